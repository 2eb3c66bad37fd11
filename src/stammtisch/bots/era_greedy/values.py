"""What things are worth to a tribe, in influence points (IP), and what a position is worth as their sum."""

from __future__ import annotations

from stammtisch.bots.era_greedy.aims import aims
from stammtisch.games.era.board import Board, provinces_in
from stammtisch.games.era.rules import trade
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import AGRICULTURE, ARCHITECTURE, COMMERCE, GRAIN, MECHANICS, NAVIGATION

LAND, LUXURY, HORSE, ORE = 0.55, 1.3, 0.4, 0.6
FOOD, HUNGER, HUNGER_ASIDE = 0.45, -3.5, -2.0
CITY, IMPROVEMENT, ERA, LEADER = 2.2, 1.5, 3.0, 3.0
ARMY, TREATY, HAMLET, VASSAL = 0.3, 0.15, 0.5, 0.05
THALER, SOME_THALERS, MANY_THALERS, MORE_THAN_NEEDED = 0.25, 12, 30, 100
"""What the first Thalers are worth; what is beyond a sum is worth less."""
TRADE_INCOME, CULTURE_POINT = 0.35, 2.5
ENOUGH_FOOD = 6
LOST_INFLUENCE = 2.0
"""What a point lost at the end of the morale track is worth: whoever lies there will lose more."""


def morale(field: int) -> float:
    """What a field of the morale track is worth: it costs vassals in every expansion, and below its end influence."""
    if field >= 0:
        return 0.4 * field
    return 0.6 * field - 0.05 * field * field


def thalers(amount: int) -> float:
    """Money is worth less the more there is."""
    worth = THALER * min(amount, SOME_THALERS)
    worth += 0.15 * max(0, min(amount, MANY_THALERS) - SOME_THALERS)
    return worth + 0.04 * max(0, min(amount, MORE_THAN_NEEDED) - MANY_THALERS)


def price(have: int, cost: int) -> float:
    """What paying so much out of what is there is worth."""
    return thalers(have) - thalers(have - cost)


def province(board: Board, number: int) -> float:
    """What controlling a land province is worth: the land itself, its goods and its food."""
    bit = 1 << number
    worth = LAND
    if board.luxury & bit:
        worth += LUXURY
    if board.horse & bit:
        worth += HORSE
    if board.ore & bit:
        worth += ORE
    if board.terrain[GRAIN] & bit:
        worth += FOOD + 0.4
    return worth


def sea(board: Board, number: int) -> float:
    """What controlling a sea province is worth: its fish, and a little for the way."""
    return 0.15 + (FOOD + 0.4 if board.fish >> number & 1 else 0)


def food(balance: int) -> float:
    """Food makes expansions, hunger costs them; beyond enough it is worth little."""
    if balance < 0:
        return HUNGER * -balance
    return FOOD * min(balance, ENOUGH_FOOD) + 0.1 * max(0, balance - ENOUGH_FOOD)


def position(state: EraState, seat: int) -> float:
    """What the position is worth to `seat`, the other tribes left aside."""
    player, board = state.players[seat], state.board
    worth = float(player.ip) + morale(player.morale) + thalers(player.thalers) + food(player.food)
    worth += HUNGER_ASIDE * player.hunger_aside + TREATY * player.treaties + HAMLET * len(player.hamlets)
    worth += LEADER * player.leaders + ERA * player.era + IMPROVEMENT * player.improved
    worth += ARMY * (player.army + player.legions + player.militia) + VASSAL * player.free_vassals
    worth += CITY * state.city_count(seat) + TRADE_INCOME * trade.markers(state, seat)
    mine = state.control[seat]
    worth += sum(province(board, number) for number in provinces_in(mine & board.land))
    return worth + sum(sea(board, number) for number in provinces_in(mine & board.sea))


def improvement(state: EraState, seat: int, area: int) -> float:
    """What the next level of an area is worth besides being an improvement."""
    player, tables = state.players[seat], state.setting.tables
    level = player.improvements[area] + 1
    aimed = aims(state, seat)
    worth = IMPROVEMENT + (1.0 if state.researched[area] < level else 0.0) + aimed.improvement
    if area == AGRICULTURE:
        return (
            worth + food(player.food + tables.agriculture_food[level]) - food(player.food) + (1.0 if level == 2 else 0)
        )
    if area == ARCHITECTURE:
        room = tables.city_limit[level - 1] - state.city_count(seat)
        return worth + (2.6 + aimed.city if room <= 0 else 0.7)
    if area == MECHANICS:
        return worth + (1.4 if level in (1, 2) else 0.9)
    if area == COMMERCE:
        return worth + TRADE_INCOME * 2 * (tables.commerce_marker[level] - tables.commerce_marker[level - 1])
    if area == NAVIGATION:
        return worth + (0.9 if level == 1 else 0.5)
    gained = CULTURE_POINT * tables.culture_ip[level] + 0.4 * tables.culture_morale[level]
    return worth + gained + 0.3 * (tables.circuses_bonus[level] - tables.circuses_bonus[level - 1])
