"""Victory in battle: what is due and what is taken (aoh.win-01 to aoh.win-09, aoh.win-14, aoh.win-15; decision D18)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine.options import Refusal
from stammtisch.games.heroes.actions import CONQUEST, DESTRUCTION, PLUNDER
from stammtisch.games.heroes.rules.spoils import due_to
from stammtisch.games.heroes.state import Player
from tests.games.heroes.table import Table


def defender(cities: int = 9, cards: int = 9, monument: int = 5) -> Player:
    """A tribe with so much to lose."""
    player = Player()
    player.cities, player.monument, player.hand[0] = cities, monument, cards
    return player


@pytest.mark.parametrize(
    ("purpose", "due"),
    [(CONQUEST, [0, 0, 1, 1, 2, 2]), (PLUNDER, [0, 2, 4, 6, 8, 9]), (DESTRUCTION, [0, 1, 1, 2, 2, 2])],
)
def test_due_by_victorious_armies(purpose: int, due: list[int]) -> None:
    """aoh.win-01, aoh.win-02, aoh.win-03, aoh.win-05, aoh.win-06, aoh.win-07, aoh.win-08: for none to five armies."""
    assert [due_to(defender(), purpose, victorious) for victorious in range(6)] == due


def test_no_more_is_due_than_is_there() -> None:
    """aoh.win-04, aoh.win-06, aoh.win-09: hand cards do not help a monument, nor the other way round."""
    assert due_to(defender(cities=1), CONQUEST, 4) == 1
    assert due_to(defender(cities=0), CONQUEST, 4) == 0
    assert due_to(defender(cards=3), PLUNDER, 2) == 3
    assert due_to(defender(monument=1), DESTRUCTION, 3) == 1
    assert due_to(defender(monument=0), DESTRUCTION, 3) == 0


def won(purpose: str, forces: int, **defender_: Any) -> Table:
    """A has marched against a B without armies and has to choose the spoils."""
    seats = {"A": {"armies": ["bare"] * forces}, "B": {"armies": [], **defender_}}
    table = Table(players=3, seats=seats)
    return table.do(f"A attack B for {purpose}", *["A send bare"] * forces, "A march", "B defend")


def test_the_attacker_chooses_from_all_to_nothing() -> None:
    """aoh.win-14, decision D18: by default all."""
    table = won("plunder", 1, hand=["iron", "wood", "gold"])
    assert table.deciders() == "A"
    assert table.legal("A") == ["spoils 2", "spoils 1", "spoils 0"]
    assert table.default("A") == "spoils 2"
    assert table.refusal("A spoils 3") == Refusal("too_many", "aoh.win-14", {"due": 2})
    assert table.refusal("B spoils 2").code == "not_your_turn"


def test_nothing_due_is_not_asked() -> None:
    """aoh.win-14: the move goes on."""
    table = won("conquest", 1, cities=3)
    assert (table.deciders(), table.stage()) == ("A", "move:3")
    assert table.told("spoils") == [
        {"attacker": 0, "defender": 1, "purpose": "conquest", "cities": 0, "cards": 0, "monument": 0}
    ]


def test_chance_picks_the_cards_of_a_plunder() -> None:
    """aoh.win-05, aoh.win-15: only the two players learn which; of a whole hand there is nothing to pick."""
    table = won("plunder", 1, hand=["iron", "wood", "gold"]).do("A spoils 2", chance=[[4, 0]])
    assert (table.hand("A"), table.hand("B")) == (["gold", "iron"], ["wood"])
    for seat, kinds in (("A", {"iron": 1, "gold": 1}), ("B", {"iron": 1, "gold": 1}), ("C", None), (None, None)):
        assert table.told("spoils", seat)[0].get("kinds") == kinds
    whole = won("plunder", 2, hand=["iron", "wood", "gold"]).do("A spoils 3")
    assert whole.hand("A") == ["gold", "iron", "wood"]


def test_nothing_is_learnt_of_a_hand_that_is_spared() -> None:
    """aoh.win-14, aoh.win-15."""
    table = won("plunder", 1, hand=["iron", "wood"]).do("A spoils 0")
    assert "kinds" not in table.told("spoils", "A")[0]
    assert table.hand("B") == ["iron", "wood"]


def test_conquered_cities_may_start_a_last_move() -> None:
    """aoh.win-04, aoh.vict-02, aoh.vict-04."""
    table = Table(seats={"A": {"armies": ["bare"] * 2, "cities": 4}, "B": {"armies": [], "cities": 2}})
    table.do("A attack B for conquest", "A send bare", "A send bare", "A march", "B defend", "A spoils 1")
    assert table.told("last_move") == [{"seat": 0, "by": "cities"}]


def test_destroyed_cards_are_laid_down() -> None:
    """aoh.win-07, aoh.win-09: the hand is not touched."""
    table = won("destruction", 3, monument=4, hand=["concrete"]).do("A spoils 2")
    assert (table.player("B").monument, table.hand("B"), table.state.discard[6]) == (2, ["concrete"], 2)
