"""The bot `greedy` for Era of Tribes: it values positions and plans each field by itself.

It is given an imagined position: the real one with everything it may not know dealt anew. Each room of this package
answers the questions of one chapter of the rules.
"""

from __future__ import annotations

from stammtisch.bots.era_greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
