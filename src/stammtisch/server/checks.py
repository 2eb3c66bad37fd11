"""What is checked of a request before the rules are asked: the decision it answers, and the line it carries."""

from __future__ import annotations

from stammtisch.engine.game import legal_actions
from stammtisch.engine.notation import COMPARED_LINES, Misread, nearest
from stammtisch.engine.options import Message
from stammtisch.server import metrics
from stammtisch.server.opening import shown
from stammtisch.server.problems import Problem, problem
from stammtisch.server.table import Table


def check_decision(table: Table, seat: int, decision: str) -> None:
    """Problem if `decision` is not open for the seat: it was, or there never was such a one."""
    if table.decision(seat) == decision:
        return
    if table.had_decision(seat, decision):
        metrics.STALE.inc()
        raise problem(409, "stale_decision", "stale")
    raise problem(422, "unknown_decision", "no-such-decision")


def parsed(table: Table, seat: int, text: str) -> int:
    """The action that a line means; Problem if it is not understood, which tells what would be right: in the place that
    is wrong, else the actions of the seat that are most like it.
    """
    try:
        return table.game.parse(text)
    except Misread as error:
        raise Problem(422, "not_understood", _harmless(error.message)) from error
    except ValueError as error:
        legal = legal_actions(table.state, seat)[:COMPARED_LINES]
        near = nearest(text, [table.game.notation(action) for action in legal])
        raise problem(422, "not_understood", "notation", text=shown(text), near={"names": near}, n=len(near)) from error


def _harmless(message: Message) -> Message:
    """The message with what it repeats of a request made short and harmless."""
    arguments = {name: shown(value) if isinstance(value, str) else value for name, value in message.arguments.items()}
    return Message(message.id, arguments)
