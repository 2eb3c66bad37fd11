"""The odds that are shown before an attack: landfalls, and a defender who made a revolution."""

from __future__ import annotations

from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.units import BY_SEA, Units
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import MOUNTAIN, ROMANS, SLAVS


def table() -> tuple[EraState, int, int, int]:
    """A vassal of the second player on a flat coast; beside it one of the first, who has a fleet off both coasts: the
    state, the province attacked, the own one and the sea.
    """
    state = GAME.new(2, {"variant": "five"}, "odds")
    for player, tribe in zip(state.players, (ROMANS, SLAVS), strict=True):
        player.tribe = tribe
    board = state.board
    flat = board.land & board.dotted & ~board.terrain[MOUNTAIN]
    attacked, own, sea = next(
        (land, other, sea)
        for land in range(board.size)
        if flat >> land & 1
        for other in board.land_next[land]
        for sea in board.coast[land]
        if sea in board.coast[other] and board.dotted >> other & 1
    )
    state.cubes[1][attacked] = 1
    state.control[1] = 1 << attacked
    for province in (own, sea):
        state.cubes[0][province] = 1
        state.control[0] |= 1 << province
    return state, attacked, own, sea


def against(state: EraState, units: Units, action: int) -> int:
    """How many units the defender would have after this step, as the odds say."""
    state.agenda.clear()
    state.push(Movement(0, False, tuple(sorted(units)), state.control[0], 0, ()))
    told = next(line.arguments["against"] for line in GAME.preview(state, 0, action) if "against" in line.arguments)
    assert isinstance(told, int)
    return told


def test_a_march_meets_the_vassal_alone() -> None:
    """eot.1.3.A.4-08."""
    state, attacked, own, sea = table()
    assert against(state, ((own, 1, 0, 1), (sea, 1, 0, 1)), act.MARCH(own, attacked, 1)) == 1


def test_a_landing_and_a_crossing_meet_a_militia() -> None:
    """eot.1.3.A.2-41, eot.1.3.A.4-11."""
    state, attacked, own, sea = table()
    units = ((own, 1, 0, 1), (sea, 1, 0, 1))
    assert against(state, units, act.LAND(sea, attacked, 1)) == 2
    assert against(state, units, act.TRANSPORT(own, attacked, 1)) == 2


def test_land_and_sea_together_meet_no_militia() -> None:
    """eot.1.3.A.2-62: whichever comes first."""
    state, attacked, own, sea = table()
    state.cubes[0][attacked] = 1
    assert against(state, ((attacked, 0, 0, 1), (sea, 1, 0, 1)), act.LAND(sea, attacked, 1)) == 1
    assert against(state, ((attacked, 0, BY_SEA, 1), (own, 1, 0, 1)), act.MARCH(own, attacked, 1)) == 1
    assert against(state, ((attacked, 0, BY_SEA, 1), (sea, 1, 0, 1)), act.LAND(sea, attacked, 1)) == 2


def test_after_a_revolution_one_unit_less_is_met() -> None:
    """eot.1.3.A.4-19, eot.1.3.G-15."""
    state, attacked, own, sea = table()
    state.cubes[1][attacked] = 3
    state.players[1].revolted = True
    assert against(state, ((own, 1, 0, 1), (sea, 1, 0, 1)), act.MARCH(own, attacked, 1)) == 2
