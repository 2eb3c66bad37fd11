"""The rules that lines of the log cite: every line has one, and the ledger has them all."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from typing import Any

import pytest

from stammtisch.engine.events import Event, redact
from stammtisch.engine.game import OptionValue
from stammtisch.engine.ledger import load
from stammtisch.games.heroes import GAME
from stammtisch.games.heroes.wording import cited
from tests.games.heroes.spoken import moments
from tests.games.heroes.test_words import OTHER, first_arguments

LEDGER = load(GAME.data_folder).rules
DEFAULTS: dict[str, OptionValue] = {}
DUEL = {"units": ["bare", "bare"], "dice": [[4], [4]], "bonuses": [0, 0], "fortresses": 0, "totals": [4, 4]}


def test_every_kind_of_event_has_its_rules() -> None:
    assert sorted(cited.CITED) == sorted(first_arguments("announce", "_tell"))


def test_every_rule_cited_is_in_the_ledger() -> None:
    constants = [node.value for node in ast.walk(ast.parse(inspect.getsource(cited))) if isinstance(node, ast.Constant)]
    ids = {text for text in constants if isinstance(text, str) and re.fullmatch(r"aoh\.\S+", text)}
    assert sorted(ids - set(LEDGER)) == []
    assert len(ids) > 60


def test_every_option_that_adds_a_rule_is_one_of_that_rule() -> None:
    for variants in cited.VARIANTS.values():
        for name, value, rule in variants:
            assert LEDGER[rule].option == name
            assert value in LEDGER[rule].values
            assert value != LEDGER[rule].default


@pytest.mark.parametrize(("players", "options"), [(2, DEFAULTS), (4, DEFAULTS), (5, OTHER)])
def test_every_line_of_a_game_cites_a_rule(players: int, options: Mapping[str, OptionValue]) -> None:
    told = 0
    for _, events, _, _ in moments(players, options, f"cited {players}", 200):
        for event in events:
            for viewer in (None, *range(players)):
                known = redact(event, viewer)
                if known is not None and GAME.tell(known, viewer) is not None:
                    rules = GAME.rules_of(known, options)
                    assert rules or event.kind in cited.SERVICES, event
                    assert len(set(rules)) == len(rules), event
                    assert set(rules) <= set(LEDGER), event
                    told += 1
    assert told > 100


@pytest.mark.parametrize(
    ("kind", "facts", "rules"),
    [
        ("built", {"piece": "army"}, "aoh.base-01"),
        ("built", {"piece": "city"}, "aoh.base-05"),
        ("passed", {"built": True}, "aoh.move.2-07"),
        ("passed", {"built": False}, "aoh.move.2-02"),
        ("event", {"card": "growth"}, "aoh.evt.growth-01"),
        ("event", {"card": "barbarians"}, "aoh.evt.barb-01"),
        ("aimed", {"card": "eruption", "target": 1}, "aoh.evt.erupt-01"),
        ("no_target", {"card": "earthquake"}, "aoh.evt.quake-04"),
        ("cancelled", {"by": "olympics"}, "aoh.evt.olymp-01"),
        ("barbarians_took", {"cards": {"iron": 1, "gold": 1}}, "aoh.evt.barb-02"),
        ("barbarians_took", {"cards": {"iron": 1}}, "aoh.evt.barb-03"),
        ("wish", {"to": None, "shown": True}, "aoh.fair-15"),
        ("wish", {"to": 2, "shown": True}, "aoh.fair-15 aoh.fair-24"),
        ("wish", {"to": None, "shown": False}, "aoh.fair-15 aoh.fair-24"),
        ("stood", {"line": ["led", "hero"]}, "aoh.battle-14 aoh.evt.hero-01"),
        ("duel", {}, "aoh.est-06"),
        ("duel", {"totals": [6, 5], "bonuses": [2, 0], "fortresses": 1}, "aoh.est-05 aoh.est-03 aoh.est-04"),
        ("battle", {"totals": [[5, 3]], "victorious": 1}, "aoh.est-10"),
        ("battle", {"totals": [[5, 3]], "victorious": 3}, "aoh.est-10 aoh.est-11"),
        ("battle", {"totals": [], "victorious": 2}, "aoh.est-11"),
        ("spoils", {"purpose": "conquest"}, "aoh.win-01 aoh.win-02 aoh.win-03"),
        ("spoils", {"purpose": "plunder"}, "aoh.win-05"),
        ("spoils", {"purpose": "plunder", "kinds": {"iron": 2}}, "aoh.win-05 aoh.win-15"),
        ("spoils", {"purpose": "destruction"}, "aoh.win-07 aoh.win-08"),
        ("last_move", {"by": "monument"}, "aoh.vict-04 aoh.vict-03"),
        ("won", {"by": "last_tribe"}, "aoh.vict-01"),
    ],
)
def test_facts_decide_between_rules(kind: str, facts: dict[str, Any], rules: str) -> None:
    neutral = DUEL if kind == "duel" else {}
    assert GAME.rules_of(Event(kind, {**neutral, **facts}), DEFAULTS) == tuple(rules.split())


@pytest.mark.parametrize(
    ("kind", "option", "value", "rule"),
    [
        ("starved", "hunger", "one", "aoh.opt-10"),
        ("shielded", "fortune_hunger", "all", "aoh.opt-11"),
        ("exchanged", "fair", "sealed", "aoh.opt-13"),
        ("duel", "battle_dice", 2, "aoh.opt-08"),
    ],
)
def test_a_changed_option_is_cited_too(kind: str, option: str, value: OptionValue, rule: str) -> None:
    event = Event(kind, DUEL)
    assert rule not in GAME.rules_of(event, DEFAULTS)
    assert GAME.rules_of(event, {option: value})[-1] == rule
