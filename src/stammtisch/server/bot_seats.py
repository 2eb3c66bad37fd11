"""The bots at one table: which of them is to be asked now, and what it answers.

A bot sees what a person in its seat would see. Where several seats decide at once, a bot is asked when it sees
something new, and at most `ROUNDS` times after each thing that a person has done; when only bots are left who have
nothing more to say, the table's clock ends the matter.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from stammtisch.bots.protocol import Bot, eyes
from stammtisch.bots.registry import make_bot
from stammtisch.bots.table import ROUNDS
from stammtisch.engine.game import Observation, may_act
from stammtisch.server.table import Table

CLOCK: Literal["clock"] = "clock"
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: its seat, the decision, the listed actions, what it may know (None if it does not look), and
    the table's version at which it is asked."""

    bot: Bot
    seat: int
    decision: str
    legal: list[int]
    observation: Observation | None
    version: int

    def answer(self) -> int | None:
        """The bot's action; None if the bot has failed. It may take its time: the table is not held up meanwhile."""
        if len(self.legal) == 1:
            return self.legal[0]
        try:
            return self.bot.choose(self.legal, self.observation)
        except Exception:
            log.exception("a bot failed; its seat takes the default")
            return None


class BotSeats:
    """The bots of one table: those in bots' seats and those that stand in for people.

    It is made anew when the table is loaded; bots keep nothing that must last.
    """

    def __init__(self, table: Table, deciders: Callable[[], Mapping[int, str]]) -> None:
        """`deciders` tells for which seats bots decide at present, and which. UnknownBot if there is no such bot."""
        self._table = table
        self._deciders = deciders
        self._made: dict[tuple[int, str], Bot] = {}
        for seat, name in deciders().items():
            self._bot(seat, name)
        self._frame = self._people = 0
        self._asked: dict[int, int] = {}
        self._known: dict[int, bytes] = {}

    def next(self, table: Table) -> Question | Literal["clock"] | None:
        """Whom to ask now: a question, the clock, or None if the table waits for people."""
        waiting = table.waiting
        deciders = self._deciders()
        bots = [seat for seat in waiting if seat in deciders]
        if not bots:
            return None
        if len(may_act(table.state)) == 1:
            return self._question(table, bots[0], deciders[bots[0]])
        self._begin_rounds(table, deciders)
        for seat in sorted(bots, key=lambda each: self._asked.get(each, 0)):
            known = self._knowledge(table, seat)
            if self._asked.get(seat, 0) < ROUNDS and self._known.get(seat) != known:
                self._asked[seat] = self._asked.get(seat, 0) + 1
                self._known[seat] = known
                return self._question(table, seat, deciders[seat])
        return CLOCK if len(bots) == len(waiting) else None

    def _begin_rounds(self, table: Table, deciders: Mapping[int, str]) -> None:
        people = sum(made for seat, made in enumerate(table.made) if seat not in deciders)
        frame = table.state.agenda[-1].number
        if frame != self._frame:
            self._known.clear()
        if (frame, people) != (self._frame, self._people):
            self._asked.clear()
        self._frame, self._people = frame, people

    def _question(self, table: Table, seat: int, name: str) -> Question:
        decision = table.decision(seat)
        if decision is None:
            raise ValueError(f"seat {seat} of table {table.header.table} must decide but may not act")
        bot = self._bot(seat, name)
        legal = table.state.agenda[-1].legal_actions(table.state, seat)
        look = eyes(table.game, bot, seat)
        observation = None if look is None else look(table.state)
        return Question(bot, seat, decision, legal, observation, table.version)

    def _bot(self, seat: int, name: str) -> Bot:
        """The bot of this name in the seat; it keeps what it thinks while it is there."""
        if (seat, name) not in self._made:
            table = self._table
            self._made[seat, name] = make_bot(name, table.game, seat, f"{table.header.seed}/bot/{seat}/{table.version}")
        return self._made[seat, name]

    @staticmethod
    def _knowledge(table: Table, seat: int) -> bytes:
        state, game = table.state, table.game
        seen = game.position(game.observe(state, seat))
        return msgspec.json.encode([seen, state.agenda[-1].legal_actions(state, seat)])
