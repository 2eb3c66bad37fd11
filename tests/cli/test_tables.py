"""`--tables FILE`: the commands play with an owner's tables, and refuse what was played with others in one line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots.recording import record_game
from stammtisch.cli import serve
from stammtisch.engine.registry import game
from stammtisch.games.era.owner_tables import VARIABLE
from stammtisch.lab import simulate as lab
from stammtisch.server.opening import planned
from stammtisch.server.shelf import Shelf
from stammtisch.server.wire import BotSeat, HumanSeat, NewTable
from tests.cli.conftest import Command

ERA = game("era")
DECISIONS = 40


@pytest.fixture(autouse=True)
def nothing_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with the project's own tables, and what it lays is gone after it."""
    monkeypatch.setenv(VARIABLE, "")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Tables in which taxes yield nothing without a city and one Thaler more for each."""
    file = tmp_path / "my.toml"
    file.write_text("[tax_yield]\nby_cities = [0, 1, 2, 3, 4, 5, 6, 7, 8]\n", encoding="utf-8")
    return file


def recorded(path: Path) -> Path:
    with path.open("w", encoding="utf-8") as file:
        record_game(ERA, ERA.standing_options(), ("random", "random"), "seed", file.write, most_decisions=DECISIONS)
    return path


def test_games_are_simulated_with_an_owner_s_tables(
    command: Command, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[lab.Plan] = []

    def planned_only(plan: lab.Plan, *_: object) -> lab.Simulation:
        plans.append(plan)
        return lab.Simulation(plan, [lab.Outcome(False, 1, 1, (), ("romans", "gauls"), "", "")], 1.0)

    monkeypatch.setattr(lab, "simulate", planned_only)
    command("simulate", "era", "--players", 2, "--games", 1, "--tables", own)
    state = ERA.new(2, plans[0].options, "seed")
    assert state.setting.tables.tax_yield == (0, 1, 2, 3, 4, 5, 6, 7, 8)


def test_a_game_without_tables_cannot_have_others(command: Command, own: Path) -> None:
    ran = command("simulate", "heroes", "--tables", own)
    assert ran.code == 2
    assert ran.err == (
        "stammtisch simulate: Invalid value for '--tables': heroes has no tables that a file could change\n"
    )


def test_a_bad_file_is_refused_with_the_path_of_the_value(command: Command, own: Path) -> None:
    own.write_text("[tax_yield]\nby_cities = [0]\n", encoding="utf-8")
    ran = command("simulate", "era", "--tables", own)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "stammtisch: my.toml: tax_yield.by_cities: it has 1 entries and needs 9\n"


def test_a_record_names_its_tables_and_is_replayed_with_the_same_ones_only(
    command: Command, own: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ERA.lay_tables(own)
    wanted = ERA.standing_options()["tables"]
    record = recorded(tmp_path / "game.jsonl")
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["options"] == {"tables": wanted}
    assert command("verify", record, "--tables", own).code == 0
    assert command("replay", record, "--tables", own).code == 0
    monkeypatch.setenv(VARIABLE, "")
    for name in ("verify", "replay"):
        ran = command(name, record)
        assert ran.code == 1
        told = f"line 1: this game is played with the tables {wanted}; name their file with --tables"
        assert ran.err == f"stammtisch {name}: {record.name}: {told}\n"


def test_a_record_of_the_project_s_tables_is_replayed_with_them_whatever_is_laid(
    command: Command, own: Path, tmp_path: Path
) -> None:
    record = recorded(tmp_path / "game.jsonl")
    assert command("verify", record, "--tables", own).code == 0


TAXES: dict[str, Any] = {
    "id": "MINE-1",
    "title": "Taxes of one leader without a city",
    "rules": ["eot.1.3.C-02"],
    "given": {"players": {"A": {"morale_field": 0, "cities": 0, "thalers": 0}}},
    "when": [{"do": "turn.activate", "by": "A", "field": "taxes", "leaders": 1}],
    "then": {"A": {"thalers": 6}},
}


def test_scenarios_are_checked_with_an_owner_s_tables(command: Command, own: Path, tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_text(json.dumps({"format": "eot-base-cases/1", "cases": [TAXES]}), encoding="utf-8")
    assert command("check", file).out == "1 passed, 0 failed\n"
    ran = command("check", file, "--tables", own)
    assert ran.out == "MINE-1: A.thalers: expected 6, actual 0\n0 passed, 1 failed\n"


@pytest.mark.parametrize("name", ["play", "serve"])
def test_a_server_opens_tables_with_the_figures_that_are_laid(
    command: Command, own: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(serve, "run_server", lambda *_, **__: None)
    assert command(name, "--tables", own).code == 0
    wanted = NewTable(game="era", seats=[HumanSeat("Ann"), BotSeat("random")], options={"length": "long"})
    plan = planned(Shelf.full(), wanted, "ann")
    assert plan.options == {"length": "long", **ERA.standing_options()}
    assert ERA.new(2, plan.options, "seed").setting.tables.tax_yield[0] == 0
