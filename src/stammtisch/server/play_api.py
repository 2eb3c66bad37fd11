"""The addresses for trying, planning and looking back. Each handler blocks and is run in a thread."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from stammtisch.server.access import acting, watching
from stammtisch.server.desk import AtDesk, OwnSeat, TableId, Token
from stammtisch.server.past import past_view
from stammtisch.server.preview import preview_of
from stammtisch.server.trial import tried
from stammtisch.server.ways import ways_from
from stammtisch.server.why import why_not
from stammtisch.server.wire import View
from stammtisch.server.wire_play import Plan, Planned, Preview, Trial, Tried, Try, WaysFrom, WayThere, Why, WhyNot


@post("/tables/{table_id:str}/preview", sync_to_thread=True, status_code=200)
def preview(desk: AtDesk, table_id: TableId, data: JSONBody[Try], token: Token = None) -> Preview:
    """What an action would do; nothing is changed."""
    person = desk.sitter(token, table_id)
    with desk.house.rooms.enter(table_id) as room:
        return preview_of(room.table, acting(room.sitting, person, data.seat), data)


@post("/tables/{table_id:str}/why", sync_to_thread=True, status_code=200)
def why(desk: AtDesk, table_id: TableId, data: JSONBody[Why], token: Token = None) -> WhyNot:
    """Why nothing can be done at a place; nothing is changed."""
    person = desk.sitter(token, table_id)
    with desk.house.rooms.enter(table_id) as room:
        return why_not(room.table, acting(room.sitting, person, data.seat), data)


@post("/tables/{table_id:str}/trial", sync_to_thread=True, status_code=200)
def trial(desk: AtDesk, table_id: TableId, data: JSONBody[Trial], token: Token = None) -> Tried:
    """What could be done after several actions; nothing is changed."""
    person = desk.sitter(token, table_id)
    with desk.house.rooms.enter(table_id) as room:
        return tried(room.table, acting(room.sitting, person, data.seat), data)


@post("/tables/{table_id:str}/ways", sync_to_thread=True, status_code=200)
def ways(desk: AtDesk, table_id: TableId, data: JSONBody[WaysFrom], token: Token = None) -> list[WayThere]:
    """How what stands on a place can come to others; nothing is changed."""
    person = desk.sitter(token, table_id)
    with desk.house.rooms.enter(table_id) as room:
        return ways_from(room.table, acting(room.sitting, person, data.seat), data)


@post("/tables/{table_id:str}/plan", sync_to_thread=True, status_code=200)
def plan(desk: AtDesk, table_id: TableId, data: JSONBody[Plan], token: Token = None) -> Planned:
    """Carry out several actions, as far as nothing comes between."""
    return desk.house.writing.plan(desk.sitter(token, table_id), table_id, data)


@get("/tables/{table_id:str}/past", sync_to_thread=True)
def past(
    desk: AtDesk,
    table_id: TableId,
    seq: Annotated[int, QueryParameter(ge=1, le=2**31)],
    seat: OwnSeat = None,
    token: Token = None,
) -> View:
    """The table as my seat, or a spectator, saw it at the sequence number `seq`."""
    person = desk.sessions.person(token)
    with desk.house.rooms.enter(table_id) as room:
        return past_view(desk.house.storage, room.going, watching(room.sitting, person, seat), seq)


PLAY_HANDLERS: list[HTTPRouteHandler] = [preview, why, trial, ways, plan, past]
