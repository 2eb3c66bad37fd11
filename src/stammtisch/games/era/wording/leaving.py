"""What is given up by leaving: the province that the last piece goes from, and the goods that go with it."""

from __future__ import annotations

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.state import EraState
from stammtisch.games.era.wording.arguments import at, counted
from stammtisch.games.era.wording.described import then
from stammtisch.games.era.words import LUXURY_GOODS

GIVE_UP = "era-then-give-up"


def with_given_up(state: EraState, seat: int, start: int, told: Message | None) -> Message | None:
    """The consequence `told` of a step, and what the piece that leaves `start` gives up."""
    figures = _given_up(state, seat, start)
    if told is not None and told.id != GIVE_UP:
        return Message(told.id, {**told.arguments, **figures})
    return None if figures["gives"] == "no" else then("give-up", **figures)


def without(state: EraState, seat: int, start: int) -> EraState:
    """eot.1.3.A.2-42, eot.8-25: the same position once a piece has gone from `start` and the movement has ended: what
    stands empty then is no longer controlled, and its goods are gone from the army.
    """
    left = state.copy()
    left.cubes[seat][start] -= 1
    left.control[seat] &= left.present(seat)
    return left


def _given_up(state: EraState, seat: int, start: int) -> dict[str, Argument]:
    """eot.1.3.A.2-42, eot.8-25: control ends where no piece is left. `gives`: nothing (`no`), the province alone
    (`yes`), with goods (`goods`), or with goods that lie in the army (`army`).
    """
    frame = top(state)
    province = 1 << start if start < state.board.size else 0
    if not isinstance(frame, Movement) or not frame.mine & province:
        return {"gives": "no", "left": "", "goods": ""}
    if state.cubes[seat][start] > 1 or state.cities[seat] & province:
        return {"gives": "no", "left": "", "goods": ""}
    goods = [name for kind, name in enumerate(LUXURY_GOODS) if state.board.luxury_of[kind] & province]
    gives = ("army" if state.army_goods & province else "goods") if goods else "yes"
    return {"gives": gives, "left": at(state, start), "goods": counted("luxuries", goods)}
