"""Every value that a scenario can ask for, wherever it may be asked, and steps written as lines of notation."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from stammtisch.engine.scenario import Case, run_case
from stammtisch.games.heroes.cards import WORDS
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.scenario import READER

TABLE = (
    "stage", "turn", "first", "round", "winner", "last_move", "discard", "deck_left", "roads", "offers", "trades",
    "drawn", "tax_cards", "reshuffled", "totals", "victorious", "beaten", "due", "spoils", "cancelled",
)  # fmt: skip
SEAT = ("tribe", "hand", "hand_size", "cities", "armies", "fortresses", "monument", "out", "neighbours", "orders")
SEEN = ("hand", "hand_size", "orders", "armies", "cities", "fortresses", "monument", "tribe", "out", "line", "forces")
KEYS = (
    *TABLE,
    *(f"{seat}.{name}" for seat, name in itertools.product("AB", SEAT)),
    *(f"supply.{word}" for word in PIECE_WORDS),
    *(f"fresh.{word}" for word in (*WORDS, "size")),
    *(f"view.{viewer}.{seat}.{name}" for viewer, seat, name in itertools.product("AB", "AB", SEEN)),
    *(f"view.{viewer}.offers" for viewer in "AB"),
    *(f"view.{viewer}.spoils.{name}" for viewer, name in itertools.product("AB", ("kinds", "cards", "cities"))),
)
WAR = [{"do": "war", "by": "A", "target": "B", "purpose": "plunder", "line": ["bare"]}]
POSITIONS: dict[str, tuple[dict[str, Any], list[Any]]] = {
    "set-up": ({"stage": "setup"}, []),
    "before the fair": ({"stage": "fair:draw"}, []),
    "fair": ({"stage": "fair:bidding"}, []),
    "sealed fair": ({"stage": "fair:bidding", "options": {"fair": "sealed"}}, []),
    "before the draw": ({"stage": "move:0"}, []),
    "action": ({}, []),
    "laying": ({"stage": "move:3"}, []),
    "discarding": ({"stage": "move:4", "seats": {"A": {"hand": ["iron"] * 6}}}, []),
    "attacked": ({}, WAR),
    "before the dice": ({}, [*WAR, {"do": "answer", "by": "B"}]),
    "after the battle": ({}, [*WAR, {"do": "answer", "by": "B"}, {"do": "throw", "dice": [[1, 2]]}]),
    "over": ({"stage": "move:0", "seats": {"A": {"cities": 5}}}, [{"do": "begin", "by": "A"}]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_value_can_be_read_everywhere(name: str) -> None:
    """aoh.prep-09, aoh.win-15: what no step has told of is null; no key raises an error."""
    given, when = POSITIONS[name]
    position = READER.build(given, {})
    for step in when:
        READER.step(position, step)
    for key in KEYS:
        READER.read(position, key, None)


def test_what_no_step_has_told_of_is_null() -> None:
    """aoh.win-15: neither an error nor a number that nobody threw."""
    position = READER.build({}, {})
    unknown = [key for key in TABLE if READER.read(position, key, None) is None]
    assert unknown == ["winner", "tax_cards", "totals", "victorious", "beaten", "due", "spoils"]
    assert READER.read(position, "view.A.spoils.kinds", None) is None
    assert READER.read(position, "cancelled", None) is False


def case(given: dict[str, Any], when: list[Any], then: dict[str, Any]) -> list[Any]:
    """What is wrong with a case."""
    return run_case(READER, {}, Case("X", "", (), given, tuple(when), then))


def test_lines_of_notation_and_verbs_may_be_mixed() -> None:
    """aoh.fair-16, aoh.fair-26: a wish that a line posts has the next number, and keeps it when a line changes it."""
    given = {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron", "wood"]}, "B": {"hand": ["gold"]}}}
    when = [
        "A offer iron for stone",
        {"do": "offer", "by": "A", "give": "wood", "want": "stone"},
        "A change iron for stone into gold sealed",
        {"do": "change", "by": "A", "offer": 1, "shown": True},
        {"do": "take", "by": "B", "offer": 1, "with": "gold"},
    ]
    assert case(given, when, {"trades": [["A", "iron", "B", "gold"]], "offers": [["A", "wood", "stone"]]}) == []


def test_a_line_can_dictate_its_chance() -> None:
    """aoh.est-02."""
    given = {"seats": {"B": {"hand": ["iron"]}}, "deck": ["wood"]}
    when = [
        "A attack B for plunder",
        "A send bare",
        "A march",
        {"line": "B defend", "chance": [[5], [2]]},
        "A spoils 1",
    ]
    assert case(given, when, {"totals": [[5, 2]], "A.hand": ["iron"]}) == []


@pytest.mark.parametrize(
    ("offered", "same"),
    [
        (["A", "iron", ["gold", "stone"]], True),
        (["A", "iron", ["stone", "gold"]], True),
        (["A", "iron", "stone"], False),
        (["B", "iron", ["stone", "gold"]], False),
    ],
)
def test_wishes_are_compared_by_what_they_want(offered: list[Any], same: bool) -> None:
    """aoh.fair-15: in whatever order the kinds stand."""
    given = {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron"]}}}
    wish = {"do": "offer", "by": "A", "give": "iron", "want": ["stone", "gold"]}
    assert (case(given, [wish], {"offers": [offered]}) == []) is same


def test_hands_armies_discards_and_roads_are_compared_without_their_order() -> None:
    """aoh.prep-09: but not without their number."""
    given = {
        "players": 3,
        "seats": {"A": {"hand": ["iron", "gold", "iron"], "armies": ["led", "bare"]}},
        "roads": [["A", "B"], ["B", "C"]],
        "discard": ["wood", "grain"],
    }
    then = {
        "A.hand": ["iron", "iron", "gold"],
        "A.armies": ["bare", "led"],
        "roads": [["C", "B"], ["B", "A"]],
        "discard": ["grain", "wood"],
    }
    assert case(given, [], then) == []
    assert [wrong.key for wrong in case(given, [], {"A.hand": ["iron", "gold"]})] == ["A.hand"]
