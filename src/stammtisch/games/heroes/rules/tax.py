"""Tax collection, with and without cities (aoh.move.2-03 to aoh.move.2-06)."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import TAX, TAX_LAYING, kind_of
from stammtisch.games.heroes.cards import HOLDABLE
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.getting_a_card import draw_one
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.state import HeroesState, Player


def tax_actions(player: Player) -> list[int]:
    """aoh.move.2-03, aoh.move.2-05, aoh.move.2-06: the ways in which a player can collect tax now."""
    if player.cities:
        return [TAX()]
    return [TAX_LAYING(card) for card in HOLDABLE if player.hand[card]]


def tax_refusal(player: Player, action: int) -> Refusal | None:
    """aoh.move.2-03, aoh.move.2-05, aoh.move.2-06: with a city tax is one card a city; without, one card of the hand is
    laid down for one drawn.
    """
    if kind_of(action) == TAX.number:
        if player.cities:
            return None
        if not sum(player.hand):
            return Refusal("no_card", "aoh.move.2-06")
        return Refusal("card_needed", "aoh.move.2-05")
    if player.cities:
        return Refusal("has_city", "aoh.move.2-05", {"cities": player.cities})
    (card,) = TAX_LAYING.arguments(action)
    if card not in HOLDABLE or not player.hand[card]:
        return Refusal("not_in_hand" if sum(player.hand) else "no_card", "aoh.move.2-06")
    return None


def collect_tax(state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
    """aoh.move.2-03, aoh.move.2-04, aoh.move.2-05: begin a tax collection; the number of cards is fixed now."""
    player = state.players[seat]
    if kind_of(action) == TAX.number:
        umpire.announce("taxed", {"seat": seat, "cards": player.cities})
        state.push(TaxCollection(seat, player.cities, 0))
        return
    (card,) = TAX_LAYING.arguments(action)
    umpire.announce("taxed_laying", {"seat": seat, "cards": lay_from_hand(state, seat, [card])})
    state.push(TaxCollection(seat, 1, 1))


class TaxCollection(HeroesFrame):
    """aoh.move.2-04: tax cards are drawn one by one; one that must be played at once is resolved before the next.

    `left`: cards still to draw; `without_city`: 1 if a card was laid down for it.
    """

    __slots__ = ("left", "seat", "without_city")
    kind = "tax_collection"
    stage = "move:2"
    fields = ("seat", "left", "without_city")

    def __init__(self, seat: int, left: int, without_city: int) -> None:
        self.seat = seat
        self.left = left
        self.without_city = without_city

    def copy(self) -> TaxCollection:
        """A frame of its own: it counts."""
        twin = TaxCollection(self.seat, self.left, self.without_city)
        twin.number = self.number
        return twin

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.opt-14: the next card, or the end; a tax without a city is checked for a loss after its draw."""
        if self.left:
            self.left -= 1
            draw_one(state, self.seat, umpire)
            return
        state.agenda.pop()
        if self.without_city:
            check_any(state, umpire)
