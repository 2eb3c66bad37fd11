"""How attacking armies come home after a battle or its cancellation (aoh.win-10, aoh.win-12, aoh.win-13)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.state import HOME, SENT, HeroesState, army_index, road_bit


def come_home_after_battle(state: HeroesState, attacker: int, defender: int, umpire: Umpire) -> None:
    """aoh.win-10, aoh.win-12, aoh.win-13: over a direct road the surviving attackers are home at once; otherwise they
    stay away.

    Whether there is a road is settled here, before a loss is checked; they come home in phase 5 of the attacker's next
    move (aoh.move.5-03).
    """
    if not state.roads & road_bit(attacker, defender):
        return
    armies = state.players[attacker].armies
    home = armies[army_index(0, SENT)] + armies[army_index(1, SENT)]
    for led in (0, 1):
        armies[army_index(led, HOME)] += armies[army_index(led, SENT)]
        armies[army_index(led, SENT)] = 0
    if home:
        umpire.announce("home_by_road", {"seat": attacker, "armies": home})
