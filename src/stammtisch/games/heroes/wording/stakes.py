"""What is at stake in a decision, as far as the seat that decides may know: figures for prompts and consequences."""

from __future__ import annotations

from stammtisch.games.heroes.cards import HERO, HOLDABLE
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.wishes import EXCHANGE_LIMIT, Wish, free_cards
from stammtisch.games.heroes.state import HeroesState, Player


def most_units(player: Player) -> int:
    """aoh.battle-12, aoh.evt.hero-02: how many armies and Hero armies a player could send at most."""
    return player.able_armies() + player.hand[HERO]


def left_with_nothing(player: Player, cards: int) -> bool:
    """aoh.loss-01, aoh.loss-05: whether a player who gives away so many cards has neither a card nor a city left."""
    return not player.cities and player.cards <= cards


def takeable(state: HeroesState, seat: int, fair: FairBidding) -> list[Wish]:
    """aoh.fair-25: the wishes on the board of `seat` that it has a free card for, each content once."""
    free = [kind for kind in HOLDABLE if free_cards(state, seat, kind, fair.wishes) > 0]
    return [
        wish
        for wish in dict.fromkeys(fair.board(seat))
        if wish.owner != seat
        and fair.exchanges[wish.owner] < EXCHANGE_LIMIT
        and any(kind != wish.give and wish.want >> kind & 1 for kind in free)
    ]
