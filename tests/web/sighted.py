"""A player with a mouse: clicks what can be done."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from playwright import sync_api

from tests.web.tongues import ENGLISH

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.tongues import Tongue

MOST_TRIES = 400
LOOKED_MS = 2_000
"""So long something that was seen is looked for."""


class SightedPlayer:
    """Plays at a table that is open on `page` by clicks; `seed` decides what is clicked."""

    prefer = re.compile("Lay|I am done|Build|Attack|March|Send")

    def __init__(self, page: Page, seed: str, tongue: Tongue = ENGLISH) -> None:
        self.page = page
        self.tongue = tongue
        self.chance = random.Random(seed)
        self._possible = re.compile(f"^(?!.*{tongue.refused}).*{tongue.place}")

    @property
    def _options(self) -> Locator:
        region = self.page.get_by_role("region", name=self.tongue.decision)
        return region.get_by_role("listitem").get_by_role("button", name=self._possible)

    def must_decide(self) -> bool:
        """Whether the table waits for this player."""
        return self.page.title().startswith(self.tongue.turn) and self._options.count() > 0

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.page.title().startswith(self.tongue.ended)

    def decide(self) -> None:
        """Click something that can be done, and wait until it is done."""
        names: list[str] = self._options.evaluate_all("buttons => buttons.map(button => button.ariaLabel)")
        if not names:
            return  # what others did has changed the question since it was looked at
        good = [name for name in names if self.prefer.match(name)]
        name = self.chance.choice(good if good and self.chance.random() < 0.8 else names)
        before = self.page.get_by_role("main").inner_text()
        wanted = re.compile(f"^{re.escape(re.sub(self.tongue.place, '', name))}")
        try:
            self._options.and_(self.page.get_by_role("button", name=wanted)).first.click(timeout=LOOKED_MS)
        except sync_api.TimeoutError:
            return  # what others did has changed the question since it was read
        yes = self.page.get_by_role("button", name=self.tongue.yes)
        if yes.is_visible():
            yes.click()
        for _ in range(MOST_TRIES):
            if self.page.get_by_role("main").inner_text() != before:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing has changed after the click on '{name}'")
