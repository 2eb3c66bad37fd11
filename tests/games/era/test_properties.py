"""What holds after every decision of any game: food, control, money, pieces, cards, the influence track, an end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from stammtisch.engine.events import Event
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import food
from stammtisch.games.era.rules.expansion import Expansion
from stammtisch.games.era.rules.influence import by_influence
from stammtisch.games.era.rules.revolution import ScoreCard
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.setup import Drafts
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE, EraState, cubes_set
from stammtisch.games.era.words import NO_CARD
from tests.games.era.playing import GAMES, played

START_THALERS = 5


def check_food(state: EraState) -> None:
    """R-032, eot.1.3.A.2-39, eot.8-13, eot.8-14, eot.8-15, eot.8-26: symbols and Agriculture, less what the cities eat,
    lie on the plate.
    """
    for seat in state.living():
        assert food.balance(state, seat) == state.players[seat].food


def check_control(state: EraState) -> None:
    """eot.8-25, eot.1.3.A.2-55, R-059, R-066: nobody controls what he does not hold, nobody what another controls."""
    seen = 0
    moving = any(isinstance(frame, Expansion) for frame in state.agenda)
    for seat, control in enumerate(state.control):
        assert not control & seen
        assert not control & cubes_set(state.hamlets)
        assert not control & ~state.board.in_play
        seen |= control
        held = cubes_set(state.cubes[seat]) | state.cities[seat]
        assert not state.cities[seat] & ~state.board.land
        if not moving:
            assert not control & ~held
        for sea in provinces_in(control & state.board.sea):
            assert state.stacks[sea][0] == seat


def check_track(state: EraState) -> None:
    """eot.1.2-01, eot.1.2-02: every two markers have an order on the influence track."""
    order = by_influence(state)
    assert sorted(order) == sorted(state.order)
    markers = [(state.players[seat].ip, -state.players[seat].arrival) for seat in order]
    assert len(set(markers)) == len(markers)
    assert markers == sorted(markers)


def check_bounds(state: EraState) -> None:
    """eot.1.1-10, eot.C-21, eot.C-22: figures stay within their tracks and supplies."""
    for seat, player in enumerate(state.players):
        assert LOWEST_MORALE <= player.morale <= HIGHEST_MORALE
        assert player.thalers >= 0
        assert player.treaties >= 0
        assert player.free_vassals >= 0
        assert player.army >= 0
        assert 0 <= player.ready <= player.leaders
        assert player.leaders - player.grey <= 4
        assert state.city_count(seat) <= player.built <= 8
        assert player.hunger_aside >= 0


def check_cards(state: EraState) -> None:
    """eot.C-06, eot.1.3.G-12: a card leaves the game with each era that is first reached, once it is chosen."""
    known = [*state.pile, *state.open_cards, *(player.card for player in state.players)]
    known = [card for card in known if card != NO_CARD]
    choosing = any(isinstance(frame, ScoreCard) for frame in state.agenda)
    assert len(known) == len(set(known)) == 15 - state.reached + choosing


@dataclass
class Purses:
    """The Thalers of each seat as the events tell them. `offer`: the last one, whose extras change hands when it is
    accepted; `steps`: what the steps of a movement cost, which come back when one is taken back.
    """

    thalers: list[int]
    offer: dict[str, Any] = field(default_factory=dict)
    steps: list[int] = field(default_factory=list)


def earned(state: EraState, event: Event, purses: Purses) -> None:
    """Put the Thalers that an event names from one purse into another, or from or into the bank."""
    purse = purses.thalers
    facts: Any = event.facts
    kind = event.kind
    if kind == "thalers":
        purse[facts["seat"]] += facts["thalers"]
    elif kind == "improvement":
        purse[facts["seat"]] -= facts["cost"]
    elif kind == "step_back":
        purse[facts["seat"]] += purses.steps.pop()
    elif kind.startswith("step_"):
        purses.steps.append(facts["cost"])
        purse[facts["seat"]] -= facts["cost"]
    elif kind == "main_action" and facts["action"] == "hire":
        purse[facts["seat"]] -= tribe_of(state, facts["seat"]).hire_thalers
    elif kind == "post" and not facts["by_treaty"]:
        purse[facts["seat"]] -= 1
        purse[facts["host"]] += 1
    elif kind in ("bought", "support"):
        purse[facts["seat"]] -= facts["thalers"]
        purse[facts["other"]] += facts["thalers"]
    elif kind == "plundered":
        purse[facts["seat"]] += facts["thalers"]
        purse[facts["other"]] -= facts["paid"]
    elif kind in ("diplomatic_offer", "offer_countered"):
        purses.offer = facts
    elif kind in ("exchanged", "offer_accepted"):
        given: Any = facts if kind == "exchanged" else purses.offer
        if given:
            purse[given["seat"]] += given["ask_thalers"] - given["thalers"]
            purse[given["other"]] += given["thalers"] - given["ask_thalers"]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("bots", "options"), GAMES, ids=[f"{'-'.join(bots)} {options}" for bots, options in GAMES])
def test_every_game_keeps_what_must_hold_and_ends(bots: Sequence[str], options: dict[str, Any], seed: int) -> None:
    counts: dict[str, int] = {}
    purses = Purses([START_THALERS] * len(bots))
    state = None
    for state, events in played(bots, options, f"seed {seed}"):
        drafting = any(isinstance(frame, Drafts) for frame in state.agenda)
        if not drafting:
            now = GAME.conserved(state)
            counts = counts or dict(now)
            assert now == counts
            check_cards(state)
            check_food(state)
            check_control(state)
            check_track(state)
        check_bounds(state)
        for event in events:
            earned(state, event, purses)
        assert purses.thalers == [player.thalers for player in state.players], events
    assert state is not None
    assert GAME.result(state) is not None
