"""A step under way: acting through the engine, passing the windows that a case does not mention, staging frames."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.actions import ActionKind
from stammtisch.engine.options import IllegalAction, Refusal
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Outcome, Umpire
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.frame import EraFrame, misplaced, top
from stammtisch.games.era.scenario.position import Case, Position
from stammtisch.games.era.scenario.windows import passing
from stammtisch.games.era.state import EraState

MOST_WINDOWS = 400


class StepUmpire(Umpire):
    """Chance of a step: dice only as dictated; what no case speaks of comes in its present order."""

    __slots__ = ("picks", "shuffles", "throws")

    def __init__(self, throws: Sequence[Outcome] = ()) -> None:
        super().__init__()
        self.throws = list(throws)
        self.shuffles: list[Outcome] = []
        self.picks: list[Outcome] = []

    def throw(self, state: State, dice: int, sides: int) -> Outcome:
        """The next throw dictated."""
        if not self.throws:
            raise NotUnderstood("dice are rolled that the step does not dictate", "key 'dice'")
        outcome = self.throws.pop(0)
        if len(outcome) != dice or not all(1 <= die <= sides for die in outcome):
            raise NotUnderstood(f"{outcome} is no throw of {dice} dice with {sides} sides", "key 'dice'")
        return self._note(outcome)

    def shuffle(self, state: State, items: Sequence[int]) -> Outcome:
        """The next order dictated, else the present one."""
        return self._note(self.shuffles.pop(0) if self.shuffles else list(items))

    def pick(self, state: State, items: Sequence[int], count: int) -> Outcome:
        """The next pick dictated, else the first ones."""
        return self._note(self.picks.pop(0) if self.picks else list(items[:count]))


class Step:
    """One step being carried out: the position, what was written, the umpire."""

    def __init__(self, position: Position, written: Mapping[str, Any]) -> None:
        self.position = position
        self.written = written
        self.umpire = StepUmpire()

    @property
    def state(self) -> EraState:
        """The state that the step changes."""
        return self.position.state

    @property
    def case(self) -> Case:
        """What the case says."""
        return self.position.case

    @property
    def seat(self) -> int:
        """Who does the step: `by`, else the active seat."""
        if self.written.get("by") is not None:
            return self.case.seat(self.written["by"])
        active = self.case.active()
        return self.case.main if active is None else active

    def province(self, name: Any) -> int:
        """A province by its id."""
        number = self.state.board.number.get(str(name))
        if number is None:
            raise NotUnderstood(f"'{name}' is no province of this case")
        return number

    def note(self, key: str, value: Any) -> None:
        """Something that the step has read out."""
        self.position.notes[key] = value

    # --- acting -------------------------------------------------------------------------------------------------------

    def act(self, seat: int, action: int) -> None:
        """One action, refused or carried out, then on to the next pause or decision."""
        engine.play(GAME, self.state, seat, action, self.umpire, stop_at_pause=True)

    def advance(self) -> None:
        """On to the next pause or decision."""
        engine.advance(self.state, self.umpire, stop_at_pause=True)

    def refuse(self, code: str, rule: str, figures: Mapping[str, Any] | None = None) -> None:
        """Refuse the step."""
        raise IllegalAction(Refusal(code, rule, figures or {}))

    def finish(self) -> None:
        """Note what the step has told."""
        self.position.events += self.umpire.events
        self.umpire.events = []

    # --- coming to the place where an action belongs ------------------------------------------------------------------

    def frame(self) -> EraFrame | None:
        """The frame on top, if any."""
        return top(self.state) if self.state.agenda else None

    def frame_asks(self) -> bool:
        """Whether the frame on top asks anybody."""
        return bool(self.state.agenda) and bool(top(self.state).deciders(self.state))

    def find(self, kind: type[Any]) -> Any:
        """The topmost frame of a kind; None if there is none."""
        return next((frame for frame in reversed(self.state.agenda) if isinstance(frame, kind)), None)

    def asks(self, seat: int, kinds: Collection[ActionKind]) -> bool:
        """Whether the frame on top takes actions of one of these kinds from `seat`."""
        return _asks(self.state, seat, kinds)

    def pass_to(self, seat: int, kinds: Collection[ActionKind], own_only: bool = False) -> bool:
        """Pass windows that the case does not mention until the frame on top takes such an action; whether it came so
        far, else nothing has changed. `own_only`: what another seat has begun is not passed.
        """
        trial, umpire = self.state.copy(), StepUmpire()
        for _ in range(MOST_WINDOWS):
            if _asks(trial, seat, kinds):
                self.position.state = trial
                self.umpire.events += umpire.events
                return True
            if not trial.agenda or not pass_one(trial, umpire, seat if own_only else None):
                return False
        return False

    def pass_until(self, reached: Callable[[EraState], bool]) -> bool:
        """Pass windows until the state is as wanted; whether it came so far, else nothing has changed."""
        trial, umpire = self.state.copy(), StepUmpire()
        for _ in range(MOST_WINDOWS):
            if reached(trial):
                self.position.state = trial
                self.umpire.events += umpire.events
                return True
            if not trial.agenda or not pass_one(trial, umpire, None):
                return False
        return False

    def reach(
        self,
        seat: int,
        kinds: Collection[ActionKind],
        opener: Callable[[Step, int], None],
        what: str,
        own_only: bool = False,
    ) -> None:
        """Come to where such an action belongs: by passing windows, else by staging it, if the case begins there or has
        left out what lies between.
        """
        if self.pass_to(seat, kinds, own_only):
            return
        if self.position.staged and (what, seat) not in self.position.opened:
            self.stage(what, seat)
            opener(self, seat)
            self.pass_to(seat, kinds, own_only)

    def stage(self, what: str, seat: int) -> None:
        """Frames are put on the agenda for a step."""
        self.position.opened |= {(what, seat)}
        self.position.staged = True

    def put(self, *frames: EraFrame) -> None:
        """A new agenda, the last frame on top."""
        self.state.agenda.clear()
        for frame in frames:
            self.state.push(frame)

    def misplaced(self, seat: int, action: int) -> None:
        """Refuse the step: it does not belong here."""
        raise IllegalAction(misplaced(self.state, seat, action))


def _asks(state: EraState, seat: int, kinds: Collection[ActionKind]) -> bool:
    if not state.agenda:
        return False
    frame = top(state)
    return any(kind.number in frame.kinds for kind in kinds) and seat in frame.may_act(state)


def pass_one(state: EraState, umpire: Umpire, only: int | None) -> bool:
    """Pass the window on top; whether it can be passed. `only`: what others than this seat have begun stays."""
    frame = top(state)
    deciders = frame.deciders(state)
    if not deciders:
        if frame.pause:
            return False
        frame.proceed(state, umpire)
    else:
        action = passing(state, frame, deciders[0], only)
        if action is None:
            return False
        frame.apply(state, deciders[0], action, umpire)
    engine.advance(state, umpire, stop_at_pause=True)
    return True
