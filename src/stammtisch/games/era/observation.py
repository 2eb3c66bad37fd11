"""What a seat may know of a position (decisions table H).

Hidden are, the first two until the scoring: personal cards of others, the kinds of their unused hamlets, what they
rejected, the hamlets on the map and in the box, the card pile, open offers between others and their standing orders.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from stammtisch.games.era.determinize import colour, revealed
from stammtisch.games.era.figures import Figures, figures
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.hamlets import WonHamlet
from stammtisch.games.era.setting import Setting
from stammtisch.games.era.setup import KeepCard
from stammtisch.games.era.state import EraState, Player, cubes_set
from stammtisch.games.era.words import NO_CARD

Row = tuple[int, ...]


class Tribe(NamedTuple):
    """A player as everybody sees him, see `state.Player`. `has_card`: whether he keeps a card; `hamlet_count`: unused
    hamlets; `colours`: of those, where the table shows them, in the order won; `shown_card`, `shown_hamlets`: what the
    scoring has revealed, NO_CARD and nothing before.
    """

    tribe: int
    has_card: bool
    thalers: int
    ip: int
    arrival: int
    parade: int
    morale: int
    era: int
    improvements: Row
    food: int
    hunger_aside: int
    free_vassals: int
    slots: Row
    built: int
    leaders: int
    grey: int
    ready: int
    army: int
    legions: int
    militia: int
    treaties: int
    activated: int
    passed: bool
    revolted: bool
    peace: bool
    spent: int
    plundered: tuple[Row, ...]
    goals: int
    paid: bool
    struck: int
    legion_taken: bool
    removed: int
    hamlet_count: int
    colours: tuple[str, ...]
    shown_card: int
    shown_hamlets: Row


class Own(NamedTuple):
    """What only the player himself knows: his cards, the kinds of his unused hamlets in the order won, his orders."""

    card: int
    rejected: int
    hamlets: Row
    orders: Row


class Pending(NamedTuple):
    """A frame of the agenda: its kind, its fields by name, with None for what the viewer may not know."""

    kind: str
    stage: str
    fields: tuple[tuple[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """A position as `seat` (None: a spectator) knows it; see `state.EraState` for what the parts mean.

    `hamlets`: the provinces where one lies, as a set; `pile`: how many cards it has; `box`: how many hamlets it has;
    `offers`: those that the viewer is a party to; `agenda`: what is pending, the current procedure last; `must`, `may`:
    the seats that must and may act now; `figures`: what the rules make of it (see `figures.py`).
    """

    seat: int | None
    setting: Setting
    stage: str
    round: int
    order: Row
    players: tuple[Tribe, ...]
    own: Own | None
    cubes: tuple[bytes, ...]
    cities: Row
    control: Row
    posts: bytes
    battlefields: bytes
    hamlets: int
    stacks: tuple[Row, ...]
    exhausted: int
    army_goods: int
    pile: int
    box: int
    open_cards: Row
    arrivals: int
    ring: int
    ring_round: int
    ring_taken: bool
    researched: Row
    reached: int
    grey_for_hire: int
    grey_in_box: int
    treaties: int
    battlefield_supply: int
    legions: int
    alliances: int
    offers: tuple[Row, ...]
    promises: tuple[Row, ...]
    ended_by: int
    wiped: int
    winners: Row
    agenda: tuple[Pending, ...]
    must: Row
    may: Row
    figures: Figures


def observe(state: EraState, seat: int | None) -> Observation:
    """The position as `seat` knows it; None: a spectator."""
    frame = top(state) if state.agenda else None
    own = state.players[seat] if seat is not None else None
    return Observation(
        seat=seat,
        setting=state.setting,
        stage=frame.stage if frame else "over",
        round=state.round,
        order=state.order,
        players=tuple(_tribe(state, player, number) for number, player in enumerate(state.players)),
        own=None if own is None else Own(own.card, own.rejected, own.hamlets, own.orders),
        cubes=tuple(bytes(layer) for layer in state.cubes),
        cities=tuple(state.cities),
        control=tuple(state.control),
        posts=bytes(state.posts),
        battlefields=bytes(state.battlefields),
        hamlets=cubes_set(state.hamlets),
        stacks=tuple(state.stacks),
        exhausted=state.exhausted,
        army_goods=state.army_goods,
        pile=len(state.pile),
        box=sum(state.box),
        open_cards=tuple(state.open_cards),
        arrivals=state.arrivals,
        ring=state.ring,
        ring_round=state.ring_round,
        ring_taken=state.ring_taken,
        researched=tuple(state.researched),
        reached=state.reached,
        grey_for_hire=state.grey_for_hire,
        grey_in_box=state.grey_in_box,
        treaties=state.treaties,
        battlefield_supply=state.battlefield_supply,
        legions=state.legions,
        alliances=state.alliances,
        offers=tuple(offer for offer in state.offers if seat in offer[2:4]),
        promises=state.promises,
        ended_by=state.ended_by,
        wiped=state.wiped,
        winners=state.winners,
        agenda=tuple(_pending(each, seat) for each in state.agenda),
        must=tuple(frame.deciders(state)) if frame else (),
        may=tuple(frame.may_act(state)) if frame else (),
        figures=figures(state, seat),
    )


def _tribe(state: EraState, player: Player, seat: int) -> Tribe:
    shown = state.setting.options.hamlet_colour_public == "on"
    scored = revealed(state, seat)
    return Tribe(
        player.tribe, player.card != NO_CARD, player.thalers, player.ip, player.arrival, player.parade, player.morale,
        player.era, tuple(player.improvements), player.food, player.hunger_aside, player.free_vassals,
        tuple(player.slots), player.built, player.leaders, player.grey, player.ready, player.army, player.legions,
        player.militia, player.treaties, player.activated, player.passed, player.revolted, player.peace, player.spent,
        player.plundered, player.goals, player.paid, player.struck, player.legion_taken, state.removed[seat],
        len(player.hamlets), tuple(colour(kind) for kind in player.hamlets) if shown else (),
        player.card if scored else NO_CARD, player.hamlets if scored else (),
    )  # fmt: skip


_HIDDEN = {KeepCard.kind: "cards", WonHamlet.kind: "hamlet"}
"""The field of a frame that only its seat may know."""


def _pending(frame: Any, seat: int | None) -> Pending:
    secret = _HIDDEN.get(frame.kind) if getattr(frame, "seat", None) != seat else None
    fields = tuple((name, None if name == secret else getattr(frame, name)) for name in frame.fields)
    return Pending(frame.kind, frame.stage, fields)
