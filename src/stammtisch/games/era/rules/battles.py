"""Chapter 1.3.A.4: part 4 of an expansion: which battles are fought, what declaring them does, and their order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from stammtisch.engine.options import Refusal
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import alliances, hamlets, morale, offers, orders, plunder, posts
from stammtisch.games.era.rules.attacks import Attack
from stammtisch.games.era.rules.battle import Battle
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import NOBODY, EraState

QUESTIONS, DECLARATION, BATTLES = range(3)
PEACE_MORALE = -5


class Fight(NamedTuple):
    """A battle that is to be fought: province, attacker, defender (NOBODY: barbarians), attacking cubes on land, how
    many of them came by water and how many of those were fleets (all three 0 at sea).
    """

    province: int
    attacker: int
    defender: int
    cubes: int = 0
    by_sea: int = 0
    were_fleets: int = 0


class Question(NamedTuple):
    """A sea province in which a battle may be wanted: the other owner, and whether he is asked too (R-067)."""

    sea: int
    other: int
    both: bool


def questions(state: EraState, seat: int, sailed: int) -> Iterator[Question]:
    """eot.1.3.A.2-55, eot.1.3.A.2-69, eot.1.3.A.2-70, R-067, R-068: the sea provinces that `seat` shares, owner by
    owner; whoever holds one into which fleets were brought is asked too, and everybody else present there.
    """
    for sea in provinces_in(state.board.sea):
        stack = state.stacks[sea]
        if seat not in stack or len(stack) < 2:
            continue
        brought_in = bool(sailed >> sea & 1) and stack[0] != seat
        for other in stack:
            if other != seat:
                yield Question(sea, other, brought_in)


def _can_be_fought(state: EraState, fight: Fight) -> bool:
    if not state.board.sea >> fight.province & 1:
        return True
    return bool(state.cubes[fight.attacker][fight.province] and state.cubes[fight.defender][fight.province])


class Battles(EraFrame):
    """eot.1.3.A.4-06, R-080: questions about sea battles, the declaration of all attacks, then battle by battle.

    Fields: the seat; what comes next; the attacks; the seas into which fleets were brought, as a set; whether a leader
    expands; questions left; battles left.
    """

    __slots__ = ("attacks", "by_leader", "fights", "left", "sailed", "seat", "step")
    kind = "battles"
    fields = ("seat", "step", "attacks", "sailed", "by_leader", "left", "fights")
    stage = "battles"
    kinds = frozenset((act.FIGHT.number, act.PLUNDER.number, act.END_BATTLES.number, act.HAMLET.number))

    def __init__(self, seat: int, attacks: tuple[Attack, ...], sailed: int, by_leader: bool) -> None:
        self.seat = seat
        self.step = QUESTIONS
        self.attacks = attacks
        self.sailed = sailed
        self.by_leader = by_leader
        self.left: tuple[tuple[int, int, bool], ...] | None = None
        self.fights: tuple[tuple[int, ...], ...] = ()

    @classmethod
    def from_data(cls, data: Data) -> Self:
        """Attacks are attacks again."""
        frame = super().from_data(data)
        frame.attacks = tuple(Attack(*attack) for attack in frame.attacks)
        return frame

    def copy(self) -> Battles:
        """The fields change from step to step."""
        twin = Battles(self.seat, self.attacks, self.sailed, self.by_leader)
        twin.number, twin.step, twin.left, twin.fights = self.number, self.step, self.left, self.fights
        return twin

    def open_fights(self) -> list[Fight]:
        """The battles declared and not yet fought."""
        return [Fight(*fight) for fight in self.fights]

    def to_fight(self, state: EraState) -> list[Fight]:
        """The battles still to be fought. eot.1.3.A.2-56, eot.1.3.A.4-20, R-068, R-190: one at sea lapses if an earlier
        one there has left one of the two without a fleet.
        """
        return [fight for fight in self.open_fights() if _can_be_fought(state, fight)]

    def want(self, fight: Fight) -> None:
        """A sea battle is wanted."""
        self.fights = (*self.fights, tuple(fight))

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, when there is a choice of what comes next: between battles, or hamlets before the last (D-21).
        Hamlets of any kind count, so that being asked tells nothing of their kinds.
        """
        if self.step != BATTLES:
            return ()
        if plunder.targets(state, self.seat):
            return (self.seat,)
        left = len(self.to_fight(state))
        return (self.seat,) if left > 1 or (left and state.players[self.seat].hamlets) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """eot.1.3.A.2-63, eot.4-21: any open battle, any plunder; to end when no battle is left; eot.5-02, D-21: unused
        hamlets.
        """
        legal = [act.FIGHT(fight.province, self._other(fight)) for fight in self.to_fight(state)]
        if not legal:
            legal = [act.END_BATTLES()]
        legal += [act.PLUNDER(sea, land) for sea, land in plunder.targets(state, seat)]
        return legal + hamlets.actions(state, seat, hamlets.OWN_TURN)

    def _other(self, fight: Fight) -> int:
        return fight.defender if fight.attacker == self.seat else fight.attacker

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.4-06, R-080: declared battles must be fought; nothing else can be."""
        kind = act.kind_of(action)
        if kind == act.END_BATTLES.number:
            return Refusal("battles_left", "eot.1.3.A.4-06") if self.to_fight(state) else None
        if kind == act.PLUNDER.number:
            return plunder.refusal(state, seat, *act.PLUNDER.arguments(action))
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.OWN_TURN)
        wanted = act.FIGHT.arguments(action)
        if any((fight.province, self._other(fight)) == wanted for fight in self.to_fight(state)):
            return None
        return Refusal("no_such_battle", "eot.1.3.A.4-06")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Fight, plunder, use a hamlet, or end."""
        kind = act.kind_of(action)
        if kind == act.END_BATTLES.number:
            state.agenda.pop()
        elif kind == act.PLUNDER.number:
            sea, land = act.PLUNDER.arguments(action)
            state.push(plunder.Plunder(seat, sea, land))
        elif kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
        else:
            wanted = act.FIGHT.arguments(action)
            fight = next(each for each in self.to_fight(state) if (each.province, self._other(each)) == wanted)
            self._begin(state, fight)

    def _begin(self, state: EraState, fight: Fight) -> None:
        self.fights = tuple(each for each in self.fights if each != tuple(fight))
        state.push(Battle(*fight, active=self.seat, by_leader=self.by_leader))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Ask the next question; declare; begin the only battle left; end when nothing is left."""
        if self.step == QUESTIONS:
            self._ask(state)
        elif self.step == DECLARATION:
            self.step = BATTLES
            declare(state, self.seat, self.to_fight(state), umpire)
        elif fights := self.to_fight(state):
            self._begin(state, fights[0])
        else:
            state.agenda.pop()

    def _ask(self, state: EraState) -> None:
        if self.left is None:
            self.left = tuple(
                (question.sea, question.other, question.both) for question in questions(state, self.seat, self.sailed)
            )
            self.fights = tuple(tuple(self._on_land(attack)) for attack in self.attacks)
        if self.left:
            sea, other, both = self.left[0]
            self.left = self.left[1:]
            state.push(WantBattle(self.seat, other, sea, bool(both), False))
        else:
            self.step = DECLARATION

    def _on_land(self, attack: tuple[int, ...]) -> Fight:
        province, defender, cubes, by_sea, were_fleets = attack
        return Fight(province, self.seat, defender, cubes, by_sea, were_fleets)

    def default(self, state: EraState, seat: int) -> int:
        """D-44, D-49: the first open battle; no plunder."""
        return self.legal_actions(state, seat)[0]


class WantBattle(EraFrame):
    """D-41. Fields: the active player; the other owner; the sea; whether the other is asked too; whether he is asked
    now."""

    __slots__ = ("active", "asking_other", "both", "other", "sea")
    kind = "want_battle"
    fields = ("active", "other", "sea", "both", "asking_other")
    stage = "want_battle"
    kinds = frozenset((act.WANT_BATTLE.number,))

    def __init__(self, active: int, other: int, sea: int, both: bool, asking_other: bool) -> None:
        self.active = active
        self.other = other
        self.sea = sea
        self.both = both
        self.asking_other = asking_other

    def _asked(self) -> tuple[int, int]:
        return (self.other, self.active) if self.asking_other else (self.active, self.other)

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The active player, then perhaps the other owner."""
        return (self._asked()[0],)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Yes or no."""
        other = self._asked()[1]
        return [act.WANT_BATTLE(self.sea, other, 0), act.WANT_BATTLE(self.sea, other, 1)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """R-067: about this sea and this owner only."""
        if act.WANT_BATTLE.arguments(action)[:2] == (self.sea, self._asked()[1]):
            return None
        return Refusal("other_question", "eot.1.3.A.2-55")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.2-55, eot.1.3.A.2-56, R-067: a battle if either wants it; the active player attacks, or where the
        table chose so whoever wanted it.
        """
        state.agenda.pop()
        wanted = bool(act.WANT_BATTLE.arguments(action)[2])
        name = state.board.provinces[self.sea].id
        umpire.announce("sea_battle_wanted", {"seat": seat, "province": name, "wanted": wanted})
        if wanted:
            demander = self.asking_other and state.setting.options.sea_attacker == "demander"
            attacker, defender = (self.other, self.active) if demander else (self.active, self.other)
            below = state.agenda[-1]
            if isinstance(below, Battles):
                below.want(Fight(self.sea, attacker, defender))
        elif self.both and not self.asking_other:
            state.push(WantBattle(self.active, self.other, self.sea, True, True))

    def default(self, state: EraState, seat: int) -> int:
        """D-41: no."""
        return act.WANT_BATTLE(self.sea, self._asked()[1], 0)


def declare(state: EraState, active: int, fights: list[Fight], umpire: Umpire) -> None:
    """eot.1.3.D-12, eot.1.3.D-16, eot.1.3.D-32, R-080, R-123, R-124, R-125: all attacks are declared together:
    alliances break, attacks on a Bringer of Peace cost morale, hosts may expel traders.
    """
    pairs: list[tuple[int, int]] = []
    for fight in fights:
        if fight.defender == NOBODY:
            continue
        pair = (fight.attacker, fight.defender)
        if pair not in pairs:
            pairs.append(pair)
            if state.allied(*pair):
                alliances.break_by_attack(state, *pair, umpire)
        strike_peace(state, *pair, umpire)
        offers.note_attack(state, *pair, umpire)
    for attacker, defender in reversed(pairs):
        for host, trader in ((attacker, defender), (defender, attacker)):
            if posts.posts_with(state, host, trader):
                _ask_to_expel(state, host, trader, umpire)


def _ask_to_expel(state: EraState, host: int, trader: int, umpire: Umpire) -> None:
    """D-43: the host is asked, unless a standing order answers."""
    answer = orders.order(state, host, orders.EXPEL)
    if answer == orders.ALWAYS:
        posts.expel(state, host, trader, umpire)
    elif answer == orders.ASK:
        state.push(Expel(host, trader))


def strike_peace(state: EraState, attacker: int, defender: int, umpire: Umpire) -> None:
    """eot.1.3.D-12, R-123: who attacks a Bringer of Peace loses five morale fields, once a round for each protected
    player, or for each battle where the table chose so.
    """
    player = state.players[attacker]
    if not state.players[defender].peace:
        return
    if state.setting.options.peace_penalty == "per_player" and player.struck >> defender & 1:
        return
    player.struck |= 1 << defender
    morale.move(state, attacker, PEACE_MORALE, umpire, "peace")


class Expel(EraFrame):
    """D-43, eot.1.3.A.2-19, R-055: a host may throw out all trade posts of the other party, or none. Fields: host,
    trader."""

    __slots__ = ("host", "trader")
    kind = "expel"
    fields = ("host", "trader")
    stage = "expel"
    kinds = frozenset((act.EXPEL.number,))

    def __init__(self, host: int, trader: int) -> None:
        self.host = host
        self.trader = trader

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The host."""
        return (self.host,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """All or none."""
        return [act.EXPEL(self.trader, 1), act.EXPEL(self.trader, 0)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.2-19: this trader's posts only."""
        if act.EXPEL.arguments(action)[0] == self.trader:
            return None
        return Refusal("other_trader", "eot.1.3.A.2-19")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """eot.1.3.A.2-20: two morale fields for each."""
        state.agenda.pop()
        if act.EXPEL.arguments(action)[1]:
            posts.expel(state, self.host, self.trader, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-43: all."""
        return act.EXPEL(self.trader, 1)
