"""The fair's opening: draws with the road bonus, then the cards that must be played at once (aoh.fair-01 to
aoh.fair-07).
"""

from __future__ import annotations

from functools import lru_cache

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import DISASTERS, WORDS
from stammtisch.games.heroes.rules.events import carry_out, is_harmless
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.resource_deck import NO_CARD, draw, keeps, lay_down
from stammtisch.games.heroes.state import HeroesState, road_bit


def reachable(state: HeroesState, seat: int) -> list[int]:
    """aoh.fair-03, aoh.fair-04: the other tribes that roads lead to, also through tribes in between."""
    return list(_reached(state.roads, seat, tuple(state.living())))


@lru_cache(maxsize=10_000)
def _reached(roads: int, seat: int, living: tuple[int, ...]) -> tuple[int, ...]:
    """See `reachable`: roads change far less often than they are followed."""
    found = [seat]
    for here in found:
        found += [other for other in living if other not in found and roads & road_bit(here, other)]
    return tuple(found[1:])


def fair_cards(state: HeroesState, seat: int) -> int:
    """aoh.fair-02, aoh.fair-03, aoh.opt-04: one card, and one more for each tribe reached (with `road_bonus = roads`:
    for each own road).
    """
    if state.options.road_bonus == "roads":
        return 1 + sum(1 for other in state.living() if other != seat and state.roads & road_bit(seat, other))
    return 1 + len(reachable(state, seat)) if state.roads else 1


class FairDraw(HeroesFrame):
    """aoh.fair-01, aoh.fair-02, aoh.fair-05: the fair opens; everybody draws, beginning with the first player, before
    any card takes effect.
    """

    __slots__ = ()
    kind = "fair_draw"
    stage = "fair:draw"
    pause = True

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """All draw."""
        state.agenda.pop()
        umpire.announce("fair_opens", {"round": state.round})
        for seat in state.around(state.first):
            self._draw(state, seat, fair_cards(state, seat), umpire)
        state.push(FairEffects())

    def _draw(self, state: HeroesState, seat: int, count: int, umpire: Umpire) -> None:
        """aoh.fair-06, aoh.prep-13: the cards of one player; at the first fair disasters are laid down at once without
        effect or replacement.
        """
        player = state.players[seat]
        drawn: list[int] = []
        for _ in range(count):
            card = draw(state, umpire)
            if card == NO_CARD:
                break
            drawn.append(card)
            if keeps(card):
                player.hand[card] += 1
            elif card in DISASTERS and is_harmless(state, in_move=False):
                lay_down(state, [card])
                umpire.announce("laid_down_harmless", {"seat": seat, "card": WORDS[card]})
            else:
                player.pending = (*player.pending, card)
        if umpire.listening:
            private = {seat: {"cards": {WORDS[card]: drawn.count(card) for card in drawn}}}
            umpire.announce("drew_at_fair", {"seat": seat, "count": len(drawn)}, private=private)


class FairEffects(HeroesFrame):
    """aoh.fair-05, aoh.fair-06, aoh.fair-07: immediate cards are carried out player by player from the first, each
    player's in the order drawn.

    When all are done bidding begins.
    """

    __slots__ = ()
    kind = "fair_effects"
    stage = "fair:effects"

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """The next card, or the bidding."""
        for seat in state.around(state.first):
            player = state.players[seat]
            if player.pending:
                card, *rest = player.pending
                player.pending = tuple(rest)
                umpire.block_undo()
                carry_out(state, seat, card, umpire, in_move=False)
                return
        state.agenda.pop()
        umpire.announce("bidding", {"round": state.round})
        state.push(FairLists(len(state.players)) if state.options.fair == "sealed" else FairBidding(len(state.players)))
