"""Walks over plain objects: what is shared between two of them, where they differ, whether one is immutable.

The contract tester uses them to prove that copies are equal and independent, that a loaded game equals the saved one
and that what a seat sees holds no way back to the state. Nothing has to be declared: the slots of every class are
inspected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from typing import Any


class Constant:
    """What is settled before the first step of a game and never changes, such as its map: all states share it, and no
    walk goes inside.
    """

    __slots__ = ()


LEAVES = (int, str, bytes, float, type(None), frozenset, range, Enum, type, Constant)
CONTAINERS = (list, bytearray, dict, set)
Path = tuple[str, ...]
"""The way from a value to a part of it: `(".hands", "[2]")`."""


def slots(value: object) -> tuple[str, ...]:
    """The names of a value's own attributes: the slots of its class and of those it inherits from, then its dict."""
    own = getattr(value, "__dict__", None)
    return (*slots_of(type(value)), *own) if own else slots_of(type(value))


_SLOTS: dict[type, tuple[str, ...]] = {}
"""What `slots_of` has found, by class."""


def slots_of(kind: type) -> tuple[str, ...]:
    """The slots of a class and of those it inherits from."""
    if kind not in _SLOTS:
        names: list[str] = []
        for base in reversed(kind.__mro__):
            own = base.__dict__.get("__slots__", ())
            names += [own] if isinstance(own, str) else own
        _SLOTS[kind] = tuple(name for name in names if name not in ("__dict__", "__weakref__"))
    return _SLOTS[kind]


def children(value: object) -> Iterator[tuple[str, Any]]:
    """The parts of a value, each with the step that leads to it."""
    if isinstance(value, (*LEAVES, bytearray, set)):
        return
    if isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            yield f"[{place}]", part
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield f"[{key!r}]", part
    else:
        for name in slots(value):
            if hasattr(value, name):
                yield f".{name}", getattr(value, name)


def mutable(value: object) -> bool:
    """Whether the value itself can be changed, its parts aside."""
    if isinstance(value, CONTAINERS):
        return True
    if isinstance(value, (*LEAVES, tuple, Mapping)):
        return False
    dataclass_parameters = getattr(type(value), "__dataclass_params__", None)
    return dataclass_parameters is None or not dataclass_parameters.frozen


def parts(value: object) -> Iterator[tuple[Path, Any]]:
    """The value and everything in it, each object once, with its path."""
    seen: set[int] = set()
    waiting: list[tuple[Path, Any]] = [((), value)]
    while waiting:
        path, part = waiting.pop()
        if id(part) in seen:
            continue
        seen.add(id(part))
        yield path, part
        for step, child in children(part):
            if not isinstance(child, LEAVES):
                waiting.append(((*path, step), child))


def mutable_ids(value: object) -> frozenset[int]:
    """The identities of everything mutable in a value."""
    return frozenset(id(part) for _, part in parts(value) if mutable(part))


def shared(value: object, foreign: frozenset[int], may_share: Callable[[Any], bool] = lambda _: False) -> str | None:
    """The path in `value` of something mutable whose identity is among `foreign`; None if there is none."""
    for path, part in parts(value):
        if id(part) in foreign and not may_share(part):
            return "".join(path) or "all of it"
    return None


def difference(one: Any, other: Any, path: str = "") -> str | None:
    """Where two values differ first, as `path: one, other`; None if they are equal through and through."""
    if type(one) is not type(other):
        return f"{path}: {one!r}, {other!r}"
    if isinstance(one, (*LEAVES, bytearray, set)):
        return None if one == other else f"{path}: {one!r}, {other!r}"
    ones, others = dict(children(one)), dict(children(other))
    if ones.keys() != others.keys():
        return f"{path}{min(ones.keys() ^ others.keys())} is in one of them only"
    for step, part in ones.items():
        if (found := difference(part, others[step], path + step)) is not None:
            return found
    return None


class Number:
    """A whole number in a mutable part of a value: how to read it and change it in any value of the same shape."""

    __slots__ = ("path", "place")

    def __init__(self, path: Path, place: str | int) -> None:
        self.path = path
        self.place = place

    def __str__(self) -> str:
        return "".join(self.path) + (f"[{self.place}]" if isinstance(self.place, int) else f".{self.place}")

    def read(self, root: Any) -> Any:
        """The number in `root`."""
        holder = self.holder(root)
        return holder[self.place] if isinstance(self.place, int) else getattr(holder, self.place)

    def change(self, root: Any) -> None:
        """Make another number of it."""
        holder = self.holder(root)
        if isinstance(self.place, int):
            holder[self.place] ^= 1
        else:
            setattr(holder, self.place, getattr(holder, self.place) ^ 1)

    def holder(self, root: Any) -> Any:
        """The part of `root` that the number stands in."""
        for step in self.path:
            root = dict(children(root))[step]
        return root


def numbers(value: Any) -> Iterator[Number]:
    """Every whole number in the slots, lists and bytearrays of a value's mutable parts."""
    for path, holder in parts(value):
        if isinstance(holder, (list, bytearray)):
            yield from (Number(path, place) for place, number in enumerate(holder) if type(number) is int)
        elif mutable(holder) and not isinstance(holder, CONTAINERS):
            names = (name for name in slots(holder) if type(getattr(holder, name, None)) is int)
            yield from (Number(path, name) for name in names)
