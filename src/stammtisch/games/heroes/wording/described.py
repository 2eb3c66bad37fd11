"""An action in words, before it becomes an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from stammtisch.engine.options import Message
from stammtisch.games.heroes.state import HeroesState


class Described(NamedTuple):
    """What an option says; see `stammtisch.engine.options.Offered`."""

    label: Message
    cost: Message | None = None
    consequence: Message | None = None
    wasteful: bool = False


Describe = Callable[..., Described]
"""Called with the state, the seat and the arguments of the action."""

Descriptions = Mapping[str, tuple[str, Describe]]
"""For kinds of action by name: the group the option is listed under, and who describes it. `FIXED` descriptions are
called with the arguments of the action alone: they say the same at every table, so they are made only once.
"""


def plain(label: str, consequence: str = "") -> Describe:
    """Describes an action that says the same wherever it is offered."""

    def describe(state: HeroesState, seat: int) -> Described:
        return Described(Message(label), consequence=Message(consequence) if consequence else None)

    return describe
