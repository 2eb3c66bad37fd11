"""Play the recorded games of Era of Tribes anew: `.venv/bin/python -m tools.era_records tests/records/era`.

Each area of the map and each way to end has a game. For each the seed of the record that is there, then `NAME 0`,
`NAME 1`, ... are tried until a game ends as planned with the tribe that is wanted. Ends that greedy bots do not look
for come about by steering them (`era_steering`): the first player heads there and the other sits still.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from stammtisch.bots.recording import record_game
from stammtisch.engine.game import OptionValue
from stammtisch.engine.record import read
from stammtisch.games.era.game import GAME
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import TRIBES
from tools.era_steering import Steering, conquer, revolt, sit_still, steered
from tools.records import NoSuchGame, write_records

MOST_SEEDS = 400
MOST_DECISIONS = 1_500
"""A game that takes longer is given up: its record would be large."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that is wanted. `bots`: one a seat; `variant`, `length`: options of the table; `ending`: the word for what
    must end it; `tribe`: one that must be played, None if any will do; `aside`: where the bots are steered to.
    """

    variant: str
    bots: Sequence[str]
    length: str
    ending: str
    tribe: str | None = None
    aside: Steering | None = None

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return f"{self.variant}-{self.length}-{self.ending}".replace("_", "-")

    @property
    def options(self) -> dict[str, OptionValue]:
        """What the table has chosen. Tribes are dealt, for bots have tastes."""
        return {"variant": self.variant, "length": self.length, "tribe_draft": "random"}

    def fulfilled(self, state: EraState) -> bool:
        """Whether the game whose last position this is was the one that was wanted."""
        result = GAME.result(state)
        ended = result is not None and result.ending == self.ending
        return ended and (self.tribe is None or self.tribe in tribes(state))


def tribes(state: EraState) -> list[str]:
    """The words for the tribes that are played, by seat."""
    return [TRIBES[player.tribe] for player in state.players]


REVOLUTIONS, CONQUEST = steered(revolt, sit_still), steered(conquer, sit_still)
TWO, THREE, FOUR = (("greedy",) * players for players in (2, 3, 4))
PLANS = (
    Plan("two1", TWO, "normal", "glorious", "carthaginians"),
    Plan("two1", TWO, "long", "technological", "iberians"),
    Plan("two1", TWO, "normal", "technological"),
    Plan("two2", TWO, "normal", "glorious", "britons"),
    Plan("two3", TWO, "long", "glorious", "slavs"),
    Plan("two3", TWO, "normal", "cultural", aside=REVOLUTIONS),
    Plan("two3", TWO, "long", "cultural", aside=REVOLUTIONS),
    Plan("two4", TWO, "epic", "epic", "greeks"),
    Plan("two5", TWO, "long", "dominating", "egyptians"),
    Plan("two5", TWO, "normal", "military", aside=CONQUEST),
    Plan("two5", TWO, "long", "military", aside=CONQUEST),
    Plan("two6", TWO, "normal", "triumphant", "germanics"),
    Plan("three1", ("greedy", "random", "random"), "normal", "wiped_out", "norsemen"),
    Plan("three2", THREE, "long", "triumphant", "romans"),
    Plan("three3", THREE, "normal", "glorious", "gauls"),
    Plan("three4", THREE, "normal", "glorious"),
    Plan("four1", FOUR, "normal", "triumphant"),
    Plan("four2", FOUR, "normal", "glorious"),
    Plan("four3", ("greedy", "random", "random", "random"), "long", "wiped_out"),
    Plan("four4", FOUR, "long", "glorious"),
    Plan("five", FOUR, "normal", "dominating"),
)


def seeds(plan: Plan, path: Path) -> list[str]:
    """The seeds to try: first that of the record that is there, which often still leads to such a game."""
    numbered = [f"{plan.name} {number}" for number in range(MOST_SEEDS)]
    known = read(path).header.seed if path.exists() else None
    return numbered if known is None else [known, *numbered]


def play(plan: Plan, tried: Sequence[str]) -> str:
    """The record of the first game that fulfils the plan; NoSuchGame if the search was in vain."""
    for seed in tried:
        lines: list[str] = []
        state = record_game(GAME, plan.options, plan.bots, seed, lines.append, MOST_DECISIONS, plan.aside)
        if isinstance(state, EraState) and plan.fulfilled(state):
            return "".join(lines)
    raise NoSuchGame(f"none of {len(tried)} seeds leads to the game '{plan.name}'")


def main() -> None:
    """Write one file a plan, and remove those of games that are planned no more."""
    plans = {plan.name: plan for plan in PLANS}
    folder = write_records(
        "tools.era_records", list(plans), lambda name, path: play(plans[name], seeds(plans[name], path))
    )
    for path in folder.glob("*.jsonl"):
        if path.stem not in plans:
            path.unlink()


if __name__ == "__main__":
    try:
        main()
    except NoSuchGame as error:
        sys.exit(f"era_records: {error}")
