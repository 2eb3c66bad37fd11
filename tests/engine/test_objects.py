"""The walks that the contract tester stands on: each finds what it is there to find."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from stammtisch.engine.objects import difference, mutable, mutable_ids, numbers, parts, shared, slots


class Base:
    """A class with one slot."""

    __slots__ = ("low",)

    def __init__(self, low: int) -> None:
        self.low = low


class Both(Base):
    """A class that inherits a slot and adds two."""

    __slots__ = ("high", "inner")

    def __init__(self, low: int, high: list[int], inner: Any = None) -> None:
        super().__init__(low)
        self.high = high
        self.inner = inner


class Pair(NamedTuple):
    """A tuple with names."""

    left: Any
    right: Any


@dataclass(frozen=True)
class Frozen:
    """A class whose values cannot change."""

    value: Any


def test_slots_of_all_classes_are_found_and_a_dict_too() -> None:
    assert slots(Both(1, [])) == ("low", "high", "inner")
    assert slots(type("One", (Base,), {"__slots__": "only"})(1)) == ("low", "only")

    class Loose(Base):
        def __init__(self) -> None:
            super().__init__(1)
            self.extra = 2

    assert slots(Loose()) == ("low", "extra")


def test_equal_values_do_not_differ() -> None:
    assert difference(Both(1, [1, 2], Pair(3, {"a": b"x"})), Both(1, [1, 2], Pair(3, {"a": b"x"}))) is None


def test_a_difference_is_named_by_its_path() -> None:
    assert difference(Both(1, [1, 2]), Both(1, [1, 3])) == ".high[1]: 2, 3"
    assert difference(Both(1, []), Both(2, [])) == ".low: 1, 2"
    assert difference([1], [1, 2]) == "[1] is in one of them only"
    assert difference(Pair({"a": 1}, 0), Pair({"a": True}, 0)) == "[0]['a']: 1, True"
    assert difference((1,), [1]) == ": (1,), [1]"


def test_a_slot_that_was_not_filled_is_a_difference() -> None:
    half = Both.__new__(Both)
    half.low, half.high = 1, []
    assert difference(Both(1, []), half) == ".inner is in one of them only"


def test_shared_parts_are_found_at_any_depth() -> None:
    row = [1]
    assert shared(Both(1, [], Frozen(Pair(row, 2))), mutable_ids([[row]])) == ".inner.value[0]"
    assert shared(Both(1, [], Frozen(Pair([1], 2))), mutable_ids([[row]])) is None
    assert shared((row,), mutable_ids([row]), may_share=lambda part: part is row) is None


def test_what_cannot_change_may_be_shared() -> None:
    common = (1, "x", Frozen((2, 3)))
    assert shared([common], mutable_ids((common,))) is None
    assert not any(mutable(part) for _, part in parts(common))
    assert mutable(bytearray(1))
    assert mutable(Base(1))


def test_a_function_in_a_value_counts_as_something_that_can_change() -> None:
    """A closure can be neither saved nor copied, so sharing it is found."""

    def closure() -> None:
        """It could hold anything."""

    assert shared([closure], mutable_ids([closure])) == "[0]"


def test_numbers_are_found_and_changed_in_a_value_of_the_same_shape() -> None:
    first = Both(5, [7, 8], [bytearray(b"\x02"), (9,)])
    found = {str(number): number for number in numbers(first)}
    assert set(found) == {".low", ".high[0]", ".high[1]", ".inner[0][0]"}
    second = Both(5, [7, 8], [bytearray(b"\x02"), (9,)])
    found[".inner[0][0]"].change(second)
    found[".low"].change(second)
    assert (second.low, second.inner[0]) == (4, bytearray(b"\x03"))
    assert found[".low"].read(first) == 5
