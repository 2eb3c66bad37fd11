"""An action in words, before it becomes an option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from stammtisch.engine.options import Argument, Message
from stammtisch.games.era.state import EraState


class Described(NamedTuple):
    """What an option says; see `stammtisch.engine.options.Offered`."""

    label: Message
    cost: Message | None = None
    consequence: Message | None = None
    wasteful: bool = False


Describe = Callable[..., Described]
"""Called with the state, the seat and the arguments of the action."""
Descriptions = Mapping[str, tuple[str, Describe]]
"""For kinds of action by name: the group the option is listed under, and who describes it."""


def do(name: str, **arguments: Argument) -> Message:
    """The label `era-do-...`; arguments whose name is a word of Python end in an underscore."""
    return Message(f"era-do-{name}", {key.rstrip("_"): value for key, value in arguments.items()})


def then(name: str, **arguments: Argument) -> Message:
    """The consequence `era-then-...`."""
    return Message(f"era-then-{name}", arguments)


def thalers(count: int) -> Message | None:
    """A cost in Thalers; None if it costs nothing."""
    return Message("era-cost-thalers", {"n": count}) if count else None


def plain(label: str, consequence: str = "", wasteful: bool = False) -> Describe:
    """Describes an action that says the same wherever it is offered."""

    def describe(state: EraState, seat: int) -> Described:
        return Described(do(label), consequence=then(consequence) if consequence else None, wasteful=wasteful)

    return describe
