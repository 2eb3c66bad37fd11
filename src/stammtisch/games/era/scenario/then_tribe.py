"""The values of a seat in `then` that speak of its tribe: tracks, leaders, improvements, hamlets, cards, scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.games.era.rules import (
    autoexpansion,
    diplomacy,
    ending,
    improvement,
    morale,
    revolution,
    trade,
    turn,
)
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.seat_values import Value, event_sum, field, from_notes
from stammtisch.games.era.words import (
    ANCIENT_TIMES,
    AREAS,
    BRONZE_AGE,
    CULTURE,
    NO_CARD,
    TRIBES,
)


def _markers(position: Position, seat: int, expected: Any) -> int:
    return trade.markers(position.state, seat)


def _further_turns(position: Position, seat: int, expected: Any) -> int:
    return position.state.players[seat].ready if turn.has_turn(position.state, seat) else 0


def _autoexpands(position: Position, seat: int, expected: Any) -> bool:
    listed = position.notes.get("autoexpansions")
    if listed is not None:
        return position.case.name(seat) in listed
    return seat in autoexpansion.who(position.state)


def _waiting(position: Position, seat: int, era: int) -> int:
    player = position.state.players[seat]
    return int(player.era < era and revolution.brings_leader(position.state, era))


def _leaders_on_board(position: Position, seat: int, expected: Any) -> int:
    player = position.state.players[seat]
    return player.leaders - player.ready - (position.state.ring == seat)


def _ready_next_round(position: Position, seat: int, expected: Any) -> Any:
    ready = position.notes.get("ready_at_start")
    return None if ready is None else ready[seat]


def _at_risk(position: Position, seat: int, expected: Any) -> Any:
    return position.notes.get("price", _price_of_attempt(position, seat))


def _price_of_attempt(position: Position, seat: int) -> int | None:
    if not position.trail or position.trail[-1][0]["do"] != "improve.choose":
        return None
    return improvement.price(position.state, seat, names.area(position.trail[-1][0]["area"]))


def _card_of(name: str) -> Value:
    def value(position: Position, seat: int, expected: Any) -> str | None:
        card = getattr(position.state.players[seat], name)
        return None if card == NO_CARD else names.card_name(card)

    return value


def _scored(position: Position, seat: int, expected: Any, causes: tuple[str, ...]) -> int:
    return sum(facts["points"] for facts in position.told("influence", seat) if facts.get("cause") in causes)


def _hamlets(position: Position, seat: int, expected: Any) -> Any:
    """Unused hamlets by number; what red ones scored once the game is scored."""
    if position.told("game_over"):
        return _scored(position, seat, expected, ("hamlet",))
    return len(position.state.players[seat].hamlets)


def _morale(position: Position, seat: int, expected: Any) -> Any:
    if position.told("game_over"):
        return _scored(position, seat, expected, ("morale_value",))
    return morale.value(position.state, seat)


def _ip_before_card(position: Position, seat: int, expected: Any) -> int:
    return position.state.players[seat].ip - _scored(position, seat, expected, ("card",))


def _goals(position: Position, seat: int, expected: Any) -> int | list[str]:
    """Which goals are met, or how many if a number is expected."""
    met = ending.goals_met(position.state, seat)
    return [ending.goal_word(goal) for goal in met] if isinstance(expected, list) else len(met)


def _peace_loss(position: Position, seat: int, expected: Any) -> int:
    return -sum(int(facts["fields"]) for facts in position.told("morale", seat) if facts.get("cause") == "peace")


def _offered(position: Position, seat: int, expected: Any) -> list[str]:
    done = 0
    for facts in position.told("main_action", seat):
        done |= 1 << ("hire", "peace", "influence").index(facts["action"])
    legal = diplomacy.main_actions(position.state, seat, done)
    return [("hire", "peace", "influence")[action] for action in legal]


def _level(area: int) -> Value:
    return lambda position, seat, expected: position.state.players[seat].improvements[area]


def _improvements(position: Position, seat: int, expected: Any) -> Any:
    player = position.state.players[seat]
    if isinstance(expected, Mapping):
        return {area: player.improvements[names.area(area)] for area in expected}
    return player.improved


TRIBE_VALUES: Mapping[str, Value] = {
    "tribe": lambda position, seat, expected: TRIBES[position.state.players[seat].tribe].title(),
    "thalers": field("thalers"),
    "ip": field("ip"),
    "final_ip": field("ip"),
    "total": field("ip"),
    "vp_field": lambda position, seat, expected: position.state.players[seat].parade - position.case.lap(seat),
    "morale_field": field("morale"),
    "morale_value": lambda position, seat, expected: morale.value(position.state, seat),
    "morale": _morale,
    "morale_changes": lambda position, seat, expected: [facts["fields"] for facts in position.told("morale", seat)],
    "morale_net": event_sum("morale", "fields"),
    "morale_field_after": lambda position, seat, expected: [row[seat] for row in position.notes.get("fields", [])],
    "era": lambda position, seat, expected: names.ERA_WORDS[position.state.players[seat].era],
    "trade_markers": _markers,
    "trade_era_bonus": lambda position, seat, expected: (
        trade.ANCIENT_TIMES_TRADE if position.state.players[seat].era == ANCIENT_TIMES else 0
    ),
    "bread_bonus": lambda position, seat, expected: position.state.setting.tables.circuses_bonus[
        position.state.players[seat].improvements[CULTURE]
    ],
    "leaders_total": field("leaders"),
    "leaders": field("leaders"),
    "leaders_gained": lambda position, seat, expected: (
        position.state.players[seat].leaders - position.start.players[seat].leaders
    ),
    "available_leaders": field("ready"),
    "available_next_round": _ready_next_round,
    "leaders_on_board": _leaders_on_board,
    "on_bronze_age": lambda position, seat, expected: _waiting(position, seat, BRONZE_AGE),
    "on_ancient_times": lambda position, seat, expected: _waiting(position, seat, ANCIENT_TIMES),
    "on_ring": lambda position, seat, expected: int(position.state.ring == seat),
    "treaties": field("treaties"),
    "peace": field("peace"),
    "peace_loss": _peace_loss,
    "passed": field("passed"),
    "further_turns": _further_turns,
    "autoexpansion": _autoexpands,
    "revolution_offered": lambda position, seat, expected: from_notes("revolution_offered", seat, position),
    "leaders_needed": lambda position, seat, expected: from_notes("leaders_needed", seat, position),
    "main_actions_offered": _offered,
    "improvements_total": lambda position, seat, expected: position.state.players[seat].improved,
    "improvements": _improvements,
    "improvement_levels": lambda position, seat, expected: list(position.state.players[seat].improvements),
    "price": _at_risk,
    "first_researcher_ip": event_sum("influence", "points", "first_researcher"),
    "unused_hamlets": lambda position, seat, expected: len(position.state.players[seat].hamlets),
    "hamlets": _hamlets,
    "hamlets_won": lambda position, seat, expected: (
        len(position.state.players[seat].hamlets) + position.state.players[seat].spent
    ),
    "spent_hamlets": field("spent"),
    "kept": _card_of("card"),
    "rejected": _card_of("rejected"),
    "personal": lambda position, seat, expected: (
        _card_of("card")(position, seat, expected)
        if isinstance(expected, str)
        else _scored(position, seat, expected, ("personal_card",))
    ),
    "open": lambda position, seat, expected: _scored(position, seat, expected, ("card",)),
    "ip_before_card": _ip_before_card,
    "end_bonus": lambda position, seat, expected: _scored(position, seat, expected, ("goal",)),
    "goals": _goals,
    "wiped_out": lambda position, seat, expected: bool(position.state.wiped >> seat & 1),
    "revolution_this_round": field("revolted"),
    **{area: _level(number) for number, area in enumerate(AREAS)},
}
"""How each key of a tribe is read."""
