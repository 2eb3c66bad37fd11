"""The bidding on the board (aoh.fair-14 to aoh.fair-26; decision D06)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.game import play
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.cards import HOLDABLE, WORDS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.wishes import EXCHANGE_LIMIT
from stammtisch.games.heroes.scenario.given import build_state
from tests.games.heroes.table import Table


def fair(players: int = 2, **hands: Any) -> Table:
    """The bidding, with these hands."""
    seats = {seat: {"hand": hand} for seat, hand in hands.items()}
    return Table(players=players, stage="fair:bidding", seats=seats)


def test_everybody_bids_at_once_until_done() -> None:
    """aoh.fair-07, aoh.fair-21, aoh.loss-08: who is done may still act, who is out may not."""
    table = Table(players=4, stage="fair:bidding", seats={"B": {"out": True}, "A": {"hand": ["iron"]}})
    assert table.deciders() == "ACD"
    table.do("A done")
    assert table.deciders() == "CD"
    assert table.do("A offer iron for stone").deciders() == "ACD"
    assert table.refusal("B done") == Refusal("out", "aoh.loss-10")


def test_listed_are_simple_wishes_for_free_cards() -> None:
    """aoh.fair-15, aoh.fair-16, aoh.fair-20: thirteen other kinds and four classes, whoever holds them."""
    table = fair(A=["iron", "iron"], B=["stone"])
    wants = [WORDS[kind] for kind in HOLDABLE if WORDS[kind] != "iron"] + ["usual", "special", "event", "any"]
    assert table.legal("A") == ["done", *(f"offer iron for {want}" for want in wants)]
    table.do("A offer iron for stone", "A offer iron for gold")
    assert table.legal("A") == ["done", "withdraw iron for stone", "withdraw iron for gold"]


def test_listed_are_wishes_that_can_be_taken() -> None:
    """aoh.fair-20, aoh.fair-24, aoh.fair-25: computed from the own hand and the own board alone."""
    table = fair(3, A=["iron", "wood", "gold"], B=["stone", "grain"])
    table.do("A offer iron for stone or gold", "A offer wood for any to B", "A offer gold for stone sealed")
    takes = [line for line in table.legal("B") if line.startswith("take")]
    assert takes == [
        "take iron for stone or gold from A with stone",
        "take wood for any to B from A with grain",
        "take wood for any to B from A with stone",
    ]
    assert not [line for line in table.legal("C") if line.startswith("take")]


def test_the_refusals_name_the_card() -> None:
    """aoh.fair-12, aoh.fair-16, aoh.fair-25, aoh.fair-27."""
    table = fair(A=["iron", "gold"], B=["wood"]).do("A offer iron for stone")
    assert table.refusal("A offer wood for gold") == Refusal("not_in_hand", "aoh.fair-16", {"card": "wood"})
    assert table.refusal("A offer iron for gold") == Refusal("card_already_offered", "aoh.fair-16", {"card": "iron"})
    assert table.refusal("A offer city for gold") == Refusal("not_tradable", "aoh.fair-12")
    assert table.refusal("A offer gold for hunger") == Refusal("not_tradable", "aoh.fair-27")
    assert table.refusal("A withdraw iron for gold") == Refusal("no_such_offer", "aoh.fair-16")
    assert table.refusal("B take iron for stone from A with wood") == Refusal(
        "not_wanted", "aoh.fair-25", {"card": "wood"}
    )
    assert table.refusal("B take iron for wood from A with wood") == Refusal("gone", "aoh.fair-25")


@pytest.mark.parametrize("addressee", ["A", "C", "D"])
def test_a_wish_is_addressed_to_another_living_player(addressee: str) -> None:
    """aoh.fair-15: not to oneself, to one who is out, or to an empty place at the table."""
    table = Table(players=3, stage="fair:bidding", seats={"A": {"hand": ["iron"]}, "C": {"out": True}})
    assert table.refusal(f"A offer iron for stone to {addressee}") == Refusal("bad_addressee", "aoh.fair-15")
    table.do("A offer iron for stone")
    assert table.refusal(f"A change iron for stone into gold to {addressee}").code == "bad_addressee"


def test_refusals_do_not_depend_on_what_others_hold() -> None:
    """aoh.fair-20: asked for a card that the other holds or not, the answers are the same."""
    asked = ("A offer wood for gold", "A take gold for iron from B with iron", "A withdraw iron for stone")
    with_gold, without = fair(A=["iron"], B=["gold"]), fair(A=["iron"], B=["wood"])
    for line in asked:
        assert with_gold.refusal(line) == without.refusal(line)
    assert with_gold.legal("A") == without.legal("A")


def test_who_learns_of_a_wish() -> None:
    """aoh.fair-20, aoh.fair-24: all, owner and addressee, or the owner alone, also of changes and withdrawals."""
    for tail, hearers in (("", "ABCD"), (" to B", "AB"), (" sealed", "A"), (" to B sealed", "A")):
        table = fair(4, A=["iron"])
        table.do(f"A offer iron for stone{tail}", f"A change iron for stone{tail} into gold{tail}")
        table.do(f"A withdraw iron for gold{tail}")
        for seat in "ABCD":
            times = 2 if seat in hearers else 0
            assert len(table.told("wish", seat)) == len(table.told("wish_withdrawn", seat)) == times


def test_who_sees_a_wish() -> None:
    """aoh.fair-24: a spectator sees what is shown to all."""
    table = fair(3, A=["iron", "wood", "gold"])
    table.do("A offer iron for stone", "A offer wood for stone to B", "A offer gold for stone sealed")
    sees = {seat: [WORDS[wish.give] for wish in table.seen(seat).wishes] for seat in ("A", "B", "C", None)}
    assert sees == {"A": ["iron", "wood", "gold"], "B": ["iron", "wood"], "C": ["iron"], None: ["iron"]}


def test_an_unmatched_wish_tells_nothing() -> None:
    """aoh.fair-20: a sealed wish that fails leaves no trace for others, however near it was."""
    near, far = fair(3, A=["iron"], B=["gold"]), fair(3, A=["iron"], B=["gold"])
    near.do("A offer iron for stone sealed", "B offer gold for iron")
    far.do("A offer iron for hero sealed", "B offer gold for iron")
    for seat in ("B", "C", None):
        assert near.seen(seat) == far.seen(seat)
        assert [near.told(kind, seat) for kind in near.kinds()] == [far.told(kind, seat) for kind in far.kinds()]


def test_every_exchange_is_public() -> None:
    """aoh.fair-10, aoh.fair-24: a wish that is matched at once never stood on the board, so nothing else is told."""
    table = fair(3, A=["iron"], B=["stone"]).do("A offer iron for stone sealed", "B offer stone for any")
    assert table.told("exchanged", "C") == [{"seat": 0, "gives": "iron", "other": 1, "gets": "stone"}]
    assert table.told("wish", "C") == []


def test_a_change_is_withdrawal_and_post_in_one() -> None:
    """aoh.fair-26: all three parts may change; a change of nothing makes the wish the youngest."""
    table = fair(3, A=["iron", "iron"], B=["stone"])
    table.do("A offer iron for stone to C sealed", "A offer iron for gold")
    table.do("A change iron for stone to C sealed into wood to B")
    frame = table.state.agenda[-1]
    assert isinstance(frame, FairBidding)
    assert [(wish.want, wish.to, wish.shown) for wish in frame.wishes] == [(1 << 4, 7, 1), (1 << 1, 1, 1)]
    table.do("A change iron for gold into gold")
    assert [wish.want for wish in frame.wishes] == [1 << 1, 1 << 4]


def test_without_an_answer_a_player_is_done() -> None:
    """Decision D06."""
    assert fair().default("A") == "done"


def test_done_twice_changes_nothing() -> None:
    """aoh.fair-21."""
    table = fair().do("A done")
    assert table.refusal("A done") == Refusal("done_already", "aoh.fair-21")


def test_the_clock_closes_the_fair_and_wishes_lapse_unlisted() -> None:
    """aoh.fair-21, aoh.fair-16."""
    table = fair(A=["iron"]).do("A offer iron for stone sealed", "time up")
    assert table.told("fair_closes", "B") == [{"round": 2}]
    assert (table.stage(), table.deciders()) == ("move:2", "A")


def test_two_hundred_exchanges_are_the_limit() -> None:
    """aoh.fair-21: after the technical limit a player is done, can neither post nor be matched, but may withdraw."""
    table = fair(3, A=["iron", "gold", "gold"], B=["stone"], C=["stone"])
    table.do("A offer gold for wood")
    for number in range(EXCHANGE_LIMIT):
        give, want = ("iron", "stone") if number % 2 == 0 else ("stone", "iron")
        table.do(f"A offer {give} for {want}", f"B take {give} for {want} from A with {want}")
    assert table.deciders() == "C"
    limit = Refusal("exchange_limit", "aoh.fair-21", {"limit": EXCHANGE_LIMIT})
    assert table.refusal("A offer gold for stone") == limit
    assert table.refusal("A change gold for wood into stone") == limit
    assert table.legal("A") == ["withdraw gold for wood"]
    table.do("C offer stone for any")
    assert table.refusal("A take stone for any from C with gold") == limit
    table.do("A withdraw gold for wood")
    assert len(table.told("exchanged")) == EXCHANGE_LIMIT == 200


def test_who_has_reached_the_limit_is_not_matched() -> None:
    """aoh.fair-21, aoh.fair-25: a standing wish of such a player is passed over and cannot be taken."""
    table = fair(3, A=["iron", "gold"], B=["stone"], C=["wood"]).do("A offer gold for wood")
    frame = table.state.agenda[-1]
    assert isinstance(frame, FairBidding)
    frame.exchanges = (EXCHANGE_LIMIT, 0, 0)
    assert table.refusal("C take gold for wood from A with wood") == Refusal("gone", "aoh.fair-25")
    assert not [line for line in table.legal("C") if line.startswith("take")]
    table.do("C offer wood for gold")
    assert table.told("exchanged") == []


@pytest.mark.parametrize("line", ["offer iron for stone", "withdraw wood for gold", "change wood for gold into iron"])
def test_undo_never_reaches_into_a_fair(line: str) -> None:
    """aoh.fair-16, aoh.fair-26: undoing a change would give the wish its old age back."""
    state = build_state({"stage": "fair:bidding", "seats": {"A": {"hand": ["iron", "wood"]}}})
    play(GAME, state, 0, GAME.parse("offer wood for gold"), Umpire())
    umpire = Umpire()
    play(GAME, state, 0, GAME.parse(line), umpire)
    assert umpire.barrier


@pytest.mark.parametrize("line", ["A withdraw wood for gold", "C take wood for gold from A with gold"])
def test_of_wishes_that_say_the_same_the_oldest_is_meant(line: str) -> None:
    """aoh.fair-16, aoh.fair-19, aoh.fair-25: what is left of A's two is younger than B's, so B's is served next."""
    seats = {"A": {"hand": ["wood", "wood"]}, "B": {"hand": ["wood"]}, "C": {"hand": ["gold", "gold"]}}
    table = Table(players=3, stage="fair:bidding", seats=seats)
    table.do("A offer wood for gold", "B offer wood for gold", "A offer wood for gold", line)
    before = len(table.told("exchanged"))
    table.do("C offer gold for wood")
    assert [{told["seat"], told["other"]} for told in table.told("exchanged")[before:]] == [{1, 2}]
