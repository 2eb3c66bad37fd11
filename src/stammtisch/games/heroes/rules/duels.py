"""Estimation of a battle's results: duels, the defeated, the victorious (aoh.est-*)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.pieces import ARMY, GENERAL
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.lines import FORTRESS_BONUS, armies_in, bonus, line_words
from stammtisch.games.heroes.rules.loss import has_nothing
from stammtisch.games.heroes.rules.spoils import Spoils, due_to
from stammtisch.games.heroes.state import HOME, SENT, HeroesState, army_index

DIE_SIDES = 6


class Battle(HeroesFrame):
    """A declared attack: `attack` and `defence` are the lines, first to fight first. It throws once the defender has
    answered.
    """

    __slots__ = ("attack", "attacker", "defence", "purpose", "target")
    kind = "battle"
    stage = "war:dice"
    fields = ("attacker", "target", "purpose", "attack", "defence")
    pause = True

    def __init__(self, attacker: int, target: int, purpose: int, attack: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.target = target
        self.purpose = purpose
        self.attack = attack
        self.defence: tuple[int, ...] = ()

    def copy(self) -> Battle:
        """A frame of its own: the defence is filled in."""
        twin = Battle(self.attacker, self.target, self.purpose, self.attack)
        twin.defence, twin.number = self.defence, self.number
        return twin

    def stand(self, line: tuple[int, ...]) -> None:
        """The defender's line."""
        self.defence = line

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.est-01, aoh.est-07, aoh.est-08, aoh.est-12: the k-th meets the k-th until the smaller side has used all;
        surplus armies do not throw.

        aoh.est-10, aoh.est-11, aoh.est-13: victorious are the attacker's armies and Hero armies that won their duel,
        and those beyond the defender's number.
        """
        state.agenda.pop()
        defender_had_nothing = has_nothing(state.players[self.target])
        totals: list[list[int]] = []
        beaten: list[int] = []
        defeated: list[int] = []
        won = 0
        for attacking, defending in zip(self.attack, self.defence, strict=False):
            total = self._duel(state, attacking, defending, umpire)
            totals.append(total)
            if total[0] > total[1]:
                won += 1
                defeated.append(defending)
            elif total[0] < total[1]:
                beaten.append(attacking)
        _return_to_basic_deck(state, self.attacker, SENT, beaten)
        _return_to_basic_deck(state, self.target, HOME, defeated)
        victorious = won + max(0, len(self.attack) - len(self.defence))
        due = due_to(state.players[self.target], self.purpose, victorious)
        umpire.announce(
            "battle",
            {
                "attacker": self.attacker,
                "defender": self.target,
                "totals": totals,
                "beaten": {str(self.attacker): len(beaten), str(self.target): len(defeated)},
                "victorious": victorious,
                "due": due,
            },
        )
        state.push(
            Spoils(self.attacker, self.target, self.purpose, due, victorious, len(beaten), int(defender_had_nothing))
        )

    def _duel(self, state: HeroesState, attacking: int, defending: int, umpire: Umpire) -> list[int]:
        """aoh.est-02, aoh.opt-08: a die a side (two with `battle_dice = 2`) and the bonuses."""
        dice = state.options.battle_dice
        throws = umpire.throw(state, dice, DIE_SIDES), umpire.throw(state, dice, DIE_SIDES)
        fortresses = state.players[self.target].fortresses
        totals = duel_totals(throws, attacking, defending, fortresses)
        if umpire.listening:
            umpire.announce(
                "duel",
                {
                    "attacker": self.attacker,
                    "defender": self.target,
                    "units": line_words((attacking, defending)),
                    "dice": [throws[0], throws[1]],
                    "bonuses": [bonus(attacking), bonus(defending)],
                    "fortresses": fortresses * FORTRESS_BONUS,
                    "totals": totals,
                },
            )
        return totals


def duel_totals(throws: Sequence[Sequence[int]], attacking: int, defending: int, fortresses: int) -> list[int]:
    """aoh.est-03, aoh.est-04, aoh.base-06: what the attacker's and the defender's throw come to with their bonuses.

    The defender adds 1 for every own fortress, either side 2 for a general or a Hero on the army; the attacker's
    fortresses do not help.
    """
    return [sum(throws[0]) + bonus(attacking), sum(throws[1]) + bonus(defending) + fortresses * FORTRESS_BONUS]


def _return_to_basic_deck(state: HeroesState, seat: int, place: int, units: Sequence[int]) -> None:
    """aoh.est-05, aoh.est-06, aoh.est-09: defeated armies go back to the basic deck with their generals; a tie defeats
    nobody.

    A Hero is already laid down (aoh.evt.hero-01).
    """
    armies = state.players[seat].armies
    for unit in units:
        bare, led = armies_in(unit)
        armies[army_index(0, place)] -= bare
        armies[army_index(1, place)] -= led
        state.supply[ARMY] += bare + led
        state.supply[GENERAL] += led
