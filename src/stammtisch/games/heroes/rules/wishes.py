"""Wishes: what can be given and wanted, who sees a wish, which wishes match, and the exchange (aoh.fair-09 to
aoh.fair-27).
"""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import CLASS_WORDS, CLASSES, HOLDABLE, PLAYED_WHEN_DRAWN, WORDS, kinds_in, mask_of
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.state import NOBODY, HeroesState

EXCHANGE_LIMIT = 200
"""Exchanges a player in one fair: a technical guard against endless swapping by programs, not a rule."""
_PLAYED_WHEN_DRAWN = mask_of(PLAYED_WHEN_DRAWN)


class Wish(NamedTuple):
    """`owner` gives one card of kind `give` for one of the kinds in the mask `want`; `to`: one seat or NOBODY in
    particular; `shown`: on the board.
    """

    owner: int
    give: int
    want: int
    to: int
    shown: int


def tradable_refusal(give: int, want: int) -> Refusal | None:
    """aoh.fair-11, aoh.fair-12, aoh.fair-13, aoh.fair-27: only the fourteen kinds that a hand can hold are given and
    wished for.

    aoh.res-06: special resources of any tribe are among them, whoever gives or takes them.
    """
    if give not in HOLDABLE or not want or want & ~CLASSES["any"]:
        wants_event = give in HOLDABLE and want & _PLAYED_WHEN_DRAWN
        return Refusal("not_tradable", "aoh.fair-27" if wants_event else "aoh.fair-12")
    return None


def free_cards(state: HeroesState, seat: int, kind: int, wishes: list[Wish]) -> int:
    """aoh.fair-16: how many cards of a kind back no standing wish yet."""
    free = state.players[seat].hand[kind]
    for owner, give, _, _, _ in wishes:
        free -= owner == seat and give == kind
    return free


def card_refusal(state: HeroesState, seat: int, kind: int, wishes: list[Wish]) -> Refusal | None:
    """aoh.fair-12, aoh.fair-16: the card must be in the hand (laid cards are not) and back no other wish."""
    if not state.players[seat].hand[kind]:
        return Refusal("not_in_hand", "aoh.fair-16", {"card": WORDS[kind]})
    if free_cards(state, seat, kind, wishes) < 1:
        return Refusal("card_already_offered", "aoh.fair-16", {"card": WORDS[kind]})
    return None


def fits(give: int, want: int, other_give: int, other_want: int) -> bool:
    """aoh.fair-14, aoh.fair-15, aoh.fair-17, aoh.fair-18: whether two sides are mutual; the same kind never matches,
    gold is only gold.
    """
    return give != other_give and bool(want >> other_give & 1) and bool(other_want >> give & 1)


def match(wish: Wish, other: Wish) -> bool:
    """aoh.fair-14, aoh.fair-15: whether two wishes of different owners are mutual and not addressed elsewhere."""
    return (
        wish.owner != other.owner
        and fits(wish.give, wish.want, other.give, other.want)
        and wish.to in (NOBODY, other.owner)
        and other.to in (NOBODY, wish.owner)
    )


def sees(wish: Wish, seat: int | None) -> bool:
    """aoh.fair-24: a shown wish is seen by all, an addressed one by owner and addressee, a sealed one by its owner
    only.
    """
    return wish.owner == seat or (bool(wish.shown) and wish.to in (NOBODY, seat))


def want_word(want: int) -> str | list[str]:
    """A wanted side in words: a class, one kind, or several."""
    if want in CLASS_WORDS:
        return CLASS_WORDS[want]
    words = [WORDS[kind] for kind in kinds_in(want)]
    return words[0] if len(words) == 1 else words


def exchange(state: HeroesState, one: int, gives: int, other: int, gets: int, umpire: Umpire) -> None:
    """aoh.fair-09, aoh.fair-10, aoh.fair-24: two cards change owners in one step, for good and in public."""
    hands = state.players[one].hand, state.players[other].hand
    hands[0][gives] -= 1
    hands[1][gives] += 1
    hands[1][gets] -= 1
    hands[0][gets] += 1
    umpire.block_undo()
    umpire.announce("exchanged", {"seat": one, "gives": WORDS[gives], "other": other, "gets": WORDS[gets]})
    check_any(state, umpire)
