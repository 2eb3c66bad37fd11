"""The state of Era of Tribes: the tribes, the pieces on the map, the tracks, the supplies.

Pieces on the map are flat layers with one byte a province; tokens and rights are sets of provinces or of seats as ints
with one bit each. What follows from the layers (strength, food, income, card counts) is worked out, not stored, but for
what rules settle only at certain moments: who controls a province (eot.1.3.A.2-71) and the food on the plate.
"""

from __future__ import annotations

from stammtisch.engine.state import Data, State
from stammtisch.games.era.board import Board, provinces_in
from stammtisch.games.era.setting import Setting
from stammtisch.games.era.words import NEOLITHIC, NO_CARD, NO_TRIBE

NOBODY = 7
"""The seat number that means no seat."""

LOWEST_MORALE, HIGHEST_MORALE = -10, 5
"""eot.1.1-10: the ends of the morale track, counted in fields from the start box."""

VASSALS_AT_A_CITY = 3
CITIES = 8


class Player:
    """One tribe.

    `tribe`; `card`, `rejected`: influence cards, hidden from others; `thalers`; `ip`: influence points; `arrival`:
    rises each time the influence marker arrives on a field (see `EraState.arrivals`); `parade`: field of the victory
    parade (VP); `morale`: field, from the start box; `era`; `improvements`: level by area (6); `food`: balance on the
    plate, hunger if negative; `hunger_aside`: hunger tokens beside the board; `free_vassals`: FV; `slots`: vassals
    still beside each city of the tribal board, the rightmost (next to be built) first (8); `built`: how many cities are
    off the board; `leaders`: all that are released, grey ones and those on fields or on the ring included; `grey`:
    those of them that are grey; `ready`: leaders that can be placed now; `army`: vassals in the regular army (RA);
    `legions`: in the RA; `militia`: from Strength hamlets, in the RA; `treaties`; `activated`: bit set of fields;
    `passed`, `revolted`, `peace`: in this round; `hamlets`: kinds of unused hamlets, in the order won, hidden from
    others; `spent`: hamlets used in any way; `legion_taken`, `plundered`: in this round (Romans; fleets that plundered,
    by sea as `(sea, count)` pairs); `goals`: bit set of goals reached (epic game); `paid`: the payment for an end
    condition was made; `struck`: bit set of Bringers of Peace attacked in this round; `orders`: standing orders.
    """

    __slots__ = (
        "activated", "army", "arrival", "built", "card", "era", "food", "free_vassals", "goals", "grey", "hamlets",
        "hunger_aside", "improvements", "ip", "leaders", "legion_taken", "legions", "militia", "morale", "orders",
        "paid", "parade", "passed", "peace", "plundered", "ready", "rejected", "revolted", "slots", "spent", "struck",
        "thalers", "treaties", "tribe",
    )  # fmt: skip

    improvements: bytes
    slots: bytes
    hamlets: tuple[int, ...]
    plundered: tuple[tuple[int, int], ...]
    orders: tuple[int, ...]

    def __init__(self) -> None:
        self.tribe = NO_TRIBE
        self.card = self.rejected = NO_CARD
        self.thalers = self.ip = self.arrival = self.parade = self.morale = 0
        self.era = NEOLITHIC
        self.improvements = bytes(6)
        self.food = self.hunger_aside = 0
        self.free_vassals = 0
        self.slots = bytes([VASSALS_AT_A_CITY] * CITIES)
        self.built = 0
        self.leaders = self.grey = self.ready = 0
        self.army = self.legions = self.militia = 0
        self.treaties = 0
        self.activated = 0
        self.passed = self.revolted = self.peace = self.legion_taken = self.paid = False
        self.hamlets = ()
        self.spent = self.struck = 0
        self.plundered = ()
        self.goals = 0
        self.orders = ()

    def copy(self) -> Player:
        """A player of its own. One assignment a line: several at once are packed into a tuple, which takes twice as
        long.
        """
        twin = Player.__new__(Player)
        twin.activated = self.activated
        twin.army = self.army
        twin.arrival = self.arrival
        twin.built = self.built
        twin.card = self.card
        twin.era = self.era
        twin.food = self.food
        twin.free_vassals = self.free_vassals
        twin.goals = self.goals
        twin.grey = self.grey
        twin.hamlets = self.hamlets
        twin.hunger_aside = self.hunger_aside
        twin.improvements = self.improvements
        twin.ip = self.ip
        twin.leaders = self.leaders
        twin.legion_taken = self.legion_taken
        twin.legions = self.legions
        twin.militia = self.militia
        twin.morale = self.morale
        twin.orders = self.orders
        twin.paid = self.paid
        twin.parade = self.parade
        twin.passed = self.passed
        twin.peace = self.peace
        twin.plundered = self.plundered
        twin.ready = self.ready
        twin.rejected = self.rejected
        twin.revolted = self.revolted
        twin.slots = self.slots
        twin.spent = self.spent
        twin.struck = self.struck
        twin.thalers = self.thalers
        twin.treaties = self.treaties
        twin.tribe = self.tribe
        return twin

    @property
    def improved(self) -> int:
        """eot.2.1-06, eot.3-12: how many improvements the player owns."""
        return sum(self.improvements)

    def to_data(self) -> Data:
        """The player as a list, in the order of `__slots__`."""
        values = [getattr(self, name) for name in self.__slots__]
        return [value if type(value) is int else _plain(value) for value in values]

    @classmethod
    def from_data(cls, data: Data) -> Player:
        """The player that `to_data` described."""
        player = cls()
        for name, value in zip(cls.__slots__, data, strict=True):
            setattr(player, name, _like(getattr(player, name), value))
        return player


class EraState(State):
    """A position of Era of Tribes.

    `setting`: board, tables and options, shared and never changed; `board`: that of the setting, at hand; `players`: by
    seat. Layers, one byte a province: `cubes[seat]`: own cubes, vassals on land and fleets at sea; `posts`: seat + 1 of
    the owner of a trade post on the city there; `battlefields`: 0 to 2; `hamlets`: kind + 1 of the hamlet that lies
    there unseen. `stacks`: for each province the seats with fleets there in the order in which they came
    (eot.1.3.A.2-56), empty on land. Sets of provinces: `cities[seat]`: with an own city; `control[seat]`: controlled,
    land and sea; `conquered[seat]`: of those, won in battle from their owner; `exhausted`: whose token cannot be used
    (again) this round; `army_goods`: whose Wine or Ivory lies in the RA. `box`: hamlets in the box by kind (17);
    `pile`: influence cards, the top one last; `open_cards`: left and right. `round`; `order`: the seats in turn order;
    `arrivals`: how often influence markers have arrived on fields. `ring`: the seat whose leader stands on the Turn
    Order ring, `ring_round`: the round it was placed in, `ring_taken`: the action was taken in this round.
    `researched`: the highest level reached by anybody, by area (6); `reached`: the highest era reached by anybody.
    Supplies: `grey_for_hire`, `grey_in_box`, `treaties`, `battlefield_supply`, `legions`. `alliances`: bit set of pairs
    (see `pair_bit`). `offers`, `promises`: what is on the table (see `rules/offers.py`). `ended_by`: the goal that ends
    the game with this round (see `rules/ending.py`), NOTHING_YET before; `wiped`: bit set of seats wiped off the map;
    `winners`: seats, once the game is scored; `removed`: vassals out of the game, by seat.
    """

    __slots__ = (
        "alliances", "army_goods", "arrivals", "battlefield_supply", "battlefields", "board", "box", "cities",
        "conquered", "control", "cubes", "ended_by", "exhausted", "grey_for_hire", "grey_in_box", "hamlets", "legions",
        "offers", "open_cards", "order", "pile", "players", "posts", "promises", "reached", "removed", "researched",
        "ring", "ring_round", "ring_taken", "round", "setting", "stacks", "treaties", "winners", "wiped",
    )  # fmt: skip

    setting: Setting
    board: Board
    players: list[Player]
    cubes: list[bytearray]
    cities: list[int]
    posts: bytes
    conquered: list[int]
    control: list[int]
    battlefields: bytes
    hamlets: bytes
    stacks: list[tuple[int, ...]]
    exhausted: int
    army_goods: int
    box: bytes
    pile: list[int]
    open_cards: list[int]
    round: int
    order: tuple[int, ...]
    arrivals: int
    ring: int
    ring_round: int
    ring_taken: bool
    researched: bytes
    reached: int
    grey_for_hire: int
    grey_in_box: int
    treaties: int
    battlefield_supply: int
    legions: int
    alliances: int
    offers: tuple[tuple[int, ...], ...]
    promises: tuple[tuple[int, ...], ...]
    ended_by: int
    wiped: int
    winners: tuple[int, ...]
    removed: bytes

    def __init__(self, setting: Setting, players: int) -> None:
        """An empty map and tribes without anything; `setup` and scenarios fill it."""
        size = setting.board.size
        self.setting = setting
        self.board = setting.board
        self.players = [Player() for _ in range(players)]
        self.cubes = [bytearray(size) for _ in range(players)]
        self.cities, self.control = [0] * players, [0] * players
        self.conquered = [0] * players
        self.posts = self.battlefields = self.hamlets = bytes(size)
        self.stacks = [()] * size
        self.exhausted = self.army_goods = 0
        self.box = bytes(17)
        self.pile = []
        self.open_cards = [NO_CARD, NO_CARD]
        self.round = 0
        self.order = tuple(range(players))
        self.arrivals = 0
        self.ring, self.ring_round, self.ring_taken = NOBODY, 0, False
        self.researched = bytes(6)
        self.reached = NEOLITHIC
        self.grey_for_hire = self.grey_in_box = 0
        self.treaties = self.battlefield_supply = self.legions = 0
        self.alliances = 0
        self.offers = self.promises = ()
        self.ended_by = NOTHING_YET
        self.wiped = 0
        self.winners = ()
        self.removed = bytes(players)
        self.agenda = []
        self.opened = 0
        self.chance_key = self.chance_position = 0

    def copy(self) -> EraState:
        """A state of its own; the setting and whatever is never changed in place is shared. See `Player.copy`."""
        twin = EraState.__new__(EraState)
        twin.agenda = [frame.copy() for frame in self.agenda]
        twin.opened = self.opened
        twin.chance_key = self.chance_key
        twin.chance_position = self.chance_position
        twin.alliances = self.alliances
        twin.army_goods = self.army_goods
        twin.arrivals = self.arrivals
        twin.battlefield_supply = self.battlefield_supply
        twin.battlefields = self.battlefields
        twin.board = self.board
        twin.box = self.box
        twin.cities = self.cities[:]
        twin.conquered = self.conquered[:]
        twin.control = self.control[:]
        twin.cubes = [layer[:] for layer in self.cubes]
        twin.ended_by = self.ended_by
        twin.exhausted = self.exhausted
        twin.grey_for_hire = self.grey_for_hire
        twin.grey_in_box = self.grey_in_box
        twin.hamlets = self.hamlets
        twin.legions = self.legions
        twin.offers = self.offers
        twin.open_cards = self.open_cards[:]
        twin.order = self.order
        twin.pile = self.pile[:]
        twin.players = [player.copy() for player in self.players]
        twin.posts = self.posts
        twin.promises = self.promises
        twin.reached = self.reached
        twin.removed = self.removed
        twin.researched = self.researched
        twin.ring = self.ring
        twin.ring_round = self.ring_round
        twin.ring_taken = self.ring_taken
        twin.round = self.round
        twin.setting = self.setting
        twin.stacks = self.stacks[:]
        twin.treaties = self.treaties
        twin.winners = self.winners
        twin.wiped = self.wiped
        return twin

    def to_data(self) -> Data:
        """The position without the secret key of chance."""
        data: dict[str, Data] = {
            name: _plain(getattr(self, name)) for name in self.__slots__ if name not in _IN_THEIR_OWN_WAY
        }
        data["stacks"] = [list(stack) for stack in self.stacks]
        data["setting"] = self.setting.to_data()
        data["players"] = [player.to_data() for player in self.players]
        data["agenda"] = [frame.to_data() for frame in self.agenda]
        data["opened"], data["chance_position"] = self.opened, self.chance_position
        return data

    # --- what the layers say ------------------------------------------------------------------------------------------

    def present(self, seat: int) -> int:
        """eot.1.3.D-18: the provinces with a vassal, city or fleet of `seat`, as a set."""
        return self.cities[seat] | cubes_set(self.cubes[seat])

    def land_of(self, seat: int) -> int:
        """eot.2.1-07: the land provinces with a vassal or city of `seat`, as a set."""
        return self.present(seat) & self.board.land

    def city_count(self, seat: int) -> int:
        """eot.3-14: the cities of `seat` on the map."""
        return self.cities[seat].bit_count()

    def fleets(self, seat: int) -> int:
        """eot.3-01: the fleets of `seat`."""
        layer = self.cubes[seat]
        return sum(layer[province] for province in provinces_in(cubes_set(layer) & self.board.sea))

    def luxuries(self, seat: int) -> int:
        """eot.1.3.G-18, eot.3-07: the provinces whose luxury good `seat` owns, as a set."""
        return self.control[seat] & self.board.luxury

    def living(self) -> list[int]:
        """The seats that are not wiped out, in turn order."""
        return [seat for seat in self.order if not self.wiped >> seat & 1]

    def allied(self, one: int, other: int) -> bool:
        """eot.1.3.D-27: whether two seats have an alliance."""
        return bool(self.alliances & pair_bit(one, other))


NOTHING_YET = 255
"""`EraState.ended_by` before any end condition was met."""


def changed(values: bytes, place: int, value: int) -> bytes:
    """A layer with another value at one place. Layers that change rarely are never changed in place: copies share them.

    >>> list(changed(bytes([1, 2, 3]), 1, 9))
    [1, 9, 3]
    """
    copied = bytearray(values)
    copied[place] = value
    return bytes(copied)


_DIGITS = bytes([ord("0"), *[ord("1")] * 255])


def cubes_set(layer: bytes | bytearray) -> int:
    """The provinces where a layer is not 0, as a set.

    Written as binary digits and read as one number: a loop over the provinces takes a hundred times as long.

    >>> cubes_set(bytearray([0, 2, 0, 1])) == 0b1010
    True
    """
    return int(layer.translate(_DIGITS)[::-1], 2)


def pair_bit(one: int, other: int) -> int:
    """The bit of `EraState.alliances` for two seats."""
    return 1 << (min(one, other) * 6 + max(one, other))


_IN_THEIR_OWN_WAY = frozenset(("board", "players", "setting", "stacks"))
"""Slots of a state that `EraState.to_data` writes one by one, or not at all."""


def _plain(value: Data) -> Data:
    """The same as JSON has it. Every hash of a position goes through here, so layers and numbers take no call each."""
    if isinstance(value, (bytes, bytearray)):
        return list(value)
    if isinstance(value, (list, tuple)):
        return [each if type(each) is int else _plain(each) for each in value]
    return value


def _like(example: Data, value: Data) -> Data:
    """A value read back into the type of `example`."""
    if isinstance(example, bytes):
        return bytes(value)
    if isinstance(example, tuple):
        return _frozen(value)
    return value


def _frozen(value: Data) -> Data:
    return tuple(_frozen(each) for each in value) if isinstance(value, list) else value


def read_layers(state: EraState, data: Data) -> None:
    """Fill a new state with what `EraState.to_data` wrote, but for setting, agenda and generator."""
    for name in EraState.__slots__:
        if name in ("board", "players", "setting"):
            continue
        value = data[name]
        example = getattr(state, name)
        if name == "cubes":
            state.cubes = [bytearray(layer) for layer in value]
        elif name == "stacks":
            state.stacks = [tuple(stack) for stack in value]
        else:
            setattr(state, name, _like(example, value))
    state.players = [Player.from_data(player) for player in data["players"]]
