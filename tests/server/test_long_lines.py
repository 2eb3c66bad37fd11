"""Lines of notation as an attacker writes them: each is read, or refused, at once.

All tables of a server share one interpreter, and a pattern that tries each way to divide a line holds it until it has
tried them all: with the length that a request may have, for ever.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from stammtisch.engine.game import Game, deciders, legal_actions, play, start
from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era.game import GAME as ERA
from stammtisch.games.heroes.game import GAME as HEROES

pytestmark = pytest.mark.timeout(60)

LONGEST = 500
"""So many characters has the longest line that a request may carry."""
FILLERS = ("1", "111", "a", "aaa", "a,", "1 aaa", "111 thalers", "for", "or wood", "to A", "into a", "asking 1 a")
MOST_SECONDS = 0.5
"""The slowest honest line takes a thousandth of this."""
MOVES = 100


def lines_of(game: Game[Any]) -> list[str]:
    """A line of each form that random games show: its first word and how many words it has."""
    chance = random.Random("long lines")
    found: dict[tuple[str, int], str] = {}
    state = None
    for number in range(MOVES):
        if state is None or not state.agenda:
            state = game.new(3, {}, f"long lines {number}")
            start(state, SilentUmpire())
        seat = chance.choice(deciders(state))
        free = game.sample(state, seat, chance.randrange)
        actions = legal_actions(state, seat) + game.anytime_actions(state, seat) + ([] if free is None else [free])
        for action in actions:
            line = game.notation(action)
            found.setdefault((line.split()[0], len(line.split())), line)
        play(game, state, seat, chance.choice(legal_actions(state, seat)), SilentUmpire())
    return list(found.values())


def as_attackers_write(line: str) -> Iterator[str]:
    """One part of the line again and again, as long as may be, with its own end and with one that fits nothing."""
    words = line.split()
    for place in range(1, len(words) + 1):
        head, tail = " ".join(words[:place]), " ".join(words[place:])
        for filler in FILLERS:
            times = (LONGEST - len(line) - 3) // (len(filler) + 1)
            many = " ".join([filler] * times)
            yield f"{head} {many} {tail}!"
            yield f"{head} {many} {tail}".strip()
        yield f"{head}{words[place - 1][-1] * (LONGEST - len(line) - 2)} {tail}!"


@pytest.mark.parametrize("game", [HEROES, ERA], ids=lambda game: game.id)
def test_no_line_is_read_for_long(game: Game[Any]) -> None:
    forms = [*lines_of(game), *_KNOWN.get(game.id, ())]
    assert len(forms) > 10
    for form in forms:
        for line in as_attackers_write(form):
            assert len(line) <= LONGEST
            began = time.process_time()
            with suppress(ValueError):
                game.parse(line)
            assert time.process_time() - began < MOST_SECONDS, line


_KNOWN = {
    "heroes": ("change wood for stone or gold to B sealed into stone to C sealed", "withdraw wood for stone to B"),
    "era": ("exchange with B giving 3 thalers asking 1 treaty", "promise B no_attack until round 5"),
}
"""Lines of forms that short games may not show."""
