"""The mover's own affairs in words: tax, construction, special resources, discarding."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.heroes.actions import payment_cards
from stammtisch.games.heroes.cards import WORDS, in_words
from stammtisch.games.heroes.pieces import CITY, PIECE_WORDS, ROAD
from stammtisch.games.heroes.rules.action import NONE_YET, ActionPhase
from stammtisch.games.heroes.rules.battles import attack_actions
from stammtisch.games.heroes.rules.construction import build_actions
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.special_resource import layable
from stammtisch.games.heroes.rules.tax import tax_actions
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS
from stammtisch.games.heroes.state import NO_CLAIM, HeroesState
from stammtisch.games.heroes.wording.arguments import a_card, cards, either, piece, player
from stammtisch.games.heroes.wording.described import Described, Descriptions
from stammtisch.games.heroes.wording.stakes import left_with_nothing


def last_card_warning(state: HeroesState, seat: int, spent: int) -> Message | None:
    """aoh.opt-14: with `loss = any` whoever spends the last card without a city is out."""
    if state.options.loss == "any" and left_with_nothing(state.players[seat], spent):
        return Message("heroes-then-out")
    return None


def cities_gained(state: HeroesState, seat: int, gained: int) -> Message:
    """aoh.vict-04: how many cities the player then has; the fifth begins the last move."""
    player_ = state.players[seat]
    cities = player_.cities + gained
    if cities >= CITIES_TO_WIN and player_.claim == NO_CLAIM:
        return Message("heroes-then-last-move-cities", {"cities": cities})
    return Message("heroes-then-cities", {"cities": cities})


def _tax(state: HeroesState, seat: int) -> Described:
    return Described(
        Message("heroes-do-tax"), consequence=Message("heroes-then-tax", {"cards": state.players[seat].cities})
    )


def _tax_laying(state: HeroesState, seat: int, card: int) -> Described:
    last = last_card_warning(state, seat, 1) is not None
    return Described(
        Message("heroes-do-tax-laying", {"card": a_card(WORDS[card])}),
        Message("heroes-cost", {"cards": cards({WORDS[card]: 1})}),
        Message("heroes-then-tax-laying-last" if last else "heroes-then-tax-laying"),
    )


def _build(state: HeroesState, seat: int, kind: int, payment: int, to: int) -> Described:
    paid = payment_cards(payment)
    cost = Message("heroes-cost", {"cards": cards(in_words(paid))})
    if kind == ROAD:
        neighbour = player(to)
        warning = last_card_warning(state, seat, len(paid))
        return Described(
            Message("heroes-do-build-road", {"to": neighbour}),
            cost,
            warning or Message("heroes-then-road", {"to": neighbour}),
        )
    label = Message("heroes-do-build", {"piece": piece(PIECE_WORDS[kind])})
    if kind == CITY:
        return Described(label, cost, cities_gained(state, seat, 1))
    return Described(label, cost, last_card_warning(state, seat, len(paid)))


def _pass(state: HeroesState, seat: int) -> Described:
    """aoh.move.2-02: doing nothing although something could be done deserves a question that says what."""
    frame = top(state)
    if not isinstance(frame, ActionPhase) or frame.action != NONE_YET:
        return Described(Message("heroes-do-stop-building"))
    could = {
        "heroes-could-tax": tax_actions(state.players[seat]),
        "heroes-could-build": build_actions(state, seat, frame.asked),
        "heroes-could-attack": attack_actions(state, seat),
    }
    possible = [name for name, actions in could.items() if actions]
    missed = Message("heroes-then-pass", {"could": either(possible)}) if possible else None
    return Described(Message("heroes-do-pass"), consequence=missed, wasteful=bool(possible))


def _lay(state: HeroesState, seat: int, count: int, card: int) -> Described:
    """aoh.vict-03, aoh.vict-04: the fifth card begins the last move."""
    player_ = state.players[seat]
    laid = player_.monument + count
    consequence = (
        Message("heroes-then-last-move-monument")
        if laid >= MONUMENT_CARDS and player_.claim == NO_CLAIM
        else Message("heroes-then-lay", {"laid": laid, "limit": MONUMENT_CARDS})
    )
    return Described(Message("heroes-do-lay", {"cards": cards({WORDS[card]: count})}), consequence=consequence)


def _keep(state: HeroesState, seat: int) -> Described:
    """aoh.move.3-03: keeping own special cards that could be laid deserves a question."""
    kept = layable(state.players[seat])
    if not kept:
        return Described(Message("heroes-do-go-on"))
    return Described(Message("heroes-do-keep"), consequence=Message("heroes-then-keep", {"cards": kept}), wasteful=True)


def _discard(state: HeroesState, seat: int, card: int) -> Described:
    return Described(
        Message("heroes-do-discard", {"card": a_card(WORDS[card]), "held": state.players[seat].hand[card]})
    )


MOVES: Descriptions = {
    "tax": ("tax", _tax),
    "tax_laying": ("tax", _tax_laying),
    "build": ("build", _build),
    "pass": ("end", _pass),
    "lay": ("lay", _lay),
    "keep": ("end", _keep),
    "discard": ("discard", _discard),
}
