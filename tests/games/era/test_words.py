"""Every word that a player reads: all that can be asked for is written, in both languages, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest

from stammtisch.engine import ledger
from stammtisch.engine.events import redact
from stammtisch.engine.game import decide, deciders, legal_actions, may_act, play, start
from stammtisch.engine.options import Message
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import words
from stammtisch.games.era.actions import UNITS
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.ending import goal_word
from stammtisch.games.era.rules.offers import PROMISES
from stammtisch.games.era.table_options import TABLE_OPTIONS
from stammtisch.games.era.wording.cited import CITED
from stammtisch.games.era.wording.events import SILENT, SPECIAL
from stammtisch.games.era.wording.options import DESCRIPTIONS
from stammtisch.words import Words

ERA = Path(GAME.locales_folder).parent
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fred")
MOST_LETTERS = 90
"""A line of the log is no longer."""
MOST_LETTERS_OF_CONTROL = 200
"""Unless it names up to five provinces won and five lost."""
UNSPOKEN = {("battlefield_threshold", value) for value in ("5/10", "6/11")}
"""Values of options that are figures and need no words."""


def _text(language: str) -> str:
    folder = GAME.locales_folder / language
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))


def written(language: str) -> list[str]:
    """The ids of all messages of a language."""
    return re.findall(r"^([a-z][\w-]*) =", _text(language), re.MULTILINE)


def _calls(*functions: str) -> Iterator[ast.Call]:
    for path in sorted(ERA.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in functions:
                yield node


def first_texts(*functions: str) -> set[str]:
    """The texts given first to calls of these functions anywhere in the game."""
    firsts = [call.args[0] for call in _calls(*functions) if call.args]
    nodes = [node for first in firsts for node in ast.walk(first)]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def dashed(names: Iterable[str], prefix: str) -> set[str]:
    return {prefix + name.replace("_", "-") for name in names}


def asked_for() -> set[str]:
    """Ids that the code makes out of words of the game."""
    told = first_texts("announce") - SILENT - set(SPECIAL) - {"step_"}
    stages = {frame.stage for frame in GAME.frames.values() if frame.kinds} | {"over"}
    asked = [frame.kind for frame in GAME.frames.values() if frame.kinds]
    options = {f"era-option-{option.name}{tail}" for option in TABLE_OPTIONS for tail in ("", "-about")}
    options |= {
        f"era-option-{option.name}-{value}"
        for option in TABLE_OPTIONS
        for value in option.values
        if (option.name, value) not in UNSPOKEN
    }
    lists = {
        "tribe": words.TRIBES, "luxury": words.LUXURY_GOODS, "luxuries": words.LUXURY_GOODS, "area": words.AREAS,
        "era": words.ERAS, "field": words.FIELDS, "card": words.CARDS, "hamlet": words.HAMLETS, "unit": UNITS,
        "units": UNITS, "promise": PROMISES, "terrain": words.TERRAINS, "gain": words.AREAS,
        "ending": [goal_word(goal) for goal in range(10)], "goal": [goal_word(goal) for goal in range(8)],
    }  # fmt: skip
    named = {f"era-{kind}-{name}" for kind, names in lists.items() for name in names}
    named |= {f"era-{kind}-{name}-about" for kind in ("tribe", "card", "hamlet") for name in lists[kind]}
    sections = {f"rules-{rule.rpartition('-')[0].replace('.', '-')}" for rule in ledger.load(GAME.data_folder).rules}
    return (
        dashed(told, "era-event-")
        | dashed(first_texts("Refusal"), "era-refused-")
        | dashed(stages, "era-stage-")
        | dashed(asked, "era-prompt-")
        | {f"era-group-{group}" for group, _ in DESCRIPTIONS.values()}
        | options
        | named
        | sections
    )


def test_all_that_can_be_asked_for_is_written() -> None:
    assert sorted(asked_for() - set(written("en"))) == []


def test_both_languages_have_the_same_messages_once() -> None:
    english, german = written("en"), written("de")
    assert english == german
    assert len(english) == len(set(english))


def test_both_languages_use_the_same_arguments() -> None:
    """But for word forms, which only some languages need."""

    def arguments(language: str) -> dict[str, set[str]]:
        entries = re.split(r"^(?=[a-z])", _text(language), flags=re.MULTILINE)
        found = {}
        for entry in entries:
            name = re.match(r"([a-z][\w-]*) =", entry)
            if name:
                used = re.findall(r"\$(\w+)", entry)
                found[name[1]] = {re.sub(r"_(accusative|you)$", "", each) for each in used}
        return found

    english, german = arguments("en"), arguments("de")
    assert {name for name in english if not german[name] <= english[name]} == set()


def test_every_event_cites_rules_of_the_ledger() -> None:
    known = ledger.load(GAME.data_folder).rules
    told = first_texts("announce") - {"step_"}
    assert sorted(told - set(CITED)) == []
    cited = [rule for rules in CITED.values() if isinstance(rules, tuple) for rule in rules]
    assert sorted(rule for rule in cited if rule not in known) == []


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"length": "long"}), (4, {}), (6, {})])
def test_all_that_a_random_game_says_can_be_said(players: int, options: dict[str, str]) -> None:
    """In both languages, to everybody; lines of the log are short."""
    speakers = [Words("en"), Words("de")]
    known = ledger.load(GAME.data_folder).rules

    def say(message: Message | None, viewer: int | None) -> list[str]:
        return [speaker.format(message, NAMES, viewer) for speaker in speakers] if message else []

    random, state, umpire = Random(players), GAME.new(players, options, "said"), Umpire()
    start(state, umpire)
    for _ in range(150):
        for event in umpire.events:
            most = MOST_LETTERS_OF_CONTROL if event.kind == "control" else MOST_LETTERS
            for viewer in (None, *range(players)):
                seen = redact(event, viewer)
                for line in say(GAME.tell(seen, viewer), viewer) if seen else ():
                    assert len(line) <= most, line
            assert set(GAME.rules_of(event, {})) <= set(known)
        umpire = Umpire()
        if not state.agenda:
            break
        seat = random.choice(list(may_act(state)))
        decision = decide(GAME, state, seat)
        say(decision.prompt, seat)
        for option in decision.offered:
            for message in (option.label, option.cost, option.consequence):
                say(message, seat)
        for refused in decision.refused:
            say(GAME.explain(refused.refusal), seat)
        must = deciders(state)[0]
        play(GAME, state, must, random.choice(legal_actions(state, must)), umpire)
