"""What a player hears of one whole seeded game, in each language, is what stands in `transcripts`.

A transcript has what is asked (?), what is answered (>), what is told meanwhile, and how many offers came and went (#).
When words change, the new text is written beside it, to be read as a whole before it takes the old one's place.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.conftest import UNEXPLAINED
from tests.web.arranged import OWN
from tests.web.by_keys import focused
from tests.web.no_sight import LISTEN
from tests.web.tongues import TONGUES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.serving import Serve
    from tests.web.tongues import Tongue

TRANSCRIPTS = Path(__file__).with_name("transcripts")
SEED = "transcript"
MOST_DECISIONS = 200
COUNTED_MS = 2_000
"""Longer than the voice counts offers before it says how many there are."""
COUNTS = {
    "come": r"(\d+) (?:new offers?|neues? Angebote?) (?:on the board|am Brett)\. ?",
    "gone": r"(\d+) (?:offers? ha(?:s|ve) gone from the board|Angebote? (?:ist|sind) vom Brett verschwunden)\. ?",
}
"""How many offers have come or gone. Whether it is said at once or in two parts hangs on how fast they come."""
DESCRIPTION = """
() => (document.activeElement.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  .map((id) => document.getElementById(id)?.innerText.trim() ?? '').filter(Boolean).join(' ')
"""


class Listener:
    """Plays by chance with the keyboard, the same game in every language, and writes down what is heard."""

    def __init__(self, page: Page, tongue: Tongue, table: str) -> None:
        self.page = page
        self.tongue = tongue
        self.table = table
        self.chance = random.Random(SEED)
        self.lines: list[str] = []
        self.told = 0

    def play(self) -> str:
        """The transcript of the game from here to its end."""
        for _ in range(MOST_DECISIONS):
            self.wait_until_quiet()
            if self.view()["status"] == "over":
                self.note_told()
                self.lines.append(f"? {self.landed()}")
                return "\n".join(self.lines) + "\n"
            self.decide()
        raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")

    def view(self) -> dict[str, object]:
        """What the seat sees."""
        view: dict[str, object] = self.page.request.get(self.table).json()
        return view

    def wait_until_quiet(self) -> None:
        """Only this seat is waited for, and all that has happened is on the page and has been told."""
        for _ in range(600):
            if self.view()["waiting"] in ([0], []) and self.lines_here() == self.lines_there():
                self.page.clock.fast_forward(COUNTED_MS)
                self.page.wait_for_timeout(50)
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("the others do not come to an end")

    def lines_here(self) -> int:
        """How many lines the log on the page has."""
        return self.page.get_by_role("log").get_by_role("listitem").count()

    def lines_there(self) -> int:
        """How many lines the log has."""
        return len(self.page.request.get(f"{self.table}/log?from=1").json()["log"])

    def note_told(self) -> None:
        """Write down what has been told since the last time."""
        heard: list[str] = self.page.evaluate("window.heard")
        alerts: list[str] = self.page.evaluate("window.alerts.splice(0)")
        said = " ".join(heard[self.told :])
        counts = {kind: sum(map(int, re.findall(pattern, said))) for kind, pattern in COUNTS.items()}
        for pattern in COUNTS.values():
            said = re.sub(pattern, "", said)
        self.lines += [said.strip()] if said.strip() else []
        self.lines += [f"# offers that have {kind}: {count}" for kind, count in counts.items() if count]
        self.lines += [f"! {alert}" for alert in alerts]
        self.told = len(heard)

    def landed(self) -> str:
        """What has the focus, with what describes it."""
        description: str = self.page.evaluate(DESCRIPTION)
        return f"{focused(self.page)} {description}".strip()

    def decide(self) -> None:
        """What is asked, and an answer by chance from the list."""
        region = self.page.get_by_role("region", name=self.tongue.decision)
        buttons = region.get_by_role("listitem").get_by_role("button", name=re.compile(self.tongue.place))
        names: list[str] = buttons.evaluate_all("buttons => buttons.map(button => button.ariaLabel)")
        possible = [place for place, name in enumerate(names) if self.tongue.refused not in name]
        place = possible[-1] if len(possible) > 8 else self.chance.choice(possible)
        self.note_told()
        self.lines.append(f"? {self.landed()}")
        self.page.keyboard.press("Escape")
        for _ in range(place + 1):
            self.page.keyboard.press("ArrowDown")
        assert focused(self.page) == names[place]
        self.lines.append(f"> {names[place]}")
        before = self.view()["seq"]
        self.page.keyboard.press("Enter")
        yes = self.page.get_by_role("button", name=self.tongue.yes)
        for _ in range(300):
            if yes.is_visible():
                yes.press("Enter")
            if self.view()["seq"] != before:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing came of {names[place]}")


@pytest.mark.slow
@pytest.mark.parametrize("language", list(TONGUES))
def test_what_is_heard_of_a_game(browser: Browser, serve: Serve, tmp_path: Path, language: str) -> None:
    tongue = TONGUES[language]
    context = browser.new_context(locale=tongue.locale, reduced_motion="reduce")
    context.add_init_script(UNEXPLAINED)
    page = context.new_page()
    page.clock.install()
    with serve(SEED) as address:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy", "name": "Ada"}]
        wanted = {"game": "heroes", "options": {"max_rounds": 5}, "seats": seats}
        opened = page.request.post(f"{address}/api/tables", headers=OWN, data=wanted).json()["table"]
        page.goto(f"{address}/#/tables/{opened}")
        expect(page.get_by_role("region", name=tongue.decision)).to_be_visible()
        page.evaluate(LISTEN)
        heard = Listener(page, tongue, f"{address}/api/tables/{opened}").play()
    context.close()
    kept = TRANSCRIPTS / f"{language}.txt"
    fresh = tmp_path / kept.name
    fresh.write_text(heard, encoding="utf-8")
    assert heard == (kept.read_text(encoding="utf-8") if kept.exists() else ""), f"what is heard now stands in {fresh}"
