"""Steering greedy bots of Era of Tribes towards ends of the game that they do not look for by themselves.

Each function says what a seat does in place of what its bot would; None leaves it to the bot. They choose among legal
actions only, so a steered game is as good a game as any other.
"""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.bots.era_greedy import land
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import ending, transport
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import ARCHITECTURE, CIRCUSES, LEVELS, REVOLUTION

Steering = Callable[[EraState, int], int | None]

FAR = 99
"""Farther than any province from another."""
FAIR_CHANCE, SURE_CHANCE = 0.5, 0.95
"""From here on an attack is begun; from here on nobody more is sent to it."""
_LEAVING_THINGS = (act.END_PLACE(), act.END_MOVEMENT(), act.END_CITIES())


def sit_still(state: EraState, seat: int) -> int | None:
    """Content at home: all leaders go to Bread & Circuses, nobody is placed, moved or settled."""
    legal = state.agenda[-1].legal_actions(state, seat)
    if state.agenda[-1].kind == "turn":
        games = [action for action in legal if _field(action) == CIRCUSES]
        return max(games) if games else act.PASS()
    return next((action for action in _LEAVING_THINGS if action in legal), None)


def revolt(state: EraState, seat: int) -> int | None:
    """eot.1.3.G-01: a revolution as soon as there can be one; diplomacy is for peace, not for influence."""
    frame = state.agenda[-1]
    if frame.kind == "improvement":
        return _research(state, seat)
    wanted = {"turn": act.ACTIVATE(REVOLUTION, 1), "diplomacy": act.MAIN_ACTION(act.PEACE)}.get(frame.kind)
    return wanted if wanted is not None and wanted in frame.legal_actions(state, seat) else None


def _research(state: EraState, seat: int) -> int | None:
    """eot.2.1-06, eot.1.3.A.3-03: it stops short of Technological Victory; the last places are for Architecture, for
    the last eras ask for many cities.
    """
    player, frame = state.players[seat], state.agenda[-1]
    left = state.setting.tables.technological[ending.length(state)] - 1 - player.improved
    building = act.IMPROVE(ARCHITECTURE)
    if left <= 0:
        return act.STOP()
    if left > LEVELS - player.improvements[ARCHITECTURE]:
        return None
    return building if building in frame.legal_actions(state, seat) else act.STOP()


def conquer(state: EraState, seat: int) -> int | None:
    """eot.2.1-09: new vassals are placed near the home provinces of the next player, and whoever can leave marches
    there; attacks are begun at fair odds.
    """
    victim = state.players[(seat + 1) % len(state.players)].tribe
    homes = state.board.home_mask[victim] & ~state.control[seat]
    frame = state.agenda[-1]
    if not homes or frame.kind not in ("placement", "movement"):
        return None
    away = _distances(state, homes)
    legal = frame.legal_actions(state, seat)
    if frame.kind == "placement":
        places = [action for action in legal if act.kind_of(action) == act.PLACE.number]
        return min(places, key=lambda action: _placed(action, away), default=None)
    steps = [
        (away[act.MARCH.arguments(action)[1]], action) for action in legal if _leads_there(state, seat, action, away)
    ]
    return min(steps)[1] if steps else None


def steered(first: Steering, others: Steering) -> Steering:
    """The first player heads somewhere, the others do something else."""
    return lambda state, seat: (others if seat else first)(state, seat)


def _field(action: int) -> int | None:
    return act.ACTIVATE.arguments(action)[0] if act.kind_of(action) == act.ACTIVATE.number else None


def _placed(action: int, away: dict[int, int]) -> tuple[int, int, int]:
    """From FV before from a city, then the nearest."""
    province, from_city = act.PLACE.arguments(action)
    return from_city, away.get(province, FAR), province


def _distances(state: EraState, goals: int) -> dict[int, int]:
    """How many steps over dotted land every province is from the nearest of the goals."""
    board = state.board
    found = dict.fromkeys(provinces_in(goals), 0)
    reached = list(found)
    while reached:
        further: list[int] = []
        for province in reached:
            for other in provinces_in(board.land_mask[province] & board.dotted & board.land):
                if other not in found:
                    found[other] = found[province] + 1
                    further.append(other)
        reached = further
    return found


def _leads_there(state: EraState, seat: int, action: int, away: dict[int, int]) -> bool:
    """Whether a step of a vassal who can leave comes nearer, and if it attacks, has a fair chance that needs him."""
    if act.kind_of(action) not in (act.MARCH.number, act.TRANSPORT.number):
        return False
    start, end, _ = act.MARCH.arguments(action)
    if away.get(end, FAR) >= away.get(start, FAR) or not (land.spare(state, seat, start) or away[end] == 0):
        return False
    if not transport.foreign(state, seat) >> end & 1:
        return True
    there = state.cubes[seat][end]
    if there and land.attack_chance(state, seat, end, there) > SURE_CHANCE:
        return False
    return land.attack_chance(state, seat, end, there + land.spare_around(state, seat, end)) >= FAIR_CHANCE
