"""Phase 2, doing some action: tax collection, construction, war or nothing (aoh.move.2-*)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.actions import KIND_MASK
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import ATTACK, BUILD, PASS, TAX, TAX_LAYING
from stammtisch.games.heroes.pieces import ROAD
from stammtisch.games.heroes.rules.battles import attack_actions, attack_refusal, begin_attack, force_refusal
from stammtisch.games.heroes.rules.construction import (
    RoadRequest,
    build,
    build_actions,
    build_refusal,
    standard_builds,
    without_payment,
)
from stammtisch.games.heroes.rules.frame import Constructing
from stammtisch.games.heroes.rules.tax import collect_tax, tax_actions, tax_refusal
from stammtisch.games.heroes.state import HeroesState

NONE_YET, CONSTRUCTION = range(2)


class ActionPhase(Constructing):
    """aoh.move.2-01, aoh.move.2-02, aoh.base-16: at most one action.

    `action`: NONE_YET while all three are open, CONSTRUCTION once a piece has been built (asking for a road is not yet
    an action); `asked`: bit mask of the neighbours asked for a road in this move.
    """

    __slots__ = ("action", "asked", "seat")
    kind = "action_phase"
    stage = "move:2"
    fields = ("seat", "action", "asked")
    kinds = frozenset(kind.number for kind in (TAX, TAX_LAYING, BUILD, ATTACK, PASS))

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.action = NONE_YET
        self.asked = 0

    def copy(self) -> ActionPhase:
        """A frame of its own: it notes what was done and asked."""
        twin = ActionPhase(self.seat)
        twin.action, twin.asked, twin.number = self.action, self.asked, self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The mover."""
        return (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Decisions D07 to D12: what the mover can do with the cards and armies at hand."""
        if self.action == CONSTRUCTION:
            return [*build_actions(state, seat, self.asked), PASS()]
        player = state.players[seat]
        return [*tax_actions(player), *build_actions(state, seat, self.asked), *attack_actions(state, seat), PASS()]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.move.2-01: one action only; then what the action's own rules say."""
        kind = action & KIND_MASK
        if kind == PASS.number:
            return None
        if kind == BUILD.number:
            return build_refusal(state, seat, action, self.asked)
        if self.action == CONSTRUCTION:
            return Refusal("action_used", "aoh.move.2-01")
        if kind == ATTACK.number:
            return attack_refusal(state, seat, action)
        return tax_refusal(state.players[seat], action)

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """Every action in its plainest form, so that what cannot be had is shown with its reason once: a piece only if
        no payment is possible, an attack only once if nothing can be sent.
        """
        possible = {without_payment(action) for action in build_actions(state, seat, self.asked)}
        builds = [action for action in standard_builds(state, seat) if without_payment(action) not in possible]
        taxes = [] if self.action == NONE_YET and tax_actions(state.players[seat]) else [TAX()]
        others = [other for other in state.living() if other != seat]
        attacks = [ATTACK(other, purpose) for other in others for purpose in range(3)]
        if force_refusal(state.players[seat]) is not None or self.action == CONSTRUCTION:
            attacks = attacks[:1]
        return [*taxes, *builds, *attacks]

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """Tax and war end the phase when they end; construction goes on until the mover stops."""
        kind = action & KIND_MASK
        if kind == BUILD.number:
            self._build(state, seat, action, umpire)
            return
        state.agenda.pop()
        if kind == PASS.number:
            umpire.announce("passed", {"seat": seat, "built": self.action == CONSTRUCTION})
        elif kind == ATTACK.number:
            begin_attack(state, seat, action)
        else:
            collect_tax(state, seat, action, umpire)

    def _build(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        piece, _, to = BUILD.arguments(action)
        if piece == ROAD:
            self.asked |= 1 << to
            state.push(RoadRequest(state, seat, to, action))
            return
        self.note_construction()
        build(state, seat, action, umpire)

    def note_construction(self) -> None:
        """aoh.base-16: the first piece built, a road that was approved and paid included, makes construction the action
        of the move.
        """
        self.action = CONSTRUCTION

    def default(self, state: HeroesState, seat: int) -> int:
        """Decisions D07 and D09: nothing, or no more."""
        return PASS()
