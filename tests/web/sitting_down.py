"""People in browsers of their own who come to one table."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.conftest import UNEXPLAINED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

BY_LINK = "Open: whoever has the link"
HERE = "Somebody at this device"


@contextmanager
def another_browser(browser: Browser) -> Iterator[Page]:
    """A page of somebody else, whose script faults fail the test."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    context.add_init_script(UNEXPLAINED)
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []


def open_table(page: Page, address: str, name: str, others: list[str]) -> str:
    """Put a table together with `others` in the seats after mine; its address."""
    page.goto(address)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("radio", name="Age of Heroes").check()
    page.get_by_role("radio", name=f"{len(others) + 1} players").check()
    for number, who in enumerate(others, 2):
        page.get_by_role("combobox", name=f"Seat {number}").select_option(who)
    if HERE in others:
        page.get_by_role("textbox", name=f"Name for seat {others.index(HERE) + 2}").fill("Ben")
    page.get_by_role("button", name="Sit down and play").click()
    page.wait_for_url(re.compile("#/tables/"))
    return page.url


def take_seat(page: Page, table: str, seat: int, name: str) -> None:
    """Come by the link and take a seat."""
    page.goto(table)
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name=f"Take seat {seat}").click()


def decision(page: Page) -> Locator:
    """The part of the page that says what is asked."""
    return page.get_by_role("region", name="Decision")


def say(page: Page, text: str) -> None:
    """Say something at the table."""
    chat = page.get_by_role("region", name="Chat")
    field = chat.get_by_role("textbox", name="Say something")
    if not field.is_visible():
        chat.get_by_text("Chat", exact=True).first.click()
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def open_menu(page: Page) -> Locator:
    """The menu of the table."""
    page.get_by_role("button", name="Table", exact=True).click()
    return page.get_by_role("dialog", name="This table")
