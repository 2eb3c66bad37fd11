"""No word is broken in pieces, whatever the width of the page and its language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.era_arranged import arranging_era
from tests.web.whole_words import broken_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.web.arranged import ArrangedServer

WIDTHS = (360, 800, 1200, 1400, 2000)
POSITION = {
    "players": 4,
    "tribes": ("romans", "gauls", "greeks", "slavs"),
    "seats": {"A": {"thalers": 6, "treaties": 2}, "B": {"thalers": 5, "treaties": 1}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    with arranging_era(tmp_path_factory.mktemp("words")) as started:
        yield started


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_no_word_of_the_table_is_broken(browser: Browser, server: ArrangedServer, locale: str) -> None:
    """With all that can be unfolded, and with the first explanation, whose heading stands beside two buttons."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    with server.table(page, POSITION, {}):
        expect(page.get_by_role("heading", level=2, name=re.compile("^(New here|Neu für dich)"))).to_be_visible()
        page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
        assert [(width, word) for width in WIDTHS for word in broken_at(page, width)] == []
    context.close()


def broken_at(page: Page, width: int) -> list[str]:
    page.set_viewport_size({"width": width, "height": 900})
    page.wait_for_timeout(300)
    return broken_words(page)


def test_a_word_that_has_no_room_is_found(page: Page) -> None:
    page.set_content("<p style='width: 3ch; overflow-wrap: anywhere'>Vasall</p><p style='width: 3ch'>a b c d</p>")
    assert broken_words(page) == ["Vasall (p: Vasall)"]
