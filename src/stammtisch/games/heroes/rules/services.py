"""Services of the table, not rules: a player who leaves for good, and an end on which all agree.

A tribe that is removed is treated as lost (aoh.loss-03, aoh.loss-04, aoh.loss-07, aoh.loss-10); nobody gets anything of
it. What waits for an answer of its player lapses, whatever it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import EARTHQUAKE, ERUPTION, WORDS, in_words, spread
from stammtisch.games.heroes.pieces import CITY
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.homecoming import come_home_after_battle
from stammtisch.games.heroes.rules.loss import check_any, end_move, give_back
from stammtisch.games.heroes.rules.resource_deck import lay_down
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.rules.victory import check_last_tribe, end_game
from stammtisch.games.heroes.rules.windows import (
    NO,
    AnswerBarbarians,
    AnswerHunger,
    AnswerStroke,
    ChooseEarthquake,
    ChooseEruption,
    earthquake_targets,
    eruption_targets,
)
from stammtisch.games.heroes.state import AGREED, SHARED, HeroesState

WINDOWS = frozenset(frame.kind for frame in (AnswerStroke, AnswerBarbarians, AnswerHunger, Answer, RoadRequest))
"""aoh.evt.int-01: the frames that ask whomever they concern, holder of a card that helps or not (I1 to I4)."""


def leave_refusal(state: HeroesState, seat: int) -> Refusal | None:
    """aoh.loss-10, aoh.vict-06: why `seat` cannot leave: the game is over, or it is out already."""
    if state.is_over:
        return Refusal("over", "aoh.vict-06")
    return Refusal("out", "aoh.loss-10") if state.players[seat].out else None


def leave(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """aoh.loss-03, aoh.loss-04, aoh.loss-07, aoh.loss-10, aoh.vict-01: with `leavers = remove` the tribe is out: its
    hand goes to the discard pile, its cities and pieces to the basic deck.

    Its own move ends at once; an attack on it ends without spoils. With `leavers = bot` nothing happens here.
    """
    if state.options.leavers != "remove":
        return
    player = state.players[seat]
    cards = [*spread(player.hand), *player.pending]
    umpire.announce("left", {"seat": seat, "cards": in_words(cards)})
    own_move = state.turn == seat
    let_go = None if own_move else _LET_GO.get(state.agenda[-1].kind)
    if let_go is not None:
        let_go(state, state.agenda[-1], seat, umpire)
    player.out = True
    lay_down(state, cards)
    player.hand, player.pending = bytearray(len(player.hand)), ()
    state.supply[CITY] += player.cities
    player.cities = 0
    give_back(state, seat)
    if check_last_tribe(state, umpire):
        return
    if own_move:
        end_move(state)
    _settle(state, seat, umpire)


def _settle(state: HeroesState, seat: int, umpire: Umpire) -> None:
    """What is left of the question that is open, now that the tribe is gone."""
    top = state.agenda[-1]
    if isinstance(top, FairBidding):
        top.wishes = [wish for wish in top.wishes if seat not in (wish.owner, wish.to)]
    elif isinstance(top, FairLists):
        top.lists = (*top.lists[:seat], (), *top.lists[seat + 1 :])
    elif isinstance(top, AnswerHunger):
        top.answers = (*top.answers[:seat], NO, *top.answers[seat + 1 :])
    elif isinstance(top, ChooseEarthquake | ChooseEruption):
        earthquake = isinstance(top, ChooseEarthquake)
        targets = earthquake_targets if earthquake else eruption_targets
        if seat == top.seat or not targets(state, top.seat):
            state.agenda.pop()
            card = WORDS[EARTHQUAKE if earthquake else ERUPTION]
            umpire.announce("no_target", {"seat": top.seat, "card": card})
    check_any(state, umpire)


# --- what the leaving player was asked, by the frame on top -----------------------------------------------------------


def _answer(state: HeroesState, top: Answer, seat: int, umpire: Umpire) -> None:
    """aoh.win-10, aoh.win-12: the attack on a tribe that is gone ends as a cancelled one, the road is still there."""
    if seat == top.seat:
        del state.agenda[-2:]
        _attack_lapses(state, top.attacker, seat, umpire)


def _spoils(state: HeroesState, top: Spoils, seat: int, umpire: Umpire) -> None:
    """aoh.win-10, aoh.win-12: there are no spoils of a tribe that is gone."""
    if seat == top.target:
        state.agenda.pop()
        _attack_lapses(state, top.attacker, seat, umpire)


def _attack_lapses(state: HeroesState, attacker: int, seat: int, umpire: Umpire) -> None:
    umpire.announce("attack_lapsed", {"attacker": attacker, "defender": seat})
    come_home_after_battle(state, attacker, seat, umpire)


def _muster(state: HeroesState, top: Muster, seat: int, umpire: Umpire) -> None:
    """Nothing has been sent yet: the mover chooses an action anew."""
    if seat == top.target:
        state.agenda.pop()
        state.push(ActionPhase(top.seat))


def _road(state: HeroesState, top: RoadRequest, seat: int, umpire: Umpire) -> None:
    """aoh.base-16: a road that is not approved costs nothing."""
    if seat == top.neighbour:
        state.agenda.pop()


def _own_window(state: HeroesState, top: AnswerStroke | AnswerBarbarians, seat: int, umpire: Umpire) -> None:
    """The disaster strikes nobody."""
    if seat == top.seat:
        state.agenda.pop()


_LET_GO: dict[str, Callable[[HeroesState, Any, int, Umpire], None]] = {
    Answer.kind: _answer,
    Spoils.kind: _spoils,
    Muster.kind: _muster,
    RoadRequest.kind: _road,
    AnswerStroke.kind: _own_window,
    AnswerBarbarians.kind: _own_window,
}


# --- an end on which all agree ----------------------------------------------------------------------------------------


def end_refusal(state: HeroesState, shared: bool) -> Refusal | None:
    """Why the table cannot end the game: it is over, or results are not shared here (`shared_result = off`)."""
    if state.is_over:
        return Refusal("over", "aoh.vict-06")
    return Refusal("not_shared", "") if shared and state.options.shared_result == "off" else None


def agree_to_end(state: HeroesState, shared: bool, umpire: Umpire) -> None:
    """All have agreed: the living players share the result, or nobody has won."""
    end_game(state, SHARED if shared else AGREED, umpire)
