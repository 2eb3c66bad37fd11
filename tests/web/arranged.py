"""Tables that begin in a position of the test's own choosing, and a companion at the other seat who has no page."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import httpx

from stammtisch.bots.registry import bot_names
from stammtisch.engine.game import OptionValue
from stammtisch.engine.rng import key_from_seed
from stammtisch.games.heroes.game import Heroes
from stammtisch.games.heroes.scenario.given import build_state
from stammtisch.games.heroes.state import HeroesState
from stammtisch.server.shelf import Shelf
from tests.web.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

OWN = {"X-Stammtisch": "1"}
MOST_LOOKS = 200
"""So often a companion looks whether he is asked, 50 ms apart."""


class ArrangedHeroes(Heroes):
    """Age of Heroes that begins, under a seed that names a position, in that position.

    A position is told as a scenario tells what is given.
    """

    def __init__(self) -> None:
        super().__init__()
        self.positions: dict[str, Mapping[str, Any]] = {}

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> HeroesState:
        """The position that the seed names; the usual beginning under any other seed."""
        if seed not in self.positions:
            return super().new(players, options, seed)
        state = build_state({"players": players, "options": options, **self.positions[seed]})
        state.chance_key = key_from_seed(seed)
        return state


class Companion:
    """Somebody who sits at a table and says what to do by lines of notation; has no browser."""

    def __init__(self, address: str, table: str, seat: int, name: str) -> None:
        self._http = httpx.Client(base_url=f"{address}/api/tables/{table}", headers=OWN, timeout=30)
        self._keys = itertools.count(1)
        self.ask("claim", seat=seat, name=name)

    def ask(self, what: str, **told: Any) -> Any:
        """Send a request of this seat; what the server answers."""
        answer = self._http.post(f"/{what}", json={"key": f"companion {next(self._keys)}", **told})
        assert answer.is_success, answer.text
        return answer.json()

    def view(self) -> Any:
        """What the seat sees."""
        return self._http.get("").json()

    def act(self, line: str) -> None:
        """Answer by a line of notation what is asked, or is about to be."""
        for _ in range(MOST_LOOKS):
            decision = self.view()["decision"]
            if decision is not None:
                self.ask("actions", decision=decision["id"], action=line)
                return
            time.sleep(0.05)
        raise AssertionError(f"{line!r} answers nothing that is asked")

    def sit_at(self, page: Page, address: str) -> None:
        """Go on at a page of a browser of one's own."""
        page.context.add_cookies(
            [{"name": each.name, "value": each.value or "", "url": address} for each in self._http.cookies.jar]
        )
        page.goto(address)

    def close(self) -> None:
        """Let go of the line."""
        self._http.close()


class Arranges(Protocol):
    """A game that begins, under a seed that names a position, in that position."""

    id: str
    positions: dict[str, Mapping[str, Any]]


class ArrangedServer:
    """A server that opens tables in positions of the test's own choosing."""

    def __init__(self, address: str, game: Arranges, seeds: list[str]) -> None:
        self.address = address
        self._game = game
        self._seeds = seeds

    @contextmanager
    def table(self, page: Page, position: Mapping[str, Any], options: Mapping[str, Any]) -> Iterator[Companion]:
        """A table with Ann at the page, in the first seat, and Ben in the second; it is on the page."""
        seed = f"position {len(self._game.positions)}"
        self._game.positions[seed] = position
        self._seeds.append(seed)
        players = position.get("players", 2)
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}]
        seats += [{"kind": "bot", "bot": "greedy", "name": name} for name in ("Cleo", "Dora")[: players - 2]]
        opened = page.request.post(
            f"{self.address}/api/tables",
            headers=OWN,
            data={"game": self._game.id, "options": options, "seats": seats},
        )
        assert opened.ok, opened.text()
        table = opened.json()["table"]
        companion = Companion(self.address, table, 1, "Ben")
        page.goto(f"{self.address}/#/tables/{table}")
        try:
            yield companion
        finally:
            companion.close()


@contextmanager
def arranging(folder: Path) -> Iterator[ArrangedServer]:
    """A server whose tables begin as a test arranges them."""
    game, seeds = ArrangedHeroes(), list[str]()
    with serving(folder, lambda: seeds[-1], shelf=Shelf({"heroes": game}, bot_names)) as address:
        yield ArrangedServer(address, game, seeds)
