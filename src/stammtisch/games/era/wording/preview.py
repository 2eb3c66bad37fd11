"""What an action would do, before it is done: figures, odds, and what it does to the influence cards.

Nothing is thrown, drawn or shown for it, and everything is worked out from what lies open: what others keep hidden is
left open. The odds of a battle are exact for the units named, without reinforcements.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import (
    attacks,
    battle,
    cards,
    circuses,
    colonies,
    expansion,
    improvement,
    odds,
    placement,
    taxes,
    trade,
    transport,
)
from stammtisch.games.era.rules.battle import Battle
from stammtisch.games.era.rules.battles import Battles
from stammtisch.games.era.rules.commitment import available, settle_who_sits_out
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, running
from stammtisch.games.era.rules.turn import AddGoods
from stammtisch.games.era.rules.units import BY_SEA
from stammtisch.games.era.setup import FreeImprovement
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE, NOBODY, EraState
from stammtisch.games.era.wording import bargains, foreseen
from stammtisch.games.era.wording.arguments import fighter, named, player, yes_no
from stammtisch.games.era.wording.leaving import without
from stammtisch.games.era.wording.options import offer
from stammtisch.games.era.words import (
    AREAS,
    CARDS,
    CIRCUSES,
    EXPANSION,
    IMPROVEMENT_HAMLET,
    LEVELS,
    NO_CARD,
    REVOLUTION,
    TAXES,
    TRADE,
)

Lines = list[Message]
CERTAIN, IMPOSSIBLE = 100, 0
_MARKERS = (battle.MECHANICS_FACE, battle.STRENGTH_FACE, battle.MORALE_FACE)


def preview(state: EraState, seat: int, action: int) -> Lines:
    """What follows from a legal action of `seat`, with figures or odds."""
    told = offer(state, seat, action)
    lines = [message for message in (told.consequence,) if message is not None]
    kind = act.CODEC.kind(action)
    more = _FIGURES.get(kind.name)
    return lines if more is None else lines + more(state, seat, *kind.arguments(action))


# --- fields -----------------------------------------------------------------------------------------------------------


def _activate(state: EraState, seat: int, field: int, leaders: int) -> Lines:
    return [*_field(state, seat, field, leaders, 0), _leaders_left(state, seat, leaders)]


def _pass(state: EraState, seat: int) -> Lines:
    """eot.1.4-01: whoever passes without having expanded does it without leaders."""
    return foreseen.to_come(state, seat)


def _add_good(state: EraState, seat: int, kind: int) -> Lines:
    frame = top(state)
    if not isinstance(frame, AddGoods):
        return []
    return _field(state, seat, frame.field, frame.leaders, frame.goods.bit_count() + 1)


def _go(state: EraState, seat: int) -> Lines:
    frame = top(state)
    if not isinstance(frame, AddGoods):
        return []
    return _field(state, seat, frame.field, frame.leaders, frame.goods.bit_count())


def _field(state: EraState, seat: int, field: int, leaders: int, goods: int) -> Lines:
    """eot.1.3.B-01, eot.1.3.C-01, eot.1.3.F-01: Thalers and morale then; eot.1.3.A.1-02: the room for new vassals;
    eot.1.3.G-10: what each open card pays whoever is the first in an era.
    """
    points = expansion.value(state, seat, leaders, goods)
    if field == EXPANSION:
        room = Message("era-preview-room", foreseen.room(state, seat, points, placement.places(state, seat)))
        return [*([room] if points > 0 else []), *foreseen.more(state, seat, leaders, goods)]
    if field == REVOLUTION and state.players[seat].era == state.reached:
        return [line for card in state.open_cards for line in _card_pays(state, seat, card)]
    if field == TRADE:
        return _and_round_end(state, seat, trade.income(state, seat, leaders, goods), 0)
    if field == TAXES:
        return _and_round_end(state, seat, taxes.income(state, seat, leaders), -taxes.unrest(state, seat, leaders))
    if field == CIRCUSES:
        return _and_round_end(state, seat, 0, circuses.joy(state, seat, leaders, goods))
    return []


def _and_round_end(state: EraState, seat: int, thalers: int, fields: int) -> Lines:
    """eot.1.4-01: Thalers and morale then, and what that does to the expansion without leaders."""
    return [*_means(state, seat, thalers, fields), *foreseen.to_come(state, seat, fields)]


def _leaders_left(state: EraState, seat: int, leaders: int) -> Message:
    return Message("era-preview-leaders", {"left": state.players[seat].ready - leaders})


def _means(state: EraState, seat: int, thalers: int, fields: int) -> Lines:
    """eot.1.1-04 to eot.1.1-06: Thalers and morale before and after; each field that morale cannot fall costs a point
    of influence, each that it cannot rise pays a Thaler.
    """
    own = state.players[seat]
    lines: Lines = []
    wanted = own.morale + fields
    over, under = max(0, wanted - HIGHEST_MORALE), max(0, LOWEST_MORALE - wanted)
    gained = thalers + over
    if gained:
        lines.append(Message("era-preview-thalers", {"before": own.thalers, "after": own.thalers + gained}))
    if fields:
        reached = max(LOWEST_MORALE, min(HIGHEST_MORALE, wanted))
        value = state.setting.tables.morale_value
        figures: dict[str, Argument] = {
            "before": own.morale, "after": reached, "value_before": value(own.morale), "value_after": value(reached),
        }  # fmt: skip
        lines.append(Message("era-preview-morale", figures))
    if over:
        lines.append(Message("era-preview-morale-over", {"thalers": over}))
    if under:
        lines.append(Message("era-preview-morale-under", {"influence": under}))
    return lines


# --- improvements and influence ---------------------------------------------------------------------------------------


def _improve(state: EraState, seat: int, area: int) -> Lines:
    """eot.1.3.E-08, eot.1.3.E-10: what is left, whether one is the first, and what is missing that makes it dearer."""
    if isinstance(top(state), FreeImprovement):
        return []
    return _bought(state, seat, area, by_hamlet=False)


def _hamlet(state: EraState, seat: int, kind: int, area: int) -> Lines:
    """eot.5-13: only the hamlet that improves is about an area."""
    return _bought(state, seat, area, by_hamlet=True) if kind == IMPROVEMENT_HAMLET and area < len(AREAS) else []


def _bought(state: EraState, seat: int, area: int, *, by_hamlet: bool) -> Lines:
    own = state.players[seat]
    level = own.improvements[area] + 1
    if level > LEVELS:
        return []
    cost, extra = improvement.price(state, seat, area, by_hamlet), state.setting.tables.surcharge[level]
    lines = [Message("era-preview-thalers", {"before": own.thalers, "after": own.thalers - cost})]
    if level > state.researched[area]:
        lines.append(Message("era-preview-first", {"area": named("area", AREAS[area]), "level": level}))
    lines += [
        Message("era-preview-missing", {"area": named("area", AREAS[branch]), "level": level - 1, "extra": extra})
        for branch in improvement.missing_branches(state, seat, area)
    ]
    return lines


def _card_pays(state: EraState, seat: int, card: int) -> Lines:
    if card == NO_CARD:
        return []
    counted = cards.counts(state, card)
    points = cards.points(state, card, counted).get(seat, 0)
    told: dict[str, Argument] = {"card": named("card", CARDS[card]), "count": counted[seat], "points": points}
    return [Message("era-preview-card-now", told)]


def _score_card(state: EraState, seat: int, right: int) -> Lines:
    """eot.1.3.G-10, eot.1.3.G-11: what the card counts for everybody now, and what it pays."""
    card = state.open_cards[right]
    if card == NO_CARD:
        return []
    counted = cards.counts(state, card)
    pays = cards.points(state, card, counted)
    return [
        Message(
            "era-preview-card",
            {"seat": player(other), "count": counted[other], "points": pays.get(other, 0)},
        )
        for other in sorted(counted, key=lambda each: (-pays.get(each, 0), each))
    ]


# --- movement ---------------------------------------------------------------------------------------------------------


def _march(state: EraState, seat: int, start: int, end: int, points: int) -> Lines:
    return _move(state, seat, start, end, by_sea=False)


def _by_water(state: EraState, seat: int, start: int, end: int, points: int) -> Lines:
    """A landing, or a crossing by the shortest chain."""
    return _move(state, seat, start, end, by_sea=True)


def _crossing(state: EraState, seat: int, start: int, over: int, end: int, points: int) -> Lines:
    """A crossing over whichever sea ends where it ends."""
    return _move(state, seat, start, end, by_sea=True)


def _move(state: EraState, seat: int, start: int, end: int, *, by_sea: bool) -> Lines:
    """eot.1.3.A.2-30, eot.1.3.A.2-39: the odds of the attack that it begins or adds to; else whether the land would
    stand apart, and which influence cards it changes.
    """
    frame = top(state)
    if not isinstance(frame, Movement) or end >= state.board.size:
        return []
    board = state.board
    if board.sea >> end & 1:
        return []
    if transport.is_foreign(state, seat, end):
        return _attack(without(state, seat, start), seat, frame, end, by_sea=by_sea)
    now, then = state.copy(), state.copy()
    then.cubes[seat][start] -= 1
    then.cubes[seat][end] += 1
    for each in (now, then):
        each.control[seat] = each.present(seat) & board.land | state.control[seat] & board.sea
    held, was, is_ = frame.mine & board.land, now.land_of(seat), then.land_of(seat)
    apart = colonies.new_colonies(state, held, is_) > colonies.new_colonies(state, held, was)
    warning = [Message("era-preview-colony", {"morale": -colonies.COLONY_MORALE})] if apart else []
    won = foreseen.wins(state, seat, was, is_)
    return [*warning, *won, *foreseen.surplus_at(then, seat, end), *_standings(now, then, seat)]


def _end_movement(state: EraState, seat: int) -> Lines:
    return [*foreseen.changes_hands(state, seat), *foreseen.surplus(state, seat)]


def _standings(before: EraState, after: EraState, seat: int) -> Lines:
    """Which of the open cards and the own one count otherwise for `seat`."""
    lines: Lines = []
    for card in dict.fromkeys([*before.open_cards, before.players[seat].card]):
        if card == NO_CARD:
            continue
        was, is_ = cards.count(before, seat, card), cards.count(after, seat, card)
        if was == is_:
            continue
        first, _ = cards.places(after, card, cards.counts(after, card))
        told: dict[str, Argument] = {"card": named("card", CARDS[card]), "before": was, "after": is_}
        lines.append(Message("era-preview-standing", {**told, "first": yes_no(seat in first)}))
    return lines


# --- battles ----------------------------------------------------------------------------------------------------------


def _attack(state: EraState, seat: int, frame: Movement, province: int, *, by_sea: bool) -> Lines:
    """eot.1.3.A.2-41, eot.1.3.A.2-62: the odds with the cubes that stand there already and one more, alone and with the
    whole regular armies.
    """
    attacked = attacks.defender(state, seat, province)
    landed = sum(count for there, _, flags, count in frame.units if there == province and flags & BY_SEA)
    here = state.cubes[seat][province] + 1
    fight = Battle(province, seat, attacked, here, landed + by_sea, 0, seat, True)
    return _outlooks(state, _drawn_up(state, fight), seat)


def _drawn_up(state: EraState, fight: Battle) -> Battle:
    """eot.1.3.A.4-19: the battle with the units on the spot; after a revolution one of them sits out."""
    fight.units = (battle.attackers(state, fight), battle.defenders(state, fight))
    settle_who_sits_out(state, fight)
    return fight


def _fight(state: EraState, seat: int, province: int, defender: int) -> Lines:
    """The odds of a battle that has been declared."""
    frame = top(state)
    assert isinstance(frame, Battles)
    for each in frame.open_fights():
        if each.province == province and each.defender == defender:
            fight = Battle(province, seat, defender, each.cubes, each.by_sea, each.were_fleets, seat, frame.by_leader)
            return _outlooks(state, _drawn_up(state, fight), seat)
    return []


def _commit(state: EraState, seat: int, unit: int, count: int) -> Lines:
    return _odds_with(state, seat, count)


def _mercenary(state: EraState, seat: int, kind: int) -> Lines:
    return _odds_with(state, seat, 1)


def _ready(state: EraState, seat: int) -> Lines:
    return _odds_with(state, seat, 0)


def _odds_with(state: EraState, seat: int, more: int) -> Lines:
    """The odds of the running battle with so many more units of `seat`; what stays in the armies is named apart."""
    going_on = running(state)
    assert isinstance(going_on, Battle)
    fight = going_on.copy()
    if not fight.markers:
        settle_who_sits_out(state, fight)
    extra = (more, 0) if seat == fight.attacker else (0, more)
    own = ATTACKER if seat == fight.attacker else DEFENDER
    lines = [_outlook(state, fight, own, extra, "era-preview-battle")]
    other = fight.seat(1 - own)
    waiting = 0 if other == NOBODY else sum(available(state, other).values())
    if waiting and not fight.markers:
        all_in = (more, waiting) if seat == fight.attacker else (waiting, more)
        worst = _outlook(state, fight, own, all_in, "era-preview-battle").arguments["percent"]
        lines.append(Message("era-preview-army", {"other": player(other), "units": waiting, "percent": worst}))
    return lines


def _outlooks(state: EraState, fight: Battle, seat: int) -> Lines:
    armies = tuple(0 if each == NOBODY else sum(available(state, each).values()) for each in (seat, fight.defender))
    lines = [_outlook(state, fight, ATTACKER, (0, 0), "era-preview-battle")]
    if any(armies):
        lines.append(_outlook(state, fight, ATTACKER, (armies[0], armies[1]), "era-preview-battle-armies"))
    return lines


def _outlook(state: EraState, fight: Battle, own: int, extra: tuple[int, int], message: str) -> Message:
    sides = [battle.standing(state, fight, side) for side in (ATTACKER, DEFENDER)]
    stronger = [
        side._replace(strength=side.strength + more, army=max(0, side.army - more))
        for side, more in zip(sides, extra, strict=True)
    ]
    markers = fight.markers or battle.award(stronger[ATTACKER], stronger[DEFENDER], fight.tie_rule(state))
    told = odds.outlook(
        min(stronger[ATTACKER].strength, odds.MOST_UNITS), min(stronger[DEFENDER].strength, odds.MOST_UNITS), markers
    )
    chances, lost = (told.attacker, told.defender), (told.attackers_lost, told.defenders_lost)
    held = [battle.FACES[face] for face in _MARKERS if bool(markers >> face & 1) == (own == ATTACKER)]
    figures: dict[str, Argument] = {
        "other": fighter(fight.seat(1 - own)),
        "units": stronger[own].strength,
        "against": stronger[1 - own].strength,
        "percent": _percent(chances[own]),
        "own": round(lost[own], 1),
        "theirs": round(lost[1 - own], 1),
        "markers": {"count": {f"era-face-{face}": 1 for face in held}} if held else {"word": "era-no-marker"},
    }
    return Message(message, figures)


def _percent(chance: float) -> int:
    """A chance in whole percents; only what is certain or impossible is said to be so."""
    rounded = round(100 * chance)
    if 0 < chance < 1 - 1e-9:
        return min(max(rounded, IMPOSSIBLE + 1), CERTAIN - 1)
    return rounded


_FIGURES: Mapping[str, Callable[..., Lines]] = {
    "activate": _activate,
    "add_good": _add_good,
    "go": _go,
    "pass": _pass,
    "improve": _improve,
    "hamlet": _hamlet,
    "score_card": _score_card,
    "march": _march,
    "end_movement": _end_movement,
    "land": _by_water,
    "transport": _by_water,
    "transport_over": _crossing,
    "fight": _fight,
    "commit": _commit,
    "mercenary": _mercenary,
    "ready": _ready,
    "accept": bargains.accept,
    "enforce": bargains.enforce,
    "counter": bargains.counter,
    "buy": bargains.buy,
    "ally": bargains.bargain,
    "exchange": bargains.bargain,
    "answer_offer": bargains.answer_offer,
}
