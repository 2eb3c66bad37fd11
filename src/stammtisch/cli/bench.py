"""`stammtisch bench`: how fast it all is on this machine."""

from __future__ import annotations

import json
from typing import Any

import click

from stammtisch.cli.progress import progress
from stammtisch.engine.registry import game_ids
from stammtisch.lab import bench as lab


@click.command(
    epilog="""\b
Examples:
  stammtisch bench
  stammtisch bench --json > figures.json
"""
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
def bench(as_json: bool) -> None:
    """Measure how fast the games play, copy, replay and list on one core.

    All times are processor time, medians of several repetitions. A reference loop in plain Python, measured in the same
    run, lets machines be compared; docs/benchmarks.md says what every figure means.
    """
    with progress("Measuring", lab.steps(game_ids())) as done:
        figures = lab.bench(game_ids(), done)
    click.echo(json.dumps(figures, indent=2) if as_json else "\n".join(lines(figures)))


def lines(figures: dict[str, Any]) -> list[str]:
    """The figures as lines for a reader."""
    reference = figures["reference"]
    told = [f"Python {figures['python']} on {figures['machine']}"]
    told.append(f"Processor time, medians of {figures['repetitions']} repetitions")
    told.append(f"Reference loop: {reference['iterations_per_second'] / 1e6:.1f} million iterations a second")
    told.append(f"In brackets: in proportion to a loop of {reference['nominal'] / 1e6:.0f} million iterations a second")
    for game_id, game in figures["games"].items():
        told += [f"{game_id}, {game['players']} players", *_game_lines(game)]
    return told


def _game_lines(game: dict[str, Any]) -> list[str]:
    told: list[str] = []
    for bot, rates in game["bots"].items():
        nominal = rates["at_nominal"]
        told.append(
            f"  {bot}: {rates['decisions_per_second']:,} decisions a second ({nominal['decisions_per_second']:,}), "
            f"{rates['games_per_second']:,} games a second ({nominal['games_per_second']:,}), "
            f"{rates['decisions_per_game']:g} decisions a game"
        )
    told.append(f"  copy of a state: {game['copy_us']:g} us ({game['copy_us_at_nominal']:g})")
    told.append(f"  size of a state: {game['state_bytes']:,} bytes in memory, {game['saved_bytes']:,} saved")
    told.append(f"  replay of a game of {game['replay_actions']} actions: {game['replay_ms']:g} ms")
    told.append("  listing legal actions, by the frame that asks:")
    for kind, row in game["listing"].items():
        told.append(f"    {kind}: {row['us']:g} us, {row['options']:g} options, {row['share']:.1%} of all decisions")
    return told
