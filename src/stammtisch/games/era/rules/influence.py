"""Chapters 0.2, 1.2 and 1.3.A.4: the influence track, the order it gives, and the victory parade on it."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import morale
from stammtisch.games.era.state import EraState
from stammtisch.games.era.table_files import BLACK, RED

RED_FIELD_MORALE = 3


def gain(state: EraState, seat: int, points: int, umpire: Umpire, cause: str) -> None:
    """eot.1.2-03: so many influence points more (or fewer, if negative); the marker arrives behind those already on the
    field. R-024: there is no lowest field, unless the table chose one.
    """
    player = state.players[seat]
    reached = player.ip + points
    if state.setting.options.ip_floor == "zero":
        reached = max(0, reached)
    if reached == player.ip:
        return
    if umpire.listening:
        umpire.announce("influence", {"seat": seat, "points": reached - player.ip, "total": reached, "cause": cause})
    player.ip = reached
    state.arrivals += 1
    player.arrival = state.arrivals


def by_influence(state: EraState) -> list[int]:
    """eot.1.2-01, eot.1.2-02: the seats by rising influence; of equal ones whoever came to the field last is first."""
    return sorted(state.order, key=lambda seat: (state.players[seat].ip, -state.players[seat].arrival))


def advance_parade(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-50, eot.1.3.A.4-74, eot.1.3.A.4-75: the victory parade moves one field towards the start of the
    track; a black field earns a point, a red one raises morale.
    """
    player = state.players[seat]
    if player.parade == 0:
        return
    player.parade -= 1
    umpire.announce("parade", {"seat": seat, "field": player.parade, "fields": 1})
    _field_effect(state, seat, player.parade, 1, umpire)


def set_back_parade(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-51, eot.1.3.A.4-76: the victory parade moves one field back; leaving a black or red field costs what
    coming to it earns.
    """
    player = state.players[seat]
    left = player.parade
    player.parade += 1
    umpire.announce("parade", {"seat": seat, "field": player.parade, "fields": -1})
    _field_effect(state, seat, left, -1, umpire)


def _field_effect(state: EraState, seat: int, field: int, sign: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-77: white fields do nothing. Fields beyond the track are those of its second lap (eot.C-24)."""
    colours = state.setting.tables.track_colours
    colour = colours[field % len(colours)]
    if colour == BLACK:
        gain(state, seat, sign, umpire, "black_field")
    elif colour == RED:
        morale.move(state, seat, sign * RED_FIELD_MORALE, umpire, "red_field")
