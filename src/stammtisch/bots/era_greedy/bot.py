"""The bot itself: each question goes to the room that knows about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar

from stammtisch.bots.era_greedy import diplomacy, expansion, fighting, last_round, rescue, setting_up, turn, values
from stammtisch.bots.era_greedy.bargaining import answer_owed
from stammtisch.bots.protocol import Sees
from stammtisch.engine.game import Below, Game
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import improvement
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import AGRICULTURE, STRENGTH

Room = Callable[[EraState, int, Sequence[int]], int]


def _improve(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The area that is worth most over its price; in ruin agriculture, in the last round the most influence."""
    areas = [act.IMPROVE.arguments(action)[0] for action in legal if act.kind_of(action) == act.IMPROVE.number]
    if last_round.has_come(state) and areas:
        return act.IMPROVE(max(areas, key=lambda area: last_round.points(state, seat, area)))
    if act.IMPROVE(AGRICULTURE) in legal and rescue.ruined(state, seat):
        return act.IMPROVE(AGRICULTURE)
    best, chosen = 0.0, act.STOP()
    for action in legal:
        if act.kind_of(action) == act.IMPROVE.number:
            area = act.IMPROVE.arguments(action)[0]
            cost = improvement.price(state, seat, area)
            gained = values.improvement(state, seat, area) - values.price(state.players[seat].thalers, cost)
            if gained > best:
                best, chosen = gained, action
    return chosen


def _window(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Hamlets that help are used at once, but Strength, which waits for a battle."""
    for action in legal:
        if act.kind_of(action) == act.HAMLET.number and act.HAMLET.arguments(action)[0] != STRENGTH:
            return action
    return act.GO()


def _won(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A hamlet just won is used if it does anything now."""
    for action in legal:
        if act.kind_of(action) == act.HAMLET.number:
            return action
    return act.KEEP_HAMLET()


_ROOMS: dict[str, Room] = {
    "keep_card": setting_up.keep_card,
    "free_improvement": setting_up.free_improvement,
    "free_units": setting_up.free_units,
    "before_morale": _window,
    "after_action": _window,
    "last_hamlets": _window,
    "pay_plunder": _window,
    "won_hamlet": _won,
    "set_order": setting_up.set_order,
    "turn": turn.choose,
    "add_goods": turn.add_goods,
    "improvement": _improve,
    "diplomacy": diplomacy.main,
    "further": diplomacy.further,
    "diplomatic_answer": diplomacy.answer,
    "enforce": diplomacy.enforce,
    "buy_city": fighting.occupy,
    "support_answer": diplomacy.support,
    "score_card": diplomacy.card,
    "legion_choice": fighting.expel,
    "placement": expansion.place,
    "removal": expansion.remove,
    "movement": expansion.move,
    "founding": expansion.found,
    "want_battle": fighting.want_battle,
    "expel": fighting.expel,
    "battles": fighting.next_battle,
    "commit": fighting.commit,
    "reinforce": fighting.reinforce,
    "losses": fighting.lose,
    "occupy": fighting.occupy,
    "army_goods": setting_up.army_goods,
}


class GreedyBot:
    """A player that takes what promises most now. It sees an imagined position: what it may not know is dealt anew."""

    __slots__ = ("_below", "_seat")

    sees: ClassVar[Sees] = "imagined"
    needs_no_list: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        self._seat = seat
        self._below = Random(seed).randrange

    @property
    def below(self) -> Below:
        """See `ImaginingBot.below`."""
        return self._below

    def choose(self, legal: Sequence[int], imagined: EraState) -> int:
        """The action to do now."""
        owed = answer_owed(imagined, self._seat)
        if owed is not None:
            return owed
        kind = imagined.agenda[-1].kind
        if kind == "pick_tribe":
            return setting_up.pick_tribe(imagined, self._seat, legal, self._below)
        return _ROOMS[kind](imagined, self._seat, legal)
