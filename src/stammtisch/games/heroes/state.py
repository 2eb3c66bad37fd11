"""The state of Age of Heroes: players, decks, supply, roads.

Hands are counts by kind of card, armies counts by kind of army and place, so that a copy is quick and equal positions
are equal states.
"""

from __future__ import annotations

from stammtisch.engine.state import Data, State
from stammtisch.games.heroes.table_options import Options

HOME, AWAY, SENT, QUAKED = range(4)
"""Where an army can be: at home and able; at war, due home in the owner's next phase 5; sent in the move now running;
under an Earthquake.
"""
PLACES = ("home", "away", "sent", "quaked")

NO_CLAIM, NEW_CLAIM, OLD_CLAIM = range(3)
"""A claim to victory: none; made, but no other player's move has begun since; made and others have moved."""

NOBODY = 7
"""The seat number that means no seat in particular."""

GOES_ON, SHARED, AGREED, ROUNDS = range(4)
"""Whether the table has ended the game: not; all share the result; all agreed to stop; the rounds agreed on are over.
"""
ENDED_WORDS = ("", "shared", "agreed", "rounds")

NO_ORDERS = (0,) * 14


def army_index(led: int, place: int) -> int:
    """The place of a kind of army in `Player.armies`; `led` is 1 for an army with a general."""
    return place * 2 + led


class Player:
    """One tribe at the table.

    `tribe`: its number; `hand`: count of cards by kind (14); `pending`: immediate cards drawn at the fair and not yet
    carried out, in the order drawn; `armies`: count by `army_index` (8); `earthquakes`: Earthquake cards lying on its
    armies; `monument`: laid special cards; `claim`: see above; `orders`: the standing orders (see rules/orders.py).
    """

    __slots__ = (
        "armies",
        "cities",
        "claim",
        "earthquakes",
        "fortresses",
        "hand",
        "monument",
        "orders",
        "out",
        "pending",
        "tribe",
    )

    tribe: int
    cities: int
    fortresses: int
    monument: int
    out: bool
    claim: int
    earthquakes: int
    hand: bytearray
    armies: bytearray
    pending: tuple[int, ...]
    orders: tuple[int, ...]

    def __init__(self) -> None:
        self.tribe = NOBODY
        self.cities = 0
        self.fortresses = 0
        self.monument = 0
        self.out = False
        self.claim = NO_CLAIM
        self.earthquakes = 0
        self.hand = bytearray(14)
        self.armies = bytearray(8)
        self.pending = ()
        self.orders = NO_ORDERS

    def copy(self) -> Player:
        """A player of its own."""
        twin = Player.__new__(Player)
        twin.tribe = self.tribe
        twin.cities = self.cities
        twin.fortresses = self.fortresses
        twin.monument = self.monument
        twin.out = self.out
        twin.claim = self.claim
        twin.earthquakes = self.earthquakes
        twin.hand = self.hand[:]
        twin.armies = self.armies[:]
        twin.pending = self.pending
        twin.orders = self.orders
        return twin

    @property
    def cards(self) -> int:
        """aoh.loss-05, aoh.opt-14: how many resource-deck cards the player has, those drawn and still to be carried out
        included.
        """
        return sum(self.hand) + len(self.pending)

    def able_armies(self) -> int:
        """Armies at home and not under an Earthquake."""
        return self.armies[0] + self.armies[1]

    def to_data(self) -> Data:
        """The player as a list, in the order of `from_data`."""
        return [
            self.tribe, self.cities, self.fortresses, self.monument, int(self.out), self.claim, self.earthquakes,
            list(self.hand), list(self.armies), list(self.pending), list(self.orders),
        ]  # fmt: skip

    @classmethod
    def from_data(cls, data: Data) -> Player:
        """The player that `to_data` described."""
        player = cls()
        player.tribe, player.cities, player.fortresses, player.monument, out, player.claim, player.earthquakes = data[
            :7
        ]
        player.out = bool(out)
        player.hand, player.armies = bytearray(data[7]), bytearray(data[8])
        player.pending, player.orders = tuple(data[9]), tuple(data[10])
        return player


class HeroesState(State):
    """A position of Age of Heroes.

    `options`: shared, never changed; `players`: by seat; `deck`: the resource deck, the top card last; `discard`: count
    of laid-down cards by kind (19); `supply`: pieces left in the basic deck by kind (5); `roads`: one bit for each pair
    of seats (see `road_bit`); `round`: from 1; `first`: seat of the first player; `turn`: whose move it is (the first
    player's seat while a fair is held); `winner`: the seat that has won, or NOBODY; `ended`: how the table has ended
    the game though nobody has won by the rules (GOES_ON: not at all).
    """

    __slots__ = (
        "deck",
        "discard",
        "ended",
        "first",
        "options",
        "players",
        "roads",
        "round",
        "supply",
        "turn",
        "winner",
    )

    options: Options
    players: list[Player]
    deck: list[int]
    discard: bytearray
    supply: bytearray
    roads: int
    round: int
    first: int
    turn: int
    winner: int
    ended: int

    @property
    def is_over(self) -> bool:
        """aoh.vict-06: whether somebody has won, or the table has ended the game."""
        return self.winner != NOBODY or self.ended != GOES_ON

    def copy(self) -> HeroesState:
        """A state of its own; the options are shared, they never change."""
        twin = HeroesState.__new__(HeroesState)
        twin.agenda = [frame.copy() for frame in self.agenda]
        twin.opened = self.opened
        twin.chance_key = self.chance_key
        twin.chance_position = self.chance_position
        twin.options = self.options
        twin.players = [player.copy() for player in self.players]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.supply = self.supply[:]
        twin.roads = self.roads
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.winner = self.winner
        twin.ended = self.ended
        return twin

    def to_data(self) -> Data:
        """The position without the secret key of chance; `ended` stands in it only if the table has ended the game."""
        ended = {"ended": self.ended} if self.ended else {}
        return {
            **ended,
            "options": self.options.chosen(),
            "players": [player.to_data() for player in self.players],
            "deck": list(self.deck),
            "discard": list(self.discard),
            "supply": list(self.supply),
            "roads": self.roads,
            "round": self.round,
            "first": self.first,
            "turn": self.turn,
            "winner": self.winner,
            "agenda": [frame.to_data() for frame in self.agenda],
            "opened": self.opened,
            "chance_position": self.chance_position,
        }

    def living(self) -> list[int]:
        """aoh.loss-09: the seats still in the game, in seat order, those without a city among them with all rights."""
        return [seat for seat, player in enumerate(self.players) if not player.out]

    def around(self, start: int) -> list[int]:
        """The living seats in turn order, beginning with `start` or the next living seat to its left."""
        count = len(self.players)
        return [seat % count for seat in range(start, start + count) if not self.players[seat % count].out]

    def left_of(self, seat: int) -> int:
        """aoh.loss-04: the next living neighbour to the left (turn order) of `seat`."""
        return self.around(seat + 1)[0]

    def right_of(self, seat: int) -> int:
        """aoh.loss-04: the next living neighbour to the right of `seat`."""
        others = [other for other in self.around(seat) if other != seat]
        return others[-1]

    def neighbours(self, seat: int) -> list[int]:
        """aoh.base-10, aoh.base-13: the next living neighbours, left first; one only in a game of two."""
        left, right = self.left_of(seat), self.right_of(seat)
        return [left] if left == right else [left, right]


def road_bit(one: int, other: int) -> int:
    """The bit of `HeroesState.roads` for the road between two seats."""
    return 1 << (one * 6 + other if one < other else other * 6 + one)


def road_pairs(roads: int) -> list[tuple[int, int]]:
    """The pairs of seats joined by a road, rising."""
    return [(one, other) for one in range(6) for other in range(one + 1, 6) if roads & road_bit(one, other)]
