"""A table from outside the game, as everybody who has its link may know it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import structs

from stammtisch.engine.game import Game
from stammtisch.engine.state import State
from stammtisch.server.access import may_watch
from stammtisch.server.nudges import open_nudges
from stammtisch.server.proposals import OpenProposal, open_proposals
from stammtisch.server.rooms import Room
from stammtisch.server.sitting import Chair, Sitting
from stammtisch.server.table import Table
from stammtisch.server.wire_sitting import Lobby, Player, Proposal, SeatInfo


def lobby_of(room: Room, person: str | None, viewer: int | None, here: Collection[str]) -> Lobby:
    """The lobby as `person` sees it through the seat `viewer`; `here` are the persons who have the table open."""
    sitting, header = room.sitting, room.header
    proposals = open_proposals(sitting, room.game)
    return Lobby(
        table=header.table,
        game=header.game,
        status=room.status,
        options=dict(header.options),
        seats=seat_infos(sitting.chairs, person, here),
        host=person is not None and person == sitting.host,
        spectators=sitting.spectators,
        affairs=sitting.number,
        proposals=[_shown(proposal, room.game, viewer) for proposal in proposals],
        rematch=sitting.rematch,
        stopped=None if room.stopped is None else room.stopped.message,
        nudged=open_nudges(sitting, room.game, viewer) if may_watch(sitting, person) else [],
    )


def seat_infos(chairs: Collection[Chair], person: str | None, here: Collection[str]) -> list[SeatInfo]:
    """Who sits where, as `person` is told."""
    return [
        SeatInfo(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.decider,
            mine=person is not None and person == (chair.person if chair.kind == "open" else chair.owner),
            stand_in=chair.stand_in is not None and not chair.free,
            free=chair.free,
            resigned=chair.resigned,
            reserved=chair.kind == "open" and chair.person is not None,
            here=chair.owner is not None and chair.owner in here,
        )
        for seat, chair in enumerate(chairs)
    ]


def players(sitting: Sitting, game: Game[Any], state: State, person: str | None, here: Collection[str]) -> list[Player]:
    """Who sits where in a game that has begun, and with which side."""
    return [
        Player(**structs.asdict(info), tribe=game.side(state, info.seat))
        for info in seat_infos(sitting.chairs, person, here)
    ]


def _shown(proposal: OpenProposal, table: Table | None, viewer: int | None) -> Proposal:
    to = None
    if proposal.to is not None and table is not None:
        first = table.seq(viewer, proposal.to - 1) + 1
        to = first if first <= table.seq(viewer) else None
    return Proposal(proposal.n, proposal.kind, proposal.seat, to, list(proposal.agreed), list(proposal.waiting_for))
