"""Scenarios: a position, some steps with their dice and draws, and what must hold afterwards.

A scenario file is JSON: `{"format": ..., "cases": [...]}`; a case has an `id`, a `title`, the `rules` it proves, a
position `given`, steps `when` and expected values `then`. What the words in them mean is part of each game: its
`ScenarioReader` (`stammtisch.games.<id>.scenario.READER`). This module does what every game shares: it finds the
reader, checks verbs and keys before anything runs, carries out the steps so that a refused one changes nothing,
compares, and reports. See `docs/scenarios.md`.

A step is one of

- `{"do": verb, "by": seat, ...}`: a verb of the reader and what belongs to it;
- `"A <notation>"`: one action in the notation of records, by the seat with that letter; `"time up"`: the table's clock;
- `{"line": "A <notation>", "chance": [[6, 3], [2]]}`: the same with the outcomes of chance dictated.

A step may carry a label, `"as": "t1"`: then `then["t1"]` holds what must be true right after it. `first`, `second` ...
are labels of the steps by their order. `legal` and `error` speak of the last step, under a label of the step labelled.
A step of which nothing says so must be legal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar, Generic, TypeVar

from stammtisch.engine import registry
from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.notation import split_line
from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.umpire import ChanceError, Outcome

P = TypeVar("P")

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
ALWAYS_TAKEN = frozenset(("do", "as", "say", "note"))


class NotUnderstood(ValueError):
    """A scenario cannot be read; the text says what is wrong, `place` where: file, case, step, key."""

    def __init__(self, text: str, *place: str) -> None:
        super().__init__(text)
        self.text = text
        self.place = place

    def at(self, *place: str) -> NotUnderstood:
        """The same with `place` in front of the place known so far."""
        return NotUnderstood(self.text, *place, *self.place)

    def __str__(self) -> str:
        return f"{', '.join(self.place)}: {self.text}" if self.place else self.text


class Verb:
    """What a step with a certain verb must say and may say besides; keys separated by blanks.

    >>> Verb(needs="by item", takes="pay to").missing({"do": "build", "by": "A"})
    ['item']
    """

    __slots__ = ("needs", "takes")

    def __init__(self, needs: str = "", takes: str = "") -> None:
        self.needs = tuple(needs.split())
        self.takes = frozenset(needs.split()) | frozenset(takes.split()) | ALWAYS_TAKEN

    def missing(self, step: Mapping[str, Any]) -> list[str]:
        """Keys that the step lacks."""
        return [key for key in self.needs if key not in step]

    def unknown(self, step: Mapping[str, Any]) -> list[str]:
        """Keys of the step that the verb does not know."""
        return [key for key in step if key not in self.takes]


class ScenarioReader(ABC, Generic[P]):
    """How a game reads scenarios. `P` is the reader's own position: the state of the game and whatever the steps
    report.

    Every method may raise NotUnderstood (text, and the key if it is one); the engine adds file, case and step. It
    reaches the rules only through the engine's own actions and hooks.
    """

    game: Game[Any]
    ledgers: ClassVar[tuple[str, ...]]
    """The first parts of the ids of the game's rules, `("pebbles",)` for `pebbles.end-01`: they tell whose cases a file
    holds.
    """
    formats: ClassVar[Mapping[str, int]]
    """The newest version understood of each format, by its name; the name is empty for files that state a number only.
    """
    verbs: ClassVar[Mapping[str, Verb]]

    @abstractmethod
    def build(self, given: Mapping[str, Any], header: Mapping[str, Any]) -> P:
        """The position described by `given`; what it leaves out is neutral. `header` is the file without its cases."""

    def begin(self, given: Mapping[str, Any], header: Mapping[str, Any], when: Sequence[str | Mapping[str, Any]]) -> P:
        """The position before the first step; a game whose cases let the steps say what there is looks at them."""
        return self.build(given, header)

    @abstractmethod
    def copy(self, position: P) -> P:
        """A position of its own."""

    @abstractmethod
    def step(self, position: P, step: Mapping[str, Any]) -> None:
        """Carry out a step whose verb and keys are known. IllegalAction or SetupError if it is refused (the position is
        thrown away then).
        """

    @abstractmethod
    def play(self, position: P, seat: int, action: int, chance: Sequence[Outcome] | None) -> None:
        """Carry out one action of a line of notation, with outcomes of chance dictated if `chance` says so.
        IllegalAction if it is refused.
        """

    @abstractmethod
    def time_up(self, position: P, chance: Sequence[Outcome] | None) -> None:
        """The table's clock has run out."""

    @abstractmethod
    def read(self, position: P, key: str, expected: Any) -> Any:
        """The actual value of a key of `then`. `expected` shows the shape asked for, never the answer."""

    def equal(self, key: str, expected: Any, actual: Any) -> bool:
        """Whether the value is as expected; a reader overrides it for keys compared as multisets."""
        return bool(expected == actual) and isinstance(expected, bool) == isinstance(actual, bool)

    def scope(self, position: P, key: str) -> bool:
        """Whether `key` names something with values of its own (a seat, a place): then its dict is read key by key,
        as `A.hand`.
        """
        return False

    def labels(self, when: Sequence[str | Mapping[str, Any]], then: Mapping[str, Any]) -> Mapping[str, int]:
        """Labels of the game's own among the keys of `then`, each with the number of the step that it names, from 1."""
        return {}

    def refused(self, position: P, step: str | Mapping[str, Any], refusal: Refusal) -> P:
        """The position after a refused step: nothing has changed in it, but a reader may note what was tried."""
        return position

    def excused(self, position: P, step: str | Mapping[str, Any], then: Mapping[str, Any]) -> bool:
        """Whether a step may be refused though nothing in `then` says so."""
        return False

    def end(self, position: P) -> P:
        """The position at the end of the case: what its conventions let end there has ended."""
        return position

    def under_option(self, then: Mapping[str, Any], other: Mapping[str, Any]) -> Mapping[str, Any]:
        """What must hold under the option of an alternative, whose keys are `other`."""
        return _replace(then, other)

    def with_option(self, given: Mapping[str, Any], name: str, value: str) -> Mapping[str, Any]:
        """`given` under a table option, for the `alternatives` of a case."""
        return {**given, "options": {**given.get("options", {}), name: value}}


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario as it stands in the file."""

    id: str
    title: str
    rules: tuple[str, ...]
    given: Mapping[str, Any]
    when: tuple[str | Mapping[str, Any], ...]
    then: Mapping[str, Any]
    alternatives: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Mismatch:
    """A key of `then` whose value is not what was expected."""

    key: str
    expected: Any
    actual: Any


@dataclass(slots=True)
class Report:
    """What came of a run: how many cases passed, the failing ones by id, and what was not understood."""

    passed: int = 0
    failed: dict[str, list[Mismatch]] = field(default_factory=dict)
    not_understood: list[NotUnderstood] = field(default_factory=list)

    def data(self) -> dict[str, Any]:
        """The report as JSON: one entry for each failing case with its first wrong key; further wrong keys of the case
        stand under `also`.
        """
        failed = []
        for case, wrong in self.failed.items():
            first, *rest = ({"key": one.key, "expected": one.expected, "actual": one.actual} for one in wrong)
            failed.append({"id": case, **first, **({"also": rest} if rest else {})})
        data: dict[str, Any] = {"passed": self.passed, "failed": failed}
        if self.not_understood:
            data["not_understood"] = [str(error) for error in self.not_understood]
        return data


def find_reader(game_id: str) -> ScenarioReader[Any] | None:
    """The scenario reader of a game; None if the game has none."""
    module = f"{registry.GAMES_PACKAGE}.{game_id}.scenario"
    if find_spec(module) is None:
        return None
    reader: ScenarioReader[Any] = import_module(module).READER
    return reader


def readers() -> list[ScenarioReader[Any]]:
    """The scenario readers of all games."""
    found = (find_reader(game_id) for game_id in registry.game_ids())
    return [reader for reader in found if reader is not None]


# --- running a case ---------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Step:
    """How a step went: what refused it (code and rule, None if it was legal) and the position after it."""

    position: Any
    error: str | None = None
    rule: str | None = None


def run_case(reader: ScenarioReader[Any], header: Mapping[str, Any], case: Case) -> list[Mismatch]:
    """Run a case, and again for each of its alternatives; what differs from what was expected. NotUnderstood with case,
    step and key.
    """
    try:
        wrong = _run(reader, header, case.given, case.when, case.then)
        for alternative in case.alternatives:
            option = alternative["option"]
            name, _, value = option.partition("=")
            given = reader.with_option(case.given, name, value)
            then = reader.under_option(case.then, alternative["then"])
            again = _run(reader, header, given, case.when, then)
            wrong += [Mismatch(f"[{option}] {one.key}", one.expected, one.actual) for one in again]
    except NotUnderstood as error:
        raise error.at(f"case {case.id}") from error
    return wrong


def _run(
    reader: ScenarioReader[Any],
    header: Mapping[str, Any],
    given: Mapping[str, Any],
    when: Sequence[str | Mapping[str, Any]],
    then: Mapping[str, Any],
) -> list[Mismatch]:
    try:
        position = reader.begin(given, header, when)
    except NotUnderstood as error:
        raise error.at("given") from error
    done: list[_Step] = [_Step(position)]
    for place, step in enumerate(when, start=1):
        try:
            done.append(_do(reader, done[-1].position, step))
        except NotUnderstood as error:
            raise error.at(f"step {place}") from error
    done[-1] = replace(done[-1], position=reader.end(done[-1].position))
    labels = _labels(reader, when, then)
    wrong = _refused_unasked(reader, when, done, labels, then)
    for key, expected in then.items():
        try:
            if key in labels:
                wrong += _compare(reader, done[labels[key]], expected, f"{key}.", nested=False)
            else:
                wrong += _compare(reader, done[-1], {key: expected}, "", nested=False)
        except NotUnderstood as error:
            raise error.at("then", f"key '{key}'") from error
    return wrong


def _labels(
    reader: ScenarioReader[Any], when: Sequence[str | Mapping[str, Any]], then: Mapping[str, Any]
) -> dict[str, int]:
    """The labels that `then` uses and the steps they name; a word such as `second` counts if no step is labelled with
    it.
    """
    labels = dict(zip(ORDINALS, range(1, len(when) + 1), strict=False))
    labels.update(reader.labels(when, then))
    labels.update(
        {step["as"]: place for place, step in enumerate(when, start=1) if isinstance(step, Mapping) and "as" in step}
    )
    return {key: labels[key] for key, value in then.items() if key in labels and isinstance(value, Mapping)}


def _do(reader: ScenarioReader[Any], before: Any, step: str | Mapping[str, Any]) -> _Step:
    """Carry out one step on a copy; a refused step leaves the position as it was."""
    trial = reader.copy(before)
    try:
        if isinstance(step, str):
            _play_line(reader, trial, step, None)
        elif "do" not in step and "line" in step:
            _play_line(reader, trial, step["line"], step.get("chance"))
        else:
            reader.step(trial, step)
    except IllegalAction as refused:
        return _Step(reader.refused(before, step, refused.refusal), refused.refusal.code, refused.refusal.rule)
    except SetupError as refused:
        return _Step(before, refused.code)
    except ChanceError as error:
        raise NotUnderstood(str(error)) from error
    return _Step(trial)


def _play_line(reader: ScenarioReader[Any], position: Any, line: str, chance: Sequence[Outcome] | None) -> None:
    try:
        seat_and_words = split_line(line)
        action = None if seat_and_words is None else reader.game.parse(seat_and_words[1])
    except ValueError as error:
        raise NotUnderstood(str(error)) from error
    if seat_and_words is None or action is None:
        reader.time_up(position, chance)
    else:
        reader.play(position, seat_and_words[0], action, chance)


def _refused_unasked(
    reader: ScenarioReader[Any],
    when: Sequence[str | Mapping[str, Any]],
    done: Sequence[_Step],
    labels: Mapping[str, int],
    then: Mapping[str, Any],
) -> list[Mismatch]:
    """Steps that were refused though nothing in `then` speaks of their being legal."""
    spoken = {place for label, place in labels.items() if _speaks(then[label])}
    if _speaks(then):
        spoken.add(len(done) - 1)
    return [
        Mismatch("legal", True, f"step {place} was refused: {step.error}" + (f" ({step.rule})" if step.rule else ""))
        for place, step in enumerate(done)
        if step.error is not None and place not in spoken and not reader.excused(step.position, when[place - 1], then)
    ]


def _speaks(then: Mapping[str, Any]) -> bool:
    return isinstance(then.get("legal"), bool) or "error" in then


def _compare(
    reader: ScenarioReader[Any], after: _Step, then: Mapping[str, Any], prefix: str, nested: bool
) -> list[Mismatch]:
    """Compare the values after a step. `nested`: inside a seat or place, where `legal` and `error` have no meaning of
    their own.
    """
    wrong: list[Mismatch] = []
    for key, expected in then.items():
        actual: Any
        if not nested and key == "legal" and isinstance(expected, bool):
            actual = after.error is None
            matches = actual == expected
        elif not nested and key == "error":
            actual = after.error
            matches = actual == expected
        elif isinstance(expected, Mapping) and reader.scope(after.position, key):
            inner = {f"{key}.{part}": value for part, value in expected.items()}
            wrong += _compare(reader, after, inner, prefix, nested=True)
            continue
        else:
            actual = reader.read(after.position, key, expected)
            matches = reader.equal(key, expected, actual)
        if not matches:
            wrong.append(Mismatch(prefix + key, expected, actual))
    return wrong


def _replace(then: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """`then` with the keys of an alternative in place of its own, inside a seat or place key by key."""
    merged = dict(then)
    for key, value in other.items():
        own = merged.get(key)
        merged[key] = _replace(own, value) if isinstance(own, Mapping) and isinstance(value, Mapping) else value
    return merged


def run_cases(reader: ScenarioReader[Any], header: Mapping[str, Any], cases: Iterable[Case], report: Report) -> None:
    """Run the cases and add what came of them to the report; a case that is not understood does not stop the others."""
    for case in cases:
        try:
            wrong = run_case(reader, header, case)
        except NotUnderstood as error:
            report.not_understood.append(error)
            continue
        if wrong:
            report.failed.setdefault(case.id, []).extend(wrong)
        else:
            report.passed += 1
