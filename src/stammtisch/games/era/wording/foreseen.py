"""What is foreseen of an expansion: the one without leaders at the end of the round, how many vassals find a place, and
the land that changes hands.
"""

from __future__ import annotations

from stammtisch.engine.options import Argument, Message
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import autoexpansion, cleanup, control, expansion, food, pieces, placement, transport
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.turn import AddGoods
from stammtisch.games.era.state import CITIES, HIGHEST_MORALE, LOWEST_MORALE, EraState
from stammtisch.games.era.wording.arguments import counted, first_places, yes_no
from stammtisch.games.era.words import LUXURY_GOODS

Arguments = dict[str, Argument]

LETTERS = 120
"""So many letters of a line are for the names of provinces."""


# --- without leaders --------------------------------------------------------------------------------------------------


def worth(state: EraState, seat: int, leaders: int = 0, goods: int = 0) -> Arguments:
    """eot.1.3.A-04, eot.1.4-02: what an expansion is worth, and how many vassals come or go: the arguments of
    `era-vassals-of-expansion`."""
    value = expansion.value(state, seat, leaders, goods)
    sort = "up" if value > 0 else "down" if value < 0 else "none"
    return {"worth": value, "sort": sort, "count": abs(value), "there": too_few(state, seat, -value)}


def too_few(state: EraState, seat: int, wanted: int) -> Argument:
    """eot.1.3.A.1-05, R-041: how many vassals and fleets are on the map, if fewer than must go; else a word."""
    there = sum(state.cubes[seat])
    return there if there < wanted else "enough"


def too_few_free(state: EraState, seat: int, wanted: int) -> Argument:
    """eot.1.3.A.1-02: how many vassals are free, if fewer than can be placed; else a word."""
    free = state.players[seat].free_vassals
    return free if free < wanted else "enough"


def worth_now(state: EraState) -> Arguments:
    """What the expansion that runs is worth, as long as nothing has moved in it."""
    running = next(frame for frame in reversed(state.agenda) if isinstance(frame, expansion.Expansion))
    return worth(state, running.seat, running.leaders, running.goods)


def without_leaders(state: EraState, seat: int) -> bool:
    """eot.1.4-01: whether the expansion that runs is one without leaders."""
    running = [frame for frame in state.agenda if isinstance(frame, expansion.Expansion) and frame.seat == seat]
    return bool(running) and not running[-1].by_leader


def to_come(state: EraState, seat: int, fields: int = 0) -> list[Message]:
    """eot.1.4-01, eot.1.1-11: what the expansion at the end of the round is worth if no leader expands before and
    morale moves so many fields; nothing if none comes, or if it costs nothing and morale stays.
    """
    if seat not in autoexpansion.who(state):
        return []
    then = state.copy()
    own = then.players[seat]
    own.morale = max(LOWEST_MORALE, min(HIGHEST_MORALE, own.morale + fields))
    told = worth(then, seat)
    return [Message("era-preview-without-leaders", told)] if fields or told["sort"] == "down" else []


def more(state: EraState, seat: int, leaders: int, goods: int) -> list[Message]:
    """eot.1.3.A-03, eot.1.3.A-04: what one leader more and each luxury good that is left would add to an expansion."""
    lines: list[Message] = []
    if not isinstance(top(state), AddGoods) and state.players[seat].ready > leaders:
        lines.append(Message("era-preview-more-leaders", {"leader": expansion.LEADER_EXPANSION}))
    if pieces.usable_luxuries(state, seat).bit_count() > goods:
        lines.append(Message("era-preview-more-goods", {"good": expansion.GOOD_EXPANSION}))
    return lines


# --- new vassals ------------------------------------------------------------------------------------------------------


def room(state: EraState, seat: int, points: int, places: placement.Counts) -> Arguments:
    """eot.1.3.A.1-02, eot.1.3.A.1-06, eot.1.3.A.1-09: how many of the points find a vassal and a place, how many stay
    unused, and by how many fields those raise morale.
    """
    own = state.players[seat]
    vassals = own.free_vassals + sum(own.slots[own.built : CITIES])
    spaces = sum(count for _, count in places)
    unused = points - min(points, spaces, vassals)
    return {
        "room": spaces, "free": own.free_vassals, "most": points - unused,
        "unused": unused, "morale": unused // placement.POINTS_A_FIELD,
    }  # fmt: skip


# --- land that changes hands ------------------------------------------------------------------------------------------


def changes_hands(state: EraState, seat: int) -> list[Message]:
    """eot.1.3.A.2-42, eot.1.3.A.2-43, R-059: what the end of the movement brings: the provinces won and lost, the food
    then, and the provinces attacked.
    """
    frame = top(state)
    if not isinstance(frame, Movement):
        return []
    then = state.copy()
    control.settle(then, SilentUmpire(), seat)
    before, after = state.control[seat], then.control[seat]
    change = {"won": after & ~before, "lost": before & ~after, "attacked": _attacked(state, frame)}
    lines = [Message(f"era-preview-{name}", _named(state, which)) for name, which in change.items() if which]
    plate, left = state.players[seat].food, then.players[seat].food
    return [*lines, Message("era-preview-food", {"before": plate, "after": left})] if plate != left else lines


def surplus_at(state: EraState, seat: int, province: int) -> list[Message]:
    """eot.1.5-04, eot.1.5-05: that not all vassals in a province that would be there may stay at clean-up."""
    gone = cleanup.surplus(state, seat, province)
    stay = cleanup.vassals_that_stay(state, seat, province)
    return [Message("era-preview-surplus-here", {"stay": stay, "n": gone})] if gone else []


def surplus(state: EraState, seat: int) -> list[Message]:
    """eot.1.5-05: how many vassals leave the land at clean-up if all stay where they are."""
    gone = sum(cleanup.surplus(state, seat, province) for province in provinces_in(state.land_of(seat)))
    return [Message("era-preview-surplus", {"n": gone})] if gone else []


def _attacked(state: EraState, frame: Movement) -> int:
    foreign, found = transport.foreign(state, frame.seat), 0
    for province, _, _, _ in frame.units:
        found |= 1 << province
    return foreign & found


def _named(state: EraState, provinces: int) -> Arguments:
    ids = [state.board.provinces[province].id for province in provinces_in(provinces)]
    which, left = first_places(ids, LETTERS)
    return {"which": which, "left": left}


def wins(state: EraState, seat: int, before: int, after: int) -> list[Message]:
    """eot.1.3.A.2-42, eot.8-13: what a vassal brings that stays where it goes: the province with its goods and food,
    which was nobody's; `before`, `after`: the land present on, without and with the step, as sets.
    """
    board = state.board
    won = after & ~before & ~state.control[seat] & board.land
    if not won:
        return []
    goods = [name for kind, name in enumerate(LUXURY_GOODS) if won & board.luxury_of[kind]]
    told: Arguments = {**_named(state, won), "food": food.symbols(state, seat, won)}
    told["goods"] = counted("luxuries", goods)
    return [Message("era-preview-stays", {**told, "any": yes_no(bool(goods))})]
