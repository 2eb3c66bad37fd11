"""What the server answers when it does not do what it is asked: one class, one clear message each.

A problem is raised anywhere below the routes and becomes an answer of the type `application/problem+json` (RFC 9457),
or a message on the live line. Its words are those of `locales/*/table.ftl` or, for a refusal by the rules, of the
game.
"""

from __future__ import annotations

from typing import Any

from stammtisch.engine.game import Game
from stammtisch.engine.options import Argument, Message, Refusal

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """A request that is not carried out.

    `code` names the reason for programs, `message` says it to people, `rule` is the rule that forbids it.
    """

    def __init__(self, status: int, code: str, message: Message, rule: str | None = None) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule

    def to_data(self) -> dict[str, Any]:
        """The body of the answer."""
        return {
            "type": f"/problems/{self.code}",
            "status": self.status,
            "code": self.code,
            "message": self.message,
            "rule": self.rule,
        }


def problem(status: int, code: str, word: str, **arguments: Argument) -> Problem:
    """The problem whose message is `table-error-<word>`."""
    return Problem(status, code, Message(f"table-error-{word}", arguments))


def missing_table() -> Problem:
    """There is no such table, or it is somebody else's: nobody can tell which."""
    return problem(404, "not_found", "missing")


def refused(game: Game[Any], refusal: Refusal) -> Problem:
    """The rules do not allow the action."""
    return Problem(422, refusal.code, game.explain(refusal), refusal.rule or None)
