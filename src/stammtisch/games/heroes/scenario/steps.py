"""The verbs of a scenario and how each is carried out (see `docs/scenarios.md`).

Dice, shuffles and random cards come from the step; decisions asked for while it runs come from its `answers`. What a
case does not answer happens without any card: a disaster strikes, spoils are taken whole.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.scenario import Verb
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME
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


def do_step(position: Position, written: Mapping[str, Any]) -> None:
    """Carry out a step whose verb and keys are known; IllegalAction or SetupError if it is refused."""
    step = Step(position, written)
    _DO[written["do"]](step)
    step.answer_windows()
    step.umpire.finish()
    _finish(position, step.umpire)


def _finish(position: Position, umpire: Umpire) -> None:
    position.last_events = umpire.events
    position.events += umpire.events


def play_line(position: Position, seat: int, action: int, umpire: Umpire) -> None:
    """One action of a line of notation."""
    engine.play(GAME, position.state, seat, action, umpire, stop_at_pause=False)
    _finish(position, umpire)


def clock(position: Position, umpire: Umpire) -> None:
    """The table's clock has run out."""
    engine.time_up(GAME, position.state, umpire, stop_at_pause=True)
    _finish(position, umpire)


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
