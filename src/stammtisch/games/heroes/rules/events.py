"""Events that are played when drawn: Population growth and the four disasters (aoh.evt.growth-*, -quake-*, -erupt-*,
-hunger-*, -barb-*).
"""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import BARBARIANS, EARTHQUAKE, ERUPTION, GROWTH, HUNGER, WORDS
from stammtisch.games.heroes.rules.city import gain_city_free
from stammtisch.games.heroes.rules.loss import check_any
from stammtisch.games.heroes.rules.resource_deck import lay_down
from stammtisch.games.heroes.rules.windows import (
    AnswerBarbarians,
    AnswerHunger,
    ChooseEarthquake,
    ChooseEruption,
    earthquake_targets,
    eruption_targets,
)
from stammtisch.games.heroes.state import HeroesState


def is_harmless(state: HeroesState, in_move: bool) -> bool:
    """aoh.prep-13, aoh.prep-14, aoh.opt-03: disasters do nothing at the first fair; with `grace = round` also in moves
    of round 1.
    """
    return state.round == 1 and (not in_move or state.options.grace == "round")


def carry_out(state: HeroesState, seat: int, card: int, umpire: Umpire, in_move: bool = True) -> None:
    """aoh.move.1-02, aoh.res-08: a card that must be played at once is shown and carried out.

    It lies on the discard pile from now on; an Earthquake that strikes is taken from there and put on the army.
    """
    lay_down(state, [card])
    if card != GROWTH and is_harmless(state, in_move):
        umpire.announce("laid_down_harmless", {"seat": seat, "card": WORDS[card]})
        return
    umpire.announce("event", {"seat": seat, "card": WORDS[card]})
    if card == GROWTH:
        gain_city_free(state, seat, umpire)
        check_any(state, umpire)
    elif card == HUNGER:
        state.push(AnswerHunger(state, seat))
    elif card == BARBARIANS:
        state.push(AnswerBarbarians(state, seat))
    elif card == EARTHQUAKE and earthquake_targets(state, seat):
        state.push(ChooseEarthquake(seat))
    elif card == ERUPTION and eruption_targets(state, seat):
        state.push(ChooseEruption(seat))
    else:
        umpire.announce("no_target", {"seat": seat, "card": WORDS[card]})
        check_any(state, umpire)
