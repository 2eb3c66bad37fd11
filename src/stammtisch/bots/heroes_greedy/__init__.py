"""The bot `greedy` for Age of Heroes: it plans its builds, trades for what it needs, attacks when the odds pay, and
guards its claim. It knows what a person in its seat knows, and nothing is left to luck: the same position gets the same
answer.

`bot` sends each decision to its room; the other rooms each hold one idea. Cards and pieces are valued in cards: 1.0 is
about what a card of the deck that fits is worth.
"""

from stammtisch.bots.heroes_greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
