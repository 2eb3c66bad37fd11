"""Set-up, turn order, fields, goods, hamlets and improvements in words."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.era.rules import cards, circuses, expansion, improvement, morale, pieces, purchase, taxes, trade
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.proposals import possible_partners
from stammtisch.games.era.rules.revolution import FIRST_IN_ERA, LATER_IN_ERA
from stammtisch.games.era.rules.turn import AddGoods
from stammtisch.games.era.setup import FreeImprovement
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE, EraState
from stammtisch.games.era.wording.arguments import in_order, named, word, yes_no
from stammtisch.games.era.wording.described import Described, Descriptions, do, plain, thalers, then
from stammtisch.games.era.wording.foreseen import too_few, too_few_free
from stammtisch.games.era.wording.homelands import homeland
from stammtisch.games.era.words import (
    AREAS,
    CARDS,
    CIRCUSES,
    DIPLOMACY,
    ERAS,
    EXPANSION,
    FIELDS,
    FIRST_SCORING_HAMLET,
    HAMLETS,
    HIGH_MIDDLE_AGES,
    IMPROVEMENT_HAMLET,
    LEVELS,
    LUXURY_GOODS,
    NO_CARD,
    REVOLUTION,
    TAXES,
    TRADE,
    TRIBES,
)


def _keep_card(state: EraState, seat: int, card: int) -> Described:
    about = Message(f"era-card-{CARDS[card]}-about") if card < len(CARDS) else None
    return Described(do("keep-card", card=_card(card)), consequence=about)


def _card(card: int) -> dict[str, str]:
    told: dict[str, str] = named("card", CARDS[card])
    return told


def _tribe(state: EraState, seat: int, tribe: int) -> Described:
    """eot.0.5-05, eot.0.6.3-01: what the tribe is good at, and where it begins."""
    told = then("tribe", **homeland(state.board, tribe))
    return Described(do("tribe", tribe=named("tribe", TRIBES[tribe])), consequence=told)


def _improve(state: EraState, seat: int, area: int) -> Described:
    """eot.1.3.E: what the next level costs and gives; at set-up it is free (eot.0.7-01)."""
    free = isinstance(top(state), FreeImprovement)
    return _next_level(state, seat, area, "improve", free=free)


def _next_level(
    state: EraState, seat: int, area: int, label: str, *, free: bool = False, by_hamlet: bool = False
) -> Described:
    level = state.players[seat].improvements[area] + 1
    told = do(label, area=named("area", AREAS[area]), level=level)
    if level > LEVELS:
        return Described(told)
    cost = 0 if free else improvement.price(state, seat, area, by_hamlet)
    gains = Message(f"era-gain-{AREAS[area]}", _gains(state, area, level))
    return Described(told, thalers(cost), gains)


def _gains(state: EraState, area: int, level: int) -> dict[str, int]:
    """The figures of a level, for the sentence about its area."""
    tables = state.setting.tables
    figures = {
        "agriculture": {"food": tables.agriculture_food[level]},
        "architecture": {"cities": tables.city_limit[level]},
        "mechanics": {"points": tables.vassal_mp[level], "price": tables.army_price[level]},
        "commerce": {"thalers": tables.commerce_marker[level]},
        "navigation": {"points": tables.fleet_mp[level], "price": tables.fleet_price[level]},
        "culture": {"influence": tables.culture_ip[level], "morale": tables.culture_morale[level]},
    }
    return {"level": level, **figures[AREAS[area]]}


def _set_order(state: EraState, seat: int, *places: int) -> Described:
    order = [place for place in places if place < len(state.players)]
    return Described(do("set-order", **in_order(order or [seat])))


# --- a turn -----------------------------------------------------------------------------------------------------------


def _activate(state: EraState, seat: int, field: int, leaders: int) -> Described:
    told = do("activate", field=named("field", FIELDS[field]), leaders=leaders)
    return Described(told, consequence=_field_brings(state, seat, field, leaders, 0))


def _field_brings(state: EraState, seat: int, field: int, leaders: int, goods: int) -> Message | None:
    """What the field does with so many leaders and goods.

    eot.1.1-05, eot.1.1-06: what morale cannot fall costs influence, what it cannot rise pays Thalers.
    """
    if field == EXPANSION:
        return _expansion(state, seat, leaders, goods)
    spent = yes_no(goods > 0 and not state.players[seat].activated >> EXPANSION & 1)
    if field == TRADE:
        return then("trade", thalers=trade.income(state, seat, leaders, goods), spent=spent)
    if field == TAXES:
        earned, unrest = taxes.income(state, seat, leaders), taxes.unrest(state, seat, leaders)
        lost, influence = morale.falls(state.players[seat].morale, unrest)
        less = -_worth_more(state, seat, -unrest)
        return then("taxes", thalers=earned, morale=lost, influence=influence, less=less)
    if field == CIRCUSES:
        joy = circuses.joy(state, seat, leaders, goods)
        gained = min(joy, HIGHEST_MORALE - state.players[seat].morale)
        return then("circuses", morale=gained, thalers=joy - gained, more=_worth_more(state, seat, joy), spent=spent)
    if field == REVOLUTION:
        era = state.players[seat].era + 1
        if era > HIGH_MIDDLE_AGES:
            return None
        points = FIRST_IN_ERA if era > state.reached else LATER_IN_ERA
        return then("revolution", era=named("era", ERAS[era]), influence=points)
    if field == DIPLOMACY:
        further = bool(purchase.actions(state, seat) or possible_partners(state, seat))
        return then("diplomacy", leaders=leaders, further=yes_no(further))
    return Message(f"era-then-{FIELDS[field]}", {"leaders": leaders})


def _expansion(state: EraState, seat: int, leaders: int, goods: int) -> Message:
    """eot.1.3.A-04, eot.1.3.A.1-05: how many vassals come or go, and what that is the sum of."""
    parts = expansion.parts(state, seat, leaders, goods)
    total = sum(parts)
    counts = {
        "era-worth-hunger" if name == "food" and count < 0 else f"era-worth-{name}": count
        for name, count in parts._asdict().items()
        if count
    }
    return then(
        "expansion",
        sort="up" if total > 0 else "down" if total < 0 else "none",
        count=abs(total),
        there=too_few(state, seat, -total) if total < 0 else too_few_free(state, seat, total),
        parts={"count": counts} if counts else word("era-nothing"),
    )


def _worth_more(state: EraState, seat: int, fields: int) -> int:
    """eot.1.1-11, eot.1.1-12: how much more the morale of `seat` counts after moving so many fields."""
    before, value = state.players[seat].morale, state.setting.tables.morale_value
    return value(max(LOWEST_MORALE, min(HIGHEST_MORALE, before + fields))) - value(before)


def _add_good(state: EraState, seat: int, kind: int) -> Described:
    frame = top(state)
    consequence = None
    if isinstance(frame, AddGoods):
        goods = frame.goods.bit_count() + 1
        consequence = _field_brings(state, seat, frame.field, frame.leaders, goods)
    return Described(do("add-good", good=named("luxury", LUXURY_GOODS[kind])), consequence=consequence)


def _go(state: EraState, seat: int) -> Described:
    frame = top(state)
    if isinstance(frame, AddGoods):
        goods = frame.goods.bit_count()
        brings = _field_brings(state, seat, frame.field, frame.leaders, goods)
        name = "go-field" if frame.leaders else "go-without-leaders"
        return Described(do(name, field=named("field", FIELDS[frame.field])), consequence=brings)
    return Described(do("go"))


def _pass(state: EraState, seat: int) -> Described:
    """R-036: passing is final, leaders left are lost for the round."""
    ready = state.players[seat].ready
    return Described(do("pass"), consequence=then("pass", leaders=ready), wasteful=ready > 0)


def _hamlet(state: EraState, seat: int, kind: int, area: int) -> Described:
    if kind == IMPROVEMENT_HAMLET and area < len(AREAS):
        return _next_level(state, seat, area, "hamlet-improvement", by_hamlet=True)
    name = HAMLETS[kind]
    return Described(do("hamlet", hamlet=named("hamlet", name)), consequence=Message(f"era-hamlet-{name}-about"))


def _free_fleet(state: EraState, seat: int, sea: int) -> Described:
    told = do("free-fleet", sea=state.board.provinces[sea].name)
    return Described(told, _from_city(state, seat), _left_after(state, seat))


def _free_army(state: EraState, seat: int) -> Described:
    return Described(do("free-army"), _from_city(state, seat), _left_after(state, seat))


def _left_after(state: EraState, seat: int) -> Message | None:
    """The free vassals that are left when one of them has been taken."""
    free = state.players[seat].free_vassals
    return then("place", left=free - 1) if free else None


def _from_city(state: EraState, seat: int) -> Message | None:
    """eot.1.3.E-27: a unit from a city costs two morale fields."""
    return None if state.players[seat].free_vassals else Message("era-cost-early-vassal")


def _score_card(state: EraState, seat: int, right: int) -> Described:
    card = state.open_cards[right]
    if card == NO_CARD:
        return Described(do("score-no-card"))
    first, second = cards.places(state, card, cards.counts(state, card))
    place = 1 if seat in first else 2 if seat in second else 0
    consequence = then("score-card", place=place, shared=yes_no(len(first) > 1))
    return Described(do("score-card", card=_card(card), right=yes_no(bool(right))), consequence=consequence)


def _army_goods(state: EraState, seat: int, count: int) -> Described:
    most = pieces.army_luxury_tokens(state, seat).bit_count()
    return Described(do("army-goods", count=count), consequence=then("army-goods", army=count, luxury=most - count))


def _stop(state: EraState, seat: int) -> Described:
    if isinstance(top(state), FreeImprovement):
        return Described(do("no-improvement"), consequence=then("no-improvement"), wasteful=True)
    return Described(do("stop"))


def _keep_hamlet(state: EraState, seat: int) -> Described:
    won = state.players[seat].hamlets[-1:]
    scores = bool(won) and won[0] >= FIRST_SCORING_HAMLET
    return Described(do("keep-hamlet"), consequence=then("keep-scoring" if scores else "keep-hamlet"))


TURNS: Descriptions = {
    "keep_card": ("card", _keep_card),
    "tribe": ("tribe", _tribe),
    "improve": ("improve", _improve),
    "stop": ("end", _stop),
    "free_fleet": ("unit", _free_fleet),
    "free_army": ("unit", _free_army),
    "no_unit": ("end", plain("no-unit")),
    "set_order": ("order", _set_order),
    "activate": ("field", _activate),
    "add_good": ("good", _add_good),
    "go": ("end", _go),
    "pass": ("end", _pass),
    "hamlet": ("hamlet", _hamlet),
    "keep_hamlet": ("end", _keep_hamlet),
    "score_card": ("card", _score_card),
    "army_goods": ("good", _army_goods),
}
