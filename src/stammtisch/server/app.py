"""The web application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp

from stammtisch import __version__
from stammtisch.server.accounts import Accounts
from stammtisch.server.answers import CheckedRequest, on_any_error, on_http_error, on_problem, on_storage_error
from stammtisch.server.api import API_HANDLERS
from stammtisch.server.api_document import ApiDocument
from stammtisch.server.bot_driver import BotDriver
from stammtisch.server.client_files import client_file, client_page
from stammtisch.server.database import StorageError
from stammtisch.server.desk import Desk
from stammtisch.server.forgetting import Forgetting
from stammtisch.server.guard import guarded
from stammtisch.server.house import House, secret_seed
from stammtisch.server.hub import Hub
from stammtisch.server.live import live
from stammtisch.server.other_workers import OtherWorkers
from stammtisch.server.own_data_api import OWN_DATA_HANDLERS
from stammtisch.server.people_api import PEOPLE_HANDLERS
from stammtisch.server.people_store import PeopleStore
from stammtisch.server.play_api import PLAY_HANDLERS
from stammtisch.server.problems import Problem
from stammtisch.server.sessions import Sessions
from stammtisch.server.settings import Settings
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting_api import SITTING_HANDLERS
from stammtisch.server.storage import Storage

HANDLERS = [*API_HANDLERS, *PEOPLE_HANDLERS, *OWN_DATA_HANDLERS, *SITTING_HANDLERS, *PLAY_HANDLERS]
THREADS = 32
"""So many requests are worked on at a time; enough that those who wait for one slow table do not hold up the others."""

SMALL_ANSWERS = r"^/api/tables/[^/]+/(?!(log|record)$)"
"""What is not worth compressing: all answers of a table but its view, which opens a page, its log and its record."""


def make_app(settings: Settings, shelf: Shelf | None = None, draw_seed: Callable[[], str] = secret_seed) -> ASGIApp:
    """The application; StorageError if the database cannot be used. `shelf` replaces the games and bots there are."""
    hub = Hub()
    house = House(Storage(settings.database_url), shelf or Shelf.full(), hub.changed, draw_seed, stirred=hub.wake)
    people = PeopleStore(house.storage)
    desk = Desk(house, Sessions(people), Accounts(people, house.now), hub, settings)
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*HANDLERS, live]),
            client_page,
            client_file,
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        exception_handlers={
            Problem: on_problem,
            StorageError: on_storage_error,
            HTTPException: on_http_error,
            Exception: on_any_error,
        },
        lifespan=[_life(desk, house.waiting_for_bots())],
        openapi_config=OpenAPIConfig("Stammtisch", __version__, path="/api/schema", render_plugins=[ApiDocument()]),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=SMALL_ANSWERS),
        request_class=CheckedRequest,
        request_max_body_size=settings.body_limit,
        state=State({"settings": settings}),
        logging_config=None,
    )
    return guarded(app, settings)


def _life(desk: Desk, interrupted: Sequence[str]) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    """What runs beside the requests: the bots, woken by every change and, at the start, at the tables `interrupted`;
    and the forgetting of what is old.
    """

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        driver = BotDriver(desk.house.writing.bot_move, desk.settings.bot_pause, desk.house.writing.window)
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(THREADS, thread_name_prefix="tables"))
        desk.hub.open(loop)
        desk.hub.listen(driver.wake)
        for table_id in interrupted:
            driver.wake(table_id)
        others = OtherWorkers(desk.house, desk.hub, driver)
        others.start()
        forgetting = Forgetting(desk.house.storage, desk.house.now, desk.hub.changed, desk.settings.waiting_days)
        sweeping = loop.create_task(forgetting.run())
        try:
            yield
        finally:
            sweeping.cancel()
            await others.stop()
            await driver.stop()
            desk.hub.close()
            desk.lane.close()
            desk.house.storage.close()

    return life
