"""Trade posts (chapters 1.3.A.2 and 1.3.A.4): cubes of one tribe on a city of another."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import morale, pieces
from stammtisch.games.era.state import EraState, changed

EXPELLED_MORALE = -2


def count(state: EraState, seat: int) -> int:
    """eot.1.3.A.2-16, eot.5-20: how many trade posts `seat` has."""
    return state.posts.count(seat + 1)


def posts_with(state: EraState, host: int, trader: int) -> list[int]:
    """The cities of `host` with a trade post of `trader`, rising."""
    return [province for province in provinces_in(state.cities[host]) if state.posts[province] == trader + 1]


def end_post(state: EraState, province: int, umpire: Umpire, cause: str) -> None:
    """eot.1.3.A.2-72, R-056: the post on a province ends: the cube goes to FV, the marker goes; morale is not lost."""
    if not state.posts[province]:
        return
    trader = state.posts[province] - 1
    state.posts = changed(state.posts, province, 0)
    pieces.return_vassals(state, trader, 1)
    name = state.board.provinces[province].id
    umpire.announce("post_lost", {"seat": trader, "province": name, "cause": cause})


def expel(state: EraState, host: int, trader: int, umpire: Umpire) -> None:
    """eot.1.3.A.2-19, eot.1.3.A.2-20, R-055: all posts of `trader` leave the cities of `host`, two morale fields
    each."""
    for province in posts_with(state, host, trader):
        end_post(state, province, umpire, "expelled")
        morale.move(state, trader, EXPELLED_MORALE, umpire, "expelled")
