"""The greedy bot of Era of Tribes: the plainly right choice in positions made by hand, and whole games."""

from __future__ import annotations

import pytest

from stammtisch.bots.era_greedy import GreedyBot, land, last_round
from stammtisch.bots.registry import make_bots
from stammtisch.bots.table import play_game
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import battle, diplomacy, movement, proposals, revolution
from stammtisch.games.era.rules.commitment import Commit
from stammtisch.games.era.rules.founding import Founding
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.improvement import Improvement
from stammtisch.games.era.rules.losses import Losses
from stammtisch.games.era.rules.placement import Placement, Removal, places
from stammtisch.games.era.rules.proposals import Extras
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, Fighting
from stammtisch.games.era.rules.turn import AddGoods, Turn
from stammtisch.games.era.rules.turn_order import SetOrder, order_code
from stammtisch.games.era.setup import FreeImprovement, KeepCard
from stammtisch.games.era.state import LOWEST_MORALE, EraState
from stammtisch.games.era.words import (
    AGRICULTURE,
    ARCHITECTURE,
    CIRCUSES,
    COLONISTS,
    EGYPTIANS,
    GLORIOUS,
    GRAIN,
    IMPROVEMENT,
    NOBILITY,
    REVOLUTION,
    SCHOLARS,
    SLAVS,
    TAXES,
    THE_RICH,
    TRADE,
)

MOST_ROUNDS = 25
NO_TIME_LEFT = 4_000
"""Decisions after which a game of bots counts as one that does not end."""


def table() -> EraState:
    """The Slavs and the Egyptians on their homes, on the whole map, with two leaders and some money each."""
    state = GAME.new(2, {"variant": "five"}, "greedy")
    for seat, tribe in enumerate((SLAVS, EGYPTIANS)):
        player = state.players[seat]
        player.tribe, player.parade, player.thalers, player.food = tribe, 27, 5, 3
        player.free_vassals, player.leaders, player.ready = 9, 2, 2
        for home in state.board.homes[tribe]:
            stand(state, seat, home, 1)
    state.round = 1
    return state


def stand(state: EraState, seat: int, province: int, cubes: int) -> None:
    """So many cubes of a seat stand on a province that it controls."""
    state.cubes[seat][province] = cubes
    state.control[seat] |= 1 << province


def chosen(state: EraState, frame: EraFrame, seat: int = 0) -> int:
    """What the bot does when `frame` asks it."""
    state.push(frame)
    legal = frame.legal_actions(state, seat)
    action = GreedyBot(GAME, seat, "greedy").choose(legal, state)
    assert action in legal
    return action


def crossing(state: EraState) -> tuple[int, int, int]:
    """A land province with two free neighbours, one with a luxury good and one without anything but its land."""
    board = state.board
    free = board.land & board.dotted & ~state.present(0) & ~state.present(1)
    goods = board.luxury | board.horse | board.ore
    for province in provinces_in(free):
        around = board.land_mask[province] & free
        rich = list(provinces_in(around & board.luxury))
        poor = [place for place in provinces_in(around & ~goods) if not board.terrain[GRAIN] >> place & 1]
        if rich and poor:
            return province, rich[0], poor[0]
    raise AssertionError("the map has such a province")


# --- the turn ---------------------------------------------------------------------------------------------------------


def field_of(action: int) -> int:
    """The field that is activated."""
    assert act.kind_of(action) == act.ACTIVATE.number
    return act.ACTIVATE.arguments(action)[0]


def ready_for_bronze(state: EraState) -> None:
    """Four improvements and a city: two of the three requirements of the Bronze Age."""
    player = state.players[0]
    player.improvements, player.built = bytes([1, 1, 1, 1, 0, 0]), 1
    state.cities[0] = 1 << state.board.homes[SLAVS][0]
    assert revolution.possible(state, 0)


def test_the_last_leader_makes_a_revolution_that_is_possible() -> None:
    state = table()
    ready_for_bronze(state)
    state.players[0].ready = 1
    assert field_of(chosen(state, Turn(0))) == REVOLUTION


def test_a_revolution_waits_while_other_leaders_are_ready() -> None:
    """It ends the round for the tribe (eot.1.3.G): three leaders act before."""
    state = table()
    ready_for_bronze(state)
    state.players[0].ready = state.players[0].leaders = 4
    assert field_of(chosen(state, Turn(0))) != REVOLUTION


def ruin(thalers: int) -> EraState:
    """The first player has nothing but a city, no food and the lowest morale."""
    state = table()
    player = state.players[0]
    for home in state.board.homes[player.tribe]:
        state.cubes[0][home] = 0
        state.control[0] &= ~(1 << home)
    city = state.board.homes[player.tribe][0]
    state.cities[0] |= 1 << city
    state.control[0] |= 1 << city
    player.built, player.food, player.morale, player.thalers = 1, 0, LOWEST_MORALE, thalers
    return state


def test_in_ruin_money_is_earned_for_agriculture() -> None:
    """Morale that is given to is eaten up in every round: only food makes vassals again."""
    assert field_of(chosen(ruin(thalers=0), Turn(0))) == TRADE
    assert field_of(chosen(ruin(thalers=20), Turn(0))) == IMPROVEMENT
    assert chosen(ruin(thalers=20), Improvement(0, 1)) == act.IMPROVE(AGRICULTURE)


def test_the_last_round_has_come_when_a_tribe_will_lose_its_last_vassal() -> None:
    """eot.1.3.A.1-05, eot.2.1-27: without food and at the lowest morale, once its leaders are spent."""
    state = table()
    other = state.players[1]
    other.food, other.morale = 0, LOWEST_MORALE
    assert not last_round.has_come(state)
    other.ready = 0
    assert last_round.has_come(state)
    other.food = 9
    assert not last_round.has_come(state)


def test_in_the_last_round_influence_counts_and_money_does_not() -> None:
    """eot.1.3.E-08, eot.2.2-07: whoever is the first at a level gains a point; without money, and with the ring taken,
    two leaders raise morale from the field for -1 to that for 1.
    """
    state = table()
    state.ended_by = GLORIOUS
    assert field_of(chosen(state, Turn(0))) == IMPROVEMENT
    state.players[0].thalers, state.players[0].morale, state.ring_taken = 0, -1, True
    assert field_of(chosen(state, Turn(0))) == CIRCUSES


def test_three_ruined_tribes_find_a_way_out() -> None:
    """In this game all three lose everything but cities early; they used to hold games for ever."""
    bots = make_bots(["greedy"] * 3, GAME, "1/13")
    played = play_game(GAME, 3, {}, bots, "1/13", most_decisions=NO_TIME_LEFT)
    assert played.finished


def test_taxes_are_not_raised_at_the_lowest_morale() -> None:
    """Each field below the end of the track costs an influence point."""
    state = table()
    state.players[0].morale = -10
    assert chosen(state, Turn(0)) not in [act.ACTIVATE(TAXES, leaders) for leaders in (1, 2)]


@pytest.mark.parametrize(("morale", "adds"), [(-6, True), (5, False)])
def test_goods_go_to_bread_and_circuses_only_while_morale_is_low(morale: int, adds: bool) -> None:
    state = table()
    good = next(provinces_in(state.board.luxury & state.board.land & ~state.present(1)))
    stand(state, 0, good, 1)
    state.players[0].morale = morale
    action = chosen(state, AddGoods(0, CIRCUSES, 1, 0))
    assert (act.kind_of(action) == act.ADD_GOOD.number) is adds


# --- the expansion ----------------------------------------------------------------------------------------------------


def test_a_new_vassal_is_placed_where_a_luxury_good_is_near() -> None:
    state = table()
    province, _, _ = crossing(state)
    for home in state.board.homes[SLAVS]:
        state.cubes[0][home] = 0
    state.control[0] = 0
    stand(state, 0, province, 1)
    assert act.PLACE.arguments(chosen(state, Placement(0, 1, places(state, 0), ())))[0] == province


def test_a_vassal_to_spare_leaves_before_the_only_one_of_a_province() -> None:
    state = table()
    first, second = state.board.homes[SLAVS][:2]
    state.cubes[0][second] = 2
    assert state.cubes[0][first] == 1
    assert chosen(state, Removal(0, 1)) == act.REMOVE(second)


def test_a_vassal_marches_to_the_luxury_good_and_not_beside_it() -> None:
    state = table()
    province, _, _ = crossing(state)
    stand(state, 0, province, 2)
    for home in state.board.homes[SLAVS]:
        state.cubes[0][home] = 0
    state.control[0] = 1 << province
    action = chosen(state, movement.begin(state, 0, (), True))
    assert act.kind_of(action) == act.MARCH.number
    start, end, _ = act.MARCH.arguments(action)
    assert start == province
    assert state.board.luxury >> end & 1


def test_the_only_vassal_of_a_province_stays() -> None:
    state = table()
    assert chosen(state, movement.begin(state, 0, (), True)) == act.END_MOVEMENT()


@pytest.mark.parametrize(("food", "founds"), [(5, True), (0, False)])
def test_a_city_is_founded_if_it_does_not_bring_hunger(food: int, founds: bool) -> None:
    """It eats two (eot.1.3.A.3)."""
    state = table()
    player, home = state.players[0], state.board.homes[SLAVS][0]
    player.food = food
    player.improvements = bytes(int(area == ARCHITECTURE) for area in range(6))
    state.cubes[0][home] = 3
    assert chosen(state, Founding(0)) == (act.FOUND(home) if founds else act.END_CITIES())


# --- battles ----------------------------------------------------------------------------------------------------------


def fight(state: EraState, attackers: int, defenders: int, army: int, side: int) -> int:
    """What seat 0 commits in a battle for a home of the one who defends, with so many cubes on each side."""
    attacker, defender = (0, 1) if side == ATTACKER else (1, 0)
    province = state.board.homes[state.players[defender].tribe][0]
    state.cubes[defender][province], state.cubes[attacker][province] = defenders, attackers
    state.players[0].army = army
    running = Fighting(province, attacker, defender, attackers, 0, 0, attacker, True)
    running.units = (battle.attackers(state, running), battle.defenders(state, running))
    state.push(running)
    return chosen(state, Commit(0, side, 0))


def test_the_army_is_committed_to_a_battle_that_is_close() -> None:
    assert fight(table(), 3, 3, 3, ATTACKER) == act.COMMIT(act.UNIT_ARMY, 1)


def test_nothing_is_committed_to_a_battle_that_is_as_good_as_won() -> None:
    assert fight(table(), 12, 1, 3, ATTACKER) == act.READY()


def test_nothing_is_committed_to_a_battle_that_is_lost_anyway() -> None:
    assert fight(table(), 14, 1, 1, DEFENDER) == act.READY()


@pytest.mark.parametrize(
    ("attackers", "defenders", "revolted", "chance"),
    [(2, 2, False, 25 / 324), (2, 2, True, 2 / 3), (1, 1, False, 1 / 18), (1, 1, True, 1.0)],
)
def test_after_a_revolution_a_defender_is_imagined_with_one_unit_less(
    attackers: int, defenders: int, revolted: bool, chance: float
) -> None:
    """eot.1.3.A.4-19, eot.1.3.A.4-87, R-098, worked out by hand. With Sword alone the attacker strikes twice in 2 of 36
    throws, once in 14, never in 20; with Strength besides in 6, 18 and 12. Against as many he holds Sword alone: one
    against one he must strike twice at once, two against two as well, or once and then win one against one: 2/36 +
    14/36 * 2/36. Two against one have Strength and win unless they never strike. Against nobody no die is rolled.
    """
    state = table()
    home = state.board.homes[EGYPTIANS][0]
    state.cubes[1][home] = defenders
    state.players[1].revolted = revolted
    assert land.attack_chance(state, 0, home, attackers) == pytest.approx(chance)


def test_a_militia_is_lost_before_a_legion() -> None:
    """A militia comes anew with every battle, a legion does not."""
    state = table()
    units = [0] * len(act.UNITS)
    units[act.UNIT_LEGION], units[act.UNIT_MILITIA] = 1, 1
    running = Fighting(state.board.homes[SLAVS][0], 1, 0, 2, 0, 0, 1, True)
    running.units = ((0,) * len(act.UNITS), tuple(units))
    state.push(running)
    assert chosen(state, Losses(0, DEFENDER, 1)) == act.LOSE(act.UNIT_MILITIA)


# --- diplomacy, cards, the set-up -------------------------------------------------------------------------------------


def answer(what: int, extras: Extras) -> int:
    """What the Slavs say to Egyptians who stand beside one of their homes, and could be told yes or no."""
    state = table()
    board, home = state.board, state.board.homes[SLAVS][0]
    state.players[1].thalers = 63
    stand(state, 1, next(provinces_in(board.land_mask[home] & board.dotted & ~state.present(0))), 1)
    frame = diplomacy.Answer(0, what, 1, home if what == proposals.BUY else 0, extras, False)
    assert frame.legal_actions(state, 0) == [act.ACCEPT(), act.REFUSE()]
    return chosen(state, frame)


def test_an_alliance_is_welcome_if_it_does_not_cost_all_the_money() -> None:
    assert answer(proposals.ALLY, Extras()) == act.ACCEPT()
    assert answer(proposals.ALLY, Extras(ask_thalers=5)) == act.REFUSE()


def test_a_province_is_sold_only_for_much_more_than_its_price() -> None:
    assert answer(proposals.BUY, Extras()) == act.REFUSE()
    assert answer(proposals.BUY, Extras(thalers=40)) == act.ACCEPT()


@pytest.mark.parametrize(("cards", "place"), [((SCHOLARS, THE_RICH), 0), ((THE_RICH, SCHOLARS), 1)])
def test_the_card_is_scored_in_which_the_own_tribe_leads(cards: tuple[int, int], place: int) -> None:
    """eot.3-12, eot.3-15: two improvements against none, five Thalers against twenty."""
    state = table()
    state.players[0].improvements = bytes([1, 1, 0, 0, 0, 0])
    state.players[1].thalers = 20
    state.open_cards = list(cards)
    assert chosen(state, revolution.ScoreCard(0)) == act.SCORE_CARD(place)


def test_at_the_set_up_a_card_that_every_tribe_serves_and_food_are_taken() -> None:
    state = table()
    assert chosen(state, KeepCard(0, (COLONISTS, NOBILITY))) == act.KEEP_CARD(NOBILITY)
    assert chosen(state, FreeImprovement(0)) == act.IMPROVE(AGRICULTURE)


def test_whoever_sets_the_turn_order_goes_first() -> None:
    state = table()
    assert chosen(state, SetOrder(1), 1) == order_code((1, 0))


# --- whole games ------------------------------------------------------------------------------------------------------


def test_greedy_wins_nearly_all_games_against_three_random_players() -> None:
    """Eleven of twelve at least, alone."""
    won = 0
    for number in range(12):
        seed = f"one greedy {number}"
        names = ["random"] * 4
        names[number % 4] = "greedy"
        played = play_game(GAME, 4, {}, make_bots(names, GAME, seed), seed, most_decisions=NO_TIME_LEFT)
        assert played.finished
        won += played.state.winners == (number % 4,)
    assert won >= 11


@pytest.mark.parametrize("number", range(6))
def test_four_greedy_players_end_their_game_in_time(number: int) -> None:
    seed = f"four greedy {number}"
    played = play_game(GAME, 4, {}, make_bots(["greedy"] * 4, GAME, seed), seed, most_decisions=NO_TIME_LEFT)
    assert played.finished
    assert played.state.round <= MOST_ROUNDS
