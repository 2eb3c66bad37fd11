"""The cases of an expansion, in its four parts, and of battles."""

from __future__ import annotations

from tests.web.era_cases import EXPAND, MOVE, ROMANS, Asked, Case

EXPANSION_CASES = (
    Case(
        "D-30 hamlet and goods before the own autoexpansion",
        {
            **ROMANS,
            "begin": "autoexpansion",
            "seats": {"A": {"hamlets": ("thalers_3",), "vassals": {"liguria": 1}}},
        },
        (
            Asked("Do you use a hamlet before you go on? You have: “3 Thalers”.", "Go on"),
            Asked("End of the round: your expansion without leaders is worth", "Add Wine"),
            Asked("Do you recruit a legion?", "No legion"),
        ),
        "End of the round: your expansion without leaders begins, with Wine.",
    ),
    Case(
        "D-31 D-32 D-34 D-35 D-38 D-39 D-40 an expansion in its parts",
        {
            **ROMANS,
            "seats": {
                "A": {
                    "thalers": 20,
                    "food": 6,
                    "vassals": {"latium": 2},
                    "improvements": {"architecture": 1, "navigation": 1, "mechanics": 1},
                }
            },
        },
        (
            EXPAND[0],
            Asked("Do you recruit a legion?", "Recruit a legion"),
            Asked("Where do you place a vassal?", "A vassal in Latium"),
            Asked("Where do you place a vassal?", "A vassal in Campania"),
            Asked("Where do you place a vassal?", "A vassal in Etruria"),
            Asked("Where do you place a vassal?", "Place no more"),
            Asked(MOVE, "A new vassal of Campania becomes a fleet in Mare Tyrrhenum"),
            Asked(MOVE, "A new vassal of Etruria joins the army"),
            Asked(MOVE, "March from Etruria to Umbria"),
            Asked(MOVE, "Sail from Mare Tyrrhenum to Mare Punicum"),
            Asked(MOVE, "End movement"),
            Asked("Do you found a city?", "Found a city in Latium"),
        ),
        "You build a city in Latium.",
    ),
    Case(
        "D-33 vassals that must go",
        {**ROMANS, "seats": {"A": {"leaders": 1, "morale": -9, "vassals": {"latium": 1, "umbria": 1}}}},
        (
            *EXPAND[:2],
            Asked(
                "Your expansion is worth \N{MINUS SIGN}2. 2 vassals must go: from where?",
                "Remove a vassal from Umbria",
            ),
            Asked(
                "Your expansion is worth \N{MINUS SIGN}2. 1 vassal must go: from where?",
                "Remove a vassal from Latium",
            ),
        ),
        "You remove a vassal from Umbria.",
    ),
    Case(
        "D-36 N-4 D-37 a trade post, and a Horse",
        {
            "tribes": ("slavs", "gauls"),
            "seats": {
                "A": {"treaties": 1, "improvements": {"commerce": 2}, "vassals": {"helvetia": 1, "lugia": 1}},
                "B": {"cities": ("provincia",)},
            },
        },
        (
            EXPAND[0],
            Asked("Where do you place a vassal?", "A vassal in Helvetia"),
            EXPAND[2],
            Asked(MOVE, "A new vassal of Helvetia founds a trade post in Provincia"),
            Asked(MOVE, "A Horse for a vassal in Helvetia"),
            Asked(MOVE, "March from Helvetia to Liguria"),
            Asked(MOVE, "March from Liguria to Umbria"),
        ),
        "You found a trade post in Provincia",
    ),
    Case(
        "D-41 D-46 a battle at sea is wanted",
        {
            **ROMANS,
            "luck": "d",
            "seats": {
                "A": {"army": 2, "vassals": {"umbria": 1}, "fleets": {"mare_tyrrhenum": 3}},
                "B": {"fleets": {"mare_tyrrhenum": 2}},
            },
        },
        (
            *EXPAND,
            Asked(MOVE, "End movement"),
            Asked("You share Mare Tyrrhenum with Ben. Fleets there: you 3, Ben 2.", "Battle with Ben"),
            Asked(
                "Battle in Mare Tyrrhenum: you with 3 units against Ben with 2. What do you commit?",
                "Commit 1 army vassal",
            ),
            Asked("Battle in Mare Tyrrhenum: you with 4 units against Ben with 2. What do you commit?", "Ready"),
        ),
        "You want a battle in Mare Tyrrhenum.",
    ),
    Case(
        "D-43 D-44 D-46 D-48 D-51 an attack on a city",
        {
            **ROMANS,
            "luck": "b",
            "posts": {"latium": "B"},
            "seats": {
                "A": {
                    "army": 3,
                    "food": 3,
                    "vassals": {"umbria": 4},
                    "cities": ("latium",),
                    "improvements": {"architecture": 2},
                },
                "B": {"vassals": {"cisalpina": 1}, "cities": ("liguria",)},
            },
        },
        (
            *EXPAND,
            *(Asked(MOVE, "March from Umbria to Liguria"),) * 3,
            Asked(MOVE, "March from Umbria to Cisalpina"),
            Asked(MOVE, "End movement"),
            Asked("You are at war with Ben. Do you expel Ben\u2019s trade posts", "Let Ben\u2019s trade posts stay"),
            Asked("2 battles are left. Which comes next?", "Fight Ben in Liguria"),
            Asked(
                "Battle in Liguria: you with 3 units against Ben with 2. What do you commit?", "Commit 3 army vassals"
            ),
            Asked("1 hit in Liguria. What do you lose?", "Lose an army vassal"),
            Asked("You have conquered a city in Liguria. Do you put one of yours there?", "Put a city of yours there"),
        ),
        "You build a city in Liguria.",
    ),
    Case(
        "D-45 D-47 the defence of a province",
        {
            **ROMANS,
            "luck": "b",
            "seats": {
                "A": {"army": 2, "hamlets": ("strength",), "vassals": {"liguria": 1}},
                "B": {"leaders": 1, "vassals": {"cisalpina": 3}},
            },
        },
        (
            Asked("Your turn: activate a field or pass.", "Pass"),
            "activate expansion with 1 leader",
            "go on",
            "end placement",
            "march cisalpina to liguria with 1 point",
            "march cisalpina to liguria with 1 point",
            "end movement",
            Asked(
                "Battle in Liguria: Ben with 2 units against you with 1. What do you commit?", "Commit 1 army vassal"
            ),
            Asked("Battle in Liguria: Ben with 2 units against you with 2. What do you commit?", "Ready"),
            Asked(
                "Battle in Liguria: Ben with 2 units against you with 2. Do you bring reinforcements?",
                "Send the hamlet “Strength”",
            ),
        ),
        "You send the hamlet “Strength” as a mercenary.",
    ),
    Case(
        "D-46 N-3 D-52 an ally helps against Barbarians, who leave a hamlet",
        {
            **ROMANS,
            "luck": "position",
            "hamlets": {"umbria": "thalers_3"},
            "allied": (("A", "B"),),
            "seats": {"A": {"army": 3, "thalers": 9, "vassals": {"etruria": 4}}, "B": {"army": 3}},
        },
        (
            *EXPAND,
            *(Asked(MOVE, "March from Etruria to Umbria"),) * 3,
            Asked(MOVE, "End movement"),
            Asked(
                "Battle in Umbria: you with 3 units against the Barbarians with 1. What do you commit?",
                "Commit 3 army vassals",
            ),
            "offer A 1 vassal for 2 thalers",
            Asked("Ben offers you the help of 1 vassal for 2 Thalers. Do you agree?", "Accept"),
            Asked(
                "Battle in Umbria: you with 7 units against the Barbarians with 1. Do you bring reinforcements?",
                "Ready",
            ),
            Asked("You have won the hamlet “3 Thalers”. Do you use it now?", "Keep the hamlet"),
        ),
        "Ben helps you with 1 vassal for 2 Thalers.",
    ),
    Case(
        "D-49 fleets of the Norsemen plunder",
        {"tribes": ("norsemen", "gauls"), "seats": {"A": {"fleets": {"mare_britannicum": 1}}, "B": {"thalers": 9}}},
        (
            EXPAND[0],
            Asked("Expansion: do you add luxury goods?", "Activate Expansion"),
            EXPAND[2],
            Asked(MOVE, "End movement"),
            Asked("All battles are fought. Do your fleets plunder?", "Plunder Aulercia from Mare Britannicum"),
        ),
        "You plunder Aulercia",
    ),
    Case(
        "D-50 a hamlet for whoever is plundered and cannot pay",
        {
            "tribes": ("gauls", "norsemen"),
            "seats": {
                "A": {"thalers": 0, "hamlets": ("thalers_3",)},
                "B": {"leaders": 1, "fleets": {"mare_britannicum": 1}},
            },
        },
        (
            Asked("Your turn: activate a field or pass.", "Pass"),
            "activate expansion with 1 leader",
            "go on",
            "end placement",
            "end movement",
            "plunder aulercia from mare_britannicum",
            Asked("Ben plunders 1 Thaler, and you have 0. Do you use a hamlet first?", "Use the hamlet “3 Thalers”"),
        ),
        "You use the hamlet “3 Thalers”.",
    ),
)
