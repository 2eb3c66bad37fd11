"""Opening a table: what is asked for is checked, and names are harmless."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import SetupError
from stammtisch.server.house import House
from stammtisch.server.opening import bot_name, clean_name
from stammtisch.server.problems import Problem
from stammtisch.server.wire import BotSeat, HumanSeat, NewTable, OpenSeat
from tests.server.cairn import CairnGame, CairnState
from tests.server.sitting import ANN, Player, new_table, sit_down

BOT = BotSeat("random")
ME = HumanSeat("Ann")

WRONG = {
    "a game that is not there": (NewTable("whist", [ME, BOT]), "unknown_game", {"games": "cairn, pebbles"}),
    "too few seats": (NewTable("pebbles", [ME]), "bad_players", {"least": 2, "most": 4, "count": 1}),
    "too many seats": (NewTable("cairn", [ME, BOT, BOT, BOT]), "bad_players", {"least": 2, "most": 3, "count": 4}),
    "nobody": (NewTable("cairn", [BOT, BOT]), "bad_seats", {}),
    "nobody, and seats for others": (NewTable("cairn", [OpenSeat(), BOT]), "bad_seats", {}),
    "two people of one name": (NewTable("cairn", [ME, HumanSeat("ANN")]), "bad_name", {"name": "ANN"}),
    "a bot that is not there": (NewTable("cairn", [ME, BotSeat("deep")]), "unknown_bot", {"bots": "random"}),
    "an option that is not there": (
        NewTable("pebbles", [ME, BOT], {"round": 2}),
        "bad_option",
        {"option": "round", "options": "rounds, seating"},
    ),
    "a value that is not there": (
        NewTable("pebbles", [ME, BOT], {"rounds": 4}),
        "bad_option",
        {"option": "rounds", "value": "4", "values": "2, 3"},
    ),
    "a number as a word": (NewTable("pebbles", [ME, BOT], {"rounds": "3"}), "bad_option", {"value": "3"}),
    "no name": (NewTable("cairn", [HumanSeat("  \u202e\x00 "), BOT]), "bad_name", {"limit": 40}),
    "a long name": (NewTable("cairn", [HumanSeat("x" * 41), BOT]), "bad_name", {"limit": 40}),
    "a name twice": (NewTable("cairn", [ME, BotSeat("random", " Ann")]), "bad_name", {"name": "Ann"}),
}


@pytest.mark.parametrize(("wanted", "code", "arguments"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_is_said_with_what_would_be_right(
    house: House, wanted: NewTable, code: str, arguments: dict[str, Any]
) -> None:
    with pytest.raises(Problem) as refused:
        house.open_table(ANN, wanted)
    assert (refused.value.status, refused.value.code) == (422, code)
    assert arguments.items() <= dict(refused.value.message.arguments).items()
    assert house.tables_of(ANN) == []


def test_what_the_game_itself_refuses_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(game: CairnGame, players: int, options: object, seed: str) -> CairnState:
        raise SetupError("bad_mix", "these options exclude each other")

    monkeypatch.setattr(CairnGame, "new", refuse)
    with pytest.raises(Problem) as refused:
        house.open_table(ANN, new_table("cairn"))
    assert (refused.value.status, refused.value.code) == (422, "bad_mix")
    assert refused.value.message.arguments == {"problem": "these options exclude each other"}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \n Marie\t", "Ann Marie"),
        ("An\u202en\x07", "Ann"),
        ("Jose\u0301", "José"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("アン", "アン"),
        ("\u3164Ann\u2800", "Ann"),
        ("Ann\U0001d159\U00013441", "Ann"),
        ("A\u2d7fn\U00016fe4n\U0001107f", "Ann"),
        ("Ann\u034f\ufe0f\U000e0101", "Ann"),
        ("A\u17b4n\u180bn", "Ann"),
        ("A" + "\u0336" * 20 + "nn", "A\u0336\u0336\u0336nn"),
    ],
)
def test_a_name_is_shown_without_what_nobody_sees_or_what_covers_others(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize(
    "given", ["\u0301\u0301", "\u3164", "\u115f\u1160", "\u2800", "\uffa0\u0301", "\ufe0f", "\U0001d159"]
)
def test_a_name_in_which_nothing_is_seen_is_none(given: str) -> None:
    with pytest.raises(Problem):
        clean_name(given)


def test_a_sign_that_stands_for_many_letters_counts_as_many() -> None:
    """The Arabic ligature U+FDFA is compared as 18 letters, of which a name may have 200."""
    assert clean_name("\ufdfa" * 11)
    with pytest.raises(Problem):
        clean_name("\ufdfa" * 12)


def test_bots_without_a_name_get_one_that_nobody_has(house: House) -> None:
    opened = house.open_table(ANN, NewTable("cairn", [HumanSeat("Gustav"), BOT, BotSeat("random", "Emil")]))
    players = house.view(ANN, opened.table).players
    assert [player.name for player in players] == ["Gustav", "Hedwig", "Emil"]


def test_no_bot_is_called_as_a_seat_is_marked() -> None:
    """Six seats are marked A to F; whoever else sits there must not seem to be called so."""
    taken: list[str] = []
    for _ in range(12):
        taken.append(bot_name(taken))
    assert not [name for name in taken if name[0] in "ABCDEF"]


def test_seats_are_as_given_or_drawn(house: House) -> None:
    as_given = sit_down(house, "cairn", 3)
    assert as_given.view.me == 0
    wanted = new_table("cairn", 3)
    wanted.options = {"seating": "random"}
    drawn = Player(house, house.open_table(ANN, wanted).table)
    assert drawn.view.me == 2
    assert drawn.view.options == {}


def test_options_that_differ_from_the_default_are_kept(house: House) -> None:
    wanted = new_table("pebbles")
    wanted.options = {"rounds": 3, "seating": "as given"}
    player = Player(house, house.open_table(ANN, wanted).table)
    assert player.view.options == {"rounds": 3}
    assert player.table.state.to_data()["rounds"] == 3


def test_ids_and_seeds_cannot_be_guessed(house: House) -> None:
    ids = {sit_down(house, "cairn").table_id for _ in range(20)}
    assert len(ids) == 20
    assert all(len(table_id) >= 22 for table_id in ids)
    another = House(house.storage, house.shelf)
    seeds = {sit_down(another, "cairn").table.header.seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) >= 32 for seed in seeds)
