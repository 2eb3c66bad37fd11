"""The fair in words: wishes, exchanges, lists."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.heroes.cards import WORDS
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.state import HeroesState
from stammtisch.games.heroes.wording import arguments
from stammtisch.games.heroes.wording.arguments import a_card, cards, player
from stammtisch.games.heroes.wording.described import Described, Descriptions


def wish_words(give: int, want: int, to: int, shown: int) -> Message:
    """A wish by itself: `iron for stone or gold, only with Ben`."""
    return Message("heroes-wish", arguments.wish(WORDS[give], want, to, bool(shown)))


def _offer(give: int, want: int, to: int, shown: int) -> Described:
    """aoh.fair-10, aoh.fair-26: a wish that is matched is carried out at once and for good."""
    wish = arguments.wish(WORDS[give], want, to, bool(shown))
    return Described(Message("heroes-do-offer", wish), consequence=Message("heroes-then-offer"))


def _change(give: int, want: int, to: int, shown: int, new_want: int, new_to: int, new_shown: int) -> Described:
    changed = arguments.wish(WORDS[give], new_want, new_to, bool(new_shown))
    return Described(
        Message("heroes-do-change", {**changed, "before": arguments.wanted(WORDS[give], want)}),
        consequence=Message("heroes-then-offer"),
    )


def _withdraw(give: int, want: int, to: int, shown: int) -> Described:
    return Described(Message("heroes-do-withdraw", arguments.wish(WORDS[give], want, to, bool(shown))))


def _take(state: HeroesState, seat: int, owner: int, give: int, want: int, to: int, card: int) -> Described:
    """aoh.fair-10: an exchange is final."""
    return Described(
        Message("heroes-do-take", {"owner": player(owner), "get": a_card(WORDS[give]), "give": a_card(WORDS[card])}),
        consequence=Message("heroes-then-take", {"held": cards({WORDS[card]: state.players[seat].hand[card]})}),
    )


def _done(state: HeroesState, seat: int) -> Described:
    frame = top(state)
    standing = sum(wish.owner == seat for wish in frame.wishes) if isinstance(frame, FairBidding) else 0
    return Described(
        Message("heroes-do-done"),
        consequence=Message("heroes-then-done", {"wishes": standing}) if standing else None,
    )


def _wish(give: int, want: int, to: int) -> Described:
    wish = arguments.wish(WORDS[give], want, to, True)
    return Described(Message("heroes-do-wish", wish), consequence=Message("heroes-then-wish"))


def _hand_in(state: HeroesState, seat: int) -> Described:
    frame = top(state)
    wishes = len(frame.lists[seat]) if isinstance(frame, FairLists) else 0
    return Described(Message("heroes-do-hand-in"), consequence=Message("heroes-then-hand-in", {"wishes": wishes}))


def _clear(state: HeroesState, seat: int) -> Described:
    frame = top(state)
    is_in = isinstance(frame, FairLists) and frame.handed_in >> seat & 1
    return Described(Message("heroes-do-take-back" if is_in else "heroes-do-clear"))


FIXED_FAIR: Descriptions = {
    "offer": ("offer", _offer),
    "change": ("offer", _change),
    "withdraw": ("withdraw", _withdraw),
    "wish": ("offer", _wish),
}
FAIR: Descriptions = {
    "take": ("take", _take),
    "done": ("end", _done),
    "hand_in": ("end", _hand_in),
    "clear": ("withdraw", _clear),
}
