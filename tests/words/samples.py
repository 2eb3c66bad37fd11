"""Arguments to try every message with: every value that it tells apart."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product

from stammtisch.words import languages
from tests.words.catalogue import Entry, catalogue, whole

Variables = dict[str, str | float]

ALL_OF = 64
"""So many combinations of values are all tried; of more, every value of every variable once, and some at random."""
CATEGORIES: Mapping[str, tuple[int, ...]] = {"one": (1,), "other": (0, 2, 1234)}
"""Numbers of each plural category that English and German have."""
PLAIN: tuple[str | float, ...] = ("Ann", 1234, 0.5)
"""Values of a variable that is only shown."""


def values(entry: Entry, name: str) -> list[str | float]:
    """What to try for a variable: each value that a selector names, numbers for plural categories."""
    found: list[str | float] = []
    selected = entry.selected.get(name)
    if selected is None:
        return ["yes", "no"] if name.endswith("_you") else list(PLAIN)
    numbers = any(key == "one" or key.isdigit() for key in selected)
    for key in selected:
        if key in CATEGORIES and numbers:
            found += CATEGORIES[key]
        else:
            found.append(int(key) if key.isdigit() else key)
    return list(dict.fromkeys(found))


def samples(entry: Entry) -> list[Variables]:
    """Combinations of values for all variables of a message."""
    names = sorted(entry.variables)
    choices = [values(entry, name) for name in names]
    total = 1
    for choice in choices:
        total *= len(choice)
    if total <= ALL_OF:
        return [dict(zip(names, combination, strict=True)) for combination in product(*choices)]
    dice = random.Random(",".join(names))
    longest = max(len(choice) for choice in choices)
    each = [[choice[index % len(choice)] for choice in choices] for index in range(longest)]
    mixed = [[dice.choice(choice) for choice in choices] for _ in range(ALL_OF)]
    return [dict(zip(names, combination, strict=True)) for combination in [*each, *mixed]]


def all_samples() -> list[tuple[str, str, Variables]]:
    """Every message of every language with every sample: language, id, variables."""
    return [
        (language, message_id, variables)
        for language in languages()
        for entries in [catalogue(language)]
        for message_id in entries
        for variables in samples(whole(entries, message_id))
    ]
