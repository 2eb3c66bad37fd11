"""Loss (aoh.loss-*, aoh.opt-14)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import BARBARIANS, EARTHQUAKE, HUNGER, IRON
from stammtisch.games.heroes.rules.loss import check_after_battle, check_any, drop_out, has_nothing
from stammtisch.games.heroes.state import Player
from tests.games.heroes.table import Table

NOTHING: dict[str, Any] = {"cities": 0, "hand": []}


def test_cities_and_resource_deck_cards_are_something() -> None:
    """aoh.loss-01, aoh.loss-02, aoh.loss-05, aoh.opt-14: a card still to be carried out counts, pieces do not."""
    player = Player()
    player.armies[0] = player.fortresses = player.monument = 3
    assert has_nothing(player)
    player.hand[IRON] = 1
    assert not has_nothing(player)
    player.hand[IRON], player.cities = 0, 1
    assert not has_nothing(player)
    player.cities, player.pending = 0, (HUNGER,)
    assert not has_nothing(player)


def test_everything_of_a_lost_tribe_goes_back() -> None:
    """aoh.loss-03, aoh.loss-07: also what is away, sent or struck."""
    armies = ["bare", "led@away", "led@sent", "bare@quaked", "led@quaked"]
    table = Table(
        players=4,
        seats={"B": {**NOTHING, "armies": armies, "fortresses": 2, "monument": 4}},
        roads=[["A", "B"], ["B", "C"], ["C", "D"]],
    )
    drop_out(table.state, [1], Umpire())
    assert list(table.state.supply) == [9, 9, 9, 6, 5]
    assert (table.state.discard[EARTHQUAKE], table.state.discard[6]) == (2, 4)
    assert table.player("B").out
    assert (table.armies("B"), table.player("B").fortresses, table.player("B").monument) == ([], 0, 0)


def test_seats_close_up() -> None:
    """aoh.loss-04, aoh.base-10: the tribes on both sides become next neighbours, without a road."""
    table = Table(players=4, seats={"B": NOTHING}, roads=[["A", "B"], ["B", "C"]])
    drop_out(table.state, [1], Umpire())
    neighbours = {seat: table.state.neighbours(seat) for seat in (0, 2, 3)}
    assert neighbours == {0: [2, 3], 2: [3, 0], 3: [0, 2]}
    assert table.state.roads == 0
    drop_out(table.state, [2], Umpire())
    assert table.state.neighbours(0) == [3]


@pytest.mark.parametrize(
    ("victorious", "beaten", "attacker", "defender", "out"),
    [
        (1, 0, NOTHING, NOTHING, [False, True]),
        (0, 1, NOTHING, NOTHING, [True, False]),
        (0, 0, NOTHING, NOTHING, [False, False]),
        (2, 3, NOTHING, {"cities": 1}, [False, False]),
        (0, 1, {"cities": 0, "hand": ["iron"]}, NOTHING, [False, False]),
    ],
)
def test_the_side_that_failed_is_checked(
    victorious: int, beaten: int, attacker: dict[str, Any], defender: dict[str, Any], out: list[bool]
) -> None:
    """aoh.loss-06: the defender if there is a victorious army, else the attacker if an army was defeated."""
    table = Table(players=3, seats={"A": attacker, "B": {"armies": [], **defender}})
    check_after_battle(table.state, 0, 1, victorious, beaten, False, Umpire())
    assert [player.out for player in table.state.players[:2]] == out


@pytest.mark.parametrize(
    ("armies", "had_nothing", "out"),
    [(["bare"], True, False), (["bare"], False, True), ([], True, True), (["bare@away", "led@quaked"], True, True)],
)
def test_who_had_nothing_to_lose_may_hold_the_field(armies: list[str], had_nothing: bool, out: bool) -> None:
    """aoh.loss-11: able armies at home save only those who had neither city nor card at the first throw."""
    table = Table(players=3, seats={"B": {**NOTHING, "armies": armies}})
    check_after_battle(table.state, 0, 1, 1, 0, had_nothing, Umpire())
    assert table.player("B").out is out


def test_under_the_option_a_battle_checks_everybody() -> None:
    """aoh.opt-14: ties, bystanders and armies that hold the field make no difference."""
    table = Table(players=4, seats={"B": NOTHING, "C": NOTHING}, options={"loss": "any"})
    check_after_battle(table.state, 0, 1, 0, 0, True, Umpire())
    assert [player.out for player in table.state.players] == [False, True, True, False]


def test_a_check_never_leaves_an_empty_table() -> None:
    """aoh.opt-14: if it would put out all that are left it puts out nobody."""
    table = Table(players=3, seats={"A": NOTHING, "B": NOTHING, "C": {"out": True}}, options={"loss": "any"})
    check_any(table.state, Umpire())
    assert [player.out for player in table.state.players] == [False, False, True]


def test_without_the_option_nothing_is_checked() -> None:
    """aoh.loss-06, aoh.opt-14."""
    table = Table(players=3, seats={"B": NOTHING})
    check_any(table.state, Umpire())
    assert not table.player("B").out


def test_the_move_of_a_mover_who_is_out_ends() -> None:
    """aoh.loss-10: whatever was going on; the turn goes to the left."""
    table = Table(
        players=3, stage="move:0", seats={"A": {"cities": 0, "hand": ["iron"]}}, deck=["barbarians", "gold"],
        options={"loss": "any"},
    )  # fmt: skip
    table.do("A accept")
    assert (table.told("out"), table.deciders(), table.stage()) == ([{"seat": 0}], "B", "move:2")
    assert table.refusal("A pass").code == "out"


# --- every place where loss = any checks (aoh.opt-14) -----------------------------------------------------------------


def any_loss(**given: Any) -> Table:
    """A table of four under the option; D has nothing and falls at the next check."""
    seats = {"D": {**NOTHING, "armies": ["bare"]}, **given.pop("seats", {})}
    return Table(players=4, seats=seats, options={"loss": "any"}, **given)


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("growth", []),
        ("hunger", ["A accept", "B accept", "C accept", "D accept"]),
        ("barbarians", ["A accept"]),
        ("barbarians", ["A play olympics"]),
        ("barbarians", ["A play fortune"]),
        ("earthquake", ["A strike bare of B", "B accept"]),
        ("earthquake", ["A strike bare of B", "B play fortune"]),
        ("eruption", ["A erupt B", "B accept"]),
        ("eruption", ["A erupt B", "B play fortune"]),
    ],
)
def test_after_each_event_carried_out_or_cancelled(card: str, lines: list[str]) -> None:
    """aoh.opt-14."""
    hands = {"A": {"hand": ["olympics", "fortune"]}, "B": {"hand": ["fortune"]}}
    table = any_loss(stage="move:0", deck=[card], seats=hands)
    assert table.player("D").out is (not lines)
    table.do(*lines)
    assert table.player("D").out


def test_after_a_disaster_without_a_target() -> None:
    """aoh.opt-14: it is laid down, which is the end of it."""
    seats = {seat: {"armies": [], "hand": ["iron"]} for seat in "BC"}
    table = any_loss(stage="move:0", deck=["earthquake"], seats={**seats, "D": {**NOTHING, "armies": []}})
    assert table.player("D").out


@pytest.mark.parametrize(
    "lines",
    [
        ["A build army with iron grain grain"],
        ["A build road to B with stone stone", "B approve"],
        ["A attack B for plunder", "A send bare", "A march", "B play olympics"],
    ],
)
def test_after_a_building_paid_and_a_cancelled_attack(lines: list[str]) -> None:
    """aoh.opt-14."""
    hand = ["iron", "grain", "grain", "stone", "stone"]
    table = any_loss(seats={"A": {"hand": hand}, "B": {"hand": ["olympics"]}})
    table.do(*lines[:-1])
    assert not table.player("D").out
    table.do(lines[-1])
    assert table.player("D").out


def test_after_a_battle_an_exchange_a_tax_without_a_city_and_a_discard() -> None:
    """aoh.opt-14."""
    battle = any_loss().do("A attack B for plunder", "A send bare", "A march")
    assert battle.do("B defend", chance=[[3], [3]]).player("D").out
    fair = any_loss(stage="fair:bidding", seats={"A": {"hand": ["iron"]}, "B": {"hand": ["stone"]}})
    assert fair.do("A offer iron for stone", "B offer stone for iron").player("D").out
    tax = any_loss(seats={"A": {"cities": 0, "hand": ["iron"]}}, deck=["wood"])
    assert tax.do("A tax laying iron").player("D").out
    discard = any_loss(seats={"A": {"hand": ["iron"] * 6}}, deck=["wood"]).do("A pass", "A keep", "A discard iron")
    assert discard.player("D").out


def test_not_after_laying_drawing_tax_with_cities_or_a_refused_road() -> None:
    """aoh.opt-14: these are none of the places named."""
    table = any_loss(seats={"A": {"hand": ["limestone", "stone", "stone"]}}, deck=["wood"])
    table.do("A build road to B with stone stone", "B refuse", "A tax", "A lay 1 limestone")
    assert not table.player("D").out


def test_a_harmless_disaster_is_no_event() -> None:
    """aoh.opt-03, aoh.opt-14: it is neither carried out nor cancelled."""
    seats = {"D": NOTHING}
    table = Table(
        players=4, stage="move:0", round=1, deck=["barbarians"], seats=seats, options={"loss": "any", "grace": "round"}
    )
    assert table.state.discard[BARBARIANS] == 1
    assert not table.player("D").out
