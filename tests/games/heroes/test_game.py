"""The game as the rest of the house sees it."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from stammtisch.engine import ledger, registry
from stammtisch.engine.filled import filled_lines
from stammtisch.games.heroes.cards import COPIES, TRIBES, WORDS, special_of
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import COSTS, PIECE_COPIES, PIECE_WORDS
from tests.games.heroes.spoken import say
from tests.games.heroes.table import Table

RULES = {rule["id"]: rule for rule in tomllib.loads((GAME.data_folder / "ledger.toml").read_text("utf-8"))["rule"]}


def test_it_is_found_by_its_id() -> None:
    """aoh.intro-01."""
    assert registry.game("heroes") is GAME
    assert (GAME.min_players, GAME.max_players) == (2, 6) == tuple(RULES["aoh.intro-01"]["numbers"].values())


def test_cards_are_as_many_as_the_ledger_says() -> None:
    """aoh.res-05, aoh.res-07, aoh.res-09, aoh.res-10."""
    numbers: dict[str, Any] = {**RULES["aoh.res-07"]["numbers"], **RULES["aoh.res-09"]["numbers"]}
    for word, copies in zip(WORDS, COPIES, strict=True):
        assert copies == numbers.get(word, numbers["each_special"])
    assert sum(COPIES) == RULES["aoh.res-10"]["numbers"]["cards"]
    collects = {tribe: WORDS[special_of(number)] for number, tribe in enumerate(TRIBES)}
    assert all(
        f"{tribe.capitalize()} {special}" in _told("aoh.res-05") for tribe, special in list(collects.items())[1:]
    )
    assert collects["egyptians"] == "limestone"
    assert len(TRIBES) == RULES["aoh.prep-02"]["numbers"]["tribes"]


def _told(rule: str) -> str:
    return str(RULES[rule]["text"])


def test_pieces_are_as_many_and_as_dear_as_the_ledger_says() -> None:
    """aoh.base-01, aoh.base-02, aoh.base-03, aoh.base-04, aoh.base-05, aoh.base-14."""
    plural = {"city": "cities", "army": "armies", "fortress": "fortresses", "general": "generals", "road": "roads"}
    rules = {"army": "01", "fortress": "02", "general": "03", "road": "04", "city": "05"}
    for word, copies, cost in zip(PIECE_WORDS, PIECE_COPIES, COSTS, strict=True):
        assert copies == RULES["aoh.base-14"]["numbers"][plural[word]]
        assert {WORDS[kind]: count for kind, count in cost.items()} == RULES[f"aoh.base-{rules[word]}"]["numbers"]


def test_every_rule_is_carried_out_and_tested_or_has_a_reason() -> None:
    report = ledger.rule_report(GAME)
    assert len(report) == 203
    assert [rule["id"] for rule in report if not rule["code"]] == []
    assert [rule["id"] for rule in report if not rule["tests"] and not rule["reason"]] == []


def test_tribes_have_no_name_before_they_are_dealt() -> None:
    """aoh.prep-02."""
    assert GAME.side(GAME.new(2, {}, "seed"), 0) == ""
    assert GAME.side(Table().state, 1) == "romans"


def test_nothing_is_conserved_before_the_deal() -> None:
    """aoh.prep-01: then there are no cards yet; afterwards every card and piece is counted."""
    assert GAME.conserved(GAME.new(2, {}, "seed")) == {}
    table = Table(seats={"A": {"armies": ["led@quaked"], "monument": 2, "hand": ["iron"]}}, roads=[["A", "B"]])
    counted = GAME.conserved(table.state)
    assert (counted["earthquake"], counted["limestone"], counted["iron"]) == (1, 2, 1)
    assert [counted[word] for word in PIECE_WORDS] == list(PIECE_COPIES)


def test_standing_orders_need_no_turn() -> None:
    """aoh.evt.int-02: what is offered at any time is legal and leaves the others' decision alone."""
    table = Table(players=3)
    offered = GAME.anytime_actions(table.state, 2)
    assert len(offered) == len(set(offered)) > 30
    for action in offered:
        assert GAME.is_anytime(action)
        assert GAME.anytime_refusal(table.state, 2, action) is None
    assert not GAME.is_anytime(GAME.parse("pass"))


def test_every_filled_in_form_is_a_standing_order() -> None:
    """aoh.evt.int-02: Fortune against each disaster, Olympic Games against each purpose, each with and without a number
    at stake.
    """
    table = Table(players=3)
    lines = [line for form in GAME.anytime_forms(table.state, 2) for line in filled_lines(form)]
    amounts = ["ask", "never", "always", *(str(number) for number in range(1, 13))]
    disasters = ("earthquake", "eruption", "hunger", "barbarians")
    expected = [f"order fortune {disaster} {amount}" for disaster in disasters for amount in amounts]
    purposes = ("conquest", "plunder", "destruction")
    expected += [f"order olympics {purpose} {amount}" for purpose in purposes for amount in amounts]
    assert sorted(lines) == sorted(expected)
    for line in lines:
        action = GAME.parse(line)
        assert GAME.notation(action) == line
        assert GAME.is_anytime(action)
        assert GAME.anytime_refusal(table.state, 2, action) is None


def test_who_is_out_and_who_has_won_have_no_forms_for_orders() -> None:
    """aoh.loss-10, aoh.vict-06."""
    assert GAME.anytime_forms(Table(players=3, seats={"C": {"out": True}}).state, 2) == []
    table = Table(stage="move:0", seats={"A": {"cities": 5}})
    assert [GAME.stage(table.state), GAME.anytime_forms(table.state, 0)] == ["over", []]


def test_standing_orders_in_force_are_told() -> None:
    """aoh.evt.int-02: as they were given, the latest of each; what is asked goes without saying."""
    table = Table(players=3)
    assert GAME.standing_orders(table.state, 1) == []
    table.do("B order fortune hunger 2", "B order olympics plunder always", "B order heroes army", "B order road A no")
    assert [say(order, 1) for order in GAME.standing_orders(table.state, 1)] == [
        "Fortune against Hunger: if at least 2 grain is at stake",
        "Olympic Games against plunder: always",
        "Heroes in defence: all as armies",
        "A road from Ann: refuse",
    ]
    table.do("B order fortune hunger ask", "B order olympics plunder 1")
    assert say(GAME.standing_orders(table.state, 1)[0], 1) == "Olympic Games against plunder: if at least 1 army comes"
    assert GAME.standing_orders(table.state, 0) == []
    assert GAME.standing_orders(table.do("B order nothing").state, 1) == []


@pytest.mark.parametrize(("given", "result"), [({}, None), ({"stage": "move:0", "seats": {"A": {"cities": 5}}}, (0,))])
def test_a_result_only_when_it_is_over(given: dict[str, Any], result: tuple[int, ...] | None) -> None:
    """aoh.vict-06."""
    found = GAME.result(Table(**given).state)
    assert (None if found is None else found.winners) == result
