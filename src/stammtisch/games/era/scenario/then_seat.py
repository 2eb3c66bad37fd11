"""The values of a seat in `then`."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.games.era.scenario.seat_values import Value
from stammtisch.games.era.scenario.then_pieces import PIECE_VALUES
from stammtisch.games.era.scenario.then_tribe import TRIBE_VALUES

SEAT_VALUES: Mapping[str, Value] = {**TRIBE_VALUES, **PIECE_VALUES}
"""How each key of a seat is read."""
