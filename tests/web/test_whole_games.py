"""A whole seeded game against bots, played by roles, names and keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import NoSightPlayer
from tests.web.spoken import said_besides

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


@pytest.mark.slow
def test_a_game_is_finished_without_sight_and_without_a_mouse(page: Page, serve: Serve) -> None:
    """Of three players; four finish theirs in `test_together`."""
    with serve("linden") as address:
        player = NoSightPlayer(page, "linden")
        player.sit_down(address, players=3, ends="after round 5 at the latest")
        decisions = player.play_to_the_end()
        assert decisions > 10
        expect(page.get_by_role("heading", level=2, name=re.compile("won"))).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        expect(page.get_by_role("link", name="Save the record")).to_be_visible()
        assert faults(page) == [], "at the end"
        assert page.title() == "Game over: Age of Heroes, Stammtisch"
        said, log = player.told(), player.log()
        assert not re.search(r"(heroes|client|card|table)-[a-z-]+|[{}]", f"{said} {player.alerts()}")
        assert said_besides(said, log, player.prompts) == ""
        assert not set(player.alerts()) & set(log), "what is told in its turn is not also cried out"
