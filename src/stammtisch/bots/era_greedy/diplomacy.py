"""Diplomacy: main actions, purchases, alliances, and answers to what others offer."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.bots.era_greedy import epic, purchases, values
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import diplomacy, proposals, purchase
from stammtisch.games.era.rules.cards import lead
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState

PEACE, INFLUENCE, HIRE = 0.45, 1.7, 3.0
WANTED_INFLUENCE = 3.5
WANTED_TREATY, SAVED_TREATIES = 1.0, 9


def main_worth(state: EraState, seat: int) -> list[float]:
    """What each legal main action is worth: a hired leader pays in every round that is left."""
    worth = _worth(state, seat)
    treaty = _treaty(state, seat)
    return [worth[action] + treaty for action in diplomacy.main_actions(state, seat)]


def _worth(state: EraState, seat: int) -> dict[int, float]:
    influence = INFLUENCE
    if epic.is_played(state) and epic.lacks_influence(state, seat):
        influence = WANTED_INFLUENCE
    return {act.PEACE: PEACE, act.INFLUENCE_ACTION: influence, act.HIRE: _hire(state, seat)}


def _treaty(state: EraState, seat: int) -> float:
    """eot.1.3.D-19: three treaties buy what an epic game cannot be ended without."""
    if state.players[seat].treaties < SAVED_TREATIES and epic.is_played(state) and epic.sprints(state, seat):
        lacking = epic.lacking(state, seat)
        if lacking.goods or lacking.land:
            return WANTED_TREATY
    return values.TREATY


def _hire(state: EraState, seat: int) -> float:
    player, tribe = state.players[seat], tribe_of(state, seat)
    vassals = 0.12 * tribe.hire_vassals * (2 if player.free_vassals < 6 else 1)
    return HIRE - vassals - values.price(player.thalers, tribe.hire_thalers) - 0.2 * max(0, player.leaders - 4)


def main(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The best main action."""
    worth = _worth(state, seat)
    mains = [action for action in legal if act.kind_of(action) == act.MAIN_ACTION.number]
    return max(mains, key=lambda action: worth[act.MAIN_ACTION.arguments(action)[0]])


def further(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A purchase that is worth its price to both, or an alliance; each player is asked for an alliance once."""
    for action in legal:
        if act.kind_of(action) == act.ALLY.number:
            return action
    bought = purchases.best(state, seat)
    return bought.action if bought and bought.action in legal else act.NO_FURTHER()


def answer(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Alliances are welcome; provinces are sold only for more than they are worth."""
    frame = state.agenda[-1]
    if act.ACCEPT() not in legal or not isinstance(frame, diplomacy.Answer):
        return act.REFUSE()
    offer = frame.offer()
    gained = values.THALER * (offer.extras.thalers - offer.extras.ask_thalers)
    gained += values.TREATY * (offer.extras.treaties - offer.extras.ask_treaties)
    if offer.what == proposals.ALLY:
        return act.ACCEPT() if gained + 1.0 > 0 else act.REFUSE()
    price = purchase.price(state, seat, offer.province)
    loss = values.province(state.board, offer.province) + 0.5
    return act.ACCEPT() if gained + values.THALER * 1.5 * price > 2 * loss else act.REFUSE()


def enforce(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """A purchase that was worth offering is worth the treaties."""
    frame = state.agenda[-1]
    if isinstance(frame, diplomacy.Enforce) and frame.what == proposals.BUY:
        return act.ENFORCE()
    return act.DROP()


def support(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """Help is given for two Thalers a vassal or more, and taken for three or less."""
    frame = state.agenda[-1]
    if not isinstance(frame, SupportAnswer):
        return act.REFUSE()
    a_vassal = frame.thalers / max(1, frame.count)
    fair = a_vassal >= 2 if seat == frame.ally else a_vassal <= 3
    return act.ACCEPT() if fair else act.REFUSE()


def card(state: EraState, seat: int, legal: Sequence[int]) -> int:
    """The open card in which this tribe leads most."""
    return max(legal, key=lambda action: (lead(state, act.SCORE_CARD.arguments(action)[0], seat), -action))
