"""A house with toy games for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.server.house import House
from tests.server.sitting import Player, house_in, sit_down


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = house_in(tmp_path)
    yield made
    made.storage.close()


@pytest.fixture
def ann(house: House) -> Player:
    """Ann at a table of Cairn, with a bot; it is her turn."""
    return sit_down(house, "cairn")
