"""The values of the table in `then`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import diplomacy, ending, founding, improvement, influence, offers
from stammtisch.games.era.rules.diplomacy import Diplomacy, Further
from stammtisch.games.era.rules.round import ACTIONS, AUTOEXPANSION
from stammtisch.games.era.rules.turn import ActionPhase, Turn
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.scenario.then_seat import SEAT_VALUES
from stammtisch.games.era.scenario.what_if import (
    by_player_count,
    drafts_card_first,
    next_unit,
    of_other_game,
    under_length,
    with_province,
)
from stammtisch.games.era.state import NOBODY, NOTHING_YET
from stammtisch.games.era.words import CARDS, NO_CARD

Value = Callable[[Position, Any], Any]


def _names(position: Position, seats: Any) -> list[str]:
    return [position.case.name(seat) for seat in seats]


def _seat_or_none(position: Position, seat: int) -> str | None:
    return None if seat == NOBODY else position.case.name(seat)


def _order(position: Position, expected: Any) -> list[str]:
    return list(position.notes.get("order", _names(position, position.state.order)))


def _if_settled_now(position: Position, expected: Any) -> list[str]:
    return _names(position, influence.by_influence(position.state))


def _arrival(position: Position, expected: Any) -> dict[str, list[str]]:
    """Who came to a field, the first first."""
    found = {}
    players = position.state.players
    for field in expected:
        there = [seat for seat, player in enumerate(players) if player.ip == int(field)]
        found[field] = _names(position, sorted(there, key=lambda seat: players[seat].arrival))
    return found


def _stack(position: Position, expected: Any) -> list[str]:
    """The queue on field 1, whoever came first in front."""
    players = position.state.players
    there = [seat for seat, player in enumerate(players) if player.ip == 1]
    return _names(position, sorted(there, key=lambda seat: players[seat].arrival))


def _ip_gains(position: Position, expected: Any) -> Any:
    """Who has gained influence in the case, and how much."""
    if not isinstance(expected, Mapping):
        return SEAT_VALUES["ip"](position, position.case.main, expected) - position.start.players[position.case.main].ip
    gains = {
        position.case.name(seat): player.ip - position.start.players[seat].ip
        for seat, player in enumerate(position.state.players)
    }
    return {name: points for name, points in gains.items() if points}


def _by_seat(key: str, table: Value) -> Value:
    """A value of every seat that is asked for, or one of the table."""

    def value(position: Position, expected: Any) -> Any:
        if isinstance(expected, Mapping) and all(name in position.case.names for name in expected) and expected:
            return {name: SEAT_VALUES[key](position, position.case.seat(name), each) for name, each in expected.items()}
        return table(position, expected)

    return value


def _main(key: str) -> Value:
    return lambda position, expected: SEAT_VALUES[key](position, position.case.main, expected)


def _note(key: str) -> Value:
    return lambda position, expected: position.notes.get(key)


def _noted_else(note: str, key: str) -> Value:
    """What a read-out has noted, else the value of the main seat."""

    def value(position: Position, expected: Any) -> Any:
        return position.notes[note] if note in position.notes else _main(key)(position, expected)

    return value


def _hand_cards(position: Position, expected: Any) -> dict[str, int]:
    return {name: int(position.state.players[position.case.seat(name)].card != NO_CARD) for name in expected}


def _open_cards(position: Position, expected: Any) -> Any:
    opened = [card for card in position.state.open_cards if card != NO_CARD]
    return len(opened) if isinstance(expected, int) else [names.card_name(card) for card in opened]


def _out_of_game(position: Position, expected: Any) -> int:
    """Cards that were scored and left the game: before the case began, and in it."""
    return int(position.case.given.get("cards_out_of_game", 0)) + len(position.told("card_scored"))


def _counts(position: Position, expected: Any) -> Any:
    """Counts of the card that was asked for; with a case that lists some of the seats, those."""
    told = position.notes.get("counts", {})
    return {name: told.get(name) for name in expected} if isinstance(expected, Mapping) else told


def _leaders(position: Position, expected: Any) -> Any:
    """Who leads on the cards that are named, or the leaders of the main seat."""
    if isinstance(expected, Mapping):
        told = position.notes.get("card_leaders", {})
        return {name: told.get(name) for name in expected}
    return _main("leaders")(position, expected)


def _ring(position: Position, expected: Any) -> str | None:
    return _seat_or_none(position, position.state.ring)


def _active(position: Position, expected: Any) -> str | None:
    frame = next((each for each in reversed(position.state.agenda) if isinstance(each, Turn)), None)
    return None if frame is None else position.case.name(frame.seat)


def _next_phase(position: Position, expected: Any) -> str:
    """What follows when the action phase has nobody left to act."""
    acting = any(isinstance(frame, (ActionPhase, Turn)) for frame in position.state.agenda)
    return "actions" if acting else {AUTOEXPANSION: "autoexpansion"}[ACTIONS + 1]


def _alliances(position: Position, expected: Any) -> list[list[str]]:
    count = len(position.state.players)
    pairs = [
        (one, other) for one in range(count) for other in range(one + 1, count) if position.state.allied(one, other)
    ]
    return [_names(position, pair) for pair in pairs]


def _alliances_end(position: Position, expected: Any) -> bool:
    return bool(position.told("alliance_ended") or position.told("alliance_broken"))


def _promise(position: Position, expected: Any) -> str | None:
    words = {offers.OPEN: "open", offers.KEPT: "kept", offers.BROKEN: "broken", offers.LAPSED: "lapsed"}
    rows = position.state.promises
    return words[rows[-1][-1]] if rows else None


def _end_triggered(position: Position, expected: Any) -> bool:
    return position.state.ended_by != NOTHING_YET


def _goals(position: Position, expected: Any) -> Any:
    active = position.case.main
    return len(ending.goals_met(position.state, active)) if isinstance(expected, int) else [
        ending.goal_word(goal) for goal in ending.goals_met(position.state, active)
    ]  # fmt: skip


def _game_over(position: Position, expected: Any) -> bool:
    return bool(position.notes.get("game_over", False))


def _winner(position: Position, expected: Any) -> str | None:
    """The winner of the game, or of the battle."""
    if position.state.winners:
        return position.case.name(position.state.winners[0])
    told = position.told("battle_over")
    if not told:
        return None
    result = told[-1]["result"]
    return None if result == "draw" else position.case.name(told[-1][result])


def _founding_sites(position: Position, expected: Any) -> list[str]:
    state, seat = position.state, position.case.main
    refused = [
        place for place in provinces_in(state.land_of(seat)) if founding.found_refusal(state, seat, place) is None
    ]
    return [state.board.provinces[place].id for place in refused]


def _grey_for_hire(position: Position, expected: Any) -> Any:
    if isinstance(expected, Mapping):
        return by_player_count(position, expected, lambda other: other.state.grey_for_hire)
    return position.state.grey_for_hire


def _card_scored(position: Position, expected: Any) -> Any:
    told = position.told("card_scored")
    if isinstance(expected, bool):
        return bool(told)
    return names.card_name(CARDS.index(told[-1]["card"])) if told else None


def _each_player(position: Position, expected: Any) -> dict[str, Any]:
    """What holds for every seat alike; a value that differs is listed."""
    found = {}
    for key, value in expected.items():
        values = [SEAT_VALUES[key](position, seat, value) for seat in range(len(position.case.names))]
        found[key] = values[0] if len(set(map(str, values))) == 1 else values
    return found


def _parades(position: Position, expected: Any) -> Any:
    fields = {player.parade for player in position.state.players}
    return fields.pop() if len(fields) == 1 else sorted(fields)


def _hamlets(position: Position, expected: Any) -> Any:
    if isinstance(expected, Mapping):
        board = position.state.board
        return {name: int(position.state.hamlets[board.number[name]] > 0) for name in expected}
    return _main("hamlets")(position, expected)


def _main_actions(position: Position, expected: Any) -> Any:
    frame = next((each for each in reversed(position.state.agenda) if isinstance(each, Diplomacy)), None)
    if frame is not None:
        legal = diplomacy.main_actions(position.state, frame.seat, frame.done)
        return [("hire", "peace", "influence")[action] for action in legal]
    return position.notes.get("main_actions_offered")


def _second_leader(position: Position, expected: Any) -> dict[str, Any]:
    """What a leader who is left may still do in Diplomacy, and whether he is spent."""
    seat, state = position.case.main, position.state
    going_on = any(isinstance(frame, Diplomacy) and frame.seat == seat for frame in state.agenda)
    further = any(isinstance(frame, Further) and frame.seat == seat for frame in state.agenda)
    told = {
        "main_actions_offered": SEAT_VALUES["main_actions_offered"](position, seat, None),
        "further_offered": further,
        "spent": not going_on and state.players[seat].ready == 0,
    }
    return {key: told.get(key) for key in expected}


def _available(place: int) -> Value:
    def value(position: Position, expected: Any) -> int | None:
        told = position.notes.get("available", [])
        return told[place] if len(told) > place else None

    return value


def _sequence(position: Position, expected: Any) -> list[str]:
    return [f"{name} complete incl. battles" for name in position.notes.get("complete", [])]


def _personal_unchanged(position: Position, expected: Any) -> bool:
    return [player.card for player in position.state.players] == [player.card for player in position.start.players]


def _price(position: Position, expected: Any) -> Any:
    if "price" in position.notes:
        return position.notes["price"]
    for written, _, _ in reversed(position.trail):
        if written["do"] == "improve.choose":
            seat = position.case.seat(written["by"])
            return improvement.price(position.state, seat, names.area(written["area"]))
    return None


TABLE_VALUES: Mapping[str, Value] = {
    "order": _order,
    "order_this_round": _note("order_this_round"),
    "order_next_round": _order,
    "order_if_1_2_now": _if_settled_now,
    "set_order_offered_to": _note("set_order_offered_to"),
    "arrival": _arrival,
    "field_1_stack_front_to_back": _stack,
    "ip": _by_seat("ip", _main("ip")),
    "ip_gain": _ip_gains,
    "hand_cards": _hand_cards,
    "open_cards": _open_cards,
    "open_cards_left_plus_new": lambda position, expected: _open_cards(position, 0),
    "pile": lambda position, expected: len(position.state.pile),
    "cards_out_of_game": _out_of_game,
    "personal_cards_unchanged": _personal_unchanged,
    "card_scored": _card_scored,
    "counts": _counts,
    "ranking": _note("ranking"),
    "leaders": _leaders,
    "ring": _ring,
    "ring_before_first_action": _note("ring_before_first_action"),
    "ring_after_first_action": _note("ring_after_first_action"),
    "available_before_first": _available(0),
    "available_after_first": _available(1),
    "active": _active,
    "next_phase": _next_phase,
    "next": _note("next"),
    "round": lambda position, expected: position.state.round,
    "alliances": _alliances,
    "alliances_end": _alliances_end,
    "promise": _promise,
    "end_triggered": _end_triggered,
    "game_ends_after_round": _end_triggered,
    "goals": _goals,
    "game_over": _game_over,
    "normal": lambda position, expected: under_length(position, "normal"),
    "long": lambda position, expected: under_length(position, "long"),
    "winner": _winner,
    "winners": lambda position, expected: _names(position, position.state.winners),
    "wiped_out": _main("wiped_out"),
    "barbarian_row": lambda position, expected: position.state.reached + 1,
    "row": _note("chart row"),
    "grey_leaders_for_hire": _grey_for_hire,
    "grey_in_box": lambda position, expected: position.state.grey_in_box,
    "legions_in_supply": lambda position, expected: position.state.legions,
    "other_game_legions": lambda position, expected: of_other_game(position).state.legions,
    "treaty_supply": lambda position, expected: position.state.treaties,
    "legion_offered": _note("legion_offered"),
    "lg_allowed_on": _note("lg_allowed_on"),
    "max_leaders": _note("max_leaders"),
    "revolution_offered": _note("revolution_offered"),
    "fields_offered": _note("fields_offered"),
    "main_actions_offered": _main_actions,
    "second_leader": _second_leader,
    "city_can_be_founded_at": _founding_sites,
    "autoexpansions_in_order": _note("autoexpansions"),
    "sequence": _sequence,
    "each_player": _each_player,
    "vp_field_each_player": _parades,
    "hamlets": _hamlets,
    "face": _note("face"),
    "legal": _note("legal"),
    "alternative_order_card_card": lambda position, expected: {"legal": drafts_card_first(position)},
    "third": next_unit,
    "fourth": next_unit,
    "fifth": next_unit,
    "price": _price,
    "free_fleets": _note("units"),
    "free_armies": _note("units"),
    "branches": _note("branches"),
    "options": _note("options"),
    "counts_as_presence": _note("counts_as_presence"),
    "wine_to_army_offered": _note("wine_to_army_offered"),
    "ivory_to_army_offered": _note("ivory_to_army_offered"),
    "fleet_price": _noted_else("fleet_price", "fleet_price"),
    "fleet_mp": _noted_else("fleet_mp", "fleet_mp"),
    "tax_yield": _note("tax_yield"),
    "price_reduction": _note("price_reduction"),
    "round_morale": _note("round_morale"),
    "own_militia": _note("own_militia"),
    "improvement": _note("hamlet improvement"),
    "influence": _note("hamlet influence"),
    "leader": _note("hamlet leader"),
    "scoring": _note("hamlet scoring"),
    "total": _noted_else("hamlet total", "total"),
    "thalers": _noted_else("hamlet thalers", "thalers"),
    "blocks": _by_seat("blocks", _main("blocks")),
}
"""How each key of the table is read."""


def added_province(position: Position, key: str) -> bool:
    """`when_X_is_added`: whether an end condition is met once the main seat controls X too."""
    return with_province(position, key.removeprefix("when_").removesuffix("_is_added"))
