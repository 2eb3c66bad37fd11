"""Every page in its states: nothing that axe finds, nothing that runs out of 320 pixels, no trap for the focus."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from stammtisch.server.wire import NAME_LIMIT
from tests.web.arranged import ArrangedServer, arranging
from tests.web.axe import faults
from tests.web.by_keys import focused
from tests.web.no_sight import NoSightPlayer
from tests.web.sitting_down import BY_LINK, another_browser, open_menu, open_table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.web.serving import Serve

FITS = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
MOST_TABS = 120
PAGES = {
    "about": "About Stammtisch",
    "accessibility": "Accessibility of Stammtisch",
    "rules/heroes": "How to play Age of Heroes",
}
"""The pages to read, by their addresses, and their headings."""
WAR = {
    "turn": "B",
    "seats": {"A": {"hand": ["olympics", "hero", "iron"], "armies": ["bare", "led"], "fortresses": 1}},
    "deck": ["iron", "wood", "grain"] * 4,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging(tmp_path_factory.mktemp("arranged")) as started:
        yield started


def narrow(page: Page) -> None:
    """The narrowest screen that must do."""
    page.set_viewport_size({"width": 320, "height": 640})


def check(page: Page, where: str) -> None:
    """Nothing is wrong with the page as it is."""
    assert page.evaluate(FITS), f"{where}: something runs out of the page"
    assert faults(page, ("dark",)) == [], where


def test_the_pages_before_a_game(page: Page, browser: Browser, server: ArrangedServer) -> None:
    narrow(page)
    table = open_table(page, server.address, "Ann", [BY_LINK])
    with another_browser(browser) as other:
        narrow(other)
        other.goto(table)
        expect(other.get_by_role("button", name="Take seat 2")).to_be_visible()
        check(other, "somebody comes by the link")
        other.goto(f"{server.address}/#/")
        for summary in ("House rules", "Log in", "Make an account"):
            other.get_by_text(re.compile(f"^{summary}")).first.click()
        other.get_by_role("button", name="Delete all that is kept about you").click()
        expect(other.get_by_role("button", name="Keep it")).to_be_focused()
        check(other, "what would be deleted")
        other.keyboard.press("Escape")
        check(other, "the start page")
        for address, heading in PAGES.items():
            other.goto(f"{server.address}/#/{address}")
            expect(other.get_by_role("heading", level=1)).to_have_text(heading)
            check(other, heading)


@pytest.mark.parametrize("game", ["heroes", "era"])
def test_a_name_in_one_word_makes_nobodys_page_wider(page: Page, serve: Serve, game: str) -> None:
    narrow(page)
    name = "W" * NAME_LIMIT
    seats = [{"kind": "human", "name": "M" * NAME_LIMIT}, {"kind": "bot", "bot": "greedy", "name": name}]
    with serve("long names") as address:
        page.goto(address)
        wanted = {"game": game, "seats": seats}
        opened = page.request.post(f"{address}/api/tables", headers={"X-Stammtisch": "1"}, data=wanted)
        page.goto(f"{address}/#/tables/{opened.json()['table']}")
        expect(page.get_by_role("region", name="Chat")).to_be_visible()
        assert page.evaluate(FITS), "the table"
        page.goto(f"{address}/#/")
        expect(page.get_by_role("link").get_by_text(name).first).to_be_visible()
        assert page.evaluate(FITS), "the start page"


def test_a_war_with_chat_proposal_guide_menu_and_past(page: Page, server: ArrangedServer) -> None:
    narrow(page)
    player = NoSightPlayer(page, "pages")
    with server.table(page, WAR, {}) as ben:
        for line in ("attack A for conquest", "send bare", "march"):
            ben.act(line)
        ben.ask("chat", seat=1, text="A word " * 60)
        ben.ask("proposals", seat=1, kind="end")
        expect(page.get_by_role("region", name="Proposals")).to_be_visible()
        page.get_by_role("region", name="Chat").get_by_text("Chat", exact=True).first.click()
        check(page, "asked in a war")
        player.answer_with(re.compile("^Send a Hero as an army"), by_command_box=False)
        page.keyboard.press("i")
        expect(page.get_by_role("region", name="Rules and reference card").first).to_be_visible()
        check(page, "a line of battle and the guide")
        page.keyboard.press("Escape")
        open_menu(page)
        check(page, "the menu")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Show this moment").first.press("Enter")
        expect(player.decision).to_contain_text("You look at the past")
        check(page, "the past")


def test_tab_goes_through_the_page_in_order_and_out_again(page: Page, server: ArrangedServer) -> None:
    with server.table(page, WAR, {}):
        expect(page.get_by_role("region", name="My tribe")).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        passed: list[str] = []
        for _ in range(MOST_TABS):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement === document.body"):
                break
            passed.append(focused(page))
        assert page.evaluate("document.activeElement === document.body"), f"the focus does not leave: {passed}"
        ways = [name for name in passed if not name.startswith("Rule ")]
        assert len(ways) == len(set(ways)), f"two things have the same name: {ways}"
        order = ["Stammtisch", "Table", "Nothing to undo", "Standing orders", "Compare all tribes", "Game log", "Chat"]
        places = [next(place for place, name in enumerate(passed) if name.startswith(way)) for way in order]
        assert places == sorted(places), passed
