"""Rows of the database as the objects they stand for, and back. A row that cannot be right is a `DamagedTable`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Row

from stammtisch.engine.state import Data, State
from stammtisch.server.entries import Entry, Header, Kind, Progress, Seat, events_from_data, events_to_data


class DamagedTable(RuntimeError):
    """What is stored of a table cannot be right; the text names the table and the place."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as it is stored: after the entry `n`, with the hash of the state."""

    n: int
    state: Data
    hash: str

    @classmethod
    def of(cls, n: int, state: State) -> Snapshot:
        """The snapshot of a position after the entry `n`."""
        return cls(n, state.to_data(), state.hash())


PROGRESS = ("version", "waiting", "noticed", "over", "invited")
"""The columns of a table's row that each entry changes."""
NOTHING_YET = {"version": 0, "waiting": "[]", "noticed": "[]", "over": False, "invited": None}
"""What stands there before the game has begun."""


def progress_row(entry: Entry, progress: Progress) -> dict[str, Any]:
    """What an entry changes in the row of its table."""
    return {
        "version": entry.n,
        "waiting": text(progress.waiting),
        "noticed": text(progress.noticed),
        "over": not progress.waiting,
        "invited": text(progress.invited),
    }


def progress(row: Row[Any]) -> Progress | None:
    """How far a table is; None if the row is damaged."""
    try:
        return Progress(
            msgspec.json.decode(row.waiting, type=tuple[int, ...]),
            msgspec.json.decode(row.noticed, type=tuple[tuple[int, int], ...]),
            None if row.invited is None else msgspec.json.decode(row.invited, type=tuple[tuple[int, int], ...]),
        )
    except msgspec.MsgspecError:
        return None


def header(row: Row[Any], seats: tuple[Seat, ...]) -> Header:
    """The header of a table from its row; `seats` are those who play."""
    try:
        options = msgspec.json.decode(row.options, type=dict[str, str | int])
    except msgspec.MsgspecError as error:
        raise DamagedTable(f"table {row.id}: its options are not readable: {error}") from error
    return Header(row.id, row.game, row.rules, options, row.seed, seats)


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """The row of an entry."""
    return {
        "table_id": table_id,
        "n": entry.n,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "client_key": entry.key,
        "decision": entry.decision,
        "notation": entry.notation,
        "undoes": entry.undoes,
        "chance": text(entry.chance),
        "events": text(events_to_data(entry.events)),
        "barrier": entry.barrier,
        "hand_over": entry.hand_over,
        "public": entry.public,
        "chain": entry.chain,
    }


def entry(row: Row[Any]) -> Entry:
    """The entry that a row describes."""
    try:
        return Entry(
            n=row.n,
            kind=msgspec.convert(row.kind, Kind),
            at=row.at,
            seat=row.seat,
            key=row.client_key,
            decision=row.decision,
            notation=row.notation,
            undoes=row.undoes,
            chance=msgspec.json.decode(row.chance, type=tuple[tuple[int, ...], ...]),
            events=events_from_data(msgspec.json.decode(row.events, type=list[_StoredEvent])),
            barrier=row.barrier,
            hand_over=row.hand_over,
            public=row.public,
            chain=row.chain,
        )
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise DamagedTable(f"table {row.table_id}, entry {row.n}: the row is not readable: {error}") from error


def snapshot_row(table_id: str, snapshot: Snapshot) -> dict[str, Any]:
    """The row of a snapshot."""
    return {"table_id": table_id, "n": snapshot.n, "state": text(snapshot.state), "hash": snapshot.hash}


def snapshot(row: Row[Any]) -> Snapshot:
    """The snapshot that a row describes."""
    try:
        return Snapshot(msgspec.convert(row.n, int), msgspec.json.decode(row.state), row.hash)
    except msgspec.MsgspecError as error:
        raise DamagedTable(f"table {row.table_id}: the snapshot after {row.n} is not readable: {error}") from error


_StoredEvent = tuple[str, dict[str, Any], list[tuple[int, dict[str, Any]]], list[int] | None]


def text(value: Any) -> str:
    """Plain data as JSON."""
    return msgspec.json.encode(value).decode()
