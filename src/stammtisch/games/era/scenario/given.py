"""The position of a scenario: `given`, and what it leaves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.board_data import standard_board
from stammtisch.games.era.scenario import names, sorts
from stammtisch.games.era.scenario.battle_plan import contested, place_attack, plan_battle
from stammtisch.games.era.scenario.cast import main_seat, names_of, steps_of
from stammtisch.games.era.scenario.given_map import plan_map
from stammtisch.games.era.scenario.given_seats import (
    era_of,
    levels_of,
    plan_posts,
    plan_presence,
    plan_seat,
)
from stammtisch.games.era.scenario.given_table import fill_table
from stammtisch.games.era.scenario.given_tables import morale_fields, options_of, tables_of
from stammtisch.games.era.scenario.given_tribes import fill_player
from stammtisch.games.era.scenario.plan import Plan, Site
from stammtisch.games.era.scenario.position import Case, Position
from stammtisch.games.era.setting import Setting
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.table_files import standard_tables
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.words import GAULS, IBERIANS, NO_TRIBE, NORSEMEN

_SET_UP = ("setup.deal", "setup.keep_card", "setup.tribe", "setup.place_influence", "setup.open_cards", "setup.hamlets")
_STAND_INS = (IBERIANS, NORSEMEN, GAULS)
"""Tribes for seats whose home provinces a case gives without their tribe."""


def build_position(given: Mapping[str, Any], when: Sequence[Any], header: Mapping[str, Any]) -> Position:
    """The position that a case starts from; NotUnderstood names a key that is unknown."""
    _check(given)
    seats = names_of(given, when)
    case = Case(given, when, header, seats, main_seat(given, when, seats))
    options = options_of(given)
    tribes = _tribes(case)
    printed = standard_tables(options)
    eras = [era_of(case, seat) for seat in range(len(seats))]
    levels = [levels_of(case, seat, eras[seat], printed, options) for seat in range(len(seats))]
    fields = morale_fields(case, options)
    plan = Plan()
    plan_map(plan, case, tribes)
    _homes(plan, case, tribes, options)
    battle = plan_battle(plan, case)
    if not sets_up(when):
        for seat in range(len(seats)):
            plan_seat(plan, case, seat, eras[seat], printed)
        plan_posts(plan, case, levels, printed)
        plan_presence(plan, case, contested(case, plan, battle))
    _neighbours(plan, case)
    plan.join_loose_ends()
    tables = tables_of(case, options, levels, fields)
    state = EraState(Setting(plan.board(_in_the_area(case)), tables, options), len(seats))
    case.hidden, case.battle, case.tribes = plan.made, battle, tribes
    for seat in range(len(seats)):
        if not sets_up(when):
            state.players[seat].tribe, state.players[seat].era = tribes[seat], eras[seat]
        elif case.player(seat).get("tribe") is None or given.get("taken"):
            state.players[seat].tribe = tribes[seat] if _taken(case, seat) else NO_TRIBE
    _fill_map(state, plan)
    for seat in range(len(seats)):
        fill_player(state, case, seat, levels[seat], fields[seat])
    if not sets_up(when):
        _take_control(state, plan)
    place_attack(state, battle)
    fill_table(state, case)
    return Position(case, state)


def _check(given: Mapping[str, Any]) -> None:
    """Unknown keys and values of a wrong sort are named before anything is built from them."""
    sorts.known(given, sorts.TABLE, "a position")
    sorts.check(given, sorts.TABLE)
    for key in ("battle", "attack"):
        if given.get(key) is not None:
            sorts.check_battle(given[key], key)
    for name, told in (given.get("players") or {}).items():
        if not isinstance(told, Mapping):
            raise NotUnderstood("a seat is described by an object", f"key '{name}'")
        sorts.known(told, sorts.SEAT, "a seat", name)
        sorts.check(told, sorts.SEAT, name)


def sets_up(when: Sequence[Any]) -> bool:
    """Whether the case starts with the set-up, before anybody has pieces."""
    return any(step["do"] in _SET_UP for step in steps_of(when))


def _taken(case: Case, seat: int) -> bool:
    return bool(case.given.get("taken")) and case.player(seat).get("tribe") is None


def _tribes(case: Case) -> list[int]:
    """The tribe of every seat; a seat whose home provinces are given without it has one of the stand-ins."""
    found: list[int] = []
    listed = [names.tribe(word) for word in case.given.get("tribes") or ()]
    taken = [names.tribe(word) for word in case.given.get("taken") or ()]
    for seat in range(len(case.names)):
        told = case.player(seat).get("tribe")
        if told is not None and str(told).lower() not in ("none", "any"):
            found.append(names.tribe(told))
        elif seat < len(listed):
            found.append(listed[seat])
        elif taken and seat != case.main:
            found.append(taken.pop(0))
        elif _has_home(case, seat):
            found.append(next(tribe for tribe in _STAND_INS if tribe not in found))
        else:
            found.append(NO_TRIBE)
    return found


def _has_home(case: Case, seat: int) -> bool:
    sites = (case.given.get("map") or {}).values()
    on_map = any(isinstance(site, Mapping) and site.get("home") == case.name(seat) for site in sites)
    return on_map or bool(case.player(seat).get("home"))


def _in_the_area(case: Case) -> list[int]:
    return [names.tribe(word) for word in case.given.get("area_tribes") or ()]


def _homes(plan: Plan, case: Case, tribes: list[int], options: Options) -> None:
    """Home provinces: those named, those counted, at a set-up as many as the printed map has."""
    described = case.given.get("map") or {}
    for seat, tribe in enumerate(tribes):
        for name in case.player(seat).get("home") or ():
            plan.site(name).home = tribe
    for word, homes in (case.given.get("unused") or {}).items():
        for name in homes:
            plan.site(name).home = names.tribe(word)
    for word, count in (case.given.get("home_provinces") or {}).items():
        for _ in range(count):
            plan.nameless(-1).home = names.tribe(word)
    if not sets_up(case.when):
        return
    board = standard_board(2, Options(variant="five", home_provinces=options.home_provinces))
    for tribe in tribes:
        if tribe != NO_TRIBE and all(site.home != tribe for site in plan.sites.values()):
            for _ in range(described.get("home_provinces", len(board.homes[tribe]))):
                plan.nameless(-1).home = tribe


def _neighbours(plan: Plan, case: Case) -> None:
    """`adjacent`: players who have pieces in provinces that border each other; those not listed have none that they
    need not have.
    """
    for pair in case.given.get("adjacent") or ():
        one, other = (plan.own(case.seat(name))[0] for name in pair)
        plan.border(one.id, other.id)


def _fill_map(state: EraState, plan: Plan) -> None:
    """The pieces and tokens on the map."""
    for number, site in enumerate(plan.sites.values()):
        bit = 1 << number
        if site.owner >= 0 and not site.sea:
            state.cubes[site.owner][number] = site.vassals
            state.cities[site.owner] |= bit if site.city else 0
        for seat, count in site.fleets.items():
            state.cubes[seat][number] = count
        state.stacks[number] = site.stack or tuple(sorted(site.fleets))
        state.battlefields = changed(state.battlefields, number, site.battlefield)
        state.hamlets = changed(state.hamlets, number, site.hamlet + 1)
        state.posts = changed(state.posts, number, site.post + 1)
        state.exhausted |= bit if site.used else 0
        state.army_goods |= bit if site.in_army else 0


def _take_control(state: EraState, plan: Plan) -> None:
    """Everybody controls what he stands on, without food or goods moving for it."""
    for number, site in enumerate(plan.sites.values()):
        bit = 1 << number
        if site.sea and state.stacks[number]:
            state.control[state.stacks[number][0]] |= bit
        elif not site.sea and _held(site):
            state.control[site.owner] |= bit


def _held(site: Site) -> bool:
    return site.owner >= 0 and bool(site.vassals or site.city) and site.hamlet < 0
