"""Phase 3, using special resources: laying cards for the monument (aoh.move.3-*)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import KEEP, LAY
from stammtisch.games.heroes.cards import SPECIAL, WORDS, special_of
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.victory import MONUMENT_CARDS, note_claim
from stammtisch.games.heroes.state import HeroesState, Player

_KEEP = KEEP()
_CHOICES = tuple(
    tuple((*(LAY(count, card) for count in range(most, 0, -1)), _KEEP) for most in range(MONUMENT_CARDS + 1))
    for card in SPECIAL
)
"""By tribe and by how many cards it could lay: lay one or more, or keep what there is."""


def layable(player: Player) -> int:
    """aoh.move.3-01, aoh.move.3-04: how many own special cards the player could lay now."""
    return min(player.hand[special_of(player.tribe)], MONUMENT_CARDS - player.monument)


class LayPhase(HeroesFrame):
    """aoh.move.3-02, aoh.move.3-03: the mover may lay any number of own special cards. `closed`: the mover keeps the
    rest.

    The mover is asked with or without such a card: a phase that was passed over would tell what is not held
    (aoh.prep-09, aoh.move.3-05).
    """

    __slots__ = ("closed", "seat")
    kind = "lay_phase"
    stage = "move:3"
    fields = ("seat", "closed")
    pause = True
    kinds = frozenset({LAY.number, KEEP.number})

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.closed = 0

    def copy(self) -> LayPhase:
        """A frame of its own: it notes when the mover has finished."""
        twin = LayPhase(self.seat)
        twin.closed, twin.number = self.closed, self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The mover, until the rest is kept."""
        return () if self.closed else (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Lay one or more, or keep what there is."""
        player = state.players[seat]
        return list(_CHOICES[player.tribe][layable(player)])

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.move.3-01, aoh.move.3-04: own special resource only, from the hand, at most five on the monument."""
        if action == _KEEP:
            return None
        return lay_refusal(state.players[seat], *LAY.arguments(action))

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """aoh.move.3-05, aoh.vict-03: laid cards are public and stay; the fifth begins the last move.

        Undo does not give them back: what lay open for a moment would tell the others what the hand hides.
        """
        if action == _KEEP:
            self.closed = 1
            return
        count, card = LAY.arguments(action)
        player = state.players[seat]
        player.hand[card] -= count
        player.monument += count
        umpire.block_undo()
        umpire.announce("laid", {"seat": seat, "card": WORDS[card], "count": count, "monument": player.monument})
        note_claim(state, seat, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """The rest is kept: the phase is over."""
        state.agenda.pop()

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D15: lay all."""
        player = state.players[seat]
        count = layable(player)
        return LAY(count, special_of(player.tribe)) if count else _KEEP


def lay_refusal(player: Player, count: int, card: int) -> Refusal | None:
    """aoh.move.3-01, aoh.move.3-04: why `count` cards of a kind cannot be laid."""
    own = special_of(player.tribe)
    if card != own:
        return Refusal("not_own_special", "aoh.move.3-01", {"own": WORDS[own]})
    if count < 1 or player.hand[own] < count:
        return Refusal("not_in_hand", "aoh.move.3-01", {"have": player.hand[own], "need": count})
    if player.monument + count > MONUMENT_CARDS:
        return Refusal("monument_full", "aoh.move.3-04", {"laid": player.monument, "limit": MONUMENT_CARDS})
    return None
