"""Targets of disasters, and answers to disasters, attacks and requests, in words."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.heroes.actions import STRUCK
from stammtisch.games.heroes.cards import EARTHQUAKE
from stammtisch.games.heroes.rules.battles import Answer
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.disasters import grain_at_stake, usual_at_stake
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.windows import AnswerBarbarians, AnswerHunger, AnswerStroke
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording.arguments import player, struck, yes_no
from stammtisch.games.heroes.wording.described import Described, Descriptions, plain
from stammtisch.games.heroes.wording.moves import last_card_warning


def _strike(state: HeroesState, seat: int, target: int, army: int) -> Described:
    figures = {"target": player(target), "armies": state.players[target].able_armies()}
    return Described(
        Message("heroes-do-strike", {"target": player(target), "army": struck(STRUCK[army])}),
        consequence=Message("heroes-then-strike", figures),
    )


def _erupt(state: HeroesState, seat: int, target: int) -> Described:
    figures = {"target": player(target), "cities": state.players[target].cities}
    return Described(
        Message("heroes-do-erupt", {"target": player(target)}), consequence=Message("heroes-then-erupt", figures)
    )


def _fortune(state: HeroesState, seat: int) -> Described:
    """aoh.evt.fort-03, aoh.opt-11: Fortune shields its user, against Hunger perhaps everybody."""
    frame = top(state)
    consequence = last_card_warning(state, seat, 1)
    if consequence is None and isinstance(frame, AnswerHunger):
        all_ = yes_no(state.options.fortune_hunger == "all")
        consequence = Message("heroes-then-fortune-hunger", {"all": all_, "grain": grain_at_stake(state, seat)})
    return Described(Message("heroes-do-fortune"), consequence=consequence or Message("heroes-then-fortune"))


def _olympics(state: HeroesState, seat: int) -> Described:
    """aoh.evt.olymp-01, aoh.evt.olymp-02: the attack, or the Barbarians, are cancelled."""
    frame = top(state)
    consequence = last_card_warning(state, seat, 1)
    if consequence is None and isinstance(frame, Answer):
        consequence = Message("heroes-then-olympics", {"who": player(frame.attacker)})
    return Described(
        Message("heroes-do-olympics"), consequence=consequence or Message("heroes-then-olympics-barbarians")
    )


def _accept(state: HeroesState, seat: int) -> Described:
    return Described(Message("heroes-do-accept"), consequence=_accepted(state, seat))


def _accepted(state: HeroesState, seat: int) -> Message | None:
    """What happens to a seat that lets a disaster happen."""
    frame, own = top(state), state.players[seat]
    if isinstance(frame, AnswerHunger):
        return Message("heroes-then-accept-hunger", {"grain": grain_at_stake(state, seat)})
    if isinstance(frame, AnswerBarbarians):
        return Message("heroes-then-accept-barbarians", {"cards": usual_at_stake(own)})
    if isinstance(frame, AnswerStroke) and frame.disaster == EARTHQUAKE:
        return Message("heroes-then-accept-earthquake", {"army": STRUCK[frame.army]})
    return Message("heroes-then-accept-eruption", {"cities": own.cities - 1})


def _approve(state: HeroesState, seat: int) -> Described:
    frame = top(state)
    builder = player(frame.builder) if isinstance(frame, RoadRequest) else player(state.turn)
    return Described(Message("heroes-do-approve"), consequence=Message("heroes-then-approve", {"who": builder}))


ANSWERS: Descriptions = {
    "strike": ("target", _strike),
    "erupt": ("target", _erupt),
    "fortune": ("answer", _fortune),
    "olympics": ("answer", _olympics),
    "accept": ("answer", _accept),
    "approve": ("answer", _approve),
    "refuse": ("answer", plain("heroes-do-refuse", "heroes-then-refuse")),
}
