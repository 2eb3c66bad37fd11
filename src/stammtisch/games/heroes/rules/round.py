"""The round: a fair, then every player's move from the first player to the left (aoh.move.0-02, aoh.fair-01,
aoh.fair-23).
"""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.rules.fair_draw import FairDraw
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.move import Move
from stammtisch.games.heroes.rules.victory import check_rounds
from stammtisch.games.heroes.state import HeroesState


class Round(HeroesFrame):
    """The frame at the bottom of the agenda. `next_seat`: the seat to move next; `left`: how many seats have still to
    be passed in this round.
    """

    __slots__ = ("left", "next_seat")
    kind = "round"
    stage = "round"
    fields = ("next_seat", "left")

    def __init__(self, next_seat: int, left: int) -> None:
        self.next_seat = next_seat
        self.left = left

    def copy(self) -> Round:
        """A frame of its own: it counts."""
        twin = Round(self.next_seat, self.left)
        twin.number = self.number
        return twin

    def fair_is_due(self, state: HeroesState) -> None:
        """aoh.fair-01: a fair comes before the first player's move; then everybody moves once."""
        state.turn = self.next_seat = state.first
        self.left = len(state.players)
        state.push(FairDraw())

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.move.0-02, aoh.loss-08: the next living player to the left moves; after the last one a new round begins
        with a fair.

        aoh.fair-23: if the first player is out by then, the next living player to the left is the first player from now
        on.

        With `max_rounds` (a service of the table) the game may end here instead.
        """
        count = len(state.players)
        while self.left:
            seat = self.next_seat
            self.next_seat = (seat + 1) % count
            self.left -= 1
            if not state.players[seat].out:
                state.turn = seat
                state.push(Move(seat))
                return
        if check_rounds(state, umpire):
            return
        state.round += 1
        state.first = state.around(state.first)[0]
        umpire.announce("round", {"round": state.round, "first": state.first})
        self.fair_is_due(state)
