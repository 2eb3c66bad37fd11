"""Wishes: what is mutual, who sees them (aoh.fair-09 to aoh.fair-27)."""

from __future__ import annotations

import pytest

from stammtisch.games.heroes.actions import OTHER
from stammtisch.games.heroes.cards import CLASSES, GOLD, GROWTH, HERO, HUNGER, IRON, MARBLE, STONE
from stammtisch.games.heroes.rules.wishes import Wish, fits, match, sees, tradable_refusal, want_word
from stammtisch.games.heroes.state import NOBODY


def one_of(*kinds: int) -> int:
    """A wanted side."""
    return sum(1 << kind for kind in kinds)


@pytest.mark.parametrize(
    ("give", "want", "other_give", "other_want", "mutual"),
    [
        (IRON, one_of(STONE), STONE, one_of(IRON), True),
        (IRON, one_of(STONE), STONE, one_of(GOLD), False),
        (IRON, one_of(STONE), GOLD, one_of(IRON), False),
        (IRON, CLASSES["usual"], GOLD, one_of(IRON), True),
        (IRON, CLASSES["any"], GOLD, one_of(IRON), True),
        (IRON, CLASSES["special"], MARBLE, CLASSES["any"], True),
        (IRON, CLASSES["event"], HERO, CLASSES["usual"], True),
        (IRON, CLASSES["any"], IRON, CLASSES["any"], False),
    ],
)
def test_two_sides_are_mutual(give: int, want: int, other_give: int, other_want: int, mutual: bool) -> None:
    """aoh.fair-14, aoh.fair-15, aoh.fair-17, aoh.fair-18."""
    assert fits(give, want, other_give, other_want) is mutual
    assert fits(other_give, other_want, give, want) is mutual


@pytest.mark.parametrize(
    ("to", "other_to", "matched"),
    [(NOBODY, NOBODY, True), (1, NOBODY, True), (1, 0, True), (2, NOBODY, False), (1, 2, False)],
)
def test_addressed_wishes_match_their_addressee_only(to: int, other_to: int, matched: bool) -> None:
    """aoh.fair-15."""
    wish, other = Wish(0, IRON, one_of(STONE), to, 1), Wish(1, STONE, one_of(IRON), other_to, 0)
    assert match(wish, other) is match(other, wish) is matched


def test_nobody_matches_an_own_wish() -> None:
    """aoh.fair-14."""
    assert not match(Wish(0, IRON, one_of(STONE), NOBODY, 1), Wish(0, STONE, one_of(IRON), NOBODY, 1))


def test_who_sees_which_wish() -> None:
    """aoh.fair-24: owner, addressee, all others, a spectator."""
    viewers = (0, 1, 2, None)
    shown, addressed = Wish(0, IRON, 1, NOBODY, 1), Wish(0, IRON, 1, 1, 1)
    sealed, both = Wish(0, IRON, 1, NOBODY, 0), Wish(0, IRON, 1, 1, 0)
    assert [sees(shown, viewer) for viewer in viewers] == [True, True, True, True]
    assert [sees(addressed, viewer) for viewer in viewers] == [True, True, False, False]
    assert [sees(sealed, viewer) for viewer in viewers] == [True, False, False, False]
    assert [sees(both, viewer) for viewer in viewers] == [True, False, False, False]


def test_fourteen_kinds_are_exchanged() -> None:
    """aoh.fair-11, aoh.fair-12, aoh.fair-13, aoh.fair-27."""
    allowed = [kind for kind in range(OTHER + 1) if tradable_refusal(kind, CLASSES["any"]) is None]
    assert allowed == list(range(14))
    wanted = [kind for kind in range(OTHER + 1) if tradable_refusal(IRON, one_of(kind)) is None]
    assert wanted == list(range(14))
    assert tradable_refusal(IRON, 0) is not None
    for give, want, rule in (
        (OTHER, 1, "aoh.fair-12"),
        (IRON, one_of(STONE, HUNGER), "aoh.fair-27"),
        (GROWTH, 1, "aoh.fair-12"),
    ):
        refused = tradable_refusal(give, want)
        assert refused is not None
        assert refused.code == "not_tradable"
        assert refused.rule == rule


def test_a_wanted_side_in_words() -> None:
    """aoh.fair-15: a class, one kind, or several."""
    assert want_word(CLASSES["special"]) == "special"
    assert want_word(one_of(GOLD)) == "gold"
    assert want_word(one_of(STONE, IRON)) == ["iron", "stone"]
