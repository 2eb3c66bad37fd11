"""The decision points of Era of Tribes (D-04 to D-91) are met and answered by keyboard and by names alone.

Each position is arranged so that they come soon; several of them follow one another at one table. What is told on the
way is all that is written in the log, each sentence once.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.era_arranged import arranging_era
from tests.web.era_cases import CASES, Asked
from tests.web.era_expansion_cases import EXPANSION_CASES
from tests.web.era_further_cases import FURTHER_CASES
from tests.web.era_no_sight import EraPlayer
from tests.web.no_sight import LISTEN
from tests.web.spoken import said_besides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.arranged import ArrangedServer
    from tests.web.era_cases import Case

MOST_LOOKS = 200
"""So often it is looked whether something is offered, or all has been told, 50 ms apart."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging_era(tmp_path_factory.mktemp("arranged")) as started:
        yield started


def answer(player: EraPlayer, asked: Asked, number: int) -> None:
    """Wait for the question, answer it by the list or by the command box in turn, and wait until that is done."""
    prompt = player.decision.get_by_role("heading", level=2, name=re.compile(f"^{re.escape(asked.prompt)}"))
    expect(prompt).to_be_visible(timeout=10_000)
    player.answer_with(re.compile(f"^{re.escape(asked.answer)}"), by_command_box=number % 3 == 1)


def hear_all(player: EraPlayer) -> None:
    """Wait until everything in the log has been told; nothing is told twice, and nothing besides."""
    player.prompts.append(player.prompt)
    for _ in range(MOST_LOOKS):
        besides = said_besides(player.told(), player.log(), player.prompts, counted=None)
        if besides == "":
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(besides)


@pytest.mark.parametrize("case", [*CASES, *EXPANSION_CASES, *FURTHER_CASES], ids=lambda case: case.decisions)
def test_decisions_are_answered_by_keyboard(page: Page, server: ArrangedServer, case: Case) -> None:
    player = EraPlayer(page, case.decisions)
    with server.table(page, case.given, case.options) as ben:
        expect(player.decision).to_be_visible()
        page.evaluate(LISTEN)
        for number, step in enumerate(case.steps):
            if isinstance(step, str):
                ben.act(step)
            else:
                answer(player, step, number)
        expect(page.get_by_role("log", name="Game log")).to_contain_text(case.told)
        hear_all(player)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"
