"""A player of Era of Tribes with a mouse: clicks boards, the map and the panels, and the list where nothing else is."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.sighted import SightedPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_MOVES = 1
"""So many steps are made in an expansion."""
FIELDS = re.compile("Expansion|Improvement|Trade|Taxes")
"""The fields that are activated on the own board."""
TRIES = 80
WAITED_MS = 100
INSIDE = """mark => {
    const area = mark.getBoundingClientRect();
    const back = mark.getScreenCTM().inverse();
    const found = new Map();
    for (let row = 1; row < 16; row += 1) {
        for (let column = 1; column < 16; column += 1) {
            const at = { x: area.left + (area.width * column) / 16, y: area.top + (area.height * row) / 16 };
            const id = document.elementFromPoint(at.x, at.y)?.closest("#part-map [data-id]")?.dataset.id;
            if (id !== undefined && mark.isPointInFill(new DOMPoint(at.x, at.y).matrixTransform(back))) {
                found.set(id, [...(found.get(id) ?? []), at]);
            }
        }
    }
    const [most] = [...found.values()].sort((one, other) => other.length - one.length);
    return most === undefined ? null : most[Math.floor(most.length / 2)];
}"""
"""A point of the screen in the midst of a marked province; at its borders a neighbour may be hit."""


class EraByMouse(SightedPlayer):
    """Plays Era of Tribes by mouse; `used` counts what was clicked."""

    prefer = re.compile("Ready|End|Found|Improve|Taxes|Trade|Bread|Expansion|Bring peace|Activate|No further|Accept")

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed)
        self.used: Counter[str] = Counter()
        self._moves = 0

    def sit_down(self, address: str, players: int) -> None:
        """From the start page to a new table of era against bots."""
        self.page.goto(address)
        self.page.get_by_text("Era of Tribes").first.click()
        self.page.get_by_role("textbox", name="Your name").fill("Ann")
        self.page.get_by_text(f"{players} players", exact=True).first.click()
        self.page.get_by_role("button", name="Sit down and play").click()
        expect(self._part("Decision")).to_be_visible()

    def decide(self) -> None:
        """Do what is asked where it is shown; in the list of options what is shown nowhere else."""
        before = self._seen()
        if not self._act():
            self.used["list"] += 1
            super().decide()
        for _ in range(TRIES):
            if self._seen() != before or self.is_over():
                return
            self._go()
            self.page.wait_for_timeout(WAITED_MS)
        raise AssertionError(f"nothing has come of it: {before}")

    def _seen(self) -> tuple[str, str]:
        """What is asked and what has happened; what is told beside of an option comes and goes with the mouse."""
        prompt = self._part("Decision").get_by_role("heading", level=2)
        return prompt.inner_text(), self.page.get_by_role("log").inner_text()

    def _part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def _act(self) -> bool:
        draft, expansion = self._part("Draft"), self._part("Expansion")
        if draft.is_visible():
            return self._press("draft", draft.get_by_role("button"))
        prompt = self._part("Decision").get_by_role("heading", level=2).inner_text()
        if not prompt.startswith("Convert"):
            self._moves = 0
        if expansion.is_visible():
            if prompt.startswith("Where do you place"):
                places = expansion.get_by_role("button", name=re.compile("Fill|vassal in"))
                return self._on_map("target") or self._press("panel", places)
            if prompt.startswith("Convert"):
                return self._move(expansion)
        if prompt.startswith("Your turn"):
            return self._press("board", self._part("My tribe").get_by_role("button", name=FIELDS))
        battle = self.page.get_by_role("list", name="What can be done in the battle")
        return battle.is_visible() and self._press("battle", battle.get_by_role("button"))

    def _move(self, expansion: Locator) -> bool:
        """A piece and then a destination, both on the map; in the end the part is closed."""
        self._moves += 1
        if self._moves <= MOST_MOVES and self._on_map("start") and self._on_map("target"):
            return True
        return self._press("panel", expansion.get_by_role("button", name=re.compile("^End movement")))

    def _on_map(self, mark: str) -> bool:
        """Click a province that the map marks, if one lies open to the mouse."""
        self.page.locator("#part-map").scroll_into_view_if_needed()
        marked = self.page.locator(f"#part-map path.{mark}")
        for place in self.chance.sample(range(marked.count()), marked.count()):
            at = marked.nth(place).evaluate(INSIDE)
            if at is not None:
                self.page.mouse.click(at["x"], at["y"])
                self.used[f"map {mark}"] += 1
                return True
        return False

    def _go(self) -> None:
        """A click far off, or where something is to be known first, shows the way there, which is gone by a button."""
        way = self._part("The way").get_by_role("button", name=re.compile("^Go to"))
        if way.is_visible():
            self.used["way"] += 1
            way.click()

    def _press(self, where: str, buttons: Locator) -> bool:
        """Click one of some buttons by chance; whether there is any."""
        count = buttons.count()
        if not count:
            return False
        self.used[where] += 1
        buttons.nth(self.chance.randrange(count)).click()
        yes = self.page.get_by_role("button", name="Yes, do it")
        if yes.is_visible():
            yes.click()
        return True
