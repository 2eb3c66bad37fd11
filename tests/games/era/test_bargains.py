"""What offers, counter-proposals and answers would do to Thalers and treaties, told before they are done."""

from __future__ import annotations

import pytest

from stammtisch.engine.options import Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.diplomacy import Answer, Diplomacy
from stammtisch.games.era.rules.proposals import ALLY, BUY
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import GAULS, ROMANS

ANN, BEN = 0, 1
OF_BEN = Message("era-preview-if-agreed", {"other": {"seat": BEN}})


def thalers(before: int, after: int) -> Message:
    return Message("era-preview-thalers", {"before": before, "after": after})


def treaties(before: int, after: int) -> Message:
    return Message("era-preview-treaties", {"before": before, "after": after})


def asked(what: int, extras: tuple[int, int, int, int], *, countered: bool = False) -> EraState:
    """Ben would buy Liguria, where Ann has a cube, or be her ally; Ann has 5 Thalers, Ben 60, each 2 treaties."""
    state = GAME.new(2, {"variant": "five"}, "bargains")
    for seat, (tribe, money) in enumerate(((ROMANS, 5), (GAULS, 60))):
        state.players[seat].tribe, state.players[seat].thalers, state.players[seat].treaties = tribe, money, 2
    liguria = state.board.number["liguria"]
    state.cubes[ANN][liguria] = 1
    state.control[ANN] |= 1 << liguria
    state.agenda.clear()
    state.push(Diplomacy(BEN, 1))
    state.push(Answer(ANN, what, BEN, liguria, extras, countered))
    return state


def lines(state: EraState, seat: int, action: int) -> list[Message]:
    """The preview without what the option itself says."""
    return [line for line in GAME.preview(state, seat, action) if line.id.startswith("era-preview")]


@pytest.mark.parametrize(
    ("extras", "own", "other"),
    [
        ((0, 0, 0, 0), [thalers(5, 15)], [thalers(60, 50)]),
        ((2, 0, 0, 1), [thalers(5, 17), treaties(2, 1)], [thalers(60, 48), treaties(2, 3)]),
        ((0, 0, 10, 0), [], []),
    ],
)
def test_a_purchase_costs_the_price_and_what_goes_on_top(
    extras: tuple[int, int, int, int], own: list[Message], other: list[Message]
) -> None:
    """eot.1.3.D-21, eot.1.3.D-26: Liguria has Wine and costs 10; what is given and asked comes on top."""
    assert lines(asked(BUY, extras), ANN, act.ACCEPT()) == own
    assert lines(asked(BUY, extras, countered=True), BEN, act.ACCEPT()) == other


def test_a_counter_proposal_says_what_it_would_bring() -> None:
    """N-1: the price stays; Ann asks for 2 Thalers and gives a treaty."""
    state = asked(BUY, (0, 0, 0, 0))
    assert lines(state, ANN, act.COUNTER(0, 1, 2, 0)) == [OF_BEN, thalers(5, 17), treaties(2, 1)]
    assert lines(asked(ALLY, (0, 0, 0, 0)), ANN, act.COUNTER(3, 0, 0, 0)) == [OF_BEN, thalers(5, 2)]


def test_an_exchange_says_what_it_would_bring() -> None:
    """N-5: 1 treaty for 4 Thalers."""
    exchange = act.EXCHANGE(BEN, 0, 1, 4, 0)
    assert lines(asked(ALLY, (0, 0, 0, 0)), ANN, exchange) == [OF_BEN, thalers(5, 9), treaties(2, 1)]


def test_an_exchange_that_is_accepted_changes_both_at_once() -> None:
    """eot.1.3.D-35, N-5: Ben gives 3 Thalers for a treaty of Ann's; to refuse brings nothing."""
    state = asked(BUY, (0, 0, 0, 0))
    state.offers = ((2, 0, BEN, ANN, 3, 0, 0, 1),)
    assert lines(state, ANN, act.ANSWER_OFFER(2, 1)) == [thalers(5, 8), treaties(2, 1)]
    assert lines(state, ANN, act.ANSWER_OFFER(2, 0)) == []
