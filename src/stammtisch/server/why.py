"""Why nothing can be done at a place of the map: a question, whose answer is no mistake of whoever asks."""

from __future__ import annotations

from stammtisch.engine.game import may_act
from stammtisch.server.table import Table
from stammtisch.server.wire_play import Why, WhyNot


def why_not(table: Table, seat: int, wanted: Why) -> WhyNot:
    """The reason that the game gives; none if it knows none, or if the decision has passed meanwhile."""
    if table.over or table.decision(seat) != wanted.decision or seat not in may_act(table.state):
        return WhyNot(None, None)
    reason = table.game.nothing_there(table.state, seat, wanted.place, wanted.start)
    return WhyNot(None, None) if reason is None else WhyNot(table.game.explain(reason), reason.rule or None)
