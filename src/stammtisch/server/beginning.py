"""The beginning of a game: open seats become bots, seats are drawn, the seed is settled, the game is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from stammtisch.engine.game import SetupError
from stammtisch.server.entries import Header
from stammtisch.server.opening import bot_name
from stammtisch.server.problems import problem
from stammtisch.server.rows import Snapshot
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting import Chair, Seating
from stammtisch.server.storage import Beginning
from stammtisch.server.table import Draft, Table

Shuffle = Callable[[list[int]], None]


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that has begun but is not stored yet."""

    table: Table
    draft: Draft
    seating: Seating

    @property
    def header(self) -> Header:
        """What is settled now."""
        return self.table.header

    @property
    def stored(self) -> Beginning:
        """What storage keeps of it."""
        draft = self.draft
        return Beginning(draft.entry, Snapshot.of(draft.entry.n, draft.state), self.table.progress(draft))


class Starter:
    """How games begin here: by these games and bots, with these seeds and this way to draw seats."""

    def __init__(self, shelf: Shelf, draw_seed: Callable[[], str], shuffle: Shuffle) -> None:
        self._shelf = shelf
        self._draw_seed = draw_seed
        self._shuffle = shuffle

    def begin(self, header: Header, seating: Seating) -> Begun:
        """The game of the table `header` begins with those who sit there after `seating`; Problem if it cannot."""
        game = self._shelf.games[header.game]
        seating = _with_bots(seating, self._shelf.stand_in(header.game))
        order = list(range(len(seating.after.chairs)))
        if seating.after.shuffled:
            self._shuffle(order)
        seating = seating.arranged([seating.after.chairs[seat] for seat in order]).happened("started", order=order)
        settled = replace(header, rules=game.version, seed=self._draw_seed(), seats=seating.after.header_seats())
        try:
            table = Table(settled, game)
        except SetupError as error:
            raise problem(422, error.code, "setup", problem=str(error)) from error
        return Begun(table, table.draft_start(seating.at), seating)


def _with_bots(seating: Seating, bot: str) -> Seating:
    for seat, chair in enumerate(seating.after.chairs):
        if chair.kind == "open":
            name = bot_name(other.name for other in seating.after.chairs)
            seating = seating.seated(seat, Chair("bot", name, bot=bot))
    return seating
