"""Offered and refused options, with reasons: the one source of truth for what may be done.

Menus, map highlights, the command box, bots and speech are all made from these. No text stands here: a `Message` names
a line of the message files and carries its arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

Argument = Any
"""An argument of a message: an int or a str, or one of the dicts `{"seat": n}` (a player), `{"word": id}` (another
message), `{"names": [text, ...]}` (names that need no words, as a list), `{"count": {id: n, ...}}` (so many of each
word, as a list) and `{"either": [id, ...]}` (other messages of which any one will do).
"""


@dataclass(frozen=True, slots=True)
class Message:
    """A line in the message files and its arguments."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be done: a code that names the reason, the rule's id, and the figures that explain it."""

    code: str
    rule: str
    figures: Mapping[str, Argument] = field(default_factory=dict)


class IllegalAction(ValueError):
    """An action was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"refused: {refusal.code} ({refusal.rule})")
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Offered:
    """An action that may be done: its code and notation, the group it is listed under, its label, what it costs and
    what follows.

    `cost` is what the action takes; `consequence` says what the player should know before doing it. `wasteful` marks
    what deserves a question first. `places`: ids of the places on the map that the action is about, in the order from
    where to where; none in a game without a map.
    """

    action: int
    notation: str
    group: str
    label: Message
    cost: Message | None = None
    consequence: Message | None = None
    wasteful: bool = False
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that was asked for, or might be, and why it may not be done; `places` as in `Offered`."""

    action: int
    notation: str
    group: str
    label: Message
    refusal: Refusal
    places: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Leg:
    """One action of a way: its code and notation, what it says, and the ids of the places it leads through, the last
    being where it ends.
    """

    action: int
    notation: str
    label: Message
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """How something comes from one place to another by several actions, one after the other: what they cost together,
    and what the player should know before they are done.
    """

    legs: tuple[Leg, ...]
    cost: Message | None = None
    consequence: Message | None = None


@dataclass(frozen=True, slots=True)
class FormField:
    """A part of a form: its name in the notation's pattern, its label, and the values that can be chosen (notation
    word, label).

    `several`: any number of the values, joined by "or". `optional`: it may be left out. `limit`: why there are no more
    values, where somebody may wonder.
    """

    name: str
    label: Message
    values: tuple[tuple[str, Message], ...]
    several: bool = False
    optional: bool = False
    limit: Message | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """A free action that cannot be listed: the fields to fill in and the pattern that makes its notation, with `{name}`
    for each field.

    A field left out takes away the part of the pattern in square brackets around it.
    """

    kind: str
    label: Message
    fields: tuple[FormField, ...]
    pattern: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat is asked: the prompt, the offered options, those refused with reasons, and the forms for what cannot
    be listed.
    """

    prompt: Message
    offered: tuple[Offered, ...]
    refused: tuple[Refused, ...]
    forms: tuple[Form, ...]
