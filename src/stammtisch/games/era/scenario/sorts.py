"""What sort of value each key takes, so that a value of another sort is named with its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from stammtisch.engine.scenario import NotUnderstood

Sort = tuple[type, ...]
NUMBER: Sort = (int,)
TEXT: Sort = (str,)
TRUTH: Sort = (bool,)
LIST: Sort = (list,)
OBJECT: Sort = (dict,)
_WORDS = {int: "a whole number", str: "a text", bool: "true or false", list: "a list", dict: "an object"}


def _each(sort: Sort, keys: str) -> dict[str, Sort]:
    return dict.fromkeys(keys.split(), sort)


SEAT: Mapping[str, Sort] = {
    **_each(
        NUMBER,
        "available_leaders card_count cities cities_after cities_before city_limit count early_taken expansion_value "
        "final fish_provinces fleet_mp fleets free_vassals grain_provinces grey_leaders hamlets_won horses "
        "horses_aside horses_in_ra hunger hunger_aside hunger_plate improvements_total ip land_provinces leaders "
        "leaders_on_board leaders_placed leaders_total legions lg_count lg_on_board lg_placed morale_field "
        "morale_value new_vassals next_improvement_gives_ip on_ring ore ore_aside ore_in_ra own_leaders_to_give "
        "ra_committed ra_militia ra_vassals regular_army_vassals requirements_met sea_provinces spent_hamlets "
        "thalers trade_markers trade_posts "
        "treaties unused_hamlets unused_lg vassal_mp vassals_at_cities vassals_at_next_city vp_field food agriculture "
        "architecture mechanics commerce navigation culture",
    ),
    **_each(LIST, "activated city_slots_right_to_left controls holds home lg provinces ra_tokens used_lg"),
    **_each(
        TRUTH,
        "cities_possible end_bonus_paid first_action_done legion_taken passed peace revolution_this_round",
    ),
    **_each(TEXT, "era expansion_by hamlet morale personal rejected tribe vp_field_colour vp_next_colour note"),
    **_each(OBJECT, "improvements"),
    "hamlets": (int, list),
    "kept": (str, list),
    "ra_left": (int, dict),
    "regular_army": (int, dict),
    "used": (bool, int),
}
TABLE: Mapping[str, Sort] = {
    **_each(TEXT, "active drawn end_triggered_by mode note owner phase ring ring_placed"),
    **_each(
        LIST,
        "adjacent alliances area area_tribes barbarian_chart_rows borders order other_game_tribes player_counts "
        "printed_symbols promises strength taken tribes tribes_in_area_not_played",
    ),
    **_each(
        OBJECT,
        "arrival attack battle battlefields blocks counts home_provinces map morale morale_values options players "
        "researched setup track_colours unused",
    ),
    **_each(
        NUMBER,
        "barbarian_row battlefield_supply cards_out_of_game deck grey_in_box grey_leaders_for_hire legions_in_supply "
        "pile player_count requirements_met round treaty_supply vp_start",
    ),
    **_each(TRUTH, "first_to_era land ring_taken_this_round sea"),
    "barbarian_chart": (dict, list),
    "battles": (int, list),
    "branches": (str, dict),
    "mechanics": (list, dict),
    "open_cards": (int, list),
    "ra_left": (list, dict),
}
SITE: Mapping[str, Sort] = {
    **_each(NUMBER, "battlefield new vassals"),
    **_each(LIST, "areas borders stack_top_to_bottom"),
    **_each(TEXT, "area controller home lg mg note owner shared_since terrain trade_post"),
    **_each(TRUTH, "barbarian dot fish grain hamlet_won_here only_by_fleet sea"),
    "city": (bool, str),
    "fleets": (dict, int),
    "hamlet": (int, str),
}
STEP: Mapping[str, Sort] = {
    **_each(TEXT, "action area at by city_of colour field kind mode of on other pay province result unit window"),
    **_each(TRUTH, "city enforce give_up_sea"),
    **_each(NUMBER, "amount die fish grain hamlets ivory leaders legions level moved_units ore price ra_militia "
            "ra_vassals thalers tokens vassals wine"),
    **_each(OBJECT, "dice extras give options scores take"),
    **_each(LIST, "chain order units"),
    "answer": (bool, str),
    "at": (str, list),
    "attack": (str,),
    "card": (str,),
    "count": (int, str),
    "drawn": (int, list),
    "level": (int, str),
    "lg": (int, list),
    "path": (list, str),
    "sits_out": (str,),
    "source": (str, list),
    "survivors": (dict, int),
    "to": (str, list),
    "tribe": (str,),
    "use": (bool,),
}  # fmt: skip


BATTLE: Mapping[str, Sort] = {
    **_each(TEXT, "at attacker defender kind result step"),
    **_each(
        NUMBER,
        "attacker_vassals_lost defender_vassals_lost fleets_lost hits legions_committed legions_lost "
        "lost_attacker_ra_vassals lost_attacker_vassals lost_defender_ra_vassals lost_defender_vassals lost_vassals "
        "mercenary_used of_these_late round attacker_survivors defender_survivors",
    ),
    **_each(LIST, "attacker_first_group attacker_markers attacker_second_group"),
    **_each(LIST, "defender_first_group defender_markers defender_second_group"),
    **_each(OBJECT, "attacker_units defender_units markers strength strength_at_start units units_ever"),
    **_each(TRUTH, "city defender_city dice_rolled land sea"),
    "survivors": (int, dict),
}
"""Besides them: `hits_on_X`, `units_X`, `x_blocks_before`, `x_blocks_after` for a seat X."""
_BY_SEAT = ("hits_on_", "units_")
_BLOCKS = ("_blocks_before", "_blocks_after")
ATTACK: Mapping[str, Sort] = {
    **_each(TEXT, "attacker by defender from on"),
    **_each(NUMBER, "fleets vassals"),
    **_each(TRUTH, "only_by_sea"),
    "at": (str, list),
    "units": (list,),
}
_NUMBERS_INSIDE = frozenset((
    "improvements", "regular_army", "ra_left", "researched", "blocks", "counts", "home_provinces", "morale_values",
    "units", "attacker_units", "defender_units", "strength", "strength_at_start", "units_ever", "survivors", "fleets",
    "scores",
))  # fmt: skip
"""Keys below which everything is a number."""


def check(described: Mapping[str, Any], sorts: Mapping[str, Sort], *place: str) -> None:
    """NotUnderstood if a value is of another sort than its key takes; null is what is not given."""
    for key, value in described.items():
        sort = sorts.get(key)
        if sort is None or value is None:
            continue
        if not isinstance(value, sort) or (isinstance(value, bool) and bool not in sort):
            raise NotUnderstood(f"must be {_or(sort)}, not {value!r}", *place, f"key '{key}'")
        if key in _NUMBERS_INSIDE and isinstance(value, dict):
            _numbers(value, *place, f"key '{key}'")


def _numbers(value: Mapping[str, Any], *place: str) -> None:
    for key, each in value.items():
        if isinstance(each, dict):
            _numbers(each, *place, f"key '{key}'")
        elif type(each) is not int:
            raise NotUnderstood(f"must be a whole number, not {each!r}", *place, f"key '{key}'")


def check_battle(told: Mapping[str, Any], place: str) -> None:
    """What a case says under `battle` or `attack`."""
    sorts = BATTLE if place == "battle" else ATTACK
    for key in told:
        by_seat = place == "battle" and (key.startswith(_BY_SEAT) or key.endswith(_BLOCKS))
        if key not in sorts and not by_seat:
            raise NotUnderstood(f"no such key; known are {', '.join(sorted(sorts))}", place, f"key '{key}'")
    check(told, sorts, place)


def known(described: Mapping[str, Any], keys: Iterable[str], what: str, *place: str) -> None:
    """NotUnderstood if there is a key that nobody knows."""
    for key in described:
        if key not in keys:
            raise NotUnderstood(f"{what} has no such key; known are {', '.join(sorted(keys))}", *place, f"key '{key}'")


def _or(sort: Sort) -> str:
    return " or ".join(_WORDS[each] for each in sort)
