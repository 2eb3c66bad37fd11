"""The table options of Era of Tribes: length, map, and the options of the rulings (R-numbers) with their defaults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

from stammtisch.engine.choices import read_choices
from stammtisch.engine.game import OptionValue, TableOption
from stammtisch.games.era.owner_tables import HASH

ON_OFF: tuple[OptionValue, ...] = ("off", "on")
VARIANTS: tuple[OptionValue, ...] = (
    "by_players", "two1", "two2", "two3", "two4", "two5", "two6", "three1", "three2", "three3", "three4",
    "four1", "four2", "four3", "four4", "five",
)  # fmt: skip
"""eot.0.3-06: the areas of the map; `by_players` is the first one for the number of players, `five` the whole map."""

TABLE_OPTIONS: tuple[TableOption, ...] = (
    TableOption("length", ("normal", "long", "epic"), "normal", "eot.0.1-01"),
    TableOption("variant", VARIANTS, "by_players", "eot.0.3-01"),
    TableOption("home_provinces", ("two", "three"), "two", "eot.0.6.3-04"),
    TableOption("grey_leader_cap", ("eight", "unlimited"), "eight", "eot.C-09"),
    TableOption("tribe_draft", ("sequential", "random", "free_before_cards"), "sequential", "eot.0.5-04"),
    TableOption("ip_floor", ("none", "zero"), "none", "eot.1.1-04"),
    TableOption("hunger_memory", ("permanent", "cleared"), "permanent", "eot.1.1-03"),
    TableOption("hunger_reuse", ON_OFF, "off", "eot.1.3.A.3-07"),
    TableOption("pass", ("final", "forbidden"), "final", "eot.1.3-05"),
    TableOption("placement_limit", ("piece", "province"), "piece", "eot.1.3.A.1-02"),
    TableOption("vassal_mp", ("11223", "11233", "11123"), "11223", "eot.1.3.A.2-26"),
    TableOption("strait_links", ON_OFF, "off", "eot.1.3.A.2-45"),
    TableOption("land_on_own", ON_OFF, "off", "eot.1.3.A.2-57"),
    TableOption("sea_attacker", ("active", "demander"), "active", "eot.1.3.A.2-55"),
    TableOption("colony_unit", ("block", "province"), "block", "eot.1.3.A.2-30"),
    TableOption("colony_penalty", ("per_colony", "once_per_expansion"), "per_colony", "eot.8-09"),
    TableOption("city_hit_order", ("last", "free"), "last", "eot.1.3.A.4-40"),
    TableOption("reinforce_after_roll", ON_OFF, "off", "eot.1.3.A.4-42"),
    TableOption("barbarian_ra_tiebreak", ON_OFF, "off", "eot.1.3.A.4-34"),
    TableOption("battlefield_threshold", ("5/10", "6/11"), "5/10", "eot.1.3.A.4-78"),
    TableOption("revolution_min_units", (0, 1), 0, "eot.1.3.A.4-19"),
    TableOption("revolution_unit", ("sits_out", "markers_only"), "sits_out", "eot.1.3.A.4-87"),
    TableOption(
        "germanic_trade", ("three_per_leader", "two_per_leader", "flat_two"), "three_per_leader", "eot.1.3.B-05"
    ),
    TableOption("further_without_main", ON_OFF, "off", "eot.1.3.D-17"),
    TableOption("province_price", ("fixed", "negotiable"), "fixed", "eot.1.3.D-21"),
    TableOption("peace_penalty", ("per_player", "per_battle"), "per_player", "eot.1.3.D-12"),
    TableOption("agreements", ("thalers_treaties", "none"), "thalers_treaties", "eot.1.3.D-35"),
    TableOption("branches", ("overlap", "ring", "cut_wheel"), "overlap", "eot.1.3.E-10"),
    TableOption("culture_ip_for_stragglers", ("on", "off"), "on", "eot.1.3.E-20"),
    TableOption("agri2_city", ("city_plus_two", "city_plus_one"), "city_plus_two", "eot.1.5-06"),
    TableOption("zero_places", ON_OFF, "off", "eot.1.3.G-10"),
    TableOption("military_victory", ("control", "battle_only"), "control", "eot.2.1-09"),
    TableOption("epic_goals", ("simultaneous", "ever"), "simultaneous", "eot.2.1-24"),
    TableOption("final_tiebreak", ("shared", "earlier_on_track"), "shared", "eot.2.2-09"),
    TableOption("hamlet_colour_public", ON_OFF, "off", "eot.C-27"),
    TableOption("plunder_is_attack", ON_OFF, "off", "eot.4-21"),
    TableOption("absent_defence", ("none", "commit_all_army"), "none", "eot.1.3.A.4-07"),
    TableOption("era_morale", ("once", "every_1_1"), "once", "eot.8-29"),
    TableOption("shared_result", ON_OFF, "off", None),
)


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has chosen, one attribute an option (`pass` is `passing`); shared by all states of the game.

    `tables`: the hash of the owner's tables that the game is played with (`owner_tables`), empty with the project's.
    """

    length: str = "normal"
    variant: str = "by_players"
    home_provinces: str = "two"
    grey_leader_cap: str = "eight"
    tribe_draft: str = "sequential"
    ip_floor: str = "none"
    hunger_memory: str = "permanent"
    hunger_reuse: str = "off"
    passing: str = "final"
    placement_limit: str = "piece"
    vassal_mp: str = "11223"
    strait_links: str = "off"
    land_on_own: str = "off"
    sea_attacker: str = "active"
    colony_unit: str = "block"
    colony_penalty: str = "per_colony"
    city_hit_order: str = "last"
    reinforce_after_roll: str = "off"
    barbarian_ra_tiebreak: str = "off"
    battlefield_threshold: str = "5/10"
    revolution_min_units: int = 0
    revolution_unit: str = "sits_out"
    germanic_trade: str = "three_per_leader"
    further_without_main: str = "off"
    province_price: str = "fixed"
    peace_penalty: str = "per_player"
    agreements: str = "thalers_treaties"
    branches: str = "overlap"
    culture_ip_for_stragglers: str = "on"
    agri2_city: str = "city_plus_two"
    zero_places: str = "off"
    military_victory: str = "control"
    epic_goals: str = "simultaneous"
    final_tiebreak: str = "shared"
    hamlet_colour_public: str = "off"
    plunder_is_attack: str = "off"
    absent_defence: str = "none"
    era_morale: str = "once"
    shared_result: str = "off"
    tables: str = ""

    def chosen(self) -> dict[str, OptionValue]:
        """The options that differ from their default."""
        return {
            _NAMES.get(field.name, field.name): getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }


_NAMES = {"passing": "pass"}
_ATTRIBUTES = {name: attribute for attribute, name in _NAMES.items()}


def read_options(chosen: Mapping[str, OptionValue]) -> Options:
    """The options with `chosen` values; SetupError names an option or a value that there is not.

    `tables`, the hash of an owner's figures, is no choice: it has no list of values.
    """
    laid = {name: value for name, value in chosen.items() if name == "tables" and HASH.fullmatch(str(value))}
    choices = {name: value for name, value in chosen.items() if name not in laid}
    read = read_choices("Era of Tribes", TABLE_OPTIONS, choices)
    attributes = {_ATTRIBUTES.get(name, name): value for name, value in read.items()}
    return Options(**attributes, **laid)  # type: ignore[arg-type]  # the values are checked
