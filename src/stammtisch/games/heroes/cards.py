"""The cards of the resource deck: kinds by number, their words, classes and copies (`data/cards.toml`).

Kinds 0..4 are usual resources, 5..10 special resources in the order of the tribes, 11..13 events that may be held:
these fourteen can be in a hand and be exchanged. Kinds 14..18 are played when drawn.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

DATA = Path(__file__).parent / "data"

IRON, WOOD, GRAIN, STONE, GOLD = range(5)
LIMESTONE, CONCRETE, MARBLE, BRICKS, SANDSTONE, GRANITE = range(5, 11)
HERO, OLYMPICS, FORTUNE = range(11, 14)
GROWTH, EARTHQUAKE, ERUPTION, HUNGER, BARBARIANS = range(14, 19)

USUAL = range(IRON, GOLD + 1)
SPECIAL = range(LIMESTONE, GRANITE + 1)
EVENTS = range(HERO, FORTUNE + 1)
HOLDABLE = range(IRON, FORTUNE + 1)
"""What a hand can hold and the fair can exchange (aoh.fair-27)."""
PLAYED_WHEN_DRAWN = range(GROWTH, BARBARIANS + 1)
DISASTERS = range(EARTHQUAKE, BARBARIANS + 1)
KINDS = range(BARBARIANS + 1)

_CARDS = tomllib.loads((DATA / "cards.toml").read_text(encoding="utf-8"))["card"]
WORDS: tuple[str, ...] = tuple(card["word"] for card in _CARDS)
COPIES: tuple[int, ...] = tuple(card["copies"] for card in _CARDS)
TRIBES: tuple[str, ...] = tuple(card["tribe"] for card in _CARDS if "tribe" in card)
NUMBERS: dict[str, int] = {word: number for number, word in enumerate(WORDS)}


def special_of(tribe: int) -> int:
    """aoh.res-05: the special resource that a tribe collects.

    >>> WORDS[special_of(TRIBES.index("romans"))]
    'concrete'
    """
    return LIMESTONE + tribe


def mask_of(kinds: Iterable[int]) -> int:
    """A set of kinds as a bit mask."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


CLASSES: dict[str, int] = {
    "usual": mask_of(USUAL),
    "special": mask_of(SPECIAL),
    "event": mask_of(EVENTS),
    "any": mask_of(HOLDABLE),
}
"""aoh.fair-15: the classes that a wish may name, as masks of kinds."""
CLASS_WORDS: dict[int, str] = {mask: word for word, mask in CLASSES.items()}


def kinds_in(mask: int) -> list[int]:
    """The kinds in a mask, rising."""
    return [kind for kind in HOLDABLE if mask >> kind & 1]


def spread(counts: Sequence[int]) -> list[int]:
    """Counts by kind as a list of cards, rising.

    >>> spread([2, 0, 1])
    [0, 0, 2]
    """
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def counted(counts: Sequence[int]) -> dict[str, int]:
    """Counts by kind as {word: count}, without those that are nil."""
    return {WORDS[kind]: count for kind, count in enumerate(counts) if count}


def in_words(cards: Iterable[int]) -> dict[str, int]:
    """A collection of cards as {word: count}, in the order of the kinds."""
    words: dict[str, int] = {}
    for card in sorted(cards):
        word = WORDS[card]
        words[word] = words.get(word, 0) + 1
    return words
