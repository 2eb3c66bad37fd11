"""Construction (aoh.base-*, aoh.res-03, aoh.res-04, aoh.move.2-07, aoh.move.2-08; decisions D09 to D11)."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Refusal
from stammtisch.games.heroes.actions import BUILD, payment_cards, payment_code
from stammtisch.games.heroes.cards import GOLD, GRAIN, IRON, STONE, WOOD
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import ARMY, CITY, FORTRESS, GENERAL, ROAD
from stammtisch.games.heroes.rules.construction import PAYMENTS
from tests.games.heroes.table import Table


def payments(piece: int) -> list[list[int]]:
    """Every payment for a piece, as sorted cards."""
    return sorted(payment_cards(code) for code, _ in PAYMENTS[piece])


def test_every_payment_by_hand() -> None:
    """aoh.base-01 to aoh.base-05, aoh.res-03, aoh.base-15: gold for any other card, nothing else, nothing more."""
    assert payments(ROAD) == sorted([[STONE, STONE], [STONE, GOLD], [GOLD, GOLD]])
    assert payments(GENERAL) == sorted([[IRON, GOLD], [GOLD, GOLD]])
    assert payments(CITY) == sorted(
        [
            [WOOD, WOOD, STONE],
            [WOOD, WOOD, GOLD],
            [WOOD, STONE, GOLD],
            [WOOD, GOLD, GOLD],
            [STONE, GOLD, GOLD],
            [GOLD] * 3,
        ]
    )
    assert payments(ARMY) == sorted(
        [
            [IRON, GRAIN, GRAIN],
            [IRON, GRAIN, GOLD],
            [IRON, GOLD, GOLD],
            [GRAIN, GRAIN, GOLD],
            [GRAIN, GOLD, GOLD],
            [GOLD] * 3,
        ]
    )
    assert len(payments(FORTRESS)) == 8
    assert [IRON, GOLD, GOLD] in payments(FORTRESS)


def test_listed_is_what_can_be_paid_and_is_there() -> None:
    """aoh.move.2-07, aoh.move.2-08, aoh.base-09, aoh.base-10: with every payment, roads to both neighbours."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone", "gold", "iron"]}})
    builds = [line for line in table.legal("A") if line.startswith("build")]
    assert builds == [
        "build fortress with iron stone gold",
        "build general with iron gold",
        "build road to B with stone stone",
        "build road to B with stone gold",
        "build road to C with stone stone",
        "build road to C with stone gold",
    ]
    joined = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}}, roads=[["A", "B"]])
    assert [line for line in joined.legal("A") if line.startswith("build")] == ["build road to C with stone stone"]


def test_the_refusals_say_what_a_piece_costs_and_what_is_missing() -> None:
    """aoh.base-01, aoh.base-05, aoh.base-15."""
    table = Table(players=3, seats={"A": {"hand": ["wood", "stone"]}})
    city = {"wood": 2, "stone": 1}
    assert table.refusal("A build city with wood wood stone") == Refusal(
        "not_in_hand", "aoh.base-05", {"piece": "city", "cost": city, "missing": {"wood": 1}}
    )
    assert table.refusal("A build city with wood stone") == Refusal(
        "wrong_payment", "aoh.base-05", {"piece": "city", "cost": city}
    )
    assert table.refusal("A build army with nothing").code == "wrong_payment"
    assert table.refusal("A build road to A with stone stone") == Refusal("not_neighbour", "aoh.base-10")


def test_the_supply_is_named_when_it_is_used_up() -> None:
    """aoh.move.2-08, aoh.prep-07, aoh.base-14."""
    table = Table(seats={"A": {"cities": 6, "hand": ["wood", "wood", "stone"]}, "B": {"cities": 6}})
    refused = table.refusal("A build city with wood wood stone")
    assert refused == Refusal("no_supply", "aoh.move.2-08", {"piece": "city"})
    assert "build city with wood wood stone" not in table.legal("A")


@pytest.mark.parametrize("action", [BUILD(5, 0, 0), BUILD(7, 0, 0), BUILD(CITY, payment_code([WOOD, WOOD, STONE]), 1)])
def test_codes_that_are_no_piece_are_refused(action: int) -> None:
    """aoh.move.2-07: nor does a city lead anywhere."""
    state = Table(seats={"A": {"hand": ["wood", "wood", "stone"]}}).state
    assert state.agenda[-1].refusal(state, 0, action) == Refusal("no_such_piece", "aoh.move.2-07")


def test_a_road_waits_for_the_neighbour() -> None:
    """aoh.base-11, aoh.base-12, aoh.base-16: nothing is paid before the approval; by default it is refused (D11)."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "gold"]}}).do("A build road to B with stone gold")
    assert (table.deciders(), table.legal("B"), table.default("B")) == ("B", ["approve", "refuse"], "refuse")
    assert table.refusal("C approve") == Refusal("not_asked", "aoh.base-11")
    assert table.hand("A") == ["gold", "stone"]
    table.do("B refuse")
    assert table.told("road_refused", "C") == [{"seat": 0, "to": 1}]
    assert table.refusal("A build road to B with stone gold") == Refusal("asked_already", "aoh.base-12", {"to": 1})
    table.do("A build road to C with stone gold", "C approve")
    assert table.told("road_built") == [{"seat": 0, "to": 2, "paid": {"stone": 1, "gold": 1}}]
    assert (table.hand("A"), table.stage()) == ([], "move:2")


def test_the_neighbour_does_not_see_the_cards_that_will_pay() -> None:
    """aoh.prep-09, aoh.base-11."""
    stone, gold = (Table(players=3, seats={"A": {"hand": ["stone", "stone", "gold", "gold"]}}) for _ in range(2))
    stone.do("A build road to B with stone stone")
    gold.do("A build road to B with gold gold")
    assert stone.seen("B") == gold.seen("B")
    assert stone.seen("B").road_asked == (0, 1)


def test_the_clock_refuses_a_road() -> None:
    """Decision D11, aoh.base-16: the mover loses nothing, not even the action."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}}, deck=["iron"])
    table.do("A build road to B with stone stone", "time up", "A tax")
    assert table.hand("A") == ["iron", "stone", "stone"]


@pytest.mark.parametrize(("order", "roads"), [("yes", 1), ("no", 0)])
def test_a_standing_order_answers_for_a_road(order: str, roads: int) -> None:
    """aoh.evt.int-02, aoh.base-11; one given while the neighbour is asked is for the next time."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}})
    table.do(f"B order road A {order}", "A build road to B with stone stone")
    assert (table.deciders(), table.state.roads.bit_count()) == ("A", roads)
    asked = Table(players=3, seats={"A": {"hand": ["stone", "stone"]}}).do("A build road to B with stone stone")
    assert asked.do(f"B order road A {order}").deciders() == "B"


def test_a_general_goes_on_an_able_bare_army_and_stays() -> None:
    """aoh.base-07, aoh.base-08, aoh.base-09: it dies with the army and frees nobody else's."""
    table = Table(seats={"A": {"armies": ["bare", "bare@away"], "hand": ["iron", "gold", "gold", "gold"]}})
    table.do("A build general with iron gold")
    assert table.armies("A") == ["bare@away", "led"]
    assert table.refusal("A build general with gold gold") == Refusal("no_free_army", "aoh.base-09")


def test_pieces_and_cards_are_conserved() -> None:
    """aoh.move.2-07: what is paid is laid down, what is built leaves the basic deck."""
    hand = ["iron", "grain", "grain", "iron", "wood", "stone", "iron", "gold", "stone", "wood", "wood"]
    table = Table(seats={"A": {"hand": hand}})
    before = GAME.conserved(table.state)
    table.do("A build army with iron grain grain", "A build fortress with iron wood stone")
    table.do("A build general with iron gold", "A build city with wood wood stone")
    assert GAME.conserved(table.state) == before
    assert list(table.state.supply) == [9, 9, 8, 5, 6]
