"""What happened, as lines of the log. A line is made of the redacted event alone, so it tells nobody more than that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.options import Argument, Message
from stammtisch.games.heroes.cards import HOLDABLE, NUMBERS
from stammtisch.games.heroes.rules.victory import MONUMENT_CARDS
from stammtisch.games.heroes.wording import arguments
from stammtisch.games.heroes.wording.arguments import (
    a_card,
    cards,
    piece,
    player,
    said,
    struck,
    unit,
    units,
    yes_no,
)

Facts = Mapping[str, Any]

SILENT = frozenset(("move_ends", "bidding"))
"""What other lines or the next prompt tell."""

_FACTS: Mapping[str, Callable[[Any], Argument]] = {
    "seat": player,
    "target": player,
    "other": player,
    "attacker": player,
    "defender": player,
    "to": player,
    "first": player,
    "gives": a_card,
    "gets": a_card,
    "paid": cards,
    "piece": piece,
    "forces": units,
    "purpose": lambda purpose: said(f"heroes-purpose-{purpose}"),
    "tribe": lambda tribe: said(f"tribe-{tribe}"),
}
"""Facts that are more than a number or a text, by name, for events that say no more than their facts."""


def tell(event: Event) -> Message | None:
    """A redacted event as a line; None for what is not worth one."""
    if event.kind in SILENT:
        return None
    special = SPECIAL.get(event.kind)
    if special is not None:
        return special(event.facts)
    facts = event.facts.items()
    told = {name: _FACTS[name](fact) if name in _FACTS else fact for name, fact in facts}
    return Message(f"heroes-event-{event.kind.replace('_', '-')}", told)


# --- preparation and drawing ------------------------------------------------------------------------------------------


def _threw_for_first(facts: Facts) -> Message:
    first, second = facts["dice"]
    told = {"seat": player(facts["seat"]), "first": first, "second": second, "sum": facts["sum"]}
    return Message("heroes-event-threw-for-first", told)


def _drew(facts: Facts) -> Message | None:
    """A drawn card is told to its owner; that others draw goes without saying."""
    return Message("heroes-event-drew", {"card": a_card(facts["card"])}) if "card" in facts else None


def _drew_at_fair(facts: Facts) -> Message | None:
    """Everybody draws a card at a fair: of others only more or less than one is told. Cards played at once have lines
    of their own.
    """
    if "cards" in facts:
        kept = {word: count for word, count in facts["cards"].items() if NUMBERS[word] in HOLDABLE}
        return Message("heroes-event-drew-at-fair", {"cards": cards(kept)}) if kept or not facts["cards"] else None
    if facts["count"] == 1:
        return None
    return Message("heroes-event-drew-at-fair-others", {"seat": player(facts["seat"]), "count": facts["count"]})


# --- services of the table --------------------------------------------------------------------------------------------


def _left(facts: Facts) -> Message:
    lost = facts["cards"]
    told = {"seat": player(facts["seat"]), "cards": cards(lost), "lost": sum(lost.values())}
    return Message("heroes-event-left", told)


_ENDED = {
    "shared": "heroes-event-ended-shared",
    "agreed": "heroes-event-ended-agreed",
    "rounds": "heroes-event-ended-rounds",
}


def _ended(facts: Facts) -> Message:
    """How; who has won stands in the result."""
    return Message(_ENDED[facts["by"]])


# --- events and disasters ---------------------------------------------------------------------------------------------


def _event(facts: Facts) -> Message:
    return Message("heroes-event-event", {"seat": player(facts["seat"]), "card": a_card(facts["card"])})


def _no_target(facts: Facts) -> Message:
    return Message("heroes-event-no-target", {"card": facts["card"]})


def _laid_down_harmless(facts: Facts) -> Message:
    return Message("heroes-event-laid-down-harmless", {"seat": player(facts["seat"]), "card": a_card(facts["card"])})


def _aimed(facts: Facts) -> Message:
    told = {"seat": player(facts["seat"]), "target": player(facts["target"])}
    if "army" in facts:
        return Message("heroes-event-aimed-earthquake", {**told, "army": struck(facts["army"])})
    return Message("heroes-event-aimed-eruption", told)


def _earthquake_struck(facts: Facts) -> Message:
    return Message("heroes-event-earthquake-struck", {"seat": player(facts["seat"]), "armies": facts["armies"]})


def _cancelled(facts: Facts) -> Message:
    told = {"seat": player(facts["seat"]), "by": a_card(facts["by"]), "disaster": facts["disaster"]}
    return Message("heroes-event-cancelled", told)


def _shielded(facts: Facts) -> Message:
    return Message("heroes-event-shielded", {"seat": player(facts["seat"]), "all": yes_no(facts["all"])})


def _lost_cards(message: str) -> Callable[[Facts], Message]:
    """A player lays cards down; `lost` says how many."""

    def tell_lost(facts: Facts) -> Message:
        lost = facts["cards"]
        return Message(message, {"seat": player(facts["seat"]), "cards": cards(lost), "lost": sum(lost.values())})

    return tell_lost


# --- the move ---------------------------------------------------------------------------------------------------------


def _laid(facts: Facts) -> Message:
    told = {"seat": player(facts["seat"]), "cards": cards({facts["card"]: facts["count"]})}
    return Message("heroes-event-laid", {**told, "laid": facts["monument"], "limit": MONUMENT_CARDS})


def _passed(facts: Facts) -> Message:
    return Message("heroes-event-passed", {"seat": player(facts["seat"]), "built": yes_no(facts["built"])})


# --- the fair ---------------------------------------------------------------------------------------------------------


def _wish(message: str) -> Callable[[Facts], Message]:
    def tell_wish(facts: Facts) -> Message:
        wish = arguments.wish(facts["give"], facts["want"], facts["to"], facts["shown"])
        return Message(message, {"seat": player(facts["seat"]), **wish})

    return tell_wish


# --- war --------------------------------------------------------------------------------------------------------------


def _stood(facts: Facts) -> Message | None:
    """That nobody stands is told when the battle is over."""
    if not facts["line"]:
        return None
    return Message("heroes-event-stood", {"seat": player(facts["seat"]), "line": units(facts["line"])})


def _duel(facts: Facts) -> Message:
    """Every part of a sum is a number of its own, so that it can be said; `*_dice` and `*_bonus` are for drawing it."""
    told: dict[str, Argument] = {"attacker": player(facts["attacker"]), "defender": player(facts["defender"])}
    sides = zip(("attacker", "defender"), facts["units"], facts["dice"], facts["bonuses"], facts["totals"], strict=True)
    for side, word, dice, bonus, total in sides:
        told[f"{side}_fighter"] = a_card("hero") if word == "hero" else unit(word)
        told[f"{side}_dice"] = ", ".join(str(die) for die in dice)
        told[f"{side}_die"], told[f"{side}_second_die"] = dice[0], sum(dice[1:])
        told[f"{side}_led_by"] = "nobody" if not bonus else "general" if word == "led" else "hero"
        told[f"{side}_lead"] = bonus
        told[f"{side}_bonus"] = total - sum(dice)
        told[f"{side}_total"] = total
    own, other = facts["totals"]
    told["fortresses"] = facts["fortresses"]
    told["outcome"] = "won" if own > other else "lost" if own < other else "tied"
    return Message("heroes-event-duel", told)


def _battle(facts: Facts) -> Message | None:
    """`met`, `unmet`: victorious armies that met a defender or nobody (aoh.est-11). Without any the spoils tell it."""
    if not facts["victorious"]:
        return None
    won = sum(own > other for own, other in facts["totals"])
    told: dict[str, Argument] = {
        "attacker": player(facts["attacker"]),
        "defender": player(facts["defender"]),
        "victorious": facts["victorious"],
        "met": won,
        "unmet": facts["victorious"] - won,
    }
    return Message("heroes-event-battle" if facts["totals"] else "heroes-event-battle-unopposed", told)


_SPOILS = {
    "conquest": "heroes-event-spoils-conquest",
    "plunder": "heroes-event-spoils-plunder",
    "destruction": "heroes-event-spoils-destruction",
}


def _spoils(facts: Facts) -> Message:
    told = {"attacker": player(facts["attacker"]), "defender": player(facts["defender"])}
    count = facts["cities"] + facts["cards"] + facts["monument"]
    if not count:
        return Message("heroes-event-spoils-none", told)
    if "kinds" in facts:
        return Message("heroes-event-spoils-plunder-known", {**told, "cards": cards(facts["kinds"])})
    return Message(_SPOILS[facts["purpose"]], {**told, "count": count})


SPECIAL: Mapping[str, Callable[[Facts], Message | None]] = {
    "threw_for_first": _threw_for_first,
    "left": _left,
    "ended": _ended,
    "drew": _drew,
    "drew_at_fair": _drew_at_fair,
    "event": _event,
    "no_target": _no_target,
    "laid_down_harmless": _laid_down_harmless,
    "aimed": _aimed,
    "earthquake_struck": _earthquake_struck,
    "cancelled": _cancelled,
    "shielded": _shielded,
    "starved": _lost_cards("heroes-event-starved"),
    "barbarians_took": _lost_cards("heroes-event-barbarians-took"),
    "taxed_laying": _lost_cards("heroes-event-taxed-laying"),
    "discarded": _lost_cards("heroes-event-discarded"),
    "laid": _laid,
    "passed": _passed,
    "wish": _wish("heroes-event-wish"),
    "wish_withdrawn": _wish("heroes-event-wish-withdrawn"),
    "stood": _stood,
    "duel": _duel,
    "battle": _battle,
    "spoils": _spoils,
}
