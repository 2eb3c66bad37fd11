"""The windows in which a disaster is aimed and answered (aoh.evt.int-01; decisions D01 to D05)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.options import Refusal
from tests.games.heroes.table import Table


def drawn(*deck: str, players: int = 3, **given: Any) -> Table:
    """A begins a move and draws the first card of the deck."""
    return Table(players=players, stage="move:0", deck=list(deck), **given)


ARMIES = {"B": {"armies": ["bare", "led"]}, "C": {"armies": ["led@away", "bare@quaked", "bare"]}}


def test_an_earthquake_may_strike_any_able_foreign_army() -> None:
    """aoh.evt.quake-01, aoh.evt.quake-03: at home and not yet struck, led or not."""
    table = drawn("earthquake", seats=ARMIES)
    assert table.deciders() == "A"
    assert table.legal("A") == ["strike bare of B", "strike led of B", "strike bare of C"]
    assert table.refusal("A strike led of C") == Refusal("bad_target", "aoh.evt.quake-03")
    assert table.refusal("A strike bare of A") == Refusal("bad_target", "aoh.evt.quake-03")


def test_under_the_option_an_earthquake_names_a_tribe() -> None:
    """aoh.opt-12."""
    table = drawn("earthquake", seats=ARMIES, options={"earthquake": "tribe"})
    assert table.legal("A") == ["strike all of B", "strike all of C"]
    assert table.refusal("A strike led of B").code == "bad_target"
    table.do("A strike all of B", "B accept")
    assert table.armies("B") == ["bare@quaked", "led@quaked"]


@pytest.mark.parametrize(
    ("leader", "default"),
    [({"B": {"cities": 3}}, "led of B"), ({"C": {"monument": 4}}, "bare of C"), ({"B": {"monument": 2}}, "led of B")],
)
def test_by_default_the_strongest_army_of_the_tribe_nearest_to_winning(leader: dict[str, Any], default: str) -> None:
    """Decision D01: cities and laid cards count alike."""
    seats = {seat: {**ARMIES[seat], **leader.get(seat, {})} for seat in "BC"}
    assert drawn("earthquake", seats=seats).default("A") == f"strike {default}"


def test_an_eruption_may_strike_any_other_tribe_with_a_city() -> None:
    """aoh.evt.erupt-01, aoh.evt.erupt-02."""
    table = drawn("eruption", seats={"B": {"cities": 0, "hand": ["iron"]}, "D": {"cities": 3}}, players=4)
    assert table.legal("A") == ["erupt C", "erupt D"]
    assert table.refusal("A erupt A") == Refusal("bad_target", "aoh.evt.erupt-01")


@pytest.mark.parametrize(
    ("cities", "default"), [((1, 2, 2), "erupt C"), ((2, 1, 2), "erupt B"), ((1, 1, 3), "erupt D")]
)
def test_by_default_the_tribe_with_most_cities(cities: tuple[int, int, int], default: str) -> None:
    """Decision D02: of several the next to the left."""
    seats = {seat: {"cities": count} for seat, count in zip("BCD", cities, strict=True)}
    assert drawn("eruption", seats=seats, players=4).default("A") == default


def test_the_next_to_the_left_counts_from_the_drawer() -> None:
    """Decision D02: for C the next ones are A, then B."""
    table = Table(players=3, turn="B", seats={"A": {"cities": 2}, "B": {"cities": 2}}, deck=["eruption"])
    table.do("B pass", "B keep")
    assert table.default("C") == "erupt A"


@pytest.mark.parametrize("hand", [[], ["fortune"]])
def test_the_window_is_open_to_the_victim_whatever_is_held(hand: list[str]) -> None:
    """aoh.evt.int-01: after the target is known and before the effect; its presence tells nothing."""
    table = drawn("eruption", seats={"B": {"cities": 2, "hand": hand}}).do("A erupt B")
    assert table.deciders() == "B"
    assert table.player("B").cities == 2
    assert table.legal("B") == (["play fortune", "accept"] if hand else ["accept"])
    assert table.seen("C").disaster == table.seen("B").disaster


def test_what_cannot_answer() -> None:
    """aoh.evt.fort-01, aoh.evt.fort-03, aoh.evt.olymp-03: not held, no help here, not the victim."""
    table = drawn("eruption", seats={"B": {"hand": ["olympics"]}, "C": {"hand": ["fortune"]}}).do("A erupt B")
    assert table.refusal("B play fortune") == Refusal("not_in_hand", "aoh.evt.fort-01", {"card": "fortune"})
    assert table.refusal("B play olympics") == Refusal("no_use", "aoh.evt.olymp-03")
    assert table.refusal("C play fortune") == Refusal("no_use", "aoh.evt.int-01")
    assert table.refused("B") == {"play fortune": "not_in_hand"}


def test_fortune_by_default_against_an_eruption_not_against_an_earthquake() -> None:
    """Decision D03."""
    eruption = drawn("eruption", seats={"B": {"hand": ["fortune"]}}).do("A erupt B")
    assert eruption.default("B") == "play fortune"
    earthquake = drawn("earthquake", seats={"B": {"hand": ["fortune"]}}).do("A strike bare of B")
    assert earthquake.default("B") == "accept"
    assert drawn("eruption").do("A erupt B").default("B") == "accept"


def test_cancelled_without_a_new_target_or_card() -> None:
    """aoh.evt.fort-02, aoh.evt.fort-04."""
    table = drawn("eruption", "iron", seats={"B": {"hand": ["fortune"]}}).do("A erupt B", "B play fortune")
    assert table.told("cancelled") == [{"seat": 1, "disaster": "eruption", "by": "fortune"}]
    assert (table.stage(), len(table.state.deck), table.player("B").cities) == ("move:2", 1, 1)


# --- Barbarians -------------------------------------------------------------------------------------------------------


def test_barbarians_may_be_answered_with_either_card() -> None:
    """aoh.evt.fort-01, aoh.evt.olymp-01: by their drawer alone."""
    table = drawn("barbarians", seats={"A": {"hand": ["fortune", "olympics"]}})
    assert table.legal("A") == ["play fortune", "play olympics", "accept"]
    assert table.refusal("B accept").code == "no_use"
    empty = drawn("barbarians")
    assert empty.refused("A") == {"play fortune": "not_in_hand", "play olympics": "not_in_hand"}


@pytest.mark.parametrize(
    ("hand", "default"),
    [
        (["fortune", "iron", "gold"], "play fortune"),
        (["fortune", "iron", "hero", "limestone"], "accept"),
        (["olympics", "iron", "gold"], "accept"),
        (["iron", "gold"], "accept"),
    ],
)
def test_fortune_by_default_for_two_usual_cards(hand: list[str], default: str) -> None:
    """Decision D05: never Olympic Games."""
    assert drawn("barbarians", seats={"A": {"hand": hand}}).default("A") == default


# --- Hunger -----------------------------------------------------------------------------------------------------------


def test_hunger_asks_everybody_at_once() -> None:
    """aoh.evt.int-01, aoh.evt.fort-03: every living player, the drawer too, whether grain is held or not."""
    table = drawn("hunger", players=4, seats={"B": {"out": True}, "C": {"hand": ["grain"]}})
    assert table.deciders() == "ACD"
    assert table.do("C accept").deciders() == "AD"
    assert table.hand("C") == ["grain"]


def test_answers_to_hunger_are_sealed_until_the_last_is_in() -> None:
    """aoh.evt.int-01: nobody sees an answer of another, only that it is in."""
    seats = {seat: {"hand": ["grain", "fortune"]} for seat in "AB"}
    yes, no = drawn("hunger", seats=seats), drawn("hunger", seats=seats)
    yes.do("A play fortune")
    no.do("A accept")
    for seat in ("B", "C", None):
        assert yes.seen(seat) == no.seen(seat)
        assert len(yes.told("shielded", seat)) == 0
    assert yes.deciders() == no.deciders() == "BC"


def test_an_answer_is_final() -> None:
    """aoh.evt.int-01: once the table has it, it cannot be given again."""
    table = drawn("hunger", seats={"A": {"hand": ["fortune", "grain"]}}).do("A accept")
    assert table.refusal("A play fortune") == Refusal("no_use", "aoh.evt.int-01")


@pytest.mark.parametrize(
    ("hand", "default"),
    [
        (["fortune", "grain", "grain"], "play fortune"),
        (["fortune", "grain", "gold"], "accept"),
        (["grain", "grain"], "accept"),
    ],
)
def test_fortune_by_default_for_two_grain(hand: list[str], default: str) -> None:
    """Decision D04."""
    assert drawn("hunger", seats={"B": {"hand": hand}}).default("B") == default


def test_the_clock_answers_hunger_for_everybody() -> None:
    """Decision D04: each open answer is the default."""
    table = drawn("hunger", seats={"B": {"hand": ["fortune", "grain", "grain"]}, "C": {"hand": ["grain"]}})
    table.do("time up")
    assert (table.hand("B"), table.hand("C")) == (["grain", "grain"], [])


@pytest.mark.parametrize(("option", "grain"), [("self", [1, 0, 0]), ("all", [1, 1, 1])])
def test_fortune_against_hunger(option: str, grain: list[int]) -> None:
    """aoh.evt.fort-03, aoh.opt-11."""
    seats = {seat: {"hand": ["grain"]} for seat in "BC"}
    table = drawn("hunger", seats={"A": {"hand": ["grain", "fortune"]}, **seats}, options={"fortune_hunger": option})
    table.do("A play fortune", "B accept", "C accept")
    assert [player.hand[2] for player in table.state.players] == grain
    assert table.told("shielded", "C") == [{"seat": 0, "all": option == "all"}]


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "fortunes", "cities"),
    [("always", 0, 2), ("never", 1, 1), ("2", 0, 2), ("3", 1, 1)],
)
def test_a_standing_order_answers_an_eruption(order: str, fortunes: int, cities: int) -> None:
    """aoh.evt.int-02: always, never, or from so many cities at stake on."""
    said = int(order) if order.isdigit() else order
    victim = {"hand": ["fortune"], "cities": 2, "orders": {"fortune": {"eruption": said}}}
    table = drawn("eruption", seats={"B": victim}).do("A erupt B")
    assert (table.deciders(), table.player("B").hand[13], table.player("B").cities) == ("A", fortunes, cities)


def test_at_stake_in_an_earthquake_are_led_armies() -> None:
    """aoh.evt.int-02: of a whole tribe as many as are at home."""
    for option, strike, saved in (("one", "bare", False), ("one", "led", True), ("tribe", "all", True)):
        victim = {"hand": ["fortune"], "armies": ["bare", "led"], "orders": {"fortune": {"earthquake": 1}}}
        table = drawn("earthquake", seats={"B": victim}, options={"earthquake": option})
        table.do(f"A strike {strike} of B")
        assert (table.armies("B") == ["bare", "led"]) is saved


def test_an_order_for_a_fortune_that_is_not_held_lets_it_happen() -> None:
    """aoh.evt.int-02: whether it answers does not depend on the hand, so nothing is told."""
    table = drawn("eruption", seats={"B": {"orders": {"fortune": {"eruption": "always"}}}}).do("A erupt B")
    assert (table.deciders(), table.player("B").cities) == ("A", 0)


def test_orders_answer_hunger_and_barbarians() -> None:
    """aoh.evt.int-02."""
    seats = {
        "B": {"hand": ["fortune", "grain", "grain"], "orders": {"fortune": {"hunger": 2}}},
        "C": {"hand": ["fortune", "grain"], "orders": {"fortune": {"hunger": "never"}}},
    }
    hunger = drawn("hunger", seats=seats)
    assert hunger.deciders() == "A"
    hunger.do("A accept")
    assert (hunger.hand("B"), hunger.hand("C")) == (["grain", "grain"], ["fortune"])
    drawer = {"hand": ["fortune", "iron"], "orders": {"fortune": {"barbarians": "always"}}}
    barbarians = drawn("barbarians", seats={"A": drawer})
    assert (barbarians.hand("A"), barbarians.stage()) == (["iron"], "move:2")


def test_an_order_given_while_a_window_is_open_is_for_the_next_one() -> None:
    """aoh.evt.int-02: the open question stays open."""
    stroke = drawn("eruption", seats={"B": {"hand": ["fortune"]}}).do("A erupt B", "B order fortune eruption always")
    assert stroke.deciders() == "B"
    barbarians = drawn("barbarians").do("A order fortune barbarians never")
    assert barbarians.deciders() == "A"
    hunger = drawn("hunger").do("A order fortune hunger never")
    assert hunger.deciders() == "ABC"
