"""Provinces bought from others: which one pays, and the free vassal that is needed for it."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.bots.era_greedy import epic, land, values
from stammtisch.bots.era_greedy.aims import Aims, aims
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import cities, diplomacy, purchase
from stammtisch.games.era.state import EraState

LEAST_GAIN = 0.3
KEPT_VASSALS = 2
"""So many free vassals wait for purchases (eot.1.3.D-24)."""


class Purchase(NamedTuple):
    """What to offer, and what it is worth over its price."""

    action: int
    worth: float


def best(state: EraState, seat: int, coming: int = 0) -> Purchase | None:
    """eot.1.3.D-19: the province that is worth most over its price, if there are the treaties to enforce the purchase,
    for hardly anybody sells; `coming`: treaties that will have been earned by then. None if nothing pays.
    """
    player = state.players[seat]
    if player.treaties + coming < diplomacy.TREATIES_TO_ENFORCE:
        return None
    aimed, found = aims(state, seat), None
    for action in purchase.actions(state, seat):
        seller, province = act.BUY.arguments(action)[:2]
        worth = _worth(state, seat, seller, province, aimed)
        if worth > (found.worth if found else LEAST_GAIN):
            found = Purchase(action, worth)
    return found


def _worth(state: EraState, seat: int, seller: int, province: int, aimed: Aims) -> float:
    thalers = state.players[seat].thalers
    worth = land.held_worth(state, province, aimed) - values.price(thalers, purchase.price(state, seller, province))
    if state.cities[seller] >> province & 1 and cities.may_have_another(state, seat):
        worth += max(0.0, land.city_worth(state, seat))
    return worth


def lacks_vassals(state: EraState, seat: int) -> bool:
    """eot.1.3.D-24: whether free vassals should be kept, or come back, for a purchase that brings the end nearer."""
    if state.players[seat].free_vassals > KEPT_VASSALS or not epic.is_played(state) or not epic.sprints(state, seat):
        return False
    lacking = epic.lacking(state, seat)
    return lacking.goods > 0 or lacking.land > 0
