"""The ledger of rules: every atomic rule of a game with its id, and where it is carried out and tested.

A game keeps its rules in `ledger.toml` of its data folder. The code says in docstrings which rules it carries out, the
tests and the cases name the ids they prove; this module brings the three together. A rule that no test can touch (a
component count, a definition) stands in `untested.toml` with its reason. Beside the ledger lie its texts in other
languages.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from stammtisch.engine.game import Game

LEDGER = "ledger.toml"
LANGUAGE = "en"
"""The language of `ledger.toml`."""
TRANSLATIONS = "ledger.*.toml"
"""The texts in other languages, by the rules' ids: `ledger.de.toml` in German."""
UNTESTED = "untested.toml"
WORD = re.compile(r"[A-Za-z][\w.\-]*\w(?![\w*\-])")
"""What may be an id: the longest run of letters, digits, dots and dashes; `pebbles.turn-*` is none."""
RUN = re.compile(r"\b([A-Za-z][\w.]*-)(\d+)\s+to\s+\1(\d+)\b")
"""Several rules in a row: `pebbles.turn-01 to pebbles.turn-03`."""


class LedgerError(ValueError):
    """A ledger cannot be read or contradicts itself; the text says where and what would be right."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the ledger. `numbers`: its figures by name; `source`: where it comes from; `depends`: rules it builds
    on.

    A rule of the kind `option` has `option`, its name, `values` and `default`. `ruling`: rulings that settle it; `tag`:
    a short name; `rationale`: why a designed rule is as it is.
    """

    id: str
    section: str
    kind: str
    text: str
    source: str
    numbers: Mapping[str, Any] = field(default_factory=dict)
    depends: tuple[str, ...] = ()
    option: str | None = None
    values: tuple[str | int, ...] = ()
    default: str | int | None = None
    ruling: tuple[str, ...] = ()
    tag: str | None = None
    rationale: str | None = None


@dataclass(frozen=True, slots=True)
class Mention:
    """A place that names a rule: `file:line name`, the file from the root that was searched."""

    rule: str
    place: str


class Ledger:
    """All rules of a game, in the order of the file, and the reasons why some have no test."""

    def __init__(self, rules: Mapping[str, Rule], reasons: Mapping[str, str]) -> None:
        self.rules = rules
        self.reasons = reasons
        self._families = frozenset(rule.partition(".")[0] for rule in rules)

    def ids_in(self, text: str) -> list[str]:
        """The words in a text that are or look like ids of this ledger, known or not."""
        return [word for word in WORD.findall(text) if "-" in word and word.partition(".")[0] in self._families]

    def in_full(self, text: str) -> str:
        """The text with every rule of a run, not its first and last alone."""
        return RUN.sub(lambda run: " ".join((run[0], *self._between(run[1], int(run[2]), int(run[3])))), text)

    def _between(self, stem: str, first: int, last: int) -> list[str]:
        numbers = {rule: rule.removeprefix(stem) for rule in self.rules if rule.startswith(stem)}
        return [rule for rule, number in numbers.items() if number.isdecimal() and first < int(number) < last]


def load(folder: Path) -> Ledger:
    """The ledger in a game's data folder. LedgerError if an entry is malformed, an id stands twice, or a rule depends
    on one that does not exist.
    """
    rules: dict[str, Rule] = {}
    for place, entry in enumerate(_toml(folder / LEDGER).get("rule", ()), start=1):
        rule = _rule(entry, place)
        if rule.id in rules:
            raise LedgerError(f"{LEDGER}: the id '{rule.id}' stands twice")
        rules[rule.id] = rule
    for rule in rules.values():
        for other in rule.depends:
            if ":" not in other and other not in rules:
                raise LedgerError(f"{LEDGER}: '{rule.id}' depends on '{other}', which is no rule")
    reasons = _toml(folder / UNTESTED) if (folder / UNTESTED).exists() else {}
    for rule_id, reason in reasons.items():
        if rule_id not in rules:
            raise LedgerError(f"{UNTESTED}: '{rule_id}' is no rule")
        if not isinstance(reason, str) or not reason.strip():
            raise LedgerError(f"{UNTESTED}: the reason for '{rule_id}' must be a text")
    return Ledger(rules, reasons)


def texts(ledger: Ledger, folder: Path, language: str) -> dict[str, str]:
    """The texts of the ledger's rules in a language, by their ids, from its folder; empty if there are none in it.

    LedgerError if a text is empty or stands for no rule.
    """
    if language == LANGUAGE:
        return {rule.id: rule.text for rule in ledger.rules.values()}
    path = folder / TRANSLATIONS.replace("*", language)
    found = _toml(path) if path.exists() else {}
    for rule_id, text in found.items():
        if rule_id not in ledger.rules:
            raise LedgerError(f"{path.name}: '{rule_id}' is no rule")
        if not isinstance(text, str) or not text.strip():
            raise LedgerError(f"{path.name}: the text of '{rule_id}' is missing")
    return found


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LedgerError(f"{path.name} cannot be read: {error.strerror}") from error
    except tomllib.TOMLDecodeError as error:
        raise LedgerError(f"{path.name} is no TOML: {error}") from error


def _rule(entry: Mapping[str, Any], place: int) -> Rule:
    name = entry.get("id", f"number {place}")
    known = {one.name for one in fields(Rule)}
    if unknown := sorted(set(entry) - known):
        raise LedgerError(f"{LEDGER}: rule '{name}' has the unknown key '{unknown[0]}'; known are {sorted(known)}")
    for key in ("id", "section", "kind", "text", "source"):
        if not isinstance(entry.get(key), str):
            raise LedgerError(f"{LEDGER}: rule '{name}' needs '{key}', a text")
    listed: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in entry.items()}
    return Rule(**listed)


# --- where rules are named --------------------------------------------------------------------------------------------


def mentions_in_code(ledger: Ledger, package: Path, root: Path) -> Iterator[Mention]:
    """Ids in the docstrings of a game's package, and in its data files: where rules are carried out."""
    for path in sorted(package.rglob("*.py")):
        for line, name, text in _source(path, root).docstrings:
            place = f"{path.relative_to(root)}:{line}" + (f" {name}" if name else "")
            yield from (Mention(rule, place) for rule in dict.fromkeys(ledger.ids_in(ledger.in_full(text))))
    for path in sorted(package.rglob("*.toml")):
        if path.name not in (LEDGER, UNTESTED) and not path.match(TRANSLATIONS):
            yield from _lines(ledger, path, root, {})


@dataclass(frozen=True, slots=True)
class Source:
    """A Python file that was read: the docstrings in it, and for each line the function it belongs to."""

    docstrings: tuple[tuple[int, str, str], ...]
    owner: Mapping[int, str]


def _source(path: Path, root: Path) -> Source:
    """A Python file, parsed; LedgerError if it is none."""
    try:
        return _parsed(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise LedgerError(f"{path.relative_to(root)}:{error.lineno}: this is no Python: {error.msg}") from error


@cache
def _parsed(text: str) -> Source:
    """Kept, because all games are proved by the same tests, and parsing them takes most of the time of a report."""
    tree = ast.parse(text)
    return Source(tuple(_docstrings(tree, ())), _functions(tree))


def _docstrings(node: ast.AST, names: tuple[str, ...]) -> Iterator[tuple[int, str, str]]:
    """Every text that stands by itself in a module: line, the name it describes, the text."""
    described = ""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant) and isinstance(child.value.value, str):
            line = child.lineno if described else getattr(node, "lineno", child.lineno)
            yield line, ".".join((*names, described) if described else names), child.value.value
        described = _assigned(child)
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _docstrings(child, (*names, child.name))


def _assigned(node: ast.AST) -> str:
    target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    return target.id if isinstance(target, ast.Name) else ""


def mentions_in_tests(ledger: Ledger, tests: Path, root: Path) -> Iterator[Mention]:
    """Ids anywhere in the test files (`test_*.py`), and in the `rules` of cases that lie among them."""
    for path in sorted(tests.rglob("test_*.py")):
        yield from _lines(ledger, path, root, _source(path, root).owner)
    for path in sorted(tests.rglob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data.get("cases", ()) if isinstance(data, dict) else ():
            if isinstance(case, dict):
                place = f"{path.relative_to(root)} {case.get('id')}"
                yield from (Mention(rule, place) for rule in case.get("rules", ()) if rule in ledger.rules)


def _functions(tree: ast.AST) -> dict[int, str]:
    """For each line of a module the test function it belongs to; a decorator belongs to its function."""
    owner: dict[int, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            owner.update(dict.fromkeys(range(first, (node.end_lineno or first) + 1), node.name))
    return owner


def _lines(ledger: Ledger, path: Path, root: Path, owner: Mapping[int, str]) -> Iterator[Mention]:
    file = path.relative_to(root)
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if found := dict.fromkeys(ledger.ids_in(text)):
            name = owner.get(number)
            place = f"{file}:{number}" + (f" {name}" if name else "")
            yield from (Mention(rule, place) for rule in found)


# --- the report -------------------------------------------------------------------------------------------------------


def rule_report(game: Game[Any], root: Path | None = None) -> list[dict[str, Any]]:
    """For each rule of a game, in the ledger's order: `id`, `text`, `section`, `source`, `code` and `tests` (places,
    see `Mention`), `reason` why it has no test, or None.

    `root` is the checkout of the project; found from the game's own place if it is not given. LedgerError if a reason
    stands for a rule that has a test, if a file is no Python, or if there is no checkout with tests.
    """
    ledger = load(game.data_folder)
    code, tests = _mentions(game, ledger, root)
    in_tests = _by_rule(tests)
    for rule_id in ledger.reasons:
        if rule_id in in_tests:
            raise LedgerError(f"{UNTESTED}: '{rule_id}' has a test ({in_tests[rule_id][0]}), so the reason must go")
    return _rows(ledger, _by_rule(code), in_tests)


def installed_report(game: Game[Any]) -> list[dict[str, Any]]:
    """The same for an installation without tests: `tests` is None, and the code is found from the game's own folder."""
    ledger = load(game.data_folder)
    package = _package(game)
    return _rows(ledger, _by_rule(mentions_in_code(ledger, package, package.parent)), None)


def _rows(
    ledger: Ledger, in_code: Mapping[str, list[str]], in_tests: Mapping[str, list[str]] | None
) -> list[dict[str, Any]]:
    return [
        {
            "id": rule.id,
            "text": rule.text,
            "section": rule.section,
            "source": rule.source,
            "code": in_code.get(rule.id, []),
            "tests": None if in_tests is None else in_tests.get(rule.id, []),
            "reason": ledger.reasons.get(rule.id),
        }
        for rule in ledger.rules.values()
    ]


def strays(game: Game[Any], root: Path | None = None) -> list[Mention]:
    """Places in code and tests that name an id like those of the game's ledger, which no rule has: misspelt ids."""
    ledger = load(game.data_folder)
    code, tests = _mentions(game, ledger, root)
    return [one for one in (*code, *tests) if one.rule not in ledger.rules]


def _mentions(game: Game[Any], ledger: Ledger, root: Path | None) -> tuple[list[Mention], list[Mention]]:
    """Where the rules of a game are named in its code, and in the tests."""
    package = _package(game)
    root = root or checkout(package)
    return list(mentions_in_code(ledger, package, root)), list(mentions_in_tests(ledger, root / "tests", root))


def _package(game: Game[Any]) -> Path:
    return Path(inspect.getfile(type(game))).parent


def checkout(package: Path) -> Path:
    """The folder above a package that holds the project with its tests; LedgerError if it is an installation without
    them.
    """
    for folder in package.parents:
        if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
            return folder
    raise LedgerError("which rules are tested can be told in a checkout of the project only; here are no tests")


def _by_rule(mentions: Iterable[Mention]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for mention in mentions:
        places = found.setdefault(mention.rule, [])
        if mention.place not in places:
            places.append(mention.place)
    return found
