"""The verbs of the fair, and standing orders."""

from __future__ import annotations

from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.cards import CLASSES
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import misplaced, top
from stammtisch.games.heroes.rules.orders import order_actions
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.scenario.given import card_number, seat_index
from stammtisch.games.heroes.scenario.step import NO_WISH, Step
from stammtisch.games.heroes.state import NOBODY


def want_mask(want: Any) -> int:
    """A wanted side, one word or several, as a set of kinds; a piece can be in it and be refused."""
    words = want if isinstance(want, list) else [want]
    mask = 0
    for word in words:
        mask |= CLASSES[word] if isinstance(word, str) and word in CLASSES else 1 << _card_or_piece(word)
    return mask


def _card_or_piece(word: Any) -> int:
    """A card by its word; a piece of the basic deck is `OTHER`, so that a rule can refuse it."""
    return act.OTHER if word in PIECE_WORDS else card_number(word)


def _to(step: Step, to: Any) -> int:
    return NOBODY if to is None else seat_index(to, len(step.state.players))


def offer(step: Step) -> None:
    """Post a wish; it gets the next number."""
    written = step.written
    wish = Wish(
        step.seat,
        _card_or_piece(written["give"]),
        want_mask(written["want"]),
        _to(step, written.get("to")),
        int(written.get("shown", True)),
    )
    step.act(step.seat, act.OFFER(*wish[1:]))
    step.position.wishes.post(wish)


def _own_wish(step: Step) -> Wish:
    """aoh.fair-16: the wish named, if it is an own one; the engine refuses any other as it would one that does not
    exist.
    """
    wish = step.wish_named()
    return wish if wish.owner == step.seat else Wish(step.seat, 0, 0, NOBODY, 1)


def change(step: Step) -> None:
    """Change an own wish."""
    wish, written = _own_wish(step), step.written
    want = want_mask(written["want"]) if "want" in written else wish.want
    to = _to(step, written["to"]) if "to" in written else wish.to
    shown = int(written.get("shown", wish.shown))
    step.act(step.seat, act.CHANGE(*wish[1:], want, to, shown))
    step.position.wishes.change(written["offer"], Wish(wish.owner, wish.give, want, to, shown))


def withdraw(step: Step) -> None:
    """Withdraw an own wish."""
    step.act(step.seat, act.WITHDRAW(*_own_wish(step)[1:]))
    step.position.wishes.withdraw(step.written["offer"])


def take(step: Step) -> None:
    """aoh.fair-24, aoh.fair-25: take a wish by its number with a card. A sealed wish is on nobody's board, even if its
    owner shows another that says the same.
    """
    named = step.wish_named()
    wish = named if named.shown else NO_WISH
    step.act(step.seat, act.TAKE(wish.owner, wish.give, wish.want, wish.to, _card_or_piece(step.written["with"])))


def done(step: Step) -> None:
    """Be done with the fair; who is done already may say it again."""
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, FairBidding) and frame.done >> step.seat & 1:
        return
    step.act(step.seat, act.DONE())


def time_up(step: Step) -> None:
    """The time of the fair is up."""
    if not step.state.agenda or not isinstance(top(step.state), (FairBidding, FairLists)):
        raise IllegalAction(misplaced(step.state, step.state.turn, act.DONE()))
    engine.time_up(GAME, step.state, step.umpire, stop_at_pause=True)


def hand_in_list(step: Step) -> None:
    """Write a list of wishes, in place of an earlier one, and hand it in."""
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, FairLists) and (frame.lists[step.seat] or frame.handed_in >> step.seat & 1):
        step.act(step.seat, act.CLEAR())
    for wish in step.written["wishes"]:
        step.act(step.seat, act.WISH(_card_or_piece(wish["give"]), want_mask(wish["want"]), _to(step, wish.get("to"))))
    step.act(step.seat, act.HAND_IN())


def orders(step: Step) -> None:
    """Replace the standing orders."""
    try:
        actions = order_actions(step.written["set"])
    except (ValueError, AttributeError, TypeError) as error:
        raise NotUnderstood(str(error), "key 'set'") from error
    for action in actions:
        step.act(step.seat, action)
