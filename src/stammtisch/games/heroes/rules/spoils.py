"""Victory in battle: what is due, what is taken (aoh.win-*; decision D18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import CONQUEST, PLUNDER, PURPOSES, SPOILS
from stammtisch.games.heroes.cards import in_words, special_of, spread
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.homecoming import come_home_after_battle
from stammtisch.games.heroes.rules.loss import check_after_battle
from stammtisch.games.heroes.rules.victory import note_claim
from stammtisch.games.heroes.state import HeroesState, Player

CARDS_PER_ARMY = 2


def due_to(defender: Player, purpose: int, victorious: int) -> int:
    """aoh.win-01 ff: how many cities or cards that many victorious armies make due, as far as they are there.

    Conquest (aoh.win-01, aoh.win-02, aoh.win-03, aoh.win-04): none for one army, a city for two or three, two for four
    or more. Plunder (aoh.win-05, aoh.win-06): two cards of the whole hand for each. Destruction (aoh.win-07,
    aoh.win-08, aoh.win-09): a laid card for one or two, two for three.
    """
    if purpose == CONQUEST:
        return min(defender.cities, 2 if victorious >= 4 else 1 if victorious >= 2 else 0)
    if purpose == PLUNDER:
        return min(sum(defender.hand), CARDS_PER_ARMY * victorious)
    return min(defender.monument, 2 if victorious >= 3 else 1 if victorious else 0)


class Spoils(HeroesFrame):
    """aoh.win-14: decision D18, after the dice the attacker takes any number of what is due; nothing is asked if
    nothing is due.

    `beaten`: attacking armies and Hero armies defeated; `had_nothing`: 1 if the defender had neither city nor card
    before the first throw.
    """

    __slots__ = ("attacker", "beaten", "due", "had_nothing", "purpose", "target", "victorious")
    kind = "spoils"
    stage = "war:spoils"
    fields = ("attacker", "target", "purpose", "due", "victorious", "beaten", "had_nothing")
    kinds = frozenset({SPOILS.number})

    def __init__(
        self, attacker: int, target: int, purpose: int, due: int, victorious: int, beaten: int, had_nothing: int
    ) -> None:
        self.attacker = attacker
        self.target = target
        self.purpose = purpose
        self.due = due
        self.victorious = victorious
        self.beaten = beaten
        self.had_nothing = had_nothing

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The attacker, if anything is due."""
        return (self.attacker,) if self.due else ()

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """From all down to nothing."""
        return [SPOILS(count) for count in range(self.due, -1, -1)]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.win-14: not more than is due."""
        (count,) = SPOILS.arguments(action)
        return Refusal("too_many", "aoh.win-14", {"due": self.due}) if count > self.due else None

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """The attacker has chosen."""
        (count,) = SPOILS.arguments(action)
        self._take(state, count, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Nothing is due."""
        self._take(state, 0, umpire)

    def _take(self, state: HeroesState, count: int, umpire: Umpire) -> None:
        """aoh.win-13, aoh.loss-06: spoils change hands, survivors come home or stay away, then a loss is checked."""
        state.agenda.pop()
        if self.purpose == CONQUEST:
            _take_cities(state, self.attacker, self.target, count, umpire)
        elif self.purpose == PLUNDER:
            _take_cards(state, self.attacker, self.target, count, umpire)
        else:
            _destroy(state, self.attacker, self.target, count, umpire)
        come_home_after_battle(state, self.attacker, self.target, umpire)
        check_after_battle(
            state, self.attacker, self.target, self.victorious, self.beaten, bool(self.had_nothing), umpire
        )

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D18: all."""
        return SPOILS(self.due)


def _announce(
    umpire: Umpire,
    attacker: int,
    target: int,
    purpose: int,
    count: int,
    private: dict[int, dict[str, Any]] | None = None,
) -> None:
    facts = {
        "attacker": attacker,
        "defender": target,
        "purpose": PURPOSES[purpose],
        "cities": 0,
        "cards": 0,
        "monument": 0,
    }
    facts[("cities", "cards", "monument")[purpose]] = count
    umpire.announce("spoils", facts, private=private)


def _take_cities(state: HeroesState, attacker: int, target: int, count: int, umpire: Umpire) -> None:
    """aoh.win-04: cities pass straight from the defender to the attacker."""
    state.players[target].cities -= count
    state.players[attacker].cities += count
    _announce(umpire, attacker, target, CONQUEST, count)
    note_claim(state, attacker, umpire)


def _take_cards(state: HeroesState, attacker: int, target: int, count: int, umpire: Umpire) -> None:
    """aoh.win-05, aoh.win-06, aoh.win-15: random cards of the whole hand; only the two players learn which."""
    hand = state.players[target].hand
    held = spread(hand)
    taken = held if count == len(held) else umpire.pick(state, held, count) if count else []
    for card in taken:
        hand[card] -= 1
        state.players[attacker].hand[card] += 1
    kinds: dict[str, Any] = {"kinds": in_words(taken)}
    _announce(umpire, attacker, target, PLUNDER, count, {attacker: kinds, target: kinds} if taken else None)


def _destroy(state: HeroesState, attacker: int, target: int, count: int, umpire: Umpire) -> None:
    """aoh.win-07, aoh.win-08, aoh.win-09: laid cards of the monument are laid down; hand cards are never touched."""
    player = state.players[target]
    player.monument -= count
    state.discard[special_of(player.tribe)] += count
    _announce(umpire, attacker, target, 2, count)
