"""The addresses under /api about who is asking: names, accounts, logging in and out."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from stammtisch.server.accounts import LoggedIn
from stammtisch.server.desk import AtDesk, Desk, Token
from stammtisch.server.wire_sitting import Credentials, GuestName, Me, NewPassword


@get("/me", sync_to_thread=True)
def me(desk: AtDesk, token: Token = None) -> Me:
    """Who I am."""
    return desk.accounts.me(desk.sessions.person(token))


@post("/me", sync_to_thread=True, status_code=200)
def call_me(desk: AtDesk, data: JSONBody[GuestName], token: Token = None) -> Response[Me]:
    """What I want to be called. Whoever has no session yet gets one."""
    return desk.with_session(token, lambda person, session: desk.accounts.call(person, data.name, session))


@post("/accounts", sync_to_thread=True, status_code=201)
def register(desk: AtDesk, data: JSONBody[Credentials], token: Token = None) -> Response[Me]:
    """I want an account; the seats I have as a guest are its own."""
    return _logged_in(desk, desk.accounts.register(desk.sessions.person(token), token, data), 201)


@post("/accounts/password", sync_to_thread=True, status_code=200)
def change_password(desk: AtDesk, data: JSONBody[NewPassword], token: Token = None) -> Me:
    """My account is to have another password; all my other sessions end."""
    return desk.accounts.change_password(desk.sessions.person(token), token, data)


@post("/sessions", sync_to_thread=True, status_code=200)
def log_in(desk: AtDesk, data: JSONBody[Credentials], token: Token = None) -> Response[Me]:
    """I have an account; the seats I have as a guest pass to it."""
    return _logged_in(desk, desk.accounts.log_in(desk.sessions.person(token), token, data), 200)


@post("/sessions/end", sync_to_thread=True, status_code=200)
def log_out(desk: AtDesk, token: Token = None) -> Response[Me]:
    """This browser forgets who I am."""
    desk.sessions.end(token)
    return Response(Me(None, None), cookies=[desk.cookie("", 0)])


def _logged_in(desk: Desk, done: LoggedIn, status_code: int) -> Response[Me]:
    for table_id in done.tables:
        desk.hub.changed(table_id)
    return Response(done.me, status_code=status_code, cookies=[desk.cookie(done.token)])


PEOPLE_HANDLERS: list[HTTPRouteHandler] = [me, call_me, register, change_password, log_in, log_out]
