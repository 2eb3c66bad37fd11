"""Age of Heroes as a `Game`: what the rest of the house talks to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.game import Below, Game, OptionValue, Result
from stammtisch.engine.guidance import Guidance
from stammtisch.engine.options import Form, Message, Offered, Refusal
from stammtisch.engine.rng import key_from_seed
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes import notation, observation, position, wording
from stammtisch.games.heroes.actions import (
    CODEC,
    ORDER_FORTUNE,
    ORDER_HEROES,
    ORDER_NOTHING,
    ORDER_OLYMPICS,
    ORDER_ROAD,
    ORDERS,
    PURPOSES,
    kind_of,
)
from stammtisch.games.heroes.cards import DISASTERS, EARTHQUAKE, KINDS, TRIBES, WORDS, special_of
from stammtisch.games.heroes.determinize import determinize
from stammtisch.games.heroes.free_actions import forms, order_forms, sample
from stammtisch.games.heroes.pieces import ARMY, CITY, FORTRESS, GENERAL, PIECE_WORDS, ROAD
from stammtisch.games.heroes.reference import reference
from stammtisch.games.heroes.rules import FRAMES, services
from stammtisch.games.heroes.rules.frame import misplaced, top
from stammtisch.games.heroes.rules.orders import ALWAYS, ASK, HERO_WORDS, NEVER, ROAD_WORDS, give_order, order_refusal
from stammtisch.games.heroes.rules.preparation import MAX_PLAYERS, MIN_PLAYERS, new_state
from stammtisch.games.heroes.rules.victory import condition, winners
from stammtisch.games.heroes.state import ENDED_WORDS, GOES_ON, NOBODY, HeroesState, Player, road_pairs
from stammtisch.games.heroes.table_options import TABLE_OPTIONS, read_options

_HERE = Path(__file__).parent


class Heroes(Game[HeroesState]):
    """Age of Heroes, for two to six players."""

    id = "heroes"
    version = 1
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    table_options = TABLE_OPTIONS
    codec = CODEC
    frames = FRAMES
    data_folder = _HERE / "data"
    locales_folder = _HERE / "locales"

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> HeroesState:
        """A table before its first step."""
        return new_state(players, read_options(options), seed)

    def from_data(self, data: Data, seed: str | None) -> HeroesState:
        """The position that `HeroesState.to_data` described."""
        state = HeroesState()
        state.options = read_options(data["options"])
        state.players = [Player.from_data(player) for player in data["players"]]
        state.deck = list(data["deck"])
        state.discard = bytearray(data["discard"])
        state.supply = bytearray(data["supply"])
        state.roads, state.round, state.first = data["roads"], data["round"], data["first"]
        state.turn, state.winner = data["turn"], data["winner"]
        state.ended = data.get("ended", GOES_ON)
        state.agenda = [FRAMES[frame[0]].from_data(frame) for frame in data["agenda"]]
        state.opened = data["opened"]
        state.chance_key = key_from_seed(seed) if seed is not None else 0
        state.chance_position = data["chance_position"]
        return state

    def stage(self, state: HeroesState) -> str:
        """The stage of the frame on top; `over` at the end."""
        return top(state).stage if state.agenda else "over"

    def round(self, state: HeroesState) -> int:
        """The round, from 1."""
        return state.round

    def result(self, state: HeroesState) -> Result | None:
        """aoh.vict-01, aoh.vict-02, aoh.vict-03: who won, by `cities`, `monument` or as `last_tribe`; or how the table
        ended the game: `shared`, `agreed` or `rounds`.
        """
        if state.ended != GOES_ON:
            return Result(tuple(winners(state)), ENDED_WORDS[state.ended])
        if state.winner == NOBODY:
            return None
        if len(state.living()) == 1:
            return Result((state.winner,), "last_tribe")
        return Result((state.winner,), condition(state.players[state.winner]))

    def side(self, state: HeroesState, seat: int) -> str:
        """The word of the seat's tribe."""
        number = state.players[seat].tribe
        return TRIBES[number] if number != NOBODY else ""

    def conserved(self, state: HeroesState) -> Mapping[str, int]:
        """Cards by kind and pieces by kind, wherever they are; before the deal there is nothing to count."""
        if not state.deck and not any(state.discard) and not any(player.cards for player in state.players):
            return {}
        cards = [state.discard[kind] + state.deck.count(kind) for kind in KINDS]
        pieces = list(state.supply)
        for player in state.players:
            for kind, count in enumerate(player.hand):
                cards[kind] += count
            for kind in player.pending:
                cards[kind] += 1
            cards[EARTHQUAKE] += player.earthquakes
            cards[special_of(player.tribe)] += player.monument
            pieces[CITY] += player.cities
            pieces[ARMY] += sum(player.armies)
            pieces[GENERAL] += sum(player.armies[1::2])
            pieces[FORTRESS] += player.fortresses
        pieces[ROAD] += len(road_pairs(state.roads))
        return {**dict(zip(WORDS, cards, strict=True)), **dict(zip(PIECE_WORDS, pieces, strict=True))}

    observe = staticmethod(observation.observe)

    def reference(self) -> Data:
        """See `reference.reference`."""
        return reference()

    def guidance(self) -> Sequence[Guidance]:
        """See `wording.guidance`."""
        return wording.guidance()

    def position(self, observation_: Any) -> Data:
        """See `position.position`."""
        return position.position(observation_)

    def determinize(self, state: HeroesState, seat: int | None, below: Below) -> HeroesState:
        """See `determinize.determinize`."""
        return determinize(state, seat, below)

    def notation(self, action: int) -> str:
        """See `notation.notation`."""
        return notation.notation(action)

    def parse(self, text: str) -> int:
        """See `notation.parse`."""
        return notation.parse(text)

    def prompt(self, state: HeroesState, seat: int) -> Message:
        """See `wording.prompt`."""
        return wording.prompt(state, seat)

    def offer(self, state: HeroesState, seat: int, action: int) -> Offered:
        """See `wording.offer`."""
        return wording.offer(state, seat, action)

    def preview(self, state: HeroesState, seat: int, action: int) -> Sequence[Message]:
        """See `wording.preview`."""
        return wording.preview(state, seat, action)

    def forms(self, state: HeroesState, seat: int) -> Sequence[Form]:
        """See `free_actions.forms`."""
        return forms(state, seat)

    def explain(self, refusal: Refusal) -> Message:
        """See `wording.explain`."""
        return wording.explain(refusal)

    def tell(self, event: Event, viewer: int | None) -> Message | None:
        """See `wording.tell`."""
        return wording.tell(event)

    def rules_of(self, event: Event, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """See `wording.rules_of`."""
        return wording.rules_of(event, options)

    def default_action(self, state: HeroesState, seat: int) -> int:
        """The default of the decision point."""
        return top(state).default(state, seat)

    def sample(self, state: HeroesState, seat: int, below: Below) -> int | None:
        """See `free_actions.sample`."""
        return sample(state, seat, below)

    def anytime_actions(self, state: HeroesState, seat: int) -> list[int]:
        """aoh.evt.int-02: standing orders, those with a number at stake left out (they are free in form)."""
        if state.players[seat].out:
            return []
        actions = [ORDER_NOTHING(), *(ORDER_HEROES(value) for value in range(len(HERO_WORDS)))]
        values = (ASK, NEVER, ALWAYS)
        actions += [ORDER_FORTUNE(disaster, value) for disaster in range(len(DISASTERS)) for value in values]
        actions += [ORDER_OLYMPICS(purpose, value) for purpose in range(len(PURPOSES)) for value in values]
        others = [other for other in range(len(state.players)) if other != seat]
        return actions + [ORDER_ROAD(other, value) for other in others for value in range(len(ROAD_WORDS))]

    def anytime_forms(self, state: HeroesState, seat: int) -> Sequence[Form]:
        """See `free_actions.order_forms`."""
        return order_forms(state, seat)

    def standing_orders(self, state: HeroesState, seat: int) -> Sequence[Message]:
        """See `wording.standing_orders`."""
        return wording.standing_orders(state, seat)

    def anytime_refusal(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """See `rules.orders.order_refusal`."""
        _check_seat(state, seat)
        if state.is_over:
            return Refusal("over", "aoh.vict-06")
        return order_refusal(state, seat, action)

    def is_anytime(self, action: int) -> bool:
        """aoh.evt.int-02: standing orders may be changed at any time."""
        return kind_of(action) in ORDERS

    def apply_anytime(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """See `rules.orders.give_order`."""
        give_order(state, seat, action, umpire)

    def is_window(self, state: HeroesState) -> bool:
        """aoh.evt.int-01: the windows of interrupts, unless the table does without cover (`cover = off`)."""
        return bool(state.agenda) and state.agenda[-1].kind in services.WINDOWS and state.options.cover == "on"

    def leave_refusal(self, state: HeroesState, seat: int) -> Refusal | None:
        """See `rules.services.leave_refusal`."""
        _check_seat(state, seat)
        return services.leave_refusal(state, seat)

    def leave(self, state: HeroesState, seat: int, umpire: Umpire) -> None:
        """See `rules.services.leave`."""
        services.leave(state, seat, umpire)

    def end_refusal(self, state: HeroesState, shared: bool) -> Refusal | None:
        """See `rules.services.end_refusal`."""
        return services.end_refusal(state, shared)

    def agree_to_end(self, state: HeroesState, shared: bool, umpire: Umpire) -> None:
        """See `rules.services.agree_to_end`."""
        services.agree_to_end(state, shared, umpire)

    def misplaced(self, state: HeroesState, seat: int, action: int) -> Refusal:
        """See `rules.frame.misplaced`."""
        _check_seat(state, seat)
        return misplaced(state, seat, action)


def _check_seat(state: HeroesState, seat: int) -> None:
    """ValueError if there is no such seat: a negative number must not be taken for a seat counted from the end."""
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat} at a table of {len(state.players)}")


GAME = Heroes()
