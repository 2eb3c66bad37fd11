"""The pieces of the basic deck: kinds by number, their words, how many there are and what they cost
(`data/pieces.toml`).
"""

from __future__ import annotations

import tomllib

from stammtisch.games.heroes.cards import DATA, NUMBERS

CITY, ARMY, FORTRESS, GENERAL, ROAD = range(5)
PIECES = range(5)

_PIECES = tomllib.loads((DATA / "pieces.toml").read_text(encoding="utf-8"))["piece"]
PIECE_WORDS: tuple[str, ...] = tuple(piece["word"] for piece in _PIECES)
PIECE_COPIES: tuple[int, ...] = tuple(piece["copies"] for piece in _PIECES)
COST_RULES: tuple[str, ...] = tuple(piece["rule"] for piece in _PIECES)
COSTS: tuple[dict[int, int], ...] = tuple(
    {NUMBERS[word]: count for word, count in piece["cost"].items()} for piece in _PIECES
)
"""What each piece costs: kind of card -> how many."""
