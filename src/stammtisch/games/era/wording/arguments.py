"""Arguments of messages: players, words, provinces, lists, to be made text by `stammtisch/words.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.board_data import board_data
from stammtisch.games.era.state import NOBODY, EraState


def player(seat: int) -> Argument:
    """A player; the message also learns whether it is the reader."""
    return {"seat": seat}


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def in_order(seats: Sequence[int]) -> dict[str, Argument]:
    """The arguments of `era-order`: who comes first, second and so on; `players`: how many there are. Of nobody, the
    places are empty words.
    """
    last = len(seats) - 1
    named_seats = {place: player(seats[min(number, last)]) if seats else "" for number, place in enumerate(ORDINALS)}
    return {"players": len(seats), **named_seats}


def fighter(seat: int) -> Argument:
    """A player, or barbarians."""
    return word("era-barbarians") if seat == NOBODY else player(seat)


def word(message_id: str) -> Argument:
    """Another message."""
    return {"word": message_id}


def named(kind: str, name: str) -> Argument:
    """A word of the game: `named("field", "trade")`."""
    return word(f"era-{kind}-{name}")


def counted(kind: str, names: Iterable[str]) -> Argument:
    """How many of each, as a list: `2 wine and 1 ivory`; nothing if there are none."""
    listed = list(names)
    if not listed:
        return word("era-nothing")
    return {"count": {f"era-{kind}-{name}": listed.count(name) for name in dict.fromkeys(listed)}}


def one_of(kind: str, names: Iterable[str]) -> Argument:
    """Words of which any one will do: `Miners or Nobility`."""
    return {"either": [f"era-{kind}-{name}" for name in dict.fromkeys(names)]}


def yes_no(flag: bool) -> str:
    """A flag, for a message that says one thing or another."""
    return "yes" if flag else "no"


@cache
def _names() -> dict[str, str]:
    return {province.id: province.name for province in board_data().provinces}


def place(province: str) -> str:
    """The name of a province by its id; a board of one's own shows its ids."""
    return _names().get(province, province)


def places(provinces: list[str]) -> str:
    """The names of some provinces, joined."""
    return ", ".join(place(province) for province in provinces)


ALWAYS_NAMED = 5
"""So many provinces are named however long the line becomes: whoever wins or loses them wants to know which."""


def first_places(provinces: Sequence[str], letters: int) -> tuple[Argument, int]:
    """The names of provinces as a list, as many as `letters` have room for but at least the first five; and how many
    more there are.
    """
    names = [place(province) for province in provinces]
    shown = len(names)
    while shown > ALWAYS_NAMED and len(", ".join(names[:shown])) > letters:
        shown -= 1
    left = len(names) - shown
    return ", ".join(names[:shown]) if left else {"names": names}, left


def at(state: EraState, province: int) -> str:
    """The name of a province by its number; the number itself if there is none."""
    provinces = state.board.provinces
    return provinces[province].name if province < len(provinces) else str(province)


def extras(thalers: int, treaties: int, ask_thalers: int, ask_treaties: int) -> dict[str, Argument]:
    """What is given and asked on top: `give` and `ask` as lists, `terms` whether there is any."""
    given, asked = means(thalers, treaties), means(ask_thalers, ask_treaties)
    sides = ("both" if ask_thalers or ask_treaties else "give") if thalers or treaties else "ask"
    any_ = thalers or treaties or ask_thalers or ask_treaties
    return {"give": given, "ask": asked, "terms": sides if any_ else "none"}


def means(thalers: int, treaties: int) -> Argument:
    """So many Thalers and treaties, as a list; nothing if there are none."""
    counts = {"era-thalers": thalers, "era-treaties": treaties}
    some = {name: count for name, count in counts.items() if count}
    return {"count": some} if some else word("era-nothing")


def promised(kind: str, target: Argument, sea: str, amount: int) -> dict[str, Argument]:
    """The arguments of `era-promised`: what is promised; `target` and `sea` are empty if it is about neither. `kind` is
    `other` if there is no more to say than the short name of the promise.
    """
    about = {"attack": target, "leave_sea": sea, "share_sea": sea, "pay": amount, "support": amount}
    shown = kind if about.get(kind) else "other"
    return {"kind": shown, "promise": named("promise", kind), "target": target, "sea": sea, "amount": amount}


def unit(number: int) -> Argument:
    """A kind of unit: `a fleet`."""
    return named("unit", act.UNITS[number])


def units(counts: Iterable[int]) -> Argument:
    """The units of a side, counted."""
    some = {f"era-units-{act.UNITS[kind]}": count for kind, count in enumerate(counts) if count}
    return {"count": some} if some else word("era-no-unit")


def message(message_id: str, **arguments: Argument) -> Message:
    """A message with its arguments; those whose name is a word of Python end in an underscore."""
    return Message(message_id, {name.rstrip("_"): value for name, value in arguments.items()})
