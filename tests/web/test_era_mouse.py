"""Whole games of Era of Tribes by mouse, from the start page to the scoring: a short one, and normal ones."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.era_by_mouse import EraByMouse
from tests.web.era_no_sight import ENDS, serving_short_games
from tests.web.tongues import ENGLISH, GERMAN

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.web.serving import Serve
    from tests.web.tongues import Tongue

LONGEST_SECONDS = 180
LONGEST_WHOLE_SECONDS = 2400


def test_a_game_of_era_is_finished_by_mouse(browser: Browser, tmp_path: Path) -> None:
    with serving_short_games(tmp_path, "linden") as address:
        play(browser, address, ENGLISH, 2, LONGEST_SECONDS)


@pytest.mark.whole
@pytest.mark.timeout(LONGEST_WHOLE_SECONDS + 300)
@pytest.mark.parametrize("tongue", [ENGLISH, GERMAN], ids=["English", "German"])
def test_a_normal_game_against_three_bots_is_finished_by_mouse(browser: Browser, serve: Serve, tongue: Tongue) -> None:
    with serve("beech") as address:
        play(browser, address, tongue, 4, LONGEST_WHOLE_SECONDS)


def play(browser: Browser, address: str, tongue: Tongue, players: int, longest: int) -> None:
    """A game from the start page to its scoring, in which everything is clicked that a game is made of."""
    context = browser.new_context(locale=tongue.locale, viewport={"width": 1400, "height": 1000})
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    player = EraByMouse(page, "linden", tongue)
    player.sit_down(address, players)
    end = time.monotonic() + longest
    while not player.is_over() and time.monotonic() < end:
        if player.must_decide():
            player.decide()
        else:
            page.wait_for_timeout(50)
    assert player.is_over(), f"the game has not ended in {longest} s: {player.used}"
    words = ENDS[tongue]
    expect(page.get_by_role("heading", level=2, name=re.compile(words.won))).to_be_visible()
    scores = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name=words.influence)).first
    expect(scores).to_be_visible()
    context.close()
    assert {"draft", "board", "panel", "map target", "map start"} <= set(player.used), player.used
    assert broken == []
