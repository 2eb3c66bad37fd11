"""A scenario under way: the state, whose names stand for which seats, what the steps have told and tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from stammtisch.engine.events import Event
from stammtisch.engine.options import Refusal
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era.state import NOBODY, EraState

if TYPE_CHECKING:
    from stammtisch.games.era.scenario.battle_plan import BattlePlan

BARBARIANS = "barbarians"
LAP = 250
"""So many fields further a parade is put whose case gives a field another colour than the case of another parade does.

"""


class Case:
    """What a case says and never changes: `given`, `when`, the file's `header`; the `names` of the seats; the `main`
    seat, the one that values without a seat speak of; `hidden`: ids of provinces that the case does not name, with the
    seat they were made for; `battle`: the battle or attack it begins with; `tribes` by seat.
    """

    __slots__ = ("battle", "given", "header", "hidden", "main", "names", "tribes", "when")

    def __init__(
        self,
        given: Mapping[str, Any],
        when: Sequence[Any],
        header: Mapping[str, Any],
        names: Sequence[str],
        main: int,
    ) -> None:
        self.given = given
        self.when = when
        self.header = header
        self.names = tuple(names)
        self.main = main
        self.hidden: dict[str, int] = {}
        self.battle: BattlePlan | None = None
        self.tribes: Sequence[int] = ()

    def seat(self, name: Any) -> int:
        """A seat by its name; NotUnderstood if nobody is called so."""
        if name == BARBARIANS:
            return NOBODY
        if not isinstance(name, str) or name not in self.names:
            raise NotUnderstood(f"'{name}' is no seat of this case; there are {', '.join(self.names)}")
        return self.names.index(name)

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return BARBARIANS if seat == NOBODY else self.names[seat]

    def player(self, seat: int) -> Mapping[str, Any]:
        """What `given` says of a seat."""
        described: Mapping[str, Any] = (self.given.get("players") or {}).get(self.names[seat], {})
        return described

    def lap(self, seat: int) -> int:
        """How much further the parade of a seat is put, so that each finds the colours that the case gives it."""
        mine = self._colours(seat)
        for other in range(seat):
            theirs = self._colours(other)
            if any(theirs.get(field, colour) != colour for field, colour in mine.items()):
                return LAP * seat
        return 0

    def _colours(self, seat: int) -> dict[int, Any]:
        told = self.player(seat)
        field = told.get("vp_field", 0)
        named = {field: told.get("vp_field_colour"), field - 1: told.get("vp_next_colour")}
        return {place: colour for place, colour in named.items() if colour is not None}

    def active(self) -> int | None:
        """The seat whose turn or expansion it is, if the case says so."""
        return self.seat(self.given["active"]) if self.given.get("active") is not None else None


class Position:
    """`state`; `case`; `events` of all steps; `start`: the state before the first step; `notes`: what steps have read
    out;
    `staged`: the frames on the agenda were put there for one step, and not reached by playing; `opened`: what was
    staged, as pairs of a word and a seat; `trail`: verb and refusal of each step so far.
    """

    __slots__ = ("case", "events", "notes", "opened", "staged", "start", "state", "trail")

    def __init__(self, case: Case, state: EraState) -> None:
        self.case = case
        self.state = state
        self.start = state.copy()
        self.events: list[Event] = []
        self.notes: dict[str, Any] = {}
        self.staged = True
        self.opened: frozenset[tuple[str, int]] = frozenset()
        self.trail: tuple[tuple[Mapping[str, Any], Refusal | None, int], ...] = ()

    def copy(self) -> Position:
        """A position of its own."""
        twin = Position.__new__(Position)
        twin.case, twin.state, twin.start = self.case, self.state.copy(), self.start
        twin.events, twin.notes = self.events[:], {key: _own(value) for key, value in self.notes.items()}
        twin.staged, twin.opened, twin.trail = self.staged, self.opened, self.trail
        return twin

    def at_start(self) -> Position:
        """The position before the first step."""
        twin = self.copy()
        twin.state, twin.events, twin.notes = self.start.copy(), [], {}
        return twin

    def append(self, key: str, value: Any) -> None:
        """Add to a list among the notes."""
        self.notes.setdefault(key, []).append(value)

    def told(self, kind: str, seat: int | None = None) -> list[Mapping[str, Any]]:
        """The facts of all events of a kind, of a seat if one is named."""
        return [event.facts for event in self.events if event.kind == kind and seat in (None, event.facts.get("seat"))]


def _own(value: Any) -> Any:
    return value[:] if isinstance(value, list) else dict(value) if isinstance(value, dict) else value
