"""The four parts of an expansion: where vassals are placed, how they move, where cities are founded."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.era_greedy import epic, land, purchases, values
from stammtisch.bots.era_greedy.aims import aims
from stammtisch.bots.era_greedy.gathering import best_site
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import cities, colonies, food, pieces, transport
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.placement import Placement
from stammtisch.games.era.rules.units import FRESH
from stammtisch.games.era.state import EraState

KEPT_VASSAL, STAYING, SET_FREE = 0.5, 2, 0.15
"""A vassal kept for a purchase; where so many stand, one more goes back into FV when the round ends (eot.1.5-06)."""
PLACED_ANYWHERE = 0.08
"""A new vassal without a target is worth a little; three points not used are worth a morale field."""


def place(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A vassal where it will settle, attack or found best; to end when morale is worth more."""
    frame = state.agenda[-1]
    assert isinstance(frame, Placement)
    best, chosen = _morale_of_unused(state, seat, frame.points), act.END_PLACE()
    if purchases.lacks_vassals(state, seat):
        best = max(best, KEPT_VASSAL)
    worth = {province: _worth_of_place(state, seat, province, frame.points) for province, _ in frame.room}
    field = state.players[seat].morale
    early = values.morale(field + pieces.EARLY_VASSAL_MORALE) - values.morale(field)
    if epic.is_careless(state, seat):
        early = -land.lost_influence(state, seat, -pieces.EARLY_VASSAL_MORALE)
    for action in legal:
        if act.kind_of(action) != act.PLACE.number:
            continue
        province, from_city = act.PLACE.arguments(action)
        gained = worth[province] + (early if from_city else 0.0)
        if gained > best:
            best, chosen = gained, action
    return chosen


def _morale_of_unused(state: EraState, seat: int, points: int) -> float:
    field = state.players[seat].morale
    if points < 3 or field >= 5:
        return 0.03
    return (values.morale(field + 1) - values.morale(field)) / 3


def _worth_of_place(state: EraState, seat: int, province: int, points: int) -> float:
    """What one more vassal here could do: the best target not yet covered by cubes that can go."""
    board, here, aimed = state.board, land.spare(state, seat, province), aims(state, seat)
    targets = sorted(
        (
            land.settle_worth(state, seat, other, aimed)
            for other in provinces_in(board.land_mask[province] & land.empty(state, seat))
        ),
        reverse=True,
    )
    worth = targets[here] if here < len(targets) else PLACED_ANYWHERE
    return max(worth, _share_of_city(state, seat, province, points), _attack_share(state, seat, province))


def _share_of_city(state: EraState, seat: int, province: int, points: int) -> float:
    """What a vassal here adds to a city here or next door that the points left can make up."""
    site = land.site_worth(state, seat)
    if site <= 0:
        return 0.0
    around = state.board.land_mask[province] & state.control[seat] | 1 << province
    lacking = 3
    for place in provinces_in(around & ~state.cities[seat]):
        gathered = state.cubes[seat][place] + land.spare_around(state, seat, place)
        if gathered < cities.VASSALS_FOR_A_CITY:
            lacking = min(lacking, cities.VASSALS_FOR_A_CITY - gathered)
        elif land.site_worth(state, seat) > 0:
            return 0.0
    return site / (lacking + 1) if lacking <= points else 0.0


def _attack_share(state: EraState, seat: int, province: int) -> float:
    """What a vassal here adds to an attack on a neighbour."""
    best = 0.0
    for other in provinces_in(state.board.land_mask[province] & transport.foreign(state, seat)):
        cubes = land.spare_around(state, seat, other) + 1
        chance = land.attack_chance(state, seat, other, cubes)
        if chance > 0.4:
            best = max(best, land.attack_worth(state, seat, other) * chance / max(2, cubes))
    return best


def remove(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A vassal that is to spare, else the province that is worth least, leaves the land in one piece and brings no
    hunger.
    """
    starving = -values.HUNGER if state.players[seat].food <= 0 else 0.0

    def loss(action: int) -> float:
        province = act.REMOVE.arguments(action)[0]
        if state.cubes[seat][province] > 1 or state.cities[seat] >> province & 1:
            return 0.0
        hunger = food.symbols(state, seat, 1 << province) * starving
        if state.board.sea >> province & 1:
            return values.sea(state.board, province) + hunger
        left = state.land_of(seat) & ~(1 << province)
        split = colonies.new_colonies(state, state.land_of(seat), left)
        return values.province(state.board, province) + split + hunger

    return min(legal, key=lambda action: (loss(action), action))


def move(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The step that brings most; to end when none brings anything."""
    frame = state.agenda[-1]
    assert isinstance(frame, Movement)
    plan = _Plan(state, seat, frame)
    best, chosen = 0.0, act.END_MOVEMENT()
    for action in legal:
        gained = plan.worth(action)
        if gained > best:
            best, chosen = gained, action
    return chosen


class _Plan:
    """What every step of a movement is worth at one moment."""

    def __init__(self, state: EraState, seat: int, frame: Movement) -> None:
        self.state = state
        self.seat = seat
        self.frame = frame
        self.empty = land.empty(state, seat)
        self.foreign = transport.foreign(state, seat)
        self.site = land.site_worth(state, seat)
        self.aimed = aims(state, seat)
        self.gathering = best_site(state, seat, frame.units)
        self.lacks_vassals = purchases.lacks_vassals(state, seat)
        self._attacks: dict[int, float] = {}

    def worth(self, action: int) -> float:
        """What a step is worth; 0 if it brings nothing."""
        kind = act.kind_of(action)
        if kind in (act.MARCH.number, act.TRANSPORT.number):
            start, end, points = act.MARCH.arguments(action)
            return self._march(start, end, points, kind == act.TRANSPORT.number)
        if kind == act.SAIL.number:
            start, end, _ = act.SAIL.arguments(action)
            return self._sail(start, end)
        if kind == act.FLEET.number:
            return self._fleet(*act.FLEET.arguments(action))
        if kind == act.ARMY.number:
            return self._army(act.ARMY.arguments(action)[0])
        if kind == act.TRADE_POST.number:
            return self._post(act.TRADE_POST.arguments(action)[0])
        return 0.0

    def _march(self, start: int, end: int, points: int, carried: bool) -> float:
        state, seat = self.state, self.seat
        gathering = self.gathering
        if gathering and end == gathering.province and start in gathering.sources and not carried:
            return gathering.worth
        if not land.spare(state, seat, start) or self._needed_for_site(start):
            return 0.0
        if self.empty >> end & 1:
            return land.settle_worth(state, seat, end, self.aimed) + (0.0 if carried else 0.05)
        if self.foreign >> end & 1:
            return self._attack(end)
        if self.lacks_vassals and state.cubes[seat][end] >= STAYING:
            return SET_FREE
        return self._on_the_way(start, end) if points > 1 and not carried else 0.0

    def _needed_for_site(self, province: int) -> bool:
        """Three vassals wait here for a city."""
        return self.site > 0 and self.state.cubes[self.seat][province] == 3 and self._free_for_site(province)

    def _free_for_site(self, province: int) -> bool:
        return not self.state.cities[self.seat] >> province & 1 and bool(self.state.control[self.seat] >> province & 1)

    def _on_the_way(self, start: int, end: int) -> float:
        """A first step towards empty land that nobody nearer can settle."""
        board = self.state.board
        if board.land_mask[start] & self.empty:
            return 0.0
        further = board.land_mask[end] & self.empty
        return max(
            (0.8 * land.settle_worth(self.state, self.seat, other, self.aimed) for other in provinces_in(further)),
            default=0.0,
        )

    def _attack(self, end: int) -> float:
        """Cubes go to an attack until it is as good as won; it is begun only if it can become good."""
        if end not in self._attacks:
            state, seat = self.state, self.seat
            there = state.cubes[seat][end]
            around = land.spare_around(state, seat, end)
            worth = land.attack_worth(state, seat, end)
            full = land.attack_chance(state, seat, end, there + around)
            sure = there > 0 and land.attack_chance(state, seat, end, there) > 0.9
            cost = land.LOST_VASSAL * (there + around) / 2
            good = full >= (land.GOOD_CHANCE if worth < land.MUCH else land.FAIR_CHANCE) and worth * full - cost > 0.2
            self._attacks[end] = 0.3 + worth * full if good and not sure else 0.0
        return self._attacks[end]

    def _sail(self, start: int, end: int) -> float:
        """To a fish province that nobody has, from one that is worth less."""
        state, seat = self.state, self.seat
        if state.stacks[end] or state.cubes[seat][end]:
            return 0.0
        leaving = values.sea(state.board, start) if state.cubes[seat][start] == 1 else 0.0
        return max(0.0, values.sea(state.board, end) - leaving - 0.05)

    def _fleet(self, province: int, sea: int) -> float:
        state, seat = self.state, self.seat
        if state.stacks[sea] or state.cubes[seat][sea] or not land.spare(state, seat, province):
            return 0.0
        ways = len(self.state.board.coast[sea]) > 2 and not state.fleets(seat)
        return max(0.0, values.sea(state.board, sea) - 0.45 + (0.4 if ways else 0.0))

    def _army(self, province: int) -> float:
        """New vassals without anything to do join the army while it is small and money is there."""
        state, seat = self.state, self.seat
        player = state.players[seat]
        if not land.spare(state, seat, province) or self._needed_for_site(province):
            return 0.0
        fresh = sum(row[3] for row in self.frame.units if row[2] & FRESH)
        return 0.05 if player.thalers > 8 and player.army < 2 + player.improvements[2] and fresh else 0.0

    def _post(self, province: int) -> float:
        return 0.9 if land.spare(self.state, self.seat, province) else 0.0


def found(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A city wherever it is worth more than its vassals."""
    sites = [action for action in legal if act.kind_of(action) == act.FOUND.number]
    if sites and land.site_worth(state, seat) > 0:
        return sites[0]
    return act.END_CITIES()
