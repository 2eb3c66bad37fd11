"""Declaring an attack, sending forces, the defender's one answer (aoh.battle-*; decisions D12 to D14)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.options import Refusal
from tests.games.heroes.table import Table


def attacked(forces: int = 1, purpose: str = "plunder", orders: Any = None, **defender: Any) -> Table:
    """A has sent so many bare armies against B, who has one bare army unless said otherwise."""
    table = Table(players=3, seats={"A": {"armies": ["bare"] * forces}, "B": defender})
    if orders:
        for line in orders:
            table.do(f"B {line}")
    return table.do(f"A attack B for {purpose}", *["A send bare"] * forces, "A march")


def test_the_attacker_puts_units_into_the_line_one_by_one() -> None:
    """aoh.battle-01, aoh.battle-04, aoh.battle-05, aoh.evt.hero-03: what is left can still be sent."""
    table = Table(seats={"A": {"armies": ["bare", "led"], "hand": ["hero", "hero"]}})
    table.do("A attack B for plunder")
    assert table.legal("A") == ["send led", "send bare", "send hero", "send bare+hero", "send hero+hero"]
    table.do("A send bare+hero")
    assert table.legal("A") == ["march", "send led", "send hero"]
    table.do("A send led", "A send hero")
    assert table.legal("A") == ["march"]
    assert table.refused("A") == {
        "send bare": "army_unavailable",
        "send led": "army_unavailable",
        "send hero": "no_hero",
        "send bare+hero": "army_unavailable",
        "send hero+hero": "no_hero",
    }


def test_nothing_of_a_muster_is_seen_before_the_march() -> None:
    """aoh.battle-07: target, purpose and forces are known to all once they are sent."""
    table = Table(players=3, seats={"A": {"armies": ["bare", "led"]}})
    table.do("A attack B for conquest", "A send led")
    assert table.seen("B").war is None
    assert table.seen("C").tribes[0].armies == table.seen("A").tribes[0].armies
    own = table.seen("A").war
    assert own is not None
    assert own.attack == (1,)
    table.do("A march")
    war = table.seen("C").war
    assert war is not None
    assert (war.attacker, war.target, war.purpose, war.forces, war.attack) == (0, 1, 0, (1,), None)
    assert table.told("attacked", "C") == [{"seat": 0, "target": 1, "purpose": "conquest", "forces": ["led"]}]


def test_a_march_needs_somebody() -> None:
    """aoh.battle-11."""
    table = Table().do("A attack B for plunder")
    assert table.refusal("A march") == Refusal("no_force", "aoh.battle-11")
    assert table.refusal("A send led") == Refusal("army_unavailable", "aoh.battle-12", {"unit": "led"})
    assert table.refusal("A send hero") == Refusal("no_hero", "aoh.battle-04", {"have": 0, "need": 1})


def test_without_an_answer_the_attacker_sends_one_led_army_at_least() -> None:
    """Decision D13: what stands in the line marches; the led ones first."""
    table = Table(seats={"A": {"armies": ["bare", "led"]}}).do("A attack B for plunder")
    assert table.default("A") == "send led"
    assert table.do("A send bare").default("A") == "march"


def test_the_defender_sees_every_answer() -> None:
    """aoh.battle-08, aoh.battle-15: all at once, Olympic Games, or unit by unit."""
    table = attacked(armies=["bare"], hand=["olympics", "hero"])
    assert table.legal("B") == ["defend", "play olympics", "send bare", "send hero", "send bare+hero"]
    assert table.refused("B")["stand"] == "army_left_out"


def test_an_answer_begun_is_the_one_answer() -> None:
    """aoh.battle-14, aoh.battle-15: no Olympic Games after the first unit; every able army has to stand."""
    table = attacked(armies=["bare", "bare"], hand=["olympics", "hero"]).do("B send hero")
    assert table.refusal("B play olympics") == Refusal("one_answer", "aoh.battle-15")
    assert table.refusal("B defend") == Refusal("one_answer", "aoh.battle-15")
    assert table.refusal("B stand") == Refusal("army_left_out", "aoh.battle-14", {"armies": 2})


def test_refused_answers() -> None:
    """aoh.battle-09, aoh.battle-15, aoh.evt.olymp-01, aoh.evt.olymp-03."""
    table = attacked(hand=["fortune"])
    assert table.refusal("B play fortune") == Refusal("no_use", "aoh.battle-09")
    assert table.refusal("B play olympics") == Refusal("not_in_hand", "aoh.evt.olymp-01", {"card": "olympics"})
    assert table.refusal("C play olympics") == Refusal("not_attacked", "aoh.battle-15")
    assert table.refusal("C send bare") == Refusal("not_attacked", "aoh.battle-15")
    assert table.refusal("A send bare") == Refusal("not_attacked", "aoh.battle-15")


@pytest.mark.parametrize(
    ("forces", "purpose", "defender", "default"),
    [
        (2, "conquest", {"cities": 5}, "play olympics"),
        (2, "conquest", {"cities": 6}, "defend"),
        (4, "conquest", {"cities": 6}, "play olympics"),
        (2, "conquest", {"cities": 1}, "play olympics"),
        (4, "conquest", {"cities": 2}, "play olympics"),
        (2, "conquest", {"cities": 2}, "defend"),
        (1, "conquest", {"cities": 5}, "defend"),
        (2, "conquest", {"cities": 0}, "defend"),
        (1, "destruction", {"monument": 5}, "play olympics"),
        (3, "destruction", {"monument": 4}, "defend"),
        (6, "plunder", {"cities": 1, "monument": 5}, "defend"),
    ],
)
def test_olympic_games_by_default(forces: int, purpose: str, defender: dict[str, Any], default: str) -> None:
    """Decision D14: against the loss of the fifth city, of the last one, of a card of a full monument, if all win."""
    assert attacked(forces, purpose, hand=["olympics"], **defender).default("B") == default
    assert attacked(forces, purpose, hand=["hero"], **defender).default("B") == "defend"


def test_a_line_that_was_begun_is_completed_by_default() -> None:
    """Decision D14, aoh.battle-14: able armies still to come, led first, then the line stands."""
    table = attacked(armies=["bare", "led"], hand=["hero"]).do("B send hero")
    assert table.default("B") == "send led"
    assert table.do("B send led").default("B") == "send bare"
    assert table.do("B send bare").default("B") == "stand"


def test_a_standing_order_for_olympic_games_answers_at_once() -> None:
    """aoh.evt.int-02, aoh.evt.olymp-01: by purpose and number of armies."""
    table = attacked(2, "conquest", ["order olympics conquest 2"], hand=["olympics"])
    assert table.told("attack_cancelled") == [{"seat": 1, "attacker": 0}]
    assert table.deciders() == "A"
    smaller = attacked(1, "conquest", ["order olympics conquest 2"], hand=["olympics"])
    assert smaller.deciders() == "B"


def test_an_order_for_a_card_that_is_not_held_leaves_the_rest_to_the_other_order() -> None:
    """aoh.evt.int-02: the Heroes' order answers; without one the defender is asked."""
    asked = attacked(1, "plunder", ["order olympics plunder always"])
    assert asked.deciders() == "B"
    table = Table(players=3)
    table.do("B order olympics plunder always", "B order heroes never", "A attack B for plunder", "A send bare")
    table.do("A march", chance=[[3], [3]])
    assert table.told("stood")[0]["line"] == ["bare"]


@pytest.mark.parametrize(
    ("order", "line"),
    [
        ("never", ["led", "bare", "bare"]),
        ("army", ["led", "bare", "bare", "hero", "hero"]),
        ("general", ["led", "bare+hero", "bare+hero"]),
    ],
)
def test_a_standing_order_about_heroes_answers_at_once(order: str, line: list[str]) -> None:
    """aoh.evt.int-02, aoh.est-12: led armies first, Heroes as ordered."""
    defender = {"armies": ["bare", "led", "bare"], "hand": ["hero", "hero"]}
    table = Table(players=3, seats={"B": defender})
    table.do("B order heroes " + order, "B order olympics plunder never", "A attack B for plunder", "A send bare")
    table.do("A march", chance=[[3], [1]])
    assert table.told("stood", "C")[0]["line"] == line
    assert table.player("B").hand[11] == (2 if order == "never" else 0)


def test_an_order_given_while_the_window_is_open_is_for_the_next_one() -> None:
    """aoh.evt.int-02: it does not answer what is already asked."""
    table = attacked(hand=["olympics"])
    table.do("B order olympics plunder always")
    assert table.deciders() == "B"


def test_defended_armies_may_be_picked_under_the_option() -> None:
    """aoh.opt-06: with defender_picks = on any line will do, also none."""
    table = Table(seats={"B": {"armies": ["bare", "led"]}}, options={"defender_picks": "on"})
    table.do("A attack B for plunder", "A send bare", "A march")
    assert "stand" in table.legal("B")
    table.do("B stand")
    assert table.told("stood")[0]["line"] == []
    assert table.armies("B") == ["bare", "led"]


def test_both_lines_are_told_when_the_defender_stands() -> None:
    """aoh.est-12, aoh.opt-07: in the order given, or in the fixed one."""
    for order, line in (("sealed", ["bare", "led"]), ("auto", ["led", "bare"])):
        table = Table(
            players=3,
            seats={"A": {"armies": ["bare", "led"]}, "B": {"armies": ["bare", "led"]}},
            options={"battle_order": order},
        )
        table.do("A attack B for plunder", "A send bare", "A send led", "A march", "B send bare", "B send led")
        assert table.told("attacked", "B")[0].get("line") is None
        table.do("B stand", chance=[[1], [1], [2], [2]])
        (told,) = table.told("stood", "C")
        assert (told["line"], told["attacking_line"]) == (line, line)


def test_olympic_games_uses_the_action() -> None:
    """aoh.battle-02, aoh.evt.olymp-02, aoh.opt-09: the attack is over, its Hero lost or back."""
    for option, hand in (("lost", []), ("back", ["hero"])):
        table = Table(seats={"A": {"hand": ["hero"]}, "B": {"hand": ["olympics"]}}, options={"cancelled_hero": option})
        table.do("A attack B for plunder", "A send bare+hero", "A march", "B play olympics")
        assert (table.hand("A"), table.stage()) == (hand, "move:3")
        assert table.refusal("A tax").code == "wrong_phase"
