"""What goes over the wire: the bodies of requests and answers, checked strictly on the way in.

A request with a field that is not known here is refused: a misspelt option must not be taken for a missing one.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from stammtisch.engine.options import Message
from stammtisch.server.wire_sitting import GivenName, Key, Lobby, Player, SeatNumber, Word

NAME_LIMIT = 40
MOST_SEATS = 10

Line = Annotated[str, Meta(min_length=1, max_length=500)]
DecisionId = Annotated[str, Meta(min_length=1, max_length=64)]


# --- requests ---------------------------------------------------------------------------------------------------------


class HumanSeat(Struct, tag_field="kind", tag="human", forbid_unknown_fields=True):
    """A seat for the person who opens the table, or for somebody at the same device."""

    name: GivenName


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot; without a name it gets one."""

    bot: Word
    name: GivenName | None = None


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever has the link."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened: the game, its options where they are not the default, and the seats in turn order.

    `spectators`: whoever has the link may watch.
    """

    game: Word
    seats: Annotated[list[HumanSeat | BotSeat | OpenSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Word, Word | int] = {}
    spectators: bool = True


class Act(Struct, forbid_unknown_fields=True):
    """An action that answers a decision. `key`: the client's own name for this request. `seat`: for whom, if whoever
    asks has several seats; so in all requests."""

    key: Key
    decision: DecisionId
    action: Line
    seat: SeatNumber | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """The last action is to be taken back, at the decision that is open now."""

    key: Key
    decision: DecisionId
    seat: SeatNumber | None = None


class Anytime(Struct, forbid_unknown_fields=True):
    """A standing order."""

    key: Key
    action: Line
    seat: SeatNumber | None = None


# --- answers ----------------------------------------------------------------------------------------------------------


class Opened(Struct):
    """The id of a new table."""

    table: str


class Done(Struct):
    """The request is carried out and stored; `seq` is the seat's sequence number after it."""

    seq: int


class OptionInfo(Struct):
    """An option of a table. `words`: what the ids of its messages begin with."""

    name: str
    values: list[str | int]
    default: str | int
    rule: str | None
    words: str


class GameInfo(Struct):
    """A game that can be played."""

    id: str
    min_players: int
    max_players: int
    bots: list[str]
    options: list[OptionInfo]


class OfferedAction(Struct):
    """An action that may be done. `barrier`: it cannot be taken back, as far as the seat can tell. `places`: the ids of
    the places on the map that it is about, from where to where.
    """

    action: str
    group: str
    label: Message
    cost: Message | None
    consequence: Message | None
    wasteful: bool
    barrier: bool
    places: list[str]


class RefusedAction(Struct):
    """An action that cannot be done now, and why; `places` as in `OfferedAction`."""

    action: str
    group: str
    label: Message
    reason: Message
    rule: str
    places: list[str]


class Field(Struct):
    """A part of a form."""

    name: str
    label: Message
    values: list[tuple[str, Message]]
    several: bool
    optional: bool
    limit: Message | None


class FreeForm(Struct):
    """An action that no list can hold: fields to fill in, and the pattern of its notation."""

    kind: str
    label: Message
    fields: list[Field]
    pattern: str


class OpenDecision(Struct):
    """What the seat is asked. `must`: the table waits for it; otherwise it may act."""

    id: str
    must: bool
    prompt: Message
    offered: list[OfferedAction]
    refused: list[RefusedAction]
    forms: list[FreeForm]


class UndoTo(Struct):
    """What the seat did last can be taken back: one action, or all `steps` of a plan; `to` is the sequence number just
    before it.
    """

    to: int
    steps: int = 1


class LogLine(Struct):
    """Something that happened, as the seat may know it. `undone`: it was taken back later."""

    seq: int
    kind: str
    message: Message
    rules: list[str]
    undone: bool = False


class GameResult(Struct):
    """How a game ended."""

    winners: list[int]
    ending: str


class View(Struct):
    """Everything a seat is shown of its table, or a spectator (`me` is None).

    `mine`: all seats of whoever asks. An update has neither `lobby` nor `log`: the line tells what is new of them.
    `anytime`, `anytime_forms`: what it may do whoever is to decide, in an update only if it is not what it was;
    `standing_orders`: its own that hold now. `to_answer`: the seats whose open offers wait for an answer of the viewer,
    `unanswered`: those who have not answered one of the viewer's; each as often as there are offers.
    """

    table: str
    game: str
    status: Literal["playing", "over"]
    seq: int
    me: int | None
    options: dict[str, str | int]
    commitment: str
    seed: str | None
    stage: str
    round: int
    waiting: list[int]
    position: Any
    decision: OpenDecision | None
    standing_orders: list[Message]
    undo: UndoTo | None
    result: GameResult | None
    to_answer: list[int]
    unanswered: list[int]
    mine: list[int] = []
    players: list[Player] = []
    anytime: list[OfferedAction] | UnsetType = UNSET
    anytime_forms: list[FreeForm] | UnsetType = UNSET
    lobby: Lobby | UnsetType = UNSET
    log: list[LogLine] | UnsetType = UNSET


class LogPart(Struct):
    """A part of the log; `next` is where to read on (None: that was the end)."""

    log: list[LogLine]
    next: int | None


class Update(Struct, tag="update"):
    """What is new since a sequence number, which the client has named or was last told on the line: the present view
    and the lines in between.

    Parts of the view that are left out are as they were at `since`; a client whose view is of another moment asks for
    a whole one. `undone`: sequence numbers whose lines were taken back meanwhile.
    """

    seq: int
    since: int
    view: View
    log: list[LogLine]
    undone: list[int]


class Fresh(Struct, tag="view"):
    """A whole view, for a client that knows nothing or has missed too much."""

    view: View


class RuleText(Struct):
    """One rule of a ledger. `language`: that of the text, which is the ledger's own where no other is written."""

    id: str
    text: str
    section: str
    source: str
    language: str


class About(Struct):
    """The program that runs here. `source`: the address where its source is to be had; None: ask the operator."""

    version: str
    source: str | None


class Health(Struct):
    """The server works. `tables`: how many tables are held in memory, `lines`: how many live lines are open."""

    status: Literal["ok"]
    version: str
    tables: int
    lines: int
