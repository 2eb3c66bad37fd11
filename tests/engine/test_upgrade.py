"""The version chain of records."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.upgrade import SCHEMA, UPGRADES, Line, SchemaError, upgraded


def rename_player(lines: list[Line]) -> list[Line]:
    """An invented step: the first schema wrote `who`."""
    return [{**lines[0], "stammtisch": 2}, *({"by": line["who"], "do": line["do"]} for line in lines[1:])]


def add_chance(lines: list[Line]) -> list[Line]:
    """An invented step: the second schema had no chance."""
    return [{**lines[0], "stammtisch": 3}, *({**line, "chance": []} for line in lines[1:])]


INVENTED = {1: rename_player, 2: add_chance}


def test_an_old_record_goes_through_every_step_in_order() -> None:
    old: list[Line] = [{"stammtisch": 1, "game": "x"}, {"who": "A", "do": "pass"}]
    new = [{"stammtisch": 3, "game": "x"}, {"by": "A", "do": "pass", "chance": []}]
    assert upgraded(old, INVENTED, newest=3) == new
    assert old[1] == {"who": "A", "do": "pass"}


def test_a_record_in_between_starts_at_its_own_step() -> None:
    assert upgraded([{"stammtisch": 2}, {"by": "A", "do": "pass"}], INVENTED, newest=3) == [
        {"stammtisch": 3},
        {"by": "A", "do": "pass", "chance": []},
    ]


def test_the_newest_schema_is_left_alone() -> None:
    lines: list[Line] = [{"stammtisch": SCHEMA}, {"do": "start"}]
    assert upgraded(lines) == lines


def test_there_is_a_step_from_every_schema_to_the_next() -> None:
    assert sorted(UPGRADES) == list(range(1, SCHEMA))


@pytest.mark.parametrize("schema", [SCHEMA + 1, 99])
def test_a_newer_schema_is_refused_with_what_would_help(schema: int) -> None:
    with pytest.raises(SchemaError, match=f"has schema {schema}, this program knows schemas up to {SCHEMA}; a newer"):
        upgraded([{"stammtisch": schema}])


@pytest.mark.parametrize("schema", [None, 0, -1, "1", True, 1.0])
def test_what_states_no_schema_is_no_record(schema: Any) -> None:
    with pytest.raises(SchemaError, match="this is no record"):
        upgraded([{"stammtisch": schema}])
