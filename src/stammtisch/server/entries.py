"""What a table's storage is made of: the header of a table and its append-only entries.

An entry is something that changed a table: the set-up, an action, a standing order, the table's clock, or an undo.
Entries are never changed or removed; an undo is one more entry. Each carries a hash over the one before it and its own
content, so a damaged or missing row is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple

import msgspec

from stammtisch.engine.events import Event
from stammtisch.engine.game import OptionValue

Kind = Literal["start", "action", "anytime", "clock", "undo", "rewind", "leave", "end"]
"""What an entry does. `rewind`: by consent of all the game stands again just before the entry `undoes`, whatever lies
between; `leave`: the seat has left for good; `end`: all have agreed to end the game, as `notation` says.
"""
SHARED, AGREED = "shared", "agreed"
"""The notation of an `end`: with a result that is shared, or without a winner."""
STEP_KEY = 80
"""The key of a later step of a request has so many characters, more than any that a client may send."""


def step_key(key: str, step: int) -> str:
    """The key of the step (from 1) that follows the first entry of a request; no two requests have one in common."""
    return f"step {step} of {len(key)} ".ljust(STEP_KEY - len(key), ".") + key


class Progress(NamedTuple):
    """How far a table is, for lists of tables.

    `waiting`: the seats that must decide, none if the game is over. `noticed`: for each seat its sequence number and
    when it last noticed something. `invited`: of each open offer who made it and who may answer it; None where that was
    not stored yet.
    """

    waiting: tuple[int, ...]
    noticed: tuple[tuple[int, int], ...]
    invited: tuple[tuple[int, int], ...] | None


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a seat, as records name it: a person or a bot (`bot` is its name in the registry of bots)."""

    kind: Literal["human", "bot"]
    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Header:
    """What is settled when a table is opened.

    `rules` is the version of the game's rules; `seed` is secret until the game is over.
    """

    table: str
    game: str
    rules: int
    options: Mapping[str, OptionValue]
    seed: str
    seats: tuple[Seat, ...]

    def chain(self) -> str:
        """The hash that the first entry's hash is built on."""
        content = [self.table, self.game, self.rules, sorted(self.options.items()), self.seed, len(self.seats)]
        return _digest(msgspec.json.encode(content))


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a table.

    `n`: its number, from 1. `at`: when, in whole seconds (UTC). `seat`: who made it (None: the server). `key`: the
    client's name for its request; the later entries of a request of several steps have keys of their own, made of it.
    `decision`: the decision it answers. `notation`: the action as a line. `undoes`: the
    number of the entry taken back, or of the first of them. `chance`, `events`: what the umpire noted. `barrier`: no
    undo goes behind this entry. `hand_over`: other seats must decide after it than before it. `public`: what everybody
    sees of the position is not what it was before. `chain`: the hash over the entry before and this one.
    """

    n: int
    kind: Kind
    at: int
    seat: int | None = None
    key: str | None = None
    decision: str | None = None
    notation: str | None = None
    undoes: int | None = None
    chance: tuple[tuple[int, ...], ...] = ()
    events: tuple[Event, ...] = ()
    barrier: bool = False
    hand_over: bool = False
    public: bool = False
    chain: str = ""

    @property
    def taken_back(self) -> range:
        """The numbers of the entries that it takes back."""
        if self.undoes is None:
            return range(0)
        return range(self.undoes, self.n if self.kind == "rewind" else self.undoes + 1)

    @property
    def follows(self) -> bool:
        """Whether it is a later step of the request that the entry before it belongs to."""
        return self.key is not None and len(self.key) == STEP_KEY

    @property
    def quiet(self) -> bool:
        """Whether it is a standing order that nobody else could notice: an undo by another seat leaves it as it is."""
        return self.kind == "anytime" and not self.barrier

    def with_outcome(self, chance: Sequence[Sequence[int]], events: Sequence[Event]) -> Entry:
        """The entry with what the umpire noted, in the form in which storage gives it back."""
        stored = msgspec.json.decode(msgspec.json.encode(events_to_data(tuple(events))))
        return replace(self, chance=tuple(tuple(outcome) for outcome in chance), events=events_from_data(stored))

    def chained(self, before: str) -> Entry:
        """The entry with its hash, `before` being the hash of the entry before it."""
        content = [
            *(self.n, self.kind, self.at, self.seat, self.key, self.decision, self.notation, self.undoes),
            *(self.chance, events_to_data(self.events), self.barrier, self.hand_over, self.public),
        ]
        return replace(self, chain=_digest(before.encode() + msgspec.json.encode(content, order="sorted")))


def events_to_data(events: tuple[Event, ...]) -> list[Any]:
    """Events as plain data, private parts included; never for a client."""
    return [
        [event.kind, event.facts, [[seat, facts] for seat, facts in sorted(event.private.items())], event.audience]
        for event in events
    ]


def events_from_data(data: list[Any]) -> tuple[Event, ...]:
    """The events that `events_to_data` described."""
    return tuple(
        Event(kind, facts, dict(private), None if audience is None else tuple(audience))
        for kind, facts, private, audience in data
    )


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()
