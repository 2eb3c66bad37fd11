"""A player of Era of Tribes with a mouse: clicks boards, the map and the panels, and the list where nothing else is."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.era_no_sight import FORMS
from tests.web.sighted import SightedPlayer
from tests.web.tongues import ENGLISH, GERMAN

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.tongues import Tongue

MOST_MOVES = 1
"""So many steps are made in an expansion."""
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


@dataclass(frozen=True)
class Boards:
    """What is clicked, regions and buttons by name, and how the prompts begin that belong to them."""

    draft: str
    expansion: str
    mine: str
    battle: str
    way: str
    go: str
    turn: str
    place: str
    placing: str
    move: str
    moving: str
    fields: str
    goods: str
    activate: str
    prefer: str


BOARDS = {
    ENGLISH: Boards(
        draft="Draft",
        expansion="Expansion",
        mine="My tribe",
        battle="What can be done in the battle",
        way="The way",
        go="^Go to",
        turn="Your turn",
        place="Where do you place",
        placing="Fill|vassal in",
        move="Convert",
        moving="^End movement",
        fields="Expansion|Improvement|Trade|Taxes",
        goods="Goods on the field",
        activate="^Activate",
        prefer="Ready|End|Found|Improve|Taxes|Trade|Bread|Expansion|Bring peace|Activate|No further|Accept",
    ),
    GERMAN: Boards(
        draft="Auswahl",
        expansion="Expansion",
        mine="Mein Stamm",
        battle="Was in der Schlacht getan werden kann",
        way="Der Weg",
        go="^Nach .* gehen",
        turn="Dein Zug",
        place="Wo setzt du",
        placing="Alle|Vasall in|Vasall von",
        move="Wandle",
        moving="^Bewegung beenden",
        fields="Expansion|Fortschritt|Handel|Steuern",
        goods="Güter auf dem Feld",
        activate="aktivieren",
        prefer="Fertig|.*beenden|.*gründen|.*verbessern|Steuern|Handel|Brot|Expansion|Frieden|.*aktivieren|Keine|Annehmen",
    ),
}


class EraByMouse(SightedPlayer):
    """Plays Era of Tribes by mouse; `used` counts what was clicked."""

    def __init__(self, page: Page, seed: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(page, seed, tongue)
        self.boards = BOARDS[tongue]
        self.prefer = re.compile(self.boards.prefer)
        self.used: Counter[str] = Counter()
        self._moves = 0

    def sit_down(self, address: str, players: int) -> None:
        """From the start page to a new table of era against bots."""
        self.page.goto(address)
        form = FORMS[self.tongue]
        self.page.get_by_text(form.game).first.click()
        self.page.get_by_role("textbox", name=form.name).fill("Ann")
        self.page.get_by_text(form.players.format(players), exact=True).first.click()
        self.page.get_by_role("button", name=form.sit_down).click()
        expect(self._part(self.tongue.decision)).to_be_visible()

    def must_decide(self) -> bool:
        """Whether the table waits for this player; of what stands with a board as well the list may be folded."""
        listed = self._part(self.tongue.decision).get_by_role("listitem").get_by_role("button")
        return self.page.title().startswith(self.tongue.turn) and listed.count() > 0

    def decide(self) -> None:
        """Do what is asked where it is shown; in the list of options what is shown nowhere else."""
        before = self._seen()
        if not self._act():
            self.used["list"] += 1
            if self._options.count() == 0:
                self._part(self.tongue.decision).get_by_role("listitem").get_by_role("button").first.click()
            super().decide()
        for _ in range(TRIES):
            if self._seen() != before or self.is_over():
                return
            self._go()
            self.page.wait_for_timeout(WAITED_MS)
        raise AssertionError(f"nothing has come of it: {before}")

    def _seen(self) -> tuple[str, str]:
        """What is asked and what has happened; what is told beside of an option comes and goes with the mouse."""
        prompt = self._part(self.tongue.decision).get_by_role("heading", level=2)
        return prompt.inner_text(), self.page.get_by_role("log").text_content() or ""

    def _part(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=name, exact=True)

    def _act(self) -> bool:
        draft, expansion = self._part(self.boards.draft), self._part(self.boards.expansion)
        if draft.is_visible():
            return self._press("draft", draft.get_by_role("button"))
        goods = self._part(self.boards.goods)
        if goods.is_visible():
            return self._press("goods", goods.get_by_role("button", name=re.compile(self.boards.activate)))
        prompt = self._part(self.tongue.decision).get_by_role("heading", level=2).inner_text()
        if not prompt.startswith(self.boards.move):
            self._moves = 0
        if expansion.is_visible():
            if prompt.startswith(self.boards.place):
                places = expansion.get_by_role("button", name=re.compile(self.boards.placing))
                return self._on_map("target") or self._press("panel", places)
            if prompt.startswith(self.boards.move):
                return self._move(expansion)
        if prompt.startswith(self.boards.turn):
            return self._press(
                "board",
                self._part(self.boards.mine).get_by_role(
                    "button", name=re.compile(f"^(?!.*{self.tongue.refused})({self.boards.fields})")
                ),
            )
        battle = self.page.get_by_role("list", name=self.boards.battle)
        return battle.is_visible() and self._press("battle", battle.get_by_role("button"))

    def _move(self, expansion: Locator) -> bool:
        """A piece and then a destination, both on the map; in the end the part is closed."""
        self._moves += 1
        if self._moves <= MOST_MOVES and self._on_map("start") and self._on_map("target"):
            return True
        return self._press("panel", expansion.get_by_role("button", name=re.compile(self.boards.moving)))

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
        way = self._part(self.boards.way).get_by_role("button", name=re.compile(self.boards.go))
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
        yes = self.page.get_by_role("button", name=self.tongue.yes)
        if yes.is_visible():
            yes.click()
        return True
