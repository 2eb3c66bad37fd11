"""An observation as JSON for the client: words instead of numbers."""

from __future__ import annotations

from typing import Any

from stammtisch.games.heroes.actions import ANY_ARMY, PURPOSES, STRUCK
from stammtisch.games.heroes.cards import EARTHQUAKE, TRIBES, WORDS, counted, kinds_in, special_of
from stammtisch.games.heroes.observation import Disaster, Observation, War, neighbours
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.rules.lines import forces_words, line_words
from stammtisch.games.heroes.rules.orders import orders_in_words
from stammtisch.games.heroes.rules.wishes import Wish, want_word
from stammtisch.games.heroes.state import NO_CLAIM, NOBODY, PLACES, road_pairs


def position(observation: Observation) -> dict[str, Any]:
    """An observation as JSON: words instead of numbers, the shape that the client draws.

    `players`: one for each seat; `hand`, `orders`, `draft`, `list`: the viewer's own (null for spectators); `fair`,
    `war`, `disaster`: null unless one is going on.
    """
    own = observation.seat
    return {
        "stage": observation.stage,
        "round": observation.round,
        "turn": observation.turn,
        "first": observation.first,
        "players": [_player(observation, seat) for seat in range(len(observation.tribes))],
        "hand": counted(observation.hand) if observation.hand is not None else None,
        "orders": orders_in_words(observation.orders) if observation.orders is not None else None,
        "roads": [list(pair) for pair in road_pairs(observation.roads)],
        "supply": {word: observation.supply[piece] for piece, word in enumerate(PIECE_WORDS)},
        "deck": observation.deck,
        "discard": counted(observation.discard),
        "fair": _fair(observation) if observation.stage == "fair:bidding" else None,
        "war": _war_position(observation.war) if observation.war else None,
        "disaster": _disaster(observation.disaster) if observation.disaster else None,
        "road_asked": {"builder": observation.road_asked[0], "neighbour": observation.road_asked[1]}
        if observation.road_asked
        else None,
        "draft": line_words(observation.draft) if own is not None else None,
    }


def _player(observation: Observation, seat: int) -> dict[str, Any]:
    tribe = observation.tribes[seat]
    named = tribe.tribe != NOBODY
    return {
        "seat": seat,
        "tribe": TRIBES[tribe.tribe] if named else None,
        "special": WORDS[special_of(tribe.tribe)] if named else None,
        "cities": tribe.cities,
        "armies": [
            {"led": bool(index % 2), "place": PLACES[index // 2]}
            for index, count in enumerate(tribe.armies)
            for _ in range(count)
        ],
        "fortresses": tribe.fortresses,
        "monument": tribe.monument,
        "hand_size": tribe.hand_size,
        "out": tribe.out,
        "claim": tribe.claim != NO_CLAIM,
        "neighbours": [] if tribe.out else neighbours(observation, seat),
        "roads": [
            one if other == seat else other for one, other in road_pairs(observation.roads) if seat in (one, other)
        ],
    }


def wish_position(wish: Wish, viewer: int | None) -> dict[str, Any]:
    """A wish on the board. `want` is a list of kinds, `want_word` the class or kind or kinds as they were wished."""
    return {
        "owner": wish.owner,
        "give": WORDS[wish.give],
        "want": [WORDS[kind] for kind in kinds_in(wish.want)],
        "want_word": want_word(wish.want),
        "to": None if wish.to == NOBODY else wish.to,
        "shown": bool(wish.shown),
        "mine": wish.owner == viewer,
    }


def _fair(observation: Observation) -> dict[str, Any]:
    return {
        "sealed": observation.options.fair == "sealed",
        "wishes": [wish_position(wish, observation.seat) for wish in observation.wishes],
        "list": [wish_position(wish, observation.seat) for wish in observation.wish_list],
        "done": [seat for seat in range(len(observation.tribes)) if observation.done >> seat & 1],
        "exchanges": sum(observation.exchanges) // 2,
    }


def _war_position(war: War) -> dict[str, Any]:
    return {
        "attacker": war.attacker,
        "target": war.target,
        "purpose": PURPOSES[war.purpose],
        "forces": forces_words(war.forces),
        "lines": {
            "attacker": line_words(war.attack) if war.attack is not None else None,
            "defender": line_words(war.defence) if war.defence is not None else None,
        },
        "due": None if war.due < 0 else war.due,
    }


def _disaster(disaster: Disaster) -> dict[str, Any]:
    return {
        "card": WORDS[disaster.card],
        "victim": None if disaster.victim == NOBODY else disaster.victim,
        "army": STRUCK[disaster.army] if disaster.card == EARTHQUAKE and disaster.army <= ANY_ARMY else None,
    }
