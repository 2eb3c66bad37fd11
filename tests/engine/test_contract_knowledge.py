"""The contract tester: a Pebbles that shows or tells a seat what it may not know is caught and told which.

Each broken game below differs from the good one in a single place.
"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import Below
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles import frames
from tests.support.pebbles.broken import broken
from tests.support.pebbles.frames import Duel, Round, Setup, Stakes, Turn
from tests.support.pebbles.game import PebblesGame, Seen
from tests.support.pebbles.state import Pebbles
from tests.support.pebbles.words import OFFER, STAKE

Patch = pytest.MonkeyPatch


class Watched(PebblesGame):
    """A game whose observation is changed by the test."""

    def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
        """The observation to give instead."""
        raise NotImplementedError

    def observe(self, state: Pebbles, seat: int | None) -> Seen:
        """The changed observation."""
        changed: Seen = self.change(state, seat, super().observe(state, seat))
        return changed


def test_an_observation_with_a_way_back_to_the_state() -> None:
    class Open(Watched):
        def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
            piles: Any = state.piles
            return seen._replace(piles=piles)

    assert "holds a part of the state: [5]" in broken(Open())


def test_an_observation_that_can_be_changed() -> None:
    class Loose(Watched):
        def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
            ears: Any = list(seen.ears)
            return seen._replace(ears=ears)

    assert "sees can be changed at [6]: list" in broken(Loose())


def test_an_observation_that_changes_the_state() -> None:
    class Heavy(Watched):
        def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
            state.winner += 1
            return seen

    assert "observing changes the state" in broken(Heavy())


def test_an_observation_of_a_hidden_hand() -> None:
    class Leaky(Watched):
        def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
            return seen if seat is None else seen._replace(bag=state.hands[1 - min(seat, 1)][0])

    said = broken(Leaky())
    assert "its observation tells seat" in said
    assert "what it may not know, at: [7]" in said


def test_a_spectator_who_sees_a_hidden_hand() -> None:
    class Leaky(Watched):
        def change(self, state: Pebbles, seat: int | None, seen: Seen) -> Any:
            return seen._replace(hand=tuple(state.hands[0])) if seat is None else seen

    assert "a spectator's observation tells seat" in broken(Leaky())


def test_a_refusal_that_tells_what_another_holds(monkeypatch: Patch) -> None:
    good = Turn.refusal

    def refusal(self: Turn, state: Pebbles, seat: int, action: int) -> Refusal | None:
        refused = good(self, state, seat, action)
        if refused is None or refused.code != "not_now":
            return refused
        return Refusal("not_now", refused.rule, {"red": state.hands[state.others(seat)[0]][0]})

    monkeypatch.setattr(Turn, "refusal", refusal)
    said = broken()
    assert "its refusals tells seat" in said
    assert ".figures['red']" in said


def test_a_sample_that_looks_into_another_hand() -> None:
    class Cheat(PebblesGame):
        def sample(self, state: Pebbles, seat: int, below: Below) -> int | None:
            found = super().sample(state, seat, below)
            if found is None:
                return None
            give, _, to = OFFER.arguments(found)
            return OFFER(give, min(state.hands[to][0], 3) | 1 << 2, to)

    assert "its free actions tells seat" in broken(Cheat())


def test_a_default_that_looks_into_another_hand() -> None:
    class Cheat(PebblesGame):
        def default_action(self, state: Pebbles, seat: int) -> int:
            top = state.agenda[-1]
            if isinstance(top, Stakes) and state.hands[seat][0] and state.hands[state.others(seat)[0]][2]:
                return STAKE(0)
            return super().default_action(state, seat)

    assert "its default tells seat" in broken(Cheat())


def test_an_event_that_tells_what_was_drawn_unseen(monkeypatch: Patch) -> None:
    def proceed(self: Duel, state: Pebbles, umpire: Umpire) -> None:
        good(self, state, umpire)
        if umpire.outcomes:
            umpire.announce("gossip", {"colour": umpire.outcomes[-1][0]})

    good = Duel.proceed
    monkeypatch.setattr(Duel, "proceed", proceed)
    monkeypatch.setattr(PebblesGame, "tell", lambda self, event, viewer: None)
    assert "what it may not know: 'gossip'" in broken()


def test_an_event_that_tells_a_sealed_choice(monkeypatch: Patch) -> None:
    good = Stakes.apply

    def apply(self: Stakes, state: Pebbles, seat: int, action: int, umpire: Umpire) -> None:
        good(self, state, seat, action, umpire)
        umpire.announce("gossip", {"seat": seat, "stake": self.stakes[seat]})

    monkeypatch.setattr(Stakes, "apply", apply)
    monkeypatch.setattr(PebblesGame, "tell", lambda self, event, viewer: None)
    said = broken()
    assert "which is hidden: 'gossip' at [1]['stake']" in said


def test_an_event_that_holds_a_part_of_the_state(monkeypatch: Patch) -> None:
    def draw(state: Pebbles, umpire: Umpire, seat: int, number: int) -> None:
        umpire.announce("piled", {"seat": seat, "piles": state.piles})

    monkeypatch.setattr(frames, "draw", draw)
    monkeypatch.setattr(Setup, "proceed", lambda self, state, umpire: (state.agenda.pop(), state.push(Round(0)))[0])
    assert "the event 'piled' holds a part of the state" in broken()


def test_dealing_anew_that_keeps_the_key_of_chance() -> None:
    class Seer(PebblesGame):
        def determinize(self, state: Pebbles, seat: int | None, below: Below) -> Pebbles:
            made = super().determinize(state, seat, below)
            made.chance_key = state.chance_key
            return made

    assert "its dice could be foreseen" in broken(Seer())


def test_dealing_anew_that_touches_the_state() -> None:
    class Rough(PebblesGame):
        def determinize(self, state: Pebbles, seat: int | None, below: Below) -> Pebbles:
            state.bag.sort()
            return super().determinize(state, seat, below)

    assert "determinize changes the state" in broken(Rough())


def test_dealing_anew_that_loses_pebbles() -> None:
    class Poor(PebblesGame):
        def determinize(self, state: Pebbles, seat: int | None, below: Below) -> Pebbles:
            made = super().determinize(state, seat, below)
            made.hands[state.others(seat)[0]] = [1, 1, 1]
            return made

    assert "dealing anew changes what is conserved" in broken(Poor())
