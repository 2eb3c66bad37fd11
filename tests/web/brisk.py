"""A no-sight player whose games are short."""

from __future__ import annotations

import re

from tests.web.no_sight import REFUSED, NoSightPlayer


class Brisk(NoSightPlayer):
    """Ends the fair soon and goes to war: a game of five rounds is short and yet has something of everything."""

    prefer = re.compile("I am done|Lay|Build|Attack|March|Send")

    def must_decide(self) -> bool:
        """Whether the table waits for this player, who can do something."""
        return self.page.title().startswith("Your turn") and any(REFUSED not in name for name in self.options())
