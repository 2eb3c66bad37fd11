"""What one seat may know of a position (aoh.prep-09, aoh.est-12, aoh.fair-24, aoh.evt.int-02; aoh-decisions section 1).

Observations are plain tuples: nothing in them leads back to the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from stammtisch.games.heroes.cards import BARBARIANS, EARTHQUAKE, HUNGER
from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.rules.windows import AnswerBarbarians, AnswerHunger, AnswerStroke
from stammtisch.games.heroes.rules.wishes import Wish
from stammtisch.games.heroes.state import NOBODY, HeroesState, Player
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
    armies: bytes
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
    construction is the action of the move.
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


class Scene(NamedTuple):
    """The last fields of an `Observation`, from `wishes` on: what the frame on top lets a seat see."""

    wishes: tuple[Wish, ...] = ()
    wish_list: tuple[Wish, ...] = ()
    done: int = 0
    exchanges: tuple[int, ...] = ()
    war: War | None = None
    disaster: Disaster | None = None
    road_asked: tuple[int, int] | None = None
    draft: tuple[int, ...] = ()
    asked: int = 0
    building: bool = False


_QUIET = Scene()


def observe(state: HeroesState, seat: int | None) -> Observation:
    """What `seat` may know; None: a spectator."""
    players = state.players
    top = state.agenda[-1] if state.agenda else None
    look = _SCENES.get(top.kind) if top is not None else None
    player = players[seat] if seat is not None else None
    return _made(
        Observation,
        (
            seat,
            state.options,
            top.stage if isinstance(top, HeroesFrame) else "over",
            state.round,
            state.first,
            state.turn,
            state.winner,
            _tribes(players),
            bytes(player.hand) if player is not None else None,
            player.orders if player is not None else None,
            state.roads,
            bytes(state.supply),
            len(state.deck),
            bytes(state.discard),
            *(_QUIET if look is None else look(state, top, seat)),
        ),
    )


_made = tuple.__new__
"""Makes a named tuple of a tuple of its fields without a call of Python's own: bots are shown a position hundreds of
times in a game.
"""


def _tribes(players: Sequence[Player]) -> tuple[Tribe, ...]:
    return tuple(
        [
            _made(
                Tribe,
                (
                    player.tribe,
                    player.cities,
                    player.fortresses,
                    player.monument,
                    player.out,
                    player.claim,
                    bytes(player.armies),
                    sum(player.hand) + len(player.pending),
                ),
            )
            for player in players
        ]
    )


# --- what the frame on top lets a seat see ----------------------------------------------------------------------------


def _bidding(state: HeroesState, top: FairBidding, seat: int | None) -> Scene:
    """aoh.fair-24: the wishes on the seat's board; who is done and how many exchanges were made is public."""
    return _made(Scene, (tuple(top.board(seat)), (), top.done, top.exchanges, *_QUIET[4:]))


def _lists(state: HeroesState, top: FairLists, seat: int | None) -> Scene:
    """aoh.opt-13: the own list; of the others only whether theirs is in."""
    return Scene(wish_list=top.lists[seat] if seat is not None else (), done=top.handed_in)


def _action(state: HeroesState, top: ActionPhase, seat: int | None) -> Scene:
    """aoh.base-12, aoh.base-16: whom the mover has asked for a road, and whether construction has begun."""
    return _made(Scene, (*_QUIET[:-2], top.asked, bool(top.action)))


def _road(state: HeroesState, top: RoadRequest, seat: int | None) -> Scene:
    """aoh.base-11: who asks whom for a road."""
    phase = state.agenda[-2]
    assert isinstance(phase, ActionPhase)
    return Scene(road_asked=(top.builder, top.neighbour), asked=phase.asked, building=bool(phase.action))


def _muster(state: HeroesState, top: Muster, seat: int | None) -> Scene:
    """aoh.battle-07: a muster is seen by the attacker alone."""
    if seat != top.seat:
        return _QUIET
    war = War(top.seat, top.target, top.purpose, tuple(sorted(top.line)), top.line, None, -1)
    return Scene(war=war, draft=top.line)


def _answering(state: HeroesState, top: Answer, seat: int | None) -> Scene:
    """aoh.est-12, aoh.battle-07: forces are public, the attacker's order is not; the line of the defence so far is the
    defender's own.
    """
    battle = state.agenda[-2]
    assert isinstance(battle, Battle)
    attack = battle.attack if seat == battle.attacker else None
    forces = tuple(sorted(battle.attack))
    war = War(battle.attacker, battle.target, battle.purpose, forces, attack, None, -1)
    return Scene(war=war, draft=top.line if seat == top.seat else ())


def _battle(state: HeroesState, top: Battle, seat: int | None) -> Scene:
    """aoh.est-12: both orders are open once the defender has answered."""
    forces = tuple(sorted(top.attack))
    return Scene(war=War(top.attacker, top.target, top.purpose, forces, top.attack, top.defence, -1))


def _spoils(state: HeroesState, top: Spoils, seat: int | None) -> Scene:
    """aoh.win-14: what is due is public."""
    return Scene(war=War(top.attacker, top.target, top.purpose, (), None, None, top.due))


def _stroke(state: HeroesState, top: AnswerStroke, seat: int | None) -> Scene:
    """aoh.evt.int-01: the target is known before the effect."""
    return Scene(disaster=Disaster(top.disaster, top.seat, top.army if top.disaster == EARTHQUAKE else 0))


def _hunger(state: HeroesState, top: AnswerHunger, seat: int | None) -> Scene:
    """aoh.evt.hunger-01: Hunger strikes all."""
    return Scene(disaster=Disaster(HUNGER, NOBODY, 0))


def _barbarians(state: HeroesState, top: AnswerBarbarians, seat: int | None) -> Scene:
    """aoh.evt.barb-01: Barbarians strike their drawer."""
    return Scene(disaster=Disaster(BARBARIANS, top.seat, 0))


_SCENES: dict[str, Callable[[HeroesState, Any, int | None], Scene]] = {
    FairBidding.kind: _bidding,
    FairLists.kind: _lists,
    ActionPhase.kind: _action,
    RoadRequest.kind: _road,
    Muster.kind: _muster,
    Answer.kind: _answering,
    Battle.kind: _battle,
    Spoils.kind: _spoils,
    AnswerStroke.kind: _stroke,
    AnswerHunger.kind: _hunger,
    AnswerBarbarians.kind: _barbarians,
}


def neighbours(observation: Observation, seat: int) -> list[int]:
    """aoh.base-10, aoh.loss-04: the next living neighbours, left first."""
    count = len(observation.tribes)
    others = [other % count for other in range(seat + 1, seat + count) if not observation.tribes[other % count].out]
    return others if len(others) < 2 else [others[0], others[-1]]
