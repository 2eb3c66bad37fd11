"""What a decision of Era of Tribes is met and answered with: the cases of a set-up, of turns, talks and the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Asked:
    """Something that is asked of Ann, who gives an answer: both as they begin."""

    prompt: str
    answer: str


@dataclass(frozen=True)
class Case:
    """Decision points: the position, what Ben (a line of notation) and Ann do in turn, and what she is told."""

    decisions: str
    given: Mapping[str, Any]
    steps: tuple[str | Asked, ...]
    told: str
    options: Mapping[str, Any] = field(default_factory=dict)


ROMANS = {"tribes": ("romans", "gauls")}
MOVE = "Convert new vassals and move."
EXPAND = (
    Asked("Your turn: activate a field or pass.", "Expansion with 1 leader"),
    Asked("Do you recruit a legion?", "No legion"),
    Asked("Where do you place a vassal?", "Place no more"),
)
"""Ann expands with the Romans and places nobody."""

CASES = (
    Case(
        "D-04 D-05 D-06 D-07 the draft, the free improvement and its fleet",
        {"tribes": (), "begin": "set_up", "luck": "oak"},
        (
            Asked("Which influence card do you keep: Emperor or Fishermen?", "Keep Emperor"),
            Asked("Which tribe do you play?", "Play the Carthaginians"),
            "keep card loggers",
            "play gauls",
            Asked("Which area do you improve first? Level I is free.", "Improve Navigation to level I"),
            Asked("Where does a new fleet go?", "A fleet in Mare Punicum"),
        ),
        "You get a fleet in Mare Punicum.",
        {"variant": "five"},
    ),
    Case(
        "D-10 D-11 a hamlet before morale falls, and the turn order",
        {**ROMANS, "begin": "round", "ring": "A", "seats": {"A": {"hamlets": ("morale_2",)}}},
        (
            Asked("Your morale (0) is about to fall by 1. Do you use a hamlet first?", "Use the hamlet “Morale +2”"),
            Asked("Your leader stands on the ring: in which order do all play this round?", "Order: Ben, Ann"),
        ),
        "The leader on the ring sets the turn order: Ben, Ann.",
    ),
    Case(
        "D-20 D-21 a field with a good, and a hamlet in my turn",
        {**ROMANS, "seats": {"A": {"leaders": 2, "hamlets": ("thalers_3",), "vassals": {"liguria": 1}}}},
        (
            Asked("Your turn: activate a field or pass. You have 2 leaders", "Use the hamlet “3 Thalers”"),
            Asked("Your turn: activate a field or pass. You have 2 leaders and 8 Thalers.", "Trade with 1 leader"),
            Asked("Trade: do you add luxury goods?", "Add Wine"),
        ),
        "Trade: you place 1 leader and Wine.",
    ),
    Case(
        "D-20 passing leaves leaders unused",
        ROMANS,
        (Asked("Your turn: activate a field or pass.", "Pass for the rest of the phase"),),
        "You pass.",
    ),
    Case(
        "D-56 Wine that is laid into the army",
        {"tribes": ("gauls", "romans"), "begin": "clean_up", "seats": {"A": {"vassals": {"liguria": 1}}}},
        (
            Asked(
                "How many goods do you put into your army for the next round? You have 2.", "Put 1 good into the army"
            ),
        ),
        "Round 2 begins.",
    ),
    Case(
        "D-60 D-61 two improvements, and the fleet of one",
        {**ROMANS, "seats": {"A": {"thalers": 30, "leaders": 2}}},
        (
            Asked("Your turn: activate a field or pass.", "Improvement with 2 leaders"),
            Asked(
                "Which area do you improve? 2 leaders on Improvement have still to act", "Improve Navigation to level I"
            ),
            Asked("Where does a new fleet go? You can get 1.", "A fleet in Mare Tyrrhenum"),
            Asked("Which area do you improve? 1 leader on Improvement has still to act", "No more improvements"),
        ),
        "You get a fleet in Mare Tyrrhenum.",
    ),
    Case(
        "D-70 D-71 D-73 D-74 D-76 a sale that is enforced, and an alliance with a counter-proposal",
        {
            **ROMANS,
            "seats": {
                "A": {
                    "leaders": 2,
                    "thalers": 40,
                    "treaties": 6,
                    "food": 4,
                    "vassals": {"liguria": 1},
                    "improvements": {"architecture": 1},
                },
                "B": {"vassals": {"provincia": 1}, "cities": ("helvetia",)},
            },
        },
        (
            Asked("Your turn: activate a field or pass.", "Diplomacy with 2 leaders"),
            Asked("Diplomacy: which main action? 2 leaders there have still to act", "Bring peace"),
            Asked("Do you buy a province or offer an alliance?", "Offer to buy Helvetia from Ben"),
            "refuse",
            Asked("Ben has refused. Do you enforce the sale of Helvetia for 10 Thalers", "Enforce the offer"),
            Asked("A city stood in Helvetia. Do you put one of yours there, or a vassal?", "Put a city of yours there"),
            Asked("Diplomacy: which main action? 1 leader there has still to act", "Hire a grey leader"),
            Asked("Do you buy a province or offer an alliance?", "Offer Ben an alliance"),
            "counter asking 2 thalers",
            Asked("Ben makes a counter-proposal: you become allies", "Accept"),
        ),
        "You and Ben are allies now.",
    ),
    Case(
        "D-72 an offer is answered",
        {
            **ROMANS,
            "seats": {
                "A": {"leaders": 1, "vassals": {"liguria": 1}},
                "B": {"leaders": 1, "thalers": 60, "vassals": {"provincia": 1}},
            },
        },
        (
            Asked("Your turn: activate a field or pass.", "Pass"),
            "activate diplomacy with 1 leader",
            "bring peace",
            "buy liguria from A",
            Asked("Ben offers to buy Liguria from you. The price is 10 Thalers. What is your answer?", "Accept"),
        ),
        "Ben buys Liguria from you for 10 Thalers.",
    ),
    Case(
        "D-80 the first in an era chooses the card that is scored",
        {
            **ROMANS,
            "cards": ("miners", "merchants"),
            "seats": {
                "A": {
                    "thalers": 20,
                    "cities": ("liguria", "latium", "apulia"),
                    "improvements": {"agriculture": 2, "culture": 2},
                }
            },
        },
        (
            Asked("Your turn: activate a field or pass.", "Revolution with 1 leader"),
            Asked("You are the first to reach the era Bronze Age. Which open card", "Score the right card: Merchants"),
        ),
        "Revolution: you enter the era Bronze Age, as the first.",
    ),
    Case(
        "D-90 D-91 hamlets before scoring, and the cards are shown",
        {**ROMANS, "begin": "end", "seats": {"A": {"hamlets": ("thalers_3", "areas"), "card": "miners"}}},
        (
            Asked("This is the last moment for hamlets before scoring.", "Use the hamlet “3 Thalers”"),
            Asked("Scoring comes next. None of your hamlets can be used now: “Score areas”.", "Go on"),
        ),
        "Your own card, Miners, pays",
    ),
)
