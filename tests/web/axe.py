"""Check the state a page is in with axe: nothing of any weight may be wrong."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
RULES = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
}


def faults(page: Page, schemes: Sequence[Scheme] = SCHEMES, inside: str = "html") -> list[str]:
    """What axe finds wrong, by day and by night: rule, element, what to do; `inside` a part of the page (CSS)."""
    found: list[str] = []
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        for violation in Axe().run(page, context=inside, options=RULES).response["violations"]:
            found += [
                f"{scheme}: {violation['id']}: {node['html']}: {node['failureSummary']}" for node in violation["nodes"]
            ]
    page.emulate_media(color_scheme=None)
    return found
