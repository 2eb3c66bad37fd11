"""Victory (aoh.vict-*, aoh.opt-15)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import Result
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.victory import claimants, fulfils, note_claim
from stammtisch.games.heroes.state import NEW_CLAIM, NO_CLAIM, OLD_CLAIM, Player
from tests.games.heroes.table import Table


@pytest.mark.parametrize(
    ("cities", "monument", "holds"), [(5, 0, True), (6, 0, True), (4, 4, False), (0, 5, True), (4, 5, True)]
)
def test_either_condition_is_enough(cities: int, monument: int, holds: bool) -> None:
    """aoh.vict-02, aoh.vict-03, aoh.vict-10."""
    player = Player()
    player.cities, player.monument = cities, monument
    assert fulfils(player) is holds


def test_a_claim_is_announced_once() -> None:
    """aoh.vict-04: and not again while it goes on."""
    table = Table(seats={"A": {"cities": 4}})
    umpire = Umpire()
    note_claim(table.state, 0, umpire)
    table.player("A").cities = 5
    note_claim(table.state, 0, umpire)
    table.player("A").monument = 5
    note_claim(table.state, 0, umpire)
    assert [event.facts for event in umpire.events] == [{"seat": 0, "by": "cities"}]
    assert table.player("A").claim == NEW_CLAIM


def test_a_claim_ages_with_the_next_living_players_move() -> None:
    """aoh.opt-15, aoh.vict-05."""
    table = Table(seats={"A": {"hand": ["wood", "wood", "stone"], "cities": 4}}, deck=["iron"])
    table.do("A build city with wood wood stone", "A pass")
    assert table.player("A").claim == NEW_CLAIM
    table.do("A keep")
    assert (table.deciders(), table.player("A").claim) == ("B", OLD_CLAIM)


def test_a_claim_that_fails_its_check_is_over() -> None:
    """aoh.vict-06, aoh.vict-07: what is reached again later is a new one."""
    table = Table(stage="fair:bidding", seats={"A": {"cities": 5}}, deck=["growth", "iron"])
    table.player("A").cities = 4
    table.do("time up")
    assert table.told("claim_failed") == [{"seat": 0}]
    assert table.told("last_move") == [{"seat": 0, "by": "cities"}]
    assert table.player("A").claim == NEW_CLAIM


def test_under_the_option_a_new_claim_is_not_checked_yet() -> None:
    """aoh.opt-15, aoh.vict-11: it goes on and is told."""
    given: dict[str, Any] = {"stage": "fair:draw", "seats": {"A": {"cities": 4}}, "deck": ["growth", "iron", "wood"]}
    table = Table(**given, options={"claim_needs_round": "on"}).do("time up")
    assert table.told("claim_goes_on") == [{"seat": 0}]
    assert (table.stage(), table.player("A").claim) == ("move:2", NEW_CLAIM)
    literal = Table(**given).do("time up")
    assert GAME.result(literal.state) == Result((0,), "cities")


@pytest.mark.parametrize(
    ("seat", "ending"),
    [({"cities": 5}, "cities"), ({"monument": 5}, "monument"), ({"cities": 5, "monument": 5}, "cities")],
)
def test_how_the_game_was_won(seat: dict[str, int], ending: str) -> None:
    """aoh.vict-02, aoh.vict-03, aoh.vict-06."""
    table = Table(stage="move:0", seats={"A": seat})
    assert GAME.result(table.state) == Result((0,), ending)
    assert table.told("won", "B") == [{"seat": 0, "by": ending}]
    assert (table.stage(), table.deciders(), table.state.agenda) == ("over", "", [])


def test_the_last_tribe_wins_at_once() -> None:
    """aoh.vict-01: by its own war or by somebody's failure, also in another's last move."""
    table = Table(seats={"A": {"cities": 0, "hand": []}, "B": {"monument": 5}})
    table.do("A attack B for plunder", "A send bare", "A march").do("B defend", chance=[[1], [6]])
    assert GAME.result(table.state) == Result((1,), "last_tribe")


def test_claimants_are_those_who_fulfil_a_condition_now() -> None:
    """aoh.vict-08, aoh.vict-09: several may claim at once."""
    table = Table(players=3, seats={"A": {"cities": 5}, "B": {"monument": 4}, "C": {"monument": 5}})
    assert claimants(table.state) == [0, 2]
    assert [player.claim for player in table.state.players] == [OLD_CLAIM, NO_CLAIM, OLD_CLAIM]


def test_after_the_end_everything_is_refused() -> None:
    """aoh.vict-06: standing orders too."""
    table = Table(stage="move:0", seats={"A": {"cities": 5}})
    for line in ("A pass", "B done", "B order heroes army"):
        assert table.refusal(line).code == "over"
    assert table.legal("A") == []
