"""Whole recorded games, replayed to their result and all their hashes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from stammtisch.engine.events import Event
from stammtisch.engine.game import OptionValue, Result
from stammtisch.engine.record import Record, read
from stammtisch.engine.replay import replay, verify
from stammtisch.games.heroes.actions import UNITS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.lines import AUTO_ORDER
from stammtisch.games.heroes.table_options import TABLE_OPTIONS

FOLDER = Path(__file__).parents[2] / "records" / "heroes"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


@cache
def record(name: str) -> Record:
    """A recorded game."""
    return read(FOLDER / f"{name}.jsonl")


@cache
def events(name: str) -> tuple[Sequence[Event], ...]:
    """What happened in a game, for the set-up and each line of its record."""
    return tuple(step.events for step in replay(record(name)))


@cache
def result(name: str) -> Result:
    """How a game ended."""
    *_, last = replay(record(name))
    found = GAME.result(last.state)
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_its_result(name: str) -> None:
    """aoh.vict-01, aoh.vict-02, aoh.vict-03: chance recomputed from the seed, every hash compared."""
    checked = verify(record(name))
    assert checked.error is None
    assert checked.recomputed
    assert checked.hashes > len(record(name).entries) // 16
    assert checked.result == result(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_without_its_seed(name: str) -> None:
    """aoh.prep-04: every die and every shuffle stands in the record."""
    outcomes = sum(len(entry.chance) for entry in record(name).entries)
    assert outcomes > 2
    assert len(events(name)) == len(record(name).entries)


def test_every_ending_and_every_number_of_players_is_recorded() -> None:
    """aoh.intro-01, aoh.vict-01, aoh.vict-02, aoh.vict-03."""
    assert {result(name).ending for name in NAMES} == {"cities", "monument", "last_tribe"}
    assert {record(name).header.players for name in NAMES} == set(range(2, 7))


def test_every_option_value_is_recorded() -> None:
    """aoh.opt-01 to aoh.opt-15."""
    wanted = {(option.name, value) for option in TABLE_OPTIONS for value in option.values}
    found: set[tuple[str, OptionValue]] = set()
    for name in NAMES:
        chosen = record(name).header.options
        found |= {(option.name, chosen.get(option.name, option.default)) for option in TABLE_OPTIONS}
    assert wanted - found == set()


# --- the trace that each option left ----------------------------------------------------------------------------------


def happened(name: str) -> list[Event]:
    """All events of a game in one row."""
    return [event for step in events(name) for event in step]


def facts(name: str, kind: str, fact: str) -> list[object]:
    """A fact of all events of a kind."""
    return [event.facts[fact] for event in happened(name) if event.kind == kind]


def _deck_of(cards: int) -> Callable[[str], bool]:
    def check(name: str) -> bool:
        return max(len(outcome) for outcome in record(name).entries[0].chance) == cards

    return check


def _shuffled_back(name: str) -> bool:
    return sum(len(outcome) > 50 for outcome in record(name).entries[0].chance) > 1


def _harmless_in_a_move(name: str) -> bool:
    kinds = [event.kind for event in happened(name)]
    first_round = kinds[: kinds.index("round")]
    return "laid_down_harmless" in first_round[first_round.index("bidding") :]


def _conquest_from_round_three(name: str) -> bool:
    rounds = [0]
    for event in happened(name):
        if event.kind == "round":
            rounds.append(event.facts["round"])
        elif event.kind == "attacked" and event.facts["purpose"] == "conquest" and rounds[-1] < 3:
            return False
    return "conquest" in facts(name, "attacked", "purpose")


def _held_back(name: str) -> bool:
    for step in replay(record(name)):
        for event in step.events:
            if event.kind == "stood":
                stood = sum(unit in ("bare", "led", "bare+hero") for unit in event.facts["line"])
                if step.state.players[event.facts["seat"]].able_armies() > stood:
                    return True
    return False


def _in_fixed_order(name: str) -> bool:
    lines = [*facts(name, "stood", "line"), *facts(name, "stood", "attacking_line")]
    units = [[AUTO_ORDER.index(UNITS.index(word)) for word in line] for line in lines if isinstance(line, list)]
    return all(line == sorted(line) for line in units) and any(len(set(line)) > 1 for line in units)


def _hero_sent_home(name: str) -> bool:
    forces: list[str] = []
    for event in happened(name):
        if event.kind == "attacked":
            forces = event.facts["forces"]
        elif event.kind == "attack_cancelled" and any("hero" in unit for unit in forces):
            return True
    return False


def _lost_outside_a_battle(name: str) -> bool:
    told = [{event.kind for event in step} for step in events(name)]
    return any("out" in kinds and "battle" not in kinds for kinds in told)


def _one_grain_each(name: str) -> bool:
    lost = facts(name, "starved", "cards")
    return bool(lost) and all(cards == {"grain": 1} for cards in lost)


def _two_dice_a_side(name: str) -> bool:
    throws = [event.facts["dice"] for event in happened(name) if event.kind == "duel"]
    return bool(throws) and all(len(side) == 2 for throw in throws for side in throw)


TRACES: dict[str, tuple[str, Callable[[str], bool]]] = {
    "unused_specials": ("four-players-set-up-options", _deck_of(96)),
    "fair_start": ("four-players-set-up-options", _shuffled_back),
    "grace": ("four-players-set-up-options", _harmless_in_a_move),
    "road_bonus": ("four-players-set-up-options", lambda name: len(facts(name, "road_built", "to")) >= 2),
    "conquest_from_round": ("five-players-war-options", _conquest_from_round_three),
    "defender_picks": ("five-players-war-options", _held_back),
    "battle_dice": ("five-players-war-options", _two_dice_a_side),
    "hunger": ("five-players-war-options", _one_grain_each),
    "fair": ("six-players-event-options", lambda name: bool(facts(name, "exchanged", "gives"))),
    "earthquake": ("six-players-event-options", lambda name: "all" in facts(name, "earthquake_struck", "army")),
    "claim_needs_round": ("six-players-event-options", lambda name: bool(facts(name, "claim_goes_on", "seat"))),
    "fortune_hunger": ("six-players-event-options", lambda name: True in facts(name, "shielded", "all")),
    "battle_order": ("three-players-hero-options", _in_fixed_order),
    "cancelled_hero": ("three-players-hero-options", _hero_sent_home),
    "loss": ("three-players-hero-options", _lost_outside_a_battle),
}


@pytest.mark.parametrize("option", [option.name for option in TABLE_OPTIONS])
def test_each_option_left_its_trace(option: str) -> None:
    """aoh.opt-01 to aoh.opt-15: the game would have gone otherwise at the default."""
    name, trace = TRACES[option]
    assert option in record(name).header.options
    assert trace(name)
