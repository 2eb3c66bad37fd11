"""Chapter 1.3.B: Trade."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import posts
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import ANCIENT_TIMES, COMMERCE, GERMANICS

ANCIENT_TIMES_TRADE = 2


def markers(state: EraState, seat: int) -> int:
    """eot.1.3.B-03, eot.1.3.B-04, eot.1.3.E-35, eot.1.3.E-36, eot.1.3.E-37, eot.1.3.A.2-16: what the markers on Trade
    pay: the one of Commerce and one for each trade post.
    """
    level = state.players[seat].improvements[COMMERCE]
    return state.setting.tables.commerce_marker[level] + posts.count(state, seat)


def income(state: EraState, seat: int, leaders: int, goods: int) -> int:
    """eot.1.3.B-01, eot.1.3.B-02, eot.1.3.B-05, eot.1.3.B-06, eot.4-12, R-111, R-112: what an activation pays."""
    era = ANCIENT_TIMES_TRADE if state.players[seat].era == ANCIENT_TIMES else 0
    return _leaders(state, seat, leaders) + goods + markers(state, seat) + era


def carry_out(state: EraState, seat: int, leaders: int, goods: int, umpire: Umpire) -> None:
    """eot.1.3.B-01: the Thalers come from the bank."""
    earned = income(state, seat, leaders, goods)
    state.players[seat].thalers += earned
    umpire.announce("thalers", {"seat": seat, "thalers": earned, "cause": "trade"})


def _leaders(state: EraState, seat: int, leaders: int) -> int:
    chosen = state.setting.options.germanic_trade
    tribe = tribe_of(state, seat)
    if tribe.number != GERMANICS or chosen == "three_per_leader":
        return leaders * tribe.leader_on_trade
    return 2 * leaders if chosen == "two_per_leader" else leaders + 2
