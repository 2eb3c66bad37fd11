"""Drawing from the resource deck and laying cards down (aoh.move.1-04, aoh.move.1-05, aoh.res-*)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import COPIES, FORTUNE, KINDS, SPECIAL, WORDS, in_words, special_of, spread
from stammtisch.games.heroes.state import HeroesState

NO_CARD = -1


def full_deck(tribes: list[int], remove_unused: bool) -> list[int]:
    """aoh.res-01, aoh.res-02, aoh.res-07, aoh.res-09, aoh.res-10, aoh.prep-05, aoh.opt-01: every card of a fresh deck,
    not shuffled.

    The deck has 108 cards at every number of players; with option `unused_specials = remove` the special cards of
    tribes nobody plays are left out.
    """
    used = [special_of(tribe) for tribe in tribes]
    return [
        kind
        for kind in KINDS
        if not (remove_unused and kind in SPECIAL and kind not in used)
        for _ in range(COPIES[kind])
    ]


def draw(state: HeroesState, umpire: Umpire) -> int:
    """aoh.move.1-04, aoh.move.1-05: the top card of the deck; NO_CARD if deck and discard pile are both empty.

    The laid-down cards are shuffled into a new deck only when a card has to be drawn from an empty one.
    """
    if not state.deck:
        if not any(state.discard):
            umpire.announce("nothing_to_draw", {})
            return NO_CARD
        laid_down = spread(state.discard)
        state.discard = bytearray(len(state.discard))
        state.deck = umpire.shuffle(state, laid_down)[::-1]
        umpire.announce("reshuffled", {"cards": len(laid_down)})
    return state.deck.pop()


def keeps(card: int) -> bool:
    """aoh.res-08: whether a drawn card goes to the hand; the others are played when drawn."""
    return card <= FORTUNE


def take_in(state: HeroesState, seat: int, card: int, umpire: Umpire) -> None:
    """aoh.prep-09: a drawn card that may be held goes to the hand, unseen by the others."""
    state.players[seat].hand[card] += 1
    umpire.announce("drew", {"seat": seat}, private={seat: {"card": WORDS[card]}})


def lay_down(state: HeroesState, cards: list[int]) -> None:
    """Cards go to the discard pile, face up."""
    for card in cards:
        state.discard[card] += 1


def lay_from_hand(state: HeroesState, seat: int, cards: list[int]) -> dict[str, int]:
    """Cards of a hand go to the discard pile; they are returned as {word: count}."""
    hand = state.players[seat].hand
    for card in cards:
        hand[card] -= 1
        state.discard[card] += 1
    return in_words(cards)
