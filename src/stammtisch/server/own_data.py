"""What is kept of a person, for the person: to be read, and to be forgotten. It blocks and is called in threads."""

from __future__ import annotations

import secrets

from stammtisch.server.house import House
from stammtisch.server.own_data_store import OwnDataStore
from stammtisch.server.problems import Problem
from stammtisch.server.rulebook import spoken
from stammtisch.server.shelf import STAND_IN
from stammtisch.server.wire_own import Forget, OwnData
from stammtisch.server.wire_sitting import Leave
from stammtisch.words import Words

FORMER = "table-former-player"
"""What somebody is called whose name is forgotten."""
AGAIN = (429, 503)
"""A table that answers so can be left a while later."""


class OwnDataDesk:
    """Where people get what is kept of them, and have it forgotten."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = OwnDataStore(house.storage)

    def all_of(self, person: str) -> OwnData:
        """All that is kept of a person."""
        return self._store.all_of(person)

    def forget(self, person: str, wanted: Forget) -> list[str]:
        """The person leaves every table where the game is not over, and is forgotten; the ids of the tables where that
        changed something.

        Problem if the table does not speak the language, or if a table is too busy to be left: then nothing is
        forgotten yet, and the same may be asked again.
        """
        former = Words(spoken(wanted.language)).text(FORMER)
        for summary in self._house.storage.tables_of(person):
            if not summary.over:
                for seat, chair in enumerate(summary.chairs):
                    if chair.owner == person:
                        self._leave(person, summary.table, seat)
        return self._store.forget(person, former, self._stand_in, self._house.now())

    def _stand_in(self, game_id: str) -> str:
        shelf = self._house.shelf
        return shelf.stand_in(game_id) if game_id in shelf.games else STAND_IN

    def _leave(self, person: str, table_id: str, seat: int) -> None:
        """Leave as anybody does; a table that cannot be taken up, or is over by now, must not keep the name."""
        try:
            self._house.seating.leave(person, table_id, Leave(secrets.token_urlsafe(16), seat))
        except Problem as error:
            if error.status in AGAIN:
                raise
