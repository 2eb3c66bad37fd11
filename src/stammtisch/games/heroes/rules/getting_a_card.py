"""Phase 1, getting a card (aoh.move.1-*), and the check for victory that comes before it (aoh.vict-06)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.rules.events import carry_out
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.resource_deck import NO_CARD, draw, keeps, take_in
from stammtisch.games.heroes.rules.victory import check_at_start_of_move
from stammtisch.games.heroes.state import HeroesState


class BeginMove(HeroesFrame):
    """aoh.vict-06, aoh.move.1-01: the mover is checked for victory, then draws exactly one card."""

    __slots__ = ("seat",)
    kind = "begin_move"
    stage = "move:0"
    fields = ("seat",)
    pause = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Check, then draw."""
        umpire.announce("move_begins", {"seat": self.seat})
        if check_at_start_of_move(state, self.seat, umpire):
            return
        state.agenda.pop()
        draw_one(state, self.seat, umpire)


def draw_one(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """aoh.move.1-01, aoh.move.1-02, aoh.move.1-03: one card is drawn, in phase 1 or as tax; one that must be played at
    once is carried out and not replaced.
    """
    card = draw(state, umpire)
    if card == NO_CARD:
        return
    if keeps(card):
        take_in(state, seat, card, umpire)
    else:
        umpire.block_undo()
        carry_out(state, seat, card, umpire)
