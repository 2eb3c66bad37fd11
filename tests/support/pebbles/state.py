"""The state of Pebbles: hands, piles, the bag, ears. Pebbles are counted by colour: 0 red, 1 green, 2 blue."""

from __future__ import annotations

from typing import Self

from stammtisch.engine.state import Data, State

COLOURS = ("red", "green", "blue")
EACH = 6
"""Pebbles of each colour."""


class Pebbles(State):
    """A position of the game.

    `hands`, `piles`: for each seat how many pebbles of each colour; `bag`: the pebbles left, the next one last;
    `ears`: for each seat 1 if they are open; `winner`: who won the contest that has just ended.
    """

    __slots__ = ("bag", "ears", "hands", "piles", "players", "round", "rounds", "winner")

    players: int
    rounds: int
    round: int
    hands: list[list[int]]
    piles: list[list[int]]
    bag: list[int]
    ears: list[int]
    winner: int

    def copy(self) -> Self:
        """A state of its own."""
        made = self.__class__.__new__(self.__class__)
        made.agenda = [frame.copy() for frame in self.agenda]
        made.opened = self.opened
        made.chance_key = self.chance_key
        made.chance_position = self.chance_position
        made.players = self.players
        made.rounds = self.rounds
        made.round = self.round
        made.hands = [hand.copy() for hand in self.hands]
        made.piles = [pile.copy() for pile in self.piles]
        made.bag = self.bag.copy()
        made.ears = self.ears.copy()
        made.winner = self.winner
        return made

    def to_data(self) -> Data:
        """Everything but the secret key of chance."""
        return {
            "agenda": [frame.to_data() for frame in self.agenda],
            "opened": self.opened,
            "chance": self.chance_position,
            "players": self.players,
            "rounds": self.rounds,
            "round": self.round,
            "hands": [list(hand) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "bag": list(self.bag),
            "ears": list(self.ears),
            "winner": self.winner,
        }

    def others(self, seat: int | None) -> list[int]:
        """The other seats, from the left of `seat`; None: all."""
        if seat is None:
            return list(range(self.players))
        return [(seat + step) % self.players for step in range(1, self.players)]

    def move(self, counts: tuple[int, ...], source: list[int], target: list[int]) -> None:
        """Move so many pebbles of each colour."""
        for colour, count in enumerate(counts):
            source[colour] -= count
            target[colour] += count


def one(colour: int) -> tuple[int, ...]:
    """One pebble of a colour, as counts."""
    return tuple(int(colour == other) for other in range(len(COLOURS)))


def pebbles(counts: list[int]) -> list[int]:
    """Counted pebbles one by one."""
    return [colour for colour, count in enumerate(counts) for _ in range(count)]
