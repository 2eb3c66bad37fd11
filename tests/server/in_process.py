"""The application in the process and the thread of the test, without sockets: thousands of requests in little time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import cast

import httpx
from litestar.types import ASGIApp, Message, Receive, Scope, Send

ADDRESS = "http://127.0.0.1"
Ask = Callable[[httpx.Request], httpx.Response]


@contextmanager
def in_process(app: ASGIApp) -> Iterator[Ask]:
    """What answers a request to `ADDRESS`. Between two requests everything stands still, the bots too."""
    with asyncio.Runner() as runner:
        transport = httpx.ASGITransport(cast("Callable[..., Awaitable[None]]", app), raise_app_exceptions=False)
        client = httpx.AsyncClient(transport=transport)

        def ask(request: httpx.Request) -> httpx.Response:
            # The client would send the cookies of earlier answers along.
            client.cookies.clear()
            return runner.run(client.send(request))

        life = runner.run(_begin(app))
        try:
            yield ask
        finally:
            runner.run(life.end())


async def _begin(app: ASGIApp) -> _Life:
    life = _Life(app)
    await life.begin()
    return life


class _Life:
    """What goes on in the application beside the requests, from its start to its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._told: asyncio.Queue[Message] = asyncio.Queue()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        scope = cast(Scope, {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}})
        receive, send = cast(Receive, self._told.get), cast(Send, self._said.put)
        self._running = asyncio.ensure_future(app(scope, receive, send))

    async def begin(self) -> None:
        await self._tell("startup")

    async def end(self) -> None:
        await self._tell("shutdown")
        await self._running

    async def _tell(self, what: str) -> None:
        await self._told.put(cast(Message, {"type": f"lifespan.{what}"}))
        assert (await self._said.get())["type"] == f"lifespan.{what}.complete"
