"""Battles: what is committed, what is lost, what is done with what was won."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.era_greedy import bargaining, land
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import battle, commitment, odds
from stammtisch.games.era.rules.commitment import Commit
from stammtisch.games.era.rules.losses import CHEAPEST_FIRST
from stammtisch.games.era.rules.plunder import owner_of
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, running
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import FIRST_SCORING_HAMLET

ENOUGH, HOPELESS = 0.93, 0.12


def _chance(state: EraState, side: int, more: int) -> float:
    """eot.1.3.A.4-19: the chance of a side to win the battle with so many more units. While the defender commits it is
    not settled yet who sits out.
    """
    fight = running(state).copy()
    commitment.settle_who_sits_out(state, fight)
    standings = [battle.standing(state, fight, each) for each in (ATTACKER, DEFENDER)]
    standings[side] = standings[side]._replace(strength=standings[side].strength + more)
    rule = "sea" if fight.at_sea(state) else "land" if fight.defender != NOBODY else "barbarians"
    won = odds.attack(standings[ATTACKER], standings[DEFENDER], rule)
    return won if side == ATTACKER else 1 - won


def commit(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Units of the army one after the other while they raise the chance enough; nothing into a hopeless battle."""
    fight = running(state)
    side = ATTACKER if fight.attacker == seat else DEFENDER
    sitting = [action for action in legal if act.kind_of(action) == act.SIT_OUT.number]
    if sitting:
        return sitting[0]
    adding = [action for action in legal if act.kind_of(action) == act.COMMIT.number]
    ready = act.READY() in legal
    frame = state.agenda[-1]
    if ready and not adding and isinstance(frame, Commit):
        asking = bargaining.ask_support(state, seat, frame.asked, _chance(state, side, 0))
        if asking is not None:
            return asking
    if not adding:
        return act.READY() if ready else legal[0]
    now = _chance(state, side, 0)
    most = land.army_strength(state, seat)
    if ready and (now >= ENOUGH or _chance(state, side, most) < max(HOPELESS, now + 0.05)):
        return act.READY()
    ones = [action for action in adding if act.COMMIT.arguments(action)[1] == 1]
    order = {unit: place for place, unit in enumerate(CHEAPEST_FIRST)}
    return min(ones or adding, key=lambda action: order[act.COMMIT.arguments(action)[0]])


def reinforce(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A hamlet that does not score turns a battle that is close."""
    fight = running(state)
    side = ATTACKER if fight.attacker == seat else DEFENDER
    won = odds.win(min(24, fight.strength(ATTACKER)), min(24, fight.strength(DEFENDER)), fight.markers)
    mine = won if side == ATTACKER else 1 - won
    if 0.3 < mine < 0.7:
        for action in legal:
            if act.kind_of(action) != act.MERCENARY.number:
                continue
            if act.MERCENARY.arguments(action)[0] < FIRST_SCORING_HAMLET:
                return action
    return act.READY()


def lose(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The cheapest unit."""
    return legal[0]


def next_battle(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Plunder others than allies first, then battle by battle."""
    for action in legal:
        if act.kind_of(action) == act.PLUNDER.number:
            other = owner_of(state, seat, act.PLUNDER.arguments(action)[1])
            if other is not None and not state.allied(seat, other):
                return action
    return legal[0]


def want_battle(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A sea battle only where there is fish, more own fleets, and no alliance."""
    sea, other, _ = act.WANT_BATTLE.arguments(legal[0])
    mine, his = state.cubes[seat][sea], state.cubes[other][sea]
    wanted = state.board.fish >> sea & 1 and mine >= his + 1 and not state.allied(seat, other)
    return act.WANT_BATTLE(sea, other, int(bool(wanted)))


def occupy(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A city if it pays."""
    with_city = act.OCCUPY(1)
    if with_city in legal and (act.OCCUPY(0) not in legal or land.site_worth(state, seat) > 0):
        return with_city
    return act.OCCUPY(0)


def expel(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Always."""
    return legal[0]
