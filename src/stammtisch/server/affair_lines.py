"""The affairs of a table in words. They are public, but for what is about an offer that only two know."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.engine.options import Argument, Message
from stammtisch.server.sitting import UNTOLD, Affair, Sitting
from stammtisch.server.wire_sitting import AffairLine

PHRASES = (
    "table-phrase-hello",
    "table-phrase-good-luck",
    "table-phrase-thanks",
    "table-phrase-well-played",
    "table-phrase-your-turn",
    "table-phrase-thinking",
    "table-phrase-away",
    "table-phrase-back",
    "table-phrase-sorry",
    "table-phrase-yes",
    "table-phrase-no",
    "table-phrase-good-game",
)
"""What can be said at a table by choosing it."""


def lines_of(sitting: Sitting, viewer: int | None, after: int, until: int) -> list[AffairLine]:
    """The affairs with numbers above `after`, up to `until`, in words, as the seat `viewer` (None: a spectator) may
    know them.
    """
    return [line for affair in sitting.affairs[after:until] for line in _lines(sitting, viewer, affair)]


def _lines(sitting: Sitting, viewer: int | None, affair: Affair) -> Iterator[AffairLine]:
    facts = affair.facts
    if affair.kind in UNTOLD or (facts.get("offer") and viewer not in (affair.seat, facts["to"])):
        return
    seat = _seat_now(sitting, affair)
    arguments: dict[str, Argument] = {}
    if seat is not None:
        arguments["player"] = _person(sitting, seat, facts["name"])
    word: str = affair.kind.replace("_", "-")
    match affair.kind:
        case "said" if "phrase" in facts:
            word, arguments["phrase"] = "said-phrase", {"word": facts["phrase"]}
        case "proposed":
            word = f"proposed-{facts['kind']}"
        case "nudged":
            word = "nudged-offer" if facts.get("offer") else "nudged"
            arguments["to"] = _person(sitting, facts["to"], facts["to_name"])
        case "answered":
            word = "agreed" if facts["agree"] else "refused"
        case "settled":
            word = f"settled-{facts['kind']}" if facts["agreed"] else "settled-refused"
    message = Message(f"table-affair-{word}", arguments)
    yield AffairLine(affair.n, affair.at, affair.kind, seat, message, facts.get("text"))


def _person(sitting: Sitting, seat: int, name: str) -> Argument:
    """Whoever sat in a seat before is named; the seat now stands for somebody else."""
    return {"seat": seat} if sitting.chairs[seat].name == name else name


def _seat_now(sitting: Sitting, affair: Affair) -> int | None:
    """The number that the affair's seat has now: seats are drawn when the game begins."""
    started = sitting.started
    if affair.seat is None or started is None or affair.n > started.n:
        return affair.seat
    order: list[int] = started.facts["order"]
    return order.index(affair.seat)
