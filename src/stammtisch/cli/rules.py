"""`stammtisch rules`: the rules of all games by their numbers, and what carries them out and proves them."""

from __future__ import annotations

import inspect
import json
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from stammtisch.engine import ledger as ledgers
from stammtisch.engine.game import Game
from stammtisch.engine.ledger import LedgerError
from stammtisch.engine.registry import game, game_ids
from stammtisch.words import languages

KEYS = ("id", "text", "source", "code", "tests", "reason")
Row = dict[str, Any]


@click.command(
    epilog="""\b
Examples:
  stammtisch rules
  stammtisch rules aoh.fair-13
  stammtisch rules eot.1.3.C
  stammtisch rules aoh.fair-13 --language de
  stammtisch rules --untested
  stammtisch rules --json
"""
)
@click.argument("rule", metavar="[ID]", required=False)
@click.option(
    "--untested", is_flag=True, help="Only rules without a test, with the reason where no test can touch one."
)
@click.option(
    "--language", type=click.Choice(languages()), default=ledgers.LANGUAGE, show_default=True, help="Tell them in it."
)
@click.option("--json", "as_json", is_flag=True, help="Print the rules as JSON.")
def rules(rule: str | None, untested: bool, language: str, as_json: bool) -> int:
    """The rules of all games, or the one rule with this ID: its text, its source, what carries it out, what proves it.

    The ID of a section (eot.1.3.C) tells all its rules. The game in front may be left out (1.3.C).

    With --untested the exit code is 1 if a rule has neither a test nor a reason. Tests are known in a checkout of the
    project only, not in an installation.
    """
    rows = [row for game_id in game_ids() for row in _told(game(game_id), untested, language)]
    if rule is not None:
        rows = _only(rows, rule)
    if untested:
        rows = [row for row in rows if not row["tests"]]
    if as_json:
        click.echo(json.dumps([{key: row[key] for key in KEYS} for row in rows], ensure_ascii=False, indent=2))
    elif rule is not None and not untested and len(rows) == 1:
        click.echo("\n".join(_at_length(rows[0])))
    elif untested and not rows:
        click.echo(f"{rule or 'Every rule'} has a test.")
    else:
        for row in rows:
            click.echo(f"{row['id']}: {row['text']}" + (f" [no test: {row['reason']}]" if row["reason"] else ""))
    return 1 if untested and any(not row["reason"] for row in rows) else 0


def _told(of_game: Game[Any], tests_needed: bool, language: str) -> list[Row]:
    """The rows of a game, with the text of each rule in a language where it is written in it."""
    rows = _rows(of_game, tests_needed)
    if language == ledgers.LANGUAGE:
        return rows
    texts = ledgers.texts(ledgers.load(of_game.data_folder), of_game.data_folder, language)
    return [{**row, "text": texts.get(row["id"], row["text"])} for row in rows]


def _rows(of_game: Game[Any], tests_needed: bool) -> list[Row]:
    """The game's rules as `engine.ledger.rule_report` gives them; `tests` is None where they cannot be known."""
    try:
        root = ledgers.checkout(Path(inspect.getfile(type(of_game))).parent)
    except LedgerError:
        if tests_needed:
            raise
        return ledgers.installed_report(of_game)
    return ledgers.rule_report(of_game, root)


def _only(rows: list[Row], rule: str) -> list[Row]:
    """The rule with this id, else those of the section with this id; in either the game in front may be missing."""
    found = [row for row in rows if rule in _names(row["id"])]
    found = found or [row for row in rows if any(_within(stem, rule) for stem in _names(row["id"].rpartition("-")[0]))]
    if not found:
        near = get_close_matches(rule, [row["id"] for row in rows], n=5) or [row["id"] for row in rows[:1]]
        raise LedgerError(f"no rule has the id '{rule}'; ids are like {', '.join(near)}")
    return found


def _names(rule: str) -> tuple[str, str]:
    return rule, rule.partition(".")[2]


def _within(section: str, other: str) -> bool:
    return section == other or section.startswith(f"{other}.")


def _at_length(row: Row) -> list[str]:
    told = [row["id"], row["text"], f"Section: {row['section']}", f"Source: {row['source']}"]
    told += _places("Carried out in", row["code"])
    if row["tests"] is None:
        told.append("Tests: known in a checkout of the project only")
    else:
        told += _places("Tested in", row["tests"])
    return told + ([f"No test: {row['reason']}"] if row["reason"] else [])


def _places(title: str, places: list[str]) -> list[str]:
    return [f"{title}:", *(f"  {place}" for place in places)] if places else [f"{title}: nowhere"]
