"""The sealed fair: one list of wishes each, posted unseen row by row in one cycle (aoh.opt-13; decision D06)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import CLEAR, HAND_IN, SEALED_FAIR, WISH, kind_of
from stammtisch.games.heroes.cards import HOLDABLE
from stammtisch.games.heroes.rules.fair_board import SIMPLE_WANTS
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.wishes import Wish, exchange, free_cards, match, tradable_refusal
from stammtisch.games.heroes.state import NOBODY, HeroesState

LIST_LIMIT = 20
"""Wishes in one list: more than a hand can ever serve."""
_SIMPLE = tuple(tuple(WISH(give, want, NOBODY) for want in SIMPLE_WANTS if want != 1 << give) for give in HOLDABLE)
_HAND_IN, _CLEAR = HAND_IN(), CLEAR()


class FairLists(HeroesFrame):
    """aoh.opt-13: every player writes a list and hands it in; it may be replaced until the last one is in.

    `lists`: for each seat its wishes in order of preference; `handed_in`: bit mask of the seats whose list is in.
    """

    __slots__ = ("handed_in", "lists")
    kind = "fair_lists"
    stage = "fair:bidding"
    fields = ("lists", "handed_in")
    kinds = SEALED_FAIR

    def __init__(self, players: int) -> None:
        self.lists: tuple[tuple[Wish, ...], ...] = ((),) * players
        self.handed_in = 0

    def copy(self) -> FairLists:
        """A frame of its own: lists grow."""
        twin = FairLists.__new__(FairLists)
        twin.lists, twin.handed_in, twin.number = self.lists, self.handed_in, self.number
        return twin

    @classmethod
    def from_data(cls, data: list[object]) -> FairLists:
        """The frame that `to_data` described."""
        frame = super().from_data(data)
        frame.lists = tuple(tuple(Wish(*wish) for wish in wishes) for wishes in frame.lists)
        return frame

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """Every living player whose list is not in."""
        return [seat for seat in state.living() if not self.handed_in >> seat & 1]

    def may_act(self, state: HeroesState) -> Sequence[int]:
        """A list that is in may still be replaced."""
        return state.living()

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Hand in, begin anew, or add a simple wish for a card in hand. Other forms of a wish are free (see
        `Game.forms`).
        """
        if self.handed_in >> seat & 1:
            return [_CLEAR]
        actions = [_HAND_IN, _CLEAR] if self.lists[seat] else [_HAND_IN]
        if len(self.lists[seat]) < LIST_LIMIT:
            hand = state.players[seat].hand
            for kind in HOLDABLE:
                if hand[kind]:
                    actions += _SIMPLE[kind]
        return actions

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.opt-13, aoh.fair-27: a list is written while it is not in; a card that is not in hand yet may come by an
        earlier wish.
        """
        kind = kind_of(action)
        is_in = bool(self.handed_in >> seat & 1)
        if kind == CLEAR.number:
            return None if is_in or self.lists[seat] else Refusal("nothing_to_clear", "aoh.opt-13")
        if is_in:
            return Refusal("list_is_in", "aoh.opt-13")
        if kind == HAND_IN.number:
            return None
        give, want, to = WISH.arguments(action)
        if len(self.lists[seat]) >= LIST_LIMIT:
            return Refusal("list_full", "aoh.opt-13", {"limit": LIST_LIMIT})
        refused = tradable_refusal(give, want)
        if refused is None and to != NOBODY and (to >= len(state.players) or to == seat or state.players[to].out):
            return Refusal("bad_addressee", "aoh.fair-15")
        return refused

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """aoh.opt-13, aoh.fair-20: write, hand in, or begin anew.

        Nothing is undone but by beginning anew: an undo that ends when somebody else writes would tell of it.
        """
        umpire.block_undo()
        kind = kind_of(action)
        if kind == HAND_IN.number:
            self.handed_in |= 1 << seat
            umpire.announce("done", {"seat": seat})
        elif kind == CLEAR.number:
            self.handed_in &= ~(1 << seat)
            self._write(seat, ())
        else:
            give, want, to = WISH.arguments(action)
            self._write(seat, (*self.lists[seat], Wish(seat, give, want, to, 0)))

    def _write(self, seat: int, wishes: tuple[Wish, ...]) -> None:
        self.lists = (*self.lists[:seat], wishes, *self.lists[seat + 1 :])

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.opt-13: everybody's first wish from the first player on, then everybody's second; a wish without a free
        card is skipped; one cycle.
        """
        state.agenda.pop()
        umpire.block_undo()
        lists = {seat: wishes for seat, wishes in enumerate(self.lists) if self.handed_in >> seat & 1}
        standing: list[Wish] = []
        for row in range(LIST_LIMIT):
            for seat in state.around(state.first):
                wishes = lists.get(seat, ())
                if row < len(wishes) and free_cards(state, seat, wishes[row].give, standing) > 0:
                    _post_unseen(state, wishes[row], standing, umpire)
        umpire.announce("fair_closes", {"round": state.round})

    def time_up(self, state: HeroesState, umpire: Umpire) -> bool:
        """aoh.opt-13, aoh.fair-21: at the deadline the lists that are in are posted."""
        self.proceed(state, umpire)
        return True

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D06: done; the list as it is."""
        return _HAND_IN


def _post_unseen(state: HeroesState, wish: Wish, standing: list[Wish], umpire: Umpire) -> None:
    """aoh.fair-19: the wish is matched with the oldest standing one that is mutual, or stands itself."""
    for other in standing:
        if match(wish, other):
            standing.remove(other)
            exchange(state, other.owner, other.give, wish.owner, wish.give, umpire)
            return
    standing.append(wish)
