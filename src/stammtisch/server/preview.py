"""What an action would do, told before it is done, from what the seat may know."""

from __future__ import annotations

from stammtisch.engine.game import refusal
from stammtisch.server.checks import check_decision, parsed
from stammtisch.server.foresight import barrier_finder, barriers_from, ends_undo
from stammtisch.server.problems import problem
from stammtisch.server.table import Table
from stammtisch.server.trial import imagine
from stammtisch.server.wire_play import Preview, Try


def preview_of(table: Table, seat: int, wanted: Try) -> Preview:
    """The preview; why the rules refuse the action, if they do: whoever fills in a form asks that too, and errs in
    nothing. Problem if the decision is not open.
    """
    if table.over:
        raise problem(409, "game_over", "over")
    if wanted.before:
        return _preview_after(table, seat, wanted)
    game, state = table.game, table.state
    action = parsed(table, seat, wanted.action)
    anytime = game.is_anytime(action)
    if not anytime:
        check_decision(table, seat, wanted.decision)
    reason = refusal(game, state, seat, action)
    if reason is not None:
        return Preview([game.explain(reason)], barrier=False)
    barrier = ends_undo(table, seat, action) if anytime else barrier_finder(table, seat)(action)
    return Preview(list(game.preview(state, seat, action)), barrier)


def _preview_after(table: Table, seat: int, wanted: Try) -> Preview:
    """The preview of an action that comes after others, which are tried first; why it cannot come if they stop."""
    check_decision(table, seat, wanted.decision)
    game, action = table.game, parsed(table, seat, wanted.action)
    after = imagine(table, seat, [parsed(table, seat, line) for line in wanted.before])
    if after.stopped is not None:
        return Preview([after.stopped], barrier=True)
    reason = refusal(game, after.state, seat, action)
    if reason is not None:
        return Preview([game.explain(reason)], barrier=False)
    barrier = not game.is_anytime(action) and barriers_from(after.state, seat)(action)
    return Preview(list(game.preview(after.state, seat, action)), barrier)
