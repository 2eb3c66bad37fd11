"""Chapter 1.3.A.4: one battle: units, markers, battle rounds; what follows it stands in `aftermath`."""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import aftermath, commitment, losses, morale, pieces
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.militia import militia
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNITS, Fighting, Units
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import MECHANICS

SWORD, SHIELD, MECHANICS_FACE, STRENGTH_FACE, MORALE_FACE = range(5)
FACES = ("sword", "shield", "mechanics", "strength", "morale")
DICE = (
    (SWORD, SWORD, SHIELD, MECHANICS_FACE, STRENGTH_FACE, MORALE_FACE),
    (SHIELD, SHIELD, SWORD, MECHANICS_FACE, STRENGTH_FACE, MORALE_FACE),
)
"""eot.C-08, eot.1.3.A.4-02, eot.1.3.A.4-03: the faces of the attacker's and of the defender's die."""

DEFENDER_SETS_UP, ATTACKER_SETS_UP, MARKERS, ROUND, ROLL, AFTERMATH = range(6)
"""eot.1.3.A.4-84: the steps of a battle; a round is reinforcements, then a roll."""


class Standing(NamedTuple):
    """What decides who takes a marker: strength, Mechanics level, morale value and field, size of the army left."""

    strength: int
    mechanics: int
    morale: int
    field: int
    army: int


class Battle(Fighting):
    """A battle. Fields: see `sides.Fighting`, and the step that comes next."""

    __slots__ = ("step",)
    kind = "battle"
    fields = (*Fighting.fields, "step")
    stage = "battle"

    def __init__(
        self, province: int, attacker: int, defender: int, cubes: int, by_sea: int, were_fleets: int,
        active: int, by_leader: bool,
    ) -> None:  # fmt: skip
        super().__init__(province, attacker, defender, cubes, by_sea, were_fleets, active, by_leader)
        self.step = DEFENDER_SETS_UP

    def copy(self) -> Battle:
        """The fields change all through the battle."""
        twin = Battle.__new__(Battle)
        twin.number = self.number
        for name in Battle.fields:
            setattr(twin, name, getattr(self, name))
        return twin

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The next step of the battle."""
        step, self.step = self.step, self.step + 1
        if step == DEFENDER_SETS_UP:
            self._set_up(state, umpire)
            if self.defender != NOBODY:
                commitment.ask(state, self, DEFENDER)
        elif step == ATTACKER_SETS_UP:
            commitment.ask(state, self, ATTACKER)
        elif step == MARKERS:
            self.sides_complete(state)
            self.markers = award(standing(state, self, ATTACKER), standing(state, self, DEFENDER), self.tie_rule(state))
            self._announce_markers(umpire)
        elif step == ROUND:
            if self.finished():
                self.step = AFTERMATH
            else:
                commitment.ask_reinforcements(state, self)
        elif step == ROLL:
            self.step = ROUND
            state.push(BattleRound())
        else:
            state.agenda.pop()
            aftermath.carry_out(state, self, umpire)

    def _set_up(self, state: EraState, umpire: Umpire) -> None:
        self.units = (attackers(state, self), defenders(state, self))
        self.before = 0 if self.defender == NOBODY else state.land_of(self.defender)
        facts = {
            "attacker": self.attacker,
            "defender": self.defender,
            "province": state.board.provinces[self.province].id,
            "attackers": sum(self.units[ATTACKER]),
            "defenders": sum(self.units[DEFENDER]),
        }
        umpire.announce("battle", facts)

    def _announce_markers(self, umpire: Umpire) -> None:
        held = [FACES[face] for face in (MECHANICS_FACE, STRENGTH_FACE, MORALE_FACE) if self.markers >> face & 1]
        facts = {"attacker": self.attacker, "defender": self.defender, "attacker_markers": held}
        umpire.announce("markers", {**facts, "strength": [self.strength(ATTACKER), self.strength(DEFENDER)]})

    def tie_rule(self, state: EraState) -> str:
        """eot.1.3.A.4-27, eot.1.3.A.4-28, eot.1.3.A.4-34, eot.1.3.A.4-36: who gets tied markers."""
        if state.board.sea >> self.province & 1:
            return "sea"
        if self.defender != NOBODY:
            return "land"
        return "land" if state.setting.options.barbarian_ra_tiebreak == "on" else "barbarians"


def award(attacker: Standing, defender: Standing, tie_rule: str) -> int:
    """eot.1.3.A.4-04, eot.1.3.A.4-05, eot.1.3.A.4-23 to eot.1.3.A.4-29, eot.1.3.A.4-34, eot.1.3.A.4-36, R-090, R-091,
    R-093: the markers that the attacker takes, one bit a face; Sword is always among them. `tie_rule`: `land`, `sea`,
    `barbarians`.
    """
    on_tie = tie_rule == "sea"
    strength = _wins((attacker.strength,), (defender.strength,), on_tie)
    if tie_rule == "land" and attacker.strength == defender.strength:
        strength = attacker.army > defender.army
    held = 1 << SWORD | int(strength) << STRENGTH_FACE
    held |= int(_wins((attacker.mechanics,), (defender.mechanics,), on_tie)) << MECHANICS_FACE
    morale_of = [(side.morale, side.field) for side in (attacker, defender)]
    return held | int(_wins(morale_of[0], morale_of[1], on_tie)) << MORALE_FACE


def _wins(one: tuple[int, ...], other: tuple[int, ...], on_tie: bool) -> bool:
    return on_tie if one == other else one > other


def standing(state: EraState, battle: Fighting, side: int) -> Standing:
    """eot.1.3.A.4-23, eot.1.3.A.4-29, eot.1.3.A.4-32, eot.1.3.A.4-33, eot.1.3.E-42, eot.8-03: what a side brings to the
    markers; barbarians stand on the start box and have the Mechanics of the chart.
    """
    seat = battle.attacker if side == ATTACKER else battle.defender
    if seat == NOBODY:
        mechanics = state.setting.tables.barbarian_chart[state.reached][1]
        return Standing(battle.strength(side), mechanics, state.setting.tables.morale_value(0), 0, 0)
    player = state.players[seat]
    weaker = side == DEFENDER and player.revolted and state.setting.options.revolution_unit == "markers_only"
    return Standing(
        battle.strength(side) - weaker,
        player.improvements[MECHANICS],
        morale.value(state, seat),
        player.morale,
        pieces.regular_army_size(state, seat),
    )


def attackers(state: EraState, battle: Fighting) -> Units:
    """eot.1.3.A.4-20, R-196: the vassals and fleets moved in; at sea all own fleets of the province."""
    units = list(NO_UNITS)
    if state.board.sea >> battle.province & 1:
        units[act.UNIT_FLEET] = state.cubes[battle.attacker][battle.province]
    else:
        units[act.UNIT_FLEET] = battle.were_fleets
        units[act.UNIT_VASSAL] = battle.cubes - battle.were_fleets
    return tuple(units)


def defenders(state: EraState, battle: Fighting) -> Units:
    """eot.1.3.A.4-08, eot.1.3.A.4-35, eot.1.3.A.4-85, R-082, R-196: every own vassal there and a city, one unit each;
    at sea all fleets; a hamlet fights as a unit. And the militia.
    """
    units = list(NO_UNITS)
    if battle.defender == NOBODY:
        units[act.UNIT_HAMLET] = 1 if state.hamlets[battle.province] else 0
    elif state.board.sea >> battle.province & 1:
        units[act.UNIT_FLEET] = state.cubes[battle.defender][battle.province]
    else:
        units[act.UNIT_VASSAL] = state.cubes[battle.defender][battle.province]
        units[act.UNIT_CITY] = state.cities[battle.defender] >> battle.province & 1
    units[act.UNIT_MILITIA] = militia(state, battle)
    return tuple(units)


def hits(faces: tuple[int, int], markers: int) -> tuple[int, int]:
    """eot.1.3.A.4-01, eot.1.3.A.4-38, eot.1.3.A.4-39: how many hits the attacker and the defender take."""
    by_attacker = sum(1 for face in faces if markers >> face & 1)
    return len(faces) - by_attacker, by_attacker


class BattleRound(EraFrame):
    """eot.1.3.A.4-30, eot.1.3.A.4-37, R-183: both dice are rolled at once, and both results carried out; R-087: where
    the table chose so, reinforcements may still come in between.
    """

    __slots__ = ()
    kind = "battle_round"
    stage = "battle_round"
    pause = True

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Roll, then remove units."""
        state.agenda.pop()
        thrown = umpire.throw(state, 2, len(DICE[0]))
        battle = state.agenda[-1]
        assert isinstance(battle, Battle)
        faces = (DICE[ATTACKER][thrown[0] - 1], DICE[DEFENDER][thrown[1] - 1])
        on_attacker, on_defender = hits(faces, battle.markers)
        if umpire.listening:
            facts = {
                "attacker": battle.attacker,
                "defender": battle.defender,
                "dice": [FACES[face] for face in faces],
                "hits": [on_attacker, on_defender],
            }
            umpire.announce("battle_round", facts)
        losses.take(state, battle, DEFENDER, on_defender)
        losses.take(state, battle, ATTACKER, on_attacker)
        if state.setting.options.reinforce_after_roll == "on":
            commitment.ask_reinforcements(state, battle)
