"""The agenda: how a game says what comes next.

The state holds a stack of *frames*. A frame is a pending procedure: a round, a move, a battle, an answer somebody owes.
Only the frame on top acts. It either *asks* (some seats must decide) or *proceeds* (it needs nobody). The engine's loop
is short:

1. The frame on top names its `deciders`. If there are any, the table waits: the seats get their `legal_actions`; an
   action that arrives is checked by `refusal` and carried out by `apply`.
2. If there are none, the frame `proceed`s: it does its own next step. It may push frames on top of itself (they come
   first; when they have ended the loop comes back here), replace itself, or leave the agenda.
3. Back to 1, until somebody must decide or the agenda is empty: then the game is over.

A frame is plain data: ids, small ints and tuples in slots that `fields` names in the saved order. It never holds a
function, a generator or another object of the state, so it can be copied, saved and compared. A frame that changes
after it was pushed overrides `copy`; one that does not is shared between copies.

Several seats may decide at once: `deciders` names them all, each answer is kept in the frame until the last is in.
`may_act` may name more seats than must decide (somebody who is done may still change his mind).

See `docs/agenda.md` for a walk through a small game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from stammtisch.engine.options import Refusal
from stammtisch.engine.state import Data, State
from stammtisch.engine.umpire import Umpire

S = TypeVar("S", bound=State)


class Frame(Generic[S]):
    """A pending procedure on the agenda. The module's text explains the protocol.

    `kind` names the procedure in saved states; `fields` are the slots to save, in order; `pause` marks a frame that
    proceeds by itself but where a scenario may stop and dictate what follows (a throw of dice, a draw). `final` marks a
    frame that lets nothing be taken back: each of its actions blocks undo, so that nobody need try one to know it.
    """

    __slots__ = ("number",)

    kind: ClassVar[str]
    fields: ClassVar[tuple[str, ...]] = ()
    pause: ClassVar[bool] = False
    final: ClassVar[bool] = False

    number: int
    """The frame's place in the order in which frames were pushed; the engine sets it. It names the decision that the
    frame asks for.
    """

    def copy(self) -> Self:
        """The frame for another state. Override where slots change after the frame was pushed."""
        return self

    def deciders(self, state: S) -> Sequence[int]:
        """The seats that must decide now, in the order in which a table without clocks asks them; empty if the frame
        proceeds by itself.
        """
        return ()

    def may_act(self, state: S) -> Sequence[int]:
        """The seats that may act now: those who must, and whoever may do something without having to."""
        return self.deciders(state)

    def legal_actions(self, state: S, seat: int) -> list[int]:
        """Every action that can be listed for `seat`, which may act now. Actions with a free form (see `Form`) need not
        be listed.
        """
        raise NotImplementedError

    def refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why `seat` may not do `action` now, with the rule; None if it may. Cheap; agrees with `legal_actions`."""
        raise NotImplementedError

    def candidates(self, state: S, seat: int) -> list[int]:
        """Actions `seat` might ask for and perhaps cannot have; those refused are shown with their reason. Uses only
        what the seat may know.
        """
        return []

    def apply(self, state: S, seat: int, action: int, umpire: Umpire) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def proceed(self, state: S, umpire: Umpire) -> None:
        """Do the next step that needs nobody. The frame must change the agenda or itself, else the game would stand
        still.
        """
        raise NotImplementedError

    def time_up(self, state: S, umpire: Umpire) -> bool:
        """What the table's clock does to this frame as a whole; False (and no change) if it has no such end and each
        decider gets the default.
        """
        return False

    def to_data(self) -> Data:
        """The frame as a list: kind, number, fields."""
        return [self.kind, self.number, *(_plain(getattr(self, name)) for name in self.fields)]

    @classmethod
    def from_data(cls, data: Data) -> Self:
        """The frame that `to_data` described."""
        frame = cls.__new__(cls)
        frame.number = data[1]
        for name, value in zip(cls.fields, data[2:], strict=True):
            setattr(frame, name, _frozen(value))
        return frame


def _plain(value: Any) -> Data:
    if isinstance(value, bytearray):
        return list(value)
    if isinstance(value, (list, tuple)):
        return [item if type(item) is int else _plain(item) for item in value]
    return value


def _frozen(value: Data) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return value
