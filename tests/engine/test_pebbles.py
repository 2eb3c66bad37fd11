"""The rules of Pebbles, by their ids: what the walk-through in docs/agenda.md promises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch.engine.game import SetupError, start
from stammtisch.engine.ledger import rule_report, strays
from stammtisch.engine.notation import seat_letter
from stammtisch.engine.scenario import Case, run_case
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.scenario import READER

CASES = json.loads((Path(__file__).parents[1] / "support/pebbles/cases.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, object]) -> None:
    """Each case names the rules that it proves."""
    read = Case(
        id=str(case["id"]),
        title=str(case["title"]),
        rules=(),
        given=case["given"],  # type: ignore[arg-type]  # JSON, checked by the loader's own tests
        when=tuple(case["when"]),  # type: ignore[arg-type]  # the same
        then=case["then"],  # type: ignore[arg-type]  # the same
    )
    assert run_case(READER, {}, read) == []


def test_everybody_draws_three_of_eighteen_pebbles() -> None:
    """pebbles.setup-02; a fourth follows when the first round begins (pebbles.round-01)."""
    state = GAME.new(4, {}, "1")
    umpire = Umpire()
    state.agenda[-1].proceed(state, umpire)
    assert [sum(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert len(state.bag) == 18 - 12
    assert dict(GAME.conserved(state)) == {"red": 6, "green": 6, "blue": 6}
    assert sorted(umpire.outcomes[0]) == [0] * 6 + [1] * 6 + [2] * 6
    assert umpire.outcomes[0][:6] == state.bag
    start(state, umpire)
    assert [sum(hand) for hand in state.hands] == [4, 4, 4, 4]


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    """pebbles.setup-01"""
    with pytest.raises(SetupError, match=f"two to four players play Pebbles, not {players}"):
        GAME.new(players, {}, "1")


def test_options_are_checked() -> None:
    """pebbles.round-02"""
    assert GAME.new(2, {"rounds": 3}, "1").rounds == 3
    for wrong in ({"rounds": 4}, {"size": 2}):
        with pytest.raises(SetupError, match="the only option is rounds, 2 or 3"):
            GAME.new(2, wrong, "1")


def test_every_rule_has_a_test_or_a_reason_and_is_carried_out_somewhere() -> None:
    for rule in rule_report(GAME, Path(__file__).parents[2]):
        assert bool(rule["tests"]) != bool(rule["reason"]), rule["id"]
        assert rule["code"] or rule["reason"], rule["id"]


def test_no_id_is_misspelt() -> None:
    assert strays(GAME, Path(__file__).parents[2]) == []


def test_letters_of_seats() -> None:
    assert [seat_letter(seat) for seat in range(4)] == ["A", "B", "C", "D"]
