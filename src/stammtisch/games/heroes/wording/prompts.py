"""What a seat is asked: one prompt for each frame that somebody decides on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stammtisch.engine.options import Message
from stammtisch.games.heroes.actions import PURPOSES
from stammtisch.games.heroes.cards import EARTHQUAKE
from stammtisch.games.heroes.rules.action import NONE_YET, ActionPhase
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.disasters import grain_at_stake, usual_at_stake
from stammtisch.games.heroes.rules.discarding import DiscardPhase, excess
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.lines import forces_words
from stammtisch.games.heroes.rules.special_resource import LayPhase, layable
from stammtisch.games.heroes.rules.spoils import Spoils, due_to
from stammtisch.games.heroes.rules.victory import MONUMENT_CARDS, fulfils
from stammtisch.games.heroes.rules.windows import (
    AnswerBarbarians,
    AnswerHunger,
    AnswerStroke,
    ChooseEarthquake,
    ChooseEruption,
)
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording.arguments import line, player, purpose, units
from stammtisch.games.heroes.wording.stakes import takeable


def prompt(state: HeroesState, seat: int) -> Message:
    """What the frame on top asks `seat`."""
    frame = top(state)
    return _PROMPTS[type(frame)](state, seat, frame)


def _action(state: HeroesState, seat: int, frame: ActionPhase) -> Message:
    """aoh.vict-05: who would win by moving next is named, the first of several."""
    held = {"cards": sum(state.players[seat].hand)}
    if frame.action != NONE_YET:
        return Message("heroes-prompt-construction", held)
    claimants = [other for other in state.around(seat + 1) if other != seat and fulfils(state.players[other])]
    if claimants:
        return Message("heroes-prompt-action-last-move", {**held, "who": player(claimants[0])})
    return Message("heroes-prompt-action", held)


def _road(state: HeroesState, seat: int, frame: RoadRequest) -> Message:
    return Message("heroes-prompt-road", {"who": player(frame.builder)})


def _muster(state: HeroesState, seat: int, frame: Muster) -> Message:
    return Message(
        "heroes-prompt-muster",
        {
            "target": player(frame.target),
            "purpose": purpose(frame.purpose),
            "sent": len(frame.line),
            "line": line(frame.line),
        },
    )


def _answer(state: HeroesState, seat: int, frame: Answer) -> Message:
    """aoh.battle-07: the forces that come are known, their order is not."""
    if frame.line:
        return Message("heroes-prompt-answer-line", {"who": player(frame.attacker), "line": line(frame.line)})
    battle = state.agenda[-2]
    assert isinstance(battle, Battle)
    defender = state.players[seat]
    return Message(
        "heroes-prompt-answer",
        {
            "who": player(frame.attacker),
            "purpose": purpose(frame.purpose),
            "forces": units(forces_words(battle.attack)),
            "armies": defender.able_armies(),
            "fortresses": defender.fortresses,
            "aim": PURPOSES[frame.purpose],
            "due": due_to(defender, frame.purpose, frame.attackers),
        },
    )


def _spoils(state: HeroesState, seat: int, frame: Spoils) -> Message:
    prompts = ("heroes-prompt-spoils-conquest", "heroes-prompt-spoils-plunder", "heroes-prompt-spoils-destruction")
    return Message(
        prompts[frame.purpose], {"who": player(frame.target), "victorious": frame.victorious, "due": frame.due}
    )


def _lay(state: HeroesState, seat: int, frame: LayPhase) -> Message:
    laid = {"laid": state.players[seat].monument, "limit": MONUMENT_CARDS}
    return Message("heroes-prompt-lay", {**laid, "held": layable(state.players[seat])})


def _discard(state: HeroesState, seat: int, frame: DiscardPhase) -> Message:
    mover = state.players[seat]
    return Message("heroes-prompt-discard", {"held": sum(mover.hand), "cards": excess(mover)})


def _earthquake(state: HeroesState, seat: int, frame: ChooseEarthquake) -> Message:
    tribe = state.options.earthquake == "tribe"
    return Message("heroes-prompt-choose-earthquake-tribe" if tribe else "heroes-prompt-choose-earthquake")


def _eruption(state: HeroesState, seat: int, frame: ChooseEruption) -> Message:
    return Message("heroes-prompt-choose-eruption")


def _stroke(state: HeroesState, seat: int, frame: AnswerStroke) -> Message:
    """aoh.evt.int-01: who aims it and at what has just been told, and what would be lost stands by the answer."""
    if frame.disaster == EARTHQUAKE:
        return Message("heroes-prompt-earthquake", {})
    return Message("heroes-prompt-eruption", {"cities": state.players[seat].cities})


def _barbarians(state: HeroesState, seat: int, frame: AnswerBarbarians) -> Message:
    return Message("heroes-prompt-barbarians", {"cards": usual_at_stake(state.players[seat])})


def _hunger(state: HeroesState, seat: int, frame: AnswerHunger) -> Message:
    return Message("heroes-prompt-hunger", {"grain": grain_at_stake(state, seat)})


def _fair(state: HeroesState, seat: int, frame: FairBidding) -> Message:
    figures = {"cards": sum(state.players[seat].hand), "offers": len(takeable(state, seat, frame))}
    return Message("heroes-prompt-fair-done" if frame.done >> seat & 1 else "heroes-prompt-fair", figures)


def _fair_lists(state: HeroesState, seat: int, frame: FairLists) -> Message:
    figures = {"cards": sum(state.players[seat].hand), "wishes": len(frame.lists[seat])}
    is_in = frame.handed_in >> seat & 1
    return Message("heroes-prompt-fair-sealed-done" if is_in else "heroes-prompt-fair-sealed", figures)


_PROMPTS: dict[type, Callable[[HeroesState, int, Any], Message]] = {
    ActionPhase: _action,
    RoadRequest: _road,
    Muster: _muster,
    Answer: _answer,
    Spoils: _spoils,
    LayPhase: _lay,
    DiscardPhase: _discard,
    ChooseEarthquake: _earthquake,
    ChooseEruption: _eruption,
    AnswerStroke: _stroke,
    AnswerBarbarians: _barbarians,
    AnswerHunger: _hunger,
    FairBidding: _fair,
    FairLists: _fair_lists,
}
