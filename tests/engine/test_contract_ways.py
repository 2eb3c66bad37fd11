"""The contract tester: a Pebbles that tells ways which cannot be gone, or which tell too much, is caught."""

from __future__ import annotations

from dataclasses import replace

from stammtisch.engine.contract import check_game
from stammtisch.engine.game import legal_actions
from stammtisch.engine.options import Leg, Message, Offered, Way
from tests.support.pebbles import GAME
from tests.support.pebbles.broken import broken
from tests.support.pebbles.game import PebblesGame
from tests.support.pebbles.state import Pebbles
from tests.support.pebbles.words import ACCEPT

WORDS = Message("pebbles-pass")


class Walked(PebblesGame):
    """A game whose every option stands on the table, from where a way of one leg leads."""

    def offer(self, state: Pebbles, seat: int, action: int) -> Offered:
        """The option, with the place that it is about."""
        return replace(super().offer(state, seat, action), places=("table",))

    def leg(self, state: Pebbles, seat: int) -> Leg:
        """The leg: the first thing that is legal."""
        action = legal_actions(state, seat)[0]
        return Leg(action, self.notation(action), WORDS, ("table",))

    def ways(self, state: Pebbles, seat: int, place: str) -> list[Way]:
        """One way from the table."""
        assert place == "table"
        return [Way((self.leg(state, seat),))]


def test_ways_that_can_be_gone() -> None:
    tally = check_game(Walked(), 3, decisions=200, thorough_every=1)
    assert WORDS.id in tally.messages
    assert GAME.ways(GAME.new(3, {}, "ways"), 0, "table") == ()


def test_a_leg_that_is_refused() -> None:
    class Blocked(Walked):
        def leg(self, state: Pebbles, seat: int) -> Leg:
            return Leg(ACCEPT(), self.notation(ACCEPT()), WORDS, ("table",))

    assert "a way leads by 'accept', which is refused: Refusal(" in broken(Blocked())


def test_a_leg_with_a_wrong_notation() -> None:
    class Sloppy(Walked):
        def leg(self, state: Pebbles, seat: int) -> Leg:
            return replace(super().leg(state, seat), notation="walk")

    assert "'walk' stands in a way with a wrong notation" in broken(Sloppy())


def test_ways_that_tell_what_is_hidden() -> None:
    class Open(Walked):
        def ways(self, state: Pebbles, seat: int, place: str) -> list[Way]:
            bag = Message("pebbles-pass", {"bag": str(state.bag)})
            return [Way((self.leg(state, seat),), bag)]

    assert "the ways from 'table' tell seat " in broken(Open())


def test_ways_that_change_the_state() -> None:
    class Heavy(Walked):
        def ways(self, state: Pebbles, seat: int, place: str) -> list[Way]:
            state.winner += 1
            return super().ways(state, seat, place)

    assert "asking for the ways from 'table' changes the state" in broken(Heavy())
