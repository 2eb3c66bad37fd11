"""The addresses under /api, but for the live line. Those that block are run in a thread, the
changes of a game in the lane."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter

from stammtisch import __version__, words
from stammtisch.engine.ledger import LANGUAGE
from stammtisch.server.desk import AtDesk, OwnSeat, TableId, Token
from stammtisch.server.opening import shown
from stammtisch.server.problems import problem
from stammtisch.server.reference_api import reference
from stammtisch.server.rulebook import AskedIn, rules_of, spoken
from stammtisch.server.wire import (
    About,
    Act,
    Anytime,
    Done,
    GameInfo,
    Health,
    LogPart,
    NewTable,
    Opened,
    RuleText,
    Undo,
    View,
)
from stammtisch.server.wire_sitting import TableInfo

RECORD_TYPE = "application/jsonl; charset=utf-8"


@get("/health", sync_to_thread=True)
def health(desk: AtDesk) -> Health:
    """Whether the server and its database answer."""
    desk.house.storage.ping()
    return Health("ok", __version__, len(desk.house.rooms), desk.hub.lines)


@get("/about", sync_to_thread=False)
def about(desk: AtDesk) -> About:
    """Which version runs here, and where its source is to be had."""
    return About(__version__, desk.settings.source_url)


@get("/games", sync_to_thread=True)
def games(desk: AtDesk) -> list[GameInfo]:
    """The games that can be played."""
    return desk.house.shelf.infos()


@get("/words/{language:str}", sync_to_thread=True, media_type=MediaType.TEXT)
def words_in(language: FromPath[str]) -> str:
    """All messages of a language, as one Fluent file."""
    return words.source(spoken(language))


@get("/rules/{rule_id:str}", sync_to_thread=True)
def rule(desk: AtDesk, rule_id: FromPath[str], language: AskedIn = LANGUAGE) -> RuleText:
    """A rule of a game's ledger, in the language asked for."""
    found = rules_of(desk.house.shelf.games, language).get(rule_id)
    if found is None:
        raise problem(404, "unknown_rule", "rule", rule=shown(rule_id))
    return found


@get("/tables", sync_to_thread=True)
def my_tables(desk: AtDesk, token: Token = None) -> list[TableInfo]:
    """The tables at which I sit."""
    person = desk.sessions.person(token)
    return [] if person is None else desk.house.tables_of(person)


@post("/tables", sync_to_thread=True)
def open_table(desk: AtDesk, data: JSONBody[NewTable], token: Token = None) -> Response[Opened]:
    """A new table. Whoever has no session yet gets one."""
    return desk.with_session(token, lambda person, session: desk.house.open_table(person, data, session), 201)


@get("/tables/{table_id:str}", sync_to_thread=True)
def view(desk: AtDesk, table_id: TableId, seat: OwnSeat = None, token: Token = None) -> View:
    """The table as my seat sees it, or as everybody may."""
    return desk.house.view(desk.sessions.person(token), table_id, seat)


@get("/tables/{table_id:str}/log", sync_to_thread=True)
def log(
    desk: AtDesk,
    table_id: TableId,
    start: Annotated[int, QueryParameter(name="from", ge=1)] = 1,
    seat: OwnSeat = None,
    token: Token = None,
) -> LogPart:
    """The log from the sequence number `from` on, as my seat knows it."""
    return desk.house.log(desk.sessions.person(token), table_id, start, seat)


@get("/tables/{table_id:str}/record", sync_to_thread=True, media_type=RECORD_TYPE)
def record(desk: AtDesk, table_id: TableId, seat: OwnSeat = None, token: Token = None) -> Response[str]:
    """The record of a game that is over; before that the events my seat was told of."""
    text = desk.house.record(desk.sessions.person(token), table_id, seat)
    headers = {"Content-Disposition": f'attachment; filename="stammtisch-{table_id}.jsonl"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)


@post("/tables/{table_id:str}/actions", status_code=200)
async def act(desk: AtDesk, table_id: TableId, data: JSONBody[Act], token: Token = None) -> Done:
    """Carry out an action."""
    return await desk.lane.at(table_id, lambda: desk.house.writing.act(desk.sessions.person(token), table_id, data))


@post("/tables/{table_id:str}/anytime", status_code=200)
async def anytime(desk: AtDesk, table_id: TableId, data: JSONBody[Anytime], token: Token = None) -> Done:
    """Carry out a standing order."""
    return await desk.lane.at(table_id, lambda: desk.house.writing.anytime(desk.sessions.person(token), table_id, data))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(desk: AtDesk, table_id: TableId, data: JSONBody[Undo], token: Token = None) -> Done:
    """Take back my last action."""
    return await desk.lane.at(table_id, lambda: desk.house.writing.undo(desk.sessions.person(token), table_id, data))


API_HANDLERS: list[HTTPRouteHandler] = [
    *(health, about, games, words_in, rule, reference),
    *(my_tables, open_table, view, log, record),
    *(act, anytime, undo),
]
