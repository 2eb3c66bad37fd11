"""Chapter 4: the ten tribes. A tribe is a class that overrides the named hooks of `Tribe`; other chapters ask only
these.

Half prices for an area of improvement stand in the tables (`half_price_area`).
"""

from __future__ import annotations

from typing import ClassVar

from stammtisch.games.era import words
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import MECHANICS, NAVIGATION


class Tribe:
    """A tribe without any power of its own.

    `expansion_bonus`: added to every expansion value. `city_food`: what a city eats. `food_of_fish`: food of a fish
    province. `leader_on_trade`: Thalers of a leader on Trade. `leader_on_circuses`: morale of a leader on Bread &
    Circuses. `tax_morale`, `round_morale`: morale lost besides, when taxing and at 1.1. `city_morale`: fields less for
    cities then. `improvement_discount`: Thalers less for an improvement. `hire_vassals`, `hire_thalers`: the price of a
    grey leader. `fleet_points`: movement points of fleets more. `fleets_a_price`: fleets that one price pays.
    `free_units`: how many units an improvement of an area gives at most, by area. `free_from_cities`: those taken from
    cities cost no morale. `army_luxury`: kind of luxury good that may lie in the regular army. `plunders`,
    `recruits_legions`: whether it does. `lost_fleet_morale`: morale gained for a lost fleet.
    """

    number: ClassVar[int] = words.NO_TRIBE
    expansion_bonus: ClassVar[int] = 0
    city_food: ClassVar[int] = 2
    food_of_fish: ClassVar[int] = 1
    leader_on_trade: ClassVar[int] = 1
    leader_on_circuses: ClassVar[int] = 1
    tax_morale: ClassVar[int] = 0
    round_morale: ClassVar[int] = 0
    city_morale: ClassVar[int] = 0
    improvement_discount: ClassVar[int] = 0
    hire_vassals: ClassVar[int] = 3
    hire_thalers: ClassVar[int] = 3
    fleet_points: ClassVar[int] = 0
    fleets_a_price: ClassVar[int] = 1
    free_from_cities: ClassVar[bool] = False
    army_luxury: ClassVar[int | None] = None
    plunders: ClassVar[bool] = False
    recruits_legions: ClassVar[bool] = False
    lost_fleet_morale: ClassVar[int] = 0

    def free_units(self, area: int) -> int:
        """eot.1.3.E-25, eot.1.3.E-39: how many fleets a Navigation, or army vassals a Mechanics improvement gives at
        most."""
        return 1 if area in (NAVIGATION, MECHANICS) else 0

    def morale_of_cities(self, cities: int) -> int:
        """eot.1.1-01, eot.1.3.C-06: the fields that so many cities cost at 1.1 and when taxing."""
        return max(0, cities - self.city_morale)


class Egyptians(Tribe):
    """eot.4-02, eot.4-03, eot.1.3.A.3-13, eot.1.1-08, eot.1.1-09: their cities eat one food and cost one field less in
    all (R-029), never less than none (R-028).
    """

    number = words.EGYPTIANS
    city_food = 1
    city_morale = 1


class Greeks(Tribe):
    """eot.4-04, eot.4-05, eot.4-06, eot.4-07, eot.1.1-07, eot.1.3.C-07, eot.1.3.E-14: improvements cost 2 T less, a
    price pays two fleets, and they lose a field more at 1.1 and when taxing.
    """

    number = words.GREEKS
    tax_morale = 1
    round_morale = 1
    improvement_discount = 2
    fleets_a_price = 2


class Gauls(Tribe):
    """eot.4-09, eot.1.3.A.4-14: their Wine may lie in the regular army."""

    number = words.GAULS
    army_luxury = words.WINE


class Iberians(Tribe):
    """eot.4-10, eot.1.3.A.1-16: one more for every expansion."""

    number = words.IBERIANS
    expansion_bonus = 1


class Germanics(Tribe):
    """eot.4-12, eot.4-13, eot.4-14, eot.1.3.B-05, eot.1.3.E-45: leaders trade better; up to three army vassals for a
    Mechanics improvement, without morale for those from cities.
    """

    number = words.GERMANICS
    leader_on_trade = 3
    free_from_cities = True

    def free_units(self, area: int) -> int:
        """eot.4-13: up to three army vassals."""
        return 3 if area == MECHANICS else super().free_units(area)


class Britons(Tribe):
    """eot.4-15, eot.4-16, eot.1.3.F-04: leaders on Bread & Circuses count two, a fish province gives two food
    (R-176)."""

    number = words.BRITONS
    leader_on_circuses = 2
    food_of_fish = 2


class Romans(Tribe):
    """eot.4-17, eot.4-19: they recruit legions."""

    number = words.ROMANS
    recruits_legions = True


class Norsemen(Tribe):
    """eot.4-20, eot.4-21, eot.4-27: fleets with two points more that plunder, and morale for those lost."""

    number = words.NORSEMEN
    fleet_points = 2
    plunders = True
    lost_fleet_morale = 1


class Carthaginians(Tribe):
    """eot.4-30, eot.4-31, eot.1.3.E-28: up to three fleets for a Navigation improvement; Ivory may lie in the regular
    army."""

    number = words.CARTHAGINIANS
    army_luxury = words.IVORY

    def free_units(self, area: int) -> int:
        """eot.4-30: up to three fleets."""
        return 3 if area == NAVIGATION else super().free_units(area)


class Slavs(Tribe):
    """eot.4-23, eot.4-24, eot.1.3.D-11, eot.1.3.A.1-16: two more for every expansion; leaders are hired for less."""

    number = words.SLAVS
    expansion_bonus = 2
    hire_vassals = 2
    hire_thalers = 2


_ALL = (Egyptians, Greeks, Gauls, Iberians, Germanics, Britons, Romans, Norsemen, Carthaginians, Slavs)
TRIBES: dict[int, Tribe] = {words.NO_TRIBE: Tribe(), **{kind.number: kind() for kind in _ALL}}
"""eot.4-32: the tribes by number, and one without powers for whoever has none yet."""


def tribe_of(state: EraState, seat: int) -> Tribe:
    """The tribe that `seat` plays."""
    return TRIBES[state.players[seat].tribe]
