"""Which rules a line of the log cites: for each kind of event the ids of the rules it carries out.

Where one kind stands for several rules its facts decide, so a line cites no more than its reader knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.game import OptionValue
from stammtisch.games.heroes.rules.disasters import BARBARIANS_TAKE

Facts = Mapping[str, Any]
Rules = tuple[str, ...]


def rules_of(event: Event, options: Mapping[str, OptionValue]) -> Rules:
    """The ids of the rules that a redacted event carries out at a table with these options, the main one first."""
    rules = CITED[event.kind]
    found = rules if isinstance(rules, tuple) else rules(event.facts)
    variants = VARIANTS.get(event.kind, ())
    return found + tuple(rule for name, value, rule in variants if options.get(name) == value)


# --- by a fact --------------------------------------------------------------------------------------------------------


def _by(fact: str, rules: Mapping[Any, Rules]) -> Callable[[Facts], Rules]:
    """The rules by the value of a fact."""
    return lambda facts: rules[facts[fact]]


def _wish(facts: Facts) -> Rules:
    """aoh.fair-24 matters where not everybody sees the wish."""
    seen_by_all = facts["shown"] and facts["to"] is None
    return ("aoh.fair-15",) if seen_by_all else ("aoh.fair-15", "aoh.fair-24")


def _barbarians_took(facts: Facts) -> Rules:
    few = sum(facts["cards"].values()) < BARBARIANS_TAKE
    return ("aoh.evt.barb-03",) if few else ("aoh.evt.barb-02",)


def _stood(facts: Facts) -> Rules:
    with_hero = any("hero" in unit for unit in facts["line"])
    return ("aoh.battle-14", "aoh.evt.hero-01") if with_hero else ("aoh.battle-14",)


def _duel(facts: Facts) -> Rules:
    """How it ended, and what was added to the throws."""
    own, other = facts["totals"]
    rules: Rules = ("aoh.est-06",) if own == other else ("aoh.est-05",)
    rules += ("aoh.est-03",) if facts["fortresses"] else ()
    return rules + (("aoh.est-04",) if any(facts["bonuses"]) else ())


def _battle(facts: Facts) -> Rules:
    """aoh.est-11 matters where armies met nobody."""
    won = sum(own > other for own, other in facts["totals"])
    rules: Rules = ("aoh.est-10",) if won else ()
    return (*rules, "aoh.est-11") if facts["victorious"] > won else rules


def _spoils(facts: Facts) -> Rules:
    rules = _SPOILS[facts["purpose"]]
    return (*rules, "aoh.win-15") if "kinds" in facts else rules


_SPOILS: Mapping[str, Rules] = {
    "conquest": ("aoh.win-01", "aoh.win-02", "aoh.win-03"),
    "plunder": ("aoh.win-05",),
    "destruction": ("aoh.win-07", "aoh.win-08"),
}
_PIECES: Mapping[str, Rules] = {
    "army": ("aoh.base-01",),
    "fortress": ("aoh.base-02",),
    "general": ("aoh.base-03",),
    "city": ("aoh.base-05",),
}
_DRAWN: Mapping[str, Rules] = {
    "growth": ("aoh.evt.growth-01",),
    "hunger": ("aoh.evt.hunger-01",),
    "barbarians": ("aoh.evt.barb-01",),
    "earthquake": ("aoh.evt.quake-01",),
    "eruption": ("aoh.evt.erupt-01",),
}
_FIVE_CITIES, _MONUMENT = "aoh.vict-02", "aoh.vict-03"


# --- all --------------------------------------------------------------------------------------------------------------

SERVICES = frozenset(("left", "attack_lapsed", "ended"))
"""What the table does and no rule of the game says."""
CITED: Mapping[str, Rules | Callable[[Facts], Rules]] = {
    **dict.fromkeys(SERVICES, ()),
    "tribe": ("aoh.prep-02",),
    "threw_for_first": ("aoh.prep-03", "aoh.prep-04"),
    "first_player": ("aoh.prep-03",),
    "laid_down_harmless": ("aoh.prep-10", "aoh.prep-13"),
    "round": ("aoh.move.0-02",),
    "move_begins": ("aoh.move.0-01",),
    "move_ends": ("aoh.move.0-01",),
    "drew": ("aoh.prep-09",),
    "reshuffled": ("aoh.move.1-04",),
    "nothing_to_draw": ("aoh.move.1-05",),
    "fair_opens": ("aoh.fair-01",),
    "drew_at_fair": ("aoh.fair-02", "aoh.fair-03"),
    "bidding": ("aoh.fair-07",),
    "wish": _wish,
    "wish_withdrawn": ("aoh.fair-16",),
    "exchanged": ("aoh.fair-14",),
    "done": ("aoh.fair-21",),
    "fair_closes": ("aoh.fair-21",),
    "taxed": ("aoh.move.2-03",),
    "taxed_laying": ("aoh.move.2-05",),
    "built": _by("piece", _PIECES),
    "road_built": ("aoh.base-04", "aoh.base-11"),
    "road_refused": ("aoh.base-11", "aoh.base-12"),
    "passed": _by("built", {True: ("aoh.move.2-07",), False: ("aoh.move.2-02",)}),
    "laid": ("aoh.move.3-03",),
    "discarded": ("aoh.move.4-02",),
    "armies_home": ("aoh.win-10",),
    "home_by_road": ("aoh.win-12",),
    "armies_freed": ("aoh.move.5-02",),
    "event": _by("card", _DRAWN),
    "grew": ("aoh.evt.growth-01",),
    "growth_without_effect": ("aoh.evt.growth-02",),
    "no_target": _by("card", {"earthquake": ("aoh.evt.quake-04",), "eruption": ("aoh.evt.erupt-02",)}),
    "aimed": _by("card", {"earthquake": ("aoh.evt.quake-03",), "eruption": ("aoh.evt.erupt-01",)}),
    "cancelled": _by("by", {"fortune": ("aoh.evt.fort-01",), "olympics": ("aoh.evt.olymp-01",)}),
    "shielded": ("aoh.evt.fort-03",),
    "starved": ("aoh.evt.hunger-01",),
    "barbarians_took": _barbarians_took,
    "earthquake_struck": ("aoh.evt.quake-02",),
    "city_destroyed": ("aoh.evt.erupt-01",),
    "attacked": ("aoh.battle-07",),
    "attack_cancelled": ("aoh.evt.olymp-02",),
    "stood": _stood,
    "duel": _duel,
    "battle": _battle,
    "spoils": _spoils,
    "out": ("aoh.loss-01",),
    "last_move": _by("by", {"cities": ("aoh.vict-04", _FIVE_CITIES), "monument": ("aoh.vict-04", _MONUMENT)}),
    "claim_failed": ("aoh.vict-06",),
    "claim_goes_on": ("aoh.opt-15",),
    "won": _by(
        "by",
        {
            "cities": ("aoh.vict-06", _FIVE_CITIES),
            "monument": ("aoh.vict-06", _MONUMENT),
            "last_tribe": ("aoh.vict-01",),
        },
    ),
    "order": ("aoh.evt.int-02",),
}
"""For every kind of event its rules, or what finds them in the facts."""

VARIANTS: Mapping[str, tuple[tuple[str, OptionValue, str], ...]] = {
    "laid_down_harmless": (("grace", "round", "aoh.opt-03"),),
    "drew_at_fair": (("road_bonus", "roads", "aoh.opt-04"),),
    "stood": (("defender_picks", "on", "aoh.opt-06"),),
    "duel": (("battle_dice", 2, "aoh.opt-08"),),
    "attack_cancelled": (("cancelled_hero", "back", "aoh.opt-09"),),
    "starved": (("hunger", "one", "aoh.opt-10"),),
    "shielded": (("fortune_hunger", "all", "aoh.opt-11"),),
    "aimed": (("earthquake", "tribe", "aoh.opt-12"),),
    "earthquake_struck": (("earthquake", "tribe", "aoh.opt-12"),),
    "exchanged": (("fair", "sealed", "aoh.opt-13"),),
    "done": (("fair", "sealed", "aoh.opt-13"),),
    "out": (("loss", "any", "aoh.opt-14"),),
}
"""Options that change what a kind of event does: the option, the value that does, its rule."""
