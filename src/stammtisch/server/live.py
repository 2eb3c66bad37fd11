"""The live line of a browser tab: views as they change, each for the seat of the person who listens."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import UNSET
from msgspec.structs import replace

from stammtisch.server.client_files import page_program
from stammtisch.server.database import StorageError
from stammtisch.server.desk import AtDesk, Desk, TableId
from stammtisch.server.house import News, Question
from stammtisch.server.limits import Limit
from stammtisch.server.problems import Problem, problem
from stammtisch.server.sessions import COOKIE
from stammtisch.server.wire import Fresh, Update, View
from stammtisch.server.wire_sitting import Heard, Lobby

NOT_YOURS, TRY_AGAIN, TOO_MUCH, FAULT = 4404, 1013, 4400, 1011
"""Codes with which the server closes a line."""
MOST_MISTAKES = 10
"""A client that sends so many messages that are not understood is cut off."""
MESSAGES_BURST, MESSAGES_RATE = 30, 1.0
"""So many messages may a client send on a line at once, and so many a second in the long run; then it is cut off."""
SESSION_SECONDS = 5.0
"""A line whose session has ended hears nothing more after so long at most."""

logger = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]


class Pong(msgspec.Struct, tag="pong", forbid_unknown_fields=True):
    """What a client may answer to a ping."""


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, desk: AtDesk, table_id: TableId) -> None:
    """The live line of one tab. `?since=` names the last sequence number it knows, `?heard=` the last affair, `?seat=`
    whose view it wants."""
    await socket.accept()
    with desk.hub.watch(table_id) as changed:
        sender = asyncio.create_task(_send(Line(socket, desk, table_id), changed))
        try:
            await _listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            await asyncio.wait([sender])


class Line:
    """One live line: who is at its other end, and what was last sent there."""

    def __init__(self, socket: AnySocket, desk: Desk, table_id: str) -> None:
        self.socket = socket
        self.desk = desk
        self.table_id = table_id
        self._token = socket.cookies.get(COOKIE)
        self._seat = _number(socket, "seat")
        self._since = _number(socket, "since")
        self._heard = _number(socket, "heard")
        self._view: View | None = None
        self._lobby: Lobby | None = None
        self._person: str | None = None
        self._known_at = -SESSION_SECONDS

    async def person(self) -> str | None:
        """Who listens; asked again now and then, for a session may end while the line is open."""
        now = asyncio.get_running_loop().time()
        if now - self._known_at >= SESSION_SECONDS:
            self._person = await asyncio.to_thread(self.desk.sessions.person, self._token)
            self._known_at = now
        return self._person

    async def send_news(self) -> None:
        """Send what is new of the game and around it, if anything is; Problem if the listener may not have it."""
        game, around = await self._news(self._since)
        if game is not None and self._view is not None and game.view.me != self._view.me:
            # Each seat has sequence numbers of its own, and so have spectators.
            game, around = await self._news(None)
            self._view = None
        if game is not None and (self._view is None or game.view.seq != self._view.seq):
            await _send_data(self.socket, game if self._view is None else _told_anew(game, self._view))
            self._since, self._view = game.view.seq, game.view
        if self._lobby is None:
            page = await asyncio.to_thread(page_program, self.desk.settings.static)
            around = replace(around, page=page)
        if around.lines or around.lobby != self._lobby:
            await _send_data(self.socket, around)
        self._heard, self._lobby = around.lobby.affairs, around.lobby

    async def _news(self, since: int | None) -> News:
        question = Question(await self.person(), since, self._seat, self._heard)
        return await self.desk.visits.news(self.table_id, question)


def _told_anew(game: Update | Fresh, told: View) -> Update | Fresh:
    """An update without what the line has told already and is still so; half of it, at a table of Age of Heroes."""
    if isinstance(game, Fresh):
        return game
    view = replace(game.view)
    if view.anytime == told.anytime:
        view.anytime = UNSET
    if view.anytime_forms == told.anytime_forms:
        view.anytime_forms = UNSET
    return replace(game, view=view)


async def _send(line: Line, changed: asyncio.Event) -> None:
    """Send what is new whenever the table has changed for this seat, and a ping when it is silent for long."""
    socket, desk, table_id = line.socket, line.desk, line.table_id
    try:
        with desk.house.presence.line(table_id, await line.person()):
            while desk.hub.is_open:
                changed.clear()
                await line.send_news()
                await _wait_and_ping(line, changed, desk.settings.ping_seconds)
    except Problem as error:
        await _close(socket, error, TRY_AGAIN if error.status == 503 else NOT_YOURS)
    except StorageError:
        await _close(socket, problem(503, "storage", "storage"), TRY_AGAIN)
    except (WebSocketDisconnect, OSError):
        return
    except Exception:
        logger.exception("the live line of table %s failed", table_id)
        await _close(socket, problem(500, "internal", "internal"), FAULT)
    else:
        await socket.close(TRY_AGAIN)


async def _wait_and_ping(line: Line, changed: asyncio.Event, seconds: float) -> None:
    while True:
        try:
            await asyncio.wait_for(changed.wait(), seconds)
        except TimeoutError:
            await line.socket.send_text('{"type":"ping"}')
        else:
            return


async def _listen(socket: AnySocket) -> None:
    """Read what the client sends until it goes. It has nothing to say on this line but `{"type": "pong"}`."""
    often, mistakes = Limit(MESSAGES_BURST, MESSAGES_RATE), 0
    while mistakes < MOST_MISTAKES:
        text = await socket.receive_text()
        try:
            often.take(None)
        except Problem as error:
            await _close(socket, error, TOO_MUCH)
            return
        if not _understood(text):
            mistakes += 1
            await _send_problem(socket, problem(400, "bad_message", "live-message"))
    await socket.close(TOO_MUCH)


def _understood(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=Pong)
    except msgspec.MsgspecError:
        return False
    return True


async def _send_data(socket: AnySocket, data: Fresh | Update | Heard) -> None:
    await socket.send_text(msgspec.json.encode(data).decode())


async def _send_problem(socket: AnySocket, error: Problem) -> None:
    await socket.send_text(msgspec.json.encode({**error.to_data(), "type": "problem"}).decode())


async def _close(socket: AnySocket, error: Problem, code: int) -> None:
    await _send_problem(socket, error)
    await socket.close(code)


def _number(socket: AnySocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
