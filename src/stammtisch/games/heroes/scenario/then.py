"""The values of a scenario: every key of `then` (see `docs/heroes.md`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.engine.events import Event, redact
from stammtisch.engine.notation import seat_letter
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.heroes.actions import UNITS
from stammtisch.games.heroes.cards import TRIBES, WORDS, spread
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.lines import forces_words, line_words
from stammtisch.games.heroes.rules.orders import orders_in_words
from stammtisch.games.heroes.rules.resource_deck import full_deck
from stammtisch.games.heroes.rules.victory import claimants
from stammtisch.games.heroes.rules.wishes import Wish, want_word
from stammtisch.games.heroes.scenario.given import army_words, seat_index
from stammtisch.games.heroes.scenario.step import Position
from stammtisch.games.heroes.state import NOBODY, HeroesState, Player, road_pairs


def read_key(position: Position, key: str) -> Any:
    """The actual value of a key; NotUnderstood if there is no such key."""
    parts = key.split(".")
    state = position.state
    if len(parts) == 1:
        if key not in TABLE_KEYS:
            raise NotUnderstood(
                f"no such key; known are {', '.join(sorted(TABLE_KEYS))}, SEAT.x, supply.x, fresh.x, view.SEAT.x"
            )
        return TABLE_KEYS[key](position)
    first = parts[0]
    if first == "supply" and len(parts) == 2 and parts[1] in PIECE_WORDS:
        return state.supply[PIECE_WORDS.index(parts[1])]
    if first == "fresh" and len(parts) == 2:
        return _fresh(position, parts[1])
    if first == "view" and len(parts) >= 3:
        return _view(position, seat_index(parts[1], len(state.players)), parts[2:])
    if len(parts) == 2 and len(first) == 1:
        return _of_seat(state, seat_index(first, len(state.players)), parts[1])
    raise NotUnderstood("no such key")


def hand_words(hand: bytes | bytearray) -> list[str]:
    """A hand in words, sorted."""
    return sorted(WORDS[card] for card in spread(hand))


def _of_seat(state: HeroesState, seat: int, name: str) -> Any:
    player = state.players[seat]
    if name not in SEAT_VALUES:
        raise NotUnderstood(f"no such key of a seat; known are {', '.join(sorted(SEAT_VALUES))}")
    return SEAT_VALUES[name](state, seat, player)


SEAT_VALUES: Mapping[str, Callable[[HeroesState, int, Player], Any]] = {
    "tribe": lambda state, seat, player: TRIBES[player.tribe],
    "hand": lambda state, seat, player: hand_words(player.hand),
    "hand_size": lambda state, seat, player: player.cards,
    "cities": lambda state, seat, player: player.cities,
    "armies": lambda state, seat, player: army_words(player.armies),
    "fortresses": lambda state, seat, player: player.fortresses,
    "monument": lambda state, seat, player: player.monument,
    "out": lambda state, seat, player: player.out,
    "neighbours": lambda state, seat, player: [seat_letter(other) for other in state.neighbours(seat)],
    "orders": lambda state, seat, player: orders_in_words(player.orders),
}


def _fresh(position: Position, name: str) -> int:
    """How many cards of a kind the table's deck has before anything is dealt."""
    state = position.state
    deck = full_deck([player.tribe for player in state.players], state.options.unused_specials == "remove")
    if name == "size":
        return len(deck)
    if name not in WORDS:
        raise NotUnderstood(f"'{name}' is no card; the cards are {', '.join(WORDS)}")
    return deck.count(WORDS.index(name))


# --- the table --------------------------------------------------------------------------------------------------------


def _last(events: Sequence[Event], kind: str) -> Event | None:
    return next((event for event in reversed(events) if event.kind == kind), None)


def _from_event(kind: str, fact: str) -> Callable[[Position], Any]:
    """A fact of the last event of a kind; None if no step has told of one."""

    def read(position: Position) -> Any:
        event = _last(position.events, kind)
        return None if event is None else event.facts[fact]

    return read


def _happened(kind: str) -> Callable[[Position], bool]:
    """Whether any step has told of such an event."""

    def read(position: Position) -> bool:
        return _last(position.events, kind) is not None

    return read


def _tax_cards(position: Position) -> int | None:
    """How many cards the last tax was for; without a city it is one (aoh.move.2-05)."""
    taxes = [event for event in position.events if event.kind in ("taxed", "taxed_laying")]
    if not taxes:
        return None
    return int(taxes[-1].facts["cards"]) if taxes[-1].kind == "taxed" else 1


def _discard(position: Position) -> list[str]:
    return sorted(WORDS[card] for card in spread(position.state.discard))


def _offers(position: Position) -> list[list[Any]]:
    frame = position.state.agenda[-1] if position.state.agenda else None
    return [_offer(wish) for wish in frame.wishes] if isinstance(frame, FairBidding) else []


def _offer(wish: Wish) -> list[Any]:
    return [seat_letter(wish.owner), WORDS[wish.give], want_word(wish.want)]


def _trades(position: Position) -> list[list[str]]:
    traded = [event.facts for event in position.events if event.kind == "exchanged"]
    return [
        [seat_letter(facts["seat"]), facts["gives"], seat_letter(facts["other"]), facts["gets"]] for facts in traded
    ]


def _drawn(position: Position) -> dict[str, int]:
    return {
        seat_letter(event.facts["seat"]): event.facts["count"]
        for event in position.events
        if event.kind == "drew_at_fair"
    }


def _beaten(position: Position) -> dict[str, int] | None:
    beaten = _from_event("battle", "beaten")(position)
    return None if beaten is None else {seat_letter(int(seat)): count for seat, count in beaten.items()}


def _spoils(position: Position) -> dict[str, int] | None:
    event = _last(position.events, "spoils")
    return None if event is None else {name: event.facts[name] for name in ("cities", "cards", "monument")}


def _winner(position: Position) -> str | None:
    return None if position.state.winner == NOBODY else seat_letter(position.state.winner)


TABLE_KEYS: Mapping[str, Callable[[Position], Any]] = {
    "stage": lambda position: GAME.stage(position.state),
    "turn": lambda position: seat_letter(position.state.turn),
    "first": lambda position: seat_letter(position.state.first),
    "round": lambda position: position.state.round,
    "winner": _winner,
    "last_move": lambda position: [seat_letter(seat) for seat in claimants(position.state)],
    "discard": _discard,
    "deck_left": lambda position: len(position.state.deck),
    "roads": lambda position: [[seat_letter(seat) for seat in pair] for pair in road_pairs(position.state.roads)],
    "offers": _offers,
    "trades": _trades,
    "drawn": _drawn,
    "tax_cards": _tax_cards,
    "reshuffled": _happened("reshuffled"),
    "totals": _from_event("battle", "totals"),
    "victorious": _from_event("battle", "victorious"),
    "beaten": _beaten,
    "due": _from_event("battle", "due"),
    "spoils": _spoils,
    "cancelled": _happened("attack_cancelled"),
}


# --- what a seat sees -------------------------------------------------------------------------------------------------


def _view(position: Position, viewer: int, path: Sequence[str]) -> Any:
    """`view.X.offers`, `view.X.spoils.y`, `view.X.Y.hand` and the like: what X may know."""
    if path[0] == "spoils" and len(path) == 2:
        return _view_spoils(position, viewer, path[1])
    observation: Observation = GAME.observe(position.state, viewer)
    if path == ["offers"]:
        return [_offer(wish) for wish in observation.wishes]
    if len(path) != 2:
        raise NotUnderstood("no such key of a view")
    seat = seat_index(path[0], len(position.state.players))
    if path[1] in ("line", "forces") and observation.war is None:
        return _fought(position, viewer, seat, path[1])
    if path[1] not in VIEW_VALUES:
        raise NotUnderstood(f"no such key of a view; known are {', '.join(sorted(VIEW_VALUES))}")
    return VIEW_VALUES[path[1]](observation, seat)


def _view_spoils(position: Position, viewer: int, name: str) -> Any:
    event = _last(position.events, "spoils")
    seen = redact(event, viewer) if event is not None else None
    if seen is None:
        return None
    if name != "kinds":
        return seen.facts.get(name)
    kinds = seen.facts.get("kinds")
    return None if kinds is None else sorted(word for word, count in kinds.items() for _ in range(count))


def _fought(position: Position, viewer: int, seat: int, name: str) -> list[str] | None:
    """Lines and forces of the last battle, when it is over, as far as its events told the viewer.

    Both lines were open to all once the defender had answered; of a cancelled attack only the forces are known, and to
    the attacker the own line.
    """
    told = [event for event in position.events if event.kind in ("attacked", "stood")]
    seen = redact(told[-1], viewer) if told else None
    if seen is None:
        return None
    if seen.kind == "attacked":
        return seen.facts.get("line" if name == "line" else "forces") if seat == seen.facts["seat"] else None
    if seat not in (seen.facts["seat"], seen.facts["attacker"]):
        return None
    line: list[str] = seen.facts["line" if seat == seen.facts["seat"] else "attacking_line"]
    return line if name == "line" else sorted(line, key=UNITS.index)


def _view_line(observation: Observation, seat: int) -> list[str] | None:
    war = observation.war
    line = None
    if war is not None:
        line = war.attack if seat == war.attacker else war.defence if seat == war.target else None
    return None if line is None else line_words(line)


def _view_forces(observation: Observation, seat: int) -> list[str] | None:
    war = observation.war
    if war is None or seat not in (war.attacker, war.target):
        return None
    if seat == war.attacker:
        return forces_words(war.forces)
    return None if war.defence is None else forces_words(war.defence)


VIEW_VALUES: Mapping[str, Callable[[Observation, int], Any]] = {
    "hand": lambda observation, seat: (
        hand_words(observation.hand) if seat == observation.seat and observation.hand is not None else None
    ),
    "hand_size": lambda observation, seat: observation.tribes[seat].hand_size,
    "orders": lambda observation, seat: (
        orders_in_words(observation.orders) if seat == observation.seat and observation.orders is not None else None
    ),
    "armies": lambda observation, seat: army_words(observation.tribes[seat].armies),
    "cities": lambda observation, seat: observation.tribes[seat].cities,
    "fortresses": lambda observation, seat: observation.tribes[seat].fortresses,
    "monument": lambda observation, seat: observation.tribes[seat].monument,
    "tribe": lambda observation, seat: TRIBES[observation.tribes[seat].tribe],
    "out": lambda observation, seat: observation.tribes[seat].out,
    "line": _view_line,
    "forces": _view_forces,
}
