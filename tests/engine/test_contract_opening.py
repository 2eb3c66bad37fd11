"""The contract tester's openings: sensible play before play at random, and strewn into it."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from stammtisch.engine.contract import check_game, main
from stammtisch.engine.contract_opening import Chooser, Opening
from stammtisch.engine.game import Game, legal_actions, start
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.words import ACCEPT


def first_listed(game: Game[Any], players: int, seed: str) -> Chooser:
    """In every seat somebody who does the first thing on the list."""
    return lambda state, seat: legal_actions(state, seat)[0]


def test_each_game_begins_with_an_opening_of_its_own_length() -> None:
    """Its decisions come first and do not count as random ones. They are recorded: a record that does not replay is an
    error of the tester.
    """
    asked: list[list[str]] = []
    started: list[str] = []

    def seated(game: Game[Any], players: int, seed: str) -> Chooser:
        asked.append([])
        state = game.new(players, {}, seed)
        start(state, Umpire())
        started.append(state.hash())

        def choose(state: Any, seat: int) -> int:
            asked[-1].append(state.hash())
            return first_listed(game, players, seed)(state, seat)

        return choose

    tally = check_game(GAME, 3, decisions=300, opening=Opening(seated, 5))
    assert len(asked) == tally.games
    assert {len(game) for game in asked} == {0, 1, 2, 3, 4, 5}
    assert all(positions[0] == beginning for positions, beginning in zip(asked, started, strict=True) if positions)
    assert sum(map(len, asked)) == tally.sensible
    assert 300 <= tally.decisions < 400


def test_sensible_decisions_can_be_strewn_into_what_follows() -> None:
    """None of a hundred, or about half of them."""
    none, half = (check_game(GAME, 3, decisions=400, opening=Opening(first_listed, 0, share)) for share in (0, 50))
    assert none.sensible == 0
    assert 300 <= half.sensible <= 500


def test_two_runs_with_one_seed_and_one_opening_are_the_same_run() -> None:
    first, second = (check_game(GAME, 3, decisions=100, opening=Opening(first_listed, 9, 20)) for _ in range(2))
    assert (first.sensible, first.kinds, first.messages) == (second.sensible, second.kinds, second.messages)


def test_an_opening_that_breaks_the_rules_is_told_with_its_place() -> None:
    with pytest.raises(IllegalAction) as error:
        check_game(GAME, 2, decisions=50, opening=Opening(lambda *_: lambda state, seat: ACCEPT(), 3))
    assert "in pebbles, 2 players, seed 'contract/" in error.value.__notes__[0]
    assert "(sensibly A accept)" in error.value.__notes__[0]


def test_the_terminal_names_who_begins(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def run(opening: str) -> None:
        given = ["heroes", "--players", "2", "--decisions", "1", "--opening", opening, "--opening-most", "40"]
        monkeypatch.setattr(sys, "argv", ["contract", *given])
        main()

    run("stammtisch.bots.opening:greedy")
    assert " decisions at random, " in capsys.readouterr().out
    with pytest.raises(SystemExit):
        run("stammtisch.bots.opening:clever")
    assert "--opening stammtisch.bots.opening:clever: " in capsys.readouterr().err
