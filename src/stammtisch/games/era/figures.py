"""What the rules make of a position for everybody to see: the standing of influence cards, prices, incomes, eras.

Everything here is worked out from what lies open: counts of cards are public (eot.3-01 to eot.3-15), a personal card
itself is not, and only its owner is told the standing of his.
"""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.games.era.rules import (
    battle,
    cards,
    cities,
    expansion,
    improvement,
    morale,
    pieces,
    revolution,
    round_start,
    taxes,
    trade,
)
from stammtisch.games.era.rules.commitment import settle_who_sits_out
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import AREAS, HIGH_MIDDLE_AGES, LEVELS, NO_CARD, NO_TRIBE

Row = tuple[int, ...]


class Standing(NamedTuple):
    """An influence card as it stands now: `own`: it is the viewer's own; what it counts for each tribe that is left,
    as pairs `(seat, count)`; the seats in first and in second place.
    """

    card: int
    own: bool
    counted: tuple[tuple[int, int], ...]
    first: Row
    second: Row


class NextEra(NamedTuple):
    """eot.1.3.G-01, eot.1.3.G-02: luxury goods, cities and improvements: what there is and what the next era asks for;
    how many of the three must be met, and whether they are.
    """

    have: Row
    needed: Row
    least: int
    possible: bool


class Price(NamedTuple):
    """eot.1.3.E-03 ff: what the next level of an area costs, and the areas whose level below is missing for it."""

    thalers: int
    missing: Row


class SeatFigures(NamedTuple):
    """`prices` by area, None at level IV; `next_era`, None in the last one; `trade`: what the markers on Trade pay;
    `taxes`: Thalers, morale fields and influence for one leader; `expansion`: its value without leaders and goods;
    `fall`: morale fields and influence that the next round costs; `army`: everything in the regular army;
    `city_limit`; `goods`: by kind, luxury goods first, how many there are and how many of them are unused
    in this round.
    """

    prices: tuple[Price | None, ...]
    next_era: NextEra | None
    trade: int
    taxes: Row
    expansion: int
    fall: Row
    army: int
    city_limit: int
    goods: tuple[tuple[int, int], ...]


class MarkerFigures(NamedTuple):
    """Who has a marker of the battle, or would have it if it began now, and by what: what the attacker and the defender
    bring to it, None once the units that counted may be lost; whether it is the attacker's; `because`: `more`,
    `settled`; of what is equal `field` (morale), `army` (strength), or the rule for ties, `sea` or `land`.
    """

    marker: str
    attacker: int | None
    defender: int | None
    attackers: bool
    because: str


class Figures(NamedTuple):
    """The standing of the open cards and of the viewer's own; the figures of each seat, None before the draft; the
    markers of the battle that is being fought.
    """

    standings: tuple[Standing, ...]
    seats: tuple[SeatFigures | None, ...]
    markers: tuple[MarkerFigures, ...]


def figures(state: EraState, viewer: int | None) -> Figures:
    """What `viewer` (None: a spectator) may know."""
    chosen = all(player.tribe != NO_TRIBE for player in state.players)
    mine = state.players[viewer].card if viewer is not None else NO_CARD
    shown = [*((card, False) for card in state.open_cards), (mine, True)]
    standings = tuple(_standing(state, card, own) for card, own in shown if chosen and card != NO_CARD)
    seats = range(len(state.players))
    return Figures(standings, tuple(_seat(state, seat) if chosen else None for seat in seats), markers(state))


def markers(state: EraState) -> tuple[MarkerFigures, ...]:
    """eot.1.3.A.4-23 to eot.1.3.A.4-29: what decides the markers of the running battle; none if there is no battle."""
    going_on = next((frame for frame in reversed(state.agenda) if isinstance(frame, battle.Battle)), None)
    if going_on is None:
        return ()
    fight = going_on.copy()
    if not fight.markers:
        settle_who_sits_out(state, fight)
    one, other = (battle.standing(state, fight, side) for side in (ATTACKER, DEFENDER))
    rule = fight.tie_rule(state)
    held = fight.markers or battle.award(one, other, rule)
    tie = "sea" if rule == "sea" else "land"
    rows = (
        (battle.MECHANICS_FACE, one.mechanics, other.mechanics, tie),
        (
            battle.STRENGTH_FACE,
            one.strength,
            other.strength,
            "army" if rule == "land" and one.army != other.army else tie,
        ),
        (battle.MORALE_FACE, one.morale, other.morale, tie if one.field == other.field else "field"),
    )
    return tuple(
        MarkerFigures(battle.FACES[face], None, None, bool(held >> face & 1), "settled")
        if fight.markers and face == battle.STRENGTH_FACE
        else MarkerFigures(
            battle.FACES[face], first, second, bool(held >> face & 1), tied if first == second else "more"
        )
        for face, first, second, tied in rows
    )


def _standing(state: EraState, card: int, own: bool) -> Standing:
    counted = cards.counts(state, card)
    first, second = cards.places(state, card, counted)
    return Standing(card, own, tuple(sorted(counted.items())), tuple(first), tuple(second))


def _seat(state: EraState, seat: int) -> SeatFigures:
    return SeatFigures(
        prices=tuple(_price(state, seat, area) for area in range(len(AREAS))),
        next_era=_next_era(state, seat),
        trade=trade.markers(state, seat),
        taxes=(taxes.income(state, seat, 1), *morale.falls(state.players[seat].morale, taxes.unrest(state, seat, 1))),
        expansion=expansion.value(state, seat, 0, 0),
        fall=round_start.cost(state, seat),
        army=pieces.regular_army_size(state, seat),
        city_limit=cities.city_limit(state, seat),
        goods=_goods(state, seat),
    )


def _goods(state: EraState, seat: int) -> tuple[tuple[int, int], ...]:
    """eot.1.3-02, eot.1.3-06, eot.8-30: goods of own provinces; those used are out until the clean-up."""
    board = state.board
    owned = [state.control[seat] & kind for kind in (*board.luxury_of, board.horse, board.ore)]
    return tuple((goods.bit_count(), (goods & ~state.exhausted).bit_count()) for goods in owned)


def _price(state: EraState, seat: int, area: int) -> Price | None:
    if state.players[seat].improvements[area] >= LEVELS:
        return None
    return Price(improvement.price(state, seat, area), tuple(improvement.missing_branches(state, seat, area)))


def _next_era(state: EraState, seat: int) -> NextEra | None:
    player = state.players[seat]
    if player.era >= HIGH_MIDDLE_AGES:
        return None
    have = (state.luxuries(seat).bit_count(), state.city_count(seat), player.improved)
    needed = state.setting.tables.requirements[player.era + 1]
    return NextEra(have, needed, revolution.least(player.era), revolution.possible(state, seat))
