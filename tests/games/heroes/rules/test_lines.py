"""The line of battle (aoh.battle-05, aoh.est-04, aoh.est-12, aoh.est-14, aoh.opt-07)."""

from __future__ import annotations

import pytest

from stammtisch.games.heroes.actions import BARE, BARE_HERO, HERO_ARMY, HERO_HERO, LED, UNITS
from stammtisch.games.heroes.cards import HERO
from stammtisch.games.heroes.rules.lines import (
    armies_in,
    bonus,
    default_line,
    forces_words,
    heroes_in,
    in_order,
    left_over,
    unit_choices,
    unit_refusal,
)
from stammtisch.games.heroes.state import AWAY, HOME, QUAKED, Player, army_index


def player(bare: int = 0, led: int = 0, heroes: int = 0) -> Player:
    """A tribe with so many able armies and Heroes; one army away and one under an Earthquake besides."""
    made = Player()
    made.armies[army_index(0, HOME)] = bare
    made.armies[army_index(1, HOME)] = led
    made.armies[army_index(0, AWAY)] = made.armies[army_index(1, QUAKED)] = 1
    made.hand[HERO] = heroes
    return made


@pytest.mark.parametrize(("unit", "points"), [("bare", 0), ("led", 2), ("hero", 0), ("bare+hero", 2), ("hero+hero", 2)])
def test_a_general_or_a_hero_on_an_army_adds_two_once(unit: str, points: int) -> None:
    """aoh.est-04, aoh.est-14, aoh.base-07."""
    assert bonus(UNITS.index(unit)) == points


def test_what_each_unit_takes() -> None:
    """aoh.evt.hero-01, aoh.evt.hero-03: bare armies, led armies, Heroes."""
    assert [armies_in(unit) for unit in (BARE, LED, HERO_ARMY, BARE_HERO, HERO_HERO)] == [
        (1, 0), (0, 1), (0, 0), (1, 0), (0, 0),
    ]  # fmt: skip
    assert heroes_in((BARE, LED, HERO_ARMY, BARE_HERO, HERO_HERO)) == 4


def test_only_what_is_left_can_be_put_into_the_line() -> None:
    """aoh.battle-12, aoh.evt.hero-03: armies away or under an Earthquake are not there."""
    assert left_over(player(2, 1, 3), (BARE, BARE_HERO, LED)) == (0, 0, 2)
    assert unit_choices(player(2, 1, 3), (BARE, BARE_HERO, LED)) == [HERO_ARMY, HERO_HERO]
    assert unit_choices(player(1, 1, 1), ()) == [LED, BARE, HERO_ARMY, BARE_HERO]
    assert unit_choices(player(), ()) == []


def test_choices_and_refusals_agree() -> None:
    """aoh.battle-04, aoh.battle-12."""
    for bare in range(2):
        for led in range(2):
            for heroes in range(3):
                have = player(bare, led, heroes)
                allowed = [unit for unit in range(len(UNITS)) if unit_refusal(have, (), unit) is None]
                assert sorted(unit_choices(have, ())) == allowed


def test_the_fixed_order() -> None:
    """aoh.opt-07: led by a general, led by a Hero, bare, Heroes as armies with the led ones first."""
    assert in_order((HERO_ARMY, HERO_HERO, BARE, BARE_HERO, LED)) == (LED, BARE_HERO, BARE, HERO_HERO, HERO_ARMY)


def test_without_a_choice_led_armies_come_first() -> None:
    """aoh.est-12, aoh.battle-14."""
    assert default_line(player(2, 1, 3)) == (LED, BARE, BARE)


def test_forces_tell_no_order() -> None:
    """aoh.battle-07, aoh.est-12."""
    assert forces_words((HERO_ARMY, LED, BARE)) == forces_words((BARE, HERO_ARMY, LED)) == ["bare", "led", "hero"]
