"""Pictures of the page for people to look at: `python -m tools.screenshots FOLDER [--only WORD]`.

A seeded game is played against bots; in every state worth seeing the page is taken at four widths, by day, by night and
in forced colours. The folder should lie outside the repository. The client must be built (`npm run build` in the folder
web).
"""

from __future__ import annotations

import argparse
import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal

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
LOOKS: tuple[tuple[str, Literal["light", "dark"], Literal["active", "none"]], ...] = (
    ("light", "light", "none"),
    ("dark", "dark", "none"),
    ("forced", "dark", "active"),
)
SEED = "pictures"


class Camera:
    """Takes the page in every size and look; `only` leaves out states whose name lacks it."""

    def __init__(self, page: Page, folder: Path, only: str) -> None:
        self.page = page
        self.folder = folder
        self.only = only

    def take(self, name: str) -> None:
        """All pictures of the state the page is in."""
        if self.only not in name:
            return
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            if width < WIDE:
                whole = self.page.evaluate("document.documentElement.scrollHeight")
                self.page.set_viewport_size({"width": width, "height": whole})
            for look, scheme, forced in LOOKS:
                self.page.emulate_media(color_scheme=scheme, forced_colors=forced)
                self.page.wait_for_timeout(80)
                self.page.screenshot(path=self.folder / f"{name}-{width}-{look}.png")
        self.page.set_viewport_size({"width": 1400, "height": 900})
        self.page.emulate_media(color_scheme=None, forced_colors=None)


def main() -> None:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of the page in every size and look.")
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    parser.add_argument("--only", default="", help="only states whose name contains this word")
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
        walk(page, address, Camera(page, arguments.folder, arguments.only).take)
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
    page.get_by_role("button", name=re.compile("Not possible:")).first.click()
    page.get_by_text("Part of the rules:").wait_for()
    take("rule")
    page.get_by_role("button", name="Close").click()
    player.prefer = re.compile("Attack|Send|March")
    player.play_until(re.compile("How many"))
    take("battle")
    player.prefer = NoSightPlayer.prefer
    player.play_to_the_end()
    take("end")


if __name__ == "__main__":
    main()
