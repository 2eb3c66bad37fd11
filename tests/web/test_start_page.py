"""The start page: sitting down at a table, house rules, coming back to a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import NoSightPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


def test_start_page_has_no_accessibility_fault_by_day_and_night(page: Page, serve: Serve) -> None:
    with serve("start") as address:
        page.goto(address)
        expect(page.get_by_role("heading", level=1, name="Take a seat")).to_be_visible()
        page.get_by_role("radio", name="Age of Heroes").check()
        page.get_by_text(re.compile("^House rules")).click()
        expect(page.get_by_role("combobox", name="Hunger takes from each player")).to_be_visible()
        page.get_by_text("Log in", exact=True).click()
        page.get_by_text("Make an account", exact=True).click()
        expect(page.get_by_role("button", name="Make this account")).to_be_visible()
        assert faults(page) == []


def test_a_name_is_asked_for_and_the_field_gets_the_focus(page: Page, serve: Serve) -> None:
    with serve("start") as address:
        page.goto(address)
        page.get_by_role("button", name="Sit down and play").click()
        name = page.get_by_role("textbox", name="Your name")
        expect(name).to_be_focused()
        expect(name).to_have_accessible_description("Please enter a name for yourself.")


def test_house_rules_and_seat_reach_the_table(page: Page, serve: Serve) -> None:
    with serve("start") as address:
        page.goto(address)
        page.get_by_role("textbox", name="Your name").fill("Ann")
        page.get_by_role("radio", name="Age of Heroes").check()
        page.get_by_role("radio", name="2 players").check()
        page.get_by_role("combobox", name="Your seat").select_option("Seat 2")
        page.get_by_text(re.compile("^House rules")).click()
        page.get_by_role("combobox", name="Hunger takes from each player").select_option(index=1)
        expect(page.get_by_text("House rules: 1 changed")).to_be_visible()
        with page.expect_request(
            lambda request: request.method == "POST" and request.url.endswith("/api/tables")
        ) as sent:
            page.get_by_role("button", name="Sit down and play").click()
        table: dict[str, Any] = sent.value.post_data_json or {}
        assert table["options"] == {"hunger": "one"}
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "human"]
        expect(page.get_by_role("region", name="Decision")).to_be_visible()


def test_the_part_of_the_map_is_chosen_on_pictures_by_keyboard(page: Page, serve: Serve) -> None:
    with serve("areas") as address:
        page.goto(address)
        page.get_by_role("textbox", name="Your name").fill("Ann")
        page.get_by_role("radio", name="Era of Tribes").check()
        page.get_by_role("radio", name="2 players").check()
        areas = page.get_by_role("group", name="Area of the map")
        first = areas.get_by_role("radio", name="two players, 1")
        expect(first).to_be_checked()
        expect(first).to_have_accessible_name(re.compile("Carthaginians, Iberians"))
        first.focus()
        page.keyboard.press("ArrowRight")
        second = areas.get_by_role("radio", name="two players, 2")
        expect(second).to_be_focused()
        expect(second).to_be_checked()
        page.get_by_role("radio", name="long", exact=True).check()
        assert faults(page) == []
        with page.expect_request(
            lambda request: request.method == "POST" and request.url.endswith("/api/tables")
        ) as sent:
            page.get_by_role("button", name="Sit down and play").click()
        table: dict[str, Any] = sent.value.post_data_json or {}
        assert table["options"] == {"variant": "two2", "length": "long"}


def test_another_number_of_players_goes_back_to_a_part_of_the_map_that_fits(page: Page, serve: Serve) -> None:
    with serve("areas") as address:
        page.goto(address)
        page.get_by_role("radio", name="Era of Tribes").check()
        page.get_by_role("radio", name="4 players").check()
        page.get_by_role("radio", name="four players, 3").check()
        page.get_by_role("radio", name="3 players").check()
        expect(page.get_by_role("radio", name="three players, 1")).to_be_checked()
        page.get_by_text("Parts for another number of players").click()
        page.get_by_role("radio", name="the whole map").check()
        expect(page.get_by_role("radio", name="three players, 1")).not_to_be_checked()


def test_a_table_is_found_again_from_the_start_page_and_after_going_back(page: Page, serve: Serve) -> None:
    with serve("start") as address:
        player = NoSightPlayer(page, "start")
        player.sit_down(address, players=3)
        table = page.url
        page.get_by_role("link", name="Stammtisch").click()
        entry = page.get_by_role("region", name="Your tables").get_by_role("link")
        expect(entry).to_contain_text("Ann")
        entry.click()
        expect(player.decision).to_be_visible()
        assert page.url == table
        page.go_back()
        expect(page.get_by_role("heading", level=1, name="Take a seat")).to_be_visible()


def test_a_server_that_is_gone_is_said(page: Page, serve: Serve) -> None:
    with serve("start") as address:
        page.goto(address)
        page.get_by_role("textbox", name="Your name").fill("Ann")
    page.get_by_role("button", name="Sit down and play").click()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer. Please try again in a moment.")


def test_the_page_speaks_another_language_when_asked_and_still_does_after_a_reload(page: Page, serve: Serve) -> None:
    with serve("language") as address:
        page.goto(address)
        page.get_by_role("button", name="Deutsch").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Setz dich dazu")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Setz dich dazu")
        expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_rules_can_be_read_and_searched_before_sitting_down(page: Page, serve: Serve) -> None:
    with serve("rules") as address:
        page.goto(address)
        page.get_by_role("radio", name="Age of Heroes").check()
        page.get_by_role("link", name="How to play Age of Heroes").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("How to play Age of Heroes")
        rules = page.get_by_role("region", name="All rules")
        expect(rules).to_contain_text("aoh.prep-03")
        page.get_by_role("textbox", name="Search the rules").fill("aoh.fair-0")
        expect(rules).not_to_contain_text("aoh.prep-03")
        expect(rules).to_contain_text("aoh.fair-01")
        assert faults(page) == []
