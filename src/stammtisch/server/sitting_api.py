"""The addresses under /api/tables about who sits there, and what people say and agree on."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from stammtisch.server.affair_lines import PHRASES
from stammtisch.server.desk import AtDesk, OwnSeat, TableId, Token
from stammtisch.server.wire import Opened
from stammtisch.server.wire_sitting import (
    AffairPart,
    Affairs,
    Answer,
    Chat,
    Claim,
    Leave,
    Lobby,
    Nudge,
    Propose,
    Rematch,
    Resign,
    StandIn,
    Start,
)


@get("/phrases", sync_to_thread=False)
def phrases() -> list[str]:
    """The ids of what can be said at a table by choosing it."""
    return list(PHRASES)


@get("/tables/{table_id:str}/lobby", sync_to_thread=True)
def lobby(desk: AtDesk, table_id: TableId, seat: OwnSeat = None, token: Token = None) -> Lobby:
    """The table from outside the game."""
    return desk.house.lobby(desk.sessions.person(token), table_id, seat)


@get("/tables/{table_id:str}/affairs", sync_to_thread=True)
def affairs(
    desk: AtDesk,
    table_id: TableId,
    start: Annotated[int, QueryParameter(name="from", ge=1, le=2**31)] = 1,
    token: Token = None,
) -> AffairPart:
    """What happened around the game, from the affair `from` on."""
    return desk.house.affairs(desk.sessions.person(token), table_id, start)


@post("/tables/{table_id:str}/claim", sync_to_thread=True, status_code=200)
def claim(desk: AtDesk, table_id: TableId, data: JSONBody[Claim], token: Token = None) -> Response[Affairs]:
    """Sit down in an open seat. Whoever has no session yet gets one."""
    return desk.with_session(token, lambda person, session: desk.house.seating.claim(person, table_id, data, session))


@post("/tables/{table_id:str}/start", sync_to_thread=True, status_code=200)
def start(desk: AtDesk, table_id: TableId, data: JSONBody[Start], token: Token = None) -> Affairs:
    """Begin the game; open seats become bots."""
    return desk.house.seating.start(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/leave", sync_to_thread=True, status_code=200)
def leave(desk: AtDesk, table_id: TableId, data: JSONBody[Leave], token: Token = None) -> Affairs:
    """Give my seat up for good."""
    return desk.house.seating.leave(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/stand-in", sync_to_thread=True, status_code=200)
def stand_in(desk: AtDesk, table_id: TableId, data: JSONBody[StandIn], token: Token = None) -> Affairs:
    """Let a bot decide for my seat, or take it back."""
    return desk.house.seating.stand_in(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/resign", sync_to_thread=True, status_code=200)
def resign(desk: AtDesk, table_id: TableId, data: JSONBody[Resign], token: Token = None) -> Affairs:
    """Give the game up."""
    return desk.house.seating.resign(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/proposals", sync_to_thread=True, status_code=200)
def propose(desk: AtDesk, table_id: TableId, data: JSONBody[Propose], token: Token = None) -> Affairs:
    """Propose something to all people at the table."""
    return desk.house.seating.propose(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/proposals/{number:int}/answer", sync_to_thread=True, status_code=200)
def answer(
    desk: AtDesk, table_id: TableId, number: FromPath[int], data: JSONBody[Answer], token: Token = None
) -> Affairs:
    """Agree to a proposal, refuse it, or withdraw my own."""
    return desk.house.seating.answer(desk.sitter(token, table_id), table_id, number, data)


@post("/tables/{table_id:str}/rematch", sync_to_thread=True, status_code=200)
def rematch(desk: AtDesk, table_id: TableId, data: JSONBody[Rematch], token: Token = None) -> Opened:
    """Another game with the same people."""
    return desk.house.seating.rematch(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/chat", sync_to_thread=True, status_code=200)
def chat(desk: AtDesk, table_id: TableId, data: JSONBody[Chat], token: Token = None) -> Affairs:
    """Say something at the table."""
    return desk.house.seating.chat(desk.sitter(token, table_id), table_id, data)


@post("/tables/{table_id:str}/nudge", sync_to_thread=True, status_code=200)
def nudge(desk: AtDesk, table_id: TableId, data: JSONBody[Nudge], token: Token = None) -> Affairs:
    """Remind somebody for whose answer the game waits; again after ten minutes at the earliest, unless they have done
    something since."""
    return desk.house.seating.nudge(desk.sitter(token, table_id), table_id, data)


SITTING_HANDLERS: list[HTTPRouteHandler] = [
    *(phrases, lobby, affairs),
    *(claim, start, leave, stand_in, resign),
    *(propose, answer, rematch, chat, nudge),
]
