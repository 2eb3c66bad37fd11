"""How Pebbles reads scenarios: a small example of a reader, described in docs/scenarios.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from stammtisch.engine.game import Game, play, time_up
from stammtisch.engine.notation import SEAT_LETTERS, seat_letter
from stammtisch.engine.scenario import NotUnderstood, ScenarioReader, Verb
from stammtisch.engine.umpire import DictatingUmpire, Outcome
from tests.support.pebbles import GAME
from tests.support.pebbles.frames import OPEN, Round, Stakes, Turn
from tests.support.pebbles.state import COLOURS, Pebbles


class PebblesReader(ScenarioReader[Pebbles]):
    """Positions given by hands, piles and whose turn it is; two verbs; every action as a line of notation too."""

    game: Game[Any] = GAME
    ledgers = ("pebbles",)
    formats: ClassVar[Mapping[str, int]] = {"pebbles-cases": 1}
    verbs: ClassVar[Mapping[str, Verb]] = {
        "new_game": Verb(needs="players", takes="rounds"),
        "act": Verb(needs="by words", takes="chance"),
    }

    def build(self, given: Mapping[str, Any], header: Mapping[str, Any]) -> Pebbles:
        """`players`, `options`; `hands` and `piles` by seat, `bag`: lists of colours; `turn` (none: the stakes)."""
        known = {"players", "options", "hands", "piles", "bag", "turn"}
        for key in given:
            if key not in known:
                raise NotUnderstood(f"known are {', '.join(sorted(known))}", f"key '{key}'")
        options = {name: int(value) for name, value in given.get("options", {}).items()}
        state = GAME.new(given.get("players", 2), options, "")
        state.bag = [COLOURS.index(name) for name in reversed(given.get("bag", []))]
        for place, counts in (("hands", state.hands), ("piles", state.piles)):
            for letter, names in given.get(place, {}).items():
                counts[SEAT_LETTERS.index(letter)] = [names.count(colour) for colour in COLOURS]
        state.agenda = []
        turn = given.get("turn")
        state.push(Round(1 if turn is None else SEAT_LETTERS.index(turn) + 2))
        state.push(Stakes((OPEN,) * state.players, 0) if turn is None else Turn(SEAT_LETTERS.index(turn), 2))
        return state

    def copy(self, position: Pebbles) -> Pebbles:
        """The state is all there is."""
        return position.copy()

    def step(self, position: Pebbles, step: Mapping[str, Any]) -> None:
        """`new_game` only proves that the game can be set up; `act` is a line of notation in other words."""
        if step["do"] == "new_game":
            GAME.new(step["players"], {"rounds": step.get("rounds", 2)}, "")
        else:
            action = GAME.parse(step["words"])
            self.play(position, SEAT_LETTERS.index(step["by"]), action, step.get("chance"))

    def play(self, position: Pebbles, seat: int, action: int, chance: Sequence[Outcome] | None) -> None:
        """Without outcomes of chance the agenda stops before the dice."""
        umpire = DictatingUmpire(chance or ())
        play(GAME, position, seat, action, umpire, stop_at_pause=chance is None)
        umpire.finish()

    def time_up(self, position: Pebbles, chance: Sequence[Outcome] | None) -> None:
        """The clock, then on to the next decision or the dice."""
        umpire = DictatingUmpire(chance or ())
        time_up(GAME, position, umpire, stop_at_pause=chance is None)
        umpire.finish()

    def read(self, position: Pebbles, key: str, expected: Any) -> Any:
        """`stage`, `round`, `winners`; `A.hand`, `A.pile` as lists of colours, `A.ears`."""
        letter, _, part = key.partition(".")
        whole: dict[str, Callable[[], Any]] = {
            "stage": lambda: GAME.stage(position),
            "round": lambda: position.round,
            "winners": lambda: [seat_letter(seat) for seat in (GAME.result(position) or _nobody()).winners],
        }
        if key in whole:
            return whole[key]()
        if not self.scope(position, letter) or part not in ("hand", "pile", "ears"):
            raise NotUnderstood("known are stage, round, winners, and hand, pile, ears of a seat")
        seat = SEAT_LETTERS.index(letter)
        if part == "ears":
            return bool(position.ears[seat])
        counts = position.hands[seat] if part == "hand" else position.piles[seat]
        return [COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)]

    def equal(self, key: str, expected: Any, actual: Any) -> bool:
        """Hands and piles in any order."""
        if isinstance(expected, list) and key != "winners":
            return sorted(expected) == sorted(actual)
        return super().equal(key, expected, actual)

    def scope(self, position: Pebbles, key: str) -> bool:
        """Seats have values of their own."""
        return key in tuple(SEAT_LETTERS[: position.players])


def _nobody() -> Any:
    raise NotUnderstood("the game is not over, so nobody has won it")


READER = PebblesReader()
