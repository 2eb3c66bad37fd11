"""How what stands on a place can come to others by several actions, told before any is done."""

from __future__ import annotations

from stammtisch.engine.options import Way
from stammtisch.server.checks import check_decision
from stammtisch.server.problems import problem
from stammtisch.server.table import Table
from stammtisch.server.wire_play import WayLeg, WaysFrom, WayThere


def ways_from(table: Table, seat: int, wanted: WaysFrom) -> list[WayThere]:
    """The ways, the best to each place first; Problem if the decision is not open for the seat."""
    if table.over:
        raise problem(409, "game_over", "over")
    check_decision(table, seat, wanted.decision)
    return [_way(way) for way in table.game.ways(table.state, seat, wanted.place)]


def _way(way: Way) -> WayThere:
    legs = [WayLeg(leg.notation, leg.label, list(leg.places)) for leg in way.legs]
    return WayThere(legs, way.cost, way.consequence)
