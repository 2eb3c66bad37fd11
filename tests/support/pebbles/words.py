"""The actions of Pebbles: their codes and their notation."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.actions import Codec
from stammtisch.engine.notation import seat_letter, seat_of
from tests.support.pebbles.state import COLOURS

CODEC = Codec(
    [
        ("stake", (("colour", 2),)),
        ("hold", ()),
        ("duel", (("seat", 2),)),
        ("offer", (("give", 6), ("want", 6), ("to", 2))),
        ("accept", ()),
        ("decline", ()),
        ("pass", ()),
        ("ears", (("open", 1),)),
    ]
)
STAKE, HOLD, DUEL, OFFER, ACCEPT, DECLINE, PASS, EARS = CODEC
PLAIN = {kind.name: kind() for kind in (HOLD, ACCEPT, DECLINE, PASS)}
MOST = 3
"""Pebbles of one colour in an offer at most; they fit into two bits."""


def packed(counts: Sequence[int]) -> int:
    """Counts of each colour, 0 to 3, as one number of six bits."""
    return sum(count << 2 * colour for colour, count in enumerate(counts))


def unpacked(number: int) -> tuple[int, ...]:
    """The counts that `packed` packed."""
    return tuple(number >> 2 * colour & MOST for colour in range(len(COLOURS)))


def notation(action: int) -> str:
    """The action as a line: `stake red`, `duel B`, `offer red red for blue to C`, `ears shut`, `pass`."""
    kind = CODEC.kind(action)
    arguments = kind.arguments(action)
    if kind is STAKE:
        return f"stake {COLOURS[arguments[0]]}"
    if kind is DUEL:
        return f"duel {seat_letter(arguments[0])}"
    if kind is EARS:
        return "ears open" if arguments[0] else "ears shut"
    if kind is OFFER:
        give, want, to = arguments
        return f"offer {_listed(give)} for {_listed(want)} to {seat_letter(to)}"
    return kind.name


def _listed(counts: int) -> str:
    return " ".join(COLOURS[colour] for colour, count in enumerate(unpacked(counts)) for _ in range(count)) or "nothing"


def parse(text: str) -> int:
    """The action that a line means; ValueError that says what would be right."""
    match text.split():
        case [word] if word in PLAIN:
            return PLAIN[word]
        case ["stake", colour] if colour in COLOURS:
            return STAKE(COLOURS.index(colour))
        case ["duel", letter]:
            return DUEL(seat_of(letter))
        case ["ears", "open" | "shut" as word]:
            return EARS(int(word == "open"))
        case ["offer", *rest] if "for" in rest and rest[-2:-1] == ["to"]:
            split = rest.index("for")
            return OFFER(_counted(rest[:split]), _counted(rest[split + 1 : -2]), seat_of(rest[-1]))
    raise ValueError(
        f"'{text}' is no action of Pebbles; there are: stake <colour>, hold, duel <seat>, pass, accept, decline, "
        "ears open, ears shut, offer <pebbles> for <pebbles> to <seat>"
    )


def _counted(words: list[str]) -> int:
    for word in words:
        if word not in COLOURS and words != ["nothing"]:
            raise ValueError(f"'{word}' is no pebble; there are {', '.join(COLOURS)}, or nothing at all")
    counts = [words.count(colour) for colour in COLOURS]
    if max(counts) > MOST:
        raise ValueError(f"at most {MOST} pebbles of one colour can be named in an offer")
    return packed(counts)
