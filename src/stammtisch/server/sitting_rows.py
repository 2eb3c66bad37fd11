"""Rows of the database about who sits where, as the objects they stand for, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row

from stammtisch.server.entries import Header
from stammtisch.server.rows import DamagedTable, text
from stammtisch.server.shelf import AS_GIVEN, RANDOM
from stammtisch.server.sitting import Affair, AffairKind, Chair, Request, Sitting


def table_row(header: Header, sitting: Sitting, made_at: int) -> dict[str, Any]:
    """The row of a new table, but for how far the game is."""
    return {
        "id": header.table,
        "game": header.game,
        "made_at": made_at,
        "affairs": sitting.number,
        "host": sitting.host,
        "spectators": sitting.spectators,
        "seating": RANDOM if sitting.shuffled else AS_GIVEN,
        **header_row(header),
    }


def header_row(header: Header) -> dict[str, Any]:
    """What is settled when the game begins."""
    return {"rules": header.rules, "options": text(header.options), "seed": header.seed}


def chair_row(table_id: str, seat: int, chair: Chair) -> dict[str, Any]:
    """The row of a seat."""
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "person": chair.person,
        "stand_in": chair.stand_in,
        "free": chair.free,
        "resigned": chair.resigned,
    }


def chair(row: Row[Any]) -> Chair:
    """The seat that a row describes; DamagedTable if it cannot be one."""
    kind = row.kind
    if kind not in ("human", "bot", "open") or (kind == "bot" and row.bot is None):
        raise DamagedTable(f"table {row.table_id}: seat {row.seat} is neither a person's nor a bot's nor open")
    return Chair(kind, row.name, row.bot, row.person, row.stand_in, bool(row.free), bool(row.resigned))


def affair_row(table_id: str, affair: Affair) -> dict[str, Any]:
    """The row of an affair."""
    request = affair.request
    return {
        "table_id": table_id,
        "n": affair.n,
        "at": affair.at,
        "kind": affair.kind,
        "seat": affair.seat,
        "facts": text(affair.facts),
        "person": None if request is None else request.person,
        "client_key": None if request is None else request.key,
        "request": None if request is None else request.digest,
    }


def affair(row: Row[Any]) -> Affair:
    """The affair that a row describes; DamagedTable if it cannot be read."""
    try:
        return Affair(
            n=row.n,
            at=row.at,
            kind=msgspec.convert(row.kind, AffairKind),
            seat=row.seat,
            facts=msgspec.json.decode(row.facts, type=dict[str, Any]),
            request=None if row.client_key is None else Request(row.person, row.client_key, row.request),
        )
    except msgspec.MsgspecError as error:
        raise DamagedTable(f"table {row.table_id}, affair {row.n}: the row is not readable: {error}") from error


def sitting(row: Row[Any], chairs: Sequence[Row[Any]], affairs: Sequence[Row[Any]]) -> Sitting:
    """The sitting of a table from its row, those of its seats and those of its affairs; DamagedTable if they do not
    fit each other."""
    if [each.seat for each in chairs] != list(range(len(chairs))) or not chairs:
        raise DamagedTable(f"table {row.id}: its seats are not complete")
    if [each.n for each in affairs] != list(range(1, row.affairs + 1)):
        raise DamagedTable(f"table {row.id}: it should have {row.affairs} affairs and has {len(affairs)}")
    return Sitting(
        chairs=tuple(chair(each) for each in chairs),
        host=row.host,
        spectators=bool(row.spectators),
        shuffled=row.seating == RANDOM,
        affairs=tuple(affair(each) for each in affairs),
    )
