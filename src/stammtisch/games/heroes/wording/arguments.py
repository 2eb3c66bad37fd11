"""Arguments of messages: players, cards, pieces, units and wants, to be made words by `stammtisch/words.py`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_

from stammtisch.engine.options import Argument
from stammtisch.games.heroes.actions import PURPOSES, UNITS
from stammtisch.games.heroes.cards import CLASSES, NUMBERS, WORDS, kinds_in
from stammtisch.games.heroes.state import NOBODY


def player(seat: int) -> Argument:
    """A player; the message also learns whether it is the reader."""
    return {"seat": seat}


def said(message_id: str) -> Argument:
    """Another message."""
    return {"word": message_id}


def either(message_ids: Iterable[str]) -> Argument:
    """Several messages, any of which will do: `stone, gold or iron`."""
    return {"either": list(message_ids)}


def yes_no(flag: bool) -> str:
    """A flag, for a message that says one thing or another."""
    return "yes" if flag else "no"


def a_card(word: str) -> Argument:
    """One card of a kind, in a sentence: `a Hero`, `iron`."""
    return {"word": f"a-card-{word}"}


def cards(counts: Mapping[str, int]) -> Argument:
    """So many cards of each kind: `2 grain and 1 Hero`; `nothing` if there are none."""
    if not counts:
        return {"word": "heroes-nothing"}
    return {"count": {f"cards-{word}": count for word, count in counts.items()}}


def piece(word: str) -> Argument:
    """A piece of the basic deck, in a sentence: `an army`."""
    return {"word": f"a-piece-{word}"}


def unit(word: str) -> Argument:
    """What stands at one place of a line, in a sentence: `an army with a general`."""
    return {"word": f"unit-{_unit_id(word)}"}


def units(words: Iterable[str]) -> Argument:
    """So many units of each sort: `2 armies and 1 Hero as an army`; `no army` if there are none."""
    listed = list(words)
    if not listed:
        return {"word": "heroes-no-army"}
    return {"count": {f"units-{_unit_id(word)}": listed.count(word) for word in dict.fromkeys(listed)}}


def line(numbers: Iterable[int]) -> Argument:
    """The units of a line, given by number, counted."""
    return units(UNITS[number] for number in numbers)


def _unit_id(word: str) -> str:
    return word.replace("+", "-with-")


def purpose(number: int) -> Argument:
    """A purpose of war, by number: `conquest`."""
    return {"word": f"heroes-purpose-{PURPOSES[number]}"}


def struck(word: str) -> Argument:
    """What an Earthquake strikes: `an army without a general`."""
    return {"word": f"heroes-struck-{word}"}


def wanted(give: str, want: int | str | Sequence[str]) -> Argument:
    """A wanted side, as a mask or in words, in as few words as it takes: classes, and single kinds for the rest.

    aoh.fair-14: the kind that is given never matches itself, so it is left out, and a class that lacks it is whole.
    """
    mask = want if isinstance(want, int) else _mask([want] if isinstance(want, str) else want)
    own = 1 << NUMBERS[give] if give in NUMBERS else 0
    rest = mask & ~own or mask
    if not CLASSES["any"] & ~(rest | own):
        return said("heroes-class-any")
    ids: list[str] = []
    for name in ("usual", "special", "event"):
        asked = rest & CLASSES[name]
        if asked & (asked - 1) and not CLASSES[name] & ~(asked | own):
            ids.append(f"heroes-class-{name}")
        else:
            ids += [f"a-card-{WORDS[kind]}" for kind in kinds_in(asked)]
    return said(ids[0]) if len(ids) == 1 else either(ids)


def _mask(words: Sequence[str]) -> int:
    return reduce(or_, (CLASSES[word] if word in CLASSES else 1 << NUMBERS[word] for word in words))


def wish(give: str, want: int | str | Sequence[str], to: int | None, shown: bool) -> dict[str, Argument]:
    """The arguments of a message about a wish: `give`, `want`, whether it is addressed (then `to`) and sealed.

    `to`: a seat; None or NOBODY: nobody in particular.
    """
    told: dict[str, Argument] = {
        "give": a_card(give),
        "want": wanted(give, want),
        "addressed": "no",
        "sealed": yes_no(not shown),
    }
    if to is not None and to != NOBODY:
        told.update(addressed="yes", to=player(to))
    return told
