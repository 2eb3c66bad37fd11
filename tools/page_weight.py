"""How heavy the page of a running game is and how soon it is seen: `python -m tools.page_weight [GAME] [--times N]
[--json]`.

A table of four in the midst of a game is loaded anew, each time with an empty cache and a processor slowed down four
times. Counted is what goes over the line, headers and compression included; measured
are the first paint and the moment from which the decision can be read. The client must be built.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_OPTIONS
from tests.web.no_sight import NoSightPlayer
from tests.web.serving import serving
from tools import browser as chromium
from tools.screenshots_era import open_late_game

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWER = 4
"""So many times slower than this machine's is the processor that the page is given."""
SEED = "weight"


class Most(NamedTuple):
    """What the page of a game may weigh, in thousands of bytes, and how many seconds it may take to be seen."""

    kilobytes: int
    seconds: float


MOST = {"heroes": Most(300, 1.2), "era": Most(450, 1.5)}


@dataclass(frozen=True, slots=True)
class Load:
    """One loading of the page."""

    kilobytes: float
    """What came over the line, in thousands of bytes."""
    requests: int
    first_paint: float
    """Seconds from the start to the first contentful paint."""
    decision: float
    """Seconds from the start until what is asked stands on the page."""


def load(page: Page) -> Load:
    """Load the page that is open once more, as a stranger with a slow device would."""
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []

    def note(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    line.on("Network.loadingFinished", note)
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(
        "new MutationObserver((_, watch) => { if (document.querySelector('.decision h2')) {"
        " window.decided = performance.now(); watch.disconnect(); } })"
        ".observe(document, { childList: true, subtree: true });"
    )
    page.reload()
    page.get_by_role("region", name="Decision").wait_for()
    page.wait_for_timeout(1500)
    paint, decided = page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0].startTime, window.decided]"
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    line.detach()
    return Load(sum(sizes) / 1000, len(sizes), paint / 1000, decided / 1000)


def measure(game: str, times: int) -> list[Load]:
    """Load the page of a running game so many times."""
    with (
        tempfile.TemporaryDirectory() as tables,
        serving(Path(tables), SEED) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=CHROMIUM_OPTIONS)
        page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 800})
        if game == "era":
            open_late_game(page, address, Path(tables))
        else:
            player = NoSightPlayer(page, SEED)
            player.sit_down(address, players=4)
            player.play_until(re.compile("Your move"))
        loads = [load(page) for _ in range(times)]
        browser.close()
    return loads


def main() -> None:
    """Parse the command line, measure, print; exit 1 if the page is too heavy or too slow."""
    parser = argparse.ArgumentParser(
        description="Measure the weight and the first paint of the page of a running game."
    )
    parser.add_argument("game", nargs="?", choices=MOST, default="heroes", help="the game (default: heroes)")
    parser.add_argument("--times", type=int, default=5, help="how often the page is loaded (default: 5)")
    parser.add_argument("--json", action="store_true", help="print every loading as JSON")
    arguments = parser.parse_args()
    if chromium.find() is None:
        parser.error(chromium.MISSING)
    most = MOST[arguments.game]
    loads = measure(arguments.game, arguments.times)
    if arguments.json:
        print(json.dumps([asdict(one) for one in loads]))
    weight = max(one.kilobytes for one in loads)
    paint = statistics.median(one.first_paint for one in loads)
    decision = statistics.median(one.decision for one in loads)
    if not arguments.json:
        print(f"over the line: {weight:.0f} kB of at most {most.kilobytes} in {loads[0].requests} requests")
        print(f"first paint, processor {SLOWER} times slower: {paint:.2f} s of at most {most.seconds} s (median)")
        print(f"the decision can be read after {decision:.2f} s (median)")
    raise SystemExit(weight > most.kilobytes or paint > most.seconds)


if __name__ == "__main__":
    main()
