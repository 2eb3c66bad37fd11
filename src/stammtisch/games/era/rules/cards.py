"""Chapter 3 and 2.2: the influence cards: what they count and what they pay."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import words
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import influence
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import CARDS, EMPEROR, FOREST, GRAIN, HILL, MOUNTAIN, NO_CARD

SOLE_FIRST, SHARED_FIRST, SECOND = 3, 2, 1

_TERRAIN = {words.LOGGERS: FOREST, words.MINERS: MOUNTAIN, words.PEASANTS: GRAIN, words.SHEPHERDS: HILL}


def count(state: EraState, seat: int, card: int) -> int:
    """eot.3-01 to eot.3-15, R-162, R-163, R-164, R-165: what a card counts for `seat`. For the Emperor it is the field
    of the parade, the lower the better.
    """
    player, board, mine = state.players[seat], state.board, state.control[seat]
    if card in _TERRAIN:
        return (mine & board.terrain[_TERRAIN[card]]).bit_count()
    match card:
        case words.ADMIRALTY:
            return state.fleets(seat)
        case words.COLONISTS:
            return max(0, len(board.blocks(state.land_of(seat))) - 1)
        case words.EMPEROR:
            return player.parade
        case words.FISHERMEN:
            return (mine & board.fish).bit_count()
        case words.LIBERATORS:
            return len(player.hamlets) + player.spent
        case words.MERCHANTS:
            return state.luxuries(seat).bit_count()
        case words.NOBILITY:
            return (mine & board.land).bit_count()
        case words.PARTISANS:
            return sum(1 for province in provinces_in(mine & board.land) if state.battlefields[province])
        case words.SCHOLARS:
            return player.improved
        case words.TOWNSMEN:
            return state.city_count(seat)
        case _:
            return player.thalers


def counts(state: EraState, card: int) -> dict[int, int]:
    """What a card counts for every tribe that is left."""
    return {seat: count(state, seat, card) for seat in state.living()}


def places(state: EraState, card: int, counted: dict[int, int]) -> tuple[list[int], list[int]]:
    """eot.1.3.G-10, eot.1.3.G-11, eot.2.2-05, eot.2.2-06, R-142, R-143: the seats in first and in second place; nobody
    with nothing is placed, and a shared first place cancels the second. The Emperor has no zero.
    """
    if card == EMPEROR:
        ranked = {seat: -field for seat, field in counted.items()}
        if len(set(ranked.values())) < 2:
            return [], []
    elif state.setting.options.zero_places == "on":
        ranked = counted
    else:
        ranked = {seat: number for seat, number in counted.items() if number}
    if not ranked:
        return [], []
    best = max(ranked.values())
    first = [seat for seat in ranked if ranked[seat] == best]
    rest = [number for number in ranked.values() if number < best]
    if len(first) > 1 or not rest:
        return first, []
    return first, [seat for seat in ranked if ranked[seat] == max(rest)]


def points(state: EraState, card: int, counted: dict[int, int]) -> dict[int, int]:
    """eot.1.3.G-10, eot.1.3.G-11: what an open card pays those who have a place on it."""
    return _points(*places(state, card, counted))


def _points(first: list[int], second: list[int]) -> dict[int, int]:
    return dict.fromkeys(first, SOLE_FIRST if len(first) == 1 else SHARED_FIRST) | dict.fromkeys(second, SECOND)


def pay(state: EraState, card: int, counted: dict[int, int], order: Sequence[int], umpire: Umpire) -> None:
    """eot.1.3.G-10, eot.1.3.G-11, eot.2.2-05, eot.3-16: everybody's places on an open card are paid, in `order`
    (R-025)."""
    first, second = places(state, card, counted)
    umpire.announce("card_scored", {"card": CARDS[card], "first": first, "second": second})
    pays = _points(first, second)
    for seat in order:
        influence.gain(state, seat, pays.get(seat, 0), umpire, "card")


def score_open(state: EraState, place: int, active: int, umpire: Umpire) -> None:
    """eot.1.3.G-09, eot.1.3.G-12, eot.3-17, R-184: an open card is scored for all, leaves the game, and the top card of
    the pile is opened in its place.
    """
    card = state.open_cards[place]
    order = [active, *(seat for seat in state.order if seat != active)]
    pay(state, card, counts(state, card), order, umpire)
    state.open_cards[place] = state.pile.pop() if state.pile else NO_CARD
    if state.open_cards[place] != NO_CARD:
        umpire.announce("card_opened", {"card": CARDS[state.open_cards[place]], "right": place == 1})
        umpire.block_undo()


def personal_points(counted: dict[int, int], state: EraState, seat: int) -> int:
    """eot.2.2-02, eot.2.2-03, eot.2.2-04: what a personal card pays its owner."""
    first, _ = places(state, state.players[seat].card, counted)
    if seat not in first:
        return 0
    return SOLE_FIRST if len(first) == 1 else SHARED_FIRST


def lead(state: EraState, place: int, seat: int) -> int:
    """What scoring an open card would give `seat` more than the best of the others."""
    card = state.open_cards[place]
    pays = points(state, card, counts(state, card))
    others = [pays.get(other, 0) for other in state.living() if other != seat]
    return pays.get(seat, 0) - max(others, default=0)
