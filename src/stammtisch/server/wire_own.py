"""What is kept of a person, as it is given to that person, and the wish that it be forgotten."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from stammtisch.server.wire_sitting import Status


class Forget(Struct, forbid_unknown_fields=True):
    """I want to be forgotten. `language`: the language in which I am called a former player from now on."""

    language: Annotated[str, Meta(max_length=20)]


class OwnSeat(Struct):
    """A seat of mine, or one that is kept for me (`kept`). `free`: a bot plays it to the end."""

    seat: int
    name: str
    kept: bool
    free: bool


class OwnLine(Struct):
    """What I said: in own words (`text`), or as a ready phrase. `at`: in seconds since 1970 (UTC)."""

    at: int
    text: str | None
    phrase: str | None


class OwnTable(Struct):
    """A table where something of mine is kept. `opened_at`: in seconds since 1970 (UTC). `host`: I may start it or have
    done so. `record`: the address where the game is to be had as far as I know it."""

    table: str
    game: str
    status: Status
    opened_at: int
    host: bool
    seats: list[OwnSeat]
    said: list[OwnLine]
    record: str


class OwnData(Struct):
    """All that is kept of me. `sessions`: when each of my sessions began, in seconds since 1970 (UTC). Of a password
    only a hash is kept, which is given to nobody (`password`: whether there is one)."""

    name: str | None
    account: str | None
    password: bool
    sessions: list[int]
    tables: list[OwnTable]
