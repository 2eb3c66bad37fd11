"""Phase 4, discarding down to five cards (aoh.move.4-*)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import DISCARD
from stammtisch.games.heroes.cards import EVENTS, GOLD, HOLDABLE, SPECIAL, special_of
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.state import HeroesState, Player

HAND_LIMIT = 5
_DISCARDS = tuple(DISCARD(card) for card in HOLDABLE)


def excess(player: Player) -> int:
    """aoh.move.4-01, aoh.move.4-02: how many cards the hand holds beyond five; laid monument cards do not count.

    aoh.move.4-03, aoh.fair-08: nobody asks for it anywhere but in phase 4 of the own move.
    """
    return max(0, sum(player.hand) - HAND_LIMIT)


def number_refusal(beyond: int, laid: int, asked: int) -> Refusal | None:
    """aoh.move.4-02: exactly the excess is laid down.

    `beyond`: cards still above the limit, `laid`: laid down in this phase already, `asked`: cards to lay down now.
    """
    if beyond + laid == 0:
        return Refusal("no_excess", "aoh.move.4-02", {"limit": HAND_LIMIT})
    if asked > beyond:
        return Refusal("wrong_number", "aoh.move.4-02", {"excess": beyond + laid})
    return None


class DiscardPhase(HeroesFrame):
    """aoh.move.4-01, aoh.move.4-02: the mover lays down cards of the own choice, one after the other, until five are
    left. `laid`: how many so far.
    """

    __slots__ = ("laid", "seat")
    kind = "discard_phase"
    stage = "move:4"
    fields = ("seat", "laid")
    pause = True
    kinds = frozenset({DISCARD.number})

    def __init__(self, seat: int, laid: int = 0) -> None:
        self.seat = seat
        self.laid = laid

    def copy(self) -> DiscardPhase:
        """A frame of its own: it counts the cards laid down."""
        twin = DiscardPhase(self.seat, self.laid)
        twin.number = self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The mover, while there are more than five cards."""
        return (self.seat,) if excess(state.players[self.seat]) else ()

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """One for each kind in hand."""
        hand = state.players[seat].hand
        return [action for action, count in zip(_DISCARDS, hand, strict=True) if count]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.move.4-02: only a card in hand, and only while there are too many."""
        (card,) = DISCARD.arguments(action)
        player = state.players[seat]
        refused = number_refusal(excess(player), self.laid, 1)
        if refused is None and (card not in HOLDABLE or not player.hand[card]):
            return Refusal("not_in_hand", "aoh.move.4-02")
        return refused

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """Lay the card down, face up."""
        (card,) = DISCARD.arguments(action)
        self.laid += 1
        umpire.announce("discarded", {"seat": seat, "cards": lay_from_hand(state, seat, [card])})
        check_any(state, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """Five cards or fewer: the phase is over."""
        state.agenda.pop()

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D16: keep own special resources, events and gold; lay down duplicates first."""
        player = state.players[seat]
        return DISCARD(least_needed(player))


def over_limit_refusal(player: Player) -> Refusal | None:
    """aoh.move.4-01: a move cannot end with more than five cards in hand."""
    if excess(player):
        return Refusal("over_limit", "aoh.move.4-01", {"cards": sum(player.hand), "limit": HAND_LIMIT})
    return None


def least_needed(player: Player) -> int:
    """Decision D16: the card in hand that the default lays down first.

    The most frequent kind, of equals a special resource that the tribe cannot lay; then gold, events, own special
    cards.
    """
    own = special_of(player.tribe)
    held = [card for card in HOLDABLE if player.hand[card]]

    def order(card: int) -> tuple[int, int, int, int]:
        kept = 3 if card == own else 2 if card in EVENTS else 1 if card == GOLD else 0
        return (kept, -player.hand[card], card not in SPECIAL, card)

    return min(held, key=order)
