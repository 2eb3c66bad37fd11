"""Phase 5, moving and discarding: armies come home, Earthquakes are lifted (aoh.move.5-*)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import EARTHQUAKE
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.state import AWAY, HOME, QUAKED, SENT, HeroesState, Player, army_index


class ComingHome(HeroesFrame):
    """aoh.move.5-01, aoh.move.5-02, aoh.move.5-03, aoh.evt.quake-02, aoh.opt-12: what changed its state goes home or is
    laid down.
    """

    __slots__ = ("seat",)
    kind = "coming_home"
    stage = "move:5"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Armies due come home, those sent in this move become due, Earthquakes on the mover's armies are lifted."""
        state.agenda.pop()
        player = state.players[self.seat]
        if any(player.armies[army_index(0, AWAY) :]):
            self._bring_home(state, player, umpire)
        umpire.announce("move_ends", {"seat": self.seat})

    def _bring_home(self, state: HeroesState, player: Player, umpire: Umpire) -> None:
        armies = player.armies
        home = armies[army_index(0, AWAY)] + armies[army_index(1, AWAY)]
        freed = armies[army_index(0, QUAKED)] + armies[army_index(1, QUAKED)]
        for led in (0, 1):
            armies[army_index(led, HOME)] += armies[army_index(led, AWAY)] + armies[army_index(led, QUAKED)]
            armies[army_index(led, AWAY)] = armies[army_index(led, SENT)]
            armies[army_index(led, SENT)] = armies[army_index(led, QUAKED)] = 0
        state.discard[EARTHQUAKE] += player.earthquakes
        player.earthquakes = 0
        if home:
            umpire.announce("armies_home", {"seat": self.seat, "armies": home})
        if freed:
            umpire.announce("armies_freed", {"seat": self.seat, "armies": freed})
