"""What a seat may know of a position, and what is dealt anew for it (decisions table H)."""

from __future__ import annotations

import json
from random import Random

import pytest

from stammtisch.engine.game import deciders, legal_actions, play_unchecked, start
from stammtisch.engine.objects import difference
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era.game import GAME
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import CARDS, HAMLETS, INFLUENCE, NO_CARD


def played(players: int, decisions: int, seed: str, **options: str) -> EraState:
    """A game after so many random decisions, or the last position before its end."""
    state, umpire, random = GAME.new(players, options, seed), SilentUmpire(), Random(seed)
    start(state, umpire)
    for _ in range(decisions):
        before = state.copy()
        must = deciders(state)[0]
        play_unchecked(state, must, random.choice(legal_actions(state, must)), umpire)
        if not state.agenda:
            return before
    return state


def with_hamlets() -> EraState:
    """A position in which A keeps a Leader and a scoring hamlet, and B one of Strength."""
    state = played(3, 12, "hamlets")
    for seat, kinds in ((0, ("leader", "areas")), (1, ("strength",))):
        state.players[seat].hamlets = tuple(HAMLETS.index(kind) for kind in kinds)
        for kind in state.players[seat].hamlets:
            state.box = changed(state.box, kind, state.box[kind] - 1)
    return state


def test_a_player_sees_the_own_cards_and_hamlets_and_nobody_elses() -> None:
    """eot.0.5-03, eot.5-01."""
    state = with_hamlets()
    told = GAME.position(GAME.observe(state, 0))
    assert told["own"]["hamlets"] == ["leader", "areas"]
    assert told["own"]["card"] == CARDS[state.players[0].card]
    assert [player["hamlets"] for player in told["players"]] == [2, 1, 0]
    other = GAME.position(GAME.observe(state, 1))
    assert other["own"]["hamlets"] == ["strength"]
    for viewer, secret in ((1, "areas"), (None, "areas"), (None, "strength")):
        assert f'"{secret}"' not in json.dumps(GAME.position(GAME.observe(state, viewer)))


def test_a_spectator_has_nothing_of_his_own() -> None:
    assert GAME.position(GAME.observe(with_hamlets(), None))["own"] is None


def test_colours_are_shown_where_the_table_chose_so() -> None:
    """eot.C-27: leaders and scoring hamlets are red, Strength is green."""
    state = played(2, 12, "colours", hamlet_colour_public="on")
    state.players[1].hamlets = (HAMLETS.index("strength"), HAMLETS.index("leader"))
    assert GAME.position(GAME.observe(state, 0))["players"][1]["colours"] == ["green", "red"]
    for seed in range(5):
        dealt = GAME.determinize(state, 0, Random(seed).randrange)
        assert GAME.position(GAME.observe(dealt, 0))["players"][1]["colours"] == ["green", "red"]


def test_what_is_hidden_is_dealt_anew_and_nothing_else() -> None:
    """eot.0.5-06, eot.5-08: counts stay, the own rejected card is nobody's, nobody keeps an Influence hamlet."""
    state = with_hamlets()
    cards, hamlets = set(), set()
    for seed in range(30):
        dealt = GAME.determinize(state, 0, Random(seed).randrange)
        assert difference(GAME.observe(state, 0), GAME.observe(dealt, 0)) is None
        assert GAME.conserved(dealt) == GAME.conserved(state)
        assert dealt.players[0].rejected in dealt.pile + dealt.open_cards
        assert INFLUENCE not in dealt.players[1].hamlets
        cards.add(dealt.players[1].card)
        hamlets.add(dealt.players[1].hamlets)
    assert len(cards) > 3
    assert len(hamlets) > 3


def test_orders_and_open_offers_of_others_are_unknown() -> None:
    state = played(3, 12, "orders")
    umpire = SilentUmpire()
    GAME.apply_anytime(state, 1, GAME.parse("order expel always"), umpire)
    GAME.apply_anytime(state, 1, GAME.parse("exchange with C giving 1 thaler"), umpire)
    assert GAME.position(GAME.observe(state, 0))["offers"] == []
    assert len(GAME.position(GAME.observe(state, 2))["offers"]) == 1
    dealt = GAME.determinize(state, 0, Random(1).randrange)
    assert dealt.offers == ()
    assert dealt.players[1].orders == ()


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_can_be_shown(players: int) -> None:
    """As JSON, for everybody; the provinces told are those in play."""
    state = played(players, 60, "shown")
    for viewer in (None, *range(players)):
        told = json.loads(json.dumps(GAME.position(GAME.observe(state, viewer))))
        assert set(told["provinces"]) <= {province.id for province in state.board.provinces}
        assert told["scene"][-1]["kind"] == state.agenda[-1].kind


def test_the_scoring_reveals_cards() -> None:
    """eot.2.2-01: at the end everybody sees the personal cards of the tribes that are left."""
    state, umpire, random = GAME.new(2, {}, "end"), SilentUmpire(), Random(5)
    start(state, umpire)
    while state.agenda:
        must = deciders(state)[0]
        play_unchecked(state, must, random.choice(legal_actions(state, must)), umpire)
    told = GAME.position(GAME.observe(state, None))
    for seat, player in enumerate(state.players):
        gone = bool(state.wiped >> seat & 1) or player.card == NO_CARD
        assert told["players"][seat]["shown"] == (
            None if gone else {"card": CARDS[player.card], "hamlets": [HAMLETS[kind] for kind in player.hamlets]}
        )
