"""What is said before the last piece leaves a province."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.arguments import first_places
from stammtisch.games.era.wording.leaving import GIVE_UP
from stammtisch.games.era.words import GAULS, SLAVS, WINE
from stammtisch.words import Words


def movement(vassals: int, *, to_army: bool) -> tuple[EraState, int, int]:
    """The movement of the Gauls, who have so many vassals in a land with Wine: the state, the land, and a neighbour."""
    state = GAME.new(2, {"variant": "five"}, "leaving")
    for player, tribe in zip(state.players, (GAULS, SLAVS), strict=True):
        player.tribe = tribe
    board = state.board
    home, other = next(
        (land, other)
        for land in range(board.size)
        if board.land & board.luxury_of[WINE] >> land & 1
        for other in board.land_next[land]
        if board.dotted >> other & 1
    )
    state.cubes[0][home] = vassals
    state.control[0] = 1 << home
    state.army_goods = 1 << home if to_army else 0
    state.agenda.clear()
    state.push(Movement(0, False, ((home, 1, 0, vassals),), state.control[0], 0, ()))
    return state, home, other


def named(state: EraState, province: int) -> str:
    return state.board.provinces[province].name


def consequence(state: EraState, action: int) -> Message | None:
    return GAME.offer(state, 0, action).consequence


@pytest.mark.parametrize(("to_army", "ending"), [(False, "Wine."), (True, "Wine from your army.")])
def test_the_last_vassal_gives_up_the_land_and_its_goods(to_army: bool, ending: str) -> None:
    """eot.1.3.A.2-42, eot.8-25."""
    state, home, other = movement(1, to_army=to_army)
    told = consequence(state, act.MARCH(home, other, 1))
    assert told is not None
    assert told.id == GIVE_UP
    assert Words("en").format(told) == f"You give up {named(state, home)} and lose {ending}"
    assert GAME.ways(state, 0, state.board.provinces[home].id)[0].consequence == told


def test_of_two_vassals_one_may_go_and_a_city_keeps_the_land() -> None:
    """eot.1.3.A.2-43."""
    state, home, other = movement(2, to_army=False)
    assert consequence(state, act.MARCH(home, other, 1)) is None
    state, home, other = movement(1, to_army=False)
    state.cities[0] = 1 << home
    assert consequence(state, act.MARCH(home, other, 1)) is None


def test_an_attack_says_both() -> None:
    """eot.1.3.A.2-39, eot.1.3.A.2-42."""
    state, home, other = movement(1, to_army=False)
    state.cubes[1][other] = 1
    state.control[1] = 1 << other
    told = consequence(state, act.MARCH(home, other, 1))
    assert told is not None
    attack = "This is an attack on Ben, who has 1 unit there."
    lost = f"You give up {named(state, home)} and lose Wine."
    assert Words("en").format(told, ("Ann", "Ben"), 0) == f"{attack} {lost}"


@pytest.mark.parametrize(("vassals", "units"), [(1, 2), (2, 3)])
def test_goods_that_are_given_up_do_not_fight(vassals: int, units: int) -> None:
    """eot.1.3.A.4-14, eot.8-25: with the last vassal its Wine leaves the army: one vassal and one army vassal are left;
    else the Wine fights as the third.
    """
    state, home, other = movement(vassals, to_army=True)
    state.players[0].army = 1
    state.cubes[1][other] = 1
    state.control[1] = 1 << other
    lines = GAME.preview(state, 0, act.MARCH(home, other, 1))
    together = [line.arguments["units"] for line in lines if line.id == "era-preview-battle-armies"]
    assert together == [units]


def test_the_end_of_the_movement_is_asked_for_while_pieces_can_go() -> None:
    """eot.1.3.A.2-50."""
    state, home, _ = movement(1, to_army=False)
    assert GAME.offer(state, 0, act.END_MOVEMENT()).wasteful
    state.agenda.clear()
    state.push(Movement(0, False, ((home, 0, 0, 1),), state.control[0], 0, ()))
    assert not GAME.offer(state, 0, act.END_MOVEMENT()).wasteful


def test_up_to_five_provinces_are_named() -> None:
    """eot.8-13: whoever wins or loses them hears which."""
    provinces = [province.id for province in GAME.new(2, {"variant": "five"}, "names").board.provinces[:7]]
    named_all, left = first_places(provinces[:5], 10)
    assert (len(named_all["names"]), left) == (5, 0)
    _, left = first_places(provinces, 10)
    assert left == 2
