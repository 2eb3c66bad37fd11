"""Chapter 1.3.A: an expansion and its four parts, with leaders or by itself."""

from __future__ import annotations

from typing import NamedTuple, Self

from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import attacks, battles, colonies, ending, founding, morale, movement, placement
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import IRON_AGE

LEADER_EXPANSION = 2
GOOD_EXPANSION = 1
IRON_AGE_EXPANSION = 1

LEGION, PLACEMENT, MOVEMENT, CITIES, BATTLES, END = range(6)


class Parts(NamedTuple):
    """What an expansion is worth, part by part: food less hunger, leaders, luxury goods, morale, era, tribe."""

    food: int
    leaders: int
    goods: int
    morale: int
    era: int
    tribe: int


def parts(state: EraState, seat: int, leaders: int, goods: int) -> Parts:
    """eot.1.3.A-03, eot.1.3.A-04, eot.1.3.A.1-01, eot.1.3.A.1-15, eot.1.3.A.1-16, R-038: food less hunger, goods and
    leaders placed, the printed morale value, era and tribe.
    """
    player = state.players[seat]
    return Parts(
        player.food,
        LEADER_EXPANSION * leaders,
        GOOD_EXPANSION * goods,
        morale.value(state, seat),
        IRON_AGE_EXPANSION if player.era == IRON_AGE else 0,
        tribe_of(state, seat).expansion_bonus,
    )


def value(state: EraState, seat: int, leaders: int, goods: int) -> int:
    """eot.1.3.A-04: the expansion value, the sum of its parts."""
    return sum(parts(state, seat, leaders, goods))


class Expansion(placement.TakesNewVassals, attacks.TakesAttacks):
    """eot.1.3.A-05: place vassals, convert and move, found cities, fight battles. Fields: the seat; leaders and goods
    placed; the part that comes next; the land held before, as a set; the new vassals; what movement left for the
    battles (see `attacks.Attack`), and the seas into which fleets were brought, as a set.
    """

    __slots__ = ("attacks", "before", "fresh", "goods", "leaders", "part", "sailed", "seat")
    kind = "expansion"
    fields = ("seat", "leaders", "goods", "part", "before", "fresh", "attacks", "sailed")
    stage = "expansion"

    def __init__(self, seat: int, leaders: int, goods: int) -> None:
        self.seat = seat
        self.leaders = leaders
        self.goods = goods
        self.part = LEGION
        self.before = 0
        self.fresh: placement.Counts = ()
        self.attacks: tuple[attacks.Attack, ...] = ()
        self.sailed = 0

    @classmethod
    def from_data(cls, data: Data) -> Self:
        """Attacks are attacks again."""
        frame = super().from_data(data)
        frame.attacks = tuple(attacks.Attack(*attack) for attack in frame.attacks)
        return frame

    def copy(self) -> Self:
        """The fields change from part to part."""
        twin = type(self)(self.seat, self.leaders, self.goods)
        twin.number, twin.part, twin.before = self.number, self.part, self.before
        twin.fresh, twin.attacks, twin.sailed = self.fresh, self.attacks, self.sailed
        return twin

    @property
    def by_leader(self) -> bool:
        """eot.1.3.A-01: whether a leader stands on the field, or it is an autoexpansion."""
        return self.leaders > 0

    def take_new_vassals(self, fresh: placement.Counts) -> None:
        """See `TakesNewVassals`."""
        self.fresh = fresh

    def take_attacks(self, attacks: tuple[attacks.Attack, ...], sailed: int) -> None:
        """See `TakesAttacks`."""
        self.attacks, self.sailed = attacks, sailed

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The next part."""
        part, self.part = self.part, self.part + 1
        if part == LEGION:
            self.before = state.land_of(self.seat)
            placement.offer_legion(state, self.seat)
        elif part == PLACEMENT:
            points = value(state, self.seat, self.leaders, self.goods)
            umpire.announce("expansion", {"seat": self.seat, "value": points})
            placement.begin(state, self.seat, points, umpire)
        elif part == MOVEMENT:
            state.push(movement.begin(state, self.seat, self.fresh, self.by_leader))
        elif part == CITIES:
            state.push(founding.Founding(self.seat))
        elif part == BATTLES:
            state.push(battles.Battles(self.seat, self.attacks, self.sailed, self.by_leader))
        else:
            state.agenda.pop()
            colonies.judge(state, self.seat, self.before, umpire)
            umpire.announce("expansion_end", {"seat": self.seat})
            ending.check(state, umpire, self.seat)
