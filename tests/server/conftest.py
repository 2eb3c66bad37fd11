"""A house with toy games for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.server.house import House
from tests.server import postgresql
from tests.server.running import Site, running
from tests.server.sitting import Player, database_url, house_in, sit_down


@pytest.fixture(scope="session", autouse=True)
def _no_database_left_running() -> Iterator[None]:
    yield
    postgresql.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database, of each kind there is."""
    if request.param == "sqlite":
        yield database_url(tmp_path)
        return
    with postgresql.fresh_database() as url:
        yield url


@pytest.fixture
def house(database: str) -> Iterator[House]:
    made = house_in(database)
    yield made
    made.storage.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that runs as usual, for all tests of a file."""
    with running(tmp_path_factory.mktemp("server")) as at:
        yield at


@pytest.fixture
def ann(house: House) -> Player:
    """Ann at a table of Cairn, with a bot; it is her turn."""
    return sit_down(house, "cairn")
