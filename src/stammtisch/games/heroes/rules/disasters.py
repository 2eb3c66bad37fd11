"""What the four disasters do once nothing stops them, and how Fortune and Olympic Games stop them (aoh.evt.*)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import ANY_ARMY, STRUCK
from stammtisch.games.heroes.cards import EARTHQUAKE, GRAIN, USUAL, WORDS, spread
from stammtisch.games.heroes.pieces import CITY
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.state import HOME, QUAKED, HeroesState, Player, army_index

BARBARIANS_TAKE = 2


def strike(state: HeroesState, victim: int, army: int, umpire: Umpire) -> None:
    """aoh.evt.quake-01, aoh.evt.quake-02, aoh.evt.quake-03, aoh.opt-12: the card lies on the struck army, which is out
    of play with its general.

    With `earthquake = tribe` one card strikes all armies at home that are not yet struck.
    """
    player = state.players[victim]
    struck = 0
    for led in (0, 1):
        count = player.armies[army_index(led, HOME)] if army == ANY_ARMY else int(led == army)
        player.armies[army_index(led, HOME)] -= count
        player.armies[army_index(led, QUAKED)] += count
        struck += count
    state.discard[EARTHQUAKE] -= 1
    player.earthquakes += 1
    umpire.announce("earthquake_struck", {"seat": victim, "army": STRUCK[army], "armies": struck})
    check_any(state, umpire)


def erupt(state: HeroesState, victim: int, umpire: Umpire) -> None:
    """aoh.evt.erupt-01, aoh.evt.erupt-02: one city of the tribe, the last one included, goes back to the basic deck."""
    player = state.players[victim]
    player.cities -= 1
    state.supply[CITY] += 1
    umpire.announce("city_destroyed", {"seat": victim, "cities": player.cities})
    check_any(state, umpire)


def grain_at_stake(state: HeroesState, seat: int) -> int:
    """aoh.evt.hunger-01, aoh.opt-10: what Hunger takes from a player: all grain cards, with `hunger = one` one."""
    grain = state.players[seat].hand[GRAIN]
    return min(grain, 1) if state.options.hunger == "one" else grain


def usual_at_stake(player: Player) -> int:
    """aoh.evt.barb-02, aoh.evt.barb-03: how many cards Barbarians take."""
    return min(BARBARIANS_TAKE, sum(player.hand[kind] for kind in USUAL))


def starve(state: HeroesState, shielded: Sequence[int], umpire: Umpire) -> None:
    """aoh.evt.hunger-01, aoh.evt.hunger-02, aoh.opt-10: every player not shielded lays down all grain (one with `hunger
    = one`), nothing else.
    """
    for seat in state.living():
        lost = grain_at_stake(state, seat)
        if seat in shielded or not lost:
            continue
        umpire.announce("starved", {"seat": seat, "cards": lay_from_hand(state, seat, [GRAIN] * lost)})
    check_any(state, umpire)


def plunder_by_barbarians(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """aoh.evt.barb-01, aoh.evt.barb-02, aoh.evt.barb-03, aoh.evt.barb-04: two random usual cards of their drawer are
    laid down, fewer if fewer are there.

    Gold is a usual resource; armies, fortresses and Heroes do not help.
    """
    hand = state.players[seat].hand
    usual = spread([hand[kind] for kind in USUAL])
    taken = usual if len(usual) <= BARBARIANS_TAKE else umpire.pick(state, usual, BARBARIANS_TAKE)
    umpire.announce("barbarians_took", {"seat": seat, "cards": lay_from_hand(state, seat, taken)})
    check_any(state, umpire)


def cancel(state: HeroesState, seat: int, disaster: int, by: int, umpire: Umpire) -> None:
    """aoh.evt.fort-01, aoh.evt.fort-02, aoh.evt.fort-04, aoh.evt.olymp-01, aoh.evt.olymp-02: the card used is laid
    down, the disaster has no effect.

    No other target is chosen and no other card drawn.
    """
    lay_from_hand(state, seat, [by])
    umpire.announce("cancelled", {"seat": seat, "disaster": WORDS[disaster], "by": WORDS[by]})
    check_any(state, umpire)
