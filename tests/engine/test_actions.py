"""Action codes: packing and unpacking without loss, and clear errors for what does not fit."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine.actions import KIND_MASK, Codec

CODEC = Codec([("pass", ()), ("give", (("card", 4), ("seat", 3))), ("far", (("field", 40),))])


@given(st.integers(0, 15), st.integers(0, 7))
def test_arguments_come_back_as_they_were_packed(card: int, seat: int) -> None:
    code = CODEC["give"](card, seat)
    assert CODEC.kind(code) is CODEC["give"]
    assert CODEC["give"].arguments(code) == (card, seat)


@given(st.integers(0, (1 << 40) - 1))
def test_wide_fields_lose_nothing(field: int) -> None:
    assert CODEC["far"].arguments(CODEC["far"](field)) == (field,)


def test_kinds_are_numbered_in_their_order_so_that_old_codes_keep_their_meaning() -> None:
    assert [(kind.name, kind.number) for kind in CODEC] == [("pass", 0), ("give", 1), ("far", 2)]
    longer = Codec([("pass", ()), ("give", (("card", 4), ("seat", 3))), ("far", (("field", 40),)), ("new", ())])
    assert longer["give"](9, 2) == CODEC["give"](9, 2)
    assert len(longer) == 4


def test_arguments_that_do_not_fit_are_refused() -> None:
    give = CODEC["give"]
    with pytest.raises(ValueError, match=r"'give': 16 does not fit into 0\.\.15"):
        give(16, 0)
    with pytest.raises(ValueError, match="'give': -1 does not fit"):
        give(0, -1)
    with pytest.raises(ValueError, match="takes 2 arguments, not 1"):
        give(1)


def test_a_number_that_is_no_code_is_refused() -> None:
    too_long = 1 << CODEC["pass"].width
    for number in (-1, 3, too_long):
        with pytest.raises(ValueError, match="is no action code"):
            CODEC.kind(number)


def test_a_codec_has_room_for_so_many_kinds_with_names_of_their_own() -> None:
    kinds = [(f"kind {number}", ()) for number in range(KIND_MASK + 2)]
    assert len(Codec(kinds[:-1])) == 128
    with pytest.raises(ValueError, match="at most 128 kinds"):
        Codec(kinds)
    with pytest.raises(ValueError, match="share a name"):
        Codec([("pass", ()), ("pass", ())])


def test_the_shift_of_a_field_reads_it_straight_from_a_code() -> None:
    give = CODEC["give"]
    assert give(9, 2) >> give.shift("seat") & 7 == 2
    with pytest.raises(KeyError):
        give.shift("colour")
