"""What a game's reference card shows: its rules and its figures. It is the same for everybody and for every table."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath
from msgspec import Struct

from stammtisch.engine.guidance import Guidance
from stammtisch.engine.ledger import LANGUAGE
from stammtisch.engine.registry import UnknownGame, game, game_ids
from stammtisch.server.opening import shown
from stammtisch.server.problems import problem
from stammtisch.server.rulebook import AskedIn, rules_of
from stammtisch.server.wire import RuleText


class Reference(Struct):
    """All rules of a game in the order of its ledger, help with each kind of decision, and the game's figures in its
    own shape.
    """

    rules: list[RuleText]
    guidance: list[Guidance]
    figures: dict[str, Any]


@get("/games/{game_id:str}/reference", sync_to_thread=True)
def reference(game_id: FromPath[str], language: AskedIn = LANGUAGE) -> Reference:
    """The reference card of a game, its rules in the language asked for."""
    try:
        found = game(game_id)
    except UnknownGame as error:
        raise problem(404, "unknown_game", "game", game=shown(game_id), games=", ".join(game_ids())) from error
    return Reference(list(rules_of({game_id: found}, language).values()), list(found.guidance()), found.reference())
