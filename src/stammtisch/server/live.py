"""The live line of a browser tab: views as they change, each for the seat of the person who listens."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from stammtisch.server.api import AtDesk, Desk, TableId
from stammtisch.server.database import StorageError
from stammtisch.server.problems import Problem, problem
from stammtisch.server.sessions import COOKIE
from stammtisch.server.wire import Fresh, Update

NOT_YOURS, TRY_AGAIN, TOO_MUCH, FAULT = 4404, 1013, 4400, 1011
"""Codes with which the server closes a line."""
MOST_MISTAKES = 10
"""A client that sends so many messages that are not understood is cut off."""

logger = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]


class Pong(msgspec.Struct, tag="pong", forbid_unknown_fields=True):
    """What a client may answer to a ping."""


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, desk: AtDesk, table_id: TableId) -> None:
    """The live line of one tab. `?since=` names the last sequence number it knows."""
    await socket.accept()
    with desk.hub.watch(table_id) as changed:
        sender = asyncio.create_task(_send(socket, desk, table_id, changed))
        try:
            await _listen(socket)
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            await asyncio.wait([sender])


async def _send(socket: AnySocket, desk: Desk, table_id: str, changed: asyncio.Event) -> None:
    """Send what is new whenever the table has changed for this seat, and a ping when it is silent for long."""
    since = _since(socket)
    first = True
    try:
        person = await asyncio.to_thread(desk.person, socket.cookies.get(COOKIE))
        while desk.hub.is_open:
            changed.clear()
            news = await asyncio.to_thread(desk.house.since, person, table_id, since)
            seq = news.seq if isinstance(news, Update) else news.view.seq
            if first or seq != since:
                await _send_data(socket, news)
            since, first = seq, False
            await _wait_and_ping(socket, changed, desk.settings.ping_seconds)
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


async def _wait_and_ping(socket: AnySocket, changed: asyncio.Event, seconds: float) -> None:
    while True:
        try:
            await asyncio.wait_for(changed.wait(), seconds)
        except TimeoutError:
            await socket.send_text('{"type":"ping"}')
        else:
            return


async def _listen(socket: AnySocket) -> None:
    """Read what the client sends until it goes. It has nothing to say on this line but `{"type": "pong"}`."""
    for _ in range(MOST_MISTAKES):
        while _understood(await socket.receive_text()):
            pass
        await _send_problem(socket, problem(400, "bad_message", "live-message"))
    await socket.close(TOO_MUCH)


def _understood(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=Pong)
    except msgspec.MsgspecError:
        return False
    return True


async def _send_data(socket: AnySocket, data: Fresh | Update) -> None:
    await socket.send_text(msgspec.json.encode(data).decode())


async def _send_problem(socket: AnySocket, error: Problem) -> None:
    await socket.send_text(msgspec.json.encode({**error.to_data(), "type": "problem"}).decode())


async def _close(socket: AnySocket, error: Problem, code: int) -> None:
    await _send_problem(socket, error)
    await socket.close(code)


def _since(socket: AnySocket) -> int | None:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None
