"""The figures printed on board and player boards, read from `data/tables.toml` with their sources, checked, never
changed.

Levels run from 0 (start field) to 4; lists by level have five entries. Lists by area follow `words.AREAS`, lists by era
`words.ERAS`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stammtisch.engine.objects import Constant


@dataclass(frozen=True, slots=True)
class Tables(Constant):
    """`morale_values`: printed value of each field, the top one first (16, R-001). `track_colours`: 0 white, 1 black, 2
    red, by field (45, R-002). `barbarian_chart`: (militia, Mechanics) by era (6, R-003, eot.C-25). `tax_yield`: by
    cities built (9, R-004). `vassal_mp`: movement points by Mechanics (5, R-045). `fleet_mp`, `fleet_price`: by
    Navigation. `army_price`: by Mechanics. `city_limit`: by Architecture. `agriculture_food`: food of each level.
    `culture_ip`, `culture_morale`: of each level. `circuses_bonus`: by Culture. `commerce_marker`: by Commerce.
    `price`, `straggler_price`, `half_price`, `surcharge`: by level. `branches[area][level]`: areas whose level n-1 an
    improvement rests on (R-129). `half_price_areas`: area by tribe. `requirements`: (luxury goods, cities,
    improvements) by era. `era_morale`: by era. `glorious`: IP by length (normal, long) and players (index 1 to 6).
    `parade_start`: like `glorious`. `technological`, `dominating`: by length. `hamlets`: how many of each kind (40,
    eot.C-14, eot.5-04). `hamlet_scores`: by scoring kind, the five thresholds for 1 to 5 IP. `treaties`,
    `battlefields`, `grey_leaders`, `legions`: supplies (R-006, eot.C-09, eot.C-12, eot.C-17). `horse_mp`: points that a
    Horse gives; `norse_fleet_mp`: points that Norse fleets have more.
    """

    morale_values: tuple[int, ...]
    track_colours: tuple[int, ...]
    barbarian_chart: tuple[tuple[int, int], ...]
    tax_yield: tuple[int, ...]
    vassal_mp: tuple[int, ...]
    fleet_mp: tuple[int, ...]
    fleet_price: tuple[int, ...]
    army_price: tuple[int, ...]
    city_limit: tuple[int, ...]
    agriculture_food: tuple[int, ...]
    culture_ip: tuple[int, ...]
    culture_morale: tuple[int, ...]
    circuses_bonus: tuple[int, ...]
    commerce_marker: tuple[int, ...]
    price: tuple[int, ...]
    straggler_price: tuple[int, ...]
    half_price: tuple[int, ...]
    surcharge: tuple[int, ...]
    branches: tuple[tuple[tuple[int, ...], ...], ...]
    half_price_areas: Mapping[int, int]
    requirements: tuple[tuple[int, int, int], ...]
    era_morale: tuple[int, ...]
    glorious: Mapping[str, tuple[int, ...]]
    parade_start: Mapping[str, tuple[int, ...]]
    technological: Mapping[str, int]
    dominating: Mapping[str, int]
    hamlets: tuple[int, ...]
    hamlet_scores: tuple[tuple[int, ...], ...]
    treaties: int
    battlefields: int
    grey_leaders: int
    legions: int
    horse_mp: int
    norse_fleet_mp: int

    def morale_value(self, field: int) -> int:
        """eot.1.1-12: the printed value of a field of the morale track, counted from the start box (+5 to -10)."""
        return self.morale_values[5 - field]
