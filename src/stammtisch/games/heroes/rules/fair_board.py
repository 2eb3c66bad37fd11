"""The bidding on the board: posting, changing, withdrawing and taking wishes (aoh.fair-14 to aoh.fair-26; decision
D06).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from stammtisch.engine.actions import KIND_MASK
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import BOARD_FAIR, CHANGE, DONE, OFFER, TAKE, WITHDRAW
from stammtisch.games.heroes.cards import CLASSES, HOLDABLE, WORDS, kinds_in, mask_of
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.wishes import (
    EXCHANGE_LIMIT,
    Wish,
    card_refusal,
    exchange,
    fits,
    match,
    sees,
    tradable_refusal,
    want_word,
)
from stammtisch.games.heroes.state import NOBODY, HeroesState

SIMPLE_WANTS = tuple(1 << kind for kind in HOLDABLE) + tuple(CLASSES.values())
SIMPLE_OFFERS = tuple(
    tuple(OFFER(give, want, NOBODY, 1) for want in SIMPLE_WANTS if want != 1 << give) for give in HOLDABLE
)
"""For each kind the wishes that are listed: for one kind or class, to nobody in particular, shown. All others are free
in form.
"""
_DONE = DONE()
TAKEN_CARD_SHIFT = TAKE.shift("card")


@lru_cache(maxsize=1 << len(HOLDABLE))
def simple_offers(held: int) -> tuple[int, ...]:
    """The wishes that are listed for a hand with free cards of the kinds in the mask `held`."""
    return tuple(action for kind in kinds_in(held) for action in SIMPLE_OFFERS[kind])


@lru_cache(maxsize=10_000)
def _posted(seat: int, action: int) -> Wish:
    """The wish that an `offer` of `seat` posts."""
    return Wish(seat, *OFFER.arguments(action))


@lru_cache(maxsize=10_000)
def withdraw_action(wish: Wish) -> int:
    """The action that withdraws a wish."""
    return WITHDRAW(*wish[1:])


@lru_cache(maxsize=10_000)
def take_action(owner: int, give: int, want: int, to: int) -> int:
    """The action that takes a wish, without the card given for it."""
    return TAKE(owner, give, want, to, 0)


class FairBidding(HeroesFrame):
    """aoh.fair-16, aoh.fair-19, aoh.fair-21: the bidding of the fair.

    `wishes`: standing wishes, the oldest first (posting or changing makes one the youngest); `done`: bit mask of the
    seats that are done; `exchanges`: how many each seat has made in this fair.

    A wish is named by what it says. Where one owner has several that say the same, whoever takes, changes or withdraws
    one means the oldest (aoh.fair-19): they give and want the same, all who see one see all, and only the age of the
    one that is left differs. A number of the table's own would tell how many wishes were posted unseen (aoh.fair-20).
    """

    __slots__ = ("done", "exchanges", "wishes")
    kind = "fair_bidding"
    stage = "fair:bidding"
    final = True
    fields = ("wishes", "done", "exchanges")
    kinds = BOARD_FAIR

    wishes: list[Wish]

    def __init__(self, players: int) -> None:
        self.wishes = []
        self.done = 0
        self.exchanges: tuple[int, ...] = (0,) * players

    def copy(self) -> FairBidding:
        """A frame of its own: wishes come and go."""
        twin = FairBidding.__new__(FairBidding)
        twin.wishes, twin.done, twin.exchanges, twin.number = self.wishes[:], self.done, self.exchanges, self.number
        return twin

    @classmethod
    def from_data(cls, data: list[object]) -> FairBidding:
        """The frame that `to_data` described."""
        frame = super().from_data(data)
        frame.wishes = [Wish(*wish) for wish in frame.wishes]
        return frame

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """aoh.fair-21, aoh.loss-08: every living player who is not done."""
        done = self.done
        return [seat for seat, player in enumerate(state.players) if not (player.out or done >> seat & 1)]

    def may_act(self, state: HeroesState) -> Sequence[int]:
        """Who is done may still post, change, withdraw and take."""
        return state.living()

    def board(self, seat: int | None) -> list[Wish]:
        """aoh.fair-24: the wishes that a seat (None: a spectator) sees."""
        # Most wishes are for everybody; asking about each of them is a good part of what a look at the board costs.
        return [wish for wish in self.wishes if (wish[3] == NOBODY and wish[4]) or sees(wish, seat)]

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Wishes to take, simple wishes to post, own wishes to withdraw, done. Other forms of a wish are free (see
        `Game.forms`).
        """
        free = list(state.players[seat].hand)
        own: list[int] = []
        for wish in self.wishes:
            if wish[0] == seat:
                free[wish[1]] -= 1
                own.append(withdraw_action(wish))
        actions = [] if self.done >> seat & 1 else [_DONE]
        actions += own
        if self.exchanges[seat] >= EXCHANGE_LIMIT:
            return list(dict.fromkeys(actions))
        held = [kind for kind in HOLDABLE if free[kind] > 0]
        held_mask = mask_of(held)
        for owner, give, want, to, shown in self.wishes:
            fitting = want & held_mask & ~(1 << give)
            if fitting and owner != seat and shown and to in (NOBODY, seat) and self.exchanges[owner] < EXCHANGE_LIMIT:
                action = take_action(owner, give, want, to)
                actions += [action | kind << TAKEN_CARD_SHIFT for kind in held if fitting >> kind & 1]
        actions = list(dict.fromkeys(actions))
        actions += simple_offers(held_mask)
        return actions

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.fair-16, aoh.fair-20, aoh.fair-25, aoh.fair-26: decided on the own hand, the own wishes and what stands
        on the own board alone.
        """
        kind = action & KIND_MASK
        if kind == DONE.number:
            return Refusal("done_already", "aoh.fair-21") if self.done >> seat & 1 else None
        if kind != WITHDRAW.number and self.exchanges[seat] >= EXCHANGE_LIMIT:
            return Refusal("exchange_limit", "aoh.fair-21", {"limit": EXCHANGE_LIMIT})
        if kind == OFFER.number:
            return self._offer_refusal(state, _posted(seat, action))
        if kind == TAKE.number:
            return self._take_refusal(state, seat, *TAKE.arguments(action))
        if kind == WITHDRAW.number:
            return self._own_refusal(Wish(seat, *WITHDRAW.arguments(action)))
        give, want, to, shown, new_want, new_to, new_shown = CHANGE.arguments(action)
        refused = self._own_refusal(Wish(seat, give, want, to, shown))
        return refused or self._side_refusal(state, Wish(seat, give, new_want, new_to, new_shown))

    def _own_refusal(self, wish: Wish) -> Refusal | None:
        """aoh.fair-10, aoh.fair-16: a wish that was matched, withdrawn or never posted is gone for good."""
        return None if wish in self.wishes else Refusal("no_such_offer", "aoh.fair-16")

    def _side_refusal(self, state: HeroesState, wish: Wish) -> Refusal | None:
        """aoh.fair-15, aoh.fair-27: what may be wanted and who may be addressed."""
        refused = tradable_refusal(wish.give, wish.want)
        if (
            refused is None
            and wish.to != NOBODY
            and (wish.to >= len(state.players) or wish.to == wish.owner or state.players[wish.to].out)
        ):
            return Refusal("bad_addressee", "aoh.fair-15")
        return refused

    def _offer_refusal(self, state: HeroesState, wish: Wish) -> Refusal | None:
        return self._side_refusal(state, wish) or card_refusal(state, wish.owner, wish.give, self.wishes)

    def _take_refusal(
        self, state: HeroesState, seat: int, owner: int, give: int, want: int, to: int, card: int
    ) -> Refusal | None:
        """aoh.fair-25, aoh.fair-18: the own card is looked at first, then whether the wish is on the board, then
        whether it wants the card.

        A wish that was matched, withdrawn, sealed or addressed elsewhere looks the same: gone. So does one of a player
        who has reached the limit of exchanges.
        """
        refused = tradable_refusal(card, CLASSES["any"]) or card_refusal(state, seat, card, self.wishes)
        if refused is not None:
            return refused
        named = Wish(owner, give, want, to, 1)
        if owner == seat or named not in self.wishes or not sees(named, seat):
            return Refusal("gone", "aoh.fair-25")
        if self.exchanges[owner] >= EXCHANGE_LIMIT:
            return Refusal("gone", "aoh.fair-25")
        if not fits(give, want, card, 1 << give):
            return Refusal("not_wanted", "aoh.fair-25", {"card": WORDS[card]})
        return None

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """aoh.fair-10, aoh.fair-16, aoh.fair-26: one command of the fair. Undo never reaches into it: a wish is taken
        back by withdrawing it, and changing one costs it its age.
        """
        umpire.block_undo()
        kind = action & KIND_MASK
        if kind == OFFER.number:
            self._post(state, _posted(seat, action), umpire)
        elif kind == DONE.number:
            self.done |= 1 << seat
            umpire.announce("done", {"seat": seat})
        elif kind == TAKE.number:
            owner, give, want, to, card = TAKE.arguments(action)
            self._swap(state, Wish(owner, give, want, to, 1), Wish(seat, card, 1 << give, owner, 0), umpire)
        elif kind == WITHDRAW.number:
            self._withdraw(Wish(seat, *WITHDRAW.arguments(action)), umpire)
        else:
            give, want, to, shown, new_want, new_to, new_shown = CHANGE.arguments(action)
            self._withdraw(Wish(seat, give, want, to, shown), umpire)
            self._post(state, Wish(seat, give, new_want, new_to, new_shown), umpire)

    def _post(self, state: HeroesState, wish: Wish, umpire: Umpire) -> None:
        """aoh.fair-14, aoh.fair-19, aoh.fair-26: the new wish is matched with the oldest that is mutual, at most once;
        else it stands.

        Its owner is no longer done. A wish that is matched at once is told by its exchange alone: it never stood on the
        board (aoh.fair-24).
        """
        self.done &= ~(1 << wish.owner)
        want = wish.want
        for other in self.wishes:
            if want >> other[1] & 1 and match(wish, other) and self.exchanges[other.owner] < EXCHANGE_LIMIT:
                self._swap(state, other, wish, umpire)
                return
        self.wishes.append(wish)
        if umpire.listening:
            self._tell("wish", wish, umpire)

    def _withdraw(self, wish: Wish, umpire: Umpire) -> None:
        """aoh.fair-16: a standing wish may be withdrawn or changed by its owner."""
        self.wishes.remove(wish)
        if umpire.listening:
            self._tell("wish_withdrawn", wish, umpire)

    def _tell(self, kind: str, wish: Wish, umpire: Umpire) -> None:
        """aoh.fair-20, aoh.fair-24: whoever sees the wish learns of it, nobody else."""
        facts = {
            "seat": wish.owner,
            "give": WORDS[wish.give],
            "want": want_word(wish.want),
            "to": None if wish.to == NOBODY else wish.to,
            "shown": bool(wish.shown),
        }
        if not wish.shown:
            umpire.announce(kind, facts, audience=(wish.owner,))
        elif wish.to == NOBODY:
            umpire.announce(kind, facts)
        else:
            umpire.announce(kind, facts, audience=(wish.owner, wish.to))

    def _swap(self, state: HeroesState, standing: Wish, newer: Wish, umpire: Umpire) -> None:
        """aoh.fair-10, aoh.fair-21: both cards change owners, the standing wish ends, both owners are open again."""
        self.wishes.remove(standing)
        seats = (standing.owner, newer.owner)
        self.exchanges = tuple(count + (seat in seats) for seat, count in enumerate(self.exchanges))
        for seat in seats:
            self.done &= ~(1 << seat)
            if self.exchanges[seat] >= EXCHANGE_LIMIT:
                self.done |= 1 << seat
        exchange(state, standing.owner, standing.give, newer.owner, newer.give, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.fair-21: all are done; standing wishes lapse without being listed."""
        state.agenda.pop()
        umpire.announce("fair_closes", {"round": state.round})

    def time_up(self, state: HeroesState, umpire: Umpire) -> bool:
        """aoh.fair-21: the time of the fair is up."""
        self.proceed(state, umpire)
        return True

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D06: done."""
        return _DONE
