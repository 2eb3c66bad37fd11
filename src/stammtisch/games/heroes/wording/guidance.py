"""Which rules govern what is going on and which introductions explain it, by the stage of the game.

The words of the introductions stand in `locales/*/learning.ftl`.
"""

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
ROAD = "heroes-prompt-road"
"""The one question of a stage that is not put to the mover."""
ROAD_RULES = ("aoh.base-11", "aoh.base-12", "aoh.base-10", "aoh.base-13", "aoh.base-04")
INTRODUCTIONS = {
    "fair:bidding": ("heroes-introduction-fair", "heroes-introduction-fair-cards"),
    "move:2": ("heroes-introduction-action", "heroes-introduction-building", "heroes-introduction-victory"),
    "move:3": ("heroes-introduction-lay",),
    "move:4": ("heroes-introduction-discard",),
    "war:muster": ("heroes-introduction-muster",),
    "war:answer": ("heroes-introduction-answer",),
    "war:spoils": ("heroes-introduction-spoils",),
    "event:earthquake": ("heroes-introduction-earthquake",),
    "event:eruption": ("heroes-introduction-eruption",),
    "event:answer": ("heroes-introduction-event-answer",),
}
"""Fairs and moves come again and again, so they introduce something more each time."""


def guidance() -> Sequence[Guidance]:
    """Help with every stage, whose prompts all share it, and with the question of whoever is asked for a road."""
    road = Guidance("", (ROAD,), ROAD_RULES, ("heroes-introduction-road",))
    return (
        road,
        *(
            Guidance(stage, (), tuple(f"aoh.{each}" for each in rules), INTRODUCTIONS.get(stage, ()))
            for stage, rules in RULES.items()
        ),
    )
