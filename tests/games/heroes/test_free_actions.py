"""Wishes that no list can hold: their forms, and random ones (aoh.fair-15, aoh.fair-24, aoh.fair-26)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.engine.game import refusal
from stammtisch.games.heroes.cards import CLASSES, HOLDABLE, WORDS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.wishes import EXCHANGE_LIMIT
from tests.games.heroes.table import Table


def fair(**given: Any) -> Table:
    """A fair in which A holds two iron and a Hero."""
    seats = {"A": {"hand": ["iron", "iron", "hero"]}, "D": {"out": True}}
    return Table(players=4, stage="fair:bidding", seats=seats, **given)


def values(table: Table) -> Mapping[str, Mapping[str, list[str]]]:
    """The forms of A: for each kind its fields with their values."""
    return {
        form.kind: {field.name: [word for word, _ in field.values] for field in form.fields}
        for form in GAME.forms(table.state, 0)
    }


def test_an_offer_gives_what_is_free_for_any_kind_or_class() -> None:
    """aoh.fair-15, aoh.fair-16, aoh.fair-20: the wanted kinds are always the same, addressees are the others."""
    table = fair().do("A offer iron for stone", "A offer iron for gold")
    (offer, change) = (values(table)[kind] for kind in ("offer", "change"))
    assert offer["give"] == ["hero"]
    assert offer["want"] == [*(WORDS[kind] for kind in HOLDABLE), *CLASSES]
    assert offer["to"] == ["B", "C"]
    assert change["wish"] == ["iron for stone", "iron for gold"]


def test_there_is_no_form_without_a_free_card_or_after_the_limit() -> None:
    """aoh.fair-16, aoh.fair-21."""
    bare = Table(stage="fair:bidding")
    assert GAME.forms(bare.state, 0) == []
    table = fair()
    table.state.agenda[-1].exchanges = (EXCHANGE_LIMIT, 0, 0, 0)  # type: ignore[attr-defined]  # the frame of the fair
    assert GAME.forms(table.state, 0) == []
    assert GAME.sample(table.state, 0, lambda limit: 0) is None
    assert GAME.forms(Table().state, 0) == []


def test_a_list_may_give_any_kind() -> None:
    """aoh.opt-13: a card may come by an earlier wish of the list."""
    table = fair(options={"fair": "sealed"})
    assert values(table)["wish"]["give"] == [WORDS[kind] for kind in HOLDABLE]
    assert GAME.forms(table.do("A hand in").state, 0) == []


@pytest.mark.parametrize("option", ["board", "sealed"])
def test_filled_in_forms_are_actions(option: str) -> None:
    """aoh.fair-15: the pattern of a form with its values is a line of notation that is read."""
    table = fair(options={"fair": option}).do(*(["A offer iron for stone"] if option == "board" else []))
    for form in GAME.forms(table.state, 0):
        chosen = {field.name: field.values[-1][0] for field in form.fields}
        line = form.pattern.replace("[", "").replace("]", "").format(**chosen)
        assert refusal(GAME, table.state, 0, GAME.parse(line)) is None


@pytest.mark.parametrize("option", ["board", "sealed"])
def test_random_wishes_are_legal(option: str) -> None:
    """aoh.fair-16: whatever chance says."""
    table = fair(options={"fair": option}).do(*(["A offer hero for stone"] if option == "board" else []))
    source = random.Random(3)
    kinds = set()
    for _ in range(200):
        action = GAME.sample(table.state, 0, source.randrange)
        assert action is not None
        assert refusal(GAME, table.state, 0, action) is None
        kinds.add(GAME.codec.kind(action).name)
    assert kinds == ({"offer", "change"} if option == "board" else {"wish"})


def test_nothing_random_for_who_may_not_act() -> None:
    """aoh.loss-08, aoh.fair-22."""
    assert GAME.sample(fair().state, 3, lambda limit: 0) is None
    assert GAME.sample(Table(seats={"A": {"hand": ["iron"]}}).state, 0, lambda limit: 0) is None
