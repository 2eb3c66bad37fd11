"""Standing orders in words (aoh.evt.int-02)."""

from __future__ import annotations

from stammtisch.engine.options import Argument, Message
from stammtisch.games.heroes.actions import CODEC, PURPOSES
from stammtisch.games.heroes.cards import DISASTERS, WORDS
from stammtisch.games.heroes.rules.orders import (
    ALWAYS,
    AT_LEAST,
    HERO_WORDS,
    ORDER_WORDS,
    ROAD_WORDS,
    order_actions,
    orders_in_words,
)
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording.arguments import player
from stammtisch.games.heroes.wording.described import Described, Descriptions


def _amount(value: int) -> dict[str, Argument]:
    """`order`: ask, never, always, or `least`: only with at least `least` at stake."""
    if value <= ALWAYS:
        return {"order": ORDER_WORDS[value], "least": 0}
    return {"order": "least", "least": value - AT_LEAST}


def _fortune(disaster: int, value: int) -> Described:
    against = {"disaster": WORDS[DISASTERS[disaster]]}
    return Described(Message("heroes-do-order-fortune", {**against, **_amount(value)}))


def _olympics(purpose: int, value: int) -> Described:
    return Described(Message("heroes-do-order-olympics", {"aim": PURPOSES[purpose], **_amount(value)}))


def _heroes(value: int) -> Described:
    return Described(Message("heroes-do-order-heroes", {"order": HERO_WORDS[value]}))


def _road(builder: int, value: int) -> Described:
    return Described(Message("heroes-do-order-road", {"who": player(builder), "order": ROAD_WORDS[value]}))


def _nothing() -> Described:
    return Described(Message("heroes-do-order-nothing"))


FIXED_ORDERS: Descriptions = {
    "order_fortune": ("order", _fortune),
    "order_olympics": ("order", _olympics),
    "order_heroes": ("order", _heroes),
    "order_road": ("order", _road),
    "order_nothing": ("order", _nothing),
}


def standing_orders(state: HeroesState, seat: int) -> list[Message]:
    """aoh.evt.int-02: the orders of `seat` that hold now, each as the option that gave it; what it is asked is left
    out.
    """
    _, *given = order_actions(orders_in_words(state.players[seat].orders))
    kinds = [(CODEC.kind(action), action) for action in given]
    return [FIXED_ORDERS[kind.name][1](*kind.arguments(action)).label for kind, action in kinds]
