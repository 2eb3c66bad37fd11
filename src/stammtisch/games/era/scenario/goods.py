"""Luxury goods of a step: on a field, or for an autoexpansion."""

from __future__ import annotations

from typing import Any

from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    pieces,
    turn,
)
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.words import FIELDS_WITH_GOODS


def add_goods(step: Step, seat: int, goods: Any, field: int) -> None:
    """Luxury goods are added one by one; those that cannot be added refuse the step."""
    if goods in (None, 0, []):
        if step.asks(seat, [act.ADD_GOOD]):
            step.act(seat, act.GO())
        return
    kinds = [names.luxury(word) for word in goods] if isinstance(goods, list) else [None] * int(goods)
    for named in kinds:
        frame = step.frame()
        if not isinstance(frame, turn.AddGoods) or not step.asks(seat, [act.ADD_GOOD]):
            rule = "eot.1.3-06" if field in FIELDS_WITH_GOODS else "eot.1.3-02"
            step.refuse("no_such_good", rule)
            return
        left = pieces.usable_luxuries(step.state, seat) & ~frame.goods
        kind = step.state.board.provinces[next(provinces_in(left))].luxury if named is None else named
        step.act(seat, act.ADD_GOOD(kind))
    if step.asks(seat, [act.ADD_GOOD]):
        step.act(seat, act.GO())
