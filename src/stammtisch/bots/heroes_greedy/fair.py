"""The fair: wishes posted, taken and changed, and when to be done (decision D06, aoh-decisions 4.9)."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.heroes_greedy.manners import wanted_at_all
from stammtisch.bots.heroes_greedy.values import NO_HAND, Worth, worth_of
from stammtisch.bots.heroes_greedy.wishes import Goods, best_on_board, goods, kept_openly, wants
from stammtisch.games.heroes.actions import CHANGE, DONE, HAND_IN, OFFER, TAKE, WISH, WITHDRAW
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.state import NOBODY

MOST_WISHES = 2
MOST_EXCHANGES = 6
MOST_CHANGES = 3

_DONE, _HAND_IN = DONE(), HAND_IN()


class Fair:
    """One seat at the fairs of a game; it remembers what it did in the fair that is on."""

    __slots__ = (
        "_changes",
        "_counts",
        "_given",
        "_given_to",
        "_goods",
        "_hand",
        "_kept",
        "_looked_at",
        "_round",
        "_seat",
        "_standing",
        "_wanted",
        "_worth",
    )

    _hand: bytes
    _worth: Worth
    _goods: Goods
    _wanted: int
    _kept: int
    _looked_at: tuple[Wish, ...]
    _standing: list[Wish]
    _counts: tuple[int, ...]
    _given: int
    _given_to: dict[int, int]
    _changes: int

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._round = 0

    def bid(self, seen: Observation, legal: Sequence[int]) -> int:
        """The next command."""
        if seen.round != self._round:
            self._begin(seen)
        hand = seen.hand or NO_HAND
        changed = hand != self._hand
        if changed:
            self._hand = hand
            self._worth = worth_of(seen, self._seat)
            most = MOST_EXCHANGES if seen.options.fair == "sealed" else MOST_WISHES + 1
            self._goods = goods(hand, self._worth, self._wanted, self._kept, most)
        if seen.options.fair == "sealed":
            return self._write(seen)
        seat = self._seat
        own = [wish for wish in seen.wishes if wish[0] == seat]
        if seen.exchanges != self._counts:
            self._notice(seen, own)
        self._standing = own
        room = MOST_EXCHANGES - seen.exchanges[seat]
        action = self._repair(own, room) if own and (changed or len(own) > room) else 0
        if changed:
            self._looked_at = ()
        action = action or (room > 0 and (self._take(seen, own) or self._post(own, room))) or _DONE
        return action if action != _DONE or not legal or _DONE in legal else legal[0]

    def _begin(self, seen: Observation) -> None:
        """A new fair: nothing was done in it so far."""
        self._round = seen.round
        self._hand = b""
        self._wanted = wanted_at_all(seen, self._seat)
        self._kept = kept_openly(seen, self._seat)
        self._standing = []
        self._counts = seen.exchanges
        self._given = 0
        self._given_to = {}
        self._changes = 0

    def _notice(self, seen: Observation, own: list[Wish]) -> None:
        """Own wishes that are gone were matched; whoever has exchanged since may have been the partner."""
        gone = self._standing
        for wish in own:
            if wish in gone:
                gone.remove(wish)
        for wish in gone:
            for other, count in enumerate(seen.exchanges):
                if other != self._seat and count != self._counts[other]:
                    self._note(other, wish.give)
        self._counts = seen.exchanges

    def _note(self, partner: int, kind: int) -> None:
        """A kind may have been given to a partner: it is not wanted back."""
        self._given |= 1 << kind
        self._given_to[partner] = self._given_to.get(partner, 0) | 1 << kind

    def _take(self, seen: Observation, own: list[Wish]) -> int:
        """Take the best wish on the board; 0 if none is worth it. Only wishes not looked at before are looked at."""
        board = seen.wishes
        known = len(self._looked_at)
        new = board[known:] if board[:known] == self._looked_at else board
        self._looked_at = board
        if not new:
            return 0
        backing = [wish.give for wish in own]
        found = best_on_board(seen, self._seat, new, self._worth, self._wanted, self._goods, backing, self._given_to)
        if found is None:
            return 0
        wish, kind = found
        self._note(wish.owner, kind)
        return TAKE(wish.owner, wish.give, wish.want, wish.to, kind)

    def _post(self, own: list[Wish], room: int) -> int:
        """Post the next wish; 0 if all that are worth it stand. The last card is never offered."""
        standing = len(own)
        if standing >= MOST_WISHES or standing >= room or standing + 1 >= self._goods.cards:
            return 0
        given = [wish.give for wish in own]
        for kind, want in self._goods.wishes:
            still = want & ~self._given
            if still and kind not in given:
                self._standing.append(Wish(self._seat, kind, still, NOBODY, 1))
                return OFFER(kind, still, NOBODY, 1)
        return 0

    def _repair(self, own: list[Wish], room: int) -> int:
        """Change or withdraw a standing wish that would lose by now, or that goes beyond the exchanges left; 0 if all
        are good.
        """
        for wish in own:
            good = wants(self._worth, self._worth.loss[wish.give], self._wanted & ~self._given) & wish.want
            if good == wish.want and len(own) <= room:
                continue
            self._standing.remove(wish)
            if good and len(own) <= room and self._changes < MOST_CHANGES:
                self._changes += 1
                self._standing.append(wish._replace(want=good))
                return CHANGE(*wish[1:], good, NOBODY, 1)
            return WITHDRAW(*wish[1:])
        return 0

    def _write(self, seen: Observation) -> int:
        """aoh.opt-13: the next wish of the list, or the list is handed in."""
        written = len(seen.wish_list)
        wishes = self._goods.wishes
        if written < min(len(wishes), MOST_EXCHANGES, sum(self._hand) - 1):
            return WISH(*wishes[written], NOBODY)
        return _HAND_IN
