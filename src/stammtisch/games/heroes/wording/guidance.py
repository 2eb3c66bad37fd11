"""Which rules govern what is going on, by the stage of the game."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.guidance import Guidance

RULES = {
    "setup": ("prep-",),
    "round": ("fair-",),
    "fair:draw": ("fair-",),
    "fair:effects": ("evt.",),
    "fair:bidding": ("fair-",),
    "move": ("move.0-", "vict-"),
    "move:0": ("move.1-",),
    "move:2": ("move.2-",),
    "move:3": ("move.3-",),
    "move:4": ("move.4-",),
    "move:5": ("move.5-",),
    "war:muster": ("battle-",),
    "war:answer": ("battle-", "evt.olymp-"),
    "war:dice": ("est-",),
    "war:spoils": ("win-",),
    "event:earthquake": ("evt.quake-",),
    "event:eruption": ("evt.erupt-",),
    "event:answer": ("evt.fort-", "evt.olymp-"),
    "over": ("vict-",),
}
"""For each stage what the ids of its rules begin with, without the beginning `aoh.`."""


def guidance() -> Sequence[Guidance]:
    """Help with every stage; all prompts of a stage share it."""
    return tuple(Guidance(stage, (), tuple(f"aoh.{each}" for each in rules)) for stage, rules in RULES.items())
