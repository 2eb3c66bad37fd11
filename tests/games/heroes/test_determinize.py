"""Dealing anew what a seat may not know, consistent with what it knows (aoh.prep-09)."""

from __future__ import annotations

import random

import pytest

from stammtisch.engine.game import legal_actions, play
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.state import NO_ORDERS, HeroesState
from tests.games.heroes.table import Table


def dealt(table: Table, seat: str, times: int = 30) -> list[HeroesState]:
    """The position dealt anew so often, as a seat may believe it."""
    source = random.Random(7)
    return [GAME.determinize(table.state, "ABCDEF".index(seat), source.randrange) for _ in range(times)]


def test_the_own_hand_all_sizes_and_everything_open_are_kept() -> None:
    """aoh.prep-09: only what is hidden is dealt anew, out of the cards that are hidden."""
    table = Table(
        players=3,
        seats={"A": {"hand": ["iron", "hero"]}, "B": {"hand": ["gold", "wood", "marble"]}, "C": {"hand": ["stone"]}},
        deck=["growth", "hunger", "wood", "grain"],
        discard=["iron"],
    )
    for state in dealt(table, "A"):
        assert GAME.observe(state, 0) == table.seen("A")
        assert GAME.conserved(state) == GAME.conserved(table.state)
        assert [sum(player.hand) for player in state.players] == [2, 3, 1]
        assert state.chance_key != table.state.chance_key


def test_every_hidden_card_may_be_anywhere_it_can_be() -> None:
    """aoh.res-08: a disaster is in the deck, never in a hand."""
    table = Table(seats={"B": {"hand": ["gold"]}}, deck=["hunger", "wood", "stone"])
    held = {bytes(state.players[1].hand) for state in dealt(table, "A")}
    assert len(held) == 3
    tops = {state.deck[-1] for state in dealt(table, "A")}
    assert tops == {1, 3, 4, 17}


def test_cards_that_shown_wishes_prove_stay_in_the_hand() -> None:
    """aoh.fair-24: a sealed wish proves nothing and is forgotten; an addressed one proves to its addressee."""
    table = Table(
        players=3,
        stage="fair:bidding",
        seats={"A": {"hand": ["gold", "gold"]}, "B": {"hand": ["iron", "hero", "marble"]}},
        deck=["wood"] * 5,
    )
    table.do("B offer iron for gold", "B offer hero for stone to A", "B offer marble for stone sealed")
    for state in dealt(table, "A"):
        assert state.players[1].hand[0] == state.players[1].hand[11] == 1
        assert GAME.observe(state, 0) == table.seen("A")
        assert legal_actions(state, 0) == legal_actions(table.state, 0)
    assert any(not state.players[1].hand[7] for state in dealt(table, "A"))
    assert any(not state.players[1].hand[11] for state in dealt(table, "C"))


def test_others_orders_and_lists_are_forgotten_the_own_are_kept() -> None:
    """aoh.evt.int-02, aoh.opt-13."""
    table = Table(
        stage="fair:bidding", seats={"A": {"hand": ["iron"]}, "B": {"hand": ["wood"]}}, options={"fair": "sealed"}
    )
    table.do("A order heroes army", "B order heroes never", "A wish iron for wood", "B wish wood for iron", "B hand in")
    for state in dealt(table, "A", 3):
        assert state.players[0].orders == table.player("A").orders
        assert state.players[1].orders == NO_ORDERS
        assert GAME.observe(state, 0) == table.seen("A")
        assert state.agenda[-1].deciders(state) == [0]


@pytest.mark.parametrize(("order", "orders"), [("sealed", 2), ("auto", 1)])
def test_a_hidden_order_is_anybodys_guess(order: str, orders: int) -> None:
    """aoh.est-12, aoh.opt-07: the forces stay as they are; a fixed order is known."""
    table = Table(seats={"A": {"armies": ["bare", "led"]}}, options={"battle_order": order})
    table.do("A attack B for plunder", "A send led", "A send bare", "A march")
    lines = set()
    for state in dealt(table, "B"):
        battle = state.agenda[-2]
        assert isinstance(battle, Battle)
        assert sorted(battle.attack) == [0, 1]
        lines.add(battle.attack)
    assert len(lines) == orders
    own = dealt(table, "A", 3)
    assert all(state.agenda[-2].to_data() == table.state.agenda[-2].to_data() for state in own)


def test_who_asks_for_a_road_can_pay_for_it() -> None:
    """aoh.base-11, aoh.base-12: with any payment that the hidden cards allow."""
    table = Table(players=3, seats={"A": {"hand": ["stone", "stone", "iron"]}}, deck=["gold", "gold", "wood", "stone"])
    table.do("A build road to B with stone stone")
    payments = set()
    for state in dealt(table, "B"):
        request = state.agenda[-1]
        assert isinstance(request, RoadRequest)
        payments.add(request.request)
        assert GAME.observe(state, 1) == table.seen("B")
        play(GAME, state, 1, GAME.parse("approve"), SilentUmpire())
        assert state.roads
    assert len(payments) == 3


def test_sealed_answers_to_hunger_are_forgotten() -> None:
    """aoh.evt.int-01: that they are in is kept."""
    seats = {seat: {"hand": ["grain", "fortune"]} for seat in "ABC"}
    table = Table(players=3, stage="move:0", deck=["hunger", "wood", "wood"], seats=seats)
    table.do("A play fortune", "B play fortune")
    for state in dealt(table, "A", 5):
        assert state.agenda[-1].deciders(state) == [2]
        assert state.agenda[-1].to_data()[3] == [2, 1, 0]


def test_cards_still_to_be_carried_out_are_dealt_anew_too() -> None:
    """aoh.fair-05: how many there are may be anything up to the cards that must be played; the sum of cards is kept."""
    table = Table(
        players=3,
        stage="fair:draw",
        roads=[["B", "C"]],
        deck=["hunger", "growth", "iron", "barbarians", "gold", "eruption", "wood"],
    )
    sizes = [tribe.hand_size for tribe in table.seen("A").tribes]
    for state in dealt(table, "A"):
        assert [tribe.hand_size for tribe in GAME.observe(state, 0).tribes] == sizes
        assert GAME.conserved(state) == GAME.conserved(table.state)
