"""All kinds of messages that the recorded games say, to everybody who reads them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from stammtisch.engine.events import redact
from stammtisch.engine.game import decide, may_act
from stammtisch.engine.options import Message
from stammtisch.engine.record import read
from stammtisch.engine.replay import Step, replay
from stammtisch.games.heroes import GAME
from tests.words.heard import of_decision
from tools.common import ROOT

RECORDS = ROOT / "tests" / "records" / "heroes"
MOST_OF_ONE = 25
"""So many different messages with one id are enough."""
EVERY = 5
"""Decisions are listed once in so many steps: neighbouring positions offer nearly the same."""


class Said(NamedTuple):
    """A message of a recorded game, the names in seat order, and who reads it."""

    message: Message
    names: tuple[str, ...]
    viewer: int | None


@cache
def recorded() -> list[Said]:
    """What the recorded games say, without repetition."""
    found: dict[str, Said] = {}
    times: Counter[str] = Counter()
    for path in sorted(RECORDS.glob("*.jsonl")):
        record = read(path)
        names = tuple(seat.name for seat in record.header.seats)
        for step in replay(record):
            for message, viewer in _messages(step, len(names)):
                if times[message.id] == MOST_OF_ONE:
                    continue
                key = json.dumps([message.id, message.arguments, viewer])
                if key not in found:
                    times[message.id] += 1
                    found[key] = Said(message, names, viewer)
    return list(found.values())


def _messages(step: Step, players: int) -> Iterator[tuple[Message, int | None]]:
    for viewer in (None, *range(players)):
        for event in step.events:
            known = redact(event, viewer)
            told = None if known is None else GAME.tell(known, viewer)
            if told is not None:
                yield told, viewer
    if step.state.agenda and step.entry.n % EVERY == 0:
        for seat in may_act(step.state):
            for _, message in of_decision(GAME, decide(GAME, step.state, seat)):
                yield message, seat
