"""The check with axe finds what is wrong by day, by night, and at all times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.axe import faults

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = """
<!doctype html><html lang="en"><head><title>A page</title><style>
  body { background: white; color: black }
  p { color: COLOUR }
  @media (prefers-color-scheme: dark) { body { background: black; color: white } p { color: NIGHT } }
</style></head><body><main><h1>A page</h1><p>Words.</p>MORE</main></body></html>
"""


def named(page: Page, day: str, night: str, more: str = "") -> list[str]:
    """The times and rules of the faults of a page with a line of these colours."""
    page.set_content(PAGE.replace("COLOUR", day).replace("NIGHT", night).replace("MORE", more))
    return [": ".join(fault.split(": ")[:2]) for fault in faults(page)]


def test_faults_are_found_by_day_and_by_night(page: Page) -> None:
    assert named(page, "#333", "#ccc") == []
    assert named(page, "#ddd", "#ccc") == ["light: color-contrast"]
    assert named(page, "#333", "#222") == ["dark: color-contrast"]
    assert named(page, "#333", "#ccc", "<button></button>") == ["light: button-name"]
