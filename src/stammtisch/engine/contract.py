"""The contract tester: plays random games and proves after every action that the game keeps the protocol's promises.

What it proves, on whatever game it is given:

- copies are equal in every slot and independent, earlier copies stay as they were, every slot is saved; a game saved in
  the middle, as JSON, has the same future; its record replays to the same states, from the seed and without it;
- notation is read back without loss; `refusal` agrees with the list of legal actions, on candidates, on actions seen
  earlier and on arbitrary codes; sampled free actions and defaults are legal; a refused action changes nothing;
- there is no dead end, the game ends in bounded decisions, an absent player does not stop it;
- what is conserved is conserved, also when somebody leaves for good or all agree to end, at any moment;
- nothing a seat sees, may do, is refused or is told changes when what is hidden from it is dealt anew;
- every message has its words.

Use it in a test, `check_game(GAME, players=3, decisions=2000)`, or from a terminal,
`python -m stammtisch.engine.contract GAME --players 3 --decisions 2000`. The first broken promise ends it with an error
that names game, seed, decision and action, so that it can be repeated.

Play at random seldom gets far. Games that begin with sensible play do: give an `Opening`, on a terminal
`--opening stammtisch.bots.opening:greedy --opening-most 300`.
"""

from __future__ import annotations

import argparse
import pkgutil
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stammtisch.engine import contract_checks as checks
from stammtisch.engine import registry
from stammtisch.engine.contract_checks import BrokenContractError, Dice, expect
from stammtisch.engine.contract_opening import Opening, Plan
from stammtisch.engine.contract_services import check_preview, check_services, check_ways
from stammtisch.engine.game import (
    Game,
    OptionValue,
    SetupError,
    deciders,
    legal_actions,
    may_act,
    play,
    refusal,
    start,
    time_up,
)
from stammtisch.engine.notation import TIME_UP, seat_letter
from stammtisch.engine.record import Header, Recorder, Sitting, parse
from stammtisch.engine.replay import verify
from stammtisch.engine.umpire import Umpire

POOL = 400
"""So many action codes seen in a run are kept to be asked for again."""
ASKED = 6
"""So many of them are asked for at a thorough check."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Promises:
    """What a game declares to the tester.

    `unsaved`: slots that are derived from others and need not be saved. `forgotten`: kinds of events whose facts
    everybody may learn though no observation keeps them. `most_decisions`: a random game ends within so many.
    """

    unsaved: frozenset[str] = frozenset()
    forgotten: frozenset[str] = frozenset()
    most_decisions: int = 20_000


@dataclass(slots=True)
class Tally:
    """What a run has seen: finished games, decisions, how often each kind of action was done, endings, messages.

    `sensible` are the decisions of the opening; `decisions` and `kinds` are of play at random alone.
    """

    games: int = 0
    sensible: int = 0
    decisions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    messages: set[str] = field(default_factory=set)

    def unseen(self, game: Game[Any]) -> list[str]:
        """Kinds of action that were never done."""
        return [kind.name for kind in game.codec if not self.kinds[kind.name]]


def check_game(
    game: Game[Any],
    players: int,
    options: Mapping[str, OptionValue] | None = None,
    *,
    seed: str = "contract",
    decisions: int = 2000,
    thorough_every: int = 8,
    promises: Promises | None = None,
    opening: Opening | None = None,
) -> Tally:
    """Play random games until so many decisions were made and finish the last one, checking all the way.

    The costly checks are made at every `thorough_every`-th decision. The decisions of an `opening` are recorded and
    replayed with the others, but they are neither checked one by one nor counted among `decisions`.
    BrokenContractError at the first broken promise.
    """
    promises = promises or Promises()
    tally = Tally()
    checks.check_frames(game, promises.unsaved)
    run = _Run(game, players, dict(options or {}), promises, tally, thorough_every, opening)
    while tally.decisions < decisions:
        run.play(f"{seed}/{tally.games}")
        tally.games += 1
    check_messages(game, tally.messages)
    return tally


def check_messages(game: Game[Any], used: set[str]) -> None:
    """Every message used has its words, in every language of the game."""
    for folder in sorted(game.locales_folder.iterdir()):
        known = {name for path in sorted(folder.glob("*.ftl")) for name in MESSAGE.findall(path.read_text("utf-8"))}
        missing = sorted(used - known)
        expect(not missing, f"{game.id}: these messages have no words in '{folder.name}': {', '.join(missing)}")


class _Run:
    """Plays games with the same settings; remembers action codes seen, to ask for them where they are out of place."""

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Mapping[str, OptionValue],
        promises: Promises,
        tally: Tally,
        thorough_every: int,
        opening: Opening | None,
    ) -> None:
        self.game, self.players, self.options = game, players, options
        self.promises, self.tally, self.thorough_every = promises, tally, thorough_every
        self.opening = opening
        self.pool: list[int] = []
        self.free: set[int] = set()

    def play(self, seed: str) -> None:
        """One whole game."""
        self.dice = Dice(f"contract/{seed}")
        self.whims = Dice(f"whims/{seed}")
        self.seed = seed
        self.place = "set-up"
        try:
            self._play()
        except BrokenContractError as error:
            raise BrokenContractError(f"{self._where()}: {error}") from error
        except Exception as error:
            error.add_note(f"This happened in {self._where()}.")
            raise

    def _where(self) -> str:
        settings = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, {self.players} players{settings}, seed '{self.seed}', {self.place}"

    def _play(self) -> None:
        game = self.game
        lines: list[str] = []
        seats = [Sitting(seat_letter(seat), "random") for seat in range(self.players)]
        recorder = Recorder(Header.of(game, self.players, self.options, seats, self.seed), lines.append)
        state = game.new(self.players, self.options, self.seed)
        umpire = Umpire()
        start(state, umpire)
        recorder.start(state, umpire.outcomes)
        conserved = game.conserved(state)
        plan = None if self.opening is None else Plan(self.opening, game, self.players, self.seed)
        done = 0
        while state.agenda:
            expect(done < self.promises.most_decisions, f"the game has not ended after {done} decisions")
            self.place = f"before decision {done}"
            if plan is not None and plan.covers(done):
                self._sensibly(state, plan, recorder)
            else:
                self._at_random(state, recorder)
            expect(game.conserved(state) == conserved, f"{dict(conserved)} became {dict(game.conserved(state))}")
            done += 1
        self.place = "at the end"
        self._check_end(state, recorder, lines)

    def _at_random(self, state: Any, recorder: Recorder) -> None:
        """One decision left to chance, with all checks that are due."""
        thorough = self.tally.decisions % self.thorough_every == 0
        checks.check_seats(state, self.players)
        if thorough:
            self._check_position(state)
        self._decide(state, recorder, thorough)
        self.tally.decisions += 1

    def _sensibly(self, state: Any, plan: Plan, recorder: Recorder) -> None:
        """One decision that is not left to chance; the game checks it as it checks those of anybody."""
        seat = self.dice.among(list(deciders(state)))
        action = plan.choose(state, seat)
        notation = self.game.notation(action)
        self.place += f" (sensibly {seat_letter(seat)} {notation})"
        umpire = Umpire()
        play(self.game, state, seat, action, umpire)
        recorder.action(state, seat, notation, umpire.outcomes)
        self.tally.sensible += 1

    # --- one decision -------------------------------------------------------------------------------------------------

    def _decide(self, state: Any, recorder: Recorder, thorough: bool) -> None:
        """Somebody does something, and everything about it is checked."""
        game, dice = self.game, self.dice
        earlier, before = state.copy(), state.to_data()
        umpire = Umpire()
        if dice(16) == 0:
            self.place += f" ({TIME_UP})"
            time_up(game, state, umpire)
            expect(earlier.to_data() == before, "an earlier copy of the state has changed")
            recorder.time_up(state, umpire.outcomes)
        else:
            seat, action = self._choose(state)
            notation = game.notation(action)
            self.place += f" ({seat_letter(seat)} {notation})"
            checks.check_notation(game, (action,))
            expect((refused := refusal(game, state, seat, action)) is None, f"the action is refused: {refused}")
            viewer = dice(self.players)
            twin = None
            if thorough:
                dealt = game.determinize(state, viewer, dice)
                twin = checks.Twin(game, state, dealt, viewer)
            play(game, state, seat, action, umpire)
            expect(earlier.to_data() == before, "an earlier copy of the state has changed")
            recorder.action(state, seat, notation, umpire.outcomes)
            self.tally.kinds[game.codec.kind(action).name] += 1
            if twin is not None:
                twin.check(seat, action, state, umpire.events, self.promises.forgotten)
                self._check_sealed(earlier, seat, action, viewer)
        if thorough:
            checks.check_events(state, umpire.events)
        viewers = (None, *range(self.players))
        self.tally.messages |= checks.check_telling(game, umpire.events, dice.among(viewers))

    def _check_sealed(self, before: Any, seat: int, action: int, viewer: int) -> None:
        """Compare the action done with another that might have been done."""
        others = [other for other in legal_actions(before, seat) if other != action]
        if others and viewer != seat and not self.game.is_anytime(action):
            pair = (action, self.dice.among(others))
            checks.check_sealed(self.game, before, seat, pair, viewer, self.promises.forgotten)

    def _choose(self, state: Any) -> tuple[int, int]:
        """Who does what: mostly somebody who must decide, sometimes somebody who may, or something at any time."""
        game, dice = self.game, self.dice
        must = list(deciders(state))
        may = list(may_act(state))
        if dice(12) == 0:
            seat = dice(self.players)
            anytime = game.anytime_actions(state, seat)
            if anytime:
                return seat, self._seen(dice.among(anytime))
        seat = dice.among(may if dice(4) == 0 else must)
        sampled = game.sample(state, seat, dice) if dice(3) == 0 else None
        if sampled is not None:
            self.free.add(game.codec.kind(sampled).number)
            return seat, self._seen(sampled)
        listed = legal_actions(state, seat)
        if not listed:
            expect(seat not in must, f"a dead end: seat {seat} must decide and no action is listed")
            return must[0], self._seen(game.default_action(state, must[0]))
        return seat, self._seen(dice.among(listed))

    def _seen(self, action: int) -> int:
        if len(self.pool) < POOL:
            self.pool.append(action)
        else:
            self.pool[self.dice(POOL)] = action
        return action

    # --- a position ---------------------------------------------------------------------------------------------------

    def _check_position(self, state: Any) -> None:
        """The costly checks, without changing the state."""
        game, dice = self.game, self.dice
        before = state.hash()
        checks.check_copy(state)
        if self.tally.decisions % (8 * self.thorough_every) == 0:
            checks.check_slots(state, self.promises.unsaved)
        checks.check_save(game, state, self.seed, dice)
        checks.check_time(game, state)
        seat = dice(self.players)
        asked = [dice.among(self.pool) for _ in range(min(ASKED, len(self.pool)))]
        asked += [checks.random_code(game, dice) for _ in range(2)]
        checks.check_refusals(game, state, seat, asked, frozenset(self.free))
        checks.check_illegal(game, state, seat, asked)
        checks.check_notation(game, legal_actions(state, seat))
        checks.check_anytime(game, state, seat)
        if seat in may_act(state):
            self.tally.messages |= checks.check_decision(game, state, seat)
        self.tally.messages |= checks.explained(game, (refusal(game, state, seat, action) for action in asked))
        checks.check_observation(game, state, None)
        checks.check_observation(game, state, seat)
        dealt = checks.check_determinized(game, state, seat, asked, dice)
        self.tally.messages |= check_preview(game, state, dealt, seat, self.whims)
        self.tally.messages |= check_ways(game, state, dealt, seat, self.whims)
        self.tally.messages |= check_services(game, state, self.players, self.seed, self.whims)
        expect(state.hash() == before, "asking what may be done changes the state")

    def _check_end(self, state: Any, recorder: Recorder, lines: list[str]) -> None:
        """The game has a result, nobody may do anything more, and its record replays, recomputed from its seed."""
        game = self.game
        result = game.result(state)
        expect(result is not None, "the agenda is empty but the game has no result")
        if result is not None:
            self.tally.endings[result.ending] += 1
        expect(game.stage(state) == "over", f"the game is over but its stage is '{game.stage(state)}'")
        expect(not any(legal_actions(state, seat) for seat in range(self.players)), "the game is over but goes on")
        one_of_each_kind = {game.codec.kind(action).number: action for action in self.pool}
        for action in one_of_each_kind.values():
            expect(refusal(game, state, 0, action) is not None, f"'{game.notation(action)}' is legal after the end")
        checks.check_copy(state)
        for viewer in (None, *range(self.players)):
            checks.check_observation(game, state, viewer)
        recorder.end(state)
        record = parse("".join(lines))
        checked = verify(record, find_game=lambda _: game)
        expect(checked.error is None, f"the record does not replay: {checked.error}")


def main() -> None:
    """Run the tester from a terminal."""
    parser = argparse.ArgumentParser(prog="python -m stammtisch.engine.contract", description=main.__doc__)
    parser.add_argument("game", choices=registry.game_ids())
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--seed", default="contract")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--opening", metavar="MODULE:NAME", help="who begins the games: see `Opening.seated`")
    parser.add_argument("--opening-most", type=int, default=300, help="the decisions of the longest opening")
    parser.add_argument("--opening-share", type=int, default=0, help="how many of a hundred later decisions, too")
    given = parser.parse_args()
    game = registry.game(given.game)
    values = {option.name: {str(value): value for value in option.values} for option in game.table_options}
    chosen: dict[str, OptionValue] = {}
    for option in given.option:
        name, _, value = option.partition("=")
        chosen[name] = values.get(name, {}).get(value, value)
    opening = None
    if given.opening is not None:
        try:
            opening = Opening(pkgutil.resolve_name(given.opening), given.opening_most, given.opening_share)
        except (ImportError, AttributeError, ValueError) as error:
            parser.error(f"--opening {given.opening}: {error}")
    try:
        tally = check_game(game, given.players, chosen, seed=given.seed, decisions=given.decisions, opening=opening)
    except (BrokenContractError, SetupError) as error:
        raise SystemExit(str(error)) from error
    print(f"{tally.games} games, {tally.decisions} decisions at random, {tally.sensible} sensible ones")
    print(f"endings: {dict(tally.endings)}")
    print(f"never done: {', '.join(tally.unseen(game)) or 'nothing'}")


if __name__ == "__main__":
    main()
