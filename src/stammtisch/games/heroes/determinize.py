"""Dealing anew what a seat may not know, for search (aoh.prep-09)."""

from __future__ import annotations

from stammtisch.engine.game import Below
from stammtisch.games.heroes.actions import payment_cards
from stammtisch.games.heroes.cards import FORTUNE, HOLDABLE, spread
from stammtisch.games.heroes.pieces import ROAD
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import PAYMENTS, RoadRequest
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.windows import AnswerHunger
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.state import NO_ORDERS, HeroesState


def determinize(state: HeroesState, seat: int | None, below: Below) -> HeroesState:
    """A copy in which the others' hands, the deck's order and everything they keep secret are dealt anew, as `seat`
    (None: a spectator) may believe them.

    Hand sizes, public counts and the cards that shown wishes prove are kept, and whoever asks for a road can pay for
    it. Sealed wishes, lists, drafts and standing orders of others are forgotten, a hidden line is put in another order,
    and chance gets a key of its own. What comes out depends on `below` and on what `seat` may know, on nothing else.
    """
    twin = state.copy()
    twin.chance_key = below(1 << 62)
    wishes = _forget_secrets(twin, seat, below)
    others = [other for other in range(len(twin.players)) if other != seat]
    proven = {other: [wish.give for wish in wishes if wish.owner == other] for other in others}
    pool = list(twin.deck)
    for other in others:
        pool += spread(twin.players[other].hand) + list(twin.players[other].pending)
    for cards in proven.values():
        for card in cards:
            pool.remove(card)
    pool.sort()
    _pay_anew(twin, seat, pool, proven, below)
    _shuffle(pool, below)
    holdable = [card for card in pool if card <= FORTUNE]
    rest = [card for card in pool if card > FORTUNE]
    for other in others:
        player = twin.players[other]
        size = player.cards
        player.hand = bytearray(len(HOLDABLE))
        for card in proven[other]:
            player.hand[card] += 1
        kept_pending = min(len(player.pending), len(rest))
        player.pending = tuple(rest.pop() for _ in range(kept_pending))
        while sum(player.hand) + len(player.pending) < size:
            player.hand[holdable.pop()] += 1
    twin.deck = holdable + rest
    _shuffle(twin.deck, below)
    return twin


def _forget_secrets(twin: HeroesState, seat: int | None, below: Below) -> list[Wish]:
    """Forget what others keep secret; the wishes of others that `seat` sees remain and are returned."""
    for other, player in enumerate(twin.players):
        if other != seat:
            player.orders = NO_ORDERS
    top = twin.agenda[-1] if twin.agenda else None
    if isinstance(top, FairBidding):
        top.wishes = top.board(seat)
        return [wish for wish in top.wishes if wish.owner != seat]
    if isinstance(top, FairLists):
        top.lists = tuple(wishes if owner == seat else () for owner, wishes in enumerate(top.lists))
    elif isinstance(top, AnswerHunger):
        top.forget(seat)
    elif isinstance(top, Muster) and top.seat != seat:
        top.line = ()
    elif isinstance(top, Answer):
        if top.seat != seat:
            top.line = ()
        _hide_order(twin, top, seat, below)
    return []


def _pay_anew(twin: HeroesState, seat: int | None, pool: list[int], proven: dict[int, list[int]], below: Below) -> None:
    """aoh.base-11: who is asked for a road knows that it can be paid, not with which cards."""
    request = twin.agenda[-1] if twin.agenda else None
    if not isinstance(request, RoadRequest) or request.builder == seat:
        return
    cards = [payment_cards(code) for code, _ in PAYMENTS[ROAD]]
    possible = [paid for paid in cards if all(pool.count(card) >= paid.count(card) for card in paid)]
    paid = possible[below(len(possible))]
    for card in paid:
        pool.remove(card)
    proven[request.builder] += paid
    twin.agenda[-1] = request.paid_with(paid)


def _hide_order(twin: HeroesState, answer: Answer, seat: int | None, below: Below) -> None:
    """aoh.est-12: until the defender has answered the attacker's order is anybody's guess, unless it is fixed
    (aoh.opt-07).
    """
    battle = twin.agenda[-2]
    assert isinstance(battle, Battle)
    if battle.attacker != seat and twin.options.battle_order == "sealed":
        line = sorted(battle.attack)
        _shuffle(line, below)
        battle.attack = tuple(line)


def _shuffle(items: list[int], below: Below) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
