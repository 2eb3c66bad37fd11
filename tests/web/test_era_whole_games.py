"""Whole games of Era of Tribes against bots, played by roles, names and keys alone, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.axe import faults
from tests.web.era_no_sight import ENDS, EraPlayer, introductions, serving_short_games
from tests.web.spoken import said_besides
from tests.web.tongues import ENGLISH, GERMAN

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

    from tests.web.serving import Serve
    from tests.web.tongues import Tongue

NO_SENTENCE = re.compile(r"\b(era|client|card|table)-[a-z-]+|[{}]|undefined|NaN")
"""Ids of messages and what a message leaves that could not be filled in."""


LONGEST_WHOLE_SECONDS = 2700


@pytest.mark.slow
@pytest.mark.parametrize(("tongue", "players"), [(ENGLISH, 2), (GERMAN, 3)], ids=["English", "German"])
def test_a_game_of_era_is_finished_without_sight(
    browser: Browser, tmp_path: Path, tongue: Tongue, players: int
) -> None:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with serving_short_games(tmp_path, "linden") as address:
        play(browser, address, tongue, players)


@pytest.mark.whole
@pytest.mark.timeout(LONGEST_WHOLE_SECONDS)
@pytest.mark.parametrize("tongue", [ENGLISH, GERMAN], ids=["English", "German"])
def test_a_normal_game_against_three_bots_is_finished_without_sight(
    browser: Browser, serve: Serve, tongue: Tongue
) -> None:
    with serve("beech") as address:
        play(browser, address, tongue, 4)


def play(browser: Browser, address: str, tongue: Tongue, players: int) -> None:
    """A game from the start page to its scoring, of which everything is told and nothing twice."""
    context = browser.new_context(locale=tongue.locale, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    player = EraPlayer(page, "linden", tongue)
    player.sit_down(address, players)
    assert player.play_to_the_end() >= 10
    words = ENDS[tongue]
    expect(page.get_by_role("heading", level=2, name=re.compile(words.won))).to_be_visible()
    scores = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name=words.influence)).first
    expect(scores).to_be_visible()
    assert page.title() == player.form.ended
    assert faults(page) == [], "at the end"
    said, log = player.told(), player.log()
    read = [said, *player.alerts(), *log, *player.prompts, *player.met]
    assert [found[0] for text in read for found in NO_SENTENCE.finditer(text)] == []
    explained = [text for text in introductions(tongue) if text in said]
    assert explained
    for text in explained:
        assert said.count(text) == 1
        said = said.replace(text, "")
    assert said_besides(said, log, player.prompts, counted=None) == ""
    assert not set(player.alerts()) & set(log), "what is told in its turn is not also cried out"
    context.close()
    assert broken == []
