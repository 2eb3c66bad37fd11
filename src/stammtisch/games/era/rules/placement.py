"""Chapter 1.3.A.1: part 1 of an expansion: a legion, new vassals, or vassals that go."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import control, hamlets, morale, pieces
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState, cubes_set

POINTS_A_FIELD = 3
"""eot.1.3.A.1-06: so many points not used raise morale by one field."""

Counts = tuple[tuple[int, int], ...]
"""Numbers by province: pairs `(province, count)`, rising."""


class TakesNewVassals(EraFrame):
    """The frame below a placement: it is told which vassals are new, since only those can become something else
    (R-050)."""

    __slots__ = ()

    def take_new_vassals(self, fresh: Counts) -> None:
        """Part 1 is closed and `fresh` were placed."""
        raise NotImplementedError


def offer_legion(state: EraState, seat: int) -> None:
    """eot.1.3.A.1-17, eot.4-17, R-048: Romans may take a legion, once a round, if the supply has one."""
    if tribe_of(state, seat).recruits_legions and state.legions and not state.players[seat].legion_taken:
        state.push(LegionChoice(seat))


class LegionChoice(EraFrame):
    """D-31. Field: the seat."""

    __slots__ = ("seat",)
    kind = "legion_choice"
    fields = ("seat",)
    stage = "legion"
    kinds = frozenset((act.LEGION.number,))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The Romans."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Yes or no."""
        return [act.LEGION(1), act.LEGION(0)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """Either is legal."""
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.4-17: from the general supply to the regular army."""
        state.agenda.pop()
        if act.LEGION.arguments(action)[0]:
            player = state.players[seat]
            state.legions -= 1
            player.legions += 1
            player.legion_taken = True
            umpire.announce("legion", {"seat": seat})

    def default(self, state: EraState, seat: int) -> int:
        """D-31: yes."""
        return act.LEGION(1)


def begin(state: EraState, seat: int, points: int, umpire: Umpire) -> None:
    """eot.1.3.A.1-04, eot.1.3.A.1-05: place so many vassals, or remove so many if the value is negative."""
    if points > 0:
        state.push(Placement(seat, points, places(state, seat), ()))
    elif points < 0:
        state.push(Removal(seat, -points))


def places(state: EraState, seat: int) -> Counts:
    """eot.1.3.A.1-02, eot.1.3.A.1-03, R-039, R-040: how many new vassals each own land province can receive: one for
    each vassal and city there now; none on fleets.
    """
    cities, layer = state.cities[seat], state.cubes[seat]
    by_province = state.setting.options.placement_limit == "province"
    return tuple(
        (province, 1 if by_province else layer[province] + (cities >> province & 1))
        for province in provinces_in(state.land_of(seat))
    )


class Placement(EraFrame):
    """D-32: new vassals are placed one by one. Fields: the seat; points left; how many each province can still receive;
    how many it has received.
    """

    __slots__ = ("fresh", "points", "room", "seat")
    kind = "placement"
    fields = ("seat", "points", "room", "fresh")
    stage = "placement"
    kinds = frozenset((act.PLACE.number, act.END_PLACE.number, act.HAMLET.number))

    def __init__(self, seat: int, points: int, room: Counts, fresh: Counts) -> None:
        self.seat = seat
        self.points = points
        self.room = room
        self.fresh = fresh

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while a vassal can be placed."""
        return (self.seat,) if self.points and self.room and pieces.has_vassal(state, self.seat) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Each province with room, from FV or from the next unbuilt city, and to end."""
        legal: list[int] = []
        if state.players[seat].free_vassals:
            legal = [act.PLACE(province, 0) for province, _ in self.room]
        if pieces.next_slot(state, seat) is not None:
            legal += [act.PLACE(province, 1) for province, _ in self.room]
        legal.append(act.END_PLACE())
        return legal + hamlets.actions(state, seat, hamlets.OWN_TURN)

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.1-02, eot.1.3.A.1-03, eot.1.3.A.1-09, R-044: a place with room and a source with a vassal."""
        kind = act.kind_of(action)
        if kind == act.END_PLACE.number:
            return None
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.OWN_TURN)
        province, from_city = act.PLACE.arguments(action)
        if state.board.sea >> province & 1:
            return Refusal("not_on_fleets", "eot.1.3.A.1-03")
        if not any(place == province for place, _ in self.room):
            there = state.present(seat) >> province & 1
            return Refusal("no_room" if there else "none_yours_there", "eot.1.3.A.1-02")
        if from_city and pieces.next_slot(state, seat) is None:
            return Refusal("no_vassal_at_cities", "eot.1.3.A.1-09")
        if not from_city and not state.players[seat].free_vassals:
            return Refusal("no_free_vassal", "eot.1.3.A.1-02")
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Place a vassal, use a hamlet, or end part 1."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
            return
        if kind == act.END_PLACE.number:
            self.proceed(state, umpire)
            return
        province, from_city = act.PLACE.arguments(action)
        state.agenda.pop()
        pieces.draw_vassal(state, seat, bool(from_city), umpire)
        state.cubes[seat][province] += 1
        if umpire.listening:
            facts = {"seat": seat, "province": state.board.provinces[province].id, "from_city": from_city}
            umpire.announce("placed", facts)
        state.push(Placement(seat, self.points - 1, less(self.room, province), more(self.fresh, province)))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.A.1-06, eot.1.3.A.1-12, eot.1.3.A.1-18, R-027, R-043: points not used raise morale, last of all."""
        state.agenda.pop()
        below = state.agenda[-1]
        if isinstance(below, TakesNewVassals):
            below.take_new_vassals(self.fresh)
        morale.move(state, self.seat, self.points // POINTS_A_FIELD, umpire, "unused_expansion")

    def default(self, state: EraState, seat: int) -> int:
        """D-32: from FV as long as it lasts."""
        return act.PLACE(self.room[0][0], 0) if state.players[seat].free_vassals else act.END_PLACE()


class Removal(EraFrame):
    """D-33: own vassals leave the map. Fields: the seat, how many are still to go."""

    __slots__ = ("left", "seat")
    kind = "removal"
    fields = ("seat", "left")
    stage = "removal"
    kinds = frozenset((act.REMOVE.number,))

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def _places(self, state: EraState) -> int:
        """R-041: vassals on land first; fleets only when none is left; nothing else."""
        there = cubes_set(state.cubes[self.seat])
        return there & state.board.land or there

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while something is to go and can."""
        return (self.seat,) if self.left and self._places(state) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Each province with an own vassal."""
        return [act.REMOVE(province) for province in provinces_in(self._places(state))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.1-05, R-041."""
        if self._places(state) >> act.REMOVE.arguments(action)[0] & 1:
            return None
        return Refusal("no_vassal_there", "eot.1.3.A.1-05")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.1-05: back to FV."""
        state.agenda.pop()
        province = act.REMOVE.arguments(action)[0]
        state.cubes[seat][province] -= 1
        pieces.return_vassals(state, seat, 1)
        umpire.announce("removed", {"seat": seat, "province": state.board.provinces[province].id})
        state.push(Removal(seat, self.left - 1))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.A.2-43, R-042: emptied provinces are lost at once with goods and food."""
        state.agenda.pop()
        control.settle(state, umpire, self.seat)

    def default(self, state: EraState, seat: int) -> int:
        """D-33: the first province where more than one stands, else the first."""
        there = list(provinces_in(self._places(state)))
        return act.REMOVE(next((place for place in there if state.cubes[seat][place] > 1), there[0]))


def more(counts: Counts, province: int) -> Counts:
    """One more at a province.

    >>> more(((3, 1), (7, 2)), 5)
    ((3, 1), (5, 1), (7, 2))
    """
    found = dict(counts)
    found[province] = found.get(province, 0) + 1
    return tuple(sorted(found.items()))


def less(counts: Counts, province: int) -> Counts:
    """One less at a province; a province with none is left out."""
    return tuple((place, count - (place == province)) for place, count in counts if count > 1 or place != province)
