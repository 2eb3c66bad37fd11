"""One line of notation for each action, and back (`docs/notation.md`).

A line says what the player would say: `activate expansion with 2 leaders`, `march latium to campania with 1 point`,
`buy campania from B giving 3 thalers asking 1 treaty`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from stammtisch.engine.actions import ActionKind
from stammtisch.engine.notation import (
    SEAT_LETTERS,
    nearest,
    no_such_word,
    not_written_so,
    seat_letter,
    seat_of,
    too_much,
)
from stammtisch.games.era.actions import CODEC
from stammtisch.games.era.board_data import board_data
from stammtisch.games.era.notation_patterns import EXTRAS, PATTERNS, PLACES, PROMISE, REST, WORD_LISTS
from stammtisch.games.era.rules.offers import PROMISES
from stammtisch.games.era.state import NOBODY

BARBARIANS = "barbarians"
_COUNTED = {"leaders": "leader", "points": "point", "thalers": "thaler", "treaties": "treaty", "vassals": "vassal"}
_SEA_PROMISES = frozenset(PROMISES.index(word) for word in ("leave_sea", "share_sea"))
_ATTACK_PROMISE = PROMISES.index("attack")
_FIELD = re.compile(r"\{(\w+):(\w+)\}")


@dataclass(frozen=True, slots=True)
class _Pattern:
    """One way to write an action kind: the text with its fields `(name, type)`, what is fixed, how it is read."""

    kind: ActionKind
    text: str
    fixed: Mapping[str, int]
    fields: tuple[tuple[str, str], ...]
    read: re.Pattern[str]

    @property
    def usage(self) -> str:
        """The pattern for people: `march PROVINCE to PROVINCE with POINTS`."""
        return _FIELD.sub(lambda found: found[2].upper(), self.text)


class Notation:
    """The notation on a map with these provinces."""

    def __init__(self, provinces: Sequence[str]) -> None:
        """`provinces`: their ids, by number."""
        self._provinces = tuple(provinces)
        self._numbers = {name: number for number, name in enumerate(provinces)}
        self._by_kind: dict[int, list[_Pattern]] = {}
        self._by_word: dict[str, list[_Pattern]] = {}
        for name, text, fixed in PATTERNS:
            pattern = _compiled(CODEC[name], text, fixed)
            self._by_kind.setdefault(pattern.kind.number, []).append(pattern)
            self._by_word.setdefault(text.split()[0], []).append(pattern)

    # --- action -> line -----------------------------------------------------------------------------------------------

    def write(self, action: int) -> str:
        """The line of an action; ValueError if the code stands for nothing."""
        kind = CODEC.kind(action)
        values = {name: value for (name, _), value in zip(kind.fields, kind.arguments(action), strict=True)}
        for pattern in self._by_kind[kind.number]:
            if all(values[name] == value for name, value in pattern.fixed.items()):
                line = _FIELD.sub(lambda found: self._word(found[2], found[1], values), pattern.text)
                return line.rstrip()
        raise ValueError(f"{action} is a code of '{kind.name}' that stands for nothing")

    def _word(self, type_: str, name: str, values: Mapping[str, int]) -> str:
        if type_ in REST:
            return _REST_WORDS[type_](self, values)
        value = values[name]
        if type_ in WORD_LISTS:
            return _listed(WORD_LISTS[type_], value, type_)
        if type_ == "province":
            return self.province(value)
        if type_ == "enemy":
            return BARBARIANS if value == NOBODY else seat_letter(value)
        if type_ == "seat":
            return seat_letter(value)
        return counted(value, type_)

    def province(self, number: int) -> str:
        """The id of a province; ValueError if there is none with this number."""
        return _listed(self._provinces, number, "province")

    # --- line -> action -----------------------------------------------------------------------------------------------

    def read(self, text: str) -> int:
        """The action that a line means; ValueError that says what is wrong and what would be right."""
        line = " ".join(text.split())
        word = line.partition(" ")[0]
        patterns = self._by_word.get(word, [])
        if not patterns:
            usages = [pattern.usage for each in self._by_word.values() for pattern in each]
            raise ValueError(f"'{line}' is no action; most like it are {', '.join(map(repr, nearest(line, usages)))}")
        wrong: ValueError | None = None
        for pattern in patterns:
            found = pattern.read.fullmatch(line)
            if found is None:
                continue
            try:
                return self._action(pattern, found)
            except ValueError as error:
                wrong = wrong or error
        raise wrong or not_written_so(line, "action", [pattern.usage for pattern in patterns])

    def _action(self, pattern: _Pattern, found: re.Match[str]) -> int:
        values = dict(pattern.fixed)
        for place, (name, type_) in enumerate(pattern.fields, 1):
            text = found[place] or ""
            if type_ in REST:
                values.update(_REST_VALUES[type_](self, text.strip(), values))
            else:
                values[name] = self._value(type_, text)
        for name, width in pattern.kind.fields:
            if not 0 <= values[name] < 1 << width:
                raise too_much(values[name], (1 << width) - 1)
        return pattern.kind(*(values[name] for name, _ in pattern.kind.fields))

    def _value(self, type_: str, text: str) -> int:
        if type_ in WORD_LISTS:
            return _number(WORD_LISTS[type_], text, type_)
        if type_ == "province":
            return self.province_number(text)
        if type_ == "enemy" and text == BARBARIANS:
            return NOBODY
        if type_ in ("seat", "enemy"):
            return seat_of(text)
        return int(text.partition(" ")[0])

    def province_number(self, name: str) -> int:
        """The number of a province; Misread that names those most like it if there is none."""
        if name in self._numbers:
            return self._numbers[name]
        raise no_such_word(name, "province", nearest(name, self._provinces))


def counted(number: int, noun: str) -> str:
    """A number with its noun: `1 leader`, `2 leaders`; a noun without a singular of its own stands alone."""
    if noun not in _COUNTED:
        return str(number)
    return f"{number} {_COUNTED[noun] if number == 1 else noun}"


def _listed(words: Sequence[str], number: int, what: str) -> str:
    if number >= len(words):
        raise ValueError(f"there is no {what} {number}")
    return words[number]


def _number(words: Sequence[str], word: str, what: str) -> int:
    if word not in words:
        raise no_such_word(word, what, words)
    return words.index(word)


def _compiled(kind: ActionKind, text: str, fixed: Mapping[str, int]) -> _Pattern:
    fields = tuple((found[1], found[2]) for found in _FIELD.finditer(text))
    literal = [re.escape(part) for part in re.split(r"\{\w+:\w+\}", text)]
    groups = [_group(type_) for _, type_ in fields]
    if fields and fields[-1][1] in REST and literal[len(fields) - 1].endswith("\\ "):
        literal[len(fields) - 1] = literal[len(fields) - 1].removesuffix("\\ ")
    read = "".join(part + group for part, group in zip(literal, [*groups, ""], strict=True))
    return _Pattern(kind, text, fixed, fields, re.compile(read))


def _group(type_: str) -> str:
    if type_ in REST:
        return r"((?: .*)?)"
    if type_ in _COUNTED:
        return rf"(\d+ (?:{_COUNTED[type_]}|{type_}))"
    return r"(\d+)" if type_ == "number" else r"(\S+)"


# --- what stands at the end of a line: extras, places of an order, promises -------------------------------------------


def _means(thalers: int, treaties: int) -> str:
    return " ".join(counted(number, noun) for number, noun in ((thalers, "thalers"), (treaties, "treaties")) if number)


def _extras_words(_: Notation, values: Mapping[str, int]) -> str:
    given, asked = _means(values["thalers"], values["treaties"]), _means(values["ask_thalers"], values["ask_treaties"])
    return " ".join([*([f"giving {given}"] if given else ()), *([f"asking {asked}"] if asked else ())])


_MEANS_READ = r"\d+ [^\W\d]\w*(?: \d+ [^\W\d]\w*)*"
"""Numbers with nouns, which no line can be divided into in two ways: to try them all would take for ever."""
_EXTRAS_READ = re.compile(rf"(?:giving (?P<give>{_MEANS_READ}))?(?:(?:^| )asking (?P<ask>{_MEANS_READ}))?")


def _extras_values(_: Notation, text: str, __: Mapping[str, int]) -> dict[str, int]:
    found = _EXTRAS_READ.fullmatch(text)
    if found is None:
        raise not_written_so(text, "give and take", ["giving 3 thalers asking 1 treaty"])
    give, ask = _read_means(found["give"] or ""), _read_means(found["ask"] or "")
    return {"thalers": give[0], "treaties": give[1], "ask_thalers": ask[0], "ask_treaties": ask[1]}


def _read_means(text: str) -> tuple[int, int]:
    words = text.split()
    read = {"thalers": 0, "treaties": 0}
    for number, noun in zip(words[::2], words[1::2], strict=True):
        plural = {"thaler": "thalers", "treaty": "treaties"}.get(noun, noun)
        if plural not in read:
            raise no_such_word(noun, "means", list(read))
        read[plural] = int(number)
    return read["thalers"], read["treaties"]


_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def _places_words(_: Notation, values: Mapping[str, int]) -> str:
    seats = [values[place] for place in _PLACES]
    count = seats.index(NOBODY) if NOBODY in seats else len(seats)
    if not count or any(seat != NOBODY for seat in seats[count:]):
        raise ValueError("an order with a gap, or of nobody")
    return " ".join(seat_letter(seat) for seat in seats[:count])


def _places_values(_: Notation, text: str, __: Mapping[str, int]) -> dict[str, int]:
    seats = [seat_of(letter) for letter in text.split()]
    if not 1 <= len(seats) <= len(_PLACES):
        raise not_written_so(text, f"order of 1 to {len(_PLACES)} seats", ["B A C"])
    return dict(zip(_PLACES, [*seats, *(NOBODY,) * (len(_PLACES) - len(seats))], strict=True))


def _promise_words(notation: Notation, values: Mapping[str, int]) -> str:
    """`attack C until round 5`, `leave_sea aegeum until round 3`, `pay 4 until round 2`."""
    kind, subject, amount = values["kind"], values["subject"], values["amount"]
    words = [_listed(PROMISES, kind, "promise")]
    if kind == _ATTACK_PROMISE:
        words.append(_listed(SEAT_LETTERS, subject, "seat"))
    elif kind in _SEA_PROMISES:
        words.append(notation.province(subject))
    elif subject:
        raise ValueError(f"a promise '{PROMISES[kind]}' has no subject")
    if amount:
        words.append(str(amount))
    return " ".join([*words, "until round", str(values["due"])])


PROMISE_EXAMPLES = ("no_attack until round 5", "attack C until round 4")
_PROMISE_READ = re.compile(r"(\w+)(?: ([A-Za-z]\w*))??(?: (\d+))? until round (\d+)")


def _promise_values(notation: Notation, text: str, _: Mapping[str, int]) -> dict[str, int]:
    found = _PROMISE_READ.fullmatch(text)
    if found is None:
        raise not_written_so(text, "promise", PROMISE_EXAMPLES)
    kind = _number(PROMISES, found[1], "promise")
    subject = 0
    if kind == _ATTACK_PROMISE:
        subject = seat_of(found[2] or "")
    elif kind in _SEA_PROMISES:
        subject = notation.province_number(found[2] or "")
    elif found[2]:
        raise not_written_so(text, "promise", PROMISE_EXAMPLES)
    return {"kind": kind, "subject": subject, "amount": int(found[3] or 0), "due": int(found[4])}


_REST_WORDS: Mapping[str, Callable[[Notation, Mapping[str, int]], str]] = {
    EXTRAS: _extras_words,
    PLACES: _places_words,
    PROMISE: _promise_words,
}
_REST_VALUES: Mapping[str, Callable[[Notation, str, Mapping[str, int]], dict[str, int]]] = {
    EXTRAS: _extras_values,
    PLACES: _places_values,
    PROMISE: _promise_values,
}


# --- the standard map -------------------------------------------------------------------------------------------------


@cache
def standard_notation() -> Notation:
    """The notation on the map of Europe."""
    return Notation([province.id for province in board_data().provinces])


def notation(action: int) -> str:
    """The line of an action on the map of Europe; ValueError if the code stands for nothing."""
    return standard_notation().write(action)


def parse(text: str) -> int:
    """The action that a line means on the map of Europe; ValueError that says what is wrong and what would be right."""
    return standard_notation().read(text)
