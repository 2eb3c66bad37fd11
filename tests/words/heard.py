"""What random games of Age of Heroes say, kept as messages, so that every language can say it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from stammtisch.engine.game import Game
from stammtisch.engine.options import Decision, Message
from stammtisch.words import Words
from tests.games.heroes.spoken import NAMES, Ear, listen
from tests.games.heroes.test_words import DECISIONS, TABLES


class Heard(NamedTuple):
    """A message, what it is (prompt, label, cost, consequence, reason, field, value, line), and who reads it."""

    what: str
    message: Message
    viewer: int | None

    def text(self, words: Words) -> str:
        """As a sentence."""
        return words.format(self.message, NAMES, self.viewer)


class _Keeper(Ear):
    """An ear that keeps the messages themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: dict[str, Heard] = {}

    def hear(self, what: str, message: Message | None, viewer: int | None) -> None:
        if message is not None:
            self.kept.setdefault(
                json.dumps([what, message.id, message.arguments, viewer]), Heard(what, message, viewer)
            )


@cache
def heard() -> list[Heard]:
    """All that random games of two to six players say, without repetition."""
    keeper = _Keeper()
    for players, options, seed in TABLES:
        listen(keeper, players, options, seed, DECISIONS)
    return list(keeper.kept.values())


def of_decision(game: Game[Any], decision: Decision) -> Iterator[tuple[str, Message]]:
    """All messages of a decision, and what each of them is."""
    yield "prompt", decision.prompt
    for option in decision.offered:
        parts = (("label", option.label), ("cost", option.cost), ("consequence", option.consequence))
        yield from ((what, message) for what, message in parts if message is not None)
    for refused in decision.refused:
        yield "label", refused.label
        yield "reason", game.explain(refused.refusal)
    for form in decision.forms:
        yield "label", form.label
        for field in form.fields:
            yield "field", field.label
            yield from (("value", label) for _, label in field.values)
