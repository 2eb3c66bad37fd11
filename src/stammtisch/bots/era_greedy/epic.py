"""The end of an epic game: four goals of a long one at the same time (eot.2.1-24).

Influence brings the Glorious and the Triumphant Victory, money the Technological one. The fourth goal must be gone for:
the last era or the land, whichever is nearer. Its eight cities cost morale and with it influence in every round, so who
goes for it too early never comes to the end: it is left for the last.
"""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.games.era.rules import expansion, pieces, trade
from stammtisch.games.era.setup import VASSALS
from stammtisch.games.era.state import CITIES, EraState
from stammtisch.games.era.words import CIRCUSES, EXPANSION, HIGH_MIDDLE_AGES, TRADE

GOOD_EFFORT, CITY_EFFORT, LAND_EFFORT = 2.0, 1.5, 1.0
"""How hard a luxury good, a city or a province of land is to get late in a game."""


ENOUGH_INFLUENCE = 8
VASSAL, JOY, EARNED = 0.6, 0.3, 0.5
"""What a new vassal is worth to somebody careless, a leader on Bread & Circuses, a Thaler as long as money is short."""
DEAREST = 15
"""What the dearest province costs (eot.1.3.D-21)."""


class Lacking(NamedTuple):
    """What the goals gone for still ask: luxury goods, cities, improvements, provinces of land."""

    goods: int
    cities: int
    improvements: int
    land: int


def is_played(state: EraState) -> bool:
    """eot.0.1-01: whether this is an epic game."""
    return state.setting.options.length == "epic"


def lacking(state: EraState, seat: int) -> Lacking:
    """eot.1.3.G-22, eot.2.1-12, eot.2.1-13, eot.2.1-14: what the Technological Victory and the nearer of the Cultural
    and the Dominating Victory still ask of `seat`.
    """
    player, tables = state.players[seat], state.setting.tables
    improvements = max(0, tables.technological["long"] - player.improved)
    land = max(0, tables.dominating["long"] - (state.control[seat] & state.board.land).bit_count())
    if player.era == HIGH_MIDDLE_AGES:
        return Lacking(0, 0, improvements, 0)
    goods, cities, _ = tables.requirements[HIGH_MIDDLE_AGES]
    goods = max(0, goods - state.luxuries(seat).bit_count())
    cities = max(0, cities - state.city_count(seat))
    too_much = tables.dominating["long"] > most_land(state, seat)
    if too_much or GOOD_EFFORT * goods + CITY_EFFORT * cities <= LAND_EFFORT * land:
        return Lacking(goods, cities, improvements, 0)
    return Lacking(0, 0, improvements, land)


def most_land(state: EraState, seat: int) -> int:
    """eot.1.3.D-08: how many provinces the pieces of `seat` can hold at all: hired leaders have taken vassals out of
    the game.
    """
    return VASSALS + CITIES - state.removed[seat] - state.fleets(seat)


def sprints(state: EraState, seat: int) -> bool:
    """Whether all but the fourth goal is reached: what that costs in food and morale need not be borne for long."""
    improvements = state.setting.tables.technological["long"] - state.players[seat].improved
    return improvements <= 0 and not lacks_influence(state, seat)


def lacks_influence(state: EraState, seat: int) -> bool:
    """eot.2.1-10, eot.2.1-11: whether the Glorious or the Triumphant Victory is still to be reached."""
    return _influence_to_spare(state, seat) < 0


def is_careless(state: EraState, seat: int) -> bool:
    """eot.1.1-05: whether nothing but the fourth goal matters any more: what low morale costs, there is enough of."""
    return is_played(state) and sprints(state, seat) and _influence_to_spare(state, seat) >= ENOUGH_INFLUENCE


def gives_up_land(state: EraState, seat: int) -> bool:
    """Whether the last goods are worth any land without goods."""
    return is_careless(state, seat) and lacking(state, seat).goods > 0


def _influence_to_spare(state: EraState, seat: int) -> int:
    player = state.players[seat]
    glorious = state.setting.tables.glorious["long"][len(state.players) - 1]
    return player.ip - max(glorious, player.parade)


def worth(state: EraState, seat: int, field: int, leaders: int) -> float | None:
    """What a field brings to somebody careless: new vassals are worth most, morale next to nothing; None for a field
    that is worth what it always is.
    """
    if field == EXPANSION:
        player = state.players[seat]
        at_cities = sum(player.slots[player.built :])
        room = player.free_vassals + at_cities - expansion.value(state, seat, 0, 0)
        return VASSAL * max(0, min(2 * leaders, room))
    if field == CIRCUSES:
        return JOY * leaders
    if field == TRADE and state.players[seat].thalers < DEAREST:
        return EARNED * trade.income(state, seat, leaders, pieces.usable_luxuries(state, seat).bit_count())
    return None
