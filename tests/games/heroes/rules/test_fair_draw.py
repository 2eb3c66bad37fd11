"""The fair's opening (aoh.fair-01 to aoh.fair-07, aoh.opt-04, aoh.prep-13)."""

from __future__ import annotations

import pytest

from stammtisch.games.heroes.rules.fair_draw import fair_cards, reachable
from tests.games.heroes.table import Table

CHAIN = [["A", "B"], ["B", "C"]]
RING = [["A", "B"], ["B", "C"], ["C", "D"], ["D", "E"], ["E", "F"], ["A", "F"]]


@pytest.mark.parametrize(
    ("roads", "tribes", "roads_at"),
    [([], [1] * 6, [1] * 6), (CHAIN, [3, 3, 3, 1, 1, 1], [2, 3, 2, 1, 1, 1]), (RING, [6] * 6, [3] * 6)],
)
def test_cards_by_tribes_reached_or_by_own_roads(
    roads: list[list[str]], tribes: list[int], roads_at: list[int]
) -> None:
    """aoh.fair-02, aoh.fair-03, aoh.fair-04, aoh.opt-04: the base card, and one for each."""
    for option, cards in (("tribes", tribes), ("roads", roads_at)):
        state = Table(players=6, roads=roads, options={"road_bonus": option}).state
        assert [fair_cards(state, seat) for seat in range(6)] == cards


def test_a_tribe_is_reached_once_however_many_ways_lead_there() -> None:
    """aoh.fair-03."""
    state = Table(players=6, roads=RING).state
    assert sorted(reachable(state, 0)) == [1, 2, 3, 4, 5]


def test_others_learn_how_many_cards_were_drawn() -> None:
    """aoh.fair-02, aoh.prep-09: the own cards are told to their owner, in the order of the draw."""
    table = Table(stage="fair:draw", roads=[["A", "B"]], deck=["iron", "wood", "gold", "gold"])
    assert table.told("drew_at_fair", "A") == [
        {"seat": 0, "count": 2, "cards": {"iron": 1, "wood": 1}},
        {"seat": 1, "count": 2},
    ]


def test_drawn_cards_that_must_be_played_wait_until_all_have_drawn() -> None:
    """aoh.fair-05, aoh.fair-06: they count for the size of a hand and are seen by nobody until they are carried out."""
    table = Table(players=3, stage="fair:draw", deck=["hunger", "growth", "grain"], seats={"C": {"hand": ["fortune"]}})
    assert table.deciders() == "ABC"
    assert table.player("B").pending != ()
    assert [tribe.hand_size for tribe in table.seen("A").tribes] == [0, 1, 2]
    assert table.told("grew") == []
    table.do("A accept", "B accept", "C play fortune")
    assert table.told("grew") == [{"seat": 1, "cities": 2}]
    assert table.hand("C") == ["grain"]


def test_the_fair_opens_with_its_round() -> None:
    """aoh.fair-01, aoh.fair-07: opening, draws, effects, bidding."""
    table = Table(stage="fair:draw", round=4, deck=["growth", "iron"])
    assert table.kinds() == ["fair_opens", "drew_at_fair", "drew_at_fair", "event", "grew", "bidding"]
    assert table.told("fair_opens") == [{"round": 4}]
