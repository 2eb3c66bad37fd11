"""The notation of every kind of action, there and back."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.actions import CODEC, OTHER
from stammtisch.games.heroes.cards import HOLDABLE, KINDS
from stammtisch.games.heroes.notation import notation, parse
from stammtisch.games.heroes.pieces import PIECES, ROAD
from stammtisch.games.heroes.rules.orders import HIGHEST
from stammtisch.games.heroes.state import NOBODY

SEATS = st.integers(0, 5)
CARDS = st.sampled_from([*KINDS, OTHER])
WANTS = st.integers(1, (1 << (OTHER + 1)) - 1)
ADDRESSEES = st.one_of(SEATS, st.just(NOBODY))
TRUTHS = st.integers(0, 1)
AMOUNTS = st.integers(0, HIGHEST)
PAYMENTS = st.lists(st.sampled_from(HOLDABLE), max_size=7).map(act.payment_code)
WISH = (CARDS, WANTS, ADDRESSEES, TRUTHS)

ARGUMENTS: Mapping[str, tuple[st.SearchStrategy[int], ...]] = {
    "tax": (),
    "tax_laying": (CARDS,),
    "build": (st.sampled_from(PIECES), PAYMENTS, SEATS),
    "attack": (SEATS, st.integers(0, 2)),
    "send": (st.integers(0, 4),),
    "march": (),
    "pass": (),
    "lay": (st.integers(0, 7), CARDS),
    "keep": (),
    "discard": (CARDS,),
    "strike": (SEATS, st.integers(0, 2)),
    "erupt": (SEATS,),
    "fortune": (),
    "olympics": (),
    "accept": (),
    "approve": (),
    "refuse": (),
    "defend": (),
    "stand": (),
    "spoils": (st.integers(0, 31),),
    "offer": WISH,
    "change": (*WISH, WANTS, ADDRESSEES, TRUTHS),
    "withdraw": WISH,
    "take": (SEATS, CARDS, WANTS, ADDRESSEES, CARDS),
    "done": (),
    "wish": WISH[:3],
    "hand_in": (),
    "clear": (),
    "order_fortune": (st.integers(0, 3), AMOUNTS),
    "order_olympics": (st.integers(0, 2), AMOUNTS),
    "order_heroes": (st.integers(0, 3),),
    "order_road": (SEATS, st.integers(0, 2)),
    "order_nothing": (),
}


def test_every_kind_is_tried() -> None:
    assert list(ARGUMENTS) == [kind.name for kind in CODEC]


@pytest.mark.parametrize("name", ARGUMENTS)
@settings(max_examples=25)
@given(data=st.data())
def test_every_action_is_read_back(name: str, data: st.DataObject) -> None:
    arguments = [data.draw(strategy) for strategy in ARGUMENTS[name]]
    if name == "build" and arguments[0] != ROAD:
        arguments[2] = 0
    action = CODEC[name](*arguments)
    line = notation(action)
    assert parse(line) == action
    assert parse(f"  {line.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("tax laying marble", act.TAX_LAYING(7)),
        ("build army with iron grain grain", act.BUILD(1, act.payment_code([0, 2, 2]), 0)),
        ("build army with grain iron grain", act.BUILD(1, act.payment_code([0, 2, 2]), 0)),
        ("build road to B with stone gold", act.BUILD(4, act.payment_code([3, 4]), 1)),
        ("send bare+hero", act.SEND(3)),
        ("strike all of F", act.STRIKE(5, 2)),
        ("offer iron for stone or gold to B sealed", act.OFFER(0, 1 << 3 | 1 << 4, 1, 0)),
        ("offer iron for gold or stone to B sealed", act.OFFER(0, 1 << 3 | 1 << 4, 1, 0)),
        ("offer iron for usual", act.OFFER(0, 31, NOBODY, 1)),
        ("offer iron for usual or hero", act.OFFER(0, 31 | 1 << 11, NOBODY, 1)),
        ("offer city for iron", act.OFFER(OTHER, 1, NOBODY, 1)),
        ("change iron for any to C into gold sealed", act.CHANGE(0, (1 << 14) - 1, 2, 1, 1 << 4, NOBODY, 0)),
        ("take iron for any to B from A with wood", act.TAKE(0, 0, (1 << 14) - 1, 1, 1)),
        ("order olympics conquest 2", act.ORDER_OLYMPICS(0, 4)),
        ("order fortune hunger ask", act.ORDER_FORTUNE(2, 0)),
        ("order road F yes", act.ORDER_ROAD(5, 1)),
    ],
)
def test_lines_as_players_write_them(line: str, action: int) -> None:
    assert parse(line) == action


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("", "most like it are"),
        ("biuld army with iron", "most like it are 'build PIECE with CARDS"),
        ("attack Z for plunder", "attack SEAT for conquest, plunder or destruction"),
        ("attack B for tribute", "conquest, plunder, destruction"),
        ("build tower with iron", "city, army, fortress, general, road"),
        ("build road with stone stone", "build road to B with stone stone"),
        ("build city to B with wood wood stone", "build city with wood wood stone"),
        ("build army with iron grain bread", "'bread' is no card; there are iron"),
        ("send elephants", "bare, led, hero, bare+hero, hero+hero"),
        ("offer iron", "offer CARD for CARDS [to SEAT] [sealed]"),
        ("offer iron for bread", "'bread' is no card; there are iron"),
        ("lay limestone", "lay NUMBER CARD"),
        ("order fortune hunger often", "'often' is no order; there are ask, never, always, 1..60"),
        ("order fortune rain always", "earthquake, eruption, hunger, barbarians"),
        ("play hero", "play fortune"),
    ],
)
def test_what_is_no_action_is_told_what_would_be_right(line: str, right: str) -> None:
    with pytest.raises(ValueError, match=re.escape(right)):
        parse(line)


def test_a_code_that_is_none_has_no_line() -> None:
    with pytest.raises(ValueError, match="no action code"):
        notation(63)


@given(cards=st.lists(st.sampled_from(HOLDABLE), max_size=7))
def test_payments_are_read_back(cards: list[int]) -> None:
    assert act.payment_cards(act.payment_code(cards)) == sorted(cards)


@pytest.mark.parametrize("cards", [[14], [0] * 8])
def test_what_cannot_pay(cards: list[int]) -> None:
    """aoh.res-04, aoh.res-08: cards that are played when drawn are in no hand."""
    with pytest.raises(ValueError, match="pay"):
        act.payment_code(cards)
