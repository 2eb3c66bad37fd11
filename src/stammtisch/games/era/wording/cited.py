"""Which rules a line of the log cites: for each kind of event the ids of the rules it carries out.

Where one kind stands for several rules its facts decide, so a line cites no more than its reader knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.games.era.state import NOBODY
from stammtisch.games.era.words import CARDS, ERAS, TRIBES

Facts = Mapping[str, Any]
Rules = tuple[str, ...]


def rules_of(event: Event) -> Rules:
    """The ids of the rules that a redacted event carries out, the main one first."""
    rules = CITED[event.kind]
    return rules if isinstance(rules, tuple) else rules(event.facts)


def _by(fact: str, rules: Mapping[Any, Rules], otherwise: Rules = ()) -> Callable[[Facts], Rules]:
    """The rules by the value of a fact."""
    return lambda facts: rules.get(facts.get(fact), otherwise)


def _signed(fact: str, up: Rules, down: Rules) -> Callable[[Facts], Rules]:
    return lambda facts: up if facts[fact] > 0 else down


def _tribe(facts: Facts) -> Rules:
    return ("eot.0.5-05", f"eot.4-{_TRIBE_RULES[TRIBES.index(facts['tribe'])]:02d}")


_TRIBE_RULES = (2, 4, 9, 10, 12, 15, 17, 20, 30, 23)
"""eot.4: the rule that describes each tribe."""


def _card(facts: Facts) -> Rules:
    return ("eot.1.3.G-10", f"eot.3-{CARDS.index(facts['card']) + 1:02d}")


def _revealed(facts: Facts) -> Rules:
    return ("eot.2.2-02", f"eot.3-{CARDS.index(facts['card']) + 1:02d}")


def _era(facts: Facts) -> Rules:
    return ("eot.1.3.G-03", f"eot.1.3.G-{16 + ERAS.index(facts['era']):02d}")


def _battle(facts: Facts) -> Rules:
    return ("eot.1.3.A.4-31",) if facts["defender"] == NOBODY else ("eot.1.3.A.4-84",)


_MORALE: Mapping[str, Rules] = {
    "round": ("eot.1.1-01",),
    "era": ("eot.1.3.G-06", "eot.8-29"),
    "culture": ("eot.1.3.E-20",),
    "hamlet": ("eot.5-07",),
    "early_vassal": ("eot.1.3.A.1-09",),
    "unused_expansion": ("eot.1.3.A.1-06",),
    "post": ("eot.1.3.A.2-17",),
    "expelled": ("eot.1.3.A.2-20",),
    "colonies": ("eot.8-09",),
    "conquest": ("eot.1.3.A.4-47",),
    "red_field": ("eot.1.3.A.4-75",),
    "peace": ("eot.1.3.D-12",),
    "alliance": ("eot.1.3.D-28",),
    "alliance_ended": ("eot.1.3.D-31",),
    "alliance_broken": ("eot.1.3.D-33",),
    "taxes": ("eot.1.3.C-05",),
    "circuses": ("eot.1.3.F-01",),
    "fleet_lost": ("eot.4-27",),
    "plundered": ("eot.4-28",),
}
_INFLUENCE: Mapping[str, Rules] = {
    "low_morale": ("eot.1.1-04",),
    "first_researcher": ("eot.1.3.E-08",),
    "culture": ("eot.1.3.E-19",),
    "black_field": ("eot.1.3.A.4-74",),
    "city": ("eot.1.3.A.3-08",),
    "city_lost": ("eot.1.3.A.4-64",),
    "alliance": ("eot.1.3.D-28",),
    "diplomacy": ("eot.1.3.D-13",),
    "era": ("eot.1.3.G-04",),
    "card": ("eot.1.3.G-11",),
    "personal_card": ("eot.2.2-02",),
    "morale_value": ("eot.2.2-07",),
    "hamlet": ("eot.5-08",),
    "goal": ("eot.2.1-02",),
    "wiped_out": ("eot.2.1-27",),
}
_THALERS: Mapping[str, Rules] = {
    "high_morale": ("eot.1.1-05",),
    "hamlet": ("eot.5-10",),
    "trade": ("eot.1.3.B-01",),
    "taxes": ("eot.1.3.C-02",),
}
_GOALS: Mapping[str, Rules] = {
    "glorious": ("eot.2.1-05",),
    "technological": ("eot.2.1-06",),
    "dominating": ("eot.2.1-07",),
    "cultural": ("eot.2.1-08",),
    "military": ("eot.2.1-09",),
    "triumphant": ("eot.2.1-10",),
    "epic": ("eot.2.1-24",),
    "wiped_out": ("eot.2.1-27",),
}

CITED: Mapping[str, Rules | Callable[[Facts], Rules]] = {
    "drawn_order": ("eot.0.2-01",),
    "cards_drawn": ("eot.0.5-02",),
    "card_kept": ("eot.0.5-03",),
    "tribe": _tribe,
    "open_cards": ("eot.0.5-08",),
    "hamlets": ("eot.0.8-01", "eot.0.8-02"),
    "round": ("eot.1-01",),
    "turn_order": _by("by_ring", {True: ("eot.1.3.D-13",)}, ("eot.1.2-01",)),
    "passed": ("eot.1.3-05",),
    "sits_out": _by("why", {"revolution": ("eot.1.3.G-13",)}, ("eot.1.3-05",)),
    "activated": ("eot.1.3-01",),
    "ring_free": ("eot.1.3.D-14",),
    "morale": _by("cause", _MORALE),
    "influence": _by("cause", _INFLUENCE),
    "thalers": _by("cause", _THALERS),
    "food": ("eot.1.3.A.1-13",),
    "parade": _signed("fields", ("eot.1.3.A.4-50",), ("eot.1.3.A.4-51",)),
    "expansion": ("eot.1.3.A-04",),
    "expansion_end": ("eot.1.3.A-05",),
    "legion": ("eot.4-17",),
    "placed": ("eot.1.3.A.1-02",),
    "removed": ("eot.1.3.A.1-05",),
    "control": ("eot.8-25",),
    "step_back": ("eot.1.3.A.2-66",),
    "step_march": ("eot.1.3.A.2-23",),
    "step_sail": ("eot.1.3.A.2-49",),
    "step_land": ("eot.1.3.A.2-57",),
    "step_transport": ("eot.1.3.A.2-45",),
    "step_fleet": ("eot.1.3.A.2-01",),
    "step_army": ("eot.1.3.A.2-06",),
    "step_horse": ("eot.1.3.A.2-28",),
    "post": ("eot.1.3.A.2-12",),
    "post_lost": _by("cause", {"expelled": ("eot.1.3.A.2-19",)}, ("eot.1.3.A.2-21",)),
    "colonies": ("eot.8-08",),
    "city": ("eot.1.3.A.3-04",),
    "city_lost": ("eot.1.3.A.4-65",),
    "attack": ("eot.1.3.A.2-39",),
    "sea_battle_wanted": ("eot.1.3.A.2-55",),
    "battle": _battle,
    "committed": ("eot.1.3.A.4-13",),
    "markers": ("eot.1.3.A.4-23",),
    "battle_round": ("eot.1.3.A.4-37",),
    "unit_lost": ("eot.1.3.A.4-40",),
    "battle_over": _by("result", {"draw": ("eot.1.3.A.4-71",)}, ("eot.1.3.A.4-46",)),
    "battlefield": ("eot.1.3.A.4-78",),
    "hamlet_gone": ("eot.1.3.A.4-72",),
    "hamlet_won": ("eot.1.3.A.4-61", "eot.5-01"),
    "hamlet_spent": _by("how", {"mercenary": ("eot.5-05",)}, ("eot.5-06",)),
    "mercenary_back": ("eot.1.3.A.4-87",),
    "militia": ("eot.5-09",),
    "grey_leader": ("eot.5-14",),
    "plunder": ("eot.4-22",),
    "plundered": ("eot.4-25",),
    "main_action": _by(
        "action", {"hire": ("eot.1.3.D-06",), "peace": ("eot.1.3.D-12",), "influence": ("eot.1.3.D-13",)}
    ),
    "treaty": ("eot.1.3.D-05",),
    "diplomatic_offer": _by("offer", {"buy": ("eot.1.3.D-20",), "ally": ("eot.1.3.D-27",)}),
    "offer_countered": ("eot.1.3.D-26",),
    "offer_accepted": ("eot.1.3.D-19",),
    "offer_refused": ("eot.1.3.D-19",),
    "enforced": ("eot.1.3.D-19",),
    "bought": ("eot.1.3.D-24",),
    "alliance": ("eot.1.3.D-27",),
    "alliance_ended": ("eot.1.3.D-31",),
    "alliance_broken": ("eot.1.3.D-32",),
    "offer": ("eot.1.3.D-35",),
    "offer_withdrawn": ("eot.1.3.D-35",),
    "offer_lapsed": ("eot.1.3.D-35",),
    "exchanged": ("eot.1.3.D-35",),
    "promise": ("eot.1.3.D-36",),
    "promise_kept": ("eot.1.3.D-36",),
    "promise_broken": ("eot.1.3.D-36",),
    "promise_lapsed": ("eot.1.3.D-36",),
    "standing_order": (),
    "support_bid": ("eot.1.3.A.4-17",),
    "support_refused": ("eot.1.3.A.4-17",),
    "support_countered": ("eot.1.3.A.4-18",),
    "support": ("eot.1.3.A.4-17", "eot.1.3.A.4-18"),
    "improvement": ("eot.1.3.E-01",),
    "free_army": ("eot.1.3.E-39",),
    "free_fleet": ("eot.1.3.E-25",),
    "era": _era,
    "leader": ("eot.1.3.G-16",),
    "barbarians": ("eot.1.3.A.4-31",),
    "card_scored": _card,
    "card_opened": ("eot.1.3.G-12",),
    "card_revealed": _revealed,
    "hamlet_scored": ("eot.2.2-08",),
    "surplus": ("eot.1.5-05",),
    "army_goods": ("eot.1.5-08",),
    "clean_up": ("eot.1.5-01",),
    "goal": _by("goal", _GOALS),
    "last_round": _by("goal", _GOALS),
    "wiped_out": ("eot.2.1-27",),
    "game_over": ("eot.2.2-09",),
    "ended": (),
}
"""For each kind of event the rules it carries out."""
