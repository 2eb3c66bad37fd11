"""Battles: declaring an attack, sending forces, the defender's one answer (aoh.battle-*; decisions D12 to D14,
interrupt I3).
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.actions import (
    ATTACK,
    CONQUEST,
    DEFEND,
    DESTRUCTION,
    FORTUNE_CARD,
    HERO_ARMY,
    MARCH,
    OLYMPICS_CARD,
    PURPOSES,
    SEND,
    STAND,
    UNITS,
)
from stammtisch.games.heroes.cards import HERO, OLYMPICS, WORDS
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.homecoming import come_home_after_battle
from stammtisch.games.heroes.rules.lines import (
    armies_in,
    default_line,
    forces_words,
    heroes_in,
    in_order,
    left_over,
    line_words,
    unit_choices,
    unit_refusal,
)
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.orders import heroes_order, olympics_order
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.rules.spoils import due_to
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS
from stammtisch.games.heroes.state import HOME, SENT, HeroesState, Player, army_index

_MARCH = MARCH()
_SENDS = tuple(SEND(unit) for unit in range(len(UNITS)))
_ATTACKS = tuple(tuple(ATTACK(target, purpose) for purpose in range(len(PURPOSES))) for target in range(6))


def force_refusal(player: Player) -> Refusal | None:
    """aoh.battle-11, aoh.battle-12, aoh.evt.hero-02: an attack needs at least one able army or a Hero."""
    if player.able_armies() or player.hand[HERO]:
        return None
    if sum(player.armies):
        return Refusal("army_unavailable", "aoh.battle-12")
    return Refusal("no_force", "aoh.battle-11")


def attack_actions(state: HeroesState, seat: int) -> list[int]:
    """aoh.battle-13: decision D12, every other living tribe and every purpose, if anything can be sent."""
    if force_refusal(state.players[seat]) is not None:
        return []
    purposes = [purpose for purpose in range(3) if not _too_early(state, purpose)]
    return [_ATTACKS[other][purpose] for other in state.living() if other != seat for purpose in purposes]


def _too_early(state: HeroesState, purpose: int) -> bool:
    """aoh.opt-05: with `conquest_from_round = 3` no conquest in rounds 1 and 2."""
    return purpose == CONQUEST and state.round < state.options.conquest_from_round


def attack_refusal(state: HeroesState, seat: int, action: int) -> Refusal | None:
    """aoh.move.2-09, aoh.battle-06, aoh.battle-13, aoh.opt-05: one other living tribe, a purpose, and something to
    send.
    """
    target, purpose = ATTACK.arguments(action)
    if target >= len(state.players) or target == seat or state.players[target].out:
        return Refusal("bad_target", "aoh.move.2-09")
    if purpose >= len(PURPOSES):
        return Refusal("bad_purpose", "aoh.battle-07")
    if _too_early(state, purpose):
        return Refusal("too_early", "aoh.opt-05", {"round": state.round, "from": state.options.conquest_from_round})
    return force_refusal(state.players[seat])


def begin_attack(state: HeroesState, seat: int, action: int) -> None:
    """aoh.battle-01, aoh.battle-06: target and purpose are chosen; now the forces."""
    target, purpose = ATTACK.arguments(action)
    state.push(Muster(seat, target, purpose))


class Muster(HeroesFrame):
    """aoh.battle-01, aoh.battle-04, aoh.battle-05, aoh.est-12: decision D13, the attacker puts units into the line one
    by one, then marches.

    The order of sending is the order in the line; until the march nobody else sees any of it.
    """

    __slots__ = ("line", "purpose", "seat", "target")
    kind = "muster"
    stage = "war:muster"
    fields = ("seat", "target", "purpose", "line")
    kinds = frozenset({SEND.number, MARCH.number})

    def __init__(self, seat: int, target: int, purpose: int, line: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.target = target
        self.purpose = purpose
        self.line = line

    def copy(self) -> Muster:
        """A frame of its own: its line grows."""
        twin = Muster(self.seat, self.target, self.purpose, self.line)
        twin.number = self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The attacker."""
        return (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Each unit that can still be sent, and the march once there is one."""
        sends = [_SENDS[unit] for unit in unit_choices(state.players[seat], self.line)]
        return [_MARCH, *sends] if self.line else sends

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """All units, and the march."""
        return [*(SEND(unit) for unit in range(len(UNITS))), MARCH()]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.battle-11, aoh.battle-12: at least one unit; only what is able."""
        if action == _MARCH:
            return None if self.line else Refusal("no_force", "aoh.battle-11")
        (unit,) = SEND.arguments(action)
        return unit_refusal(state.players[seat], self.line, unit)

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """One more unit, or the march."""
        if action != _MARCH:
            self.line = (*self.line, *SEND.arguments(action))
            return
        state.agenda.pop()
        march(state, seat, self.target, self.purpose, self.line, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """March with what stands in the line; at least one unit, the led ones first."""
        return MARCH() if self.line else SEND(unit_choices(state.players[seat], self.line)[0])


def march(state: HeroesState, seat: int, target: int, purpose: int, line: tuple[int, ...], umpire: Umpire) -> None:
    """aoh.battle-02, aoh.battle-03, aoh.battle-04, aoh.battle-07: the forces are sent and known to all, their order is
    not.

    Nothing can be called back or added. Heroes are laid down as they are played (aoh.evt.hero-01).
    """
    if state.options.battle_order == "auto":
        line = in_order(line)
    player = state.players[seat]
    for unit in line:
        bare, led = armies_in(unit)
        player.armies[army_index(0, HOME)] -= bare
        player.armies[army_index(1, HOME)] -= led
        player.armies[army_index(0, SENT)] += bare
        player.armies[army_index(1, SENT)] += led
    lay_from_hand(state, seat, [HERO] * heroes_in(line))
    umpire.announce(
        "attacked",
        {"seat": seat, "target": target, "purpose": PURPOSES[purpose], "forces": forces_words(line)},
        private={seat: {"line": line_words(line)}},
    )
    state.push(Battle(seat, target, purpose, line))
    state.push(Answer(state, seat, target, purpose, len(line)))


class Answer(HeroesFrame):
    """aoh.battle-08, aoh.battle-14, aoh.battle-15, aoh.est-12: decision D14, the defender's one answer before the first
    throw.

    Olympic Games; or all able armies in the default order (`defend`); or units put into the line one by one and then
    `stand`, Heroes among them. `attackers`: how many armies and Hero armies come; `ordered`: what standing orders
    answer (see `_ordered`).
    """

    __slots__ = ("attacker", "attackers", "line", "ordered", "purpose", "seat")
    kind = "answer_attack"
    stage = "war:answer"
    fields = ("attacker", "seat", "purpose", "attackers", "line", "ordered")
    kinds = frozenset(kind.number for kind in (OLYMPICS_CARD, FORTUNE_CARD, DEFEND, SEND, STAND))

    def __init__(self, state: HeroesState, attacker: int, seat: int, purpose: int, attackers: int) -> None:
        self.attacker = attacker
        self.seat = seat
        self.purpose = purpose
        self.attackers = attackers
        self.line: tuple[int, ...] = ()
        self.ordered = _ordered(state.players[seat], purpose, attackers)

    def copy(self) -> Answer:
        """A frame of its own: its line grows."""
        twin = Answer.__new__(Answer)
        twin.attacker, twin.seat, twin.purpose, twin.attackers = self.attacker, self.seat, self.purpose, self.attackers
        twin.line, twin.ordered, twin.number = self.line, self.ordered, self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The attacked player, unless standing orders have answered."""
        return () if self.ordered else (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """The whole answer at once, or the next unit of the line."""
        player = state.players[seat]
        actions = [_SENDS[unit] for unit in unit_choices(player, self.line)]
        if self._complete(state):
            actions.insert(0, STAND())
        if not self.line:
            actions.insert(0, DEFEND())
            if player.hand[OLYMPICS]:
                actions.insert(1, OLYMPICS_CARD())
        return actions

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """Every answer, with the reason for what is not possible."""
        return [OLYMPICS_CARD(), *(SEND(unit) for unit in range(len(UNITS))), STAND()]

    def _complete(self, state: HeroesState) -> bool:
        """aoh.battle-14, aoh.opt-06: all able armies stand in the line; with `defender_picks = on` any will do."""
        bare, led, _ = left_over(state.players[self.seat], self.line)
        return state.options.defender_picks == "on" or not (bare or led)

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.battle-09, aoh.battle-14, aoh.battle-15: one answer: Olympic Games, or a line with every able army;
        Fortune is none.
        """
        kind = act.kind_of(action)
        player = state.players[seat]
        if kind == FORTUNE_CARD.number:
            return Refusal("no_use", "aoh.battle-09")
        if kind == OLYMPICS_CARD.number:
            if self.line:
                return Refusal("one_answer", "aoh.battle-15")
            return (
                None if player.hand[OLYMPICS] else Refusal("not_in_hand", "aoh.evt.olymp-01", {"card": WORDS[OLYMPICS]})
            )
        if kind == DEFEND.number:
            return Refusal("one_answer", "aoh.battle-15") if self.line else None
        if kind == STAND.number:
            bare, led, _ = left_over(player, self.line)
            return None if self._complete(state) else Refusal("army_left_out", "aoh.battle-14", {"armies": bare + led})
        return unit_refusal(player, self.line, *SEND.arguments(action))

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """One more unit, or the answer."""
        kind = act.kind_of(action)
        if kind == SEND.number:
            self.line = (*self.line, *SEND.arguments(action))
            return
        state.agenda.pop()
        if kind == OLYMPICS_CARD.number:
            cancel_attack(state, umpire)
        else:
            take_stand(state, seat, default_line(state.players[seat]) if kind == DEFEND.number else self.line, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.evt.int-02: standing orders answer at once; Heroes ordered as generals lead bare armies as far as there
        are any.
        """
        umpire.block_undo()
        state.agenda.pop()
        if self.ordered == "olympics":
            cancel_attack(state, umpire)
            return
        player = state.players[self.seat]
        line = default_line(player)
        if self.ordered == "army":
            line += (HERO_ARMY,) * player.hand[HERO]
        elif self.ordered == "general":
            led_by_heroes = min(player.hand[HERO], line.count(act.BARE))
            bare = line.count(act.BARE) - led_by_heroes
            line = (act.LED,) * line.count(act.LED) + (act.BARE_HERO,) * led_by_heroes + (act.BARE,) * bare
        take_stand(state, self.seat, line, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D14: Olympic Games if the attack can take the fifth city, the last city or a card of a full
        monument; else no card, led first.
        """
        if self.line:
            choices = unit_choices(state.players[seat], self.line)
            return STAND() if self._complete(state) else SEND(choices[0])
        return (
            OLYMPICS_CARD() if state.players[seat].hand[OLYMPICS] and self._is_grave(state.players[seat]) else DEFEND()
        )

    def _is_grave(self, player: Player) -> bool:
        due = due_to(player, self.purpose, self.attackers)
        if self.purpose == CONQUEST and due:
            return player.cities - due == 0 or player.cities >= CITIES_TO_WIN > player.cities - due
        return self.purpose == DESTRUCTION and due > 0 and player.monument >= MONUMENT_CARDS


def _ordered(player: Player, purpose: int, attackers: int) -> str:
    """aoh.evt.int-02: what standing orders answer: `olympics`, a word of `heroes_order`, or empty: ask.

    An order to use Olympic Games that is not in the hand leaves the answer to the order about Heroes.
    """
    olympics = olympics_order(player, purpose, attackers)
    if olympics:
        return "olympics"
    heroes = heroes_order(player)
    return "" if heroes == "ask" or olympics is None else heroes


def take_stand(state: HeroesState, seat: int, line: tuple[int, ...], umpire: Umpire) -> None:
    """aoh.est-12, aoh.evt.hero-01: the defender's line stands; both orders are open now. Its Heroes are laid down as
    they are played.
    """
    if state.options.battle_order == "auto":
        line = in_order(line)
    lay_from_hand(state, seat, [HERO] * heroes_in(line))
    battle = state.agenda[-1]
    assert isinstance(battle, Battle)
    battle.stand(line)
    umpire.block_undo()
    umpire.announce(
        "stood",
        {
            "seat": seat,
            "line": line_words(line),
            "attacker": battle.attacker,
            "attacking_line": line_words(battle.attack),
        },
    )


def cancel_attack(state: HeroesState, umpire: Umpire) -> None:
    """aoh.evt.olymp-01, aoh.evt.olymp-02, aoh.battle-16, aoh.opt-09: Olympic Games sends the attackers home; their
    Heroes stay laid down.

    With `cancelled_hero = back` the Heroes return to the attacker's hand. The action of the move is used.
    """
    battle = state.agenda.pop()
    assert isinstance(battle, Battle)
    lay_from_hand(state, battle.target, [OLYMPICS])
    heroes = heroes_in(battle.attack)
    if state.options.cancelled_hero == "back":
        state.players[battle.attacker].hand[HERO] += heroes
        state.discard[HERO] -= heroes
    umpire.announce("attack_cancelled", {"seat": battle.target, "attacker": battle.attacker})
    come_home_after_battle(state, battle.attacker, battle.target, umpire)
    check_any(state, umpire)
