"""The set-up and what comes at the edges of a round."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.era_greedy import values
from stammtisch.engine.game import Below
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import influence
from stammtisch.games.era.rules.turn_order import order_code
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import (
    AGRICULTURE,
    EGYPTIANS,
    EMPEROR,
    GERMANICS,
    GREEKS,
    IBERIANS,
    MERCHANTS,
    NOBILITY,
    PEASANTS,
    ROMANS,
    SCHOLARS,
    SHEPHERDS,
    SLAVS,
    TOWNSMEN,
)

LIKED_CARDS = (NOBILITY, SCHOLARS, MERCHANTS, TOWNSMEN, SHEPHERDS, PEASANTS, EMPEROR)
"""Cards that count what every tribe gathers anyway, the best first."""


DRAWN = 2
POWERS = {IBERIANS: 2.0, SLAVS: 2.0, EGYPTIANS: 2.0, GERMANICS: 1.5, GREEKS: -1.5, ROMANS: -1.0}
"""What the powers of a tribe are worth in the hands of this bot."""


def keep_card(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The card liked better."""

    def rank(action: int) -> int:
        card = act.KEEP_CARD.arguments(action)[0]
        return LIKED_CARDS.index(card) if card in LIKED_CARDS else len(LIKED_CARDS)

    return min(legal, key=lambda action: (rank(action), action))


def pick_tribe(state: EraState, seat: int, legal: Sequence[int], below: Below) -> int:
    """The better of two tribes drawn by luck, so that all are played: the one whose home provinces and their neighbours
    are worth more, and that is farther from the others.
    """
    board = state.board
    taken = 0
    for player in state.players:
        taken |= board.home_mask[player.tribe]

    def worth(action: int) -> float:
        homes = board.homes[act.TRIBE.arguments(action)[0]]
        around = 0
        for home in homes:
            around |= board.land_mask[home]
        gained = sum(values.province(board, province) for province in homes)
        gained += 0.4 * sum(values.province(board, province) for province in provinces_in(around & board.dotted))
        gained += POWERS.get(act.TRIBE.arguments(action)[0], 0.0)
        return gained - 1.5 * (around & board.around(taken)).bit_count()

    drawn = [legal[below(len(legal))] for _ in range(DRAWN)]
    return max(drawn, key=lambda action: (worth(action), -action))


def free_improvement(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Food makes vassals."""
    return act.IMPROVE(AGRICULTURE)


def free_units(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The sea that is worth most and nobody has; no unit for morale."""

    def worth(action: int) -> float:
        if act.kind_of(action) != act.FREE_FLEET.number:
            return 0.0
        sea = act.FREE_FLEET.arguments(action)[0]
        return values.sea(state.board, sea) - (0.5 if state.stacks[sea] else 0.0) + 0.01

    units = [action for action in legal if act.kind_of(action) != act.NO_UNIT.number]
    if not state.players[seat].free_vassals and act.NO_UNIT() in legal:
        return act.NO_UNIT()
    return max(units, key=lambda action: (worth(action), -action))


def set_order(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """First itself, then the others by rising influence."""
    return order_code((seat, *(other for other in influence.by_influence(state) if other != seat)))


def army_goods(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """One token waits in the army, the others are goods."""
    return legal[min(1, len(legal) - 1)]
