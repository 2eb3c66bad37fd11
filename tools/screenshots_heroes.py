"""Pictures of the page for people to look at: `python -m tools.screenshots FOLDER [--only WORD] [--quick]`.

A seeded game is played against bots; in every state worth seeing the page is taken at four widths, by day, by night,
with high contrast and in forced colours. Narrow pages are taken whole, and once more as the screen shows them first.
The folder should lie outside the repository. The client must be built (`npm run build` in the folder web).
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_OPTIONS
from tests.web.no_sight import NoSightPlayer
from tests.web.serving import serving
from tools import browser as chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SIZES = ((360, 740), (800, 1000), (1400, 900), (2000, 1150))
WIDE = 1000
"""Below this width a picture shows the whole page, however long."""


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
QUICK_LOOKS = LOOKS[:1]
QUICK_SIZES = (SIZES[0], SIZES[2])
SEED = "pictures"


class Camera:
    """Takes the page in every size and look, or in a few of each; `only` leaves out states whose name lacks it."""

    def __init__(self, page: Page, folder: Path, only: str, quick: bool) -> None:
        self.page = page
        self.folder = folder
        self.only = only
        self.sizes = QUICK_SIZES if quick else SIZES
        self.looks = QUICK_LOOKS if quick else LOOKS

    def take(self, name: str) -> None:
        """All pictures of the state the page is in."""
        if self.only not in name:
            return
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            if width < WIDE:
                self._shoot(f"{name}-{width}-screen")
                whole = self.page.evaluate("document.documentElement.scrollHeight")
                self.page.set_viewport_size({"width": width, "height": whole})
            self._shoot(f"{name}-{width}")
        self.page.set_viewport_size({"width": 1400, "height": 900})
        self.page.emulate_media(color_scheme=None, contrast=None, forced_colors=None)

    def _shoot(self, name: str) -> None:
        for look in self.looks:
            self.page.emulate_media(color_scheme=look.scheme, contrast=look.contrast, forced_colors=look.forced)
            self.page.wait_for_timeout(80)
            self.page.screenshot(path=self.folder / f"{name}-{look.name}.png")


def main() -> None:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of the page in every size and look.")
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    parser.add_argument("--only", default="", help="only states whose name contains this word")
    parser.add_argument("--quick", action="store_true", help="only by day, at the smallest width and at 1400")
    arguments = parser.parse_args()
    executable = chromium.find()
    if executable is None:
        parser.error(chromium.MISSING)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        serving(Path(tables), SEED) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_OPTIONS)
        page = browser.new_page(locale="en-GB", viewport={"width": 1400, "height": 900})
        walk(page, address, Camera(page, arguments.folder, arguments.only, arguments.quick).take)
        browser.close()


def walk(page: Page, address: str, take: Callable[[str], None]) -> None:
    """Through every state worth seeing, in the order of a game."""
    player = NoSightPlayer(page, SEED)
    page.goto(address)
    page.get_by_role("button", name="Sit down and play").wait_for()
    take("start")
    page.get_by_text(re.compile("^House rules")).click()
    take("start-house-rules")
    player.sit_down(address, players=4)
    page.wait_for_timeout(1500)
    take("fair")
    player.play_until(re.compile("Your move"))
    take("move")
    page.keyboard.press("?")
    take("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("b")
    take("command")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(600)
    take("preview")
    page.get_by_role("button", name=re.compile("Not possible:")).first.click()
    page.get_by_text("Part of the rules:").wait_for()
    take("rule")
    page.get_by_role("button", name="Close").click()
    page.keyboard.press("i")
    page.get_by_text("You are here").wait_for()
    take("guide")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show this moment").nth(-5).click()
    page.wait_for_timeout(600)
    take("past")
    page.keyboard.press("Escape")
    player.prefer = re.compile("Attack|Send an army|March")
    player.play_until(re.compile("^Attack on"))
    take("muster")
    play_to_a_duel(player)
    take("battle")
    player.prefer = NoSightPlayer.prefer
    player.play_to_the_end()
    page.wait_for_timeout(600)
    take("end")
    for heading in ("Cities and monuments round by round", "Dice, thrown and expected", "Check the dice"):
        page.locator("summary").get_by_text(heading).click()
    page.wait_for_timeout(1500)
    take("figures")
    page.goto(address)
    player.sit_down(address, players=6)
    page.wait_for_timeout(1500)
    take("six")


def play_to_a_duel(player: NoSightPlayer) -> None:
    """Until dice lie on the table."""
    duels = player.page.get_by_role("list", name="Duels")
    while not duels.is_visible():
        if not player.wait_for_my_turn():
            raise SystemExit("the game ended without a duel: choose another seed")
        player.decide()


if __name__ == "__main__":
    main()
