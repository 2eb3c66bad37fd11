"""Refusals as sentences: what is needed and what there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.options import Argument, Message, Refusal
from stammtisch.games.heroes.wording.arguments import a_card, cards, piece, player, said

_ARGUMENTS: Mapping[str, Callable[[Any], Argument]] = {
    "cost": cards,
    "missing": cards,
    "card": a_card,
    "own": a_card,
    "piece": piece,
    "to": player,
    "stage": lambda stage: said(f"heroes-stage-{stage.replace(':', '-')}"),
}
"""Figures that are more than a number."""


def explain(refusal: Refusal) -> Message:
    """A refusal as a sentence."""
    figures = refusal.figures
    arguments = {name: _ARGUMENTS[name](figure) if name in _ARGUMENTS else figure for name, figure in figures.items()}
    if refusal.code == "not_in_hand":
        return Message(_not_in_hand(figures), arguments)
    if refusal.code == "army_unavailable" and "unit" not in figures:
        return Message("heroes-refused-army-unavailable-any", arguments)
    return Message(f"heroes-refused-{refusal.code.replace('_', '-')}", arguments)


def _not_in_hand(figures: Mapping[str, Any]) -> str:
    """The cards that a payment, the monument, an exchange or an answer would take."""
    if "cost" in figures:
        return "heroes-refused-not-in-hand-to-pay"
    if "need" in figures:
        return "heroes-refused-not-in-hand-to-lay"
    return "heroes-refused-not-in-hand" if "card" in figures else "heroes-refused-not-in-hand-this"
