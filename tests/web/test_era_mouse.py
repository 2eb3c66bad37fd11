"""A whole short game of Era of Tribes by mouse, from the start page to the scoring."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.era_by_mouse import EraByMouse
from tests.web.era_no_sight import serving_short_games

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

LONGEST_SECONDS = 180


def test_a_game_of_era_is_finished_by_mouse(page: Page, tmp_path: Path) -> None:
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    page.set_viewport_size({"width": 1400, "height": 1000})
    with serving_short_games(tmp_path, "linden") as address:
        player = EraByMouse(page, "linden")
        player.sit_down(address, 2)
        end = time.monotonic() + LONGEST_SECONDS
        while not player.is_over() and time.monotonic() < end:
            if player.must_decide():
                player.decide()
            else:
                page.wait_for_timeout(50)
        assert player.is_over(), f"the game has not ended in {LONGEST_SECONDS} s: {player.used}"
        expect(page.get_by_role("heading", level=2, name=re.compile("won"))).to_be_visible()
        scores = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name="Influence")).first
        expect(scores).to_be_visible()
    assert {"draft", "board", "panel", "map target", "map start"} <= set(player.used), player.used
    assert broken == []
