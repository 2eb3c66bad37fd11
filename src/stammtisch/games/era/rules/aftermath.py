"""Chapter 1.3.A.4, step 5: the end of a battle, in the order of R-099."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import cities, colonies, control, ending, hamlets, influence, morale, pieces, posts
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.militia import militia
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNIT, Fighting
from stammtisch.games.era.state import NOBODY, EraState, changed
from stammtisch.games.era.words import IVORY, WINE

CONQUEST_MORALE, CITY_MORALE = -1, -3
_TOKENS = {act.UNIT_ORE: None, act.UNIT_WINE: WINE, act.UNIT_IVORY: IVORY}
"""Units that are tokens, with the kind of luxury good they are."""


def carry_out(state: EraState, battle: Fighting, umpire: Umpire) -> None:
    """eot.1.3.A.4-46, eot.1.3.A.4-71, R-099: units go back, then the loser is settled, then the winner."""
    winner = battle.winner()
    name = state.board.provinces[battle.province].id
    sides = {ATTACKER: "attacker", DEFENDER: "defender", NOBODY: "draw"}
    facts = {"attacker": battle.attacker, "defender": battle.defender, "province": name, "result": sides[winner]}
    umpire.announce("battle_over", facts)
    return_units(state, battle, winner, umpire)
    if battle.at_sea(state):
        _at_sea(state, battle, winner, umpire)
    elif winner == ATTACKER:
        _conquest(state, battle, umpire)
        return
    elif winner == DEFENDER:
        _repelled(state, battle, umpire)
    else:
        _draw(state, battle, umpire)
    _finish(state, battle.province, battle.ever, battle.active, umpire)


def return_units(state: EraState, battle: Fighting, winner: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-52 to eot.1.3.A.4-55, eot.1.3.A.4-81, eot.4-19, R-094, R-098: legions go to the supply, allied
    vassals to their owner's FV, surviving army vassals onto the province (at sea to FV); the unit that sat out shares
    the fate of its side, or goes back where it came from.
    """
    state.legions += sum(battle.legions)
    for _, ally, count in battle.allies:
        pieces.return_vassals(state, ally, count)
    for side in (ATTACKER, DEFENDER):
        seat = battle.seat(side)
        survivors = battle.fighting(side)[act.UNIT_ARMY] if seat != NOBODY else 0
        if not survivors:
            continue
        if battle.at_sea(state):
            pieces.return_vassals(state, seat, survivors)
        else:
            state.cubes[seat][battle.province] += survivors
    if battle.sits_out != NO_UNIT:
        _who_sat_out(state, battle, winner, umpire)


def _who_sat_out(state: EraState, battle: Fighting, winner: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-87, R-098: the unit that sat out is not used up if the defender wins; else it shares the fate of the
    others. A militia of the province is preferred to one of a Strength hamlet.
    """
    seat, unit = battle.defender, battle.sits_out
    player = state.players[seat]
    if winner == DEFENDER:
        if unit == act.UNIT_ARMY:
            player.army += 1
        elif unit == act.UNIT_LEGION:
            state.legions -= 1
            player.legions += 1
        elif unit == act.UNIT_MILITIA and not militia(state, battle):
            player.militia += 1
        elif unit in _TOKENS:
            state.exhausted &= ~_a_used_token(state, seat, unit)
        elif unit == act.UNIT_MERCENARY:
            hamlets.take_back(state, seat, battle.last_mercenary, umpire)
        return
    if unit in (act.UNIT_VASSAL, act.UNIT_FLEET):
        state.cubes[seat][battle.province] -= 1
    if unit in (act.UNIT_VASSAL, act.UNIT_FLEET, act.UNIT_ARMY):
        pieces.return_vassals(state, seat, 1)


def _a_used_token(state: EraState, seat: int, unit: int) -> int:
    """The province of an Ore, Wine or Ivory that is out of use, as a set: tokens of a kind are alike."""
    board = state.board
    luxury = _TOKENS[unit]
    of_kind = board.ore if luxury is None else board.luxury_of[luxury] & state.army_goods
    used = state.control[seat] & of_kind & state.exhausted
    return used & -used


def _conquest(state: EraState, battle: Fighting, umpire: Umpire) -> None:
    """eot.1.3.A.4-46: the attacker takes the province. The loser is settled first: city, point, goods and food,
    colonies, parade; then the winner may be asked about a city.
    """
    province, loser, winner = battle.province, battle.defender, battle.attacker
    had_city = False
    if loser != NOBODY:
        had_city = bool(state.cities[loser] >> province & 1)
        if had_city:
            cities.lose_city(state, loser, province, umpire)
        control.hand_over(state, loser, 0, state.control[loser] & 1 << province, umpire)
        colonies.judge(state, loser, battle.before, umpire)
        influence.set_back_parade(state, loser, umpire)
    occupation = Occupy(winner, loser, province, had_city, battle.ever, battle.active, battle.by_leader)
    if had_city and cities.may_have_another(state, winner):
        state.push(occupation)
    else:
        occupation.conclude(state, False, umpire)


class Occupy(EraFrame):
    """D-51: whether the winner puts an own city on a conquered city province. Fields: winner; loser (NOBODY:
    barbarians); the province; whether a city stood there; units ever on the battleboard; whose expansion it is; whether
    by a leader.
    """

    __slots__ = ("active", "by_leader", "ever", "had_city", "loser", "province", "seat")
    kind = "occupy"
    fields = ("seat", "loser", "province", "had_city", "ever", "active", "by_leader")
    stage = "occupy"
    kinds = frozenset((act.OCCUPY.number,))

    def __init__(
        self, seat: int, loser: int, province: int, had_city: bool, ever: int, active: int, by_leader: bool
    ) -> None:
        self.seat = seat
        self.loser = loser
        self.province = province
        self.had_city = had_city
        self.ever = ever
        self.active = active
        self.by_leader = by_leader

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The winner."""
        return (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """A city, or vassals only."""
        return [act.OCCUPY(0), act.OCCUPY(1)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """Either is legal: the question is asked only if there is room under the limit (R-078)."""
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.4-67, eot.1.3.A.4-68, R-104."""
        state.agenda.pop()
        self.conclude(state, bool(act.OCCUPY.arguments(action)[0]), umpire)

    def conclude(self, state: EraState, with_city: bool, umpire: Umpire) -> None:
        """eot.1.3.A.4-47 to eot.1.3.A.4-50, eot.1.3.A.4-58, eot.1.3.A.4-61, eot.1.3.A.4-69, eot.1.3.A.2-21, R-056,
        R-151: goods and food, the city, the conquest and its morale, the parade, the battlefield, a hamlet.
        """
        seat, province = self.seat, self.province
        if state.posts[province] and (not with_city or state.posts[province] == seat + 1):
            posts.end_post(state, province, umpire, "conquered")
        control.hand_over(state, seat, 1 << province, 0, umpire, usable=self.by_leader and seat == self.active)
        if with_city:
            cities.put_city(state, seat, province, umpire)
        if self.loser != NOBODY:
            state.conquered[seat] |= 1 << province
            morale.move(state, seat, CITY_MORALE if self.had_city else CONQUEST_MORALE, umpire, "conquest")
        influence.advance_parade(state, seat, umpire)
        _finish(state, province, self.ever, self.active, umpire)
        if state.hamlets[province]:
            hamlets.win(state, seat, province, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-51: vassals only."""
        return act.OCCUPY(0)


def _repelled(state: EraState, battle: Fighting, umpire: Umpire) -> None:
    """eot.1.3.A.4-50, eot.1.3.A.4-51: the attacker has lost; the defender keeps the province."""
    influence.set_back_parade(state, battle.attacker, umpire)
    if battle.defender != NOBODY:
        influence.advance_parade(state, battle.defender, umpire)


def _draw(state: EraState, battle: Fighting, umpire: Umpire) -> None:
    """eot.1.3.A.4-71, eot.1.3.A.4-72, eot.1.3.A.4-73, R-056, R-102, R-110: the province is empty afterwards, a city
    goes back, a hamlet goes to the box unseen; no parade moves.
    """
    province, defender = battle.province, battle.defender
    if defender == NOBODY:
        state.box = changed(state.box, state.hamlets[province] - 1, state.box[state.hamlets[province] - 1] + 1)
        state.hamlets = changed(state.hamlets, province, 0)
        umpire.announce("hamlet_gone", {"province": state.board.provinces[province].id})
        return
    if state.cities[defender] >> province & 1:
        posts.end_post(state, province, umpire, "draw")
        cities.lose_city(state, defender, province, umpire)
    control.hand_over(state, defender, 0, state.control[defender] & 1 << province, umpire)
    colonies.judge(state, defender, battle.before, umpire)


def _at_sea(state: EraState, battle: Fighting, winner: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-70, eot.1.3.A.4-86, R-066, R-094, R-188: places among the owners, the fish, the parades; no
    morale."""
    sea = battle.province
    if winner == NOBODY:
        settle_sea(state, sea, umpire)
        return
    seat, loser = battle.seat(winner), battle.seat(DEFENDER if winner == ATTACKER else ATTACKER)
    stack = list(state.stacks[sea])
    if seat in stack and loser in stack and stack.index(loser) < stack.index(seat):
        stack.remove(seat)
        stack[stack.index(loser)] = seat
        state.stacks[sea] = tuple(stack)
    settle_sea(state, sea, umpire, loser)
    influence.set_back_parade(state, loser, umpire)
    influence.advance_parade(state, seat, umpire)


def settle_sea(state: EraState, sea: int, umpire: Umpire, first: int | None = None) -> None:
    """R-066: whoever has no fleet left goes from the stack of a sea; its first owner controls it."""
    state.stacks[sea] = tuple(seat for seat in state.stacks[sea] if state.cubes[seat][sea])
    owner = state.stacks[sea][0] if state.stacks[sea] else NOBODY
    losers = [seat for seat in state.order if state.control[seat] >> sea & 1 and seat != owner]
    for seat in sorted(losers, key=lambda each: each != first):
        control.hand_over(state, seat, 0, 1 << sea, umpire)
    if owner != NOBODY and not state.control[owner] >> sea & 1:
        control.hand_over(state, owner, 1 << sea, 0, umpire, usable=True)


def _finish(state: EraState, province: int, ever: int, active: int, umpire: Umpire) -> None:
    """R-147: a battlefield marker, and whether the battle has met an end condition."""
    mark_battlefield(state, province, ever, umpire)
    ending.check(state, umpire, active)


def mark_battlefield(state: EraState, province: int, ever: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-78, eot.1.3.A.4-79, eot.1.3.A.4-80, eot.8-18, eot.8-19, R-006, R-095, R-096, R-097: +1 or +2 on land,
    if so many units took part; a +1 is replaced by a +2, never the other way round.
    """
    if state.board.sea >> province & 1:
        return
    small, great = (int(number) for number in state.setting.options.battlefield_threshold.split("/"))
    marker = 2 if ever >= great else 1 if ever >= small else 0
    there = state.battlefields[province]
    if marker <= there or (not there and not state.battlefield_supply):
        return
    if not there:
        state.battlefield_supply -= 1
    state.battlefields = changed(state.battlefields, province, marker)
    umpire.announce("battlefield", {"province": state.board.provinces[province].id, "marker": marker})
