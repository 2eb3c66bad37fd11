"""What goes over the wire about people and seats: who sits where, what is said and agreed on, and who is asking."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from stammtisch.engine.options import Message

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[^\x00]*\Z")]
"""Any text but NUL, which not every database stores."""
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
GivenName = Annotated[str, Meta(max_length=200)]
GivenPassword = Annotated[str, Meta(max_length=1000)]
Status = Literal["waiting", "playing", "over"]
ProposalKind = Literal["end", "shared", "rewind", "rematch"]
"""What can be proposed: that the game ends without a winner or with a result that all share, that it goes back, and,
when it is over, that the same people play again."""


# --- requests ---------------------------------------------------------------------------------------------------------


class Claim(Struct, forbid_unknown_fields=True):
    """I sit down in a seat that is open. `key`: the client's own name for this request, here and below."""

    key: Key
    seat: SeatNumber
    name: GivenName


class Start(Struct, forbid_unknown_fields=True):
    """The game begins; seats that are still open become bots."""

    key: Key


class Leave(Struct, forbid_unknown_fields=True):
    """I give my seat up for good. It is open again, or free for others once the game is on."""

    key: Key
    seat: SeatNumber | None = None


class StandIn(Struct, forbid_unknown_fields=True):
    """A bot decides for my seat from now on (`on`), or I do so again."""

    key: Key
    on: bool
    seat: SeatNumber | None = None


class Resign(Struct, forbid_unknown_fields=True):
    """I give the game up; a bot plays my seat to the end."""

    key: Key
    seat: SeatNumber | None = None


class Propose(Struct, forbid_unknown_fields=True):
    """Something to which all people at the table must agree. `to`: for a rewind, the line of my log before which the
    game shall stand again."""

    key: Key
    kind: ProposalKind
    seat: SeatNumber | None = None
    to: Annotated[int, Meta(ge=1, le=2**31)] | None = None


class Answer(Struct, forbid_unknown_fields=True):
    """I agree to a proposal or do not; whoever made it withdraws it."""

    key: Key
    agree: bool
    seat: SeatNumber | None = None


class Rematch(Struct, forbid_unknown_fields=True):
    """Another game with the same people."""

    key: Key
    seat: SeatNumber | None = None


class Chat(Struct, forbid_unknown_fields=True):
    """Something said at the table: in own words (`text`) or one of the ready phrases (`phrase`)."""

    key: Key
    seat: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=4000)] | None = None
    phrase: Word | None = None


class Nudge(Struct, forbid_unknown_fields=True):
    """I remind whoever sits in the seat `to` that the game waits for an answer, or that an `offer` of mine does."""

    key: Key
    to: SeatNumber
    seat: SeatNumber | None = None
    offer: bool = False


class GuestName(Struct, forbid_unknown_fields=True):
    """What a guest wants to be called."""

    name: GivenName


class Credentials(Struct, forbid_unknown_fields=True):
    """The name and the password of an account."""

    name: GivenName
    password: GivenPassword


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password is to be another one."""

    old: GivenPassword
    new: GivenPassword


# --- answers ----------------------------------------------------------------------------------------------------------


class Me(Struct):
    """Who is asking: the name a guest goes by, and the name of the account if there is one."""

    name: str | None
    account: str | None


class SeatInfo(Struct):
    """Who sits in a seat, as everybody may know it.

    `bot`: which bot decides for it now. `mine`: it is a seat of whoever asks. `stand_in`: a bot decides until its
    owner takes it back. `free`: its owner is gone for good and a bot plays; unless `resigned`, somebody may claim it.
    `reserved`: the open seat is kept for one person (for whoever asks, if `mine`). `here`: its owner has the table
    open.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    stand_in: bool
    free: bool
    resigned: bool
    reserved: bool
    here: bool


class Player(SeatInfo):
    """Who sits in a seat of a game that has begun, and with which tribe."""

    tribe: str


class Proposal(Struct):
    """Something proposed and not settled. `to`: the line of the reader's own log before which a rewind would lead;
    None if the reader noticed nothing that would be lost."""

    n: int
    kind: ProposalKind
    seat: int
    to: int | None
    agreed: list[int]
    waiting_for: list[int]


class Lobby(Struct):
    """A table from outside the game. `host`: whoever asks may start it. `affairs`: the number of the last affair.
    `rematch`: the table at which the same people play again. `nudged`: the seats for which the game waits and whose
    people were reminded of it, and those who were reminded of an open offer, for its two parties. `stopped`: why
    the game cannot go on; None if it can."""

    table: str
    game: str
    status: Status
    options: dict[str, str | int]
    seats: list[SeatInfo]
    host: bool
    spectators: bool
    affairs: int
    proposals: list[Proposal]
    rematch: str | None
    nudged: list[int]
    stopped: Message | None


class AffairLine(Struct):
    """Something that happened around the game. `at`: in seconds since 1970 (UTC). `text`: what was said in own words;
    it is plain text, whatever it looks like."""

    n: int
    at: int
    kind: str
    seat: int | None
    message: Message
    text: str | None


class AffairPart(Struct):
    """A part of the affairs; `next` is where to read on (None: that was the end)."""

    affairs: list[AffairLine]
    next: int | None


class Affairs(Struct):
    """The request is carried out and stored; `affairs` is the number of the last affair after it."""

    affairs: int


class Heard(Struct, tag="affairs"):
    """What is new around the game, on the live line. `page`: the address of the program of the page that the server
    has now (None: it has none), told once on each line; a page with another one is of another version.
    """

    lobby: Lobby
    lines: list[AffairLine]
    page: str | UnsetType | None = UNSET


class TableInfo(Struct):
    """One of my tables. `updated`: when something last happened there that I know of, in seconds since 1970 (UTC).
    `said`: the number of the last affair. `reminded`: it waits for me although somebody has reminded me of it.
    `to_answer`: how many open offers wait for my answer, whoever's turn it is."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over", "broken"]
    seq: int
    your_turn: bool
    reminded: bool
    to_answer: int
    seats: list[SeatInfo]
    updated: int
    said: int
