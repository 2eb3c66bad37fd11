"""One line of notation for each action, and back (`docs/notation.md`).

A line says what the player would say: `build army with iron grain grain`, `attack C for plunder`, `offer iron for stone
or gold to B sealed`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from stammtisch.engine.notation import nearest, no_such_word, not_written_so, seat_letter, seat_of
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.actions import CODEC, OTHER, PURPOSES, STRUCK, UNITS
from stammtisch.games.heroes.cards import CLASS_WORDS, CLASSES, DISASTERS, NUMBERS, WORDS
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.rules.orders import HERO_WORDS, ROAD_WORDS, order_value, order_word
from stammtisch.games.heroes.state import NOBODY

OTHER_WORD = "piece"
_FIXED = {
    "tax": act.TAX,
    "march": act.MARCH,
    "pass": act.PASS,
    "keep": act.KEEP,
    "play fortune": act.FORTUNE_CARD,
    "play olympics": act.OLYMPICS_CARD,
    "accept": act.ACCEPT,
    "approve": act.APPROVE,
    "refuse": act.REFUSE,
    "defend": act.DEFEND,
    "stand": act.STAND,
    "done": act.DONE,
    "hand in": act.HAND_IN,
    "clear": act.CLEAR,
    "order nothing": act.ORDER_NOTHING,
}
_FIXED_WORDS = {kind.number: words for words, kind in _FIXED.items()}


# --- words of arguments -----------------------------------------------------------------------------------------------


def _card_word(card: int) -> str:
    return WORDS[card] if card < len(WORDS) else OTHER_WORD


def _card(word: str) -> int:
    """A card by its word; a piece of the basic deck is `OTHER`, so that a rule can refuse it."""
    if word in NUMBERS:
        return NUMBERS[word]
    if word == OTHER_WORD or word in PIECE_WORDS:
        return OTHER
    raise no_such_word(word, "card", WORDS)


def _want_words(want: int) -> str:
    if want in CLASS_WORDS:
        return CLASS_WORDS[want]
    return " or ".join(_card_word(card) for card in range(OTHER + 1) if want >> card & 1)


def _want(text: str) -> int:
    if text in CLASSES:
        return CLASSES[text]
    mask = 0
    for word in text.split(" or "):
        mask |= CLASSES[word] if word in CLASSES else 1 << _card(word)
    return mask


def _to_words(to: int) -> str:
    return "" if to == NOBODY else f" to {seat_letter(to)}"


def _wish_words(give: int, want: int, to: int, shown: int) -> str:
    return f"{_card_word(give)} for {_want_words(want)}{_to_words(to)}{'' if shown else ' sealed'}"


# --- action -> line ---------------------------------------------------------------------------------------------------


def notation(action: int) -> str:
    """The line of an action; ValueError if the code is none.

    >>> notation(act.ATTACK(2, 1)), notation(act.OFFER(0, 1 << 3, 7, 1))
    ('attack C for plunder', 'offer iron for stone')
    """
    kind = CODEC.kind(action)
    if kind.number in _FIXED_WORDS:
        return _FIXED_WORDS[kind.number]
    return _WRITERS[kind.number](*kind.arguments(action))


def _write_build(piece: int, payment: int, to: int) -> str:
    cards = " ".join(WORDS[card] for card in act.payment_cards(payment))
    road = f" to {seat_letter(to)}" if PIECE_WORDS[piece] == "road" else ""
    return f"build {PIECE_WORDS[piece]}{road} with {cards or 'nothing'}"


def _write_change(give: int, want: int, to: int, shown: int, new_want: int, new_to: int, new_shown: int) -> str:
    hidden = "" if new_shown else " sealed"
    return f"change {_wish_words(give, want, to, shown)} into {_want_words(new_want)}{_to_words(new_to)}{hidden}"


_WRITERS: dict[int, Callable[..., str]] = {
    act.TAX_LAYING.number: lambda card: f"tax laying {_card_word(card)}",
    act.BUILD.number: _write_build,
    act.ATTACK.number: lambda target, purpose: f"attack {seat_letter(target)} for {PURPOSES[purpose]}",
    act.SEND.number: lambda unit: f"send {UNITS[unit]}",
    act.LAY.number: lambda count, card: f"lay {count} {_card_word(card)}",
    act.DISCARD.number: lambda card: f"discard {_card_word(card)}",
    act.STRIKE.number: lambda target, army: f"strike {STRUCK[army]} of {seat_letter(target)}",
    act.ERUPT.number: lambda target: f"erupt {seat_letter(target)}",
    act.SPOILS.number: lambda count: f"spoils {count}",
    act.OFFER.number: lambda *wish: f"offer {_wish_words(*wish)}",
    act.CHANGE.number: _write_change,
    act.WITHDRAW.number: lambda *wish: f"withdraw {_wish_words(*wish)}",
    act.TAKE.number: lambda owner, give, want, to, card: (
        f"take {_wish_words(give, want, to, 1)} from {seat_letter(owner)} with {_card_word(card)}"
    ),
    act.WISH.number: lambda give, want, to: f"wish {_wish_words(give, want, to, 1)}",
    act.ORDER_FORTUNE.number: lambda disaster, value: f"order fortune {WORDS[DISASTERS[disaster]]} {order_word(value)}",
    act.ORDER_OLYMPICS.number: lambda purpose, value: f"order olympics {PURPOSES[purpose]} {order_word(value)}",
    act.ORDER_HEROES.number: lambda value: f"order heroes {HERO_WORDS[value]}",
    act.ORDER_ROAD.number: lambda seat, value: f"order road {seat_letter(seat)} {ROAD_WORDS[value]}",
}


# --- line -> action ---------------------------------------------------------------------------------------------------


def _index(words: tuple[str, ...], word: str, what: str) -> int:
    if word not in words:
        raise no_such_word(word, what, words)
    return words.index(word)


_BUILDING = ("build road to B with stone stone", "build city with wood wood stone")
"""A road leads to a neighbour, other pieces do not."""


def _seat(letter: str | None) -> int:
    return NOBODY if letter is None else seat_of(letter)


def _read_build(piece: str, to: str | None, cards: str) -> int:
    number = _index(PIECE_WORDS, piece, "piece")
    if (piece == "road") != (to is not None):
        raise not_written_so("build road" if to is None else f"build {piece} to {to}", "action", _BUILDING)
    payment = act.payment_code([] if cards == "nothing" else [_card(word) for word in cards.split()])
    return act.BUILD(number, payment, seat_of(to) if to is not None else 0)


def _read_wish(give: str, want: str, to: str | None, sealed: str | None) -> tuple[int, int, int, int]:
    return _card(give), _want(want), _seat(to), int(sealed is None)


def _read_change(*parts: str | None) -> int:
    give, want, to, sealed, new_want, new_to, new_sealed = parts
    assert give is not None
    assert want is not None
    assert new_want is not None
    return act.CHANGE(*_read_wish(give, want, to, sealed), _want(new_want), _seat(new_to), int(new_sealed is None))


_WISH = r"(\S+) for (.+?)(?: to ([A-F]))?( sealed)?"
_READERS: tuple[tuple[str, str, Callable[..., int]], ...] = (
    (r"tax laying (\S+)", "tax laying CARD", lambda card: act.TAX_LAYING(_card(card))),
    (r"build (\S+)(?: to ([A-F]))? with (.+)", "build PIECE with CARDS, build road to SEAT with CARDS", _read_build),
    (
        r"attack ([A-F]) for (\S+)",
        "attack SEAT for conquest, plunder or destruction",
        lambda target, purpose: act.ATTACK(seat_of(target), _index(PURPOSES, purpose, "purpose")),
    ),
    (r"send (\S+)", f"send {', '.join(UNITS)}", lambda unit: act.SEND(_index(UNITS, unit, "unit"))),
    (r"lay (\d+) (\S+)", "lay NUMBER CARD", lambda count, card: act.LAY(int(count), _card(card))),
    (r"discard (\S+)", "discard CARD", lambda card: act.DISCARD(_card(card))),
    (
        r"strike (\S+) of ([A-F])",
        "strike bare, led or all of SEAT",
        lambda army, seat: act.STRIKE(seat_of(seat), _index(STRUCK, army, "army")),
    ),
    (r"erupt ([A-F])", "erupt SEAT", lambda seat: act.ERUPT(seat_of(seat))),
    (r"spoils (\d+)", "spoils NUMBER", lambda count: act.SPOILS(int(count))),
    (rf"offer {_WISH}", "offer CARD for CARDS [to SEAT] [sealed]", lambda *wish: act.OFFER(*_read_wish(*wish))),
    (
        rf"change {_WISH} into (.+?)(?: to ([A-F]))?( sealed)?",
        "change CARD for CARDS [to SEAT] [sealed] into CARDS [to SEAT] [sealed]",
        _read_change,
    ),
    (
        rf"withdraw {_WISH}",
        "withdraw CARD for CARDS [to SEAT] [sealed]",
        lambda *wish: act.WITHDRAW(*_read_wish(*wish)),
    ),
    (
        r"take (\S+) for (.+?)(?: to ([A-F]))? from ([A-F]) with (\S+)",
        "take CARD for CARDS [to SEAT] from SEAT with CARD",
        lambda give, want, to, owner, card: act.TAKE(seat_of(owner), _card(give), _want(want), _seat(to), _card(card)),
    ),
    (
        r"wish (\S+) for (.+?)(?: to ([A-F]))?",
        "wish CARD for CARDS [to SEAT]",
        lambda give, want, to: act.WISH(_card(give), _want(want), _seat(to)),
    ),
    (
        r"order fortune (\S+) (\S+)",
        "order fortune DISASTER never, always, ask or NUMBER",
        lambda disaster, value: act.ORDER_FORTUNE(
            _index(tuple(WORDS[card] for card in DISASTERS), disaster, "disaster"), order_value(value)
        ),
    ),
    (
        r"order olympics (\S+) (\S+)",
        "order olympics PURPOSE never, always, ask or NUMBER",
        lambda purpose, value: act.ORDER_OLYMPICS(_index(PURPOSES, purpose, "purpose"), order_value(value)),
    ),
    (
        r"order heroes (\S+)",
        f"order heroes {', '.join(HERO_WORDS)}",
        lambda word: act.ORDER_HEROES(_index(HERO_WORDS, word, "order")),
    ),
    (
        r"order road ([A-F]) (\S+)",
        f"order road SEAT {', '.join(ROAD_WORDS)}",
        lambda seat, word: act.ORDER_ROAD(seat_of(seat), _index(ROAD_WORDS, word, "answer")),
    ),
)
_COMPILED = tuple((re.compile(pattern), shape, read) for pattern, shape, read in _READERS)


def parse(text: str) -> int:
    """The action that a line means; ValueError says what is wrong and what would be right.

    >>> notation(parse("build road to B with stone gold"))
    'build road to B with stone gold'
    """
    line = " ".join(text.split())
    if line in _FIXED:
        return _FIXED[line]()
    for pattern, _, read in _COMPILED:
        found = pattern.fullmatch(line)
        if found:
            return read(*found.groups())
    first = line.split(" ")[0] if line else ""
    shapes = [*_FIXED, *(shape for _, shape, _ in _COMPILED)]
    begun = [shape for shape in shapes if shape.startswith(f"{first} ")]
    if begun:
        raise not_written_so(line, "action", begun)
    raise ValueError(f"'{line}' is no action; most like it are {', '.join(map(repr, nearest(line, shapes)))}")
