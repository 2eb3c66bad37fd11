"""Loss: who is out, when that is checked, and what becomes of the tribe's things (aoh.loss-*, aoh.opt-14)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import EARTHQUAKE, special_of
from stammtisch.games.heroes.pieces import ARMY, FORTRESS, GENERAL, ROAD
from stammtisch.games.heroes.rules.victory import check_last_tribe
from stammtisch.games.heroes.state import NO_CLAIM, HeroesState, Player, road_bit, road_pairs

MOVE_FRAME = "move"


def has_nothing(player: Player) -> bool:
    """aoh.loss-01, aoh.loss-02, aoh.loss-05: neither a city nor a resource-deck card; armies, fortresses and laid cards
    do not count.
    """
    return player.cities == 0 and player.cards == 0


def drop_out(state: HeroesState, seats: list[int], umpire: Umpire) -> None:
    """aoh.loss-01, aoh.loss-08, aoh.loss-10, aoh.vict-01: these players are out; the last one left wins; a mover who is
    out ends the move at once.
    """
    for seat in seats:
        state.players[seat].out = True
        give_back(state, seat)
        umpire.announce("out", {"seat": seat})
    if seats and not check_last_tribe(state, umpire) and state.turn in seats:
        end_move(state)


def give_back(state: HeroesState, seat: int) -> None:
    """aoh.loss-03, aoh.loss-04, aoh.loss-07: pieces and roads go back to the basic deck, laid special cards and
    Earthquakes to the discard pile.
    """
    player = state.players[seat]
    bare, led = sum(player.armies[0::2]), sum(player.armies[1::2])
    state.supply[ARMY] += bare + led
    state.supply[GENERAL] += led
    state.supply[FORTRESS] += player.fortresses
    state.discard[special_of(player.tribe)] += player.monument
    state.discard[EARTHQUAKE] += player.earthquakes
    player.armies = bytearray(len(player.armies))
    player.fortresses = player.monument = player.earthquakes = 0
    player.claim = NO_CLAIM
    for one, other in road_pairs(state.roads):
        if seat in (one, other):
            state.roads &= ~road_bit(one, other)
            state.supply[ROAD] += 1


def end_move(state: HeroesState) -> None:
    """aoh.loss-10: everything from the move upward leaves the agenda; a player who drops out at the fair has no move to
    end.
    """
    for place, frame in enumerate(state.agenda):
        if frame.kind == MOVE_FRAME:
            del state.agenda[place:]
            return


def check_any(state: HeroesState, umpire: Umpire) -> None:
    """aoh.opt-14: with `loss = any` every living player is checked after events, payments, exchanges, taxes without a
    city and discards.

    If the check would put out everybody still in the game it puts out nobody. With `loss = war` nothing is checked here
    (aoh.loss-06).
    """
    if state.options.loss != "any":
        return
    living = state.living()
    lost = [seat for seat in living if has_nothing(state.players[seat])]
    if lost and len(lost) < len(living):
        drop_out(state, lost, umpire)


def check_after_battle(
    state: HeroesState,
    attacker: int,
    defender: int,
    victorious: int,
    attackers_beaten: int,
    defender_had_nothing: bool,
    umpire: Umpire,
) -> None:
    """aoh.loss-06, aoh.loss-11: the side that failed in a war is checked.

    The defender has failed if there is a victorious army; one that had nothing before the first throw falls only if no
    own army holds the field. The attacker has failed if there is none and at least one attacking army or Hero army was
    defeated. Ties alone are nobody's failure.
    """
    if state.options.loss == "any":
        check_any(state, umpire)
        return
    if victorious:
        player = state.players[defender]
        holds_out = defender_had_nothing and player.able_armies() > 0
        if has_nothing(player) and not holds_out:
            drop_out(state, [defender], umpire)
    elif attackers_beaten and has_nothing(state.players[attacker]):
        drop_out(state, [attacker], umpire)
