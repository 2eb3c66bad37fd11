"""Records: a game as a text file, one JSON value a line, from which every position can be played again.

The first line is the header. Then comes a line for the set-up and one for each action, with every outcome of chance, so
that a replay needs no generator::

    {"stammtisch": 1, "engine": "0.1.0", "game": "pebbles", "rules": 1, "players": 2, "options": {},
     "seats": [{"name": "Ann", "kind": "human"}, ...], "seed": null, "commitment": "9f..."}
    {"n": 0, "by": null, "do": "start", "chance": [[2, 0, ...]], "chain": "61..."}
    {"n": 1, "by": "A", "do": "stake red", "chance": [], "chain": "0c..."}
    {"n": 2, "by": null, "do": "time up", "chance": [[6, 3]], "chain": "9a..."}
    {"n": 3, "by": null, "do": "end", "chance": [], "state": "77...", "chain": "e5..."}

`by` is the seat's letter, null for the table itself; `do` is the notation. Every 16 actions and at the end a line
carries the hash of the state after it. `chain` is a hash over the chain of the line before and this line's content, the
header's (without the seed, which is revealed at the end) in front: a line changed later breaks it. A record without its
`end` was cut off. What players undid never stands in a record.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import stammtisch
from stammtisch.engine import rng
from stammtisch.engine.game import Game, OptionValue
from stammtisch.engine.notation import AGREED_END, LEAVE, SHARED_END, TIME_UP, seat_letter, seat_of
from stammtisch.engine.reading import NoJson, UnreadableFile, json_of, text_of
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Outcome
from stammtisch.engine.upgrade import SCHEMA, Line, SchemaError, upgraded

HASH_EVERY = 16
"""So many actions lie between two lines that carry the state's hash."""
START = "start"
END = "end"
CHAIN_BYTES = 8
BY_TABLE = (START, TIME_UP, AGREED_END, SHARED_END, END)


class RecordError(ValueError):
    """A record is wrong; `line` is the line of the file (from 1; None: the file itself), the text what is wrong and
    what would be right.
    """

    def __init__(self, line: int | None, text: str) -> None:
        super().__init__(text if line is None else f"line {line}: {text}")
        self.line = line


class NoRecord(RecordError):
    """Nothing can be checked: there is no file, it is no record, or its schema, game or rules are not known here."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sat on a seat: a name, and `human` or the bot's name."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a record says about its game. `options` holds those that differ from their default; `seed` is None while
    secret.
    """

    game: str
    rules: int
    players: int
    options: Mapping[str, OptionValue]
    seats: tuple[Sitting, ...]
    seed: str | None
    commitment: str
    engine: str = stammtisch.__version__

    @classmethod
    def of(
        cls,
        game: Game[Any],
        players: int,
        options: Mapping[str, OptionValue],
        seats: Sequence[Sitting],
        seed: str,
        reveal: bool = True,
    ) -> Header:
        """The header of a game that begins now; `reveal` False keeps the seed out and shows its commitment only."""
        default = {option.name: option.default for option in game.table_options}
        chosen = {name: value for name, value in options.items() if value != default.get(name)}
        known = seed if reveal else None
        return cls(game.id, game.version, players, chosen, tuple(seats), known, rng.commitment(seed))

    def data(self) -> Line:
        """The header as it stands in the file."""
        return {
            "stammtisch": SCHEMA,
            "engine": self.engine,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": dict(self.options),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "seed": self.seed,
            "commitment": self.commitment,
        }


@dataclass(frozen=True, slots=True)
class Entry:
    """A line after the header: `line` is its place in the file, `by` the seat or None for the table, `state` a hash or
    None.
    """

    line: int
    n: int
    by: int | None
    do: str
    chance: tuple[Outcome, ...]
    state: str | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read and whose chain holds. `entries`: the set-up and what was done; `end`: its last line, None
    if the record was cut off.
    """

    header: Header
    entries: tuple[Entry, ...]
    end: Entry | None


# --- writing ----------------------------------------------------------------------------------------------------------


class Recorder:
    """Writes a record as a game is played. `write` is given each line with its line feed.

    Call `start` after the set-up, `action` or `time_up` after each step with the outcomes of chance it had, `end` once.
    """

    def __init__(self, header: Header, write: Callable[[str], object]) -> None:
        self._write = write
        self._n = 0
        data = header.data()
        self._chain = chain_of_header(data)
        write(_text(data) + "\n")

    def start(self, state: State, outcomes: Sequence[Outcome]) -> None:
        """The set-up up to the first decision."""
        self._add(None, START, outcomes, None)

    def action(self, state: State, seat: int, notation: str, outcomes: Sequence[Outcome]) -> None:
        """What a seat did; `state` is the position after it."""
        self._add(seat, notation, outcomes, state)

    def time_up(self, state: State, outcomes: Sequence[Outcome]) -> None:
        """The table's clock ran out."""
        self._add(None, TIME_UP, outcomes, state)

    def leave(self, state: State, seat: int, outcomes: Sequence[Outcome]) -> None:
        """A seat left the table for good."""
        self._add(seat, LEAVE, outcomes, state)

    def agree_to_end(self, state: State, shared: bool) -> None:
        """All agreed to end the game, with a result that is shared or without one."""
        self._add(None, SHARED_END if shared else AGREED_END, (), state)

    def end(self, state: State) -> None:
        """The record ends here, whether the game is over or not."""
        self._add(None, END, (), state)

    def _add(self, by: int | None, do: str, outcomes: Sequence[Outcome], state: State | None) -> None:
        line: Line = {
            "n": self._n,
            "by": None if by is None else seat_letter(by),
            "do": do,
            "chance": [list(outcome) for outcome in outcomes],
        }
        if state is not None and (do == END or self._n % HASH_EVERY == 0):
            line["state"] = state.hash()
        self._chain = line["chain"] = chained(self._chain, line)
        self._n += 1
        self._write(_text(line) + "\n")


def chain_of_header(header: Line) -> str:
    """The beginning of the chain: a hash of the header without its seed (the commitment stands for it)."""
    return chained("", {key: value for key, value in header.items() if key != "seed"})


def chained(before: str, line: Line) -> str:
    """The chain after a line: a hash of the chain before and of all the line says except its own chain."""
    content = {key: value for key, value in line.items() if key != "chain"}
    text = before + json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=CHAIN_BYTES).hexdigest()


def _text(line: Line) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": "))


# --- reading ----------------------------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """The record in `text`, of any known schema, its chain checked. NoRecord if it is none, RecordError for the first
    line that is wrong.
    """
    if not text:
        raise NoRecord(1, "the record is empty; it must begin with a header")
    raw = [_json(number, line) for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1)]
    try:
        lines = upgraded(raw)
    except SchemaError as error:
        raise NoRecord(1, str(error)) from error
    header = _header(lines[0])
    _check_chain(raw)
    entries = [_entry(number, line, header) for number, line in enumerate(lines[1:], start=2)]
    if not entries or entries[0].do != START or entries[0].by is not None:
        raise RecordError(2, f'after the header must come the set-up, {{"n": 0, "by": null, "do": "{START}", ...}}')
    end = entries.pop() if _at_table(entries[-1], END) else None
    for entry in entries[1:]:
        if _at_table(entry, END) or _at_table(entry, START):
            raise RecordError(entry.line, f"'{entry.do}' stands in the middle of the record")
    return Record(header, tuple(entries), end)


def read(path: Path) -> Record:
    """The record in a file. NoRecord if there is none, RecordError for the first line that is wrong."""
    try:
        text = text_of(path)
    except UnreadableFile as error:
        raise NoRecord(None, str(error)) from error
    return parse(text)


def _json(number: int, text: str) -> Line:
    """A line of the file. With a first line of another form it is no record, with a later one a damaged record."""
    kind = NoRecord if number == 1 else RecordError
    try:
        line = json_of(text)
    except NoJson as error:
        raise kind(number, f"this is no JSON or was cut off: {error}") from error
    if not isinstance(line, dict):
        raise kind(number, "a line of a record is a JSON object in braces")
    return line


def _check_chain(lines: Sequence[Line]) -> None:
    chain = chain_of_header(lines[0])
    for number, line in enumerate(lines[1:], start=2):
        chain = chained(chain, line)
        if line.get("chain") != chain:
            raise RecordError(
                number,
                f"the chain is {line.get('chain')!r} and should be '{chain}': this line, or what stood before it"
                f"{' (the header)' if number == 2 else ''}, is not what was written",
            )


def _header(line: Line) -> Header:
    options = _field(1, line, "options", dict, "an object of names and values")
    seats = _field(1, line, "seats", list, "a list of seats")
    players = _field(1, line, "players", int, "a number")
    if not all(isinstance(seat, dict) and set(seat) == {"name", "kind"} for seat in seats) or len(seats) != players:
        raise RecordError(1, f'\'seats\' must be {players} objects {{"name": ..., "kind": ...}}, one a player')
    if not all(type(value) in (int, str) for value in options.values()):
        raise RecordError(1, "the value of an option must be a number or a text")
    seed = line.get("seed")
    if seed is not None and not (isinstance(seed, str) and _is_characters(seed)):
        raise RecordError(1, "'seed' must be a text, or null while it is secret")
    return Header(
        _field(1, line, "game", str, "the id of a game"),
        _field(1, line, "rules", int, "a number"),
        players,
        options,
        tuple(Sitting(str(seat["name"]), str(seat["kind"])) for seat in seats),
        seed,
        _field(1, line, "commitment", str, "the hash of the seed"),
        _field(1, line, "engine", str, "the version that wrote the record"),
    )


def _is_characters(text: str) -> bool:
    """Whether a text can be written in UTF-8: JSON can also hold halves of characters."""
    return not any("\ud800" <= character <= "\udfff" for character in text)


def _entry(number: int, line: Line, header: Header) -> Entry:
    n = _field(number, line, "n", int, "a number")
    if n != number - 2:
        raise RecordError(number, f"'n' is {n} and should be {number - 2}: a line is missing or stands twice")
    do = _field(number, line, "do", str, "a line of notation")
    chance = _field(number, line, "chance", list, "a list of outcomes")
    if not all(isinstance(outcome, list) and all(type(one) is int for one in outcome) for outcome in chance):
        raise RecordError(number, "'chance' must be a list of lists of numbers, as in [[6, 3], [2]]")
    state = line.get("state")
    if state is not None and not isinstance(state, str):
        raise RecordError(number, "'state' must be the hash of the state")
    return Entry(number, n, _seat(number, line, do, header.players), do, tuple(chance), state)


def _seat(number: int, line: Line, do: str, players: int) -> int | None:
    letter = line.get("by")
    if letter is None:
        if do not in BY_TABLE:
            raise RecordError(number, f"'{do}' needs a seat in 'by'; only {', '.join(BY_TABLE)} are done by the table")
        return None
    try:
        seat = seat_of(letter) if isinstance(letter, str) else players
    except ValueError:
        seat = players
    if seat >= players:
        raise RecordError(number, f"'by' is {letter!r}; the seats of this game are A to {seat_letter(players - 1)}")
    return seat


def _at_table(entry: Entry, do: str) -> bool:
    return entry.by is None and entry.do == do


def _field(number: int, line: Line, name: str, kind: type[Any], words: str) -> Any:
    value = line.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(number, f"'{name}' must be {words}, not {json.dumps(value)}")
    return value
