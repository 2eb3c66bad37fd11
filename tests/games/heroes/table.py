"""A table of Age of Heroes for tests: a position as a scenario gives it, then lines of notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stammtisch.engine import game as engine
from stammtisch.engine.events import Event, redact
from stammtisch.engine.notation import split_line
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import DictatingUmpire, Outcome
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.observation import Observation
from stammtisch.games.heroes.scenario.given import army_words, build_state
from stammtisch.games.heroes.scenario.then import hand_words
from stammtisch.games.heroes.state import HeroesState, Player


class Table:
    """A position and what happened since. `given` are the keys of a scenario; chance is dictated line by line."""

    def __init__(self, chance: Iterable[Outcome] = (), **given: Any) -> None:
        self.state: HeroesState = build_state(given)
        self.events: list[Event] = []
        umpire = DictatingUmpire(chance)
        engine.advance(self.state, umpire)
        self._finish(umpire)

    def do(self, *lines: str, chance: Iterable[Outcome] = ()) -> Table:
        """Carry out lines such as `A pass`, or `time up`; the chance is that of the last line."""
        for place, line in enumerate(lines, start=1):
            umpire = DictatingUmpire(chance if place == len(lines) else ())
            said = split_line(line)
            if said is None:
                engine.time_up(GAME, self.state, umpire)
            else:
                engine.play(GAME, self.state, said[0], GAME.parse(said[1]), umpire)
            self._finish(umpire)
        return self

    def _finish(self, umpire: DictatingUmpire) -> None:
        umpire.finish()
        self.events += umpire.events

    def refusal(self, line: str) -> Refusal:
        """Why a line is refused; the position must not change by asking, nor by trying."""
        said = split_line(line)
        assert said is not None
        before = self.state.hash()
        refused = engine.refusal(GAME, self.state, said[0], GAME.parse(said[1]))
        assert refused is not None, f"'{line}' is legal"
        assert self.state.hash() == before
        return refused

    def legal(self, seat: str) -> list[str]:
        """The listed actions of a seat, as notation."""
        return [GAME.notation(action) for action in engine.legal_actions(self.state, "ABCDEF".index(seat))]

    def refused(self, seat: str) -> dict[str, str]:
        """What a seat is shown as refused, with the codes."""
        shown = engine.refused_options(GAME, self.state, "ABCDEF".index(seat))
        return {option.notation: option.refusal.code for option in shown}

    def default(self, seat: str) -> str:
        """The default of the decision point that a seat stands at."""
        return GAME.notation(GAME.default_action(self.state, "ABCDEF".index(seat)))

    def deciders(self) -> str:
        """The seats that must decide, as letters."""
        return "".join("ABCDEF"[seat] for seat in engine.deciders(self.state))

    def player(self, seat: str) -> Player:
        """A player."""
        return self.state.players["ABCDEF".index(seat)]

    def hand(self, seat: str) -> list[str]:
        """A hand in words."""
        return hand_words(self.player(seat).hand)

    def armies(self, seat: str) -> list[str]:
        """Armies in words."""
        return army_words(self.player(seat).armies)

    def stage(self) -> str:
        """The name of the stage."""
        return GAME.stage(self.state)

    def seen(self, seat: str | None) -> Observation:
        """What a seat sees; None: a spectator."""
        return GAME.observe(self.state, None if seat is None else "ABCDEF".index(seat))

    def told(self, kind: str, seat: str | None = None) -> list[Mapping[str, Any]]:
        """The facts of all events of a kind so far, as a seat (None: a spectator) learnt them."""
        known = [redact(event, None if seat is None else "ABCDEF".index(seat)) for event in self.events]
        return [event.facts for event in known if event is not None and event.kind == kind]

    def kinds(self) -> Sequence[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]
