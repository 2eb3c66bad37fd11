"""The position of a scenario: `given`, and what it leaves out (see `docs/heroes.md`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.game import SetupError
from stammtisch.engine.notation import SEAT_LETTERS
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes.cards import HOLDABLE, KINDS, NUMBERS, TRIBES
from stammtisch.games.heroes.pieces import ARMY, CITY, FORTRESS, GENERAL, PIECE_COPIES, PIECE_WORDS, ROAD
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.discarding import DiscardPhase
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_draw import FairDraw
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.getting_a_card import BeginMove
from stammtisch.games.heroes.rules.move import PHASES, Move
from stammtisch.games.heroes.rules.orders import order_actions, ordered
from stammtisch.games.heroes.rules.preparation import Deal, ThrowFirst, new_state
from stammtisch.games.heroes.rules.round import Round
from stammtisch.games.heroes.rules.special_resource import LayPhase
from stammtisch.games.heroes.rules.victory import fulfils
from stammtisch.games.heroes.state import (
    NO_ORDERS,
    OLD_CLAIM,
    PLACES,
    QUAKED,
    HeroesState,
    Player,
    army_index,
    road_bit,
)
from stammtisch.games.heroes.table_options import read_options

GIVEN_KEYS = frozenset(("players", "stage", "turn", "first", "round", "seats", "roads", "deck", "discard", "options"))
SEAT_KEYS = frozenset(("tribe", "hand", "cities", "armies", "fortresses", "monument", "out", "orders"))
_SORTS: Mapping[str, type[Any]] = {
    "players": int,
    "stage": str,
    "round": int,
    "seats": Mapping,
    "roads": list,
    "deck": list,
    "discard": list,
    "options": Mapping,
}
_SEAT_SORTS: Mapping[str, type[Any]] = {
    "hand": list,
    "cities": int,
    "armies": list,
    "fortresses": int,
    "monument": int,
    "out": bool,
    "orders": Mapping,
}
_SORT_WORDS: Mapping[type[Any], str] = {
    int: "a whole number from 0",
    str: "a text",
    list: "a list",
    bool: "true or false",
    Mapping: "an object",
}
_PHASES: dict[str, type[BeginMove] | type[ActionPhase] | type[LayPhase] | type[DiscardPhase]] = {
    "move:0": BeginMove,
    "move:2": ActionPhase,
    "move:3": LayPhase,
    "move:4": DiscardPhase,
}
STAGES = ("setup", "fair:draw", "fair:bidding", *_PHASES)


def seat_index(letter: Any, players: int) -> int:
    """A seat by its letter; NotUnderstood if the table has none of that letter."""
    seats = SEAT_LETTERS[:players]
    if not isinstance(letter, str) or len(letter) != 1 or letter not in seats:
        raise NotUnderstood(f"'{letter}' is no seat of this table; there are {', '.join(seats)}")
    return seats.index(letter)


def card_number(word: Any) -> int:
    """A card by its word."""
    if not isinstance(word, str) or word not in NUMBERS:
        raise NotUnderstood(f"'{word}' is no card; the cards are {', '.join(NUMBERS)}")
    return NUMBERS[word]


def card_numbers(written: Mapping[str, Any], key: str) -> list[int]:
    """Cards by their words, as they stand in a list under a key."""
    words = written[key]
    if not isinstance(words, list):
        raise NotUnderstood(f"'{key}' is a list of cards, not {words!r}", f"key '{key}'")
    return [card_number(word) for word in words]


def build_state(given: Mapping[str, Any]) -> HeroesState:
    """The position that `given` describes. A condition for victory that holds in it counts as old."""
    _known(given, GIVEN_KEYS)
    _sorted(given, _SORTS)
    try:
        state = new_state(given.get("players", 2), read_options(given.get("options", {})), None)
    except SetupError as error:
        raise NotUnderstood(str(error)) from error
    count = len(state.players)
    state.first = state.turn = seat_index(given.get("first", "A"), count)
    if "turn" in given:
        state.turn = seat_index(given["turn"], count)
    stage = given.get("stage", "move:2")
    state.round = given.get("round", 1 if stage == "setup" else 2)
    for seat, player in enumerate(state.players):
        player.tribe = seat
    if stage == "setup":
        _set_tribes(state, given)
        _agenda(state, [Round(state.first, 0), Deal(), ThrowFirst()])
        return state
    _table(state, given)
    _set_stage(state, stage)
    return state


def _known(given: Mapping[str, Any], keys: frozenset[str]) -> None:
    for key in given:
        if key not in keys:
            raise NotUnderstood(f"unknown; known are {', '.join(sorted(keys))}", f"key '{key}'")


def _sorted(described: Mapping[str, Any], sorts: Mapping[str, type[Any]]) -> None:
    """NotUnderstood if a value is of another sort than its key asks for."""
    for key, value in described.items():
        sort = sorts.get(key, object)
        if not isinstance(value, sort) or (sort is int and (isinstance(value, bool) or value < 0)):
            raise NotUnderstood(f"must be {_SORT_WORDS[sort]}, not {value!r}", f"key '{key}'")


def _set_tribes(state: HeroesState, given: Mapping[str, Any]) -> None:
    for letter, described in given.get("seats", {}).items():
        if not isinstance(described, Mapping):
            raise NotUnderstood("a seat is described by an object", f"key '{letter}'")
        try:
            _known(described, SEAT_KEYS)
            _sorted(described, _SEAT_SORTS)
        except NotUnderstood as error:
            raise error.at(f"seat '{letter}'") from error
        if "tribe" in described:
            if described["tribe"] not in TRIBES:
                raise NotUnderstood(f"'{described['tribe']}' is no tribe; there are {', '.join(TRIBES)}")
            state.players[seat_index(letter, len(state.players))].tribe = TRIBES.index(described["tribe"])


def _table(state: HeroesState, given: Mapping[str, Any]) -> None:
    """Players, roads, decks; the supply is what is not on the table."""
    _set_tribes(state, given)
    seats = given.get("seats", {})
    described = {seat_index(letter, len(state.players)): value for letter, value in seats.items()}
    for seat, player in enumerate(state.players):
        _seat(state, player, described.get(seat, {}))
    for pair in given.get("roads", []):
        state.roads |= road_bit(*_joined(pair, len(state.players)))
    state.deck = [card_number(word) for word in reversed(given.get("deck", []))]
    state.discard = bytearray(len(KINDS))
    for word in given.get("discard", []):
        state.discard[card_number(word)] += 1
    left = list(PIECE_COPIES)
    for player in state.players:
        left[CITY] -= player.cities
        left[ARMY] -= sum(player.armies)
        left[GENERAL] -= sum(player.armies[1::2])
        left[FORTRESS] -= player.fortresses
    left[ROAD] -= state.roads.bit_count()
    for piece, count in enumerate(left):
        if count < 0:
            raise NotUnderstood(f"there are only {PIECE_COPIES[piece]} of the piece '{PIECE_WORDS[piece]}'")
    state.supply = bytearray(left)


def _joined(pair: Any, players: int) -> tuple[int, int]:
    """The two seats that a road joins."""
    if not isinstance(pair, (list, str)) or len(pair) != 2 or pair[0] == pair[1]:
        raise NotUnderstood(f'a road joins two seats, ["A", "B"], not {pair!r}', "key 'roads'")
    return seat_index(pair[0], players), seat_index(pair[1], players)


def _seat(state: HeroesState, player: Player, described: Mapping[str, Any]) -> None:
    out = bool(described.get("out", False))
    player.out = out
    player.cities = described.get("cities", 0 if out else 1)
    player.fortresses = described.get("fortresses", 0)
    player.monument = described.get("monument", 0)
    for word in described.get("hand", []):
        card = card_number(word)
        if card not in HOLDABLE:
            raise NotUnderstood(f"'{word}' is played when drawn and cannot be in a hand", "key 'hand'")
        player.hand[card] += 1
    for word in described.get("armies", [] if out else ["bare"]):
        player.armies[army_of(word)] += 1
    player.orders = given_orders(described.get("orders", {}))
    quaked = player.armies[army_index(0, QUAKED)] + player.armies[army_index(1, QUAKED)]
    player.earthquakes = min(quaked, 1) if state.options.earthquake == "tribe" else quaked
    if fulfils(player) and not out:
        player.claim = OLD_CLAIM


def given_orders(told: Any) -> tuple[int, ...]:
    """Standing orders as the format writes them."""
    orders: tuple[int, ...] = NO_ORDERS
    try:
        for action in order_actions(told):
            orders = ordered(orders, action)
    except (ValueError, AttributeError, TypeError) as error:
        raise NotUnderstood(str(error), "key 'orders'") from error
    return orders


def army_of(word: Any) -> int:
    """The index in `Player.armies` of an army such as `led@away`."""
    kind, _, place = str(word).partition("@")
    if kind not in ("bare", "led") or (place or "home") not in PLACES:
        raise NotUnderstood(
            f"'{word}' is no army; it is bare or led, with @away, @sent or @quaked if it is not at home"
        )
    return army_index(int(kind == "led"), PLACES.index(place or "home"))


def army_words(armies: bytes | bytearray) -> list[str]:
    """Armies in words, as in `given`."""
    words = []
    for index, count in enumerate(armies):
        place = PLACES[index // 2]
        words += [("led" if index % 2 else "bare") + ("" if place == "home" else f"@{place}")] * count
    return sorted(words)


def _agenda(state: HeroesState, frames: list[HeroesFrame]) -> None:
    state.agenda.clear()
    for frame in frames:
        state.push(frame)


def _set_stage(state: HeroesState, stage: str) -> None:
    count = len(state.players)
    if stage in ("fair:draw", "fair:bidding"):
        state.turn = state.first
        fairs: dict[str, Callable[[], HeroesFrame]] = {
            "fair:draw": FairDraw,
            "fair:bidding": lambda: FairLists(count) if state.options.fair == "sealed" else FairBidding(count),
        }
        _agenda(state, [Round(state.first, count), fairs[stage]()])
        return
    if stage not in _PHASES:
        raise NotUnderstood(f"'{stage}' is no stage to begin with; there are {', '.join(STAGES)}", "key 'stage'")
    following = (state.turn + 1) % count
    phase = _PHASES[stage]
    _agenda(
        state,
        [
            Round(following, (state.first - following) % count),
            Move(state.turn, PHASES.index(phase) + 1),
            phase(state.turn),
        ],
    )
