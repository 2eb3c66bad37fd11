"""Standing orders (aoh.evt.int-02)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine.options import Refusal
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.cards import DISASTERS, WORDS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.orders import (
    HERO_WORDS,
    HIGHEST,
    ROAD_WORDS,
    order_actions,
    order_value,
    ordered,
    orders_in_words,
)
from stammtisch.games.heroes.state import NO_ORDERS
from tests.games.heroes.table import Table

AMOUNTS = st.one_of(st.sampled_from(["never", "always"]), st.integers(1, HIGHEST - 2))
TOLD = st.fixed_dictionaries(
    {},
    optional={
        "fortune": st.dictionaries(st.sampled_from([WORDS[card] for card in DISASTERS]), AMOUNTS, min_size=1),
        "olympics": st.dictionaries(st.sampled_from(act.PURPOSES), AMOUNTS, min_size=1),
        "heroes": st.sampled_from(HERO_WORDS[1:]),
        "road": st.dictionaries(st.sampled_from("ABCDEF"), st.sampled_from(ROAD_WORDS[1:]), min_size=1),
    },
)


@given(told=TOLD)
def test_orders_are_told_as_they_were_given(told: dict[str, Any]) -> None:
    """aoh.evt.int-02: and new ones take the place of the old."""
    orders: tuple[int, ...] = (1,) * len(NO_ORDERS)
    for action in order_actions(told):
        orders = ordered(orders, action)
    assert orders_in_words(orders) == told


@pytest.mark.parametrize(
    "told",
    [
        {"luck": {}},
        {"fortune": {"rain": "always"}},
        {"fortune": {"hunger": "sometimes"}},
        {"fortune": {"hunger": 0}},
        {"olympics": {"tribute": "always"}},
        {"heroes": "mounted"},
        {"road": {"A": "perhaps"}},
        {"road": {"Z": "yes"}},
    ],
)
def test_what_is_no_order_is_named(told: dict[str, Any]) -> None:
    """aoh.evt.int-02."""
    with pytest.raises(ValueError, match=r"there are|it is|no topic|no seat"):
        order_actions(told)


def test_values_of_an_order() -> None:
    """aoh.evt.int-02: ask, never, always, or from so many things at stake on."""
    assert [order_value(word) for word in ("ask", "never", "always", 1, "7")] == [0, 1, 2, 3, 9]
    with pytest.raises(ValueError, match=r"ask, never, always, 1\.\."):
        order_value(0)


def test_orders_are_seen_by_their_owner_alone() -> None:
    """aoh.evt.int-02: others learn neither what was ordered nor that something was."""
    table, without = Table(players=3), Table(players=3)
    table.do("B order fortune hunger 2")
    assert table.seen("B").orders != NO_ORDERS
    for seat in ("A", "C", None):
        assert table.seen(seat) == without.seen(seat)
        assert table.told("order", seat) == []
    assert table.told("order", "B") == [{"seat": 1}]


def test_orders_are_given_at_any_time_and_change_nothing_else() -> None:
    """aoh.evt.int-02: out of turn as well; `order nothing` takes all back."""
    table = Table(players=3)
    before = table.state.hash()
    table.do("C order heroes army", "C order road B yes")
    assert table.deciders() == "A"
    table.do("C order nothing")
    assert table.state.hash() == before


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (1, act.ORDER_ROAD(1, 1)),
        (1, act.ORDER_ROAD(4, 1)),
        (1, act.ORDER_ROAD(0, 3)),
        (1, act.ORDER_OLYMPICS(3, 1)),
        (1, act.ORDER_OLYMPICS(0, 63)),
        (1, act.ORDER_FORTUNE(0, 63)),
    ],
)
def test_orders_that_mean_nothing_are_refused(seat: int, action: int) -> None:
    """aoh.evt.int-02: a road to oneself or to nobody, an unknown purpose, a number too high."""
    assert GAME.anytime_refusal(Table(players=3).state, seat, action) == Refusal("bad_order", "aoh.evt.int-02")


def test_who_is_out_gives_no_orders() -> None:
    """aoh.loss-10."""
    table = Table(players=3, seats={"C": {"out": True}})
    assert table.refusal("C order heroes army") == Refusal("out", "aoh.loss-10")
    assert GAME.anytime_actions(table.state, 2) == []
