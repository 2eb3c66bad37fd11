"""Check the state a page is in with axe: nothing of any weight may be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
RULES: dict[str, Any] = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
COLOURS: dict[str, Any] = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""Those of the rules that look at colours: nothing else on the page hangs on day or night."""
RUN = """
([inside, rules]) =>
  axe.run(inside, {runOnly: rules, resultTypes: ['violations']}).then((results) => results.violations)
"""


DRAWN = """
() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
"""
"""A box that begins to scroll as its room changes, or a font comes, is a stop for Tab with the next frame."""


def faults(page: Page, schemes: Sequence[Scheme] = SCHEMES, inside: str = "html") -> list[str]:
    """What axe finds wrong, by day and by night: rule, element, what to do; `inside` a part of the page (CSS)."""
    page.evaluate(Axe().axe_script)
    page.evaluate(DRAWN)
    found: list[str] = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for violation in page.evaluate(RUN, [inside, RULES if scheme == schemes[0] else COLOURS]):
            found += [
                f"{scheme}: {violation['id']}: {node['html']}: {node['failureSummary']}" for node in violation["nodes"]
            ]
    page.emulate_media(color_scheme=None)
    return found
