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

SIDES = 2
LED_BY_HERO = "led+hero"
"""A Hero on an army that has a general: no unit, but a scenario may ask for it and be refused."""


def _units(words: Sequence[Any]) -> list[int]:
    for word in words:
        if word == LED_BY_HERO:
            raise IllegalAction(Refusal("army_unavailable", "aoh.battle-05", {"unit": LED_BY_HERO}))
        if word not in act.UNITS:
            raise NotUnderstood(f"'{word}' is no unit; there are {', '.join(act.UNITS)}", "key 'line'")
    return [act.UNITS.index(word) for word in words]


def war(step: Step) -> None:
    """Attack, send the line, march."""
    seat, written = step.seat, step.written
    target = seat_index(written["target"], len(step.state.players))
    purposes = [*act.PURPOSES, written["purpose"]]
    attack = act.ATTACK(target, purposes.index(written["purpose"]))
    refused = engine.refusal(GAME, step.state, seat, attack)
    line = _units(written["line"])
    if refused is not None and refused.code in ("no_force", "army_unavailable") and line:
        refused = unit_refusal(step.state.players[seat], (), line[0]) or refused
    if refused is not None:
        raise IllegalAction(refused)
    step.act(seat, attack)
    for unit in line:
        step.act(seat, act.SEND(unit))
    step.act(seat, act.MARCH())
    step.position.most_spoils = written.get("take")


def answer(step: Step) -> None:
    """The answer to an attack."""
    seat, written = step.seat, step.written
    refused = engine.refusal(GAME, step.state, seat, act.DEFEND())
    if refused is not None:
        raise IllegalAction(refused)
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
    if not all(isinstance(pair, list) and len(pair) == SIDES for pair in dice):
        raise NotUnderstood("the dice of each duel are a pair, [attacker, defender]", "key 'dice'")
    step.umpire.throws = [list(side) if isinstance(side, list) else [side] for pair in dice for side in pair]
    step.proceed(Battle)
    frame = top(step.state) if step.state.agenda else None
    if isinstance(frame, Spoils):
        most = step.position.most_spoils
        ahead = frame.due if most is None else min(most, frame.due)
        step.act(frame.attacker, act.SPOILS(step.written.get("take", ahead)))
    elif step.written.get("take"):
        raise IllegalAction(Refusal("too_many", "aoh.win-14", {"due": 0}))
