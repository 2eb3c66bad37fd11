"""Houses for the tests of the server: toy games on the shelf, seeds that are known, and a person who sits down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from uuid import uuid4

from stammtisch.server.house import House
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from stammtisch.server.table import Table
from stammtisch.server.wire import Act, Anytime, BotSeat, Done, HumanSeat, NewTable, OpenDecision, Undo, View
from tests.server.cairn import CairnGame
from tests.support.pebbles.game import PebblesGame

ANN, BEN = "person-ann", "person-ben"
SEED = "a seed that the tests know"
NOW = 1_800_000_000


def toy_shelf(bots: Sequence[str] = ("random",)) -> Shelf:
    """The toy games, and the bot that plays everything."""
    return Shelf({"cairn": CairnGame(), "pebbles": PebblesGame()}, lambda game_id: bots)


def database_url(place: Path | str) -> str:
    """The database in a folder that a test has to itself; a URL is taken as it is."""
    return place if isinstance(place, str) else f"sqlite:///{place / 'tables.sqlite'}"


def house_in(place: Path | str, changed: Callable[[str], None] = lambda table_id: None, seed: str = SEED) -> House:
    """A house whose tables lie in a folder or a database. A second one there is the first after a restart."""
    return House(
        Storage(database_url(place)), toy_shelf(), changed, lambda: seed, lambda seats: seats.reverse(), lambda: NOW
    )


def new_table(game: str, players: int = 2) -> NewTable:
    """Ann in the first seat, bots in the others."""
    return NewTable(game, [HumanSeat("Ann"), *(BotSeat("random") for _ in range(players - 1))])


class Player:
    """A person at a table, with a key of its own for each request."""

    def __init__(self, house: House, table_id: str, person: str = ANN) -> None:
        self.house = house
        self.table_id = table_id
        self.person = person
        self._name = uuid4()
        self._keys = 0

    @property
    def view(self) -> View:
        """What the person sees now."""
        return self.house.view(self.person, self.table_id)

    @property
    def decision(self) -> OpenDecision:
        """What the person is asked now."""
        decision = self.view.decision
        assert decision is not None
        return decision

    @property
    def table(self) -> Table:
        """The table itself, which no client ever sees."""
        with self.house.rooms.enter(self.table_id) as room:
            return room.table

    def key(self) -> str:
        """A key not used before."""
        self._keys += 1
        return f"{self._name}-{self._keys}"

    def act(self, action: str) -> Done:
        """Answer the open decision."""
        return self.house.writing.act(self.person, self.table_id, Act(self.key(), self.decision.id, action))

    def note(self, action: str) -> Done:
        """Give a standing order."""
        return self.house.writing.anytime(self.person, self.table_id, Anytime(self.key(), action))

    def undo(self) -> Done:
        """Take the last action back."""
        return self.house.writing.undo(self.person, self.table_id, Undo(self.key(), self.decision.id))

    def let_bots_play(self) -> int:
        """Let the bots do all they have to do; how many moves that were."""
        moves = 0
        while self.house.writing.bot_move(self.table_id):
            moves += 1
        return moves


def sit_down(house: House, game: str, players: int = 2) -> Player:
    """Ann at a new table."""
    return Player(house, house.open_table(ANN, new_table(game, players)).table)
