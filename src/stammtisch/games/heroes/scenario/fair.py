"""The verbs of the fair, and standing orders."""

from __future__ import annotations

from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.cards import CLASSES, NUMBERS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.orders import order_actions
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.scenario.given import seat_index
from stammtisch.games.heroes.scenario.step import Step
from stammtisch.games.heroes.state import NOBODY


def _want(want: Any) -> int:
    words = want if isinstance(want, list) else [want]
    mask = 0
    for word in words:
        mask |= CLASSES[word] if word in CLASSES else 1 << _tradable(word)
    return mask


def _tradable(word: Any) -> int:
    return NUMBERS.get(word, act.OTHER)


def _to(step: Step, to: Any) -> int:
    return NOBODY if to is None else seat_index(to, len(step.state.players))


def offer(step: Step) -> None:
    """Post a wish; it gets the next number."""
    written = step.written
    wish = Wish(
        step.seat,
        _tradable(written["give"]),
        _want(written["want"]),
        _to(step, written.get("to")),
        int(written.get("shown", True)),
    )
    step.act(step.seat, act.OFFER(*wish[1:]))
    step.position.wishes.append(wish)


def _own_wish(step: Step) -> Wish:
    """aoh.fair-16: the wish named, if it is an own one; the engine refuses any other as it would one that does not
    exist.
    """
    wish = step.wish_number()
    return wish if wish.owner == step.seat else Wish(step.seat, 0, 0, NOBODY, 1)


def change(step: Step) -> None:
    """Change an own wish."""
    wish, written = _own_wish(step), step.written
    want = _want(written["want"]) if "want" in written else wish.want
    to = _to(step, written["to"]) if "to" in written else wish.to
    shown = int(written.get("shown", wish.shown))
    step.act(step.seat, act.CHANGE(*wish[1:], want, to, shown))
    number = written["offer"] - 1
    step.position.wishes[number] = Wish(wish.owner, wish.give, want, to, shown)


def withdraw(step: Step) -> None:
    """Withdraw an own wish."""
    step.act(step.seat, act.WITHDRAW(*_own_wish(step)[1:]))


def take(step: Step) -> None:
    """Take a wish by its number with a card."""
    wish = step.wish_number()
    step.act(step.seat, act.TAKE(wish.owner, wish.give, wish.want, wish.to, _tradable(step.written["with"])))


def done(step: Step) -> None:
    """Be done with the fair."""
    step.act(step.seat, act.DONE())


def time_up(step: Step) -> None:
    """The time of the fair is up."""
    step.require(FairBidding, FairLists)
    engine.time_up(GAME, step.state, step.umpire, stop_at_pause=True)


def hand_in_list(step: Step) -> None:
    """Write a list of wishes, in place of an earlier one, and hand it in."""
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, FairLists) and (frame.lists[step.seat] or frame.handed_in >> step.seat & 1):
        step.act(step.seat, act.CLEAR())
    for wish in step.written["wishes"]:
        step.act(step.seat, act.WISH(_tradable(wish["give"]), _want(wish["want"]), _to(step, wish.get("to"))))
    step.act(step.seat, act.HAND_IN())


def orders(step: Step) -> None:
    """Replace the standing orders."""
    try:
        actions = order_actions(step.written["set"])
    except (ValueError, AttributeError, TypeError) as error:
        raise NotUnderstood(str(error), "key 'set'") from error
    for action in actions:
        step.act(step.seat, action)
