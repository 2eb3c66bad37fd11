"""Pebbles as a game: what the table, the records and the bots talk to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from stammtisch.engine import rng
from stammtisch.engine.events import Event
from stammtisch.engine.game import Below, Game, OptionValue, Result, SetupError, TableOption
from stammtisch.engine.options import Form, FormField, Message, Offered, Refusal
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles.frames import FRAMES, HELD, OPEN, Answer, Setup, Stakes, Turn
from tests.support.pebbles.state import COLOURS, EACH, Pebbles, pebbles
from tests.support.pebbles.words import CODEC, DECLINE, EARS, HOLD, OFFER, PASS, notation, packed, parse

HERE = Path(__file__).parent


class Seen(NamedTuple):
    """What one seat, or a spectator (`seat` None), may know. `hand`: counts by colour; `sizes`: how many each holds."""

    seat: int | None
    stage: str
    round: int
    hand: tuple[int, ...]
    sizes: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    ears: tuple[int, ...]
    bag: int
    chosen: tuple[bool, ...]
    stake: int
    offer: tuple[int, ...]


class PebblesGame(Game[Pebbles]):
    """The game's answers to the protocol; the rules themselves stand in the frames."""

    id = "pebbles"
    version = 1
    min_players = 2
    max_players = 4
    table_options = (TableOption("rounds", (2, 3), 2, "pebbles.round-02"),)
    codec = CODEC
    frames = FRAMES
    data_folder = HERE
    locales_folder = HERE / "locales"

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> Pebbles:
        """pebbles.setup-01: two to four players; pebbles.setup-02: the bag holds six pebbles of each colour."""
        if not self.min_players <= players <= self.max_players:
            raise SetupError("bad_player_count", f"two to four players play Pebbles, not {players}")
        rounds = options.get("rounds", 2)
        if set(options) - {"rounds"} or rounds not in (2, 3):
            raise SetupError("bad_option", f"the only option is rounds, 2 or 3; not {dict(options)}")
        state = Pebbles()
        state.agenda = []
        state.opened = state.chance_position = 0
        state.chance_key = rng.key_from_seed(seed)
        state.players = players
        state.rounds = int(rounds)
        state.round = 1
        state.hands = [[0] * len(COLOURS) for _ in range(players)]
        state.piles = [[0] * len(COLOURS) for _ in range(players)]
        state.bag = [colour for colour in range(len(COLOURS)) for _ in range(EACH)]
        state.ears = [1] * players
        state.winner = 0
        state.push(Setup())
        return state

    def from_data(self, data: Data, seed: str | None) -> Pebbles:
        """The state that `Pebbles.to_data` described."""
        state = self.new(data["players"], {"rounds": data["rounds"]}, seed or "")
        state.agenda = [FRAMES[frame[0]].from_data(frame) for frame in data["agenda"]]
        state.opened = data["opened"]
        state.chance_position = data["chance"]
        state.round = data["round"]
        state.hands = [list(hand) for hand in data["hands"]]
        state.piles = [list(pile) for pile in data["piles"]]
        state.bag = list(data["bag"])
        state.ears = list(data["ears"])
        state.winner = data["winner"]
        return state

    def stage(self, state: Pebbles) -> str:
        """The kind of the frame on top."""
        return state.agenda[-1].kind if state.agenda else "over"

    def round(self, state: Pebbles) -> int:
        """The number of the round."""
        return state.round

    def result(self, state: Pebbles) -> Result | None:
        """pebbles.end-01: the largest pile wins."""
        if state.agenda:
            return None
        sizes = [sum(pile) for pile in state.piles]
        return Result(tuple(seat for seat, size in enumerate(sizes) if size == max(sizes)), "piles")

    def side(self, state: Pebbles, seat: int) -> str:
        """There are no sides in this game."""
        return ""

    def conserved(self, state: Pebbles) -> Mapping[str, int]:
        """Pebbles of each colour."""
        places = [*state.hands, *state.piles]
        return {
            name: state.bag.count(colour) + sum(place[colour] for place in places)
            for colour, name in enumerate(COLOURS)
        }

    def observe(self, state: Pebbles, seat: int | None) -> Seen:
        """The own hand and stake; of the others only how many and whether."""
        top = state.agenda[-1] if state.agenda else None
        stakes = top.stakes if isinstance(top, Stakes) else ()
        offer = (top.seat, top.to, top.give, top.want) if isinstance(top, Answer) else ()
        return Seen(
            seat,
            self.stage(state),
            state.round,
            () if seat is None else tuple(state.hands[seat]),
            tuple(sum(hand) for hand in state.hands),
            tuple(tuple(pile) for pile in state.piles),
            tuple(state.ears),
            len(state.bag),
            tuple(stake != OPEN for stake in stakes),
            stakes[seat] if stakes and seat is not None else OPEN,
            offer,
        )

    def position(self, observation: Seen) -> Data:
        """The observation, field by field."""
        return observation._asdict()

    def determinize(self, state: Pebbles, seat: int | None, below: Below) -> Pebbles:
        """Others' hands, their stakes, the bag and the dice to come are made up; everything `seat` sees stays."""
        made = state.copy()
        made.chance_key = below(1 << 64)
        hidden = made.bag + [pebble for other in made.others(seat) for pebble in pebbles(made.hands[other])]
        dealt = [hidden.pop(below(len(hidden))) for _ in range(len(hidden))]
        for other in made.others(seat):
            mine, dealt = dealt[: sum(made.hands[other])], dealt[sum(made.hands[other]) :]
            made.hands[other] = [mine.count(colour) for colour in range(len(COLOURS))]
        made.bag = dealt
        top = made.agenda[-1] if made.agenda else None
        if isinstance(top, Stakes):
            top.stakes = tuple(
                stake if other == seat or stake == OPEN else _any_stake(made.hands[other], below)
                for other, stake in enumerate(top.stakes)
            )
        return made

    def notation(self, action: int) -> str:
        """See `words`."""
        return notation(action)

    def parse(self, text: str) -> int:
        """See `words`."""
        return parse(text)

    def prompt(self, state: Pebbles, seat: int) -> Message:
        """One prompt for each kind of frame."""
        return Message(f"pebbles-prompt-{self.stage(state)}")

    def offer(self, state: Pebbles, seat: int, action: int) -> Offered:
        """The label names the action; its notation says the rest."""
        kind = CODEC.kind(action)
        return Offered(action, notation(action), kind.name, Message(f"pebbles-{kind.name}", {"what": notation(action)}))

    def forms(self, state: Pebbles, seat: int) -> Sequence[Form]:
        """An offer while some are left."""
        top = state.agenda[-1]
        if not isinstance(top, Turn) or not top.offers or seat != top.seat:
            return ()
        words = tuple((name, Message(f"pebbles-{name}")) for name in COLOURS)
        seats = tuple(
            (notation(OFFER(0, 0, other))[-1], Message("pebbles-seat", {"seat": {"seat": other}}))
            for other in state.others(seat)
        )
        return (
            Form(
                "offer",
                Message("pebbles-offer", {"what": "offer"}),
                (
                    FormField("give", Message("pebbles-give"), words, several=True),
                    FormField("want", Message("pebbles-want"), words, several=True),
                    FormField("to", Message("pebbles-to"), seats),
                ),
                "offer {give} for {want} to {to}",
            ),
        )

    def explain(self, refusal: Refusal) -> Message:
        """One sentence for each code."""
        return Message(f"pebbles-refused-{refusal.code.replace('_', '-')}", refusal.figures)

    def tell(self, event: Event, viewer: int | None) -> Message | None:
        """Every event is worth a line."""
        return Message(f"pebbles-told-{event.kind}", {"facts": str(dict(event.facts))})

    def default_action(self, state: Pebbles, seat: int) -> int:
        """Hold, decline, pass: pebbles.stake-03."""
        top = state.agenda[-1]
        return HOLD() if isinstance(top, Stakes) else DECLINE() if isinstance(top, Answer) else PASS()

    def sample(self, state: Pebbles, seat: int, below: Below) -> int | None:
        """An offer of some of the hand for anything, to open ears."""
        top = state.agenda[-1]
        ears = [other for other in state.others(seat) if state.ears[other]]
        if not isinstance(top, Turn) or not top.offers or not ears or not any(state.hands[seat]):
            return None
        give = [below(min(held, 3) + 1) for held in state.hands[seat]]
        want = [below(3) for _ in COLOURS]
        if not any(give) and not any(want):
            return None
        return OFFER(packed(give), packed(want), ears[below(len(ears))])

    def anytime_actions(self, state: Pebbles, seat: int) -> list[int]:
        """pebbles.offer-03: open or shut the ears."""
        return [EARS(1 - state.ears[seat])] if state.agenda else []

    def anytime_refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
        """Ears that are open cannot be opened."""
        (wanted,) = EARS.arguments(action)
        return Refusal("no_change", "pebbles.offer-03") if not state.agenda or state.ears[seat] == wanted else None

    def is_anytime(self, action: int) -> bool:
        """Only about ears."""
        return CODEC.kind(action) is EARS

    def apply_anytime(self, state: Pebbles, seat: int, action: int, umpire: Umpire) -> None:
        """Everybody sees the ears."""
        (state.ears[seat],) = EARS.arguments(action)
        umpire.announce("ears", {"seat": seat, "open": state.ears[seat]})

    def leave_refusal(self, state: Pebbles, seat: int) -> Refusal | None:
        """Only out of a game that goes on."""
        return None if state.agenda else Refusal("over", "pebbles.turn-01")

    def leave(self, state: Pebbles, seat: int, umpire: Umpire) -> None:
        """A bot goes on."""

    def end_refusal(self, state: Pebbles, shared: bool) -> Refusal | None:
        """pebbles.end-01: the largest pile wins; it is not shared by agreement."""
        if not state.agenda:
            return Refusal("over", "pebbles.turn-01")
        return Refusal("not_shared", "pebbles.end-01") if shared else None

    def agree_to_end(self, state: Pebbles, shared: bool, umpire: Umpire) -> None:
        """The piles count as they are."""
        state.agenda.clear()
        umpire.announce("agreed", {})

    def misplaced(self, state: Pebbles, seat: int, action: int) -> Refusal:
        """Somebody else is to decide, or nobody."""
        return Refusal("not_your_turn" if state.agenda else "over", "pebbles.turn-01")


def _any_stake(hand: list[int], below: Below) -> int:
    choices = [*pebbles(hand), HELD]
    return choices[below(len(choices))]
