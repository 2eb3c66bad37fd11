"""How smoothly the map of Era of Tribes moves, and what it takes to show an action: `python -m tools.map_speed`.

A table of four late in a game, with all kinds of pieces on the map, is dragged and zoomed, far and near, while the
frames are counted; then actions are done, and what the page's scripts take for each is measured, that of the map apart.
For this the client is built readable into a folder of its own, so that each function can be laid to its file.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import tempfile
from collections import Counter
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.conftest import CHROMIUM_OPTIONS
from tests.web.serving import serving
from tools import browser as chromium
from tools.screenshots_era import open_late_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import CDPSession, Page

ROOT = Path(__file__).parent.parent
MOST_FRAME_MS = 20.0
"""50 frames a second."""
MOST_UPDATE_MS = 16.0
STEPS = 90
STEP_MS = 16
ACTIONS = 6
SETTLED_MS = 900
SAMPLE_US = 200
BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
COUNT = """() => {
  window.frames_at = [];
  window.counting = true;
  const next = (at) => { window.frames_at.push(at); if (window.counting) requestAnimationFrame(next); };
  requestAnimationFrame(next);
}"""


class Frames(NamedTuple):
    """How long frames stood, in milliseconds."""

    what: str
    median: float
    p95: float
    longest: float


class Update(NamedTuple):
    """What showing an action took of script, in milliseconds."""

    page: float
    """Everything that the page's own scripts did."""
    map: float
    """What functions of the map did or called."""


def drag(page: Page, x: float, y: float) -> None:
    """Draw the map to and fro."""
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(STEPS):
        page.mouse.move(x + step % 30 * 8 - 120, y + step // 3 % 30 * 4 - 60)
        page.wait_for_timeout(STEP_MS)
    page.mouse.up()


def zoom(page: Page, x: float, y: float) -> None:
    """Turn the wheel to and fro."""
    page.mouse.move(x, y)
    for step in range(STEPS):
        page.mouse.wheel(0, -40 if step < STEPS // 2 else 40)
        page.wait_for_timeout(STEP_MS)


def frames(page: Page, what: str, move: Callable[[Page, float, float], None]) -> Frames:
    """Count the frames while the map is moved in its middle."""
    box = page.get_by_role("application").bounding_box()
    if box is None:
        raise LookupError("the map is not on the page")
    page.evaluate(COUNT)
    move(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    at = sorted(set(page.evaluate("() => { window.counting = false; return window.frames_at; }")))
    stood = sorted(later - earlier for earlier, later in pairwise(at))
    return Frames(what, statistics.median(stood), stood[int(len(stood) * 0.95)], stood[-1])


def update(page: Page, profiler: CDPSession, files: list[str], script: str) -> Update:
    """Do the first thing that is offered and ends nothing, in the first fold if all are folded, and see what is spent
    on showing it.
    """
    going_on = page.locator(".decision .group:not(.kept)")
    option = going_on.locator("li button.option:not(.refused)").first
    if not option.is_visible():
        going_on.locator("li button[aria-expanded=false]").first.click()
    profiler.send("Profiler.start")
    option.click()
    page.wait_for_timeout(SETTLED_MS)
    return spent(profiler.send("Profiler.stop")["profile"], files, script)


def spent(profile: dict[str, Any], files: list[str], script: str) -> Update:
    """How much of a profile goes to the page's own scripts, and to those of the map; `files`: whose each line is."""
    nodes = {node["id"]: node["callFrame"] for node in profile["nodes"]}
    parents = {child: node["id"] for node in profile["nodes"] for child in node.get("children", ())}
    took: Counter[str] = Counter()
    for sample, passed in zip(profile["samples"], profile["timeDeltas"], strict=True):
        inside = set()
        node = sample
        while node is not None:
            if nodes[node]["url"].endswith(script):
                inside |= {"page", "map" if "games/era/map/" in files[nodes[node]["lineNumber"]] else "page"}
            node = parents.get(node)
        for part in inside:
            took[part] += passed
    return Update(took["page"] / 1000, took["map"] / 1000)


def files_of(source_map: Path) -> list[str]:
    """For each line of a script the file that it came from, by its source map."""
    told = json.loads(source_map.read_text("utf-8"))
    found, source, file = [], 0, ""
    for line in told["mappings"].split(";"):
        for number, segment in enumerate(filter(None, line.split(","))):
            values = _numbers(segment)
            source += values[1] if len(values) > 1 else 0
            if number == 0 and len(values) > 1:
                file = told["sources"][source]
        found.append(file)
    return found


def _numbers(segment: str) -> list[int]:
    """The numbers of a segment: six bits a letter, the lowest first, one for more to come and one for the sign."""
    numbers, value, shift = [], 0, 0
    for letter in segment:
        bits = BASE64.index(letter)
        value |= (bits & 31) << shift
        shift += 5
        if bits < 32:
            numbers.append(-(value >> 1) if value & 1 else value >> 1)
            value = shift = 0
    return numbers


def built(folder: Path) -> Path:
    """The source map of a client that is built readable into `folder`."""
    command = ["npx", "vite", "build", "--minify", "false", "--sourcemap", "--outDir", str(folder), "--emptyOutDir"]
    subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True)
    return next((folder / "assets").glob("index-*.js.map"))


@contextmanager
def late_game(static: Path) -> Iterator[Page]:
    """The page of a table late in a game."""
    with (
        tempfile.TemporaryDirectory() as tables,
        serving(Path(tables), "speed", static=static) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=CHROMIUM_OPTIONS)
        page = browser.new_page(locale="en-GB", viewport={"width": 1400, "height": 900})
        open_late_game(page, address, Path(tables))
        yield page
        browser.close()


def measure() -> tuple[list[Frames], list[Update]]:
    """Move the map far and near, then act."""
    with tempfile.TemporaryDirectory() as folder:
        source_map = built(Path(folder))
        with late_game(Path(folder)) as page:
            moved = [frames(page, "drag, far", drag), frames(page, "zoom, far", zoom)]
            page.get_by_role("application").focus()
            for key in ("h", "+", "+", "+"):
                page.keyboard.press(key)
            page.wait_for_timeout(SETTLED_MS)
            moved += [frames(page, "drag, near", drag), frames(page, "zoom, near", zoom)]
            profiler = page.context.new_cdp_session(page)
            profiler.send("Profiler.enable")
            profiler.send("Profiler.setSamplingInterval", {"interval": SAMPLE_US})
            files = files_of(source_map)
            done = [update(page, profiler, files, source_map.stem) for _ in range(ACTIONS)]
    return moved, done


def main() -> None:
    """Parse the command line, measure, print; exit 1 if the map is too slow."""
    parser = argparse.ArgumentParser(
        description="Measure how the map of Era of Tribes moves and is brought up to date."
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments = parser.parse_args()
    if chromium.find() is None:
        parser.error(chromium.MISSING)
    moved, done = measure()
    on_map, on_page = (statistics.median(getattr(one, part) for one in done) for part in ("map", "page"))
    if arguments.json:
        print(json.dumps({"frames": [one._asdict() for one in moved], "updates": [one._asdict() for one in done]}))
    else:
        for one in moved:
            told = f"median {one.median:.1f} ms, p95 {one.p95:.1f} ms, longest {one.longest:.1f} ms"
            print(f"{one.what}: a frame stood {told}; at most {MOST_FRAME_MS:.0f} ms")
        print(
            f"an action: {on_map:.1f} ms of script on the map (most: {MOST_UPDATE_MS:.0f}), {on_page:.1f} on the page"
        )
    raise SystemExit(on_map > MOST_UPDATE_MS or any(one.p95 > MOST_FRAME_MS for one in moved))


if __name__ == "__main__":
    main()
