"""Victory: five cities, the monument, the last move, the last tribe left (aoh.vict-*); ends that the table makes."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.state import (
    ENDED_WORDS,
    NEW_CLAIM,
    NO_CLAIM,
    NOBODY,
    OLD_CLAIM,
    ROUNDS,
    SHARED,
    HeroesState,
    Player,
)

CITIES_TO_WIN = 5
MONUMENT_CARDS = 5


def fulfils(player: Player) -> bool:
    """aoh.vict-02, aoh.vict-03, aoh.vict-10: whether a player now has five or more cities or a complete monument."""
    return player.cities >= CITIES_TO_WIN or player.monument >= MONUMENT_CARDS


def condition(player: Player) -> str:
    """aoh.vict-02, aoh.vict-03: which of the two a player who fulfils one has: `cities`, else `monument`."""
    return "cities" if player.cities >= CITIES_TO_WIN else "monument"


def note_claim(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """aoh.vict-04, aoh.opt-15: reaching a condition does not win at once; the last move begins and is announced.

    A condition lost and regained before the check does not begin a new claim (aoh.vict-07).
    """
    player = state.players[seat]
    if player.claim == NO_CLAIM and fulfils(player):
        player.claim = NEW_CLAIM
        umpire.announce("last_move", {"seat": seat, "by": condition(player)})


def claimants(state: HeroesState) -> list[int]:
    """The seats that now fulfil a condition and have not won."""
    return [
        seat for seat, player in enumerate(state.players) if not player.out and seat != state.winner and fulfils(player)
    ]


def check_at_start_of_move(state: HeroesState, seat: int, umpire: Umpire) -> bool:
    """aoh.vict-05, aoh.vict-06, aoh.vict-08, aoh.vict-09, aoh.vict-11, aoh.opt-15: whether `seat`, whose move begins,
    wins before the draw.

    Other players' new claims become old ones by this beginning. With `claim_needs_round = on` a new claim is not
    checked yet and goes on; a claim whose condition no longer holds ends here.
    """
    for other, player in enumerate(state.players):
        if other != seat and player.claim == NEW_CLAIM:
            player.claim = OLD_CLAIM
    player = state.players[seat]
    if not fulfils(player):
        if player.claim != NO_CLAIM:
            player.claim = NO_CLAIM
            umpire.announce("claim_failed", {"seat": seat})
        return False
    if state.options.claim_needs_round == "on" and player.claim == NEW_CLAIM:
        umpire.announce("claim_goes_on", {"seat": seat})
        return False
    win(state, seat, condition(player), umpire)
    return True


def win(state: HeroesState, seat: int, by: str, umpire: Umpire) -> None:
    """The game is over: nothing is pending any more."""
    state.winner = seat
    state.agenda.clear()
    umpire.announce("won", {"seat": seat, "by": by})


def check_last_tribe(state: HeroesState, umpire: Umpire) -> bool:
    """aoh.vict-01: when all others are out the remaining player wins at once."""
    living = state.living()
    if len(living) == 1 and state.winner == NOBODY:
        win(state, living[0], "last_tribe", umpire)
        return True
    return False


# --- ends that are a service of the table, not a rule -----------------------------------------------------------------


def check_rounds(state: HeroesState, umpire: Umpire) -> bool:
    """With `max_rounds` the game ends when the last move of that round is over; whether it has ended now."""
    if not state.options.max_rounds or state.round < state.options.max_rounds:
        return False
    end_game(state, ROUNDS, umpire)
    return True


def end_game(state: HeroesState, ended: int, umpire: Umpire) -> None:
    """The table ends the game: nothing is pending any more."""
    state.ended = ended
    state.agenda.clear()
    umpire.announce("ended", {"by": ENDED_WORDS[ended], "winners": winners(state)})


def standing(player: Player) -> int:
    """What a result that nobody reached by the rules is ordered by: cities and laid special cards together."""
    return player.cities + player.monument


def winners(state: HeroesState) -> list[int]:
    """Who has won a game that the table has ended: all living players if it is shared, those with the best standing if
    the rounds are over, else nobody.
    """
    if state.ended == SHARED:
        return state.living()
    if state.ended != ROUNDS:
        return []
    best = max(standing(state.players[seat]) for seat in state.living())
    return [seat for seat in state.living() if standing(state.players[seat]) == best]
