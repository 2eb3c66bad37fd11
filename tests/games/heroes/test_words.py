"""Every word that a player reads: all that random games say can be said, and nothing is written that is never said."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from stammtisch.engine.game import OptionValue
from stammtisch.games.heroes import GAME
from stammtisch.games.heroes.actions import CODEC, PURPOSES, STRUCK, UNITS
from stammtisch.games.heroes.cards import CLASSES, TRIBES, WORDS
from stammtisch.games.heroes.pieces import PIECE_WORDS
from stammtisch.games.heroes.state import ENDED_WORDS
from stammtisch.games.heroes.table_options import RULE_OPTIONS, TABLE_OPTIONS
from stammtisch.games.heroes.wording.events import SILENT, SPECIAL
from stammtisch.games.heroes.wording.options import DESCRIPTIONS, FIXED
from tests.games.heroes.spoken import Ear, listen

pytestmark = pytest.mark.slow

HEROES = Path(GAME.locales_folder).parent
OTHER = {option.name: next(value for value in option.values if value != option.default) for option in RULE_OPTIONS}
"""Every option that a rule defines at another value than its default."""
TABLES: tuple[tuple[int, dict[str, OptionValue], str], ...] = (
    (2, {}, "two"),
    (3, OTHER, "three"),
    (4, {}, "four"),
    (5, {**OTHER, "fair": "board", "earthquake": "one", "loss": "war"}, "five"),
    (6, {"fair": "sealed", "hunger": "one", "fortune_hunger": "all"}, "six"),
)
DECISIONS = 350

TERMS = (
    "resource-deck", "basic-deck", "usual-resource", "special-resource", "event", "disaster", "fair", "wish", "sealed",
    "able-army", "line", "victorious-army", "purpose", "last-move", "standing-order",
)  # fmt: skip
"""The words that the help explains."""


RARE = {
    "heroes-event-ended-agreed",
    "heroes-event-ended-rounds",
    "heroes-event-ended-shared",
    "heroes-event-left",
    "heroes-do-change",
    "heroes-event-battle-unopposed",
    "heroes-event-spoils-conquest",
    "heroes-event-spoils-destruction",
    "heroes-prompt-action-last-move",
    "heroes-refused-army-unavailable-any",
    "heroes-refused-not-in-hand-this",
    "heroes-then-defend",
    "heroes-then-last-move-cities",
    "heroes-then-last-move-monument",
    "heroes-then-out",
    "heroes-then-tax-laying-last",
}
"""What a random game may end without having said."""


@pytest.fixture(scope="module")
def heard() -> Ear:
    """All that random games of two to six players say, with every option at both of its values."""
    ear = Ear()
    for players, options, seed in TABLES:
        listen(ear, players, options, seed, DECISIONS)
    return ear


# --- what is written, and what is asked for ---------------------------------------------------------------------------


def written() -> list[str]:
    """The ids of all messages in the game's files."""
    return re.findall(r"^([a-z][\w-]*) =", _files(), re.MULTILINE)


def referred() -> set[str]:
    """The messages that other messages contain."""
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", _files()))


def _files() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted((GAME.locales_folder / "en").glob("*.ftl")))


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def literals() -> set[str]:
    """The ids that the code names in full."""
    whole = re.compile(r"heroes-[a-z][a-z0-9-]*[a-z0-9]")
    modules = [*trees(HEROES / "wording"), ast.parse((HEROES / "free_actions.py").read_text(encoding="utf-8"))]
    constants = [node.value for module in modules for node in ast.walk(module) if isinstance(node, ast.Constant)]
    return {text for text in constants if isinstance(text, str) and whole.fullmatch(text)}


def first_arguments(*functions: str) -> set[str]:
    """The texts given first to calls of these functions anywhere in the game."""
    found: set[str] = set()
    for module in trees(HEROES):
        for call in ast.walk(module):
            if (
                isinstance(call, ast.Call)
                and call.args
                and getattr(call.func, "attr", getattr(call.func, "id", "")) in (functions)
            ):
                found |= {
                    node.value
                    for node in ast.walk(call.args[0])
                    if isinstance(node, ast.Constant) and isinstance(node.value, str)
                }
    return found


def dashed(words: Iterable[str], prefix: str) -> set[str]:
    return {prefix + word.replace("_", "-").replace(":", "-").replace("+", "-with-") for word in words}


def asked_for() -> set[str]:
    """All ids that the game's code can ask for."""
    told = first_arguments("announce", "_tell") - SILENT - set(SPECIAL)
    codes = first_arguments("Refusal")
    stages = {frame.stage for frame in GAME.frames.values()} | {"over"}
    return (
        literals()
        | dashed(told, "heroes-event-")
        | dashed(codes, "heroes-refused-")
        | dashed(stages, "heroes-stage-")
        | dashed(PURPOSES, "heroes-purpose-")
        | dashed(STRUCK, "heroes-struck-")
        | dashed(CLASSES, "heroes-class-")
        | dashed(UNITS, "unit-")
        | dashed(UNITS, "units-")
        | dashed(TRIBES, "tribe-")
        | {f"{form}-{word}" for word in WORDS for form in ("card", "a-card", "cards")}
        | {f"a-piece-{word}" for word in PIECE_WORDS}
    )


def published() -> set[str]:
    """Ids that only the page asks for, all by words of the game: names, option words, headings, help."""
    options = {f"heroes-option-{option.name}{tail}" for option in TABLE_OPTIONS for tail in ("", "-about")}
    values = {f"heroes-option-{option.name}-{value}" for option in TABLE_OPTIONS for value in option.values}
    ledger = (GAME.data_folder / "ledger.toml").read_text(encoding="utf-8")
    parts = {found.replace(".", "-") for found in re.findall(r'^id = "aoh\.([\w.]+)-\d+"', ledger, re.MULTILINE)}
    return (
        {"game-heroes", "game-heroes-about"}
        | options
        | values
        | {f"rules-aoh-{part}" for part in parts}
        | {f"heroes-group-{group}" for group, _ in (*DESCRIPTIONS.values(), *FIXED.values())}
        | {f"heroes-ending-{ending}" for ending in ("cities", "monument", "last_tribe", *ENDED_WORDS[1:])}
        | {f"heroes-term-{term}{tail}" for term in TERMS for tail in ("", "-about")}
        | {f"card-{word}-about" for word in WORDS}
        | {f"piece-{word}{tail}" for word in PIECE_WORDS for tail in ("", "-about")}
    )


def test_every_message_asked_for_is_written() -> None:
    assert sorted((asked_for() | published()) - set(written())) == []


def test_every_message_written_is_asked_for() -> None:
    assert sorted(set(written()) - asked_for() - published() - referred()) == []


def test_no_message_is_written_twice() -> None:
    assert [name for name, times in Counter(written()).items() if times > 1] == []


def test_every_kind_of_action_has_words() -> None:
    assert sorted((*DESCRIPTIONS, *FIXED)) == sorted(kind.name for kind in CODEC)


# --- what random games say --------------------------------------------------------------------------------------------


def test_the_code_asks_for_nothing_else(heard: Ear) -> None:
    assert sorted(heard.ids - asked_for()) == []


def test_random_games_say_nearly_everything(heard: Ear) -> None:
    """The few messages that they need not reach are put into words in `wording`; introductions are the page's."""
    introduced = {message for each in GAME.guidance() for message in each.introductions}
    assert sorted(literals() - heard.ids - RARE - introduced) == []


@pytest.mark.parametrize("what", ["prompt", "consequence", "reason", "line", "preview"])
def test_sentences_begin_and_end_as_such(heard: Ear, what: str) -> None:
    assert [text for text in heard.texts[what] if not re.fullmatch(r"[A-Z].*[.?!]", text)] == []


def test_labels_are_no_sentences(heard: Ear) -> None:
    assert [
        text for text in heard.texts["label"] | heard.texts["field"] if not re.fullmatch(r"[A-Z].*[^.]", text)
    ] == []


def test_nothing_needs_the_eye(heard: Ear) -> None:
    """Signs that a voice leaves out or misreads do not occur, and there are no gaps where a word is missing."""
    texts = [text for said in heard.texts.values() for text in said]
    assert [text for text in texts if not re.fullmatch(r"[A-Za-z0-9 ,.;:?!'-]+", text)] == []
    assert [text for text in texts if re.search(r"  | [,.;:?!]|[,.;:?!]{2}|^ | $", text)] == []


def test_lines_of_the_log_are_short(heard: Ear) -> None:
    """At most 90 characters with short names. A duel, which has two sums, and the last move take at most 110, a wish
    for one of many kinds as many as it needs.
    """
    lines = [line for line in heard.texts["line"] if " offer" not in line]
    assert [line for line in lines if len(line) > 90 and " roll" not in line and "last move" not in line] == []
    assert [line for line in lines if len(line) > 110] == []
