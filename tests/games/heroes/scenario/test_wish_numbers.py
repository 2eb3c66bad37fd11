"""The numbers of wishes in a scenario (aoh.fair-16, aoh.fair-25, aoh.fair-26)."""

from __future__ import annotations

from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.scenario.wish_numbers import WishNumbers
from stammtisch.games.heroes.state import NOBODY

IRON_FOR_STONE = Wish(0, 0, 1 << 3, NOBODY, 1)
IRON_FOR_GOLD = Wish(0, 0, 1 << 4, NOBODY, 1)


def posted(*wishes: Wish) -> WishNumbers:
    """Wishes in the order of posting."""
    numbers = WishNumbers()
    for wish in wishes:
        numbers.post(wish)
    return numbers


def test_wishes_are_numbered_in_the_order_of_posting() -> None:
    """aoh.fair-16: a number is not given twice, also when its wish has ended."""
    numbers = posted(IRON_FOR_STONE, IRON_FOR_GOLD)
    numbers.withdraw(2)
    numbers.post(IRON_FOR_STONE)
    assert [numbers.find(number) for number in (1, 2, 3, 4, "1")] == [IRON_FOR_STONE, None, IRON_FOR_STONE, None, None]


def test_a_change_keeps_the_number() -> None:
    """aoh.fair-26: but not the place in the row: it is the youngest now."""
    numbers = posted(IRON_FOR_STONE, IRON_FOR_GOLD)
    numbers.change(1, IRON_FOR_GOLD)
    assert numbers.find(1) == numbers.find(2) == IRON_FOR_GOLD
    assert numbers.number_of(IRON_FOR_GOLD) == 2
    assert numbers.number_of(IRON_FOR_STONE) == 0


def test_of_wishes_that_say_the_same_the_oldest_is_gone_first() -> None:
    """aoh.fair-19, aoh.fair-25: as the rules match them."""
    numbers = posted(IRON_FOR_STONE, IRON_FOR_GOLD, IRON_FOR_STONE)
    numbers.settle([IRON_FOR_GOLD, IRON_FOR_STONE])
    assert [numbers.find(number) for number in (1, 2, 3)] == [None, IRON_FOR_GOLD, IRON_FOR_STONE]
    numbers.settle([])
    assert [numbers.find(number) for number in (1, 2, 3)] == [None, None, None]


def test_a_copy_goes_its_own_way() -> None:
    numbers = posted(IRON_FOR_STONE)
    copy = numbers.copy()
    copy.withdraw(1)
    copy.post(IRON_FOR_GOLD)
    assert (numbers.find(1), numbers.find(2)) == (IRON_FOR_STONE, None)
    assert (copy.find(1), copy.find(2)) == (None, IRON_FOR_GOLD)
