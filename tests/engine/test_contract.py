"""The contract tester: Pebbles keeps every promise, and a Pebbles that breaks one is caught and told which.

Each broken game below differs from the good one in a single place.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

import pytest

from stammtisch.engine.contract import Promises, check_game, check_messages
from stammtisch.engine.contract_checks import BrokenContractError, Dice
from stammtisch.engine.game import Below, Result, StandstillError
from stammtisch.engine.options import Form, Message, Offered, Refusal
from stammtisch.engine.state import Data
from stammtisch.engine.umpire import Umpire
from tests.support.pebbles import GAME
from tests.support.pebbles.broken import broken
from tests.support.pebbles.frames import Answer, Contest, Duel, Stakes, Turn
from tests.support.pebbles.game import PebblesGame
from tests.support.pebbles.state import Pebbles
from tests.support.pebbles.words import ACCEPT, CODEC, DUEL, EARS, OFFER, PASS, STAKE

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize(("players", "rounds"), [(2, 2), (3, 3), (4, 2)])
def test_pebbles_keeps_every_promise(players: int, rounds: int) -> None:
    tally = check_game(GAME, players, {"rounds": rounds}, decisions=500)
    assert tally.decisions >= 500
    assert tally.games > 5
    assert tally.unseen(GAME) == []
    assert tally.endings == {"piles": tally.games}


def test_two_runs_with_one_seed_are_the_same_run() -> None:
    first, second = (check_game(GAME, 3, seed="same", decisions=100) for _ in range(2))
    assert (first.decisions, first.kinds, first.messages) == (second.decisions, second.kinds, second.messages)
    other = check_game(GAME, 3, seed="other", decisions=100)
    assert other.kinds != first.kinds


# --- copies and saved games -------------------------------------------------------------------------------------------


def test_the_message_says_how_to_see_it_again(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Stakes, "time_up", lambda self, state, umpire: True)
    assert broken().startswith("pebbles, 3 players, seed 'contract/0', before decision 0")


def test_a_copy_that_shares(monkeypatch: Patch) -> None:
    good = Pebbles.copy

    def copy(self: Pebbles) -> Pebbles:
        made = good(self)
        made.hands[1] = self.hands[1]
        return made

    monkeypatch.setattr(Pebbles, "copy", copy)
    assert "a copy shares with its state: .hands[1]" in broken()


def test_a_copy_that_forgets_a_slot(monkeypatch: Patch) -> None:
    good = Pebbles.copy

    def copy(self: Pebbles) -> Pebbles:
        made = good(self)
        made.ears = [1] * self.players
        return made

    monkeypatch.setattr(Pebbles, "copy", copy)
    assert ".ears[0] is not copied" in broken()


def test_a_frame_that_changes_but_is_shared(monkeypatch: Patch) -> None:
    monkeypatch.delattr(Turn, "copy")
    assert "an earlier copy of the state has changed" in broken()


def test_a_slot_that_is_not_saved(monkeypatch: Patch) -> None:
    good = Pebbles.to_data
    monkeypatch.setattr(Pebbles, "to_data", lambda self: {**good(self), "winner": 0})
    assert ".winner is not saved by to_data" in broken()
    assert check_game(GAME, 2, decisions=1, promises=Promises(unsaved=frozenset({"winner"}))).games == 1


def test_a_slot_that_is_saved_but_not_loaded(monkeypatch: Patch) -> None:
    class Forgetful(PebblesGame):
        def from_data(self, data: Data, seed: str | None) -> Pebbles:
            state = super().from_data(data, seed)
            state.bag.reverse()
            return state

    assert "a loaded game differs from the saved one at: .bag" in broken(Forgetful())


def test_a_state_that_depends_on_the_seed_being_known() -> None:
    class Seedy(PebblesGame):
        def from_data(self, data: Data, seed: str | None) -> Pebbles:
            state = super().from_data(data, seed)
            state.winner += seed is None
            return state

    assert "a game loaded without its seed has another hash" in broken(Seedy())


def test_a_frame_with_a_slot_that_is_not_named_among_its_fields(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Turn, "fields", ("seat",))
    assert "the frame 'turn' has slots that `fields` does not name, so they are not saved: ['offers']" in broken()


def test_a_frame_without_slots() -> None:
    class Loose(Turn):
        kind = "loose"

    other = PebblesGame()
    other.frames = {**PebblesGame.frames, "loose": Loose}
    assert "the frame 'loose' has no __slots__" in broken(other)


def test_a_frame_registered_under_a_wrong_kind() -> None:
    other = PebblesGame()
    other.frames = {**PebblesGame.frames, "turn": Answer}
    assert "the frame Answer is registered as 'turn' but its kind is 'answer'" in broken(other)


def test_a_game_with_chance_of_its_own(monkeypatch: Patch) -> None:
    """The same seed must give the same game: the record does not replay."""
    counter = count()

    def proceed(self: Contest, state: Pebbles, umpire: Umpire) -> None:
        umpire.throw(state, len(self.seats), 6)
        state.agenda.pop()
        state.winner = self.seats[next(counter) // 7 % len(self.seats)]

    monkeypatch.setattr(Contest, "proceed", proceed)
    said = broken()
    assert "another" in said or "does not replay" in said


# --- actions ----------------------------------------------------------------------------------------------------------


def test_notation_that_loses_something() -> None:
    class Lossy(PebblesGame):
        def notation(self, action: int) -> str:
            return super().notation(action).replace("blue", "green")

    assert "is read back as" in broken(Lossy())


def test_notation_that_is_not_one_line() -> None:
    class Wordy(PebblesGame):
        def notation(self, action: int) -> str:
            return super().notation(action) + "\n"

    assert "is not one clean line" in broken(Wordy())


def test_a_refusal_stricter_than_the_list(monkeypatch: Patch) -> None:
    good = Turn.refusal

    def refusal(self: Turn, state: Pebbles, seat: int, action: int) -> Refusal | None:
        return Refusal("no", "x") if action == DUEL(0) else good(self, state, seat, action)

    monkeypatch.setattr(Turn, "refusal", refusal)
    assert "'duel A' is listed but refused" in broken()


def test_a_refusal_laxer_than_the_list(monkeypatch: Patch) -> None:
    good = Stakes.refusal

    def refusal(self: Stakes, state: Pebbles, seat: int, action: int) -> Refusal | None:
        return None if action == STAKE(2) else good(self, state, seat, action)

    monkeypatch.setattr(Stakes, "refusal", refusal)
    assert "'stake blue' is not listed but is not refused" in broken()


def test_a_refusal_that_breaks_on_a_code_that_makes_no_sense(monkeypatch: Patch) -> None:
    def refusal(self: Turn, state: Pebbles, seat: int, action: int) -> Refusal | None:
        if CODEC.kind(action) is DUEL and not state.hands[DUEL.arguments(action)[0]][0]:
            return Refusal("no", "x")
        return None if CODEC.kind(action) in (DUEL, PASS, OFFER) else Refusal("no", "x")

    monkeypatch.setattr(Turn, "refusal", refusal)
    monkeypatch.setattr(Turn, "legal_actions", lambda self, state, seat: [PASS()])
    with pytest.raises((IndexError, BrokenContractError)):
        check_game(GAME, 2, decisions=600, thorough_every=1)


def test_an_unexpected_error_says_where_it_happened(monkeypatch: Patch) -> None:
    def prompt(self: PebblesGame, state: Pebbles, seat: int) -> Message:
        raise KeyError("no prompt")

    monkeypatch.setattr(PebblesGame, "prompt", prompt)
    with pytest.raises(KeyError) as error:
        check_game(GAME, 2, decisions=1)
    assert error.value.__notes__ == ["This happened in pebbles, 2 players, seed 'contract/0', before decision 0."]


def test_a_refused_action_that_changes_something(monkeypatch: Patch) -> None:
    good = Stakes.refusal

    def refusal(self: Stakes, state: Pebbles, seat: int, action: int) -> Refusal | None:
        refused = good(self, state, seat, action)
        state.winner = 1 - state.winner if refused else state.winner
        return refused

    monkeypatch.setattr(Stakes, "refusal", refusal)
    assert "changes the state" in broken()


def test_a_dead_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Answer, "legal_actions", lambda self, state, seat: [])
    assert "a dead end: seat" in broken()


def test_a_sample_that_is_not_legal() -> None:
    class Bold(PebblesGame):
        def sample(self, state: Pebbles, seat: int, below: Below) -> int | None:
            return OFFER(63, 0, 0)

    assert "the action is refused" in broken(Bold())


def test_a_default_that_is_not_legal() -> None:
    class Rash(PebblesGame):
        def default_action(self, state: Pebbles, seat: int) -> int:
            return ACCEPT() if isinstance(state.agenda[-1], Answer) else super().default_action(state, seat)

    said = broken(Rash())
    assert "the default of seat" in said
    assert "not_held" in said


def test_a_clock_that_changes_nothing(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Stakes, "time_up", lambda self, state, umpire: True)
    assert "the clock changes nothing" in broken()


def test_somebody_must_decide_who_may_not_act(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Stakes, "may_act", lambda self, state: (0,))
    assert "must decide but only [0] may act" in broken()


def test_an_action_at_any_time_that_is_refused() -> None:
    class Deaf(PebblesGame):
        def anytime_actions(self, state: Pebbles, seat: int) -> list[int]:
            return [EARS(0)]

    assert "is offered at any time but refused" in broken(Deaf())


def test_a_form_for_any_time_that_makes_what_is_refused() -> None:
    class Eager(PebblesGame):
        def anytime_forms(self, state: Pebbles, seat: int) -> list[Form]:
            line = self.notation(EARS(state.ears[seat]))
            return [Form("ears", Message("pebbles-ears"), (), line)]

    assert "is offered at any time but refused" in broken(Eager())


def test_an_agenda_that_stands_still(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Duel, "proceed", lambda self, state, umpire: None)
    with pytest.raises(StandstillError, match="without asking anybody; on top is 'duel'") as error:
        check_game(GAME, 3, decisions=600, thorough_every=1)
    assert "This happened in pebbles" in error.value.__notes__[0]


def test_a_game_that_does_not_end() -> None:
    said = broken(promises=Promises(most_decisions=10))
    assert "the game has not ended after 10 decisions" in said


def test_pebbles_that_get_lost(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Pebbles, "move", lambda self, counts, source, target: target.__setitem__(0, target[0] + 1))
    said = broken()
    assert "became {'red': " in said


def test_a_game_over_without_a_result() -> None:
    class Endless(PebblesGame):
        def result(self, state: Pebbles) -> Result | None:
            return None

    assert "the agenda is empty but the game has no result" in broken(Endless())


def test_something_legal_after_the_end() -> None:
    class Late(PebblesGame):
        def anytime_refusal(self, state: Pebbles, seat: int, action: int) -> Refusal | None:
            return None if not state.agenda else super().anytime_refusal(state, seat, action)

    assert "is legal after the end" in broken(Late())


def test_an_offer_with_a_wrong_notation() -> None:
    class Sloppy(PebblesGame):
        def offer(self, state: Pebbles, seat: int, action: int) -> Offered:
            return Offered(action, "?", "x", Message("pebbles-pass"))

    assert "'?' is offered with a wrong notation" in broken(Sloppy())


def test_a_message_without_words() -> None:
    class Mute(PebblesGame):
        def prompt(self, state: Pebbles, seat: int) -> Message:
            return Message("pebbles-hm", {"what": {"word": "pebbles-hush"}})

    assert "these messages have no words in 'en': pebbles-hm, pebbles-hush" in broken(Mute())
    check_messages(GAME, {"pebbles-red"})


# --- the tester's own tools -------------------------------------------------------------------------------------------


def test_the_testers_dice_come_from_their_seed() -> None:
    def thrown(seed: str) -> Sequence[int]:
        dice = Dice(seed)
        return [dice(10) for _ in range(30)]

    assert thrown("a") == thrown("a") != thrown("b")
    assert set(thrown("a")) <= set(range(10))
    assert Dice("a").among(["only"]) == "only"
