"""What is checked of a request before the rules are asked: the decision it answers, and the line it carries."""

from __future__ import annotations

from stammtisch.server.opening import shown
from stammtisch.server.problems import problem
from stammtisch.server.table import Table

NOTATION_LIMIT = 2000
"""So many characters of what is wrong with a line of notation are told: it may list all actions that there are."""


def check_decision(table: Table, seat: int, decision: str) -> None:
    """Problem if `decision` is not open for the seat: it was, or there never was such a one."""
    if table.decision(seat) == decision:
        return
    if table.had_decision(seat, decision):
        raise problem(409, "stale_decision", "stale")
    raise problem(422, "unknown_decision", "no-such-decision")


def parsed(table: Table, text: str) -> int:
    """The action that a line means; Problem if it is not understood."""
    try:
        return table.game.parse(text)
    except ValueError as error:
        raise problem(
            422, "not_understood", "notation", text=shown(text), problem=shown(str(error), NOTATION_LIMIT)
        ) from error
