"""What happened, as lines of the log. A line is made of the redacted event alone, so it tells nobody more than that."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.options import Argument, Message
from stammtisch.games.era.state import NOBODY
from stammtisch.games.era.wording.arguments import (
    counted,
    extras,
    fighter,
    first_places,
    in_order,
    means,
    named,
    place,
    player,
    promised,
    word,
    yes_no,
)

Facts = Mapping[str, Any]
Arguments = dict[str, Argument]

SILENT = frozenset(("expansion_end", "clean_up"))
"""What other lines or the next prompt tell."""

TOLD_BEFORE = "told_before"
"""What a promise or an answer is about that an earlier line has told."""
LETTERS = 50
"""So many letters of a line of the log are for the names of provinces."""

_PLAYERS = ("seat", "other", "host", "ally", "fighter")
_PLACES = ("province", "sea", "from", "to")
_NAMED = ("tribe", "card", "area", "era", "goal", "field", "unit", "promise", "hamlet")


def tell(event: Event) -> Message | None:
    """A redacted event as a line, which names whose doing it is as `seat`; None for what is not worth one."""
    if event.kind in SILENT:
        return None
    special = SPECIAL.get(event.kind)
    if special is None:
        return Message(f"era-event-{event.kind.replace('_', '-')}", arguments(event.facts))
    told = special(event.facts)
    if told is None or event.facts.get("seat", NOBODY) == NOBODY:
        return told
    return Message(told.id, {"seat": player(event.facts["seat"]), **told.arguments})


def arguments(facts: Facts) -> Arguments:
    """The facts as arguments, each as its name says."""
    return {name: _argument(name, fact) for name, fact in facts.items()}


def _argument(name: str, fact: Any) -> Argument:
    if name in _PLAYERS:
        return player(fact)
    if name in ("attacker", "defender"):
        return fighter(fact)
    if name in _PLACES:
        return place(fact)
    if name in _NAMED and isinstance(fact, str):
        return named(name, fact)
    if name == "cards":
        return counted("card", fact)
    if name == "goods":
        return counted("luxuries", fact)
    if isinstance(fact, bool):
        return yes_no(fact)
    return fact


def _message(name: str, facts: Facts, **more: Argument) -> Message:
    return Message(f"era-event-{name}", {**arguments(facts), **more})


# --- set-up and rounds ------------------------------------------------------------------------------------------------


def _order(name: str) -> Callable[[Facts], Message]:
    """All players, one after the other."""

    def told(facts: Facts) -> Message:
        by_ring = yes_no(bool(facts.get("by_ring")))
        return Message(f"era-event-{name}", {**in_order(facts["order"]), "by_ring": by_ring})

    return told


def _own_only(name: str, fact: str) -> Callable[[Facts], Message | None]:
    """What only the owner sees is told to him alone."""

    def told(facts: Facts) -> Message | None:
        return _message(name, facts) if fact in facts else None

    return told


def _card_kept(facts: Facts) -> Message:
    if "card" not in facts:
        return _message("card-kept-others", facts)
    told = {"card": named("card", facts["card"]), "rejected": named("card", facts["rejected"])}
    return Message("era-event-card-kept", told)


def _hamlets(facts: Facts) -> Message:
    return Message("era-event-hamlets", {"count": len(facts["provinces"])})


# --- tracks -----------------------------------------------------------------------------------------------------------


def _signed(name: str, fact: str, *, cause: str = "") -> Callable[[Facts], Message | None]:
    """More or less of something: `up` and `down` are messages of their own, with the number as `count`."""

    def told(facts: Facts) -> Message:
        change = facts[fact]
        more: Arguments = {"count": abs(change)}
        if cause:
            more["cause"] = word(f"era-{cause}-{facts['cause'].replace('_', '-')}")
        return _message(f"{name}-{'up' if change > 0 else 'down'}", facts, **more)

    return told


def _expansion(facts: Facts) -> Message:
    """eot.1.3.A-04: how many vassals come or go; with a value of 0 none do."""
    if facts["value"] == 0:
        return Message("era-event-expansion-nothing", {"seat": player(facts["seat"])})
    name = "expansion-up" if facts["value"] > 0 else "expansion-down"
    return _message(name, facts, count=abs(facts["value"]))


def _control(facts: Facts) -> Message | None:
    """Provinces won and lost, by their names as far as the line has room."""
    gained, lost = facts["gained"], facts["lost"]
    sort = ("both" if lost else "gained") if gained else "lost"
    room = LETTERS // 3 if sort == "both" else LETTERS
    told: Arguments = {"seat": player(facts["seat"])}
    told["which"], told["gained"] = first_places(gained, room)
    told["away"], told["lost"] = first_places(lost, room)
    return Message(f"era-event-control-{sort}", told)


def _thalers(facts: Facts) -> Message:
    cause = word(f"era-cause-{facts['cause'].replace('_', '-')}")
    return Message("era-event-thalers", {"seat": player(facts["seat"]), "count": facts["thalers"], "cause": cause})


# --- actions ----------------------------------------------------------------------------------------------------------


def _activated(facts: Facts) -> Message:
    """Leaders and goods as one list; without leaders it is an autoexpansion."""
    if facts["leaders"]:
        goods = {f"era-luxuries-{good}": facts["goods"].count(good) for good in dict.fromkeys(facts["goods"])}
        return _message("activated", facts, placed={"count": {"era-leaders": facts["leaders"], **goods}})
    return _message("autoexpansion-goods" if facts["goods"] else "autoexpansion", facts)


def _main_action(facts: Facts) -> Message:
    return Message(f"era-event-{facts['action']}", {"seat": player(facts["seat"])})


def _offered(facts: Facts) -> Message:
    """An offer of Diplomacy: for a province or an alliance, with extras or without."""
    parties: Arguments = {"seat": player(facts["seat"]), "other": player(facts["other"])}
    terms = extras(facts["thalers"], facts["treaties"], facts["ask_thalers"], facts["ask_treaties"])
    return Message(
        f"era-event-diplomatic-offer-{facts['offer']}", {**parties, "province": place(facts["province"]), **terms}
    )


def _countered(facts: Facts) -> Message:
    """A counter-proposal, told of whoever makes it: the one to whom the offer was put, who gives what is asked."""
    parties: Arguments = {"seat": player(facts["other"]), "other": player(facts["seat"])}
    terms = extras(facts["ask_thalers"], facts["ask_treaties"], facts["thalers"], facts["treaties"])
    return Message(
        f"era-event-offer-countered-{facts['offer']}", {**parties, "province": place(facts["province"]), **terms}
    )


def _support_bid(facts: Facts) -> Message:
    """eot.1.3.A.4-17, eot.1.3.A.4-18: the fighting player asks, or an ally offers."""
    asking = facts["seat"] == facts["fighter"]
    told: Arguments = {
        "seat": player(facts["seat"]),
        "other": player(facts["ally"] if asking else facts["fighter"]),
        "count": facts["count"],
        "thalers": facts["thalers"],
    }
    return Message("era-event-support-asked" if asking else "era-event-support-offered", told)


def _free_offer(facts: Facts) -> Message:
    told: Arguments = {"seat": player(facts["seat"]), "other": player(facts["other"])}
    if facts["offer"] == "end_alliance":
        return Message("era-event-offer-end-alliance", told)
    terms = extras(facts["thalers"], facts["treaties"], facts["ask_thalers"], facts["ask_treaties"])
    return Message("era-event-offer-exchange", {**told, **terms})


def _answered(name: str) -> Callable[[Facts], Message]:
    """An answer to an offer, with what was offered, as far as that was noted: at first it was not."""

    def told(facts: Facts) -> Message:
        what = facts.get("offer", TOLD_BEFORE)
        given, asked = (facts.get("thalers", 0), facts.get("treaties", 0)), _asked(facts)
        if what == "exchange":
            what = "exchange" if any(given) and any(asked) else "gift" if any(given) else "request"
        parties: Arguments = {"seat": player(facts["seat"]), "other": player(facts["other"])}
        terms = {"give": means(*given), "ask": means(*asked), "province": place(facts.get("province", ""))}
        return Message(f"era-event-{name}", {**parties, "what": what, **terms})

    return told


def _asked(facts: Facts) -> tuple[int, int]:
    return facts.get("ask_thalers", 0), facts.get("ask_treaties", 0)


def _promise(name: str) -> Callable[[Facts], Message]:
    """A promise and what became of it, with what it is about, as far as that was noted: at first it was not."""

    def told(facts: Facts) -> Message:
        target = player(facts["target"]) if "target" in facts else ""
        kind = facts.get("promise", TOLD_BEFORE)
        about = promised(kind, target, place(facts.get("sea", "")), facts.get("amount", 0))
        parties: Arguments = {"seat": player(facts["seat"]), "other": player(facts["other"])}
        return Message(f"era-event-{name}", {**parties, **about, "due": facts.get("due", 0)})

    return told


def _exchanged(facts: Facts) -> Message:
    told: Arguments = {
        "seat": player(facts["seat"]),
        "other": player(facts["other"]),
        "give": means(facts["thalers"], facts["treaties"]),
        "ask": means(facts["ask_thalers"], facts["ask_treaties"]),
    }
    return Message("era-event-exchanged", told)


# --- battles ----------------------------------------------------------------------------------------------------------


def _attack(facts: Facts) -> Message:
    told: Arguments = {"seat": player(facts["seat"]), "province": place(facts["province"]), "cubes": facts["cubes"]}
    if facts["other"] == NOBODY:
        return Message("era-event-attack-barbarians", told)
    return Message("era-event-attack", {**told, "other": player(facts["other"])})


def _markers(facts: Facts) -> Message:
    held = [f"era-face-{face}" for face in facts["attacker_markers"]]
    attacker, defender = facts["strength"]
    taken: Argument = {"count": dict.fromkeys(held, 1)} if held else word("era-no-marker")
    told: Arguments = {"attacker": player(facts["attacker"]), "attackers": attacker, "defenders": defender}
    return Message("era-event-markers", {**told, "markers": taken})


def _battle_round(facts: Facts) -> Message:
    first, second = (word(f"era-face-{face}") for face in facts["dice"])
    on_attacker, on_defender = facts["hits"]
    told: Arguments = {"first": first, "second": second, "on_attacker": on_attacker, "on_defender": on_defender}
    return Message("era-event-battle-round", told)


def _battle_over(facts: Facts) -> Message:
    return _message(f"battle-over-{facts['result']}", facts)


def _sea_battle(facts: Facts) -> Message:
    return _message("sea-battle-wanted" if facts["wanted"] else "sea-battle-unwanted", facts)


def _unit_lost(facts: Facts) -> Message:
    told: Arguments = {"unit": named("unit", facts["unit"])}
    if facts["seat"] == NOBODY:
        return Message("era-event-unit-lost-barbarians", told)
    return Message("era-event-unit-lost", {**told, "seat": player(facts["seat"])})


def _committed(facts: Facts) -> Message:
    sent: Argument = {"count": {f"era-units-{facts['unit']}": facts["count"]}}
    return Message("era-event-committed", {"seat": player(facts["seat"]), "units": sent})


def _plunder(facts: Facts) -> Message:
    return _message("plunder-city" if facts["city"] else "plunder-vassals", facts)


# --- hamlets, cards, the end ------------------------------------------------------------------------------------------


def _hamlet_won(facts: Facts) -> Message:
    """The owner sees the kind; where the table shows it all see the colour."""
    if "hamlet" in facts:
        return _message("hamlet-won-own", facts)
    if "colour" in facts:
        return _message("hamlet-won-colour", facts, colour=named("colour", facts["colour"]))
    return _message("hamlet-won", facts)


def _hamlet_spent(facts: Facts) -> Message:
    return _message("hamlet-mercenary" if facts["how"] == "mercenary" else "hamlet-used", facts)


def _post_lost(facts: Facts) -> Message:
    return _message("post-lost", facts, cause=named("post", facts["cause"]))


def _card_scored(facts: Facts) -> Message:
    """Who is first; several share the place."""
    first = facts["first"]
    told: Arguments = {"card": named("card", facts["card"])}
    if len(first) == 1:
        return Message("era-event-card-scored-one", {**told, "seat": player(first[0])})
    return Message("era-event-card-scored", {**told, **in_order(first), "placed": yes_no(bool(first))})


def _card_revealed(facts: Facts) -> Message:
    """What a personal card pays; if that is nothing, who is first. Tables kept from before name nobody."""
    told: Arguments = {"seat": player(facts["seat"]), "card": named("card", facts["card"])}
    first = facts.get("first")
    if facts["points"] or first is None:
        return Message("era-event-card-revealed", {**told, "points": facts["points"]})
    if len(first) == 1:
        return Message("era-event-card-revealed-behind", {**told, "other": player(first[0])})
    return Message("era-event-card-revealed-nothing", {**told, **in_order(first), "placed": yes_no(bool(first))})


def _won(facts: Facts) -> Message:
    winners = facts["winners"]
    if len(winners) == 1:
        seat = winners[0]
        return Message("era-event-game-over-one", {"seat": player(seat), "influence": facts["influence"][seat]})
    return Message("era-event-game-over", {**in_order(winners), "won": yes_no(bool(winners))})


def _ended(facts: Facts) -> Message:
    return Message("era-event-ended-shared" if facts["shared"] else "era-event-ended-agreed")


SPECIAL: Mapping[str, Callable[[Facts], Message | None]] = {
    "drawn_order": _order("drawn-order"),
    "turn_order": _order("turn-order"),
    "cards_drawn": _own_only("cards-drawn", "cards"),
    "card_kept": _card_kept,
    "hamlets": _hamlets,
    "morale": _signed("morale", "fields", cause="cause"),
    "influence": _signed("influence", "points", cause="cause"),
    "food": _signed("food", "amount"),
    "parade": _signed("parade", "fields"),
    "expansion": _expansion,
    "control": _control,
    "thalers": _thalers,
    "activated": _activated,
    "main_action": _main_action,
    "diplomatic_offer": _offered,
    "offer_countered": _countered,
    "support_bid": _support_bid,
    "offer": _free_offer,
    "offer_accepted": _answered("offer-accepted"),
    "offer_refused": _answered("offer-refused"),
    "exchanged": _exchanged,
    "promise": _promise("promise"),
    "promise_kept": _promise("promise-kept"),
    "promise_broken": _promise("promise-broken"),
    "promise_lapsed": _promise("promise-lapsed"),
    "sits_out": lambda facts: _message(f"sits-out-{facts['why']}", {"seat": facts["seat"]}),
    "attack": _attack,
    "markers": _markers,
    "battle_round": _battle_round,
    "battle_over": _battle_over,
    "sea_battle_wanted": _sea_battle,
    "unit_lost": _unit_lost,
    "committed": _committed,
    "plunder": _plunder,
    "hamlet_won": _hamlet_won,
    "hamlet_spent": _hamlet_spent,
    "post_lost": _post_lost,
    "card_scored": _card_scored,
    "card_revealed": _card_revealed,
    "game_over": _won,
    "ended": _ended,
}
"""Events whose line depends on their facts."""
