"""Takes the page in every size and look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tests.web.whole_words import broken_words

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

SIZES = ((360, 740), (800, 1000), (1400, 900), (2000, 1150))
WIDE = 1000
"""Below this width a picture shows the whole page, however long."""


RESIZED_MS = 300
"""So long a page of another size is left alone."""


class Look(NamedTuple):
    """How a picture is taken: light or dark, with more contrast, in forced colours."""

    name: str
    scheme: Literal["light", "dark"]
    contrast: Literal["more", "no-preference"] = "no-preference"
    forced: Literal["active", "none"] = "none"


LOOKS = (
    Look("light", "light"),
    Look("dark", "dark"),
    Look("contrast", "light", "more"),
    Look("forced", "dark", forced="active"),
)
USUAL_LOOKS = LOOKS[:2]
QUICK_LOOKS = LOOKS[:1]
QUICK_SIZES = (SIZES[0], SIZES[2])
ALL_LOOKS_AT = tuple(width for width, _ in QUICK_SIZES)
"""At these widths the page is also taken in the looks that few have."""


class Camera:
    """Takes the page in every size and look, or in a few of each; `only` leaves out states whose name lacks it."""

    def __init__(self, page: Page, folder: Path, only: str, quick: bool) -> None:
        self.page = page
        self.folder = folder
        self.only = only
        self.sizes = QUICK_SIZES if quick else SIZES
        self.quick = quick

    def wants(self, name: str) -> bool:
        """Whether pictures of this state are asked for."""
        return self.only in name

    def take(self, name: str, show: str | None = None) -> None:
        """All pictures of the state the page is in; `show`: a selector of the part that is scrolled into sight. Words
        that are broken in pieces there are printed.
        """
        if not self.wants(name):
            return
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.wait_for_timeout(RESIZED_MS)
            if show is not None:
                self.page.locator(show).first.evaluate("part => part.scrollIntoView({ block: 'start' })")
            for word in broken_words(self.page):
                print(f"{name} at {width}: broken word {word}")
            if width < WIDE:
                self._shoot(f"{name}-{width}-screen", QUICK_LOOKS if self.quick else USUAL_LOOKS)
            self._shoot(f"{name}-{width}", self._looks(width), whole=width < WIDE)
        self.page.set_viewport_size({"width": 1400, "height": 900})
        self.page.emulate_media(color_scheme=None, contrast=None, forced_colors=None)

    def _looks(self, width: int) -> tuple[Look, ...]:
        if self.quick:
            return QUICK_LOOKS
        return LOOKS if width in ALL_LOOKS_AT else USUAL_LOOKS

    def _shoot(self, name: str, looks: tuple[Look, ...], whole: bool = False) -> None:
        for look in looks:
            self.page.emulate_media(color_scheme=look.scheme, contrast=look.contrast, forced_colors=look.forced)
            self.page.wait_for_timeout(80)
            self.page.screenshot(path=self.folder / f"{name}-{look.name}.png", full_page=whole)
