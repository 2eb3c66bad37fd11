"""`stammtisch simulate`: let bots play many games and count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from stammtisch.cli import asking
from stammtisch.cli.parameters import Text, WholeNumber
from stammtisch.cli.progress import progress
from stammtisch.engine import registry
from stammtisch.engine.notation import seat_letter
from stammtisch.lab import simulate as lab
from stammtisch.lab.report import report

MOST_GAMES = 10_000_000
"""More are no use to anybody, and all outcomes are kept until the end."""
MOST_WORKERS = 256
"""So that a digit too many does not bring the machine to a halt."""


@click.command(
    epilog="""\b
Examples:
  stammtisch simulate heroes --games 100
  stammtisch simulate heroes --bots greedy,random,random,random --games 100
  stammtisch simulate heroes --players 2 --options hunger=one --options battle_dice=2
  stammtisch simulate heroes --bots greedy --games 1000 --workers 2 --json
"""
)
@click.argument("game")
@click.option(
    "--players", type=WholeNumber(1), metavar="N", help="Number of players; 4 if neither this nor --bots says it."
)
@click.option(
    "--bots",
    metavar="NAMES",
    default="random",
    show_default=True,
    help="Who plays, as in random or greedy: one name for all seats, or one for each seat in turn order, separated by "
    "commas.",
)
@click.option(
    "--games", type=WholeNumber(1, MOST_GAMES), metavar="N", default=100, show_default=True, help="Number of games."
)
@click.option(
    "--seed",
    type=Text(),
    default="1",
    show_default=True,
    help="Any text. Equal seeds give equal games, with any number of workers.",
)
@click.option(
    "--options",
    metavar="NAME=VALUE",
    multiple=True,
    help="A rule of this table that is not to have its default, as in hunger=one; repeatable. A name that there is not "
    "is answered with those there are.",
)
@click.option(
    "--workers",
    type=WholeNumber(1, MOST_WORKERS),
    metavar="N",
    default=1,
    show_default=True,
    help="Processes that play at once; more than the machine has cores do not help.",
)
@asking.tables_option
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def simulate(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    seed: str,
    options: tuple[str, ...],
    workers: int,
    tables: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME (as in heroes) many times; tell who wins, how long games take and how they end.

    Wins are counted for seats and for tribes; those who share a win get a fraction each. The digest is one hash over
    all final positions: equal digests mean equal games.
    """
    of_game = registry.game(game)
    asking.lay_tables(tables, of_game)
    chosen = {**asking.table_options(of_game, options), **of_game.standing_options()}
    plan = lab.Plan(game, asking.seats(of_game, players, bots), seed, chosen)
    with progress("Games", games) as done:
        simulation = lab.simulate(plan, games, workers, done)
    figures = report(simulation)
    click.echo(json.dumps(figures, indent=2) if as_json else "\n".join(lines(figures)))


def lines(figures: dict[str, Any]) -> list[str]:
    """The report of a simulation as lines for a reader."""
    games, finished, players = figures["games"], figures["finished"], figures["players"]
    options = "".join(f", {name}={value}" for name, value in figures["options"].items())
    told = [f"{figures['game']}, {players} players, seed {figures['seed']}{options}"]
    told.append(
        f"Games: {finished} of {games} finished, {figures['decisions']:,} decisions in {figures['seconds']:.1f} s, "
        f"{figures['decisions_per_second']:,.0f} a second"
    )
    if finished < games:
        told.append(
            f"Not finished: {games - finished}; they were given up after too many decisions and count nowhere below."
        )
    if figures["rounds"]:
        told.append(
            "Rounds: median {median:g}, middle half within {spread:g}, shortest {shortest}, longest {longest}".format(
                **figures["rounds"]
            )
        )
    told += ["Endings:", *(f"  {way}: {count} ({count / finished:.1%})" for way, count in figures["endings"].items())]
    told.append(f"Wins by seat (even would be {1 / players:.1%}; in brackets the range of the true share, 95 % sure):")
    for row, bot, won in zip(figures["seat_advantage"], figures["bots"], figures["wins"]["seat"], strict=True):
        told.append(f"  {seat_letter(row['seat'])} {bot}: {won:g}, {_share(row, players)}")
    if figures["tribe_advantage"]:
        told.append("Wins by tribe:")
    for row in figures["tribe_advantage"]:
        won = figures["wins"]["tribe"][row["tribe"]]
        told.append(f"  {row['tribe']}: {won:g} of {row['games']} games, {_share(row, players)}")
    return [*told, f"Digest: {figures['digest']}"]


def _share(row: dict[str, Any], players: int) -> str:
    """A share of the wins, the range in which the true one lies, and whether that is more than chance."""
    verdict = "" if not row["clear"] else ", clearly more" if row["share"] > 1 / players else ", clearly less"
    return f"{row['share']:.1%} ({row['low']:.1%} to {row['high']:.1%}){verdict}"
