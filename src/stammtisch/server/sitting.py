"""Who sits at a table, as plain data that is never changed in place.

A sitting is the chairs of a table, its host, and everything that happened around the game: its affairs. A change is
first a `Seating`: the sitting that would be, and the affairs that lead to it. Only when it is stored does it become
the table's sitting.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Literal

import msgspec

from stammtisch.server.entries import Seat

AffairKind = Literal[
    "opened",
    "claimed",
    "started",
    "left",
    "stood_in",
    "returned",
    "resigned",
    "said",
    "proposed",
    "answered",
    "withdrawn",
    "settled",
    "rematch",
    "nudged",
    "handed",
    "forgotten",
]
"""What happens around a game. `handed`: the seats of a guest went to the guest's account. `forgotten`: somebody's name
and words were taken out. Nobody is told of these two."""
UNTOLD: tuple[AffairKind, ...] = ("handed", "forgotten")


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat and who decides for it.

    `bot`: the bot of a bot's seat. `person`: the owner of a person's seat, or for whom an open one is kept.
    `stand_in`: the bot that decides for a person. `free`: the owner is gone for good and `stand_in` plays;
    `resigned`: nobody may take over.
    """

    kind: Literal["human", "bot", "open"]
    name: str = ""
    bot: str | None = None
    person: str | None = None
    stand_in: str | None = None
    free: bool = False
    resigned: bool = False

    @property
    def decider(self) -> str | None:
        """The bot that decides for this seat now; None if a person does."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def owner(self) -> str | None:
        """The person who may see and do what this seat may."""
        return self.person if self.kind == "human" and not self.free else None

    def claimable(self, person: str | None) -> bool:
        """Whether `person` may sit down here (None: somebody who was never here)."""
        if self.kind == "open":
            return self.person is None or self.person == person
        return self.free and not self.resigned


@dataclass(frozen=True, slots=True)
class Request:
    """Who asked for a change under which key, and a digest of what was asked."""

    person: str
    key: str
    digest: str

    @classmethod
    def of(cls, person: str, wanted: Any, *where: str | int) -> Request:
        """The request `wanted` of `person`; `where` is the rest of its address."""
        content = msgspec.json.encode([type(wanted).__name__, where, wanted], order="sorted")
        return cls(person, wanted.key, hashlib.blake2b(content, digest_size=16).hexdigest())


@dataclass(frozen=True, slots=True)
class Affair:
    """One thing that happened around a game. `n`: its number, from 1. `at`: in seconds since 1970 (UTC).

    `request`: the request that this affair was the last part of.
    """

    n: int
    at: int
    kind: AffairKind
    seat: int | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    request: Request | None = None


@dataclass(frozen=True)
class Sitting:
    """Who sits at a table and what happened around the game.

    `host`: who may start the game. `spectators`: whoever has the link may watch. `shuffled`: seats are drawn when the
    game begins.
    """

    chairs: tuple[Chair, ...]
    host: str | None
    spectators: bool
    shuffled: bool
    affairs: tuple[Affair, ...] = ()

    @property
    def number(self) -> int:
        """The number of the last affair."""
        return len(self.affairs)

    @cached_property
    def bots(self) -> Mapping[int, str]:
        """The seats for which a bot decides now, and which."""
        return {seat: chair.decider for seat, chair in enumerate(self.chairs) if chair.decider is not None}

    @cached_property
    def _answers(self) -> Mapping[tuple[str, str], Affair]:
        return {
            (affair.request.person, affair.request.key): affair for affair in self.affairs if affair.request is not None
        }

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats whose owner `person` is."""
        if person is None:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.owner == person)

    def seats_known_to(self, person: str) -> frozenset[int]:
        """The seats that are the person's or were since the game began, so that what they hide is known there."""
        begun = 0 if self.started is None else self.started.n
        given_up = (
            affair.seat
            for affair in self.affairs[begun:]
            if affair.kind in ("left", "resigned") and affair.request is not None and affair.request.person == person
        )
        return frozenset(seat for seat in (*self.seats_of(person), *given_up) if seat is not None)

    def belongs(self, person: str | None) -> bool:
        """Whether `person` has, had to the end or is kept a seat here, or is the host."""
        return person is not None and (person == self.host or any(chair.person == person for chair in self.chairs))

    def has_room(self, person: str | None) -> bool:
        """Whether `person` could sit down."""
        return any(chair.claimable(person) for chair in self.chairs)

    @property
    def complete(self) -> bool:
        """Whether no seat is open any more."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def voters(self) -> tuple[int, ...]:
        """The seats of people: whatever is proposed, they are asked."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.owner is not None)

    def header_seats(self) -> tuple[Seat, ...]:
        """Who sits where, as the game's own header knows it: without persons."""
        return tuple(
            Seat("bot", chair.name, chair.bot) if chair.kind == "bot" else Seat("human", chair.name)
            for chair in self.chairs
        )

    def answered(self, person: str, key: str) -> Affair | None:
        """The affair that a client's key led to, if the request was already carried out."""
        return self._answers.get((person, key))

    @cached_property
    def started(self) -> Affair | None:
        """The beginning of the game; `order` in its facts are the numbers that the seats had before."""
        return next((affair for affair in self.affairs if affair.kind == "started"), None)

    @cached_property
    def nudges(self) -> Mapping[tuple[int | None, int], Affair]:
        """The last time that whoever sits in a seat now was reminded, by whose offer that was about (None: about the
        game, by anybody) and by the seat.
        """
        last: dict[tuple[int | None, int], Affair] = {}
        for affair in self.affairs:
            if affair.kind == "nudged":
                last[affair.seat if affair.facts.get("offer") else None, affair.facts["to"]] = affair
            elif affair.kind == "claimed" and affair.seat is not None:
                last = {seats: nudged for seats, nudged in last.items() if affair.seat not in seats}
        return last

    @cached_property
    def rematch(self) -> str | None:
        """The table at which the same people play again."""
        return next((affair.facts["table"] for affair in self.affairs if affair.kind == "rematch"), None)

    def draft(self, at: int) -> Seating:
        """A change of this sitting in which nothing has happened yet."""
        return Seating(self, self, at)


@dataclass(frozen=True, slots=True)
class Seating:
    """A change that is not stored yet: the sitting `before` it and what would be `after` it."""

    before: Sitting
    after: Sitting
    at: int

    def happened(self, kind: AffairKind, seat: int | None = None, /, **facts: Any) -> Seating:
        """The change and one affair more."""
        affair = Affair(self.after.number + 1, self.at, kind, seat, facts)
        return replace(self, after=replace(self.after, affairs=(*self.after.affairs, affair)))

    def seated(self, seat: int, chair: Chair) -> Seating:
        """The change with another one in a seat."""
        chairs = (*self.after.chairs[:seat], chair, *self.after.chairs[seat + 1 :])
        return replace(self, after=replace(self.after, chairs=chairs))

    def arranged(self, chairs: Sequence[Chair]) -> Seating:
        """The change with all chairs in another order."""
        return replace(self, after=replace(self.after, chairs=tuple(chairs)))

    def hosted(self, host: str | None) -> Seating:
        """The change with another host."""
        return replace(self, after=replace(self.after, host=host))

    def asked(self, request: Request) -> Seating:
        """The change as the answer to a request; the last affair carries it."""
        last = replace(self.after.affairs[-1], request=request)
        return replace(self, after=replace(self.after, affairs=(*self.after.affairs[:-1], last)))

    @property
    def affairs(self) -> tuple[Affair, ...]:
        """What is new."""
        return self.after.affairs[self.before.number :]

    @property
    def changed(self) -> tuple[int, ...]:
        """The seats whose chairs are not what they were."""
        pairs = zip(self.before.chairs, self.after.chairs, strict=True)
        return tuple(seat for seat, (old, new) in enumerate(pairs) if old != new)
