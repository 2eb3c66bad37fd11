"""Preparation (aoh.intro-01, aoh.prep-*, aoh.opt-01, aoh.opt-02)."""

from __future__ import annotations

import pytest

from stammtisch.engine.game import SetupError, start
from stammtisch.engine.umpire import DictatingUmpire, Umpire
from stammtisch.games.heroes.cards import COPIES, DISASTERS, GOLD, GROWTH, IRON, KINDS, STONE, WOOD
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.pieces import PIECE_COPIES
from stammtisch.games.heroes.rules.preparation import check_tribes
from stammtisch.games.heroes.scenario.then import hand_words
from stammtisch.games.heroes.state import HeroesState

FRESH = [kind for kind in KINDS for _ in range(COPIES[kind])]


def begun(players: int, seed: str, **options: str | int) -> HeroesState:
    """A game after its set-up, which ends in the bidding of the first fair."""
    state = GAME.new(players, options, seed)
    start(state, Umpire())
    return state


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_two_to_six_players(players: int) -> None:
    """aoh.intro-01: the error names the limits."""
    with pytest.raises(SetupError, match="for 2 to 6 players") as refused:
        GAME.new(players, {}, "seed")
    assert refused.value.code == "bad_player_count"


def test_no_two_players_share_a_tribe() -> None:
    """aoh.prep-02."""
    for seed in range(20):
        tribes = [player.tribe for player in begun(6, str(seed)).players]
        assert sorted(tribes) == list(range(6))
    with pytest.raises(SetupError, match="greeks"):
        check_tribes([2, 0, 2])


def test_tribes_are_dealt_at_random() -> None:
    """aoh.prep-02: each of the six comes to the first seat some time."""
    assert {begun(2, str(seed)).players[0].tribe for seed in range(60)} == set(range(6))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_everybody_starts_with(players: int) -> None:
    """aoh.prep-06, aoh.prep-07, aoh.prep-08, aoh.res-07, aoh.res-09, aoh.res-10: cards and pieces are all there."""
    state = begun(players, "start")
    counted = GAME.conserved(state)
    assert list(counted.values())[: len(COPIES)] == list(COPIES)
    assert list(counted.values())[len(COPIES) :] == list(PIECE_COPIES)
    assert sum(COPIES) == 108
    assert state.supply[1] == 12 - players
    assert all(sum(player.armies) == 1 and player.cities >= 1 for player in state.players)


def test_the_throw_for_the_first_move() -> None:
    """aoh.prep-03, aoh.prep-04: two dice each, only those tied for the best throw again."""
    state = GAME.new(3, {}, "throw")
    umpire = Umpire()
    start(state, umpire)
    throws = [event.facts for event in umpire.events if event.kind == "threw_for_first"]
    assert all(len(throw["dice"]) == 2 and throw["sum"] == sum(throw["dice"]) for throw in throws)
    assert [throw["seat"] for throw in throws[:3]] == [0, 1, 2]
    (told,) = [event.facts for event in umpire.events if event.kind == "first_player"]
    assert told["seat"] == state.first == state.turn


def test_nobody_keeps_what_is_played_when_drawn() -> None:
    """aoh.prep-10, aoh.prep-11, aoh.prep-12, aoh.prep-13: not at the deal, not at the first fair."""
    for seed in range(30):
        state = begun(4, str(seed))
        cards = sum(sum(player.hand) for player in state.players)
        cities = sum(player.cities for player in state.players)
        played = sum(state.discard[kind] for kind in (*DISASTERS, GROWTH))
        assert cards == 4 * 4 - played
        assert cities == 4 + state.discard[GROWTH]
        assert not any(player.earthquakes for player in state.players)


def test_the_deal_begins_with_the_first_player() -> None:
    """aoh.prep-08, aoh.fair-02: three cards each from the top of the shuffled deck, then the first fair draws on."""
    dealt = [IRON, IRON, IRON, GOLD, GOLD, GOLD, WOOD, STONE]
    state = GAME.new(2, {}, "x")
    start(state, DictatingUmpire([[0, 1], [1, 1], [6, 6], [*dealt, *without(FRESH, dealt)]]))
    assert state.first == 1
    assert hand_words(state.players[1].hand) == ["iron", "iron", "iron", "wood"]
    assert hand_words(state.players[0].hand) == ["gold", "gold", "gold", "stone"]
    assert len(state.deck) == 100


def test_under_the_option_growth_is_shuffled_back() -> None:
    """aoh.opt-02, aoh.prep-12: until the card is no Population growth; the rest of the deal is not touched."""
    dealt = [GROWTH, IRON, IRON, IRON, IRON, IRON]
    rest = [*without(FRESH, dealt), GROWTH]
    growth_again = [GROWTH, *without(rest, [GROWTH])]
    gold_then = [GOLD, WOOD, STONE, *without(rest, [GOLD, WOOD, STONE])]
    state = GAME.new(2, {"fair_start": "on"}, "x")
    shuffles = [[*dealt, *without(FRESH, dealt)], growth_again, gold_then]
    start(state, DictatingUmpire([[0, 1], [6, 6], [1, 1], *shuffles]))
    assert [player.cities for player in state.players] == [1, 1]
    assert hand_words(state.players[0].hand) == ["gold", "iron", "iron", "wood"]
    assert hand_words(state.players[1].hand) == ["iron", "iron", "iron", "stone"]
    assert (len(state.deck), state.deck.count(GROWTH), state.discard[GROWTH]) == (100, 2, 0)


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that are left."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return left


def test_the_same_seed_is_the_same_game() -> None:
    """aoh.prep-01: and another seed another one."""
    assert begun(4, "one").hash() == begun(4, "one").hash() != begun(4, "two").hash()
