"""The rules of Pebbles: the frames of its agenda, in the order of the ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from stammtisch.engine.frames import Frame
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles.state import COLOURS, Pebbles, one, pebbles
from tests.support.pebbles.words import (
    ACCEPT,
    CODEC,
    DECLINE,
    DUEL,
    HOLD,
    OFFER,
    PASS,
    STAKE,
    unpacked,
)

OPEN = -1
"""A stake not yet chosen."""
HELD = len(COLOURS)
"""A stake that is no pebble."""


class Setup(Frame[Pebbles]):
    """pebbles.setup-02: the bag is mixed and everybody draws three."""

    __slots__ = ()
    kind = "setup"

    def proceed(self, state: Pebbles, umpire: Umpire) -> None:
        """Mix, deal, and make way for the first round."""
        state.bag = umpire.shuffle(state, state.bag)
        for seat in range(state.players):
            draw(state, umpire, seat, 3)
        state.agenda.pop()
        state.push(Round(0))


class Round(Frame[Pebbles]):
    """pebbles.round-01: everybody draws, all stake, each has a turn; pebbles.round-02: so many rounds.

    `step` counts what has been done in this round: the stakes, then the turns.
    """

    __slots__ = ("step",)
    kind = "round"
    fields = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def copy(self) -> Self:
        """`step` changes."""
        made = self.__class__(self.step)
        made.number = self.number
        return made

    def proceed(self, state: Pebbles, umpire: Umpire) -> None:
        """Push what comes next; after the last turn the next round, or the end."""
        if self.step == 0:
            for seat in range(state.players):
                draw(state, umpire, seat, 1)
            state.push(Stakes((OPEN,) * state.players, 0))
        elif self.step <= state.players:
            state.push(Turn(self.step - 1, 2))
        elif state.round < state.rounds:
            state.round += 1
            self.step = 0
            return
        else:
            state.agenda.pop()
            return
        self.step += 1


class Stakes(Frame[Pebbles]):
    """pebbles.stake-01: all choose at the same time. `contested` is 1 while those tied for the best hold a contest."""

    __slots__ = ("contested", "stakes")
    kind = "stakes"
    fields = ("stakes", "contested")

    def __init__(self, stakes: tuple[int, ...], contested: int) -> None:
        self.stakes = stakes
        self.contested = contested

    def copy(self) -> Self:
        """The stakes change."""
        made = self.__class__(self.stakes, self.contested)
        made.number = self.number
        return made

    def deciders(self, state: Pebbles) -> Sequence[int]:
        """Whoever has not chosen."""
        return [seat for seat, stake in enumerate(self.stakes) if stake == OPEN]

    def may_act(self, state: Pebbles) -> Sequence[int]:
        """Everybody: a choice may be changed until the last is in."""
        return range(state.players)

    def legal_actions(self, state: Pebbles, seat: int) -> list[int]:
        """A pebble of the hand, or hold."""
        return [STAKE(colour) for colour, count in enumerate(state.hands[seat]) if count] + [HOLD()]

    def candidates(self, state: Pebbles, seat: int) -> list[int]:
        """Any pebble."""
        return [STAKE(colour) for colour in range(len(COLOURS))]

    def refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
        """Only what is held can be staked."""
        kind = CODEC.kind(action)
        if kind is HOLD:
            return None
        if kind is not STAKE:
            return Refusal("not_now", "pebbles.stake-01")
        (colour,) = STAKE.arguments(action)
        if colour >= len(COLOURS) or not state.hands[seat][colour]:
            return Refusal("not_held", "pebbles.stake-01")
        return None

    def apply(self, state: Pebbles, seat: int, action: int, umpire: Umpire) -> None:
        """Keep the choice; only its owner learns it."""
        stake = STAKE.arguments(action)[0] if CODEC.kind(action) is STAKE else HELD
        self.stakes = (*self.stakes[:seat], stake, *self.stakes[seat + 1 :])
        umpire.announce("chosen", {"seat": seat}, private={seat: {"stake": stake}})

    def proceed(self, state: Pebbles, umpire: Umpire) -> None:
        """pebbles.stake-02: the best stake takes all; those tied for it hold a contest first."""
        staked = {seat: stake for seat, stake in enumerate(self.stakes) if stake != HELD}
        best = [seat for seat, stake in staked.items() if stake == max(staked.values())]
        if not self.contested:
            umpire.announce("revealed", {"stakes": list(self.stakes)})
        if len(best) > 1 and not self.contested:
            self.contested = 1
            state.push(Contest(tuple(best)))
            return
        state.agenda.pop()
        if best:
            winner = state.winner if self.contested else best[0]
            for seat, stake in staked.items():
                state.move(one(stake), state.hands[seat], state.piles[winner])
            umpire.announce("piled", {"seat": winner, "count": len(staked)})

    def time_up(self, state: Pebbles, umpire: Umpire) -> bool:
        """pebbles.stake-03: whoever has not staked holds."""
        self.stakes = tuple(HELD if stake == OPEN else stake for stake in self.stakes)
        return True


class Contest(Frame[Pebbles]):
    """pebbles.contest-01: each throws a die, the best wins, those tied throw again. The winner is left in the state."""

    __slots__ = ("seats",)
    kind = "contest"
    fields = ("seats",)
    pause = True

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def proceed(self, state: Pebbles, umpire: Umpire) -> None:
        """One throw of everybody in the contest."""
        dice = umpire.throw(state, len(self.seats), 6)
        umpire.announce("thrown", {"seats": list(self.seats), "dice": dice})
        best = tuple(seat for seat, die in zip(self.seats, dice, strict=True) if die == max(dice))
        state.agenda.pop()
        if len(best) > 1:
            state.push(Contest(best))
        else:
            state.winner = best[0]


class Turn(Frame[Pebbles]):
    """pebbles.turn-01: offers, then a duel or a pass. `offers`: how many may still be made."""

    __slots__ = ("offers", "seat")
    kind = "turn"
    fields = ("seat", "offers")

    def __init__(self, seat: int, offers: int) -> None:
        self.seat = seat
        self.offers = offers

    def copy(self) -> Self:
        """`offers` changes."""
        made = self.__class__(self.seat, self.offers)
        made.number = self.number
        return made

    def deciders(self, state: Pebbles) -> Sequence[int]:
        """Whose turn it is."""
        return (self.seat,)

    def legal_actions(self, state: Pebbles, seat: int) -> list[int]:
        """A duel with whoever holds a pebble, or a pass; offers have a free form."""
        return [DUEL(other) for other in state.others(seat) if any(state.hands[other])] + [PASS()]

    def candidates(self, state: Pebbles, seat: int) -> list[int]:
        """A duel with anybody."""
        return [DUEL(other) for other in state.others(seat)]

    def refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
        """A duel needs a loser's pebble, an offer needs open ears."""
        kind = CODEC.kind(action)
        if kind is PASS:
            return None
        if kind is DUEL:
            (other,) = DUEL.arguments(action)
            if other == seat or other >= state.players:
                return Refusal("nobody", "pebbles.turn-02")
            return None if any(state.hands[other]) else Refusal("empty_hand", "pebbles.turn-02", {"seat": other})
        if kind is OFFER:
            return self._offer_refusal(state, seat, action)
        return Refusal("not_now", "pebbles.turn-01")

    def _offer_refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
        """pebbles.offer-01: two offers of what is held to another player; pebbles.offer-03: to open ears."""
        give, want, to = OFFER.arguments(action)
        if not self.offers:
            return Refusal("offers_made", "pebbles.offer-01", {"most": 2})
        if to == seat or to >= state.players or not (give or want):
            return Refusal("nobody", "pebbles.offer-01")
        if any(count > held for count, held in zip(unpacked(give), state.hands[seat], strict=True)):
            return Refusal("not_held", "pebbles.offer-01")
        return None if state.ears[to] else Refusal("ears_shut", "pebbles.offer-03", {"seat": to})

    def apply(self, state: Pebbles, seat: int, action: int, umpire: Umpire) -> None:
        """The turn ends with a duel or a pass; an offer waits for its answer on top of the turn."""
        kind = CODEC.kind(action)
        if kind is OFFER:
            self.offers -= 1
            give, want, to = OFFER.arguments(action)
            umpire.announce("offered", {"seat": seat, "to": to, "give": give, "want": want})
            state.push(Answer(seat, to, give, want))
            return
        state.agenda.pop()
        if kind is DUEL:
            (other,) = DUEL.arguments(action)
            umpire.announce("challenged", {"seat": seat, "to": other})
            state.push(Duel(seat, other))
            state.push(Contest((seat, other)))


class Duel(Frame[Pebbles]):
    """pebbles.turn-02: when its contest has ended, the winner takes a pebble unseen."""

    __slots__ = ("one", "other")
    kind = "duel"
    fields = ("one", "other")
    pause = True

    def __init__(self, challenger: int, other: int) -> None:
        self.one = challenger
        self.other = other

    def proceed(self, state: Pebbles, umpire: Umpire) -> None:
        """The two of them see what was taken, the others do not."""
        state.agenda.pop()
        winner = state.winner
        loser = self.other if winner == self.one else self.one
        if any(state.hands[loser]):
            (colour,) = umpire.pick(state, pebbles(state.hands[loser]), 1)
            state.move(one(colour), state.hands[loser], state.hands[winner])
            seen = {"colour": colour}
            umpire.announce("taken", {"seat": winner, "from": loser}, private={winner: seen, loser: seen})


class Answer(Frame[Pebbles]):
    """pebbles.offer-02: an answer is owed before the turn goes on."""

    __slots__ = ("give", "seat", "to", "want")
    kind = "answer"
    fields = ("seat", "to", "give", "want")

    def __init__(self, seat: int, to: int, give: int, want: int) -> None:
        self.seat = seat
        self.to = to
        self.give = give
        self.want = want

    def deciders(self, state: Pebbles) -> Sequence[int]:
        """Who was asked."""
        return (self.to,)

    def legal_actions(self, state: Pebbles, seat: int) -> list[int]:
        """Accept, if the pebbles are there, or decline."""
        return [action for action in (ACCEPT(), DECLINE()) if self.refusal(state, seat, action) is None]

    def candidates(self, state: Pebbles, seat: int) -> list[int]:
        """Accepting."""
        return [ACCEPT()]

    def refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
        """Only what is held can be given."""
        kind = CODEC.kind(action)
        if kind is ACCEPT:
            short = any(count > held for count, held in zip(unpacked(self.want), state.hands[seat], strict=True))
            return Refusal("not_held", "pebbles.offer-02") if short else None
        return None if kind is DECLINE else Refusal("not_now", "pebbles.offer-02")

    def apply(self, state: Pebbles, seat: int, action: int, umpire: Umpire) -> None:
        """Exchange, or not."""
        state.agenda.pop()
        accepted = CODEC.kind(action) is ACCEPT
        if accepted:
            state.move(unpacked(self.give), state.hands[self.seat], state.hands[seat])
            state.move(unpacked(self.want), state.hands[seat], state.hands[self.seat])
        umpire.announce("answered", {"seat": seat, "to": self.seat, "accepted": accepted})


FRAMES: dict[str, type[Frame[Pebbles]]] = {
    frame.kind: frame for frame in (Setup, Round, Stakes, Contest, Turn, Duel, Answer)
}


def draw(state: Pebbles, umpire: Umpire, seat: int, count: int) -> None:
    """pebbles.round-01, pebbles.setup-02: draw so many pebbles, unseen by others, as long as the bag lasts."""
    drawn = [state.bag.pop() for _ in range(min(count, len(state.bag)))]
    for colour in drawn:
        state.hands[seat][colour] += 1
    umpire.announce("drawn", {"seat": seat, "count": len(drawn)}, private={seat: {"pebbles": drawn}})
