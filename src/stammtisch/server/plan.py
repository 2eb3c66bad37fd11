"""Plans: several actions sent at once, done one after the other as long as nothing comes between.

A plan says what its player would do if the table asked for it step by step. It stops where dice or cards decide, where
something hidden becomes known, or where somebody else has to decide: what comes after that was planned without knowing
it. Each line must be legal when its turn comes, else the plan stops before it, with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.engine.game import refusal
from stammtisch.engine.options import Message, Refusal
from stammtisch.server.entries import Entry, step_key
from stammtisch.server.table import Draft, Table


@dataclass(frozen=True, slots=True)
class Outcome:
    """How far a plan comes: what is done, and why it stops before the next line (None: there is none).

    `refused`: why the rules refuse the first line; then nothing is done.
    """

    drafts: tuple[Draft, ...]
    stopped: Message | None
    refused: Refusal | None = None


def follow(table: Table, seat: int, actions: Sequence[int], key: str | None, at: int) -> Outcome:
    """Try a plan on `table`, a fork that changes by it. `key` goes to the first entry and names them all: the
    others get keys that are made of it."""
    game = table.game
    drafts: list[Draft] = []
    stopped: Message | None = None
    for action in actions:
        stopped = _between(table, seat, drafts[-1].entry) if drafts else None
        if stopped is not None:
            break
        reason = refusal(game, table.state, seat, action)
        if reason is not None:
            stopped = game.explain(reason)
            if not drafts:
                return Outcome((), stopped, reason)
            break
        anytime = game.is_anytime(action)
        decision = None if anytime else table.decision(seat)
        entry = Entry(
            table.version + 1,
            "anytime" if anytime else "action",
            at,
            seat,
            step_key(key, len(drafts)) if key is not None and drafts else key,
            decision,
            game.notation(action),
        )
        draft = table.draft_action(entry)
        table.accept(draft)
        drafts.append(draft)
    return Outcome(tuple(drafts), stopped)


def _between(table: Table, seat: int, last: Entry) -> Message | None:
    """What has come between the last action and the next; None if nothing has."""
    if table.over:
        return Message("table-plan-stopped-over")
    if last.chance:
        return Message("table-plan-stopped-chance")
    if last.hand_over or seat not in table.waiting:
        return Message("table-plan-stopped-others")
    return Message("table-plan-stopped-known") if last.barrier else None
