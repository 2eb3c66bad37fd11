"""What offers, counter-proposals and answers would do to Thalers and treaties, told before they are done."""

from __future__ import annotations

import pytest

from stammtisch.engine.game import refusal
from stammtisch.engine.options import FormField, Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.diplomacy import Answer, Diplomacy, Enforce, Further
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


def bounds(state: EraState, seat: int) -> dict[str, tuple[int, int]]:
    """Of each field of the one form about a purchase or a counter-proposal the most Thalers and treaties."""
    (form,) = [form for form in GAME.forms(state, seat) if form.kind.startswith(("counter", "buy_"))]
    return {field.name: (most(field, "era-thalers"), most(field, "era-treaties")) for field in form.fields}


def most(field: FormField, unit: str) -> int:
    return max(int(str(label.arguments["n"])) for _, label in field.values if label.id == unit)


@pytest.mark.parametrize("by", [ANN, BEN])
def test_what_can_be_given_and_asked_reckons_with_the_price(by: int) -> None:
    """eot.1.3.D-21, R-186: Ann has 5 Thalers and gets 10 for Liguria: 15. Ben has 35 and keeps 25."""
    state = asked(BUY, (0, 0, 0, 0))
    number = state.board.number
    state.players[BEN].thalers, state.players[BEN].free_vassals = 35, 1
    state.cubes[BEN][number["provincia"]] = 1
    state.control[BEN] |= 1 << number["provincia"]
    if by == BEN:
        state.agenda.pop()
        state.push(Further(BEN, 1))
    ann, ben = (15, 2), (25, 2)
    assert bounds(state, by) == ({"give": ann, "ask": ben} if by == ANN else {"give": ben, "ask": ann})
    for thalers, possible in ((25, True), (26, False)):
        counter, offer = act.COUNTER(0, 0, thalers, 0), act.BUY(ANN, number["liguria"], thalers, 0, 0, 0)
        assert (refusal(GAME, state, by, counter if by == ANN else offer) is None) is possible


def test_to_enforce_costs_three_treaties_and_the_fixed_price() -> None:
    """eot.1.3.D-19, eot.1.3.D-21: Liguria has Wine and costs 10."""
    state = asked(BUY, (0, 0, 0, 0))
    state.players[BEN].treaties = 4
    state.agenda.pop()
    state.push(Enforce(BEN, ANN, BUY, state.board.number["liguria"]))
    assert lines(state, BEN, act.ENFORCE()) == [thalers(60, 50), treaties(4, 1)]


def test_whoever_refuses_is_told_that_it_can_be_enforced() -> None:
    """eot.1.3.D-19: with three treaties, not with two."""
    state = asked(BUY, (0, 0, 0, 0))
    provincia = state.board.number["provincia"]
    state.cubes[BEN][provincia], state.players[BEN].free_vassals = 1, 1
    state.control[BEN] |= 1 << provincia
    told = Message("era-then-refuse-enforceable", {"other": {"seat": BEN}})
    for have, enforced in ((3, told), (2, None)):
        state.players[BEN].treaties = have
        assert GAME.offer(state, ANN, act.REFUSE()).consequence == enforced
