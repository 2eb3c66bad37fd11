"""A step under way: the scenario's position, the umpire who takes chance from the step, the answers to open windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.events import Event
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.engine.state import State
from stammtisch.engine.umpire import Outcome, Umpire
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.frame import misplaced, top
from stammtisch.games.heroes.rules.windows import (
    AnswerBarbarians,
    AnswerHunger,
    AnswerStroke,
    ChooseEarthquake,
    ChooseEruption,
)
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.scenario.given import army_of, card_numbers, seat_index
from stammtisch.games.heroes.scenario.wish_numbers import WishNumbers
from stammtisch.games.heroes.state import NOBODY, HeroesState

NO_WISH = Wish(NOBODY - 1, 0, 0, NOBODY, 1)
"""A wish that stands on nobody's board."""


class Position:
    """A scenario under way: the state, the events of all steps, the numbers of the wishes, and how many spoils the
    attacker wants at most if that was said with the attack.
    """

    __slots__ = ("events", "most_spoils", "state", "wishes")

    def __init__(self, state: HeroesState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.wishes = WishNumbers()
        self.most_spoils: int | None = None

    def copy(self) -> Position:
        """A position of its own."""
        twin = Position(self.state.copy())
        twin.events, twin.wishes, twin.most_spoils = self.events[:], self.wishes.copy(), self.most_spoils
        return twin

    def finish(self, umpire: Umpire) -> None:
        """Note what a step has told, and which wishes it has ended."""
        self.events += umpire.events
        frame = self.state.agenda[-1] if self.state.agenda else None
        self.wishes.settle(frame.wishes if isinstance(frame, FairBidding) else ())


class StepUmpire(Umpire):
    """Chance as a step dictates it: throws, shuffles and picks each from their own list."""

    __slots__ = ("picks", "shuffles", "throws")

    def __init__(
        self, throws: Sequence[Outcome] = (), shuffles: Sequence[Outcome] = (), picks: Sequence[Outcome] = ()
    ) -> None:
        super().__init__()
        self.throws = list(throws)
        self.shuffles = list(shuffles)
        self.picks = list(picks)

    def throw(self, state: State, dice: int, sides: int) -> Outcome:
        """The next throw dictated."""
        if not self.throws:
            raise NotUnderstood("the step throws more dice than it dictates", "key 'dice'")
        outcome = self.throws.pop(0)
        if len(outcome) != dice or not all(1 <= die <= sides for die in outcome):
            raise NotUnderstood(f"{outcome} is no throw of {dice} dice with {sides} sides", "key 'dice'")
        return self._note(outcome)

    def shuffle(self, state: State, items: Sequence[int]) -> Outcome:
        """The next order dictated; cards that are all alike have one order only."""
        if not self.shuffles and len(set(items)) == 1:
            return self._note(list(items))
        if not self.shuffles:
            raise NotUnderstood("the step shuffles, but does not dictate the order", "key 'shuffle'")
        outcome = self.shuffles.pop(0)
        if sorted(outcome) != sorted(items):
            raise NotUnderstood("the order dictated does not hold the cards that are shuffled", "key 'shuffle'")
        return self._note(outcome)

    def pick(self, state: State, items: Sequence[int], count: int) -> Outcome:
        """The next pick dictated; out of cards that are all alike there is one only."""
        if not self.picks and len(set(items)) == 1:
            return self._note(list(items[:count]))
        if not self.picks:
            raise NotUnderstood("the step picks cards at random, but does not dictate which", "key 'random'")
        outcome = self.picks.pop(0)
        left = list(items)
        for item in outcome:
            if item not in left:
                raise NotUnderstood(f"{outcome} cannot be picked here", "key 'random'")
            left.remove(item)
        if len(outcome) != count:
            raise NotUnderstood(f"{count} cards are picked at random, not {len(outcome)}", "key 'random'")
        return self._note(outcome)

    def finish(self) -> None:
        """NotUnderstood if the step dictates chance that nothing asks for."""
        for key, left in (("dice", self.throws), ("shuffle", self.shuffles), ("random", self.picks)):
            if left:
                raise NotUnderstood("the step dictates more chance than the rules ask for", f"key '{key}'")


class Step:
    """One step being carried out: the position, what was written, the umpire, and the answers not used yet."""

    def __init__(self, position: Position, written: Mapping[str, Any]) -> None:
        self.position = position
        self.state = position.state
        self.written = written
        self.answers: list[Mapping[str, Any]] = list(written.get("answers", []))
        shuffles = [card_numbers(written, "shuffle")] if "shuffle" in written else []
        picks = [card_numbers(answer, "random") for answer in self.answers if "random" in answer]
        self.answers = [answer for answer in self.answers if "random" not in answer]
        if "random" in written:
            picks.append(card_numbers(written, "random"))
        self.umpire = StepUmpire((), shuffles, picks)

    @property
    def seat(self) -> int:
        """Who does the step."""
        return seat_index(self.written["by"], len(self.state.players))

    def act(self, seat: int, action: int) -> None:
        """One action, refused or carried out, then on to the next pause or decision."""
        engine.play(GAME, self.state, seat, action, self.umpire, stop_at_pause=True)

    def proceed(self, frame: type[Any]) -> None:
        """Let the frame on top, which is one of the pauses, do what it does by itself; refused if another is there."""
        self.require(frame)
        top(self.state).proceed(self.state, self.umpire)
        engine.advance(self.state, self.umpire, stop_at_pause=True)

    def require(self, *frames: type[Any]) -> None:
        """Refuse a step of the table itself unless the game stands where it belongs."""
        if not self.state.agenda or not isinstance(top(self.state), frames):
            raise IllegalAction(misplaced(self.state, self.state.turn, act.PASS()))

    def answer_windows(self) -> None:
        """Answer the decisions that opened while the step ran, in order, as the case says."""
        while self.state.agenda:
            frame = top(self.state)
            if isinstance(frame, (ChooseEarthquake, ChooseEruption)):
                self._aim(frame)
            elif isinstance(frame, (AnswerStroke, AnswerBarbarians, AnswerHunger)):
                self._answer_disaster(frame)
            else:
                break
        if self.answers:
            answer = self.answers[0]
            raise IllegalAction(
                misplaced(self.state, seat_index(answer.get("by"), len(self.state.players)), act.FORTUNE_CARD())
            )

    def _aim(self, frame: ChooseEarthquake | ChooseEruption) -> None:
        if not self.answers or "target" not in self.answers[0]:
            self.act(frame.seat, frame.default(self.state, frame.seat))
            return
        answer = self.answers.pop(0)
        by = seat_index(answer.get("by"), len(self.state.players))
        target = seat_index(answer["target"], len(self.state.players))
        if isinstance(frame, ChooseEruption):
            self.act(by, act.ERUPT(target))
            return
        army = act.ANY_ARMY
        if self.state.options.earthquake == "one":
            army = army_of(answer.get("army", "bare")) if "@" not in str(answer.get("army", "")) else act.ANY_ARMY
        self.act(by, act.STRIKE(target, army))

    def _answer_disaster(self, frame: AnswerStroke | AnswerBarbarians | AnswerHunger) -> None:
        asked = list(frame.deciders(self.state))
        said = self.answers[0] if self.answers else {}
        if "fortune" not in said and "use" not in said:
            self.act(asked[0], act.ACCEPT())
            return
        by = seat_index(said.get("by"), len(self.state.players))
        if by not in asked and isinstance(frame, AnswerHunger) and len(asked) > 0 and not frame.answers[by]:
            self.act(asked[0], act.ACCEPT())
            return
        self.answers.pop(0)
        use = said.get("use", "fortune" if said.get("fortune") else None)
        cards = {None: act.ACCEPT(), "fortune": act.FORTUNE_CARD(), "olympics": act.OLYMPICS_CARD()}
        if use is not None and (not isinstance(use, str) or use not in cards):
            raise NotUnderstood(f"'{use}' answers no disaster; fortune, olympics or null does", "key 'use'")
        self.act(by, cards[use])

    def wish_named(self) -> Wish:
        """The wish that the step names by its number; one that was never posted looks like any that is gone."""
        return self.position.wishes.find(self.written["offer"]) or NO_WISH
