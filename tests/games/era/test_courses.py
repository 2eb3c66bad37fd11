"""What only goes one way in any game, and in which order: levels, eras, markers, leaders, the steps of a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.state import EraState, cubes_set
from stammtisch.games.era.words import AGRICULTURE, ANCIENT_TIMES, AREAS, BRONZE_AGE
from tests.games.era.playing import GAMES, played

STEPS_OF_A_ROUND = ("round", "turn_order", "clean_up")
NAMES = [f"{'-'.join(bots)} {options}" for bots, options in GAMES]


def check_leaders(state: EraState) -> None:
    """eot.0.6.2-01, eot.0.6.2-02, eot.0.6.2-03, eot.1.3.G-16, eot.8-23: two, one more from the Bronze Age on, in a game
    that is not normal one more from Ancient Times on, and the grey ones.
    """
    later = 0 if state.setting.options.length == "normal" else 1
    for player in state.players:
        released = 2 + (player.era >= BRONZE_AGE) + later * (player.era >= ANCIENT_TIMES)
        assert player.leaders == released + player.grey


def check_capacity(state: EraState) -> None:
    """eot.1.3.A.2-68, eot.1.5-04, eot.1.5-06: after clean-up one piece stands on a land province, with Agriculture II
    two vassals, beside a city too.
    """
    for seat, player in enumerate(state.players):
        fertile = player.improvements[AGRICULTURE] >= 2
        for province in provinces_in(cubes_set(state.cubes[seat]) & state.board.land):
            city = state.cities[seat] >> province & 1
            assert state.cubes[seat][province] <= (2 if fertile else 1 - city)


def check_battlefields(state: EraState, before: bytes) -> None:
    """eot.1.3.A.4-80: markers lie on land and stay."""
    for province, marker in enumerate(state.battlefields):
        assert marker >= before[province]
        assert not marker or state.board.land >> province & 1


@pytest.mark.parametrize(("bots", "options"), GAMES, ids=NAMES)
def test_what_was_reached_is_kept_and_a_round_takes_its_course(bots: Sequence[str], options: dict[str, Any]) -> None:
    """eot.1-01, eot.1.3.B-04, eot.1.3.E-02, eot.1.3.E-12, eot.1.3.E-37, eot.1.3.G-03, eot.8-32: levels and eras rise
    one by one and never fall, and Commerce with its markers among them; rounds go through their steps in order.
    """
    levels = {(seat, area): 0 for seat in range(len(bots)) for area in AREAS}
    eras = [0] * len(bots)
    passes: list[str] = []
    before = bytes(400)
    for state, events in played(bots, options, "courses"):
        for event in events:
            facts: Any = event.facts
            if event.kind == "improvement":
                levels[facts["seat"], facts["area"]] += 1
                assert facts["level"] == levels[facts["seat"], facts["area"]] <= 4
            elif event.kind == "step_transport":
                assert facts["cost"] == 0, "eot.1.3.A.2-47"
            elif event.kind in STEPS_OF_A_ROUND:
                assert event.kind == STEPS_OF_A_ROUND[len(passes) % len(STEPS_OF_A_ROUND)]
                passes.append(event.kind)
        for seat, player in enumerate(state.players):
            assert [levels[seat, area] for area in AREAS] == list(player.improvements)
            assert player.era - eras[seat] in (0, 1)
            eras[seat] = player.era
        if any(event.kind == "clean_up" for event in events):
            check_capacity(state)
        if passes:
            check_leaders(state)
        check_battlefields(state, before)
        before = state.battlefields
    assert len(passes) % len(STEPS_OF_A_ROUND) == 0
