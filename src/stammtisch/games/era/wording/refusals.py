"""Refusals as sentences: what is needed and what there is."""

from __future__ import annotations

from stammtisch.engine.options import Message, Refusal
from stammtisch.games.era.wording.arguments import named, place, yes_no


def explain(refusal: Refusal) -> Message:
    """A refusal as a sentence."""
    figures = dict(refusal.figures)
    code = refusal.code
    if "stage" in figures:
        figures["stage"] = named("stage", figures["stage"].replace("_", "-"))
    if "start" in figures:
        figures["start"] = place(figures["start"])
    if "sea" in figures:
        figures["sea"] = yes_no(figures["sea"])
    if code == "too_dear" and "have_vassals" in figures:
        code = "too_dear_leader"
    return Message(f"era-refused-{code.replace('_', '-')}", figures)
