"""What a seat has ordered ahead, for itself alone."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.era.rules.orders import ASK, ORDER_WORDS, ORDERS
from stammtisch.games.era.state import EraState


def standing_orders(state: EraState, seat: int) -> list[Message]:
    """The orders that answer for `seat` now."""
    orders = state.players[seat].orders
    return [
        Message(f"era-order-{ORDERS[kind]}-{ORDER_WORDS[answer]}")
        for kind, answer in enumerate(orders)
        if answer != ASK
    ]
