"""Cairn: a game of a few lines in which much can be taken back, for the tests of undo.

Two or three players, each with a pile of stones. In a turn the player lays stones (nobody else decides, nothing is
hidden: it can be taken back), throws a die for stones or peeks at the secret (neither can), and ends the turn. At any
time a player may note a number that nobody else sees, up to the stones that lie on the table. After two turns each the
highest pile wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from stammtisch.engine import rng
from stammtisch.engine.actions import Codec
from stammtisch.engine.events import Event
from stammtisch.engine.frames import Frame
from stammtisch.engine.game import Below, Game, OptionValue, Result, SetupError
from stammtisch.engine.options import Form, Leg, Message, Offered, Refusal, Way
from stammtisch.engine.state import Data, State
from stammtisch.engine.umpire import Umpire

CODEC = Codec([("lay", (("stones", 4),)), ("throw", ()), ("peek", ()), ("end", ()), ("note", (("number", 8),))])
LAY, THROW, PEEK, END, NOTE = (CODEC[name] for name in ("lay", "throw", "peek", "end", "note"))
MOST = 3
TURNS = 2


class CairnState(State):
    """`piles`, `notes`: a number for each seat. `secret`: what can be peeked at. `turns`: turns that have ended."""

    __slots__ = ("notes", "piles", "secret", "turns")

    piles: list[int]
    notes: list[int]
    secret: int
    turns: int

    def copy(self) -> Self:
        """A state of its own."""
        made = self.__class__.__new__(self.__class__)
        made.agenda = [frame.copy() for frame in self.agenda]
        made.opened, made.chance_key, made.chance_position = self.opened, self.chance_key, self.chance_position
        made.piles, made.notes = self.piles.copy(), self.notes.copy()
        made.secret, made.turns = self.secret, self.turns
        return made

    def to_data(self) -> Data:
        """Everything but the key of chance."""
        agenda = [frame.to_data() for frame in self.agenda]
        counts = {"opened": self.opened, "chance": self.chance_position, "secret": self.secret, "turns": self.turns}
        return {"agenda": agenda, "piles": self.piles[:], "notes": self.notes[:], **counts}


class Setup(Frame[CairnState]):
    """The secret is thrown."""

    __slots__ = ()
    kind = "setup"

    def proceed(self, state: CairnState, umpire: Umpire) -> None:
        """Throw it where nobody sees it."""
        (state.secret,) = umpire.throw(state, 1, 6)
        umpire.announce("begun", {})
        state.agenda.pop()
        state.push(Turn(0))


class Turn(Frame[CairnState]):
    """The turn of one seat."""

    __slots__ = ("seat",)
    kind = "turn"
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: CairnState) -> Sequence[int]:
        """Whose turn it is."""
        return (self.seat,)

    def legal_actions(self, state: CairnState, seat: int) -> list[int]:
        """All but notes."""
        return [*(LAY(stones) for stones in range(1, MOST + 1)), THROW(), PEEK(), END()]

    def refusal(self, state: CairnState, seat: int, action: int) -> Refusal | None:
        """Too many stones."""
        return None if action in self.legal_actions(state, seat) else Refusal("too_many", "cairn.lay", {"most": MOST})

    def candidates(self, state: CairnState, seat: int) -> list[int]:
        """One stone too many."""
        return [LAY(MOST + 1)]

    def apply(self, state: CairnState, seat: int, action: int, umpire: Umpire) -> None:
        """Lay, throw, peek or end."""
        kind = CODEC.kind(action)
        if kind is END:
            state.turns += 1
            state.agenda.pop()
            umpire.announce("ended", {"seat": seat})
            if state.turns < TURNS * len(state.piles):
                state.push(Turn((seat + 1) % len(state.piles)))
        elif kind is PEEK:
            umpire.announce("peeked", {"seat": seat}, private={seat: {"secret": state.secret}})
        else:
            laid = LAY.arguments(action)[0] if kind is LAY else umpire.throw(state, 1, 6)[0]
            state.piles[seat] += laid
            umpire.announce("laid", {"seat": seat, "stones": laid})


class Seen(NamedTuple):
    """What a seat knows."""

    seat: int | None
    piles: tuple[int, ...]
    note: int
    turns: int


class CairnGame(Game[CairnState]):
    """Cairn's answers to the protocol."""

    id = "cairn"
    version = 1
    min_players = 2
    max_players = 3
    table_options = ()
    codec = CODEC
    frames: Mapping[str, type[Frame[CairnState]]] = {"setup": Setup, "turn": Turn}
    data_folder = Path(__file__).parent / "cairn_data"
    locales_folder = Path(__file__).parent / "cairn_data"

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> CairnState:
        """Empty piles."""
        if not self.min_players <= players <= self.max_players:
            raise SetupError("bad_player_count", f"two or three players, not {players}")
        state = CairnState()
        state.agenda = []
        state.opened = state.chance_position = state.secret = state.turns = 0
        state.chance_key = rng.key_from_seed(seed)
        state.piles, state.notes = [0] * players, [0] * players
        state.push(Setup())
        return state

    def from_data(self, data: Data, seed: str | None) -> CairnState:
        """The state that `to_data` described."""
        state = self.new(len(data["piles"]), {}, seed or "")
        state.agenda = [self.frames[frame[0]].from_data(frame) for frame in data["agenda"]]
        state.opened, state.chance_position = data["opened"], data["chance"]
        state.piles, state.notes = list(data["piles"]), list(data["notes"])
        state.secret, state.turns = data["secret"], data["turns"]
        return state

    def stage(self, state: CairnState) -> str:
        """Turn or over."""
        return "turn" if state.agenda else "over"

    def round(self, state: CairnState) -> int:
        """From 1."""
        return state.turns // len(state.piles) + 1

    def result(self, state: CairnState) -> Result | None:
        """The highest pile."""
        best = tuple(seat for seat, pile in enumerate(state.piles) if pile == max(state.piles))
        return None if state.agenda else Result(best, "piles")

    def side(self, state: CairnState, seat: int) -> str:
        """None here."""
        return ""

    def conserved(self, state: CairnState) -> Mapping[str, int]:
        """Nothing."""
        return {}

    def observe(self, state: CairnState, seat: int | None) -> Seen:
        """Piles are public, notes are not."""
        return Seen(seat, tuple(state.piles), 0 if seat is None else state.notes[seat], state.turns)

    def position(self, observation: Seen) -> Data:
        """Field by field."""
        return observation._asdict()

    def determinize(self, state: CairnState, seat: int | None, below: Below) -> CairnState:
        """Another secret, other notes, another future."""
        made = state.copy()
        made.chance_key = below(1 << 62)
        made.secret = below(6) + 1
        made.notes = [note if other == seat else 0 for other, note in enumerate(made.notes)]
        return made

    def notation(self, action: int) -> str:
        """`lay 2`, `end`."""
        kind = CODEC.kind(action)
        return " ".join([kind.name, *map(str, kind.arguments(action))])

    def parse(self, text: str) -> int:
        """The reverse."""
        word, *numbers = text.split()
        try:
            return CODEC[word](*map(int, numbers))
        except (KeyError, ValueError) as error:
            raise ValueError("an action is lay N, throw, peek, end or note N") from error

    def prompt(self, state: CairnState, seat: int) -> Message:
        """Always the same."""
        return Message("cairn-prompt")

    def offer(self, state: CairnState, seat: int, action: int) -> Offered:
        """The label is the kind's name."""
        name = CODEC.kind(action).name
        return Offered(action, self.notation(action), name, Message(f"cairn-{name}"))

    def ways(self, state: CairnState, seat: int, place: str) -> Sequence[Way]:
        """To the top of the cairn by a stone and two more."""
        legs = [Leg(LAY(stones), f"lay {stones}", Message("cairn-lay"), (f"{place} {stones}",)) for stones in (1, 2)]
        return [Way(tuple(legs), Message("cairn-cost"))]

    def forms(self, state: CairnState, seat: int) -> Sequence[Form]:
        """None."""
        return ()

    def explain(self, refusal: Refusal) -> Message:
        """One sentence for each code."""
        return Message(f"cairn-refused-{refusal.code}", refusal.figures)

    def tell(self, event: Event, viewer: int | None) -> Message | None:
        """All but the beginning."""
        return None if event.kind == "begun" else Message(f"cairn-told-{event.kind}", event.facts)

    def default_action(self, state: CairnState, seat: int) -> int:
        """End the turn."""
        return END()

    def sample(self, state: CairnState, seat: int | None, below: Below) -> int | None:
        """All actions are listed."""
        return None

    def anytime_actions(self, state: CairnState, seat: int) -> list[int]:
        """The next number to note."""
        return [NOTE(state.notes[seat] + 1)] if state.agenda else []

    def anytime_refusal(self, state: CairnState, seat: int, action: int) -> Refusal | None:
        """No more than the stones on the table."""
        most = sum(state.piles)
        return Refusal("too_high", "cairn.note", {"most": most}) if NOTE.arguments(action)[0] > most else None

    def is_anytime(self, action: int) -> bool:
        """Notes."""
        return CODEC.kind(action) is NOTE

    def apply_anytime(self, state: CairnState, seat: int, action: int, umpire: Umpire) -> None:
        """Only the owner learns of it."""
        (state.notes[seat],) = NOTE.arguments(action)
        umpire.announce("noted", {"number": state.notes[seat]}, audience=(seat,))

    def leave_refusal(self, state: CairnState, seat: int) -> Refusal | None:
        """Only out of a game that goes on."""
        return None if state.agenda else Refusal("over", "cairn.turn")

    def leave(self, state: CairnState, seat: int, umpire: Umpire) -> None:
        """The pile of whoever leaves is taken away, and a turn of its own ends."""
        state.piles[seat] = 0
        umpire.announce("left", {"seat": seat})
        if state.agenda[-1].deciders(state) == (seat,):
            state.agenda[-1].apply(state, seat, END(), umpire)

    def end_refusal(self, state: CairnState, shared: bool) -> Refusal | None:
        """The piles count as they are; nothing is shared."""
        if not state.agenda:
            return Refusal("over", "cairn.turn")
        return Refusal("not_shared", "cairn.turn") if shared else None

    def agree_to_end(self, state: CairnState, shared: bool, umpire: Umpire) -> None:
        """No more turns."""
        state.agenda.clear()
        umpire.announce("agreed", {})

    def misplaced(self, state: CairnState, seat: int, action: int) -> Refusal:
        """Somebody else's turn."""
        return Refusal("not_your_turn", "cairn.turn")
