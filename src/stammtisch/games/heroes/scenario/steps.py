"""The verbs of a scenario and how each is carried out (see `docs/heroes.md`).

Dice, shuffles and random cards come from the step; decisions asked for while it runs come from its `answers`. What a
case does not answer happens without any card: a disaster strikes, spoils are taken whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import NotUnderstood, Verb
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import CHANGE, OFFER, kind_of
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.scenario import fair, moves, setup, war
from stammtisch.games.heroes.scenario.step import Position, Step

VERBS: Mapping[str, Verb] = {
    "new_game": Verb(needs="players", takes="tribes"),
    "throw_first": Verb(needs="dice"),
    "deal": Verb(needs="cards", takes="replace"),
    "fair_open": Verb(takes="shuffle answers"),
    "begin": Verb(needs="by", takes="answers shuffle"),
    "tax": Verb(needs="by", takes="put answers shuffle"),
    "build": Verb(needs="by item pay", takes="to approve army"),
    "pass": Verb(needs="by"),
    "lay": Verb(needs="by n", takes="kind"),
    "discard": Verb(needs="by cards"),
    "end": Verb(needs="by"),
    "war": Verb(needs="by target purpose line", takes="take"),
    "answer": Verb(needs="by", takes="olympics fortune line"),
    "throw": Verb(needs="dice", takes="random take"),
    "offer": Verb(needs="by give want", takes="to shown"),
    "change": Verb(needs="by offer", takes="want to shown"),
    "withdraw": Verb(needs="by offer"),
    "take": Verb(needs="by offer with"),
    "done": Verb(needs="by"),
    "time_up": Verb(),
    "list": Verb(needs="by wishes"),
    "orders": Verb(needs="by set"),
}


_NUMBERS = ("players", "n", "offer", "take")
_TRUTHS = ("approve", "olympics", "fortune", "shown")
_LISTS = ("dice", "line", "pay", "random", "shuffle", "tribes")
_LISTS_OF_OBJECTS = {"answers": (), "wishes": ("give", "want")}
"""Keys whose values are lists of objects, with the keys that each object needs."""


def _check_values(written: Mapping[str, Any]) -> None:
    """NotUnderstood if a value is of another sort than its key asks for; what stands inside is checked where it is
    used.
    """
    for key, value in written.items():
        if key in _NUMBERS and (type(value) is not int or value < 0):
            raise NotUnderstood(f"'{key}' is a whole number from 0, not {value!r}", f"key '{key}'")
        if key in _TRUTHS and type(value) is not bool:
            raise NotUnderstood(f"'{key}' is true or false, not {value!r}", f"key '{key}'")
        if (key in _LISTS or key in _LISTS_OF_OBJECTS) and not isinstance(value, list):
            raise NotUnderstood(f"'{key}' is a list, not {value!r}", f"key '{key}'")
        if key in _LISTS_OF_OBJECTS:
            _check_objects(key, value, _LISTS_OF_OBJECTS[key])


def _check_objects(key: str, values: Sequence[Any], needed: Sequence[str]) -> None:
    for value in values:
        if not isinstance(value, Mapping) or any(name not in value for name in needed):
            keys = f" with {' and '.join(needed)}" if needed else ""
            raise NotUnderstood(f"'{key}' holds objects{keys}, not {value!r}", f"key '{key}'")


def do_step(position: Position, written: Mapping[str, Any]) -> None:
    """Carry out a step whose verb and keys are known; IllegalAction or SetupError if it is refused."""
    _check_values(written)
    step = Step(position, written)
    _DO[written["do"]](step)
    step.answer_windows()
    step.umpire.finish()
    position.finish(step.umpire)


def play_line(position: Position, seat: int, action: int, umpire: Umpire) -> None:
    """One action of a line of notation; a wish posted or changed so has its number too."""
    engine.play(GAME, position.state, seat, action, umpire)
    kind = kind_of(action)
    if kind == OFFER.number:
        position.wishes.post(Wish(seat, *OFFER.arguments(action)))
    elif kind == CHANGE.number:
        give, want, to, shown, *new = CHANGE.arguments(action)
        position.wishes.change(position.wishes.number_of(Wish(seat, give, want, to, shown)), Wish(seat, give, *new))
    position.finish(umpire)


def clock(position: Position, umpire: Umpire, stop_at_pause: bool) -> None:
    """The table's clock has run out."""
    engine.time_up(GAME, position.state, umpire, stop_at_pause)
    position.finish(umpire)


_DO: Mapping[str, Callable[[Step], None]] = {
    "new_game": setup.new_game,
    "throw_first": setup.throw_first,
    "deal": setup.deal,
    "fair_open": moves.fair_open,
    "begin": moves.begin,
    "tax": moves.tax,
    "build": moves.build,
    "pass": moves.pass_action,
    "lay": moves.lay,
    "discard": moves.discard,
    "end": moves.end,
    "war": war.war,
    "answer": war.answer,
    "throw": war.throw,
    "offer": fair.offer,
    "change": fair.change,
    "withdraw": fair.withdraw,
    "take": fair.take,
    "done": fair.done,
    "time_up": fair.time_up,
    "list": fair.hand_in_list,
    "orders": fair.orders,
}
