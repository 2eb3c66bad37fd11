"""Services of the table: leaving for good at any moment, agreed ends, a limit of rounds (rulings, section 14)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import Result, advance, agree_to_end, leave
from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.umpire import DictatingUmpire
from stammtisch.games.heroes.cards import NUMBERS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import PIECE_COPIES
from tests.games.heroes.table import Table

REMOVE = {"leavers": "remove"}


def table_of(players: int = 3, **given: Any) -> Table:
    """A table at which a tribe whose player leaves is removed."""
    return Table(players=players, options={**REMOVE, **given.pop("options", {})}, **given)


def leaves(table: Table, seat: str) -> Table:
    """A player leaves for good; nothing may be drawn or thrown by that."""
    before = GAME.conserved(table.state)
    umpire = DictatingUmpire(())
    leave(GAME, table.state, "ABCDEF".index(seat), umpire)
    umpire.finish()
    table.events += umpire.events
    assert GAME.conserved(table.state) == before
    return table


# --- what becomes of the tribe ----------------------------------------------------------------------------------------


def test_a_tribe_whose_player_leaves_is_treated_as_lost() -> None:
    """aoh.loss-03, aoh.loss-04, aoh.loss-07: cards to the discard pile, cities and pieces to the basic deck."""
    seats = {
        "A": {"armies": ["bare"]},
        "B": {"hand": ["iron", "iron", "hero"], "cities": 3, "armies": ["led", "bare@quaked"], "fortresses": 1},
        "C": {"armies": []},
    }
    table = leaves(table_of(seats=seats, roads=[["A", "B"]]), "B")
    player = table.player("B")
    assert (player.out, player.cities, player.fortresses, table.hand("B"), table.armies("B")) == (True, 0, 0, [], [])
    assert {word: table.state.discard[NUMBERS[word]] for word in ("iron", "hero", "earthquake")} == {
        "iron": 2,
        "hero": 1,
        "earthquake": 1,
    }
    cities = table.player("A").cities + table.player("C").cities
    assert list(table.state.supply) == [PIECE_COPIES[0] - cities, PIECE_COPIES[1] - 1, *PIECE_COPIES[2:]]
    assert table.state.roads == 0
    assert table.told("left") == [{"seat": 1, "cards": {"iron": 2, "hero": 1}}]


def test_with_a_bot_in_its_place_nothing_happens_in_the_game() -> None:
    table = Table(players=3)
    before = table.state.hash()
    leave(GAME, table.state, 1, umpire := DictatingUmpire(()))
    assert (table.state.hash(), umpire.events) == (before, [])


def test_nobody_leaves_twice_nor_after_the_end() -> None:
    """aoh.loss-10, aoh.vict-06."""
    table = leaves(table_of(), "B")
    with pytest.raises(IllegalAction, match="out"):
        leaves(table, "B")
    leaves(table, "C")
    with pytest.raises(IllegalAction, match="over"):
        leaves(table, "A")


def test_the_last_one_left_wins() -> None:
    """aoh.vict-01."""
    table = leaves(table_of(players=2), "A")
    assert GAME.result(table.state) == Result((1,), "last_tribe")


# --- at any moment ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stage", "lines"),
    [
        ("move:2", []),
        ("move:2", ["A build road to B with stone stone"]),
        ("move:2", ["A attack B for plunder"]),
        ("move:2", ["A attack B for plunder", "A send bare", "A march"]),
        ("move:3", []),
        ("move:4", []),
    ],
)
def test_the_own_move_ends_at_once(stage: str, lines: list[str]) -> None:
    """aoh.loss-10: whatever of it is pending, and the next player to the left moves."""
    hand = ["wood", "stone", "stone", "iron", "iron", "iron", "grain"]
    table = table_of(stage=stage, seats={"A": {"hand": hand, "armies": ["bare"]}}, deck=["iron"])
    for line in lines:
        table.do(line)
    leaves(table, "A")
    assert (table.deciders(), table.stage(), table.state.turn) == ("B", "move:2", 1)


def at_war(**given: Any) -> Table:
    """A has sent two armies against B for plunder."""
    seats = {"A": {"armies": ["bare", "led"]}, "B": {"hand": ["iron", "stone"], "armies": []}}
    table = table_of(seats=seats, **given)
    return table.do("A attack B for plunder", "A send led", "A send bare", "A march")


@pytest.mark.parametrize(("roads", "home"), [([["A", "B"]], 2), ([], 0)])
def test_an_attack_on_a_tribe_that_is_gone_brings_nothing(roads: list[list[str]], home: int) -> None:
    """aoh.win-10, aoh.win-12: the armies come home over the road that was there, else with the attacker's next move."""
    table = leaves(at_war(roads=roads), "B")
    assert table.deciders() == "A"
    assert table.stage() == "move:3"
    assert table.player("A").able_armies() == home
    assert table.hand("A") == []
    assert table.kinds()[-3 if home else -2 :] == (
        ["left", "attack_lapsed", "home_by_road"] if home else ["left", "attack_lapsed"]
    )


def test_there_are_no_spoils_of_a_tribe_that_is_gone() -> None:
    table = at_war().do("B defend")
    assert table.stage() == "war:spoils"
    leaves(table, "B")
    assert (table.stage(), table.hand("A"), table.kinds().count("spoils")) == ("move:3", [], 0)


def test_whoever_gathers_forces_against_it_chooses_an_action_anew() -> None:
    table = table_of(seats={"A": {"armies": ["bare"], "hand": ["iron"]}})
    table.do("A attack B for plunder", "A send bare")
    leaves(table, "B")
    assert (table.deciders(), table.stage()) == ("A", "move:2")
    assert "attack C for plunder" in table.legal("A")
    assert "attack B for plunder" not in table.legal("A")


def test_somebody_else_s_war_goes_on() -> None:
    table = leaves(at_war(), "C")
    assert (table.deciders(), table.stage()) == ("B", "war:answer")


def test_a_road_to_it_is_not_built_and_costs_nothing() -> None:
    """aoh.base-12, aoh.base-16."""
    table = table_of(seats={"A": {"hand": ["wood", "stone", "stone"]}})
    table.do("A build road to B with stone stone")
    leaves(table, "B")
    assert (table.deciders(), len(table.hand("A")), table.state.roads) == ("A", 3, 0)
    assert "tax" in table.legal("A")


def test_a_window_that_waits_for_it_closes() -> None:
    """aoh.evt.int-01: an Earthquake that was aimed at it strikes nobody."""
    table = table_of(stage="move:0", deck=["earthquake"], seats={"B": {"armies": ["bare"]}})
    table.do("A strike bare of B")
    assert table.deciders() == "B"
    leaves(table, "B")
    assert (table.deciders(), table.stage()) == ("A", "move:2")
    assert table.state.discard[NUMBERS["earthquake"]] == 1


def test_hunger_does_not_wait_for_it() -> None:
    """aoh.evt.hunger-01: the others answer and starve as before."""
    seats = {"B": {"hand": ["grain", "fortune"]}, "C": {"hand": ["grain"]}}
    table = table_of(stage="move:0", deck=["hunger"], seats=seats)
    table.do("A accept", "C accept")
    leaves(table, "B")
    assert (table.hand("C"), table.told("shielded")) == ([], [])
    assert table.stage() == "move:2"


@pytest.mark.parametrize(("card", "question"), [("earthquake", "strike bare of B"), ("eruption", "erupt B")])
def test_a_disaster_whose_last_target_is_gone_finds_none(card: str, question: str) -> None:
    """aoh.evt.quake-04, aoh.evt.erupt-02."""
    seats = {
        "A": {"cities": 1},
        "B": {"cities": 1, "armies": ["bare"]},
        "C": {"cities": 0, "armies": [], "hand": ["iron"]},
    }
    table = table_of(stage="move:0", deck=[card], seats=seats)
    assert table.legal("A") == [question]
    leaves(table, "B")
    assert table.kinds()[-1] == "no_target"
    assert table.stage() == "move:2"


def test_its_wishes_and_those_for_it_leave_the_board() -> None:
    """aoh.fair-15, aoh.fair-21: and the fair does not wait for it."""
    table = table_of(stage="fair:bidding", seats={seat: {"hand": ["iron", "stone"]} for seat in "ABC"})
    table.do("A offer iron for gold to B", "A offer stone for gold", "B offer iron for gold", "A done", "C done")
    table.state.deck.append(NUMBERS["gold"])
    assert table.deciders() == "B"
    leaves(table, "B")
    assert (table.deciders(), table.stage()) == ("A", "move:2")
    assert "exchanged" not in table.kinds()


def test_wishes_of_the_others_stand() -> None:
    table = table_of(stage="fair:bidding", seats={seat: {"hand": ["iron", "stone"]} for seat in "ABC"})
    table.do("A offer iron for gold to B", "A offer stone for gold", "B offer iron for gold")
    leaves(table, "B")
    assert [(wish.owner, wish.give) for wish in table.seen("C").wishes] == [(0, NUMBERS["stone"])]


def test_the_sealed_fair_does_not_wait_for_it_either() -> None:
    """aoh.opt-13."""
    seats = {seat: {"hand": ["iron", "stone"]} for seat in "ABC"}
    table = table_of(stage="fair:bidding", seats=seats, options={"fair": "sealed"})
    table.do("B wish iron for stone", "B hand in", "A hand in")
    leaves(table, "B")
    assert table.deciders() == "C"


# --- ends that the table makes ----------------------------------------------------------------------------------------


def test_all_may_agree_to_end_without_a_winner() -> None:
    table = Table(players=3)
    agree_to_end(GAME, table.state, False, DictatingUmpire(()))
    assert GAME.result(table.state) == Result((), "agreed")
    assert (GAME.stage(table.state), table.deciders()) == ("over", "")
    assert table.refusal("A pass") == Refusal("over", "aoh.vict-06")
    assert GAME.end_refusal(table.state, False) == Refusal("over", "aoh.vict-06")


def test_a_shared_result_is_for_those_still_in_the_game() -> None:
    table = Table(players=3, options={"shared_result": "on"}, seats={"B": {"out": True}})
    agree_to_end(GAME, table.state, True, DictatingUmpire(()))
    assert GAME.result(table.state) == Result((0, 2), "shared")


def test_a_result_is_shared_only_where_the_table_says_so() -> None:
    table = Table(players=3)
    with pytest.raises(IllegalAction, match="not_shared"):
        agree_to_end(GAME, table.state, True, DictatingUmpire(()))
    assert table.state.agenda


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ({"A": {"cities": 2, "monument": 1}, "B": {"cities": 4}, "C": {"monument": 2}}, (1,)),
        ({"A": {"cities": 1, "monument": 3}, "B": {"cities": 4}, "C": {"cities": 3}}, (0, 1)),
    ],
)
def test_after_the_last_round_cities_and_laid_special_cards_count(
    seats: dict[str, Any], winners: tuple[int, ...]
) -> None:
    table = Table(players=3, round=5, turn="C", stage="move:3", seats=seats, options={"max_rounds": 5})
    table.do("C keep")
    assert GAME.result(table.state) == Result(winners, "rounds")
    assert table.told("ended") == [{"by": "rounds", "winners": list(winners)}]


def test_before_the_last_round_is_over_the_game_goes_on() -> None:
    table = Table(players=2, round=4, turn="B", stage="move:3", options={"max_rounds": 5}, deck=["iron", "iron"])
    table.do("B keep")
    assert table.state.round == 5
    assert table.stage() == "fair:bidding"
    advance(table.state, DictatingUmpire(()))
    assert table.state.agenda


@pytest.mark.parametrize(
    ("option", "card", "window"), [("on", "hunger", True), ("off", "hunger", False), ("on", "iron", False)]
)
def test_windows_are_covered_unless_the_table_says_no(option: str, card: str, window: bool) -> None:
    """aoh.evt.int-01: only where the answer could tell what is held."""
    table = Table(players=3, stage="move:0", deck=[card], options={"cover": option})
    assert GAME.is_window(table.state) == window
