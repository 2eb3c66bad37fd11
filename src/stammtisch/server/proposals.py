"""What is proposed at a table: it holds when all people who sit there agree, and one refusal ends it.

A proposal is one of the affairs, and so is everything that is said to it; nothing else is kept of it. Bots agree to
whatever people agree on. Once somebody else sits at the table, or one less, what was proposed before is void.
"""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.server.sitting import Sitting
from stammtisch.server.table import Table
from stammtisch.server.wire_sitting import ProposalKind


@dataclass(frozen=True, slots=True)
class OpenProposal:
    """Something proposed and not settled. `n`: the affair's number. `to`: for a rewind, the number of the first entry
    that it takes back."""

    n: int
    kind: ProposalKind
    seat: int
    to: int | None
    agreed: tuple[int, ...]
    waiting_for: tuple[int, ...]


def open_proposals(sitting: Sitting, table: Table | None) -> list[OpenProposal]:
    """The proposals that wait for answers; those that the course of the game has made void are left out."""
    found: dict[int, OpenProposal] = {}
    agreed: dict[int, set[int]] = {}
    for affair in sitting.affairs:
        match affair.kind:
            case "proposed" if affair.seat is not None:
                facts = affair.facts
                found[affair.n] = OpenProposal(affair.n, facts["kind"], affair.seat, facts.get("to"), (), ())
                agreed[affair.n] = {affair.seat}
            case "answered" if affair.seat is not None and affair.facts["agree"]:
                agreed[affair.facts["proposal"]].add(affair.seat)
            case "settled" | "withdrawn":
                found.pop(affair.facts["proposal"], None)
            case "claimed" | "left" | "resigned":
                # Others are concerned now: it must be proposed again.
                found.clear()
    if table is None:
        return []
    return [_asked(each, agreed[each.n], sitting) for each in found.values() if not _is_void(each, sitting, table)]


def _asked(proposal: OpenProposal, agreed: set[int], sitting: Sitting) -> OpenProposal:
    voters = sitting.voters
    return OpenProposal(
        proposal.n,
        proposal.kind,
        proposal.seat,
        proposal.to,
        tuple(seat for seat in voters if seat in agreed),
        tuple(seat for seat in voters if seat not in agreed),
    )


def _is_void(proposal: OpenProposal, sitting: Sitting, table: Table) -> bool:
    match proposal.kind:
        case "rematch":
            return sitting.rematch is not None
        case "rewind":
            return table.over or proposal.to is None or not table.can_rewind(proposal.to)
        case "end" | "shared":
            return table.over or table.game.end_refusal(table.state, proposal.kind == "shared") is not None
