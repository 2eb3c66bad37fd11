"""The table of bots: who is asked, what they see, when the clock is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from stammtisch.bots.protocol import Bot, Sees
from stammtisch.bots.random_bot import RandomBot
from stammtisch.bots.table import ROUNDS, Rounds, play_game, play_on
from stammtisch.engine.frames import Frame
from stammtisch.engine.game import Game, Observation
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.state import State
from stammtisch.engine.umpire import SilentUmpire, Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.game import PebblesGame
from tests.support.pebbles.words import OFFER, PASS, packed

NOTHING = packed((0, 0, 0))


def random_bots(players: int, seed: str = "1") -> list[Bot]:
    return [RandomBot(GAME, seat, f"{seed}/{seat}") for seat in range(players)]


class Seeing(RandomBot):
    """Plays at random and keeps what it was shown."""

    sees: ClassVar[Sees] = "observation"
    needs_no_list: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game[Any], seat: int, seed: str) -> None:
        super().__init__(game, seat, seed)
        self.seen: list[Observation | None] = []
        self.asked: list[Sequence[int]] = []

    def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
        self.seen.append(observation)
        self.asked.append(legal)
        return super().choose(legal, observation)


def test_a_table_of_random_bots_plays_to_the_end() -> None:
    played = play_game(GAME, 3, {}, random_bots(3), "1")
    assert played.finished
    assert GAME.result(played.state) is not None
    assert played.decisions > 0


def test_equal_seeds_play_equal_games() -> None:
    def final(seed: str) -> str:
        return str(play_game(GAME, 3, {}, random_bots(3, seed), seed).state.hash())

    assert final("1") == final("1")
    assert final("1") != final("2")


def test_only_bots_that_want_it_see_the_position_and_only_from_their_seat() -> None:
    class Watched(PebblesGame):
        shown: ClassVar[list[int | None]] = []

        def observe(self, state: Any, seat: int | None) -> Observation:
            self.shown.append(seat)
            return f"what {seat} sees"

    seeing = Seeing(GAME, 1, "1")
    bots = [RandomBot(GAME, 0, "0"), seeing, RandomBot(GAME, 2, "2")]
    play_game(Watched(), 3, {}, bots, "1")
    assert set(seeing.seen) == {"what 1 sees"}
    assert Watched.shown == [1] * len(seeing.seen)


def test_an_action_of_free_form_is_carried_out_if_the_rules_allow_it() -> None:
    class Asking(Seeing):
        """Asks seat 1 for a red pebble at the first two chances; no list holds offers."""

        def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
            super().choose(legal, observation)
            turns = sum(PASS() in actions for actions in self.asked)
            return OFFER(NOTHING, packed((1, 0, 0)), 1) if PASS() in legal and turns <= 2 else legal[-1]

    umpire = Umpire()
    play_game(GAME, 2, {}, [Asking(GAME, 0, "0"), RandomBot(GAME, 1, "1")], "1", umpire)
    offers = [event.facts for event in umpire.events if event.kind == "offered"]
    assert offers == [{"seat": 0, "to": 1, "give": NOTHING, "want": packed((1, 0, 0))}] * 2


def test_an_illegal_action_of_a_bot_is_refused() -> None:
    class Wrong(Seeing):
        """Passes before it is its turn."""

        def choose(self, legal: Sequence[int], observation: Observation | None) -> int:
            return PASS()

    with pytest.raises(IllegalAction, match=r"not_now \(pebbles.stake-01\)"):
        play_game(GAME, 2, {}, [Wrong(GAME, 0, "0"), RandomBot(GAME, 1, "1")], "1")


def test_a_game_that_does_not_end_is_given_up() -> None:
    played = play_game(GAME, 3, {}, random_bots(3), "1", most_decisions=5)
    assert not played.finished
    assert played.decisions == 5


class Talk(Frame[State]):
    """Everybody may go on talking for ever; whoever talks is noted. Seat 1 makes the table stop to listen."""

    __slots__ = ("heard",)
    kind = "talk"

    def __init__(self, heard: list[int]) -> None:
        self.heard = heard

    def deciders(self, state: State) -> Sequence[int]:
        return (0, 1, 2)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        return [seat]

    def apply(self, state: State, seat: int, action: int, umpire: Umpire) -> None:
        self.heard.append(action)
        if seat == 1:
            state.push(Listen(self.heard))

    def time_up(self, state: State, umpire: Umpire) -> bool:
        self.heard.append(-1)
        state.agenda.pop()
        return True


class Listen(Frame[State]):
    """One seat nods three times; nobody else is asked in between."""

    __slots__ = ("heard", "nods")
    kind = "listen"

    def __init__(self, heard: list[int]) -> None:
        self.heard = heard
        self.nods = 3

    def deciders(self, state: State) -> Sequence[int]:
        return (2,)

    def legal_actions(self, state: State, seat: int) -> list[int]:
        return [100]

    def apply(self, state: State, seat: int, action: int, umpire: Umpire) -> None:
        self.heard.append(action)
        self.nods -= 1
        if not self.nods:
            state.agenda.pop()


def test_where_several_decide_each_acts_once_a_round_until_the_clock_is_called() -> None:
    state = State()
    state.agenda, state.opened = [], 0
    heard: list[int] = []
    state.push(Talk(heard))
    played = play_on(GAME, state, random_bots(3), SilentUmpire())
    assert heard == [0, 1, 100, 100, 100, 2] * ROUNDS + [-1]
    assert played.decisions == 6 * ROUNDS


def test_one_seat_alone_is_asked_as_long_as_its_frame_lasts() -> None:
    class Long(Listen):
        __slots__ = ()

        def __init__(self, heard: list[int]) -> None:
            super().__init__(heard)
            self.nods = 5 * ROUNDS

    state = State()
    state.agenda, state.opened = [], 0
    heard: list[int] = []
    state.push(Long(heard))
    play_on(GAME, state, random_bots(3), SilentUmpire())
    assert heard == [100] * 5 * ROUNDS


def test_a_bot_is_not_asked_where_there_is_no_choice() -> None:
    state = State()
    state.agenda, state.opened = [], 0
    state.push(Listen([]))
    bots = [Seeing(GAME, seat, str(seat)) for seat in range(3)]
    assert play_on(GAME, state, bots, SilentUmpire()).decisions == 3
    assert [bot.asked for bot in bots] == [[], [], []]


def test_a_table_that_stops_and_plays_on_plays_the_game_it_would_have_played() -> None:
    def final(stops: bool) -> list[int]:
        state = State()
        state.agenda, state.opened = [], 0
        heard: list[int] = []
        state.push(Talk(heard))
        rounds = Rounds()
        while state.agenda:
            play_on(GAME, state, random_bots(3), SilentUmpire(), 4 if stops else 1000, rounds)
        return heard

    assert final(stops=True) == final(stops=False)
