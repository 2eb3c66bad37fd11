"""Standing orders: answers given ahead, seen by nobody else, to questions that come in other players' turns.

`Player.orders` is empty, or holds one answer an order. An order that says `ask` changes nothing.
"""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.games.era import actions as act
from stammtisch.games.era.state import EraState

ORDERS = ("expel", "support", "offers")
"""D-43: whether attacked or attacking traders are expelled; N-3: bids for support; D-72: offers of Diplomacy."""
EXPEL, SUPPORT, OFFERS = range(3)
ORDER_WORDS = ("ask", "never", "always")
ASK, NEVER, ALWAYS = range(3)
ANSWERS = {EXPEL: (ASK, NEVER, ALWAYS), SUPPORT: (ASK, NEVER), OFFERS: (ASK, NEVER)}
"""What can be ordered: nobody agrees ahead to what he has not seen."""


def order(state: EraState, seat: int, kind: int) -> int:
    """What `seat` has ordered for such questions."""
    orders = state.players[seat].orders
    return orders[kind] if orders else ASK


def actions() -> list[int]:
    """Every order that can be given."""
    return [act.STANDING_ORDER(kind, value) for kind, values in ANSWERS.items() for value in values]


def refusal(action: int) -> Refusal | None:
    """Why there is no such order."""
    kind, value = act.STANDING_ORDER.arguments(action)
    return None if value in ANSWERS.get(kind, ()) else Refusal("no_such_order", "")


def give(state: EraState, seat: int, action: int) -> None:
    """The order holds from now on."""
    kind, value = act.STANDING_ORDER.arguments(action)
    orders = list(state.players[seat].orders) or [ASK] * len(ORDERS)
    orders[kind] = value
    state.players[seat].orders = tuple(orders)
