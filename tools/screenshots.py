"""Pictures of the page for people to look at: `python -m tools.screenshots GAME FOLDER [--only WORD] [--quick]`.

In every state worth seeing the page is taken at four widths by day and by night, and at two of them with high contrast
and in forced colours. Narrow pages are taken whole, and once more as the screen shows them first. The folder should
lie outside the repository. The client must be built (`npm run build` in the folder web).
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_OPTIONS
from tests.web.serving import serving
from tools import browser as chromium
from tools import screenshots_era, screenshots_heroes
from tools.screenshots_camera import Camera

PATIENCE_MS = 300_000
"""So long a page may take: a machine that does much else at the same time is slow."""


def main() -> None:
    """Parse the command line and take the pictures."""
    parser = argparse.ArgumentParser(description="Take pictures of the page in every size and look.")
    parser.add_argument("game", choices=("era", "heroes"), help="which game is looked at")
    parser.add_argument("folder", type=Path, help="where the pictures go; it is made if it is not there")
    parser.add_argument("--only", default="", help="only states whose name contains this word")
    parser.add_argument("--quick", action="store_true", help="only by day, at the smallest width and at 1400")
    parser.add_argument("--language", default="en-GB", help="the language of the browser, such as de-DE")
    arguments = parser.parse_args()
    executable = chromium.find()
    if executable is None:
        parser.error(chromium.MISSING)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as tables,
        serving(Path(tables), screenshots_heroes.SEED) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_OPTIONS)
        page = browser.new_page(locale=arguments.language, viewport={"width": 1400, "height": 900})
        page.set_default_timeout(PATIENCE_MS)
        camera = Camera(page, arguments.folder, arguments.only, arguments.quick)
        if arguments.game == "heroes":
            screenshots_heroes.walk(page, address, camera.take)
        else:
            screenshots_era.walk(page, address, Path(tables), camera)
        browser.close()


if __name__ == "__main__":
    main()
