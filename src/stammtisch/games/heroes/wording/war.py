"""War in words: attacks, lines of battle, spoils."""

from __future__ import annotations

from stammtisch.engine.options import Message
from stammtisch.games.heroes.actions import CONQUEST, HEROES_IN, UNITS
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.lines import default_line, heroes_in
from stammtisch.games.heroes.rules.spoils import Spoils, due_to
from stammtisch.games.heroes.state import HOME, HeroesState, army_index, road_bit
from stammtisch.games.heroes.wording import arguments
from stammtisch.games.heroes.wording.arguments import player, purpose, unit, yes_no
from stammtisch.games.heroes.wording.described import Described, Descriptions
from stammtisch.games.heroes.wording.moves import cities_gained
from stammtisch.games.heroes.wording.stakes import left_with_nothing, most_units

_THEN_ATTACK = ("heroes-then-attack-conquest", "heroes-then-attack-plunder", "heroes-then-attack-destruction")
_DO_SPOILS = ("heroes-do-spoils-conquest", "heroes-do-spoils-plunder", "heroes-do-spoils-destruction")


def _attack(state: HeroesState, seat: int, target: int, aim: int) -> Described:
    """aoh.battle-07, aoh.win-01 ff: what the target has to lose and to defend with; an attack that can bring nothing
    deserves a question.
    """
    attacker, defender = state.players[seat], state.players[target]
    stake = (defender.cities, sum(defender.hand), defender.monument)[aim]
    figures = {
        "target": player(target),
        "stake": stake,
        "armies": defender.able_armies(),
        "led": defender.armies[army_index(1, HOME)],
        "fortresses": defender.fortresses,
        "own": most_units(attacker),
    }
    return Described(
        Message("heroes-do-attack", {"target": player(target), "purpose": purpose(aim)}),
        consequence=Message(_THEN_ATTACK[aim], figures),
        wasteful=not due_to(defender, aim, most_units(attacker)),
    )


def _send(state: HeroesState, seat: int, number: int) -> Described:
    heroes = HEROES_IN[number]
    return Described(
        Message("heroes-do-send", {"unit": unit(UNITS[number])}),
        consequence=Message("heroes-then-hero", {"heroes": heroes}) if heroes else None,
    )


def _march(state: HeroesState, seat: int) -> Described:
    """aoh.battle-02, aoh.win-10, aoh.win-12: forces cannot be called back; when they will be home."""
    frame = top(state)
    if not isinstance(frame, Muster) or not frame.line:
        return Described(Message("heroes-do-march", {"sent": 0}))
    figures = {
        "target": player(frame.target),
        "road": yes_no(bool(state.roads & road_bit(seat, frame.target))),
        "last": yes_no(left_with_nothing(state.players[seat], heroes_in(frame.line))),
    }
    return Described(
        Message("heroes-do-march", {"sent": len(frame.line), "forces": arguments.line(frame.line)}),
        consequence=Message("heroes-then-march", figures),
    )


def _defend(state: HeroesState, seat: int) -> Described:
    """aoh.battle-14: all able armies, those with a general first."""
    line = default_line(state.players[seat])
    return Described(
        Message("heroes-do-defend", {"armies": len(line), "line": arguments.line(line)}),
        consequence=Message("heroes-then-defend") if len(set(line)) > 1 else None,
    )


def _stand(state: HeroesState, seat: int) -> Described:
    frame = top(state)
    line = frame.line if isinstance(frame, Answer) else ()
    return Described(Message("heroes-do-stand", {"armies": len(line), "line": arguments.line(line)}))


def _spoils(state: HeroesState, seat: int, count: int) -> Described:
    """aoh.win-14: leaving everything deserves a question; a fifth city begins the last move."""
    frame = top(state)
    if not count or not isinstance(frame, Spoils):
        return Described(Message("heroes-do-spoils-none"), wasteful=True)
    consequence = cities_gained(state, seat, count) if frame.purpose == CONQUEST else None
    return Described(Message(_DO_SPOILS[frame.purpose], {"count": count}), consequence=consequence)


WAR: Descriptions = {
    "attack": ("war", _attack),
    "send": ("line", _send),
    "march": ("go", _march),
    "defend": ("answer", _defend),
    "stand": ("go", _stand),
    "spoils": ("spoils", _spoils),
}
