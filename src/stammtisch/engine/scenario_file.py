"""Scenario files: loading them, with an error that names the place for whatever is not understood, and running them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from stammtisch.engine.reading import NoJson, UnreadableFile, json_of, shown, text_of
from stammtisch.engine.scenario import Case, NotUnderstood, Report, ScenarioReader, readers, run_cases

CASE_KEYS = frozenset(("id", "title", "rules", "given", "when", "then", "alternatives", "status", "rulings", "note"))
LINE_KEYS = frozenset(("line", "chance", "as", "say", "note"))
Step = str | Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Suite:
    """A scenario file: its reader, its header (everything but the cases), its cases, and what is wrong with others."""

    path: Path
    reader: ScenarioReader[Any]
    header: Mapping[str, Any]
    cases: tuple[Case, ...]
    not_understood: tuple[NotUnderstood, ...]


def check(
    paths: Sequence[Path], only: Collection[str] = (), known: Sequence[ScenarioReader[Any]] | None = None
) -> Report:
    """Run scenario files, or of their cases those with the ids `only`; `known` are the readers, those of all games
    unless given.

    What is not understood is collected in the report, never raised; it does not stop what is.
    """
    report = Report()
    found: set[str] = set()
    for path in paths:
        try:
            suite = load(path, known)
        except NotUnderstood as error:
            report.not_understood.append(error)
            continue
        cases = [case for case in suite.cases if not only or case.id in only]
        found.update(case.id for case in cases)
        at_path = Report()
        places = {f"case {case}" for case in only}
        report.not_understood += [error for error in suite.not_understood if not only or places & set(error.place)]
        run_cases(suite.reader, suite.header, cases, at_path)
        report.passed += at_path.passed
        report.failed.update(at_path.failed)
        report.not_understood += [error.at(shown(path)) for error in at_path.not_understood]
    if not report.not_understood:
        report.not_understood += [NotUnderstood(f"no case is called '{case}'") for case in only if case not in found]
    return report


def load(path: Path, known: Sequence[ScenarioReader[Any]] | None = None) -> Suite:
    """A scenario file, checked so far as that can be done before it runs: shape, version, verbs, keys.

    NotUnderstood with the place if it is no such file; a case with an unknown verb or key is left out and listed.
    """
    cases: list[Case] = []
    wrong: list[NotUnderstood] = []
    try:
        data = _read(path)
        header = {key: value for key, value in data.items() if key != "cases"}
        raw = data.get("cases")
        if not isinstance(raw, list):
            raise NotUnderstood("a scenario file is an object with a list 'cases'")
        reader = _reader(header, raw, readers() if known is None else known)
        for place, entry in enumerate(raw, start=1):
            try:
                case = _case(reader, place, entry)
                if any(case.id == other.id for other in cases):
                    raise NotUnderstood("two cases share this id", f"case {case.id}")
                cases.append(case)
            except NotUnderstood as error:
                wrong.append(error.at(shown(path)))
    except NotUnderstood as error:
        raise error.at(shown(path)) from error
    return Suite(path, reader, header, tuple(cases), tuple(wrong))


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json_of(text_of(path), _object)
    except UnreadableFile as error:
        raise NotUnderstood(str(error)) from error
    except NoJson as error:
        raise NotUnderstood(f"this is no JSON: {error}", f"line {error.line}") from error
    if not isinstance(data, dict):
        raise NotUnderstood("a scenario file is an object with a list 'cases'")
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise NotUnderstood(
            f"the key stands twice in one object; which value holds cannot be told (near {names[0]!r})",
            f"key '{twice}'",
        )
    return made


def _reader(
    header: Mapping[str, Any], cases: Sequence[Any], known: Sequence[ScenarioReader[Any]]
) -> ScenarioReader[Any]:
    """Whose scenarios these are: what the file says itself, else the game whose ledger its rules stand in."""
    name, version = _format(header.get("format"))
    reader = _named(header["game"], known) if "game" in header else _by_rules(name, cases, known)
    if "format" in header and (name in reader.formats or version is not None):
        newest = reader.formats.get(name)
        if newest is None:
            raise NotUnderstood(
                f"format '{name}' is unknown; known are {', '.join(map(repr, reader.formats))}", "key 'format'"
            )
        if version is None or not 1 <= version <= newest:
            raise NotUnderstood(
                f"version {version} of the format is not known; this program reads 1 to {newest}", "key 'format'"
            )
    return reader


def _format(value: Any) -> tuple[str, int | None]:
    """Name and version of a format: `"eot-base-cases/1"`, `{"version": 2, ...}`, or nothing."""
    if value is None:
        return "", None
    if isinstance(value, Mapping) and isinstance(value.get("version"), int):
        return "", value["version"]
    if isinstance(value, str):
        name, slash, number = value.rpartition("/")
        if slash and number.isdecimal():
            return name, int(number)
    raise NotUnderstood('the format is written "name/version" or {"version": number, ...}', "key 'format'")


def _named(game_id: Any, known: Sequence[ScenarioReader[Any]]) -> ScenarioReader[Any]:
    for reader in known:
        if reader.game.id == game_id:
            return reader
    ids = ", ".join(reader.game.id for reader in known)
    raise NotUnderstood(f"no game that reads scenarios is called '{game_id}'; there are: {ids}", "key 'game'")


def _by_rules(name: str, cases: Sequence[Any], known: Sequence[ScenarioReader[Any]]) -> ScenarioReader[Any]:
    for reader in known:
        if name and name in reader.formats:
            return reader
    listed = [case.get("rules") for case in cases if isinstance(case, Mapping)]
    rules = [rule for ids in listed if isinstance(ids, list) for rule in ids if isinstance(rule, str)]
    for reader in known:
        if any(rule.partition(".")[0] in reader.ledgers for rule in rules):
            return reader
    ids = " or ".join(f'"{reader.game.id}"' for reader in known)
    raise NotUnderstood(f'whose game these cases are cannot be told; write "game": {ids} beside "cases"')


def _case(reader: ScenarioReader[Any], place: int, entry: Any) -> Case:
    if not isinstance(entry, Mapping):
        raise NotUnderstood("a case is an object with id, given, when and then", f"case number {place}")
    if not isinstance(entry.get("id"), str):
        raise NotUnderstood("a case needs an id, a text", f"case number {place}")
    try:
        _known(entry, CASE_KEYS, "case")
        given = _shaped(entry, "given", Mapping, "an object", {})
        when = _shaped(entry, "when", list, "a list of steps", [])
        then = _shaped(entry, "then", Mapping, "an object", None)
        for number, step in enumerate(when, start=1):
            try:
                _check_step(reader, step)
            except NotUnderstood as error:
                raise error.at(f"step {number}") from error
        return Case(
            entry["id"],
            _shaped(entry, "title", str, "a text", ""),
            tuple(_shaped(entry, "rules", list, "a list of ids", [])),
            given,
            tuple(when),
            then,
            tuple(_alternative(value) for value in _shaped(entry, "alternatives", list, "a list", [])),
        )
    except NotUnderstood as error:
        raise error.at(f"case {entry['id']}") from error


def _shaped(entry: Mapping[str, Any], key: str, kind: type[Any], words: str, default: Any) -> Any:
    value = entry.get(key, default)
    if not isinstance(value, kind):
        raise NotUnderstood(f"'{key}' must be {words}", f"key '{key}'")
    return value


def _alternative(value: Any) -> Mapping[str, Any]:
    if (
        not isinstance(value, Mapping)
        or set(value) != {"option", "then"}
        or "=" not in str(value["option"])
        or not isinstance(value["then"], Mapping)
    ):
        raise NotUnderstood('an alternative is {"option": "name=value", "then": {...}}', "key 'alternatives'")
    return value


def _check_step(reader: ScenarioReader[Any], step: Any) -> None:
    """The verb is known, and its keys are those the reader expects."""
    if isinstance(step, str):
        return
    if not isinstance(step, Mapping):
        raise NotUnderstood("a step is a line of notation or an object with 'do'")
    if "line" in step and "do" not in step:
        _known(step, LINE_KEYS, "line")
        _check_line(step)
        return
    name = step.get("do")
    verb = reader.verbs.get(name) if isinstance(name, str) else None
    if verb is None:
        raise NotUnderstood(f"the verb {name!r} is unknown{_meant(str(name), list(reader.verbs))}", "key 'do'")
    if unknown := verb.unknown(step):
        raise NotUnderstood(f"'{name}' has no such key{_meant(unknown[0], sorted(verb.takes))}", f"key '{unknown[0]}'")
    if missing := verb.missing(step):
        raise NotUnderstood(f"'{name}' needs the key '{missing[0]}'", f"key '{missing[0]}'")


def _check_line(step: Mapping[str, Any]) -> None:
    if not isinstance(step["line"], str):
        raise NotUnderstood("a line is a text such as 'A ...'", "key 'line'")
    chance = step.get("chance", [])
    if not isinstance(chance, list) or not all(isinstance(outcome, list) for outcome in chance):
        raise NotUnderstood("outcomes of chance are a list of lists of numbers: [[6, 3], [2]]", "key 'chance'")
    if not all(type(number) is int for outcome in chance for number in outcome):
        raise NotUnderstood("outcomes of chance are a list of lists of numbers: [[6, 3], [2]]", "key 'chance'")


def _known(entry: Mapping[str, Any], keys: Collection[str], what: str) -> None:
    for key in entry:
        if key not in keys:
            raise NotUnderstood(f"a {what} has no such key{_meant(key, sorted(keys))}", f"key '{key}'")


def _meant(word: str, words: Sequence[str]) -> str:
    """What would be right: the word that was probably meant, or all of them."""
    near = get_close_matches(word, words, n=1)
    return f"; is '{near[0]}' meant?" if near else f"; known are {', '.join(sorted(words))}"
