"""Whole seeded games against bots, played by roles, names and keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import NoSightPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


OFFERS = re.compile("^(?!You).* (offers|no longer offers) ")
"""What others put on the board is counted aloud, not read."""
COUNTS = re.compile(r"\d+ (new )?offers? (on|have gone from|has gone from) the board\.|One moment …")


def said_besides(said: str, log: list[str]) -> str:
    """What was said besides the log's sentences, each once and in their order, and the counts of offers.

    The log begins with what had happened before the page was opened; that is not said.
    """
    sentences = [line for line in log if not OFFERS.match(line)]
    spoken = COUNTS.sub("", said)
    furthest, stuck = len(spoken) + 1, ""
    for first in range(len(sentences)):
        rest = spoken
        for sentence in sentences[first:]:
            before, found, after = rest.partition(sentence)
            if not found or before.strip():
                if len(rest) < furthest:
                    furthest, stuck = len(rest), f"the log goes on with {sentence!r}, but said was {rest[:300]!r}"
                break
            rest = after
        else:
            return rest.strip()
    return f"not the log's sentences, each once and in order: {stuck}"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(3, "linden"), (5, "oak")])
def test_a_game_is_finished_without_sight_and_without_a_mouse(
    page: Page, serve: Serve, players: int, seed: str
) -> None:
    with serve(seed) as address:
        player = NoSightPlayer(page, seed)
        player.sit_down(address, players)
        decisions = player.play_to_the_end()
        assert decisions > 10
        expect(page.get_by_role("heading", level=2, name=re.compile("won"))).to_be_visible()
        expect(page.get_by_role("table").first).to_be_visible()
        expect(page.get_by_role("link", name="Save the record")).to_be_visible()
        assert faults(page) == [], "at the end"
        assert page.title() == "Game over: Age of Heroes, Stammtisch"
        said, log = " ".join(player.heard()), player.log()
        assert not re.search(r"(heroes|client|card|table)-[a-z-]+|[{}]", f"{said} {player.alerts()}")
        assert said_besides(said, log) == ""
        assert not set(player.alerts()) & set(log), "what is told in its turn is not also cried out"
