"""A battle of Era of Tribes that takes four rounds, in each of which Ann chooses what she loses; and a server of it
that can be killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.server.shelf import Shelf
from tests.server.killable import serve
from tests.web.arranged import Companion
from tests.web.era_arranged import ArrangedEra

if TYPE_CHECKING:
    import socket
    from pathlib import Path

    from tests.server.running import Browser

SEED = "battle"
BATTLE = {
    "tribes": ("romans", "gauls"),
    "luck": "oak",
    "seats": {
        "A": {"army": 3, "food": 3, "vassals": {"umbria": 4}},
        "B": {"vassals": {"liguria": 4}},
    },
}
MARCH = (
    "activate expansion with 1 leader",
    "take no legion",
    "end placement",
    *("march umbria to liguria with 1 point",) * 4,
    "end movement",
)
"""How Ann comes to the battle in Liguria."""
FIGHT = ("commit 3 army", "lose army", "lose army", "lose vassal", "lose army")
"""What she does in it: from the first on each shows the dice of a round, the last wins the battle."""


def run(listening: socket.socket, folder: Path) -> None:
    """What the server's process does: every table of era begins before the battle."""
    game = ArrangedEra()
    game.positions[SEED] = BATTLE
    serve(listening, folder, Shelf({"era": game}, lambda game_id: ("random",)), lambda: SEED)


def open_battle(browser: Browser) -> str:
    """A new table with Ann at the browser and Ben, who need do nothing, at the other seat."""
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
    opened = browser.post("/tables", {"game": "era", "seats": seats})
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["table"]
    Companion(browser.address, table, 1, "Ben").close()
    return table


def told(browser: Browser, table: str) -> list[tuple[int, object]]:
    """The log of a table from its beginning, without what belongs to the table alone."""
    return [(line["seq"], line["message"]) for line in browser.get(f"/tables/{table}/log?from=1").json()["log"]]
