"""`stammtisch replay` and `stammtisch verify`: recorded games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from stammtisch.cli import asking
from stammtisch.cli.parameters import Text, WholeNumber
from stammtisch.engine import record as records
from stammtisch.engine import registry
from stammtisch.engine import replay as replays
from stammtisch.engine.events import Event, redact
from stammtisch.engine.game import Game, Result
from stammtisch.engine.notation import seat_letter, seat_of
from stammtisch.engine.reading import shown
from stammtisch.engine.record import NoRecord, Record, RecordError
from stammtisch.engine.registry import UnknownGame
from stammtisch.engine.replay import Step
from stammtisch.words import Words, languages

record_file = click.argument("record", type=click.Path(path_type=Path))


@click.command(
    epilog="""\b
Examples:
  stammtisch replay game.jsonl
  stammtisch replay game.jsonl --to 40
  stammtisch replay game.jsonl --seat B
  stammtisch replay game.jsonl --language de
"""
)
@record_file
@click.option("--to", type=WholeNumber(0), metavar="N", help="Stop after the action with number N; 0 is the set-up.")
@click.option("--seat", metavar="LETTER", help="Tell it as the player in this seat knows it; else as a spectator does.")
@click.option(
    "--language", type=click.Choice(languages()), default="en", show_default=True, help="Tell in it what happened."
)
@asking.tables_option
@click.option("--json", "as_json", is_flag=True, help="Print the steps as JSON.")
def replay(record: Path, to: int | None, seat: str | None, language: str, tables: Path | None, as_json: bool) -> int:
    """Step through a recorded game: every action in its notation and, below it, what happened in sentences, each with
    the rules it rests on in brackets.

    RECORD is the file that the table offers when a game is over. Exit code 1 if the record is wrong somewhere (the line
    is named), 2 if it is no record.
    """
    asking.lay_tables(tables)
    try:
        read = records.read(record)
        game = _game(read)
        log = _Log(read, game, _viewer(read, seat), language)
        if to is not None and to >= len(read.entries):
            raise click.BadParameter(
                f"the record has actions 0 to {len(read.entries) - 1}, not {to}", param_hint="'--to'"
            )
        if as_json:
            click.echo(json.dumps(_data(read, game, log, to), ensure_ascii=False, indent=2))
        else:
            for line in _lines(read, game, log, to):
                click.echo(line)
    except RecordError as error:
        return _told("replay", record, error)
    return 0


@click.command(
    epilog="""\b
Examples:
  stammtisch verify game.jsonl
  stammtisch verify game.jsonl --seed 8d1f...
"""
)
@record_file
@click.option("--seed", type=Text(), help="The seed that the table has revealed, if it does not stand in the record.")
@asking.tables_option
@click.option("--json", "as_json", is_flag=True, help="Print the outcome as JSON.")
def verify(record: Path, seed: str | None, tables: Path | None, as_json: bool) -> int:
    """Play a recorded game again and check it: every action is legal, every hash and every outcome of chance is right.

    RECORD is the file that the table offers when a game is over. With the seed the dice are recomputed; without it they
    are only found possible. Exit code 1 if something is wrong (the line is named), 2 if it is no record.
    """
    asking.lay_tables(tables)
    error: RecordError | None
    try:
        found = replays.verify(records.read(record), seed)
        error = found.error
    except RecordError as unreadable:
        found, error = replays.Verification(), unreadable
    if as_json and not isinstance(error, NoRecord):
        data: dict[str, Any] = {
            "ok": error is None,
            "actions": found.actions,
            "hashes": found.hashes,
            "outcomes": found.outcomes,
            "recomputed": found.recomputed,
            "result": _result(found.result),
            "error": None if error is None else str(error),
        }
        click.echo(json.dumps(data, ensure_ascii=False, indent=2))
    elif error is None:
        chance = "recomputed from the seed" if found.recomputed else "possible (the seed is not known)"
        click.echo(f"{shown(record)} is right: {found.actions} actions legal, {found.hashes} hashes equal,")
        click.echo(f"{found.outcomes} outcomes of chance {chance}.")
    return 0 if error is None else _told("verify", record, error)


def _told(command: str, path: Path, error: RecordError) -> int:
    """What is wrong with a record is told with the name of its file; the exit code: 1 is a check that failed, 2 that
    there was nothing to check.
    """
    if isinstance(error, NoRecord):
        raise click.UsageError(f"{shown(path)}: {error}") from error
    click.echo(f"stammtisch {command}: {shown(path)}: {error}", err=True)
    return 1


def _game(record: Record) -> Game[Any]:
    try:
        return registry.game(record.header.game)
    except UnknownGame as error:
        raise NoRecord(1, str(error)) from error


def _viewer(record: Record, letter: str | None) -> int | None:
    if letter is None:
        return None
    try:
        seat = seat_of(letter.upper())
    except ValueError:
        seat = record.header.players
    if seat >= record.header.players:
        last = seat_letter(record.header.players - 1)
        raise click.BadParameter(
            f"'{letter}' is no seat of this game; its seats are A to {last}", param_hint="'--seat'"
        )
    return seat


def _steps(record: Record, to: int | None) -> Iterator[Step]:
    for step in replays.replay(record):
        yield step
        if step.entry.n == to:
            return


class _Log:
    """Events of one game as sentences for one viewer, in one language."""

    def __init__(self, record: Record, game: Game[Any], viewer: int | None, language: str) -> None:
        self._game = game
        self._viewer = viewer
        self._options = record.header.options
        self._seats = [seat.name for seat in record.header.seats]
        self._words = Words(language)

    def sentences(self, events: tuple[Event, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """One sentence for each event that the viewer learns of and that is worth a line, with the ids of the rules
        that the event rests on.
        """
        for event in events:
            known = redact(event, self._viewer)
            message = None if known is None else self._game.tell(known, self._viewer)
            if known is not None and message is not None:
                sentence = self._words.format(message, self._seats, self._viewer)
                yield sentence, self._game.rules_of(known, self._options)


def _lines(record: Record, game: Game[Any], log: _Log, to: int | None) -> Iterator[str]:
    header = record.header
    seats = ", ".join(f"{seat_letter(place)} {seat.name}" for place, seat in enumerate(header.seats))
    yield f"{header.game}, {header.players} players: {seats}"
    state = None
    for step in _steps(record, to):
        state = step.state
        by = "" if step.entry.by is None else f"{seat_letter(step.entry.by)} "
        yield f"{step.entry.n}. {by}{step.entry.do}"
        for sentence, rules in log.sentences(step.events):
            yield f"    {sentence}" + (f" [{', '.join(rules)}]" if rules else "")
    if state is None:
        return
    result = game.result(state)
    if result is None:
        yield f"Round {game.round(state)}, {game.stage(state)}."
    else:
        winners = ", ".join(header.seats[seat].name for seat in result.winners) or "nobody"
        yield f"Over in round {game.round(state)}: {result.ending}, won by {winners}."


def _data(record: Record, game: Game[Any], log: _Log, to: int | None) -> dict[str, Any]:
    steps: list[dict[str, Any]] = []
    last: Step | None = None
    for step in _steps(record, to):
        last = step
        entry = step.entry
        by = None if entry.by is None else seat_letter(entry.by)
        told = [{"text": sentence, "rules": list(rules)} for sentence, rules in log.sentences(step.events)]
        steps.append({"n": entry.n, "by": by, "do": entry.do, "log": told})
    data: dict[str, Any] = {"header": record.header.data(), "steps": steps}
    if last is not None:
        state = last.state
        data["stage"], data["round"] = game.stage(state), game.round(state)
        data["state"], data["result"] = state.hash(), _result(game.result(state))
    return data


def _result(result: Result | None) -> dict[str, Any] | None:
    return None if result is None else {"winners": list(result.winners), "ending": result.ending}
