"""Chapter 1.1: the morale track and what happens at its ends. The losses of a round are taken in `round_start`."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import influence
from stammtisch.games.era.state import HIGHEST_MORALE, LOWEST_MORALE, EraState


def value(state: EraState, seat: int) -> int:
    """eot.1.1-11, eot.1.1-12: the printed value of the field on which the player's disc stands."""
    return state.setting.tables.morale_value(state.players[seat].morale)


def falls(field: int, fields: int) -> tuple[int, int]:
    """eot.1.1-05: what a fall costs a disc on `field`: fields, and influence for those it cannot fall."""
    fallen = min(fields, field - LOWEST_MORALE)
    return fallen, fields - fallen


def move(state: EraState, seat: int, fields: int, umpire: Umpire, cause: str) -> None:
    """eot.1.1-04, eot.1.1-05, eot.1.1-06: the disc moves so many fields up (or down, if negative); each field that it
    cannot fall costs one influence point, each that it cannot rise pays one Thaler. `cause` is a word for the log.
    """
    if not fields:
        return
    player = state.players[seat]
    wanted = player.morale + fields
    reached = max(LOWEST_MORALE, min(HIGHEST_MORALE, wanted))
    player.morale = reached
    if umpire.listening:
        umpire.announce("morale", {"seat": seat, "fields": fields, "field": reached, "cause": cause})
    if wanted < reached:
        influence.gain(state, seat, wanted - reached, umpire, "low_morale")
    elif wanted > reached:
        player.thalers += wanted - reached
        umpire.announce("thalers", {"seat": seat, "thalers": wanted - reached, "cause": "high_morale"})
