"""The cases of what comes seldom: a defence after a revolution, a sea that is given up, a fleet that comes to mine."""

from __future__ import annotations

from tests.web.era_cases import EXPAND, MOVE, ROMANS, Asked, Case

FURTHER_CASES = (
    Case(
        "D-45 a unit sits out after a revolution",
        {
            **ROMANS,
            "luck": "oak",
            "seats": {
                "A": {"army": 2, "revolted": True, "vassals": {"liguria": 1}},
                "B": {"leaders": 1, "vassals": {"cisalpina": 3}},
            },
        },
        (
            "activate expansion with 1 leader",
            "go on",
            "end placement",
            "march cisalpina to liguria with 1 point",
            "march cisalpina to liguria with 1 point",
            "end movement",
            Asked(
                "Battle in Liguria: Ben with 2 units against you with 1. What do you commit?", "Commit 1 army vassal"
            ),
            Asked(
                "Battle in Liguria: Ben with 2 units against you with 2. What do you commit?",
                "After the revolution a vassal sits out",
            ),
            Asked("Battle in Liguria: Ben with 2 units against you with 1. What do you commit?", "Ready"),
        ),
        "Strength 2 to 1.",
    ),
    Case(
        "D-48 the last fleet goes and the sea is given up",
        {
            **ROMANS,
            "luck": "b",
            "seats": {
                "A": {"army": 2, "vassals": {"umbria": 1}, "fleets": {"mare_tyrrhenum": 1}},
                "B": {"fleets": {"mare_tyrrhenum": 2}},
            },
        },
        (
            *EXPAND,
            Asked(MOVE, "End movement"),
            Asked("You share Mare Tyrrhenum with Ben. Fleets there: you 1, Ben 2.", "Battle with Ben"),
            Asked(
                "Battle in Mare Tyrrhenum: you with 1 unit against Ben with 2. What do you commit?",
                "Commit 2 army vassals",
            ),
            Asked("1 hit in Mare Tyrrhenum. What do you lose?", "Give up the sea"),
            Asked("1 hit in Mare Tyrrhenum. What do you lose?", "Lose a fleet"),
        ),
        "You lose a fleet.",
    ),
    Case(
        "D-41 D-43 a fleet has come to my sea, and its owner trades in my city",
        {
            **ROMANS,
            "luck": "d",
            "posts": {"latium": "B"},
            "seats": {
                "A": {"revolted": True, "cities": ("latium",), "fleets": {"mare_tyrrhenum": 1}},
                "B": {"leaders": 1, "improvements": {"navigation": 1}, "fleets": {"mare_punicum": 1}},
            },
        },
        (
            "activate expansion with 1 leader",
            "go on",
            "end placement",
            "sail mare_punicum to mare_tyrrhenum with 2 points",
            "end movement",
            "want no battle with A in mare_tyrrhenum",
            Asked("You share Mare Tyrrhenum with Ben. Fleets there: you 1, Ben 1.", "Battle with Ben"),
            Asked("You are at war with Ben. Do you expel Ben\u2019s trade posts", "Expel Ben\u2019s trade posts"),
        ),
        "Ben loses the trade post in Latium (expelled).",
    ),
)
