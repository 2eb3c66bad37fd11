"""The protocol that a game fulfils. Everything else in the house talks to a game through it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from stammtisch.engine.actions import Codec
from stammtisch.engine.events import Event
from stammtisch.engine.frames import Frame
from stammtisch.engine.guidance import Guidance
from stammtisch.engine.options import Decision, Form, IllegalAction, Message, Offered, Refusal, Refused, Way
from stammtisch.engine.state import Data, State
from stammtisch.engine.umpire import Umpire

S = TypeVar("S", bound=State)

OptionValue = str | int
Observation = Any
"""What one seat may know of a position: plain immutable data of the game, without a way back to the state."""
Below = Callable[[int], int]
"""A source of random numbers outside the game: `below(n)` gives 0..n-1."""

MOST_STEPS = 10_000
"""So many steps may lie between two decisions."""


class StandstillError(RuntimeError):
    """A frame proceeds without changing anything, so the game would never go on."""


class SetupError(ValueError):
    """A game cannot be set up like this; the text says what is wrong and what would be right; `code` names it."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True, slots=True)
class TableOption:
    """What a table may choose: its name, values, default, and the rule that defines them (None: a table service)."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended: the winners' seats (several share it, none if nobody won) and the way, a word of the
    game's own.
    """

    winners: tuple[int, ...]
    ending: str


class Game(ABC, Generic[S]):
    """A game: how it is set up, what may be done, what each seat may know. Stateless; every method works on the state
    given.

    A subclass sets the class attributes and fills in the abstract methods; the agenda's frames carry the rules.
    """

    id: str
    version: int
    """The version of the rules; it rises when a change of rules would replay old records differently."""
    min_players: int
    max_players: int
    table_options: tuple[TableOption, ...]
    codec: Codec
    frames: Mapping[str, type[Frame[S]]]
    data_folder: Path
    """Where the ledger (`ledger.toml`) and the tables lie."""
    locales_folder: Path
    """Where the messages lie: one folder a language, `.ftl` files in it."""
    has_tables: bool = False
    """Whether an owner of the printed game can put its figures right in a file."""
    has_offers: bool = False
    """Whether something can be offered out of turn, so that `invited` may name somebody."""

    # --- setting up -------------------------------------------------------------------------------------------------

    @abstractmethod
    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> S:
        """A new game before its first step; `start` plays the set-up. SetupError if players or options are wrong."""

    @abstractmethod
    def from_data(self, data: Data, seed: str | None) -> S:
        """The state that `State.to_data` described, with the generator's key from `seed` (None: chance must be
        dictated).
        """

    def lay_tables(self, path: Path) -> None:
        """Lay the figures in a file over the game's own, for new games of this process and those it starts.

        SetupError names the value that is wrong. Only where `has_tables`.
        """
        raise NotImplementedError

    def standing_options(self) -> Mapping[str, OptionValue]:
        """Options that every new table has without choosing them: which tables are laid; none unless a game says so."""
        return {}

    # --- reading a position -----------------------------------------------------------------------------------------

    @abstractmethod
    def stage(self, state: S) -> str:
        """The name of the stage the game is in, for scenarios and for people: `over` at the end."""

    @abstractmethod
    def round(self, state: S) -> int:
        """The number of the round, from 1."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def side(self, state: S, seat: int) -> str:
        """The word for the side that `seat` plays, for statistics by side; empty before it is known."""

    @abstractmethod
    def conserved(self, state: S) -> Mapping[str, int]:
        """Counts that no action may change (cards, pieces, ...), by name: the contract tester compares them after every
        action.
        """

    def reference(self) -> Data:
        """The figures of a reference card as JSON for the client: the game's own shape, documented where it is made."""
        return {}

    def guidance(self) -> Sequence[Guidance]:
        """Help with each kind of decision: its rules and how it is introduced; none unless a game says so."""
        return ()

    # --- knowledge --------------------------------------------------------------------------------------------------

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> Observation:
        """What `seat` may know of the position; None: a spectator."""

    @abstractmethod
    def position(self, observation: Observation) -> Data:
        """An observation as JSON for the client: the game's own shape, documented where it is made."""

    @abstractmethod
    def determinize(self, state: S, seat: int | None, below: Below) -> S:
        """A copy in which everything `seat` (None: a spectator) may not know is dealt anew at random, consistent with
        what it may know.
        """

    # --- words ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def notation(self, action: int) -> str:
        """The action as one line for people and records."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that a line of notation means; ValueError that says what is wrong and what would be right, a
        `Misread` if that can be told of a part of the line.
        """

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """What `seat`, which may act now, is asked."""

    @abstractmethod
    def offer(self, state: S, seat: int, action: int) -> Offered:
        """A legal action as an option in a list: label, group, cost, consequence."""

    def preview(self, state: S, seat: int, action: int) -> Sequence[Message]:
        """What `action`, which `seat` may do, would do: cost, consequence, and figures or odds, as far as the seat may
        know. Nothing is thrown or drawn for it. Cost and consequence unless a game says more.
        """
        option = self.offer(state, seat, action)
        return [message for message in (option.cost, option.consequence) if message is not None]

    def ways(self, state: S, seat: int, place: str) -> Sequence[Way]:
        """How what stands on `place` can come to other places by actions of `seat`, which may act now: those that
        differ in what they cost, as far as the seat may know, the best to each place first; none unless a game says so.
        """
        return ()

    def nothing_there(self, state: S, seat: int, place: str, start: str | None) -> Refusal | None:
        """Why `seat`, which may act now, can do nothing at `place` with what stands on `start`; None: not known."""
        return None

    @abstractmethod
    def forms(self, state: S, seat: int) -> Sequence[Form]:
        """The free actions that `seat` may do now and that no list can hold."""

    @abstractmethod
    def explain(self, refusal: Refusal) -> Message:
        """A refusal as a sentence."""

    @abstractmethod
    def tell(self, event: Event, viewer: int | None) -> Message | None:
        """A redacted event as a line of the log for `viewer` (None: a spectator); None if it is not worth a line."""

    def rules_of(self, event: Event, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The ids of the rules that a redacted event carries out at a table with these options; none by default."""
        return ()

    # --- playing ----------------------------------------------------------------------------------------------------

    @abstractmethod
    def default_action(self, state: S, seat: int) -> int:
        """What `seat`, which must decide, does when its time is up or nobody is there."""

    @abstractmethod
    def sample(self, state: S, seat: int, below: Below) -> int | None:
        """A random legal action of free form for `seat`, or None if there is none now."""

    def anytime_actions(self, state: S, seat: int) -> list[int]:
        """Actions `seat` may take at any moment, whoever is to decide (standing orders); none unless a game says so."""
        return []

    def anytime_forms(self, state: S, seat: int) -> Sequence[Form]:
        """Forms for actions at any moment that no list can hold; none unless a game says so."""
        return ()

    def invited(self, state: S) -> Sequence[tuple[int, int]]:
        """Whose answer somebody waits for though the game does not: of each open offer the seat that made it and the
        seat that may answer it at any moment; only these two are told. None unless a game `has_offers`.
        """
        return ()

    def standing_orders(self, state: S, seat: int) -> Sequence[Message]:
        """What `seat` has ordered by such actions and what holds now, for itself alone; none unless a game says so."""
        return ()

    def anytime_refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why `seat` may not do the anytime action `action`; None if it may."""
        raise NotImplementedError

    def is_anytime(self, action: int) -> bool:
        """Whether `action` is of a kind that needs no turn."""
        return False

    def apply_anytime(self, state: S, seat: int, action: int, umpire: Umpire) -> None:
        """Carry out a legal anytime action."""
        raise NotImplementedError

    def is_window(self, state: S) -> bool:
        """Whether what is asked now is asked of everybody whom it concerns, whether they hold something to answer with
        or not, so that the time of an answer must not tell either; never unless a game says so.
        """
        return False

    @abstractmethod
    def leave_refusal(self, state: S, seat: int) -> Refusal | None:
        """Why `seat` cannot leave the table for good now; None if it can."""

    @abstractmethod
    def leave(self, state: S, seat: int, umpire: Umpire) -> None:
        """`seat`, which has not been refused, leaves for good, at any moment between two actions: whatever waits for
        it must not wait any longer. Nothing happens, and nothing is announced, where a bot goes on in its place.
        """

    @abstractmethod
    def end_refusal(self, state: S, shared: bool) -> Refusal | None:
        """Why the table cannot end the game now, with a result that all share (`shared`) or none; None if it can."""

    @abstractmethod
    def agree_to_end(self, state: S, shared: bool, umpire: Umpire) -> None:
        """All have agreed to end the game, which has not been refused: it is over, with a result."""

    @abstractmethod
    def misplaced(self, state: S, seat: int, action: int) -> Refusal:
        """Why `seat`, which is not among those who may act now, cannot do `action`."""


# --- the loop: the same for every game --------------------------------------------------------------------------------


def advance(state: State, umpire: Umpire, stop_at_pause: bool = False) -> Sequence[int]:
    """Let the agenda run until somebody must decide or the game is over; the seats that must decide.

    With `stop_at_pause` it also stops before a frame marked `pause`, so that a scenario can dictate what follows.
    StandstillError if nobody is asked for too long: a fault in a frame.
    """
    agenda = state.agenda
    for _ in range(MOST_STEPS):
        if not agenda:
            return ()
        frame = agenda[-1]
        deciders = frame.deciders(state)
        if deciders:
            return deciders
        if stop_at_pause and frame.pause:
            return ()
        frame.proceed(state, umpire)
    raise StandstillError(f"the agenda went on for {MOST_STEPS} steps without asking anybody; on top is '{frame.kind}'")


def deciders(state: State) -> Sequence[int]:
    """The seats that must decide now; empty when the game is over."""
    return state.agenda[-1].deciders(state) if state.agenda else ()


def may_act(state: State) -> Sequence[int]:
    """The seats that may act on the frame on top: those who must, and others who may."""
    return state.agenda[-1].may_act(state) if state.agenda else ()


def legal_actions(state: State, seat: int) -> list[int]:
    """Every listed action of `seat`; empty if it may not act now."""
    return state.agenda[-1].legal_actions(state, seat) if seat in may_act(state) else []


def refusal(game: Game[S], state: S, seat: int, action: int) -> Refusal | None:
    """Why `seat` may not do `action` now; None if it is legal. ValueError if `action` is no code of this game."""
    game.codec.kind(action)
    if game.is_anytime(action):
        return game.anytime_refusal(state, seat, action)
    if seat not in may_act(state):
        return game.misplaced(state, seat, action)
    return state.agenda[-1].refusal(state, seat, action)


def start(state: State, umpire: Umpire, stop_at_pause: bool = False) -> Sequence[int]:
    """Play the set-up of a new game up to the first decision; the seats that must decide."""
    return advance(state, umpire, stop_at_pause)


def play(game: Game[S], state: S, seat: int, action: int, umpire: Umpire, stop_at_pause: bool = False) -> Sequence[int]:
    """Check `action` of `seat`, carry it out and let the agenda run on; the seats that must decide then.

    IllegalAction, and no change, if the action is refused; ValueError, and no change, if it is no code of this game.
    """
    refused = refusal(game, state, seat, action)
    if refused is not None:
        raise IllegalAction(refused)
    if game.is_anytime(action):
        game.apply_anytime(state, seat, action, umpire)
        return advance(state, umpire, stop_at_pause)
    return play_unchecked(state, seat, action, umpire, stop_at_pause)


def play_unchecked(state: State, seat: int, action: int, umpire: Umpire, stop_at_pause: bool = False) -> Sequence[int]:
    """Carry out an action that is known to be legal, such as one just listed, and let the agenda run on."""
    state.agenda[-1].apply(state, seat, action, umpire)
    return advance(state, umpire, stop_at_pause)


def time_up(game: Game[S], state: S, umpire: Umpire, stop_at_pause: bool = False) -> Sequence[int]:
    """The table's clock has run out: the frame ends in its own way, or each decider's default is done in seat order."""
    frame = state.agenda[-1]
    if not frame.time_up(state, umpire):
        for seat in sorted(frame.deciders(state)):
            if state.agenda and state.agenda[-1] is frame and seat in frame.deciders(state):
                frame.apply(state, seat, game.default_action(state, seat), umpire)
    return advance(state, umpire, stop_at_pause)


def leave(game: Game[S], state: S, seat: int, umpire: Umpire) -> Sequence[int]:
    """`seat` leaves the table for good; the seats that must decide then. IllegalAction, and no change, if it cannot."""
    refused = game.leave_refusal(state, seat)
    if refused is not None:
        raise IllegalAction(refused)
    game.leave(state, seat, umpire)
    return advance(state, umpire)


def agree_to_end(game: Game[S], state: S, shared: bool, umpire: Umpire) -> None:
    """All have agreed to end the game. IllegalAction, and no change, if the table cannot do that."""
    refused = game.end_refusal(state, shared)
    if refused is not None:
        raise IllegalAction(refused)
    game.agree_to_end(state, shared, umpire)


def decide(game: Game[S], state: S, seat: int) -> Decision:
    """Everything `seat` is asked now: prompt, offered options, refused ones with reasons, forms."""
    frame = state.agenda[-1]
    return Decision(
        prompt=game.prompt(state, seat),
        offered=tuple(game.offer(state, seat, action) for action in frame.legal_actions(state, seat)),
        refused=tuple(refused_options(game, state, seat)),
        forms=tuple(game.forms(state, seat)),
    )


def refused_options(game: Game[S], state: S, seat: int) -> list[Refused]:
    """What `seat` may ask for now and cannot have, each with its reason."""
    frame = state.agenda[-1]
    refused: list[Refused] = []
    for action in frame.candidates(state, seat):
        reason = frame.refusal(state, seat, action)
        if reason is not None:
            option = game.offer(state, seat, action)
            refused.append(Refused(action, option.notation, option.group, option.label, reason, option.places))
    return refused
