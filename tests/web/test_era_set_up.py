"""What is settled before a game of Era of Tribes, by roles, names and keys alone (D-01, D-02, D-03)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.by_keys import arrow_to, focused, press, tab_to, write
from tests.web.era_no_sight import EraPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


def test_d01_d02_d03_length_options_area_and_seat(page: Page, serve: Serve) -> None:
    """Colour and mark go with the seat. What each value means and which rule it settles is told where it is chosen."""
    with serve("settled") as address:
        page.goto(address)
        tab_to(page, "Era of Tribes|Age of Heroes")
        arrow_to(page, "Era of Tribes")
        write(page, "Your name", "Ann")
        tab_to(page, r"\d players")
        arrow_to(page, "2 players")
        tab_to(page, "normal")
        length = page.get_by_role("group", name="Length of the game")
        expect(length).to_have_accessible_description(re.compile("four goals"))
        arrow_to(page, "long")
        tab_to(page, "two players, 1")
        page.keyboard.press("ArrowDown")
        assert focused(page).startswith("two players, 2")
        area = page.get_by_role("radio", name="two players, 2")
        expect(area).to_have_accessible_name(re.compile("Britons, Gauls and Iberians"))
        write(page, "Your seat", "Seat 2")
        press(page, "House rules")
        write(page, "Passing", "is forbidden")
        press(page, "Sit down and play")
        player = EraPlayer(page, "settled")
        expect(player.decision).to_be_visible()
        table = page.request.get(page.url.replace("/#/", "/api/")).json()
        assert table["options"] == {"length": "long", "variant": "two2", "pass": "forbidden"}
        assert (table["me"], table["players"][1]["name"]) == (1, "Ann")
