"""The boards of Era of Tribes: what is chosen on a board is an option of the list, and everything is a named part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


def test_the_draft_is_played_on_the_boards(page: Page, serve: Serve) -> None:
    with serve("boards of era") as address:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy", "name": "Ben"}]
        opened = page.request.post(
            f"{address}/api/tables", headers={"X-Stammtisch": "1"}, data={"game": "era", "options": {}, "seats": seats}
        )
        assert opened.ok, opened.text()
        page.goto(f"{address}/#/tables/{opened.json()['table']}")
        draft = page.get_by_role("region", name="Draft")
        draft.get_by_role("button", name="Keep").first.click()
        draft.get_by_role("button", name="Play the").first.click()
        expect(page.get_by_role("heading", name="My fields")).to_be_visible()
        for name in ("Influence cards", "Turn order", "Wheel of improvements", "Tracks", "Eras"):
            expect(page.get_by_role("region", name=name, exact=True).first).to_be_visible()
