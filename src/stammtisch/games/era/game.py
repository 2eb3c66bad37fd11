"""Era of Tribes as a `Game`: what the rest of the house talks to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.game import Below, Game, OptionValue, Result
from stammtisch.engine.guidance import Guidance
from stammtisch.engine.options import Form, Message, Offered, Refusal, Way
from stammtisch.engine.rng import key_from_seed
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import free_actions, notation, observation, position, wording
from stammtisch.games.era.actions import CODEC, kind_of
from stammtisch.games.era.all_frames import FRAMES
from stammtisch.games.era.conserved import conserved
from stammtisch.games.era.determinize import determinize
from stammtisch.games.era.reference import reference
from stammtisch.games.era.rules import ending, offers, services
from stammtisch.games.era.rules.frame import misplaced, top
from stammtisch.games.era.rules.nothing_there import nothing_there
from stammtisch.games.era.setting import lay_tables, make_setting, standing_options
from stammtisch.games.era.setup import MAX_PLAYERS, MIN_PLAYERS, new_state
from stammtisch.games.era.state import EraState, read_layers
from stammtisch.games.era.table_options import TABLE_OPTIONS
from stammtisch.games.era.words import NO_TRIBE, TRIBES

_HERE = Path(__file__).parent


class Era(Game[EraState]):
    """Era of Tribes, for two to six players."""

    id = "era"
    version = 1
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    table_options = TABLE_OPTIONS
    codec = CODEC
    frames = FRAMES
    data_folder = _HERE / "data"
    locales_folder = _HERE / "locales"
    has_tables = True
    has_offers = True

    def lay_tables(self, path: Path) -> None:
        """See `setting.lay_tables`."""
        lay_tables(path)

    def standing_options(self) -> Mapping[str, OptionValue]:
        """See `setting.standing_options`."""
        return standing_options()

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> EraState:
        """A table before its first step."""
        return new_state(make_setting(players, options), players, seed)

    def from_data(self, data: Data, seed: str | None) -> EraState:
        """The position that `EraState.to_data` described."""
        players = len(data["players"])
        state = EraState(make_setting(players, data["setting"]), players)
        read_layers(state, data)
        state.agenda = [FRAMES[frame[0]].from_data(frame) for frame in data["agenda"]]
        state.opened = data["opened"]
        state.chance_key = key_from_seed(seed) if seed is not None else 0
        state.chance_position = data["chance_position"]
        return state

    def stage(self, state: EraState) -> str:
        """The stage of the frame on top; `over` at the end."""
        return top(state).stage if state.agenda else "over"

    def round(self, state: EraState) -> int:
        """The round; the set-up belongs to the first."""
        return max(1, state.round)

    def result(self, state: EraState) -> Result | None:
        """eot.1.6-01, eot.2.1-02, eot.2.2-09: who has most influence, and the goal that ended the game; `wiped_out` if
        a tribe was wiped off the map; `shared` or `agreed` if the table ended it.
        """
        return None if state.agenda else Result(state.winners, ending.goal_word(state.ended_by))

    def side(self, state: EraState, seat: int) -> str:
        """The word of the seat's tribe."""
        tribe = state.players[seat].tribe
        return TRIBES[tribe] if tribe != NO_TRIBE else ""

    def conserved(self, state: EraState) -> Mapping[str, int]:
        """See `conserved.conserved`."""
        return conserved(state)

    def reference(self) -> Data:
        """See `reference.reference`."""
        return reference()

    def guidance(self) -> Sequence[Guidance]:
        """See `wording.guidance`."""
        return wording.guidance()

    observe = staticmethod(observation.observe)

    def position(self, observation_: Any) -> Data:
        """See `position.position`."""
        return position.position(observation_)

    def determinize(self, state: EraState, seat: int | None, below: Below) -> EraState:
        """See `determinize.determinize`."""
        return determinize(state, seat, below)

    def notation(self, action: int) -> str:
        """See `notation.notation`."""
        return notation.notation(action)

    def parse(self, text: str) -> int:
        """See `notation.parse`."""
        return notation.parse(text)

    def prompt(self, state: EraState, seat: int) -> Message:
        """See `wording.prompt`."""
        return wording.prompt(state, seat)

    def offer(self, state: EraState, seat: int, action: int) -> Offered:
        """See `wording.offer`."""
        return wording.offer(state, seat, action)

    def preview(self, state: EraState, seat: int, action: int) -> Sequence[Message]:
        """See `wording.preview`."""
        return wording.preview(state, seat, action)

    def ways(self, state: EraState, seat: int, place: str) -> Sequence[Way]:
        """See `wording.ways`."""
        return wording.ways(state, seat, place)

    def nothing_there(self, state: EraState, seat: int, place: str, start: str | None) -> Refusal | None:
        """See `rules.nothing_there.nothing_there`."""
        number = state.board.number
        at = number.get(place)
        return None if at is None else nothing_there(state, seat, at, number.get(start or ""))

    def forms(self, state: EraState, seat: int) -> Sequence[Form]:
        """See `free_actions.forms`."""
        return free_actions.forms(state, seat)

    def explain(self, refusal: Refusal) -> Message:
        """See `wording.explain`."""
        return wording.explain(refusal)

    def tell(self, event: Event, viewer: int | None) -> Message | None:
        """See `wording.tell`."""
        return wording.tell(event)

    def rules_of(self, event: Event, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """See `wording.rules_of`."""
        return wording.rules_of(event)

    def default_action(self, state: EraState, seat: int) -> int:
        """The default of the decision point."""
        return top(state).default(state, seat)

    def sample(self, state: EraState, seat: int, below: Below) -> int | None:
        """See `free_actions.sample`."""
        return free_actions.sample(state, seat, below)

    def anytime_actions(self, state: EraState, seat: int) -> list[int]:
        """See `free_actions.anytime_actions`."""
        return free_actions.anytime_actions(state, seat)

    def anytime_forms(self, state: EraState, seat: int) -> Sequence[Form]:
        """See `free_actions.anytime_forms`."""
        return free_actions.anytime_forms(state, seat)

    def invited(self, state: EraState) -> Sequence[tuple[int, int]]:
        """See `rules.offers.invited`."""
        return offers.invited(state)

    def standing_orders(self, state: EraState, seat: int) -> Sequence[Message]:
        """See `wording.standing_orders`."""
        return wording.standing_orders(state, seat)

    def anytime_refusal(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """See `rules.offers.refusal`."""
        _check_seat(state, seat)
        return offers.refusal(state, seat, action)

    def is_anytime(self, action: int) -> bool:
        """N-5, N-6, N-8: exchanges, promises, the end of an alliance, their answers, and standing orders."""
        return kind_of(action) in offers.ANYTIME

    def apply_anytime(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """See `rules.offers.carry_out`."""
        offers.carry_out(state, seat, action, umpire)

    def leave_refusal(self, state: EraState, seat: int) -> Refusal | None:
        """See `rules.services.leave_refusal`."""
        _check_seat(state, seat)
        return services.leave_refusal(state, seat)

    def leave(self, state: EraState, seat: int, umpire: Umpire) -> None:
        """A bot goes on in the place of whoever leaves: no rule says what becomes of a tribe without a player."""

    def end_refusal(self, state: EraState, shared: bool) -> Refusal | None:
        """See `rules.services.end_refusal`."""
        return services.end_refusal(state, shared)

    def agree_to_end(self, state: EraState, shared: bool, umpire: Umpire) -> None:
        """See `rules.services.agree_to_end`."""
        services.agree_to_end(state, shared, umpire)

    def misplaced(self, state: EraState, seat: int, action: int) -> Refusal:
        """See `rules.frame.misplaced`."""
        _check_seat(state, seat)
        return misplaced(state, seat, action)


def _check_seat(state: EraState, seat: int) -> None:
    """ValueError if there is no such seat: a negative number must not be taken for a seat counted from the end."""
    if not 0 <= seat < len(state.players):
        raise ValueError(f"there is no seat {seat} at a table of {len(state.players)}")


GAME = Era()
