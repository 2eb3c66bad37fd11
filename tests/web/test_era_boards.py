"""The boards of Era of Tribes: what is chosen on a board is an option of the list, and everything is a named part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve

CUT_SIDEWAYS = "all => all.filter(one => one.scrollWidth > one.clientWidth + 2).map(one => one.ariaLabel)"


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
        page.get_by_text("Compare all tribes").click()
        page.get_by_text("Provinces and goods as tables").click()
        expect(page.get_by_role("table", name="Goods by tribe")).to_be_visible()
        page.set_viewport_size({"width": 360, "height": 740})
        cut = page.get_by_role("region").evaluate_all(CUT_SIDEWAYS)
        assert cut == [], "on a phone nothing is cut at the side"
        provinces = page.get_by_role("region", name="provinces by owner")
        assert not provinces.evaluate("box => box.scrollHeight > box.clientHeight + 2"), "nor scrolled within the page"
