"""The addresses under /api, but for the live line. Each handler blocks and is run in a thread."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import CookieParameter, FromPath, JSONBody, QueryParameter

from stammtisch import __version__, words
from stammtisch.server.house import House
from stammtisch.server.hub import Hub
from stammtisch.server.opening import shown
from stammtisch.server.problems import missing_table, problem
from stammtisch.server.rulebook import rules_of
from stammtisch.server.sessions import COOKIE, COOKIE_SECONDS, Sessions, new_person, new_token
from stammtisch.server.settings import Settings
from stammtisch.server.wire import (
    Act,
    Anytime,
    Done,
    GameInfo,
    Health,
    LogPart,
    NewTable,
    Opened,
    RuleText,
    TableInfo,
    Undo,
    View,
)

RECORD_TYPE = "application/jsonl; charset=utf-8"
TableId = FromPath[str]
Token = Annotated[str | None, CookieParameter(name=COOKIE)]


class Desk:
    """What the handlers work with."""

    def __init__(self, house: House, sessions: Sessions, hub: Hub, settings: Settings) -> None:
        self.house = house
        self.sessions = sessions
        self.hub = hub
        self.settings = settings
        self.rules = rules_of(house.shelf.games)

    def person(self, token: str | None) -> str:
        """Who asks about a table; somebody unknown has a seat at none."""
        person = self.sessions.person(token)
        if person is None:
            raise missing_table()
        return person


AtDesk = NamedDependency[Desk]


@get("/health", sync_to_thread=True)
def health(desk: AtDesk) -> Health:
    """Whether the server and its database answer."""
    desk.house.storage.ping()
    return Health("ok", __version__, len(desk.house.rooms), desk.hub.lines)


@get("/games", sync_to_thread=True)
def games(desk: AtDesk) -> list[GameInfo]:
    """The games that can be played."""
    return desk.house.shelf.infos()


@get("/words/{language:str}", sync_to_thread=True, media_type=MediaType.TEXT)
def words_in(language: FromPath[str]) -> str:
    """All messages of a language, as one Fluent file."""
    try:
        return words.source(language)
    except words.UnknownLanguage as error:
        known = ", ".join(words.languages())
        raise problem(404, "unknown_language", "language", language=shown(language), languages=known) from error


@get("/rules/{rule_id:str}", sync_to_thread=True)
def rule(desk: AtDesk, rule_id: FromPath[str]) -> RuleText:
    """A rule of a game's ledger."""
    found = desk.rules.get(rule_id)
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
    person = desk.sessions.person(token)
    if person is not None:
        return Response(desk.house.open_table(person, data))
    fresh, person = new_token(), new_person()
    opened = desk.house.open_table(person, data)
    desk.sessions.begin(fresh, person, int(time.time()))
    cookie = Cookie(
        COOKIE,
        value=fresh,
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=desk.settings.secure,
    )
    return Response(opened, cookies=[cookie])


@get("/tables/{table_id:str}", sync_to_thread=True)
def view(desk: AtDesk, table_id: TableId, token: Token = None) -> View:
    """The table as my seat sees it."""
    return desk.house.view(desk.person(token), table_id)


@get("/tables/{table_id:str}/log", sync_to_thread=True)
def log(
    desk: AtDesk,
    table_id: TableId,
    start: Annotated[int, QueryParameter(name="from", ge=1)] = 1,
    token: Token = None,
) -> LogPart:
    """The log from the sequence number `from` on, as my seat knows it."""
    return desk.house.log(desk.person(token), table_id, start)


@get("/tables/{table_id:str}/record", sync_to_thread=True, media_type=RECORD_TYPE)
def record(desk: AtDesk, table_id: TableId, token: Token = None) -> Response[str]:
    """The record of a game that is over; before that the events my seat was told of."""
    text = desk.house.record(desk.person(token), table_id)
    headers = {"Content-Disposition": f'attachment; filename="stammtisch-{table_id}.jsonl"'}
    return Response(text, media_type=RECORD_TYPE, headers=headers)


@post("/tables/{table_id:str}/actions", sync_to_thread=True, status_code=200)
def act(desk: AtDesk, table_id: TableId, data: JSONBody[Act], token: Token = None) -> Done:
    """Carry out an action."""
    return desk.house.writing.act(desk.person(token), table_id, data)


@post("/tables/{table_id:str}/anytime", sync_to_thread=True, status_code=200)
def anytime(desk: AtDesk, table_id: TableId, data: JSONBody[Anytime], token: Token = None) -> Done:
    """Carry out a standing order."""
    return desk.house.writing.anytime(desk.person(token), table_id, data)


@post("/tables/{table_id:str}/undo", sync_to_thread=True, status_code=200)
def undo(desk: AtDesk, table_id: TableId, data: JSONBody[Undo], token: Token = None) -> Done:
    """Take back my last action."""
    return desk.house.writing.undo(desk.person(token), table_id, data)


API_HANDLERS: list[HTTPRouteHandler] = [
    *(health, games, words_in, rule),
    *(my_tables, open_table, view, log, record),
    *(act, anytime, undo),
]
