"""The ways of a piece over several steps in words: its legs, what they cost, and what waits at the end."""

from __future__ import annotations

from stammtisch.engine.options import Leg, Message, Way
from stammtisch.games.era import actions as act
from stammtisch.games.era.notation import notation
from stammtisch.games.era.rules.routes import Route, routes
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.arguments import places
from stammtisch.games.era.wording.leaving import with_given_up
from stammtisch.games.era.wording.options import offer

MOST_WAYS = 4
"""So many ways to one province are told."""


def ways(state: EraState, seat: int, place: str) -> list[Way]:
    """eot.1.3.A.2: how a piece of the province `place` comes to every province that it reaches in part 2; none for a
    name that is no province.
    """
    start = state.board.number.get(place)
    if start is None:
        return []
    return [
        _way(state, seat, start, route) for found in routes(state, seat, start).values() for route in found[:MOST_WAYS]
    ]


def _way(state: EraState, seat: int, start: int, route: Route) -> Way:
    legs = tuple(_leg(state, *step) for step in zip(route.actions, route.through, strict=True))
    figures = {"spent": route.spent, "points": route.points, "left": route.unit[1], "carried": route.carried}
    consequence = with_given_up(state, seat, start, offer(state, seat, route.actions[-1]).consequence)
    return Way(legs, Message("era-way-cost", figures), consequence)


def _leg(state: EraState, action: int, through: tuple[int, ...]) -> Leg:
    ids = [state.board.provinces[province].id for province in through]
    kind = act.CODEC.kind(action).name.removesuffix("_over")
    label = Message(f"era-leg-{kind}", {"to": places(ids[-1:]), "seas": places(ids[:-1])})
    return Leg(action, notation(action), label, tuple(ids))
