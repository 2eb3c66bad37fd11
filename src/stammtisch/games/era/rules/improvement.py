"""Chapter 1.3.E: the wheel of improvements, its prices, and what each level gives."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import control, ending, food, hamlets, influence, morale, pieces, transport
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import AGRICULTURE, AREAS, CULTURE, LEVELS, MECHANICS, NAVIGATION


def missing_branches(state: EraState, seat: int, area: int) -> list[int]:
    """eot.1.3.E-10, eot.1.3.E-46, eot.1.3.E-47, eot.1.3.E-48, eot.8-07, R-129: the areas whose level below the next one
    of `area` is missing.
    """
    levels = state.players[seat].improvements
    level = levels[area] + 1
    return [branch for branch in state.setting.tables.branches[area][level] if levels[branch] < level - 1]


def price(state: EraState, seat: int, area: int, by_hamlet: bool = False) -> int:
    """eot.1.3.E-03, eot.1.3.E-04, eot.1.3.E-05, eot.1.3.E-06, eot.1.3.E-07, eot.1.3.E-09, eot.1.3.E-13, eot.1.3.E-14,
    eot.1.3.E-15, eot.1.3.A.3-10, eot.8-05, eot.4-01, eot.4-08, eot.4-11, eot.4-18, R-131, R-132: what the next level of
    `area` costs, in Thalers.

    `by_hamlet`: the half price of an Improvement hamlet (eot.5-13, R-170).
    """
    tables, level = state.setting.tables, state.players[seat].improvements[area] + 1
    tribe = tribe_of(state, seat)
    if by_hamlet or tables.half_price_areas.get(tribe.number) == area:
        base = tables.half_price[level]
    elif state.researched[area] >= level:
        base = tables.straggler_price[level]
    else:
        base = tables.price[level]
    extra = tables.surcharge[level] * len(missing_branches(state, seat, area))
    return max(1, base + extra - state.city_count(seat) - tribe.improvement_discount)


def anything_affordable(state: EraState, seat: int) -> bool:
    """eot.1.3.E-02, eot.1.3.E-12, R-186: whether any area below level IV has a next level that can be paid."""
    player = state.players[seat]
    for area, level in enumerate(player.improvements):
        if level < LEVELS and price(state, seat, area) <= player.thalers:
            return True
    return False


def affordable(state: EraState, seat: int, by_hamlet: bool = False) -> list[int]:
    """eot.1.3.E-02, eot.1.3.E-12, R-186: the areas below level IV whose next level can be paid."""
    player = state.players[seat]
    return [
        area
        for area, level in enumerate(player.improvements)
        if level < LEVELS and price(state, seat, area, by_hamlet) <= player.thalers
    ]


def research(state: EraState, seat: int, area: int, cost: int, umpire: Umpire, at_set_up: bool = False) -> None:
    """eot.1.3.E-01, eot.1.3.E-08, eot.1.3.E-16, eot.1.3.E-17, eot.0.7-01 to eot.0.7-04: the disc moves one level inward
    for `cost` Thalers, whoever is first there gains a point (not at set-up, R-011), and all its benefits come at once.
    Free units are asked for by a frame.
    """
    player, tables = state.players[seat], state.setting.tables
    player.thalers -= cost
    player.improvements = changed(player.improvements, area, player.improvements[area] + 1)
    level = player.improvements[area]
    first = level > state.researched[area]
    umpire.announce("improvement", {"seat": seat, "area": AREAS[area], "level": level, "cost": cost})
    if first:
        state.researched = changed(state.researched, area, level)
        if not at_set_up:
            influence.gain(state, seat, 1, umpire, "first_researcher")
    if area == AGRICULTURE:
        food.change(state, seat, tables.agriculture_food[level], umpire)
    elif area == CULTURE:
        _culture(state, seat, level, first or at_set_up, umpire)
    elif area in (MECHANICS, NAVIGATION):
        state.push(FreeUnits(seat, area, tribe_of(state, seat).free_units(area), True))


def _culture(state: EraState, seat: int, level: int, first: bool, umpire: Umpire) -> None:
    """eot.1.3.E-19, eot.1.3.E-20, R-012, R-134: points and morale, to stragglers too unless the table chose
    otherwise."""
    tables = state.setting.tables
    if first or state.setting.options.culture_ip_for_stragglers == "on":
        influence.gain(state, seat, tables.culture_ip[level], umpire, "culture")
    morale.move(state, seat, tables.culture_morale[level], umpire, "culture")


class Improvement(EraFrame):
    """D-60: the player chooses an area for each leader placed, or stops. Fields: the seat, leaders left."""

    __slots__ = ("leaders", "seat")
    kind = "improvement"
    fields = ("seat", "leaders")
    stage = "improvement"
    kinds = frozenset((act.IMPROVE.number, act.STOP.number, act.HAMLET.number))

    def __init__(self, seat: int, leaders: int) -> None:
        self.seat = seat
        self.leaders = leaders

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while a leader is left and something can be bought, or a hamlet of any kind is unused: being
        asked tells nothing of its kind.
        """
        possible = self.leaders and (state.players[self.seat].hamlets or affordable(state, self.seat))
        return (self.seat,) if possible else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """The areas that can be paid, unused hamlets, and to stop."""
        areas = [act.IMPROVE(area) for area in affordable(state, seat)]
        return [*areas, *hamlets.actions(state, seat, hamlets.PAYMENT), act.STOP()]

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """All areas."""
        return [act.IMPROVE(area) for area in range(len(AREAS))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.E-02, R-186: no level beyond IV, nothing that cannot be paid."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.PAYMENT)
        if kind == act.IMPROVE.number:
            return improve_refusal(state, seat, act.IMPROVE.arguments(action)[0])
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Buy, use a hamlet, or stop; leaders left are spent (D-60)."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
            return
        state.agenda.pop()
        if kind == act.STOP.number:
            return
        area = act.IMPROVE.arguments(action)[0]
        state.push(Improvement(seat, self.leaders - 1))
        research(state, seat, area, price(state, seat, area), umpire)
        ending.check(state, umpire, seat)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Nothing can be bought any more, or no leader is left."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-60: stop."""
        return act.STOP()


def improve_refusal(state: EraState, seat: int, area: int, by_hamlet: bool = False) -> Refusal | None:
    """eot.1.3.E-02, R-186: why the next level of `area` cannot be bought."""
    if area >= len(AREAS) or state.players[seat].improvements[area] >= LEVELS:
        return Refusal("no_further_level", "eot.1.3.E-02")
    cost, thalers = price(state, seat, area, by_hamlet), state.players[seat].thalers
    if cost > thalers:
        return Refusal("too_dear", "eot.1.3.E-15", {"price": cost, "thalers": thalers})
    return None


def free_fleet_seas(state: EraState, seat: int) -> int:
    """eot.1.3.E-26, R-136: the dotted seas that border own land, as a set. Land that is only attacked is not own."""
    board, seas = state.board, 0
    for province in provinces_in(state.land_of(seat) & ~transport.foreign(state, seat)):
        seas |= board.coast_mask[province]
    return seas & board.dotted


class TakesFreeFleets(EraFrame):
    """A frame below, in which fleets move: it is told of one that comes meanwhile."""

    __slots__ = ()

    def with_free_fleet(self, state: EraState, sea: int) -> TakesFreeFleets:
        """The frame with one more fleet in a sea."""
        raise NotImplementedError


class FreeUnits(EraFrame):
    """D-07, D-61, R-135: the units that Navigation or Mechanics gives. Fields: the seat, the area, how many are left,
    and whether the next one is the first, which must be taken from FV if it can.
    """

    __slots__ = ("area", "first", "left", "seat")
    kind = "free_units"
    fields = ("seat", "area", "left", "first")
    stage = "free_units"
    kinds = frozenset((act.FREE_FLEET.number, act.FREE_ARMY.number, act.NO_UNIT.number))

    def __init__(self, seat: int, area: int, left: int, first: bool) -> None:
        self.seat = seat
        self.area = area
        self.left = left
        self.first = first

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, if a unit can be placed and there is something to choose."""
        if not self.left or not pieces.has_vassal(state, self.seat) or not self._places(state):
            return ()
        return () if self._forced(state) else (self.seat,)

    def _places(self, state: EraState) -> bool:
        return self.area == MECHANICS or free_fleet_seas(state, self.seat) != 0

    def _must(self, state: EraState) -> bool:
        """eot.1.3.E-25, eot.1.3.E-39, eot.1.3.E-49: the first one must be taken from FV."""
        return bool(self.first) and state.players[self.seat].free_vassals > 0

    def _forced(self, state: EraState) -> bool:
        return self.area == MECHANICS and self._must(state)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """A sea for a fleet, or an army vassal; none, unless it must be taken."""
        if self.area == MECHANICS:
            units = [act.FREE_ARMY()]
        else:
            units = [act.FREE_FLEET(sea) for sea in provinces_in(free_fleet_seas(state, seat))]
        return units if self._must(state) else [*units, act.NO_UNIT()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.E-25, eot.1.3.E-26, eot.1.3.E-49: where it may go, and whether it can be declined."""
        kind = act.kind_of(action)
        if kind == act.NO_UNIT.number:
            return Refusal("must_take", "eot.1.3.E-25") if self._must(state) else None
        if (kind == act.FREE_ARMY.number) != (self.area == MECHANICS):
            return Refusal("other_unit", "eot.1.3.E-25" if self.area == NAVIGATION else "eot.1.3.E-39")
        if kind == act.FREE_FLEET.number:
            sea = act.FREE_FLEET.arguments(action)[0]
            if state.board.sea >> sea & 1 and not state.board.dotted >> sea & 1:
                return Refusal("no_dot", "eot.1.3.E-26")
            if not free_fleet_seas(state, seat) >> sea & 1:
                return Refusal("no_own_coast", "eot.1.3.E-26")
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Place the unit; ask again if more may follow."""
        state.agenda.pop()
        kind = act.kind_of(action)
        if kind == act.NO_UNIT.number:
            return
        if self.left > 1:
            state.push(FreeUnits(seat, self.area, self.left - 1, False))
        if kind == act.FREE_ARMY.number:
            self._army(state, umpire)
        else:
            self._fleet(state, act.FREE_FLEET.arguments(action)[0], umpire)

    def _draw(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.E-27, eot.1.3.E-40, eot.4-14: from FV, else from the next city for two morale fields."""
        from_city = not state.players[self.seat].free_vassals
        free = from_city and self.area == MECHANICS and tribe_of(state, self.seat).free_from_cities
        pieces.draw_vassal(state, self.seat, from_city, umpire, free)

    def _army(self, state: EraState, umpire: Umpire) -> None:
        self._draw(state, umpire)
        state.players[self.seat].army += 1
        umpire.announce("free_army", {"seat": self.seat})

    def _fleet(self, state: EraState, sea: int, umpire: Umpire) -> None:
        self._draw(state, umpire)
        state.cubes[self.seat][sea] += 1
        umpire.announce("free_fleet", {"seat": self.seat, "sea": state.board.provinces[sea].id})
        if self.seat not in state.stacks[sea]:
            state.stacks[sea] = (*state.stacks[sea], self.seat)
        if state.stacks[sea][0] == self.seat and not state.control[self.seat] >> sea & 1:
            control.hand_over(state, self.seat, 1 << sea, 0, umpire, usable=True)
        for place, frame in enumerate(state.agenda):
            if isinstance(frame, TakesFreeFleets):
                state.agenda[place] = frame.with_free_fleet(state, sea)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.E-39: the army vassal that must be taken comes by itself; what cannot be placed is lost (R-136)."""
        state.agenda.pop()
        if self.left and self._forced(state):
            if self.left > 1:
                state.push(FreeUnits(self.seat, self.area, self.left - 1, False))
            self._army(state, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-07, D-61: what costs no morale: a fleet in the first legal sea with fish, else the first legal sea."""
        if not state.players[seat].free_vassals and not (
            self.area == MECHANICS and tribe_of(state, seat).free_from_cities
        ):
            return act.NO_UNIT()
        if self.area == MECHANICS:
            return act.FREE_ARMY()
        seas = free_fleet_seas(state, seat)
        return act.FREE_FLEET(next(provinces_in(seas & state.board.fish or seas)))
