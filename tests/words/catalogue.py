"""The message files of a language, taken apart: what every message says is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from stammtisch.words import word_files


@dataclass(slots=True)
class Entry:
    """A message: where it stands, the variables in it, the values its selectors tell apart, the messages in it, and the
    forms it has besides its value.
    """

    path: Path
    variables: set[str] = field(default_factory=set)
    selected: dict[str, list[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)


def junk(language: str) -> list[str]:
    """What cannot be read in the files of a language."""
    return [
        f"{path.name}: {entry.content}"
        for path in word_files(language)
        for entry in _entries(path)
        if isinstance(entry, ast.Junk)
    ]


def ids(language: str) -> list[str]:
    """The ids of all messages, in the order of the files; one that is written twice is here twice."""
    return [
        entry.id.name for path in word_files(language) for entry in _entries(path) if isinstance(entry, ast.Message)
    ]


def catalogue(language: str) -> dict[str, Entry]:
    """All messages of a language, by id."""
    return read_files(word_files(language))


def read_files(paths: Iterable[Path]) -> dict[str, Entry]:
    """All messages of some files, by id."""
    found: dict[str, Entry] = {}
    for path in paths:
        for message in _entries(path):
            if isinstance(message, ast.Message):
                found[message.id.name] = entry = Entry(path)
                _read(entry, message)
    return found


def texts(language: str) -> dict[str, str]:
    """The text of every message without other forms, as it is written, by id."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2].strip()
        for path in word_files(language)
        for entry in _entries(path)
        if isinstance(entry, ast.Message) and not entry.attributes
    }


def whole(entries: Mapping[str, Entry], message_id: str) -> Entry:
    """A message together with the messages in it."""
    own = entries[message_id]
    joined = Entry(own.path, set(own.variables), dict(own.selected), set(own.references), set(own.forms))
    for inner_id in own.references:
        inner = whole(entries, inner_id)
        joined.variables |= inner.variables
        for name, values in inner.selected.items():
            joined.selected[name] = [*dict.fromkeys([*joined.selected.get(name, []), *values])]
    return joined


def forms(entries: Mapping[str, Entry]) -> set[str]:
    """All forms that words of the language have."""
    return set[str]().union(*(entry.forms for entry in entries.values()))


def arguments(entries: Mapping[str, Entry], message_id: str) -> set[str]:
    """The arguments that a message is made of, without the forms of words and what is told of players besides."""
    endings = [f"_{form}" for form in forms(entries)] + ["_you"]
    return {_without(name, endings) for name in whole(entries, message_id).variables}


def _without(name: str, endings: list[str]) -> str:
    return next((name.removesuffix(ending) for ending in endings if name.endswith(ending)), name)


def _entries(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def _read(entry: Entry, message: ast.Message) -> None:
    entry.forms.update(attribute.id.name for attribute in message.attributes)
    for node in _nodes(message):
        if isinstance(node, ast.VariableReference):
            entry.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            entry.references.add(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            values = entry.selected.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                if key not in values:
                    values.append(key)


def _nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a syntax tree and all nodes in it."""
    yield node
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else [part]:
            if isinstance(inner, ast.BaseNode):
                yield from _nodes(inner)
