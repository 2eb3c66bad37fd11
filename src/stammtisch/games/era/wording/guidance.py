"""Which rules govern a decision and which introductions explain it, by the kind of the frame that asks it.

The rules are those that `eot-base-decisions` names for the decision point and those of the pieces it is about; the
words of the introductions stand in `locales/*/learning.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stammtisch.engine.guidance import Guidance
from stammtisch.games.era.all_frames import FRAMES

_HAMLETS = "5-02 5-06..11 5-13..14"
_SUPPORT = "1.3.A.4-17..18 1.3.A.4-42..44 1.3.A.4-55 1.3.D-30"

RULES = {
    "keep_card": "0.5-02..03 0.5-06 0.5-08 2.2-02..04 3-",
    "pick_tribe": "0.5-04..05 4-",
    "free_improvement": "0.7- 1.3.E-02 1.3.E-16..28 1.3.E-34..44",
    "free_units": "1.3.E-25..28 1.3.E-39..40 1.3.E-45 1.3.E-49",
    "before_morale": "1.1- 5-07",
    "set_order": "1.2-04..05 1.3.D-13..15",
    "turn": (
        "1.3- 1.3.A-01..05 1.3.B-01..03 1.3.C-01..03 1.3.C-05..06 1.3.D-01..04 1.3.E-01 1.3.F-01..03 1.3.G-01..03 "
        "1.3.G-13..14 1.3.G-23"
    ),
    "add_goods": "1.3-02 1.3-06 1.3.A-03 1.3.A-06 1.3.B-02 1.3.F-02 1.4-02",
    "after_action": _HAMLETS,
    "last_hamlets": f"2.2-07..08 {_HAMLETS} 5-15..23",
    "improvement": "1.3.E-",
    "diplomacy": "1.3.D-01..16 1.3.D-38..39",
    "further": "1.3.D-17..34 1.3.D-39",
    "diplomatic_answer": "1.3.D-18..36",
    "enforce": "1.3.D-19 1.3.D-37",
    "buy_city": "1.3.D-24 1.3.D-21 1.3.A.3-03..08",
    "score_card": "1.3.G-09..12 3-",
    "legion_choice": "1.3.A.1-17 4-17 4-19 4-33",
    "placement": "1.3.A.1-",
    "removal": "1.3.A.1-05 1.3.A.1-01",
    "movement": "1.3.A.2-",
    "founding": "1.3.A.3-",
    "battles": "1.3.A.4-06 1.3.A.2-63 4-21..22 4-25..29",
    "want_battle": "1.3.A.2-54..56 1.3.A.2-70..71 1.3.A.4-36",
    "expel": "1.3.A.2-19..21",
    "commit": "1.3.A.4-07..36 1.3.A.4-84..85 1.3.A.4-87 5-05 5-09",
    "reinforce": "1.3.A.4-37..39 1.3.A.4-42..45 1.3.A.4-16..18 5-05",
    "may_help": _SUPPORT,
    "support_answer": _SUPPORT,
    "losses": "1.3.A.4-38..41 1.3.A.4-45 1.3.A.4-57 1.3.A.4-88",
    "occupy": "1.3.A.4-67..69 1.3.A.4-48 1.3.A.4-64..66 1.3.A.3-03",
    "won_hamlet": f"1.3.A.4-61..63 5-01 5-03 5-05 {_HAMLETS} 5-15..23",
    "pay_plunder": "4-25 4-28 4-21..22 4-26..27 4-29",
    "army_goods": "1.5-08 4-09 4-31",
}
"""For each kind of frame that asks, without the beginning `eot.`: rules, `01..03` for several in a row, or all that
begin so.
"""
FURTHER_INTRODUCTIONS = {"turn": ("turn", "fields", "round-end", "morale", "goals")}
"""A turn comes again and again, so it introduces something more each time; every other decision has one of its name."""
OVER = "2.2- 2.1-"
"""What matters once the game is over."""


def guidance() -> Sequence[Guidance]:
    """Help with every kind of decision, and with the end."""
    asked = [
        Guidance(
            FRAMES[kind].stage if kind in FRAMES else "",
            (f"era-prompt-{_dashed(kind)}",),
            tuple(_ids(rules)),
            tuple(f"era-introduction-{name}" for name in FURTHER_INTRODUCTIONS.get(kind, (_dashed(kind),))),
        )
        for kind, rules in RULES.items()
    ]
    return (*asked, Guidance("over", (), tuple(_ids(OVER))))


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")


def _ids(rules: str) -> Iterator[str]:
    for each in rules.split():
        section, _, numbers = each.rpartition("-")
        first, several, last = numbers.partition("..")
        if several:
            yield from (f"eot.{section}-{number:02d}" for number in range(int(first), int(last) + 1))
        else:
            yield f"eot.{each}"
