"""Play the recorded games of Age of Heroes anew: `.venv/bin/python -m tools.records FOLDER`.

For each plan the seeds `NAME 0`, `NAME 1`, ... are tried until a game ends as planned and everything that it is there
for has happened in it. The same rules and the same bots always lead to the same files.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from stammtisch.bots.recording import Aside, record_game
from stammtisch.engine.game import OptionValue
from stammtisch.engine.record import Record, parse, read
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.state import HeroesState
from tools.common import say
from tools.record_traces import OPTION_TRACES, OTHER_TRACES, Seen, Trace

MOST_SEEDS = 2000


class NoSuchGame(RuntimeError):
    """None of the seeds that were tried led to the game that was planned."""


def give_orders(seed: str) -> Aside:
    """Now and then the seat that is asked gives a standing order before it answers."""
    random = Random(f"{seed}/orders")

    def aside(state: HeroesState, seat: int) -> int | None:
        return random.choice(GAME.anytime_actions(state, seat)) if random.randrange(6) == 0 else None

    return aside


def wish_freely(seed: str) -> Aside:
    """At a fair every other answer is a wish of any form, for several kinds, addressed or sealed."""
    random = Random(f"{seed}/wishes")

    def aside(state: HeroesState, seat: int) -> int | None:
        return GAME.sample(state, seat, random.randrange) if random.randrange(2) == 0 else None

    return aside


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that is wanted.

    `bots`: one a seat. `options`: those that differ from their default; each must leave its trace. `also`: names of
    other traces. `ending`: None if any will do. `aside`: what the bots would not do.
    """

    name: str
    bots: Sequence[str]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    ending: str | None = None
    also: Sequence[str] = ()
    aside: Callable[[str], Aside] | None = None

    @property
    def traces(self) -> list[tuple[str, Trace]]:
        """What must be found in the game: the words for it and how it is seen."""
        return [OPTION_TRACES[option] for option in self.options] + [OTHER_TRACES[name] for name in self.also]

    def fulfilled(self, record: Record) -> bool:
        """Whether the game ended as planned and everything left its trace."""
        seen = Seen.of(record)
        return (
            seen.result is not None
            and self.ending in (None, seen.result.ending)
            and all(trace(seen) for _, trace in self.traces)
        )


PLANS = (
    Plan("two-players-cities", ("greedy", "greedy"), ending="cities"),
    Plan("two-players-last-tribe", ("greedy", "random"), ending="last_tribe"),
    Plan("three-players-monument", ("greedy", "random", "greedy"), ending="monument", also=("clock",)),
    Plan(
        "three-players-hero-options",
        ("random",) * 3,
        {"battle_order": "auto", "cancelled_hero": "back", "loss": "any"},
    ),
    Plan(
        "four-players-set-up-options",
        ("greedy", "random", "greedy", "random"),
        {"unused_specials": "remove", "fair_start": "on", "grace": "round", "road_bonus": "roads"},
    ),
    Plan(
        "four-players-standing-orders",
        ("greedy", "random", "greedy", "random"),
        also=("standing orders",),
        aside=give_orders,
    ),
    Plan(
        "five-players-free-wishes",
        ("greedy", "random", "greedy", "random", "greedy"),
        also=("wishes",),
        aside=wish_freely,
    ),
    Plan(
        "five-players-war-options",
        ("greedy", "random", "random", "random", "greedy"),
        {"conquest_from_round": 3, "defender_picks": "on", "battle_dice": 2, "hunger": "one"},
    ),
    Plan(
        "six-players-event-options",
        ("greedy", "random") * 3,
        {"fair": "sealed", "earthquake": "tribe", "claim_needs_round": "on", "fortune_hunger": "all"},
    ),
)


def play(plan: Plan) -> str:
    """The record of the first game that fulfils the plan; NoSuchGame if the search was in vain."""
    for number in range(MOST_SEEDS):
        seed = f"{plan.name} {number}"
        lines: list[str] = []
        aside = None if plan.aside is None else plan.aside(seed)
        record_game(GAME, plan.options, plan.bots, seed, lines.append, aside=aside)
        text = "".join(lines)
        if plan.fulfilled(parse(text)):
            return text
    raise NoSuchGame(f"none of {MOST_SEEDS} seeds leads to the game '{plan.name}'")


def table(folder: Path) -> str:
    """What the records in a folder are, as the table of its README."""
    rows = ["| file | players | options | ending | what happens in it |", "|---|---|---|---|---|"]
    for plan in PLANS:
        seen = Seen.of(read(folder / f"{plan.name}.jsonl"))
        header = seen.record.header
        options = ", ".join(f"`{name}={value}`" for name, value in header.options.items()) or "default"
        ending = "none" if seen.result is None else f"`{seen.result.ending}`"
        happened = "; ".join(words for words, trace in plan.traces if trace(seen)) or "the ending"
        rows.append(f"| `{plan.name}.jsonl` | {header.players} | {options} | {ending} | {happened} |")
    return "\n".join(rows) + "\n"


def write_records(command: str, known: Sequence[str], play_game: Callable[[str, Path], str]) -> Path:
    """What the command line wants: a folder, and the names of games; each becomes a file in it, all if none is named.

    `play_game` makes the record of the game of a name, whose file has the path; `known` are all names there are. The
    folder.
    """
    reader = argparse.ArgumentParser(prog=f"python -m {command}", description="Play the recorded games anew.")
    reader.add_argument("folder", type=Path, help="where the records are written")
    reader.add_argument("names", nargs="*", help="the games that are wanted; all if none is named")
    wanted = reader.parse_args()
    for name in wanted.names:
        if name not in known:
            reader.error(f"no game is called '{name}'; there are: {', '.join(known)}")
    folder: Path = wanted.folder
    folder.mkdir(parents=True, exist_ok=True)
    for name in known:
        if not wanted.names or name in wanted.names:
            say(name)
            path = folder / f"{name}.jsonl"
            path.write_text(play_game(name, path), encoding="utf-8", newline="\n")
    return folder


def main() -> None:
    """Write one file a plan and print the table for the README."""
    plans = {plan.name: plan for plan in PLANS}
    folder = write_records("tools.records", list(plans), lambda name, _: play(plans[name]))
    if all((folder / f"{name}.jsonl").exists() for name in plans):
        print(table(folder), end="")


if __name__ == "__main__":
    try:
        main()
    except NoSuchGame as error:
        sys.exit(f"records: {error}")
