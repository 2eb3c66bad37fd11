"""The verbs of war: attack, answer, throw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.lines import unit_refusal
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.scenario.given import seat_index
from stammtisch.games.heroes.scenario.step import Step


def _units(words: Sequence[Any]) -> list[int]:
    for word in words:
        if word not in act.UNITS:
            raise NotUnderstood(f"'{word}' is no unit; there are {', '.join(act.UNITS)}", "key 'line'")
    return [act.UNITS.index(word) for word in words]


def war(step: Step) -> None:
    """Attack, send the line, march."""
    seat, written = step.seat, step.written
    if written["purpose"] not in act.PURPOSES:
        raise NotUnderstood(
            f"'{written['purpose']}' is no purpose; there are {', '.join(act.PURPOSES)}", "key 'purpose'"
        )
    target = seat_index(written["target"], len(step.state.players))
    line = _units(written["line"])
    attack = act.ATTACK(target, act.PURPOSES.index(written["purpose"]))
    refused = engine.refusal(GAME, step.state, seat, attack)
    if refused is not None and refused.code in ("no_force", "army_unavailable") and line:
        refused = unit_refusal(step.state.players[seat], (), line[0]) or refused
    if refused is not None:
        raise IllegalAction(refused)
    step.act(seat, attack)
    for unit in line:
        step.act(seat, act.SEND(unit))
    step.act(seat, act.MARCH())


def answer(step: Step) -> None:
    """The answer to an attack."""
    seat, written = step.seat, step.written
    if written.get("fortune"):
        step.act(seat, act.FORTUNE_CARD())
    elif written.get("olympics"):
        step.act(seat, act.OLYMPICS_CARD())
    elif "line" not in written:
        step.act(seat, act.DEFEND())
    else:
        for unit in _units(written["line"]):
            step.act(seat, act.SEND(unit))
        step.act(seat, act.STAND())


def throw(step: Step) -> None:
    """The dice of the battle, and the spoils taken."""
    dice = step.written["dice"]
    step.umpire.throws = [list(side) if isinstance(side, list) else [side] for pair in dice for side in pair]
    step.proceed(Battle)
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, Spoils):
        step.act(frame.attacker, act.SPOILS(step.written.get("take", frame.due)))
    elif step.written.get("take"):
        raise IllegalAction(Refusal("too_many", "aoh.win-14", {"due": 0}))
