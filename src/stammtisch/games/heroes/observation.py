"""What one seat may know of a position (aoh.prep-09, aoh.est-12, aoh.fair-24, aoh.evt.int-02; aoh-decisions section 1).

Observations are plain tuples: nothing in them leads back to the state. `position` turns one into JSON for the client.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stammtisch.games.heroes.actions import ANY_ARMY, PURPOSES
from stammtisch.games.heroes.cards import EARTHQUAKE, TRIBES, WORDS, counted, kinds_in, special_of
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.lines import forces_words, line_words
from stammtisch.games.heroes.rules.orders import orders_in_words
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.rules.windows import AnswerBarbarians, AnswerHunger, AnswerStroke
from stammtisch.games.heroes.rules.wishes import Wish, want_word
from stammtisch.games.heroes.state import NO_CLAIM, NOBODY, PLACES, HeroesState, road_pairs
from stammtisch.games.heroes.table_options import Options


class Tribe(NamedTuple):
    """What everybody sees of a player. `armies`: counts by `army_index`; `hand_size`: cards held, those still to be
    carried out included.
    """

    tribe: int
    cities: int
    fortresses: int
    monument: int
    out: bool
    claim: int
    armies: tuple[int, ...]
    hand_size: int


class War(NamedTuple):
    """An attack as a seat sees it; lines are None while their order is hidden. `due`: -1 before the dice."""

    attacker: int
    target: int
    purpose: int
    forces: tuple[int, ...]
    attack: tuple[int, ...] | None
    defence: tuple[int, ...] | None
    due: int


class Disaster(NamedTuple):
    """A disaster that is being answered: its card, its victim (NOBODY: all), the army that an Earthquake aims at."""

    card: int
    victim: int
    army: int


class Observation(NamedTuple):
    """A position as `seat` (None: a spectator) may know it.

    `hand`, `orders`, `wish_list` are the seat's own; `wishes` are those on its board; `done` is a bit mask; `draft` is
    the own line being put together; `asked` the neighbours asked for a road in this move (bit mask), `building` whether
    construction is the action of the move; `laid` how many cards the mover has laid down in phase 4.
    """

    seat: int | None
    options: Options
    stage: str
    round: int
    first: int
    turn: int
    winner: int
    tribes: tuple[Tribe, ...]
    hand: bytes | None
    orders: tuple[int, ...] | None
    roads: int
    supply: bytes
    deck: int
    discard: bytes
    wishes: tuple[Wish, ...]
    wish_list: tuple[Wish, ...]
    done: int
    exchanges: tuple[int, ...]
    war: War | None
    disaster: Disaster | None
    road_asked: tuple[int, int] | None
    draft: tuple[int, ...]
    asked: int
    building: bool


def observe(state: HeroesState, seat: int | None) -> Observation:
    """What `seat` may know; None: a spectator."""
    top = state.agenda[-1] if state.agenda else None
    wishes: tuple[Wish, ...] = ()
    wish_list: tuple[Wish, ...] = ()
    exchanges: tuple[int, ...] = ()
    done = 0
    war: War | None = None
    disaster: Disaster | None = None
    road_asked: tuple[int, int] | None = None
    draft: tuple[int, ...] = ()
    if isinstance(top, FairBidding):
        wishes, done, exchanges = tuple(top.board(seat)), top.done, top.exchanges
    elif isinstance(top, FairLists):
        done = top.handed_in
        wish_list = top.lists[seat] if seat is not None else ()
    elif isinstance(top, (Answer, Battle, Spoils, Muster)):
        war, draft = _war(state, top, seat)
    elif isinstance(top, AnswerStroke):
        disaster = Disaster(top.disaster, top.seat, top.army if top.disaster == EARTHQUAKE else 0)
    elif isinstance(top, AnswerHunger):
        disaster = Disaster(WORDS.index("hunger"), NOBODY, 0)
    elif isinstance(top, AnswerBarbarians):
        disaster = Disaster(WORDS.index("barbarians"), top.seat, 0)
    elif isinstance(top, RoadRequest):
        road_asked = (top.builder, top.neighbour)
    asked, building = _construction(state)
    player = state.players[seat] if seat is not None else None
    return Observation(
        seat,
        state.options,
        top.stage if isinstance(top, HeroesFrame) else "over",
        state.round,
        state.first,
        state.turn,
        state.winner,
        tuple(
            [
                Tribe(
                    p.tribe,
                    p.cities,
                    p.fortresses,
                    p.monument,
                    p.out,
                    p.claim,
                    tuple(p.armies),
                    sum(p.hand) + len(p.pending),
                )
                for p in state.players
            ]
        ),
        bytes(player.hand) if player is not None else None,
        player.orders if player is not None else None,
        state.roads,
        bytes(state.supply),
        len(state.deck),
        bytes(state.discard),
        wishes,
        wish_list,
        done,
        exchanges,
        war,
        disaster,
        road_asked,
        draft,
        asked,
        building,
    )


def _construction(state: HeroesState) -> tuple[int, bool]:
    for frame in reversed(state.agenda):
        if frame.kind == "action_phase":
            return frame.asked, bool(frame.action)
    return 0, False


def _war(state: HeroesState, top: Any, seat: int | None) -> tuple[War | None, tuple[int, ...]]:
    """aoh.est-12, aoh.battle-07: forces are public, an order is seen by its owner until the defender has answered; a
    muster by the attacker alone.
    """
    if isinstance(top, Muster):
        if seat != top.seat:
            return None, ()
        return War(top.seat, top.target, top.purpose, tuple(sorted(top.line)), top.line, None, -1), top.line
    if isinstance(top, Spoils):
        return War(top.attacker, top.target, top.purpose, (), None, None, top.due), ()
    battle = top if isinstance(top, Battle) else state.agenda[-2]
    assert isinstance(battle, Battle)
    answering = isinstance(top, Answer)
    attack = battle.attack if not answering or seat == battle.attacker else None
    defence = None if answering else battle.defence
    draft = top.line if isinstance(top, Answer) and seat == top.seat else ()
    return War(battle.attacker, battle.target, battle.purpose, tuple(sorted(battle.attack)), attack, defence, -1), draft


def neighbours(observation: Observation, seat: int) -> list[int]:
    """aoh.base-10, aoh.loss-04: the next living neighbours, left first."""
    count = len(observation.tribes)
    others = [other % count for other in range(seat + 1, seat + count) if not observation.tribes[other % count].out]
    return others if len(others) < 2 else [others[0], others[-1]]


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
        "army": ("bare", "led", "all")[disaster.army]
        if disaster.card == EARTHQUAKE and disaster.army <= ANY_ARMY
        else None,
    }
