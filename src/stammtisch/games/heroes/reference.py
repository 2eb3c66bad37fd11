"""The figures of the reference card: how many cards and pieces there are, and what pieces cost."""

from __future__ import annotations

from stammtisch.engine.state import Data
from stammtisch.games.heroes.cards import COPIES, EVENTS, KINDS, SPECIAL, TRIBES, USUAL, WORDS, counted, special_of
from stammtisch.games.heroes.pieces import COSTS, PIECE_COPIES, PIECE_WORDS, PIECES


def reference() -> Data:
    """aoh.res-05, aoh.res-07, aoh.res-09, aoh.base-14: the figures of both decks.

    `cards`: `word`, `class` (usual, special, event, immediate), `copies`, `tribe` (null unless it is a tribe's special
    resource); `pieces`: `word`, `copies`, `cost` (word of a card -> how many).
    """
    tribe_of = {special_of(tribe): word for tribe, word in enumerate(TRIBES)}
    return {
        "cards": [
            {"word": WORDS[kind], "class": _class_of(kind), "copies": COPIES[kind], "tribe": tribe_of.get(kind)}
            for kind in KINDS
        ],
        "pieces": [
            {
                "word": PIECE_WORDS[piece],
                "copies": PIECE_COPIES[piece],
                "cost": counted([COSTS[piece].get(kind, 0) for kind in KINDS]),
            }
            for piece in PIECES
        ],
    }


def _class_of(kind: int) -> str:
    if kind in USUAL:
        return "usual"
    if kind in SPECIAL:
        return "special"
    return "event" if kind in EVENTS else "immediate"
