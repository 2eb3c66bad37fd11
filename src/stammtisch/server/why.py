"""Why an action cannot be done now: a question, whose answer is no mistake of whoever asks."""

from __future__ import annotations

from stammtisch.engine.game import refusal
from stammtisch.server.table import Table
from stammtisch.server.wire_play import Why, WhyNot


def why_not(table: Table, seat: int, wanted: Why) -> WhyNot:
    """The reason that the rules give; none if they allow the action, if the line is none, or if the decision has
    passed meanwhile.
    """
    if table.over or table.decision(seat) != wanted.decision:
        return WhyNot(None, None)
    try:
        action = table.game.parse(wanted.action)
    except ValueError:
        return WhyNot(None, None)
    reason = refusal(table.game, table.state, seat, action)
    return WhyNot(None, None) if reason is None else WhyNot(table.game.explain(reason), reason.rule or None)
