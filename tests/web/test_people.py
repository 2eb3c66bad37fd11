"""Several people at one table: by link, at one device behind the curtain, talking, agreeing, with an account."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import LISTEN, NoSightPlayer
from tests.web.sitting_down import (
    BY_LINK,
    HERE,
    another_browser,
    decision,
    open_menu,
    open_table,
    say,
    take_seat,
)

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.serving import Serve

BOT = "Bot: Skilled"
HAND = re.compile(r"\b(iron|wood|grain|stone|gold)\b", re.IGNORECASE)


def test_two_browsers_come_together_by_link_talk_and_keep_their_seats(
    page: Page, browser: Browser, serve: Serve
) -> None:
    with serve("link") as address, another_browser(browser) as other:
        table = open_table(page, address, "Ann", [BY_LINK, BOT])
        expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for players: Age of Heroes")
        expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(table)
        assert faults(page) == [], "in the waiting room"
        take_seat(other, table, 2, "Ben")
        expect(decision(other)).to_be_visible()
        expect(decision(page)).to_be_visible()
        page.evaluate(LISTEN)
        say(other, "Hello <b>Ann</b>\u202e")
        expect(page.get_by_role("region", name="Chat")).to_contain_text("1 new")
        NoSightPlayer(page, "link").hear("Ben says: Hello <b>Ann</b>$", after=0)
        other.reload()
        expect(decision(other)).to_be_visible()
        menu = open_menu(other)
        expect(menu.get_by_role("list", name="Seats")).to_contain_text("Ben (you)")
        assert faults(other) == [], "with the menu before the table"


def test_a_bot_sits_in_until_the_owner_is_back_and_a_seat_that_was_left_is_taken_over(
    page: Page, browser: Browser, serve: Serve
) -> None:
    with serve("left") as address, another_browser(browser) as other:
        take_seat(other, open_table(page, address, "Ann", [BY_LINK]), 2, "Ben")
        expect(decision(page)).to_be_visible()
        menu = open_menu(page)
        seats = menu.get_by_role("list", name="Seats")
        menu.get_by_role("button", name="Let a bot sit in").click()
        expect(seats).to_contain_text("A bot sits in")
        menu.get_by_role("button", name="Take the seat back").click()
        expect(seats).not_to_contain_text("A bot sits in")
        menu.get_by_role("button", name="Leave for good").click()
        menu.get_by_role("button", name="Yes, leave").click()
        expect(page).to_have_url(re.compile("/watch$"))
        expect(page.get_by_role("main")).to_contain_text("You are watching.")
        expect(page.get_by_role("region", name="My tribe")).to_have_count(0)
        assert faults(page) == [], "as a spectator"
        page.get_by_role("button", name="Take a free seat").click()
        page.get_by_role("textbox", name="Your name").fill("Cleo")
        page.get_by_role("button", name="Take over seat 1 from Ann").click()
        expect(page.get_by_role("region", name="My tribe")).to_contain_text("Cleo")
        expect(other.get_by_role("region", name="Other tribes")).to_contain_text("Cleo")


def test_what_one_proposes_the_other_answers_and_the_same_people_play_again(
    page: Page, browser: Browser, serve: Serve
) -> None:
    with serve("agree") as address, another_browser(browser) as other:
        take_seat(other, open_table(page, address, "Ann", [BY_LINK]), 2, "Ben")
        expect(decision(page)).to_be_visible()
        page.evaluate(LISTEN)
        open_menu(other).get_by_role("button", name="Propose to end the game").click()
        proposals = page.get_by_role("region", name="Proposals")
        expect(proposals.get_by_role("heading")).to_have_text("Ben proposes to end the game.")
        NoSightPlayer(page, "agree").hear("Ben proposes to end the game", after=0)
        proposals.get_by_role("button", name="Refuse").press("Enter")
        expect(proposals).to_have_count(0)
        open_menu(other).get_by_role("button", name="Propose to end the game").click()
        proposals.get_by_role("button", name="Agree").press("Enter")
        for one in (page, other):
            expect(decision(one)).to_contain_text("The game is over.")
        page.get_by_role("button", name="Play again with the same people").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for players: Age of Heroes")
        other.get_by_role("link", name="To the next game with the same people").click()
        other.get_by_role("textbox", name="Your name").fill("Ben")
        other.get_by_role("button", name=re.compile("^Take seat")).click()
        for one in (page, other):
            expect(decision(one)).to_be_visible()


def test_going_back_is_agreed_on_by_a_line_of_the_log(page: Page, browser: Browser, serve: Serve) -> None:
    with serve("rewind") as address, another_browser(browser) as other:
        take_seat(other, open_table(page, address, "Ann", [BY_LINK]), 2, "Ben")
        decision(page).get_by_role("button", name=re.compile("^I am done")).click()
        expect(other.get_by_role("log", name="Game log")).to_contain_text("Ann is done.")
        menu = open_menu(page)
        menu.get_by_role("combobox", name="Take back to before this line of the log").select_option("You are done.")
        menu.get_by_role("button", name="Propose to take back").click()
        proposals = other.get_by_role("region", name="Proposals")
        expect(proposals.get_by_role("heading")).to_have_text("Ann proposes to go back to before: Ann is done.")
        proposals.get_by_role("button", name="Agree").click()
        expect(decision(page).get_by_role("button", name=re.compile("^I am done"))).to_be_visible()


def test_two_tabs_on_one_seat_agree(page: Page, serve: Serve) -> None:
    with serve("tabs") as address:
        table = open_table(page, address, "Ann", [BOT])
        tab = page.context.new_page()
        tab.goto(table)
        done = re.compile("^I am done")
        decision(tab).get_by_role("button", name=done).click()
        expect(decision(page).get_by_role("button", name=done)).to_have_count(0)
        expect(decision(page).get_by_role("heading", level=2)).to_have_text(
            decision(tab).get_by_role("heading", level=2).inner_text()
        )


def test_a_curtain_stands_between_seats_at_one_device(page: Page, serve: Serve) -> None:
    with serve("curtain") as address:
        open_table(page, address, "Ann", [HERE])
        expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ann")
        assert faults(page) == [], "at the curtain"
        assert not HAND.search(page.content())
        page.wait_for_timeout(600)
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="My tribe")).to_contain_text("Ann")
        expect(page.get_by_role("region", name="My tribe")).to_contain_text(HAND)
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ann")
        assert not HAND.search(page.content()), "after a reload"
        page.wait_for_timeout(600)
        page.get_by_role("button", name="Begin as Ann").click()
        expect(decision(page)).to_be_visible()
        page.get_by_role("link", name="Stammtisch").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Take a seat")
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ann")
        assert not HAND.search(page.content()), "after going back"


def test_the_device_is_passed_when_the_other_seat_must_decide(page: Page, serve: Serve) -> None:
    with serve("pass") as address:
        open_table(page, address, "Ann", [HERE])
        page.wait_for_timeout(600)
        page.get_by_role("button", name="Begin as Ann").click()
        say(page, "one draft")
        page.get_by_role("textbox", name="Say something").fill("another draft")
        decision(page).get_by_role("button", name=re.compile("^I am done")).click()
        passing = page.get_by_role("button", name="Pass the device")
        expect(page.get_by_role("region", name="At this device")).to_contain_text(
            "Ben must decide: pass the device on."
        )
        page.get_by_role("textbox", name="Say something").blur()
        passing.press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Pass to Ben")
        content = page.content()
        assert not HAND.search(content)
        assert "draft" not in content
        page.wait_for_timeout(600)
        page.get_by_role("button", name="Begin as Ben").click()
        expect(page.get_by_role("region", name="My tribe")).to_contain_text("Ben")
        expect(page.get_by_role("region", name="Other tribes")).to_contain_text("Ann")


def test_a_guest_makes_an_account_and_finds_the_table_from_another_browser(
    page: Page, browser: Browser, serve: Serve
) -> None:
    with serve("account") as address, another_browser(browser) as other:
        table = open_table(page, address, "Ann", [BOT])
        expect(decision(page)).to_be_visible()
        page.goto(f"{address}/#/")
        account = page.get_by_role("region", name="Your name and account")
        account.get_by_text("Make an account", exact=True).click()
        account.get_by_label("Password", exact=True).last.fill("correct horse battery")
        account.get_by_role("button", name="Make this account").click()
        expect(account).to_contain_text("You are logged in as Ann.")
        other.goto(address)
        account = other.get_by_role("region", name="Your name and account")
        account.get_by_text("Log in", exact=True).click()
        account.get_by_label("Account name").first.fill("ann")
        account.get_by_label("Password", exact=True).first.fill("wrong horse battery")
        account.get_by_role("button", name="Log in now").click()
        expect(account.get_by_role("alert")).to_be_visible()
        account.get_by_label("Password", exact=True).first.fill("correct horse battery")
        account.get_by_role("button", name="Log in now").click()
        expect(account).to_contain_text("You are logged in as Ann.")
        other.get_by_role("region", name="Your tables").get_by_role("link").click()
        expect(decision(other)).to_be_visible()
        assert other.url == table
        other.get_by_role("link", name="Stammtisch").click()
        account.get_by_role("button", name="Log out").click()
        expect(account).to_contain_text("You need no account")
        expect(other.get_by_role("region", name="Your tables").get_by_role("link")).to_have_count(0)
