"""Dealing anew what a seat may not know, for search (decisions table H)."""

from __future__ import annotations

from collections.abc import Iterable

from stammtisch.engine.game import Below
from stammtisch.games.era.rules.ending import AGREED, SHARED
from stammtisch.games.era.rules.hamlets import WonHamlet
from stammtisch.games.era.setup import Drafts, KeepCard
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import CARDS, HAMLETS, IMPROVEMENT_HAMLET, INFLUENCE, NO_CARD


def determinize(state: EraState, seat: int | None, below: Below) -> EraState:
    """A copy in which the others' cards and hamlets, the hamlets on the map and in the box, and the card pile are dealt
    anew, as `seat` (None: a spectator) may believe them.

    How many everybody has, and colours of hamlets where the table shows them, are kept. Standing orders and open offers
    of others are forgotten, and chance gets a key of its own. What comes out depends on `below` and on what `seat` may
    know, on nothing else.
    """
    twin = state.copy()
    twin.chance_key = below(1 << 62)
    others = [other for other in range(len(twin.players)) if other != seat and not revealed(twin, other)]
    for other in others:
        twin.players[other].orders = ()
    twin.offers = tuple(offer for offer in twin.offers if seat in offer[2:4])
    _deal_cards(twin, seat, others, below)
    _deal_hamlets(twin, seat, others, below)
    return twin


def revealed(state: EraState, seat: int) -> bool:
    """D-90, eot.2.2-01: whether the scoring has shown the card and the hamlets of `seat`; a tribe that was wiped out
    shows nothing.
    """
    scored = not state.agenda and state.ended_by not in (SHARED, AGREED)
    return scored and not state.wiped >> seat & 1


def colour(kind: int) -> str:
    """eot.C-27, R-166: the colour of a hamlet: red ones are those that score, Improvement and Leader."""
    return "red" if kind >= IMPROVEMENT_HAMLET else "green"


# --- cards ------------------------------------------------------------------------------------------------------------


def _deal_cards(twin: EraState, seat: int | None, others: list[int], below: Below) -> None:
    """eot.0.5-03, eot.0.5-06, eot.0.5-07: the own rejected card lies in the pile, and nobody else has drawn it: the
    pile is shuffled again after the draft only.
    """
    drafting = any(isinstance(frame, Drafts) for frame in twin.agenda)
    own = twin.players[seat].rejected if seat is not None else NO_CARD
    place = twin.pile.index(own) if own in twin.pile else -1
    places = {other: _place(twin.pile, twin.players[other].rejected) for other in others}
    drawn = next(
        (frame for frame in twin.agenda if isinstance(frame, KeepCard) and frame.cards and frame.seat != seat), None
    )
    holders = [other for other in others if twin.players[other].card != NO_CARD]
    pool = [card for card in twin.pile if card != own]
    pool += [twin.players[other].card for other in holders] + list(drawn.cards if drawn else ())
    pool.sort()
    _shuffle(pool, below)
    for other in holders:
        twin.players[other].card = pool.pop()
    if drawn is not None:
        _replace(twin, drawn, KeepCard(drawn.seat, (pool.pop(), pool.pop())))
    if place >= 0:
        pool.insert(place if drafting else below(len(pool) + 1), own)
    twin.pile = pool
    _reject_anew(twin, holders, places if drafting else {}, own, below)


def _place(pile: list[int], card: int) -> int:
    return pile.index(card) if card in pile else -1


def _reject_anew(twin: EraState, holders: list[int], places: dict[int, int], own: int, below: Below) -> None:
    """Each other player rejected a card that nobody holds: during the draft the one at its place in the pile."""
    held = [player.card for player in twin.players]
    free = [card for card in range(len(CARDS)) if card not in held and card != own]
    _shuffle(free, below)
    for other in holders:
        place = places.get(other, -1)
        twin.players[other].rejected = twin.pile[place] if place >= 0 else free.pop()


# --- hamlets ----------------------------------------------------------------------------------------------------------


def _deal_hamlets(twin: EraState, seat: int | None, others: list[int], below: Below) -> None:
    """eot.0.8-01, eot.5-01, eot.5-08: Influence is used as it is won, so nobody keeps one."""
    holders = [other for other in others if twin.players[other].hamlets]
    laid = [province for province, kind in enumerate(twin.hamlets) if kind]
    counts = list(twin.box)
    for kind in (*(twin.hamlets[province] - 1 for province in laid), *_held(twin, holders)):
        counts[kind] += 1
    pool = [kind for kind in range(len(HAMLETS)) for _ in range(counts[kind])]
    _shuffle(pool, below)
    shown = twin.setting.options.hamlet_colour_public == "on"
    for other in holders:
        player = twin.players[other]
        player.hamlets = tuple(_take(pool, colour(kind) if shown else None) for kind in player.hamlets)
    for province in laid:
        twin.hamlets = changed(twin.hamlets, province, pool.pop() + 1)
    twin.box = bytes(pool.count(kind) for kind in range(len(HAMLETS)))
    for frame in twin.agenda:
        if isinstance(frame, WonHamlet) and frame.seat != seat:
            _replace(twin, frame, WonHamlet(frame.seat, twin.players[frame.seat].hamlets[-1]))
            break


def _held(twin: EraState, holders: Iterable[int]) -> list[int]:
    return [kind for other in holders for kind in twin.players[other].hamlets]


def _take(pool: list[int], wanted: str | None) -> int:
    """The last token of the pool that can be kept unused, of the colour wanted if one is."""
    for place in range(len(pool) - 1, -1, -1):
        if pool[place] != INFLUENCE and wanted in (None, colour(pool[place])):
            return pool.pop(place)
    raise ValueError("the hamlets in play cannot be dealt anew")


# --- both -------------------------------------------------------------------------------------------------------------


def _replace(twin: EraState, old: KeepCard | WonHamlet, new: KeepCard | WonHamlet) -> None:
    new.number = old.number
    twin.agenda[twin.agenda.index(old)] = new


def _shuffle(items: list[int], below: Below) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(last + 1)
        items[last], items[other] = items[other], items[last]
