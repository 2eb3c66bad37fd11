"""New tables: opened by a person, or for the same people once more."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from stammtisch.server.beginning import Begun, Starter
from stammtisch.server.entries import Header
from stammtisch.server.opening import planned
from stammtisch.server.shelf import Shelf
from stammtisch.server.sitting import Chair, Seating, Sitting
from stammtisch.server.storage import NewTable as StoredNewTable
from stammtisch.server.wire import NewTable


class Opener:
    """Makes tables that are not stored yet. A table without an open seat begins at once."""

    def __init__(self, shelf: Shelf, starter: Starter, now: Callable[[], int]) -> None:
        self._shelf = shelf
        self._starter = starter
        self._now = now

    def begin(self, header: Header, seating: Seating) -> Begun:
        """The game of a table begins with those who sit there after `seating`; Problem if it cannot."""
        return self._starter.begin(header, seating)

    def open(self, person: str, wanted: NewTable) -> StoredNewTable:
        """The table that `person` asked for; Problem if it cannot be opened like this."""
        plan = planned(self._shelf, wanted, person)
        sitting = Sitting(plan.chairs, person, wanted.spectators, plan.shuffled)
        game = self._shelf.games[wanted.game]
        return self._opened(Header(_new_id(), wanted.game, game.version, plan.options, "", ()), sitting, person)

    def rematch(self, header: Header, sitting: Sitting, person: str, all_agree: bool) -> StoredNewTable:
        """The same table once more, each seat one further in turn order.

        The seats of others are kept for them until they sit down; if `all_agree`, they sit there already. Seats whose
        owners had gone are open to anybody.
        """
        count = len(sitting.chairs)
        order = [sitting.chairs[(seat + 1) % count] for seat in range(count)]
        chairs = tuple(_again(chair, person, all_agree) for chair in order)
        again = Sitting(chairs, person, sitting.spectators, sitting.shuffled)
        game = self._shelf.games[header.game]
        return self._opened(Header(_new_id(), header.game, game.version, header.options, "", ()), again, person)

    def _opened(self, header: Header, sitting: Sitting, person: str) -> StoredNewTable:
        now = self._now()
        seat = sitting.seats_of(person)[0]
        seating = sitting.draft(now).happened("opened", seat, name=sitting.chairs[seat].name)
        if not sitting.complete:
            return StoredNewTable(replace(header, seats=sitting.header_seats()), seating.after, now, None)
        begun = self._starter.begin(header, seating)
        return StoredNewTable(begun.header, begun.seating.after, now, begun.stored)


def _again(chair: Chair, person: str, all_agree: bool) -> Chair:
    if chair.kind == "bot":
        return chair
    if chair.owner is None:
        return Chair("open")
    kept = Chair("human", chair.name, person=chair.person)
    return kept if all_agree or chair.owner == person else replace(kept, kind="open")


def _new_id() -> str:
    """An id that nobody can guess: it is the link to the table."""
    return secrets.token_urlsafe(16)
