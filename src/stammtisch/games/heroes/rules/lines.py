"""The line of battle: which units can stand in it, its order, its strength (aoh.battle-05, aoh.battle-12, aoh.est-04,
aoh.est-12, aoh.est-14).
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.games.heroes.actions import BARE, BARE_HERO, HERO_ARMY, HERO_HERO, HEROES_IN, LED, UNITS
from stammtisch.games.heroes.cards import HERO
from stammtisch.games.heroes.state import HOME, Player, army_index

GENERAL_BONUS = 2
FORTRESS_BONUS = 1
AUTO_ORDER = (LED, BARE_HERO, BARE, HERO_HERO, HERO_ARMY)
"""aoh.opt-07: the fixed order of both lines with `battle_order = auto`."""


def left_over(player: Player, line: Sequence[int]) -> tuple[int, int, int]:
    """aoh.battle-10, aoh.win-11: what a player could still put into a line: bare armies, led armies, Heroes in hand.

    Armies under an Earthquake and armies that are away are not among them, on either side.
    """
    heroes = sum(HEROES_IN[unit] for unit in line)
    bare = sum(1 for unit in line if unit in (BARE, BARE_HERO))
    led = sum(1 for unit in line if unit == LED)
    return (
        player.armies[army_index(0, HOME)] - bare,
        player.armies[army_index(1, HOME)] - led,
        player.hand[HERO] - heroes,
    )


def unit_choices(player: Player, line: Sequence[int]) -> list[int]:
    """The units that could be put next into a line."""
    bare, led, heroes = left_over(player, line)
    choices = []
    if led > 0:
        choices.append(LED)
    if bare > 0:
        choices.append(BARE)
    if heroes > 0:
        choices.append(HERO_ARMY)
        if bare > 0:
            choices.append(BARE_HERO)
    if heroes > 1:
        choices.append(HERO_HERO)
    return choices


def unit_refusal(player: Player, line: Sequence[int], unit: int) -> Refusal | None:
    """aoh.battle-04, aoh.battle-12, aoh.evt.hero-01, aoh.evt.hero-03: why a unit cannot be put next into a line.

    An army must be at home and not under an Earthquake; every Hero must be in the hand; as a general a Hero leads an
    army without one, or a Hero.
    """
    bare, led, heroes = left_over(player, line)
    if unit >= len(UNITS):
        return Refusal("army_unavailable", "aoh.battle-12")
    if (unit == LED and led <= 0) or (unit in (BARE, BARE_HERO) and bare <= 0):
        return Refusal("army_unavailable", "aoh.battle-12", {"unit": UNITS[unit]})
    if HEROES_IN[unit] > heroes:
        return Refusal("no_hero", "aoh.battle-04", {"have": max(0, heroes), "need": HEROES_IN[unit]})
    return None


def in_order(line: Sequence[int]) -> tuple[int, ...]:
    """aoh.opt-07: a line in the fixed order."""
    return tuple(sorted(line, key=AUTO_ORDER.index))


def default_line(player: Player) -> tuple[int, ...]:
    """aoh.est-12, aoh.battle-14: all able armies without Heroes, those led by a general first."""
    return (LED,) * player.armies[army_index(1, HOME)] + (BARE,) * player.armies[army_index(0, HOME)]


def bonus(unit: int) -> int:
    """aoh.est-04, aoh.est-14, aoh.base-07: a unit led by a general or a Hero adds 2, once."""
    return GENERAL_BONUS if unit in (LED, BARE_HERO, HERO_HERO) else 0


def armies_in(unit: int) -> tuple[int, int]:
    """How many bare and led armies of the basic deck stand in a unit."""
    return int(unit in (BARE, BARE_HERO)), int(unit == LED)


def heroes_in(line: Sequence[int]) -> int:
    """How many Hero cards a line uses."""
    return sum(HEROES_IN[unit] for unit in line)


def line_words(line: Sequence[int]) -> list[str]:
    """A line in words, first to fight first."""
    return [UNITS[unit] for unit in line]


def forces_words(line: Sequence[int]) -> list[str]:
    """aoh.battle-07: what stands in a line, without its order."""
    return [UNITS[unit] for unit in sorted(line)]
