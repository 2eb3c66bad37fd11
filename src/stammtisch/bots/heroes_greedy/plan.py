"""What to build: every kind of piece gets a worth that depends on how the game stands, and the pieces are wanted in
that order. From four players on the monument decides, so cities are for tax; with fewer players they win.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from stammtisch.games.heroes.pieces import ARMY, CITY, FORTRESS, GENERAL, PIECES, ROAD
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS

CITY_WORTH = (9.0, 7.0, 6.0, 7.0, 12.0, 3.0)
CITY_WORTH_FEW = (9.0, 7.0, 7.0, 8.0, 14.0, 2.0)
"""What one more city is worth to a tribe with 0, 1, ... cities, with four players or more and with fewer."""


class Plan(NamedTuple):
    """`order`: the pieces to build, the most wanted first; `worth`: by piece, in cards."""

    order: tuple[int, ...]
    worth: tuple[float, ...]


@lru_cache(maxsize=20_000)
def plan(few: bool, cities: int, ahead: int, bare: bool, fortresses: int, special: int, road: int, supply: int) -> Plan:
    """The plan of a tribe.

    `few`: fewer than four players live; `ahead`: how many armies the tribe has more than the strongest rival, wherever
    they are; `bare`: whether an army at home has no general; `special`: own special cards laid and held; `road`: how
    many cards more a fair the best road that can be asked for brings; `supply`: bit mask of the pieces left.
    """
    worth = [0.0] * len(PIECES)
    worth[CITY] = (CITY_WORTH_FEW if few else CITY_WORTH)[min(cities, CITIES_TO_WIN)]
    worth[ARMY] = 6.5 if ahead < 0 else 5.0 if ahead < 2 else 3.0
    worth[FORTRESS] = (1.0, 1.0, 1.5, 3.0, 4.5, 5.0)[min(special, MONUMENT_CARDS)] - 0.5 * fortresses
    worth[GENERAL] = 3.0 if bare else 0.0
    worth[ROAD] = 2.0 + 2.0 * road if road else 0.0
    wanted = [piece for piece in PIECES if worth[piece] > 0 and supply >> piece & 1]
    wanted.sort(key=lambda piece: -worth[piece])
    order = list(wanted)
    if CITY in wanted and cities < 4:
        order.append(CITY)
    if ARMY in wanted:
        order.append(ARMY)
    return Plan(tuple(order), tuple(worth))
