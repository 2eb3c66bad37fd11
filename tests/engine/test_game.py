"""The engine's loop, with Pebbles on the table: who decides, what is refused, clocks, pauses, decisions."""

from __future__ import annotations

import pytest

from stammtisch.engine import game as engine
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.umpire import DictatingUmpire, Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.frames import HELD, Stakes, Turn
from tests.support.pebbles.scenario import READER
from tests.support.pebbles.state import Pebbles
from tests.support.pebbles.words import parse


def turn_of_a(ears: str = "open") -> Pebbles:
    """A's turn at a table of three; A and B hold pebbles, C holds none."""
    state = READER.build({"players": 3, "hands": {"A": ["red", "red"], "B": ["blue"]}, "turn": "A"}, {})
    state.ears[1] = int(ears == "open")
    return state


def do(state: Pebbles, seat: int, words: str, chance: list[list[int]] | None = None) -> list[int]:
    umpire = DictatingUmpire(chance or [])
    after = engine.play(GAME, state, seat, parse(words), umpire, stop_at_pause=chance is None)
    umpire.finish()
    return list(after)


def test_the_set_up_runs_to_the_first_decision() -> None:
    state = GAME.new(3, {}, "1")
    assert engine.deciders(state) == ()
    assert engine.start(state, Umpire()) == [0, 1, 2]
    assert [sum(hand) for hand in state.hands] == [4, 4, 4]


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = turn_of_a()
    before = state.hash()
    with pytest.raises(IllegalAction, match=r"refused: empty_hand \(pebbles\.turn-02\)") as error:
        do(state, 0, "duel C")
    assert error.value.refusal.figures == {"seat": 2}
    assert state.hash() == before


def test_whoever_may_not_act_is_told_so() -> None:
    state = turn_of_a()
    before = state.hash()
    assert engine.legal_actions(state, 1) == []
    with pytest.raises(IllegalAction, match="not_your_turn"):
        do(state, 1, "pass")
    assert state.hash() == before


def test_a_seat_that_has_decided_may_act_again_until_the_last_has() -> None:
    state = READER.build({"hands": {"A": ["red", "blue"], "B": ["green"]}}, {})
    assert do(state, 0, "stake red") == [1]
    assert engine.may_act(state) == range(2)
    assert do(state, 0, "stake blue") == [1]
    top = state.agenda[-1]
    assert isinstance(top, Stakes)
    assert top.stakes == (2, -1)


def test_an_interrupt_is_answered_first_and_then_the_turn_goes_on() -> None:
    state = turn_of_a()
    decision = state.agenda[-1].number
    assert do(state, 0, "offer red for blue to B") == [1]
    assert state.agenda[-1].kind == "answer"
    assert state.agenda[-1].number > decision
    assert do(state, 1, "accept") == [0]
    assert state.agenda[-1].number == decision
    assert (state.hands[0], state.hands[1]) == ([1, 0, 1], [1, 0, 0])


def test_an_anytime_action_needs_no_turn_and_leaves_the_decision_open() -> None:
    state = turn_of_a()
    assert do(state, 2, "ears shut") == [0]
    assert state.ears == [1, 1, 0]
    with pytest.raises(IllegalAction, match="no_change"):
        do(state, 2, "ears shut")


def test_the_agenda_stops_before_a_throw_if_it_is_asked_to() -> None:
    state = turn_of_a()
    assert do(state, 0, "duel B") == []
    assert [frame.kind for frame in state.agenda[-2:]] == ["duel", "contest"]
    umpire = DictatingUmpire([[3, 5]])
    assert engine.advance(state, umpire, stop_at_pause=True) == ()
    assert umpire.outcomes == []
    state.agenda[-1].proceed(state, umpire)
    assert engine.advance(state, umpire, stop_at_pause=True) == ()
    assert (state.agenda[-1].kind, state.winner) == ("duel", 1)


def test_the_clock_ends_a_frame_in_its_own_way() -> None:
    """pebbles.stake-03: whoever has not staked holds; the stakes that are in count."""
    state = READER.build({"hands": {"A": ["red", "blue"], "B": ["green"]}}, {})
    do(state, 0, "stake red")
    engine.time_up(GAME, state, DictatingUmpire([]))
    assert state.piles == [[1, 0, 0], [0, 0, 0]]


def test_the_clock_does_the_default_where_a_frame_has_no_end_of_its_own() -> None:
    state = turn_of_a()
    assert engine.time_up(GAME, state, DictatingUmpire([])) == (1,)
    top = state.agenda[-1]
    assert isinstance(top, Turn)
    assert top.seat == 1


def test_a_decision_offers_what_is_legal_and_explains_what_is_not() -> None:
    decision = engine.decide(GAME, turn_of_a(), 0)
    assert [option.notation for option in decision.offered] == ["duel B", "pass"]
    assert [(option.notation, option.refusal.code, option.refusal.rule) for option in decision.refused] == [
        ("duel C", "empty_hand", "pebbles.turn-02")
    ]
    assert [form.pattern for form in decision.forms] == ["offer {give} for {want} to {to}"]


def test_after_the_end_nobody_decides_and_everything_is_refused() -> None:
    state = READER.build({"turn": "B", "players": 2, "piles": {"A": ["red"]}}, {})
    state.round = state.rounds
    assert do(state, 1, "pass") == []
    assert engine.deciders(state) == engine.may_act(state) == ()
    assert engine.legal_actions(state, 0) == []
    for words in ("pass", "ears shut"):
        refused = engine.refusal(GAME, state, 0, parse(words))
        assert refused is not None


def test_frames_are_numbered_in_the_order_in_which_they_were_pushed() -> None:
    state = GAME.new(2, {}, "1")
    engine.start(state, Umpire())
    numbers = [frame.number for frame in state.agenda]
    assert numbers == sorted(set(numbers))
    assert state.opened == numbers[-1]


def test_a_frame_comes_back_from_its_saved_form() -> None:
    frame = Stakes((1, HELD, -1), 0)
    frame.number = 12
    saved = frame.to_data()
    assert saved == ["stakes", 12, [1, 3, -1], 0]
    loaded = Stakes.from_data(saved)
    assert (loaded.number, loaded.stakes, loaded.contested) == (12, (1, 3, -1), 0)
