"""The verbs of the preparation: a new game, the throw for the first move, the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes.cards import NUMBERS, TRIBES
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.preparation import Deal, ThrowFirst, check_tribes, new_state
from stammtisch.games.heroes.rules.resource_deck import full_deck
from stammtisch.games.heroes.scenario.given import card_number, seat_index
from stammtisch.games.heroes.scenario.step import Step


def new_game(step: Step) -> None:
    """A new table with so many players, and tribes if they are named."""
    tribes = step.written.get("tribes")
    players = step.written["players"]
    fresh = new_state(players, step.state.options, None)
    numbers = list(range(players)) if tribes is None else [_tribe(word) for word in tribes]
    if len(numbers) != players:
        raise NotUnderstood(f"{players} players have {players} tribes, not {len(numbers)}", "key 'tribes'")
    check_tribes(numbers)
    step.position.state = step.state = fresh
    step.umpire.picks = [numbers]
    engine.advance(fresh, step.umpire, stop_at_pause=True)


def _tribe(word: Any) -> int:
    if word not in TRIBES:
        raise NotUnderstood(f"'{word}' is no tribe; there are {', '.join(TRIBES)}", "key 'tribes'")
    return TRIBES.index(word)


def throw_first(step: Step) -> None:
    """The throw for the first move, round by round."""
    count = len(step.state.players)
    rounds = step.written["dice"]
    if not all(_is_lists_by_seat(throws) for throws in rounds):
        raise NotUnderstood('each round is an object of seats and their dice, {"A": [6, 3], ...}', "key 'dice'")
    step.umpire.throws = [
        list(dice)
        for throws in rounds
        for _, dice in sorted(throws.items(), key=lambda item: seat_index(item[0], count))
    ]
    step.proceed(ThrowFirst)


def deal(step: Step) -> None:
    """The cards dealt are put on top of a fresh deck; the rest lies below in the order of the kinds."""
    state = step.state
    if isinstance(top(state), ThrowFirst):
        state.agenda.pop()
    count = len(state.players)
    hands = _hands(step, "cards")
    dealt = [card for seat in state.around(state.first) for card in hands.get(seat, [])]
    if len(dealt) != 3 * count:
        raise NotUnderstood("three cards are dealt to every seat", "key 'cards'")
    replaced = _hands(step, "replace")
    rest = full_deck([player.tribe for player in state.players], state.options.unused_specials == "remove")
    _without(rest, dealt)
    step.umpire.shuffles = [dealt + rest]
    for seat in state.around(state.first):
        for card in replaced.get(seat, []):
            after = _without([*rest, NUMBERS["growth"]], [card])
            step.umpire.shuffles.append([card, *after])
            rest = after
    step.proceed(Deal)


def _hands(step: Step, key: str) -> dict[int, list[int]]:
    """Cards by seat, as the step writes them under a key."""
    written = step.written.get(key, {})
    if not _is_lists_by_seat(written):
        raise NotUnderstood('cards are an object of seats and lists, {"A": ["iron", ...], ...}', f"key '{key}'")
    count = len(step.state.players)
    return {seat_index(letter, count): [card_number(word) for word in words] for letter, words in written.items()}


def _is_lists_by_seat(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(part, list) for part in value.values())


def _without(cards: list[int], taken: Sequence[int]) -> list[int]:
    for card in taken:
        if card not in cards:
            raise NotUnderstood("the deck does not hold the cards dealt", "key 'cards'")
        cards.remove(card)
    return cards
