"""Action codes: a kind and its arguments packed into one int, with a meaning that never depends on the position.

The lowest seven bits hold the number of the kind; the arguments follow, each in the width its field declares. Codes are
cheap to make, compare and store; the line of notation that a game gives each action is the form for people and for
records.

>>> codec = Codec([("pass", ()), ("give", (("card", 4), ("seat", 3)))])
>>> give = codec["give"]
>>> code = give(9, 2)
>>> codec.kind(code).name, give.arguments(code)
('give', (9, 2))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

KIND_BITS = 7
"""Room for 128 kinds of action in a game. Codes live only in a running process: records and stores hold notation."""
KIND_MASK = (1 << KIND_BITS) - 1
REMEMBERED_CODES = 4096
"""How many codes of a kind are remembered: the same few are made and taken apart again and again."""


class ActionKind:
    """One kind of action of a game: its name, its number and the fields of its arguments (name, width in bits)."""

    __slots__ = ("_layout", "_made", "_read", "fields", "name", "number", "width")

    def __init__(self, name: str, number: int, fields: tuple[tuple[str, int], ...]) -> None:
        self.name = name
        self.number = number
        self.fields = fields
        layout: list[tuple[int, int]] = []
        shift = KIND_BITS
        for _, width in fields:
            layout.append((shift, (1 << width) - 1))
            shift += width
        self._layout = tuple(layout)
        self._made: dict[tuple[int, ...], int] = {}
        self._read: dict[int, tuple[int, ...]] = {}
        self.width = shift
        """How many bits a code of this kind may use."""

    def __call__(self, *arguments: int) -> int:
        """The code of this kind with `arguments`, one int from 0 for each field; ValueError if one does not fit."""
        made = self._made.get(arguments)
        return self._make(arguments) if made is None else made

    def _make(self, arguments: tuple[int, ...]) -> int:
        if len(arguments) != len(self._layout):
            raise ValueError(f"action '{self.name}' takes {len(self._layout)} arguments, not {len(arguments)}")
        code = self.number
        for value, (shift, mask) in zip(arguments, self._layout, strict=True):
            if not 0 <= value <= mask:
                raise ValueError(f"action '{self.name}': {value} does not fit into 0..{mask}")
            code |= value << shift
        if len(self._made) < REMEMBERED_CODES:
            self._made[arguments] = code
        return code

    def arguments(self, code: int) -> tuple[int, ...]:
        """The arguments packed into `code`, in the order of the fields."""
        read = self._read.get(code)
        if read is None:
            read = tuple([code >> shift & mask for shift, mask in self._layout])
            if len(self._read) < REMEMBERED_CODES:
                self._read[code] = read
        return read

    def shift(self, name: str) -> int:
        """By how many bits the value of the field `name` is shifted in a code; KeyError if there is no such field."""
        return {field: shift for (field, _), (shift, _) in zip(self.fields, self._layout, strict=True)}[name]

    def __repr__(self) -> str:
        return f"ActionKind({self.name!r}, {self.number})"


class Codec:
    """All action kinds of a game, numbered in the order given; new kinds go to the end so that old codes keep their
    meaning.
    """

    def __init__(self, kinds: Iterable[tuple[str, tuple[tuple[str, int], ...]]]) -> None:
        self._kinds = [ActionKind(name, number, fields) for number, (name, fields) in enumerate(kinds)]
        if len(self._kinds) > KIND_MASK + 1:
            raise ValueError(f"a game has at most {KIND_MASK + 1} kinds of action, not {len(self._kinds)}")
        self._by_name = {kind.name: kind for kind in self._kinds}
        if len(self._by_name) != len(self._kinds):
            raise ValueError("two kinds of action share a name")

    def __getitem__(self, name: str) -> ActionKind:
        return self._by_name[name]

    def __iter__(self) -> Iterator[ActionKind]:
        return iter(self._kinds)

    def __len__(self) -> int:
        return len(self._kinds)

    def kind(self, code: int) -> ActionKind:
        """The kind of `code`; ValueError if the code belongs to no kind or has bits beyond its fields."""
        number = code & KIND_MASK
        if code < 0 or number >= len(self._kinds) or code >> self._kinds[number].width:
            raise ValueError(f"{code} is no action code of this game")
        return self._kinds[number]
