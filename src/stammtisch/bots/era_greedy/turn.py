"""Which field to activate, with how many leaders and goods."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stammtisch.bots.era_greedy import bargaining, diplomacy, epic, land, last_round, purchases, rescue, values
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import circuses, expansion, improvement, pieces, round_start, taxes, trade
from stammtisch.games.era.rules.expansion import LEADER_EXPANSION
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

SAVED_POINT, NEW_VASSAL, MOST_PLACED = 0.9, 0.6, 10
"""What a vassal is worth that need not go, and how much of what a new one could do it is worth."""
LEADER_WORTH, LITTLE = 0.9, 0.05
ENOUGH_JOY, AFTER_A_FALL = 1, -6
"""Goods are laid on Bread & Circuses up to this field, or until this one is left after the next fall."""
GRUDGE = 1.5
"""Taxes cost more than the morale lost at once: the next expansions suffer."""
GOOD_WORTH = 0.4
"""What a luxury good would be worth on another field."""
SAVED_WORTH, MOST_FOR_A_THALER = 1.0, 0.8
"""How much of what the next improvement brings is put down to the money for it, and the most for a Thaler."""


def choose(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """What there is to say to others, then the field that brings most for a leader in the best plan for all leaders
    that are ready; to pass if none brings anything. A revolution ends the round for the tribe, so it comes last.
    In an epic game see `most_at_once`.
    """
    said = bargaining.at_any_time(state, seat)
    if said is not None:
        return said
    unusual = _unusual(state, seat)
    worth: dict[int, list[float]] = {}
    for action in legal:
        if act.kind_of(action) == act.ACTIVATE.number:
            field, leaders = act.ACTIVATE.arguments(action)
            special = None if unusual is None else unusual(state, seat, field, leaders)
            gained = _worth(state, seat, field, leaders) if special is None else special
            worth.setdefault(field, [0.0]).append(gained)
    ready = state.players[seat].ready
    plan = most_at_once(worth, ready) if epic.is_played(state) else best_plan(worth, ready)
    if not plan:
        return act.PASS() if act.PASS() in legal else legal[0]
    field = max(plan, key=lambda each: (each != REVOLUTION, worth[each][plan[each]] / plan[each], -each))
    return act.ACTIVATE(field, plan[field])


def most_at_once(worth: Mapping[int, Sequence[float]], ready: int) -> dict[int, int]:
    """The one field that brings most over what its leaders would be worth elsewhere.

    An epic game ends more often like this than by the best plan: morale comes first, and whoever is short of it loses
    influence in every round until he never meets the goals that ask for it.
    """
    best, plan = 0.0, dict[int, int]()
    for field, gains in worth.items():
        for leaders in range(1, len(gains)):
            gained = gains[leaders] - LEADER_WORTH * (leaders - 1) * (ready > leaders)
            if field == REVOLUTION and ready > 1:
                gained = LITTLE
            elif leaders == ready and field != REVOLUTION and REVOLUTION in worth:
                gained -= values.ERA
            if gained > best:
                best, plan = gained, {field: leaders}
    return plan


def best_plan(worth: Mapping[int, Sequence[float]], ready: int) -> dict[int, int]:
    """How so many leaders are best shared out among the fields: the number for each field that gets any. `worth`: by
    field what 0, 1, 2 ... leaders bring there.
    """
    plans: list[tuple[float, dict[int, int]]] = [(0.0, {})] * (ready + 1)
    for field, gains in worth.items():
        better = list(plans)
        for spent in range(1, ready + 1):
            for leaders in range(1, min(spent + 1, len(gains))):
                before, plan = plans[spent - leaders]
                if gains[leaders] > 0 and before + gains[leaders] > better[spent][0]:
                    better[spent] = before + gains[leaders], {**plan, field: leaders}
        plans = better
    return plans[ready][1]


def _unusual(state: EraState, seat: int) -> Callable[[EraState, int, int, int], float | None] | None:
    """What fields are worth in the last round, at the end of an epic game or in ruin; None at other times."""
    if last_round.has_come(state):
        return last_round.worth
    if epic.is_careless(state, seat):
        return epic.worth
    return rescue.worth if rescue.ruined(state, seat) else None


def _worth(state: EraState, seat: int, field: int, leaders: int) -> float:
    if field == TRADE:
        goods = pieces.usable_luxuries(state, seat).bit_count()
        return _money(state, seat, trade.income(state, seat, leaders, goods), 0) - GOOD_WORTH * goods
    if field == TAXES:
        return _money(state, seat, taxes.income(state, seat, leaders), -taxes.unrest(state, seat, leaders)) - GRUDGE
    if field == CIRCUSES:
        goods = goods_for_joy(state, seat, leaders)
        return _morale_gain(state, seat, circuses.joy(state, seat, leaders, goods)) - GOOD_WORTH * goods
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
    return max(0, min(pieces.usable_luxuries(state, seat).bit_count(), enough_joy(state, seat) - reached))


def enough_joy(state: EraState, seat: int) -> int:
    """Up to which field morale is raised: higher where it will fall far."""
    return min(HIGHEST_MORALE, max(ENOUGH_JOY, round_start.loss(state, seat) + AFTER_A_FALL))


def _money(state: EraState, seat: int, thalers: int, fields: int) -> float:
    player = state.players[seat]
    wanted, rate = cheapest_wanted(state, seat)
    lacking = max(0, wanted - player.thalers)
    helped = min(thalers, lacking) * max(0.0, SAVED_WORTH * rate - values.THALER)
    earned = values.thalers(player.thalers + thalers) - values.thalers(player.thalers)
    return earned + helped + _morale_gain(state, seat, fields)


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


def _morale_gain(state: EraState, seat: int, fields: int) -> float:
    """What moving so many fields is worth: half of it now, half after the fall that comes with the next round, when
    what is missing below the end of the track costs influence (eot.1.1-01, eot.1.1-05).
    """
    field = state.players[seat].morale
    reached = max(LOWEST_MORALE, min(HIGHEST_MORALE, field + fields))
    beyond = field + fields - reached
    fall = round_start.loss(state, seat)
    later = _after_fall(reached - fall) - _after_fall(field - fall)
    now = values.morale(reached) - values.morale(field)
    return (now + later) / 2 + (1.0 * beyond if beyond < 0 else values.THALER * beyond)


def _after_fall(field: int) -> float:
    return values.morale(max(LOWEST_MORALE, field)) + values.LOST_INFLUENCE * min(0, field - LOWEST_MORALE)


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
    """An era and its points; and no leader brings more than the era that waits for him."""
    if leaders > 1:
        return 0.0
    player = state.players[seat]
    first = 2.0 if player.era + 1 > state.reached else 1.0
    return 2 * values.ERA + first + 0.25 * state.setting.tables.era_morale[player.era + 1]


def _diplomacy(state: EraState, seat: int, leaders: int) -> float:
    """The best main actions, and one province that can be bought besides."""
    bought = purchases.best(state, seat, coming=leaders)
    gained = bought.worth if bought else 0.0
    return gained + sum(sorted(diplomacy.main_worth(state, seat), reverse=True)[:leaders])


def _expansion(state: EraState, seat: int, leaders: int) -> float:
    """A leader brings two points more and goods at once; expanding comes by itself anyway. Whoever has no vassals can
    lose none.
    """
    points, more = expansion.value(state, seat, 0, 0), LEADER_EXPANSION * leaders
    saved = min(more, max(0, -points), sum(state.cubes[seat]))
    placed = max(0, points)
    room = min(state.players[seat].free_vassals, MOST_PLACED)
    uses = land.uses(state, seat)[placed : min(room, max(0, points + more))]
    return SAVED_POINT * saved + NEW_VASSAL * sum(uses) + 0.02


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
        enough = HIGHEST_MORALE if last_round.has_come(state) else enough_joy(state, seat)
        return adding[0] if player.morale + joy < enough else act.GO()
    points = expansion.value(state, seat, frame.leaders, frame.goods.bit_count())
    return adding[0] if points < player.free_vassals else act.GO()
