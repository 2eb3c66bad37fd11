"""The notation of every kind of action, there and back."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.engine.actions import ActionKind
from stammtisch.engine.game import deciders, legal_actions, play_unchecked, start
from stammtisch.engine.notation import Misread
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.actions import CODEC
from stammtisch.games.era.board_data import board_data
from stammtisch.games.era.game import GAME
from stammtisch.games.era.notation import Notation, notation, parse
from stammtisch.games.era.state import NOBODY
from stammtisch.words import Words

NUMBER = {province.id: number for number, province in enumerate(board_data().provinces)}
LATIUM, CAMPANIA, TYRRHENUM = NUMBER["latium"], NUMBER["campania"], NUMBER["mare_tyrrhenum"]


@pytest.mark.parametrize("kind", list(CODEC), ids=lambda kind: str(kind.name))
@settings(max_examples=40)
@given(data=st.data())
def test_every_code_that_stands_for_something_is_read_back(kind: ActionKind, data: st.DataObject) -> None:
    """A code is written and read back the same, or refused as one that stands for nothing."""
    action = kind(*(data.draw(st.integers(0, (1 << width) - 1)) for _, width in kind.fields))
    try:
        line = notation(action)
    except ValueError:
        return
    assert parse(line) == action
    assert parse(f"  {line.replace(' ', '   ')} ") == action


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_all_that_random_games_do_is_read_back(players: int, seed: int) -> None:
    """Every listed action of every position has a line of its own, read back without loss."""
    state, umpire = GAME.new(players, {}, f"lines {seed}"), SilentUmpire()
    start(state, umpire)
    for step in range(120):
        must = deciders(state)
        if not must:
            break
        legal = legal_actions(state, must[0])
        lines = [notation(action) for action in legal]
        assert [parse(line) for line in lines] == legal
        assert len(set(lines)) == len(lines)
        play_unchecked(state, must[0], legal[(step * 7 + seed) % len(legal)], umpire)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("activate expansion with 2 leaders", act.ACTIVATE(0, 2)),
        ("activate circuses with 1 leader", act.ACTIVATE(5, 1)),
        ("march latium to campania with 1 point", act.MARCH(LATIUM, CAMPANIA, 1)),
        ("place a vassal in latium from a city", act.PLACE(LATIUM, 1)),
        ("fight barbarians in campania", act.FIGHT(CAMPANIA, NOBODY)),
        ("fight B in campania", act.FIGHT(CAMPANIA, 1)),
        ("want no battle with C in mare_tyrrhenum", act.WANT_BATTLE(TYRRHENUM, 2, 0)),
        ("turn order C A B", act.SET_ORDER(2, 0, 1, NOBODY, NOBODY, NOBODY)),
        ("use hamlet improvement for culture", act.HAMLET(7, 5)),
        ("buy campania from B", act.BUY(1, CAMPANIA, 0, 0, 0, 0)),
        ("buy campania from B giving 3 thalers asking 1 treaty", act.BUY(1, CAMPANIA, 3, 0, 0, 1)),
        ("ally with B asking 2 thalers 2 treaties", act.ALLY(1, 0, 0, 2, 2)),
        ("counter giving 1 treaty", act.COUNTER(0, 1, 0, 0)),
        ("counter", act.COUNTER(0, 0, 0, 0)),
        ("exchange with D giving 1 thaler", act.EXCHANGE(3, 1, 0, 0, 0)),
        ("ask B for 1 vassal for 4 thalers", act.ASK_SUPPORT(1, 1, 4)),
        ("promise B attack C until round 4", act.PROMISE(1, 1, 2, 0, 4)),
        ("promise B share_sea mare_tyrrhenum until round 3", act.PROMISE(1, 4, TYRRHENUM, 0, 3)),
        ("promise B pay 4 until round 2", act.PROMISE(1, 5, 0, 4, 2)),
        ("accept", act.ACCEPT()),
        ("accept offer 3", act.ANSWER_OFFER(3, 1)),
    ],
)
def test_lines_as_players_write_them(line: str, action: int) -> None:
    assert parse(line) == action
    assert notation(action) == line


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("fond a city in rome", "'fond a city in rome' is no action; most like it are 'found a city in PROVINCE', "),
        (
            "march latium campania",
            "'march latium campania' is no action; write 'march PROVINCE to PROVINCE with POINTS'",
        ),
        ("march latim to campania with 1 point", "'latim' is no province; there are latium,"),
        ("activate war with 1 leader", "'war' is no field; there are expansion, trade"),
        ("activate trade with 16 leaders", "16 is too much; at most 15"),
        ("ally with Z", "'Z' is no seat"),
        ("ally with B for love", "'for love' is no give and take; write 'giving 3 thalers asking 1 treaty'"),
        ("exchange with B giving 3 goods", "'goods' is no means; there are thalers, treaties"),
        ("promise B eternal_love until round 3", "'eternal_love' is no promise"),
        ("promise B pay until Easter", "is no promise; write 'no_attack until round 5'"),
        ("turn order A B C D E F A", "'A B C D E F A' is no order of 1 to 6 seats"),
    ],
)
def test_errors_say_what_would_be_right(line: str, error: str) -> None:
    with pytest.raises(ValueError, match=re.escape(error)):
        parse(line)


@pytest.mark.parametrize(
    ("line", "german"),
    [
        (
            "activate war with 1 leader",
            "„war“ passt dort nicht. Dort kann stehen: expansion, trade, taxes, ",
        ),
        ("fight Z in latium", "„Z“ passt dort nicht. Dort kann stehen: A, B, C, D, E, F, G, H, I und J."),
        ("march latim to campania with 1 point", "„latim“ passt dort nicht. Dort kann stehen: latium, "),
        ("march latium", "„march latium“ ist so nicht geschrieben. Möglich: march PROVINCE to PROVINCE with POINTS."),
        ("activate trade with 16 leaders", "16 ist zu viel; dort kann höchstens 15 stehen."),
    ],
)
def test_players_are_told_what_would_be_right_in_their_language(line: str, german: str) -> None:
    with pytest.raises(Misread) as error:
        parse(line)
    assert Words("de").format(error.value.message).startswith(german)
    assert Words("en").format(error.value.message)


def test_a_map_of_its_own_has_its_own_words() -> None:
    own = Notation(["here", "there"])
    assert own.write(act.MARCH(0, 1, 1)) == "march here to there with 1 point"
    assert own.read("found a city in there") == act.FOUND(1)
    with pytest.raises(ValueError, match="there is no province 2"):
        own.write(act.FOUND(2))
