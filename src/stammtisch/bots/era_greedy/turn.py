"""Which field to activate, with how many leaders and goods."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stammtisch.bots.era_greedy import bargaining, diplomacy, last_round, rescue, values
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import circuses, expansion, improvement, pieces, revolution, taxes, trade
from stammtisch.games.era.rules.turn import AddGoods
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE, EraState
from stammtisch.games.era.words import (
    CIRCUSES,
    DIPLOMACY,
    EXPANSION,
    IMPROVEMENT,
    LEVELS,
    REVOLUTION,
    TAXES,
    TRADE,
)

LEADER_WORTH = 0.9
"""What a leader would be worth elsewhere this round: a field must bring more for each."""
EXPANSION_POINT = 0.45
ENOUGH_JOY = 1
GRUDGE = 1.5
"""Taxes cost more than the morale lost at once: the next expansions suffer."""
GOOD_WORTH = 0.4
"""What a luxury good would be worth on another field."""
SAVED_WORTH, MOST_FOR_A_THALER = 1.0, 0.8
"""How much of what the next improvement brings is put down to the money for it, and the most for a Thaler."""


def choose(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """What there is to say to others, then the activation that brings most over what its leaders would be worth
    elsewhere; to pass if none brings anything.
    """
    said = bargaining.at_any_time(state, seat)
    if said is not None:
        return said
    best, chosen = 0.0, act.PASS() if act.PASS() in legal else legal[0]
    ready, may_revolt = state.players[seat].ready, revolution.possible(state, seat)
    unusual = _unusual(state, seat)
    for action in legal:
        if act.kind_of(action) != act.ACTIVATE.number:
            continue
        field, leaders = act.ACTIVATE.arguments(action)
        special = None if unusual is None else unusual(state, seat, field, leaders)
        gained = _worth(state, seat, field, leaders) if special is None else special
        gained -= LEADER_WORTH * (leaders - 1) * (ready > leaders)
        if leaders == ready and field != REVOLUTION and may_revolt:
            gained -= values.ERA
        if gained > best:
            best, chosen = gained, action
    return chosen


def _unusual(state: EraState, seat: int) -> Callable[[EraState, int, int, int], float | None] | None:
    """What fields are worth in the last round or in ruin; None at other times."""
    if last_round.has_come(state):
        return last_round.worth
    return rescue.worth if rescue.ruined(state, seat) else None


def _worth(state: EraState, seat: int, field: int, leaders: int) -> float:
    player = state.players[seat]
    if field == TRADE:
        goods = pieces.usable_luxuries(state, seat).bit_count()
        return _money(state, seat, trade.income(state, seat, leaders, goods), 0) - GOOD_WORTH * goods
    if field == TAXES:
        return _money(state, seat, taxes.income(state, seat, leaders), -taxes.unrest(state, seat, leaders)) - GRUDGE
    if field == CIRCUSES:
        goods = goods_for_joy(state, seat, leaders)
        return _morale_gain(player.morale, circuses.joy(state, seat, leaders, goods)) - GOOD_WORTH * goods
    if field == IMPROVEMENT:
        return _improvements(state, seat, leaders)
    if field == REVOLUTION:
        return _revolution(state, seat, leaders)
    if field == DIPLOMACY:
        return _diplomacy(state, seat, leaders)
    return _expansion(state, seat, leaders) if field == EXPANSION else 0.0


def goods_for_joy(state: EraState, seat: int, leaders: int) -> int:
    """How many luxury goods Bread & Circuses should take: until morale is well."""
    reached = state.players[seat].morale + circuses.joy(state, seat, leaders, 0)
    return max(0, min(pieces.usable_luxuries(state, seat).bit_count(), ENOUGH_JOY - reached))


def _money(state: EraState, seat: int, thalers: int, fields: int) -> float:
    player = state.players[seat]
    wanted, rate = cheapest_wanted(state, seat)
    lacking = max(0, wanted - player.thalers)
    helped = min(thalers, lacking) * max(0.0, SAVED_WORTH * rate - values.THALER)
    earned = values.thalers(player.thalers + thalers) - values.thalers(player.thalers)
    return earned + helped + _morale_gain(player.morale, fields)


def cheapest_wanted(state: EraState, seat: int) -> tuple[int, float]:
    """What two leaders could buy next costs, a sum worth saving for; and what a Thaler would bring there."""
    levels = state.players[seat].improvements
    offers = sorted(
        (-values.improvement(state, seat, area) / price, price)
        for area in range(len(levels))
        if levels[area] < LEVELS
        for price in (improvement.price(state, seat, area),)
    )
    return sum(price for _, price in offers[:2]), min(MOST_FOR_A_THALER, -offers[0][0]) if offers else 0.0


def _morale_gain(field: int, fields: int) -> float:
    reached = max(LOWEST_MORALE, min(HIGHEST_MORALE, field + fields))
    beyond = field + fields - reached
    return values.morale(reached) - values.morale(field) + (1.0 * beyond if beyond < 0 else values.THALER * beyond)


def _improvements(state: EraState, seat: int, leaders: int) -> float:
    """The best improvements that so many leaders can buy one after the other, each at today's price."""
    player = state.players[seat]
    left, worth = player.thalers, 0.0
    offers = sorted(
        (
            (values.improvement(state, seat, area) - values.price(player.thalers, price), price)
            for area in range(6)
            if player.improvements[area] < LEVELS
            for price in (improvement.price(state, seat, area),)
        ),
        reverse=True,
    )
    bought = 0
    for gained, price in offers:
        if bought < leaders and price <= left and gained > 0:
            worth += gained
            left -= price
            bought += 1
    return worth if bought == leaders else 0.0


def _revolution(state: EraState, seat: int, leaders: int) -> float:
    """An era and its points; it ends the round, so it comes when no other leader is left."""
    if leaders > 1:
        return 0.0
    player = state.players[seat]
    first = 2.0 if player.era + 1 > state.reached else 1.0
    gained = values.ERA + first + 0.25 * state.setting.tables.era_morale[player.era + 1]
    return gained if player.ready == 1 else 0.05


def _diplomacy(state: EraState, seat: int, leaders: int) -> float:
    return sum(sorted(diplomacy.main_worth(state, seat), reverse=True)[:leaders])


def _expansion(state: EraState, seat: int, leaders: int) -> float:
    """A leader brings two points more and goods at once; expanding comes by itself anyway. Whoever has no vassals can
    lose none.
    """
    points = expansion.value(state, seat, 0, 0)
    if points < 0:
        return EXPANSION_POINT * 2 * min(2 * leaders, -points, sum(state.cubes[seat]))
    room = min(state.players[seat].free_vassals, 10)
    return EXPANSION_POINT * max(0, min(2 * leaders, room - points)) + 0.02


def add_goods(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Goods go where they bring something: all of them on Trade and Bread & Circuses late, on an expansion that is
    short."""
    frame = state.agenda[-1]
    adding = [action for action in legal if act.kind_of(action) == act.ADD_GOOD.number]
    if not adding or not isinstance(frame, AddGoods):
        return act.GO()
    player = state.players[seat]
    if frame.field == TRADE:
        return adding[0]
    if frame.field == CIRCUSES:
        joy = circuses.joy(state, seat, frame.leaders, frame.goods.bit_count())
        enough = HIGHEST_MORALE if last_round.has_come(state) else ENOUGH_JOY
        return adding[0] if player.morale + joy < enough else act.GO()
    points = expansion.value(state, seat, frame.leaders, frame.goods.bit_count())
    return adding[0] if points < player.free_vassals else act.GO()
