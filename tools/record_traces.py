"""What must be found in a recorded game of Age of Heroes to say that something really happened in it.

Each trace is an event, or a row of them, that the game would not have without its option: with the default it would
have gone otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from stammtisch.engine.events import Event
from stammtisch.engine.game import Result
from stammtisch.engine.record import Record
from stammtisch.engine.replay import replay
from stammtisch.games.heroes.actions import UNITS
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.rules.lines import AUTO_ORDER


@dataclass(frozen=True, slots=True)
class Seen:
    """A recorded game played again.

    `told`: the events of the set-up and of each line. `able`: for each event `stood`, how many armies its seat could
    still have sent. `result`: None if the game was given up.
    """

    record: Record
    told: tuple[tuple[Event, ...], ...]
    able: tuple[int, ...]
    result: Result | None

    @classmethod
    def of(cls, record: Record) -> Seen:
        """Play `record`; RecordError if it cannot be played."""
        told: list[tuple[Event, ...]] = []
        able: list[int] = []
        result: Result | None = None
        for step in replay(record):
            told.append(step.events)
            stood = [event.facts["seat"] for event in step.events if event.kind == "stood"]
            able += [step.state.players[seat].able_armies() for seat in stood]
            result = GAME.result(step.state)
        return cls(record, tuple(told), tuple(able), result)

    @property
    def events(self) -> list[Event]:
        """All events in one row."""
        return [event for line in self.told for event in line]

    def facts(self, kind: str, fact: str) -> list[object]:
        """A fact of all events of a kind."""
        return [event.facts[fact] for event in self.events if event.kind == kind]

    def kinds_after(self, do: str) -> list[set[str]]:
        """For each line that begins with these words, the kinds of the events it led to."""
        lines = zip(self.record.entries, self.told, strict=True)
        return [{event.kind for event in told} for entry, told in lines if entry.do.startswith(do)]


Trace = Callable[[Seen], bool]


def _deck_of_96(seen: Seen) -> bool:
    return max(len(outcome) for outcome in seen.record.entries[0].chance) == 96


def _shuffled_back(seen: Seen) -> bool:
    return sum(len(outcome) > 50 for outcome in seen.record.entries[0].chance) > 1


def _harmless_in_a_move(seen: Seen) -> bool:
    kinds = [event.kind for event in seen.events]
    first_round = kinds[: kinds.index("round")] if "round" in kinds else kinds
    return "laid_down_harmless" in first_round[first_round.index("bidding") :]


def _two_roads(seen: Seen) -> bool:
    return len(seen.facts("road_built", "to")) >= 2


def _conquest_from_round_three(seen: Seen) -> bool:
    number = 0
    for event in seen.events:
        if event.kind == "round":
            number = event.facts["round"]
        elif event.kind == "attacked" and event.facts["purpose"] == "conquest" and number < 3:
            return False
    return "conquest" in seen.facts("attacked", "purpose")


def _held_back(seen: Seen) -> bool:
    stood = [event for event in seen.events if event.kind == "stood"]
    own = [sum(unit in ("bare", "led", "bare+hero") for unit in event.facts["line"]) for event in stood]
    return any(able > sent for able, sent in zip(seen.able, own, strict=True))


def _in_fixed_order(seen: Seen) -> bool:
    lines = [*seen.facts("stood", "line"), *seen.facts("stood", "attacking_line")]
    units = [[AUTO_ORDER.index(UNITS.index(word)) for word in line] for line in lines if isinstance(line, list)]
    return all(line == sorted(line) for line in units) and any(len(set(line)) > 1 for line in units)


def _two_dice_a_side(seen: Seen) -> bool:
    throws = [event.facts["dice"] for event in seen.events if event.kind == "duel"]
    return bool(throws) and all(len(side) == 2 for throw in throws for side in throw)


def _hero_sent_home(seen: Seen) -> bool:
    forces: Sequence[str] = ()
    for event in seen.events:
        if event.kind == "attacked":
            forces = event.facts["forces"]
        elif event.kind == "attack_cancelled" and any("hero" in unit for unit in forces):
            return True
    return False


def _one_grain_each(seen: Seen) -> bool:
    lost = seen.facts("starved", "cards")
    return bool(lost) and all(cards == {"grain": 1} for cards in lost)


def _lists_matched(seen: Seen) -> bool:
    closing = seen.kinds_after("hand in") + seen.kinds_after("time up")
    return any("exchanged" in kinds for kinds in closing)


def _lost_outside_a_battle(seen: Seen) -> bool:
    told = [{event.kind for event in line} for line in seen.told]
    return any("out" in kinds and "battle" not in kinds for kinds in told)


def _orders_answered(seen: Seen) -> bool:
    battles, roads = seen.kinds_after("march"), seen.kinds_after("build road")
    return any(kinds & {"stood", "attack_cancelled"} for kinds in battles) and any(
        kinds & {"road_built", "road_refused"} for kinds in roads
    )


def _clock_at_a_fair(seen: Seen) -> bool:
    return any("fair_closes" in kinds for kinds in seen.kinds_after("time up"))


def _wishes_of_all_forms(seen: Seen) -> bool:
    wishes = [event.facts for event in seen.events if event.kind == "wish"]
    shown = {(wish["to"] is not None, wish["shown"]) for wish in wishes}
    lines = zip(seen.record.entries, seen.told, strict=True)
    matched = [entry.do for entry, told in lines if any(event.kind == "exchanged" for event in told)]
    return (
        shown == {(False, False), (False, True), (True, False), (True, True)}
        and any(do.endswith("sealed") for do in matched)
        and any(" to " in do for do in matched)
    )


OPTION_TRACES: Mapping[str, tuple[str, Trace]] = MappingProxyType(
    {
        "unused_specials": ("the deck is smaller", _deck_of_96),
        "fair_start": ("the deck was shuffled again before the deal was over", _shuffled_back),
        "grace": ("a disaster drawn in a move of the first round did nothing", _harmless_in_a_move),
        "road_bonus": ("two roads were built", _two_roads),
        "conquest_from_round": ("a conquest, none before round 3", _conquest_from_round_three),
        "defender_picks": ("a defender kept an army at home", _held_back),
        "battle_dice": ("duels with two dice a side", _two_dice_a_side),
        "hunger": ("a Hunger took one grain of each", _one_grain_each),
        "fair": ("sealed lists led to exchanges", _lists_matched),
        "earthquake": (
            "an Earthquake struck a whole tribe",
            lambda seen: "all" in seen.facts("earthquake_struck", "army"),
        ),
        "claim_needs_round": ("a claim had to wait", lambda seen: bool(seen.facts("claim_goes_on", "seat"))),
        "fortune_hunger": ("a Fortune shielded all", lambda seen: True in seen.facts("shielded", "all")),
        "battle_order": ("lines of several kinds, all in the fixed order", _in_fixed_order),
        "cancelled_hero": ("a Hero came home from an attack that was cancelled", _hero_sent_home),
        "loss": ("a tribe was out without a battle", _lost_outside_a_battle),
    }
)
"""For each table option what happened in its game, in words for people, and how that is seen."""

OTHER_TRACES: Mapping[str, tuple[str, Trace]] = MappingProxyType(
    {
        "standing orders": ("standing orders answered an attack and a road", _orders_answered),
        "clock": ("the clock ended a fair", _clock_at_a_fair),
        "wishes": ("addressed and sealed wishes, some exchanged", _wishes_of_all_forms),
    }
)
"""The same for what no option brings about."""
