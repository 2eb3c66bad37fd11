"""What the client is told of the map, and which provinces an option is about."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.engine.game import start
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.actions import CODEC
from stammtisch.games.era.game import GAME
from stammtisch.games.era.position import position
from stammtisch.games.era.words import TRIBES


def _map() -> Any:
    return GAME.reference()["map"]


def _by_id() -> dict[str, Any]:
    return {province["id"]: province for province in _map()["provinces"]}


def test_the_reference_is_plain_json() -> None:
    assert json.loads(json.dumps(GAME.reference()))["tables"]["movement"]["horse"] == 2


def test_every_province_is_drawn_and_borders_are_mutual() -> None:
    provinces = _by_id()
    for one, province in provinces.items():
        assert province["polygons"], one
        assert province["neighbours"], one
        for border in province["neighbours"]:
            back = {"id": one, "border": border["border"], "cost": border["cost"]}
            assert back in provinces[border["id"]]["neighbours"], (one, border)


@pytest.mark.parametrize(("players", "variant"), [(2, "two1"), (4, "four1"), (6, "five")])
def test_a_position_names_its_part_of_the_map(players: int, variant: str) -> None:
    """eot.0.3-06."""
    state = GAME.new(players, {}, "variant")
    start(state, SilentUmpire())
    assert position(GAME.observe(state, None))["variant"] == variant
    assert variant in {each["id"] for each in _map()["variants"]}


def test_an_option_names_its_provinces_from_where_to_where() -> None:
    state = GAME.new(2, {}, "places")
    start(state, SilentUmpire())
    number = state.setting.board.number
    latium, campania, sea = (number[name] for name in ("latium", "campania", "mare_tyrrhenum"))
    places = {
        act.MARCH(latium, campania, 1): ("latium", "campania"),
        act.FLEET(latium, sea): ("latium", "mare_tyrrhenum"),
        act.PLACE(latium, 0): ("latium",),
        act.BUY(1, latium, 0, 0, 0, 0): ("latium",),
        act.PASS(): (),
    }
    for action, expected in places.items():
        assert GAME.offer(state, 0, action).places == expected


@pytest.mark.parametrize(
    ("homes", "expected"), [("two", {"campania", "etruria"}), ("three", {"campania", "etruria", "latium"})]
)
def test_a_tribe_names_the_provinces_where_it_begins(homes: str, expected: set[str]) -> None:
    """eot.0.6.3-03, eot.0.6.3-04, R-003: the third home of the Romans is one by an option only."""
    state = GAME.new(4, {"variant": "four1", "home_provinces": homes}, "places")
    start(state, SilentUmpire())
    places = GAME.offer(state, 0, act.TRIBE(TRIBES.index("romans"))).places
    assert set(places) == expected
    assert len(places) == len(expected)


def test_no_argument_that_is_a_province_is_forgotten() -> None:
    wide = {name for kind in CODEC for name, width in kind.fields if width == act.PROVINCE}
    amounts = {"thalers", "ask_thalers", "amount", "due", "offer"}
    assert wide - amounts == act.PROVINCE_FIELDS | {"subject"}
