"""What the greedy bot of Era of Tribes plans: leaders shared out, cities gathered for, the end of an epic game."""

from __future__ import annotations

import pytest

from stammtisch.bots.era_greedy import bargaining, epic, purchases, turn, values
from stammtisch.bots.era_greedy.gathering import best_site
from stammtisch.bots.registry import make_bots
from stammtisch.bots.table import play_game
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import movement
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import (
    ARCHITECTURE,
    CIRCUSES,
    DIPLOMACY,
    EGYPTIANS,
    HIGH_MIDDLE_AGES,
    IMPROVEMENT,
    SLAVS,
    TRADE,
)

NO_TIME_LEFT = 4_000


def table(length: str = "normal") -> EraState:
    """The Slavs and the Egyptians, on the whole map, without a piece on it."""
    state = GAME.new(2, {"variant": "five", "length": length}, "plans")
    for seat, tribe in enumerate((SLAVS, EGYPTIANS)):
        player = state.players[seat]
        player.tribe, player.parade, player.thalers, player.food = tribe, 44, 20, 9
        player.free_vassals, player.leaders, player.ready = 9, 2, 2
    state.round = 1
    return state


def stand(state: EraState, seat: int, province: int, cubes: int) -> None:
    """So many cubes of a seat stand on a province that it controls."""
    state.cubes[seat][province] = cubes
    state.control[seat] |= 1 << province


def neighbours(state: EraState) -> tuple[int, int]:
    """Two dotted land provinces beside each other."""
    board = state.board
    free = board.land & board.dotted
    one = next(province for province in provinces_in(free) if board.land_mask[province] & free)
    return one, next(provinces_in(board.land_mask[one] & free))


def test_leaders_are_shared_out_where_they_bring_most_together() -> None:
    """Three leaders: 5 and 3 make 8, while three on one field would bring 6; what brings nothing gets nobody."""
    worth = {CIRCUSES: [0.0, 3.0, 5.0, 6.0], DIPLOMACY: [0.0, 3.0, 3.5], TRADE: [0.0, -1.0, 0.0]}
    assert turn.best_plan(worth, 3) == {CIRCUSES: 2, DIPLOMACY: 1}
    assert turn.best_plan(worth, 1) == {CIRCUSES: 1}
    assert turn.best_plan({TRADE: [0.0, -1.0]}, 2) == {}
    assert turn.best_plan({IMPROVEMENT: [0.0, 0.0, 4.0], TRADE: [0.0, 1.0]}, 2) == {IMPROVEMENT: 2}


@pytest.mark.parametrize(("there", "beside", "gathers"), [(2, 2, True), (3, 1, False), (3, 2, False)])
def test_a_site_that_is_complete_is_not_taken_apart_for_another(there: int, beside: int, gathers: bool) -> None:
    """eot.1.3.A.3-01: three vassals make a city. Architecture I allows two; one vassal stays on each province."""
    state = table()
    state.players[0].improvements = bytes(int(area == ARCHITECTURE) for area in range(6))
    one, other = neighbours(state)
    stand(state, 0, one, there)
    stand(state, 0, other, beside)
    site = best_site(state, 0, movement.begin(state, 0, (), True).units)
    assert (site is not None) is gathers


def technological(state: EraState, influence: int) -> None:
    """The first player owns 22 improvements."""
    player = state.players[0]
    player.improvements, player.ip = bytes([4, 4, 4, 4, 3, 3]), influence


def test_the_fourth_goal_of_an_epic_game_is_left_for_the_last() -> None:
    """eot.2.1-11, eot.2.1-16, eot.2.1-24: two players need 44 influence points; with the victory parade on 44 too they
    then hold the Glorious, the Triumphant and the Technological Victory.
    """
    state = table("epic")
    technological(state, influence=43)
    assert not epic.sprints(state, 0)
    state.players[0].ip = 44
    assert epic.sprints(state, 0)
    state.players[0].parade = 45
    assert not epic.sprints(state, 0)


def test_what_the_fourth_goal_of_an_epic_game_lacks() -> None:
    """eot.1.3.G-22, eot.2.1-13: six luxury goods and eight cities, or 35 provinces, whichever is nearer; whoever has
    reached the last era lacks nothing of it.
    """
    state = table("epic")
    technological(state, influence=44)
    assert epic.lacking(state, 0) == epic.Lacking(goods=6, cities=8, improvements=0, land=0)
    poor = state.board.land & state.board.dotted & ~state.board.luxury
    for province in list(provinces_in(poor))[:34]:
        stand(state, 0, province, 1)
    assert epic.lacking(state, 0) == epic.Lacking(goods=0, cities=0, improvements=0, land=1)
    state.players[0].era = HIGH_MIDDLE_AGES
    assert epic.lacking(state, 0) == epic.Lacking(0, 0, 0, 0)


def test_hired_leaders_put_the_dominating_victory_out_of_reach() -> None:
    """eot.1.3.D-08: 36 vassals and eight cities hold 44 provinces at most; four leaders have taken twelve out of the
    game, and 32 are less than 35.
    """
    state = table("epic")
    assert epic.most_land(state, 0) == 44
    state.removed = bytes([12, 0])
    assert epic.most_land(state, 0) == 32
    assert epic.lacking(state, 0).land == 0


def test_free_vassals_are_kept_for_a_purchase_that_ends_an_epic_game() -> None:
    """eot.1.3.D-24: the buyer needs one."""
    state = table("epic")
    technological(state, influence=44)
    state.players[0].free_vassals = 1
    assert purchases.lacks_vassals(state, 0)
    state.players[0].free_vassals = 9
    assert not purchases.lacks_vassals(state, 0)
    normal = table()
    technological(normal, influence=44)
    normal.players[0].free_vassals = 1
    assert not purchases.lacks_vassals(normal, 0)


def test_architecture_is_worth_the_city_that_it_makes_room_for() -> None:
    """eot.1.3.A.3-02: without Architecture no city may be founded, with it two."""
    state = table("epic")
    before = values.improvement(state, 0, ARCHITECTURE)
    state.players[0].improvements = bytes(int(area == ARCHITECTURE) for area in range(6))
    assert values.improvement(state, 0, ARCHITECTURE) < before


@pytest.mark.parametrize(("treaties", "thalers", "sells"), [(5, 2, True), (5, 20, False), (12, 20, True)])
def test_treaties_are_sold_by_the_poor_and_by_whoever_has_many(treaties: int, thalers: int, sells: bool) -> None:
    state = table()
    state.players[0].treaties, state.players[0].thalers = treaties, thalers
    offered = bargaining.at_any_time(state, 0)
    assert offered == (act.EXCHANGE(1, 0, 1, bargaining.TREATY_PRICE, 0) if sells else None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_epic_game_of_greedy_players_ends(players: int) -> None:
    """eot.2.1-24, eot.2.1-27."""
    seed = "epic 1"
    bots = make_bots(["greedy"] * players, GAME, seed)
    assert play_game(GAME, players, {"length": "epic"}, bots, seed, most_decisions=NO_TIME_LEFT).finished
