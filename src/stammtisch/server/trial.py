"""Several actions tried one after the other before any is done: how far they come, and what could be done then.

They are tried as `foresight` tries one: on a position that is made up where the seat does not know the real one. A
trial stops where a plan would stop; what would follow dice, cards or another player is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.game import Game, deciders, legal_actions, play, refusal
from stammtisch.engine.options import Message
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Umpire
from stammtisch.server.checks import check_decision, parsed
from stammtisch.server.foresight import barriers_from, imagined
from stammtisch.server.problems import problem, refused
from stammtisch.server.table import Table
from stammtisch.server.view import offered_action
from stammtisch.server.wire_play import Trial, Tried


@dataclass(frozen=True, slots=True)
class Imagined:
    """A position that the seat may imagine, after so many actions, and why no other can be tried (None: one can)."""

    state: State
    done: int
    stopped: Message | None


def tried(table: Table, seat: int, wanted: Trial) -> Tried:
    """What a trial shows; Problem if the decision is not open, or the rules refuse the first action."""
    if table.over:
        raise problem(409, "game_over", "over")
    check_decision(table, seat, wanted.decision)
    after = imagine(table, seat, [parsed(table, seat, line) for line in wanted.actions])
    if after.stopped is not None:
        return Tried(after.done, after.stopped, [])
    game, state = table.game, after.state
    barrier = barriers_from(state, seat)
    actions = legal_actions(state, seat)
    return Tried(after.done, None, [offered_action(game.offer(state, seat, each), barrier(each)) for each in actions])


def imagine(table: Table, seat: int, actions: Sequence[int]) -> Imagined:
    """The position after some actions of `seat`, which may act now; Problem if the rules refuse the first."""
    game, state = table.game, imagined(table, seat)
    stopped: Message | None = None
    for done, action in enumerate(actions):
        reason = refusal(game, state, seat, action)
        if reason is not None and not done:
            raise refused(game, reason)
        if reason is not None:
            return Imagined(state, done, game.explain(reason))
        if state.agenda[-1].final:
            return Imagined(state, done, Message("table-plan-stopped-known"))
        stopped = _do(game, state, seat, action)
        if stopped is not None:
            return Imagined(state, done + 1, stopped)
    return Imagined(state, len(actions), None)


def _do(game: Game[Any], state: State, seat: int, action: int) -> Message | None:
    """Do one action or give one order; what then comes between, None if nothing does."""
    before, umpire = tuple(deciders(state)), Umpire()
    after = tuple(play(game, state, seat, action, umpire))
    if not state.agenda:
        return Message("table-plan-stopped-over")
    if umpire.barrier or _moves_knowledge(umpire.events, seat, game.is_anytime(action)):
        return Message("table-plan-stopped-chance")
    return None if after == before else Message("table-plan-stopped-others")


def _moves_knowledge(events: Sequence[Event], seat: int, is_order: bool) -> bool:
    """Whether somebody learns what others do not. An order that only its owner notices moves nothing."""
    return any(event.audience != (seat,) if is_order else event.hides for event in events)
