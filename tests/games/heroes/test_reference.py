"""The figures of the reference card are those of the rules."""

from __future__ import annotations

from stammtisch.engine.registry import game

CARDS = {card["word"]: card for card in game("heroes").reference()["cards"]}
PIECES = {piece["word"]: piece for piece in game("heroes").reference()["pieces"]}


def test_res_07_there_are_twelve_of_each_usual_resource_but_six_of_gold() -> None:
    usual = {word: card["copies"] for word, card in CARDS.items() if card["class"] == "usual"}
    assert usual == {"iron": 12, "wood": 12, "grain": 12, "stone": 12, "gold": 6}


def test_res_05_each_tribe_has_a_special_resource_of_six_cards() -> None:
    special = [card for card in CARDS.values() if card["class"] == "special"]
    assert {card["tribe"] for card in special} == {"egyptians", "romans", "greeks", "babylonians", "celts", "chinese"}
    assert {card["copies"] for card in special} == {6}


def test_base_01_to_05_pieces_cost_what_the_rules_say() -> None:
    assert {word: piece["cost"] for word, piece in PIECES.items()} == {
        "city": {"wood": 2, "stone": 1},
        "army": {"iron": 1, "grain": 2},
        "fortress": {"iron": 1, "wood": 1, "stone": 1},
        "general": {"iron": 1, "gold": 1},
        "road": {"stone": 2},
    }
