"""What somebody does who has the keyboard alone and hears the name of what has the focus."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAME = """
() => {
  const element = document.activeElement;
  const labels = [...(element.labels ?? [])].map((label) => label.innerText);
  const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    .map((id) => document.getElementById(id)?.innerText ?? '');
  const name = element.getAttribute('aria-label') ?? ([...by, ...labels].join(' ') || element.innerText || '');
  return name.replace(/\\s+/g, ' ').trim();
}
"""
MOST_TABS = 90


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(NAME)
    return name


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Press Tab until what has the focus has a name that matches, from its beginning."""
    passed = []
    for _ in range(MOST_TABS):
        page.keyboard.press(key)
        passed.append(focused(page))
        if re.match(name, passed[-1]):
            return
    raise AssertionError(f"{key} does not lead to '{name}', but to {passed}")


def arrow_to(page: Page, name: str, key: str = "ArrowDown") -> None:
    """Press an arrow key until what has the focus has exactly this name, or one that begins with it and a blank."""
    passed = [focused(page)]
    while not f"{passed[-1]} ".startswith(f"{name} "):
        assert len(passed) < MOST_TABS, f"{key} does not lead to '{name}', but to {passed}"
        page.keyboard.press(key)
        passed.append(focused(page))


def press(page: Page, name: str) -> None:
    """Go to a button, a link or a heading that unfolds something, and press it."""
    tab_to(page, name)
    page.keyboard.press("Enter")


def write(page: Page, name: str, text: str) -> None:
    """Go to a field and write in it, or choose in a list by its first letters."""
    tab_to(page, name)
    page.keyboard.type(text)


def count_up(page: Page, name: str, times: int) -> None:
    """Go to the field of a number and raise it."""
    tab_to(page, name)
    for _ in range(times):
        page.keyboard.press("ArrowUp")


def hand_in(page: Page, name: str) -> None:
    """Go to what a form ends in, and press it.

    What the form has read back until then is forgotten: how much of it is told hangs on how fast it was filled in.
    """
    tab_to(page, name)
    page.evaluate("window.heard.splice(0)")
    page.keyboard.press("Enter")


def open_menu(page: Page) -> None:
    """The menu of the table."""
    page.keyboard.press("Escape")
    tab_to(page, "Table$", "Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="This table")).to_be_visible()
