"""Where the focus goes when a dialog of the table closes, in a real browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.no_sight import NoSightPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


@pytest.mark.parametrize("opening", ["?", "/"])
def test_a_closed_dialog_leads_back_to_what_is_asked(page: Page, serve: Serve, opening: str) -> None:
    with serve("dialogs") as address:
        NoSightPlayer(page, "dialogs").sit_down(address, players=2)
        expect(page.get_by_role("region", name="Decision").get_by_role("heading", level=2)).to_be_focused()
        page.keyboard.press(opening)
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.get_by_role("region", name="Decision").get_by_role("heading", level=2)).to_be_focused()
        page.keyboard.press("ArrowDown")
        expect(page.get_by_role("button", name=re.compile(r"\b1 of \d+\.$"))).to_be_focused()
