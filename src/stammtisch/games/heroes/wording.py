"""Which message says what: prompts, options, refusals and events as ids and arguments; the words stand in
`locales/*/heroes.ftl`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from stammtisch.engine.events import Event
from stammtisch.engine.options import Argument, Message, Offered, Refusal
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.actions import CODEC, PURPOSES, UNITS
from stammtisch.games.heroes.cards import CLASS_WORDS, DISASTERS, WORDS, in_words, kinds_in
from stammtisch.games.heroes.notation import STRUCK, notation
from stammtisch.games.heroes.pieces import CITY, PIECE_WORDS, ROAD
from stammtisch.games.heroes.rules.action import NONE_YET, ActionPhase
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.discarding import DiscardPhase, excess
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.lines import forces_words
from stammtisch.games.heroes.rules.orders import ALWAYS, AT_LEAST, HERO_WORDS, ROAD_WORDS
from stammtisch.games.heroes.rules.special_resource import layable
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS
from stammtisch.games.heroes.rules.windows import AnswerStroke
from stammtisch.games.heroes.state import NOBODY, HeroesState

# --- arguments --------------------------------------------------------------------------------------------------------


def _seat(seat: int) -> Argument:
    return {"seat": seat}


def _card(word: str) -> Argument:
    return {"word": f"card-{word}"}


def _cards(counts: Mapping[str, int]) -> Argument:
    """So many cards of each kind, as a list; the word for none if there are none."""
    if not counts:
        return {"word": "heroes-nothing"}
    return {"count": {f"cards-{word}": count for word, count in counts.items()}}


def _units(words: Iterable[str]) -> Argument:
    listed = list(words)
    if not listed:
        return {"word": "heroes-nobody"}
    return {"count": {f"units-{word.replace('+', '-with-')}": listed.count(word) for word in dict.fromkeys(listed)}}


def _unit(word: str) -> Argument:
    return {"word": f"unit-{word.replace('+', '-with-')}"}


def _wanted(want: int | str | Sequence[str]) -> Argument:
    """A wanted side: a class, one kind, or one of several."""
    if isinstance(want, int):
        words = CLASS_WORDS.get(want) or [WORDS[kind] for kind in kinds_in(want)]
        want = words if isinstance(words, str) else words[0] if len(words) == 1 else words
    if isinstance(want, str):
        return {"word": f"heroes-class-{want}" if want in CLASS_WORDS.values() else f"card-{want}"}
    return {"either": [f"card-{word}" for word in want]}


# --- prompts ----------------------------------------------------------------------------------------------------------


def prompt(state: HeroesState, seat: int) -> Message:
    """What the frame on top asks `seat`."""
    frame = top(state)
    player = state.players[seat]
    if isinstance(frame, ActionPhase):
        return Message("heroes-prompt-action" if frame.action == NONE_YET else "heroes-prompt-construction")
    if isinstance(frame, RoadRequest):
        return Message("heroes-prompt-road", {"who": _seat(frame.builder)})
    if isinstance(frame, Muster):
        return Message(
            "heroes-prompt-muster",
            {
                "target": _seat(frame.target),
                "purpose": frame_purpose(frame.purpose),
                "line": _units(UNITS[unit] for unit in frame.line),
            },
        )
    if isinstance(frame, Answer):
        battle = state.agenda[-2]
        forces = forces_words(getattr(battle, "attack", ()))
        return Message(
            "heroes-prompt-answer",
            {
                "who": _seat(frame.attacker),
                "purpose": frame_purpose(frame.purpose),
                "forces": _units(forces),
                "line": _units(UNITS[unit] for unit in frame.line),
                "armies": player.able_armies(),
                "fortresses": player.fortresses,
            },
        )
    if isinstance(frame, Spoils):
        return Message(
            "heroes-prompt-spoils",
            {
                "who": _seat(frame.target),
                "purpose": PURPOSES[frame.purpose],
                "due": frame.due,
                "victorious": frame.victorious,
            },
        )
    if isinstance(frame, DiscardPhase):
        return Message("heroes-prompt-discard", {"cards": excess(player)})
    if isinstance(frame, AnswerStroke):
        return Message("heroes-prompt-stroke", {"card": _card(WORDS[frame.disaster])})
    if isinstance(frame, (FairBidding, FairLists)):
        sealed = isinstance(frame, FairLists)
        is_done = (frame.handed_in if isinstance(frame, FairLists) else frame.done) >> seat & 1
        return Message(
            f"heroes-prompt-fair{'-sealed' if sealed else ''}{'-done' if is_done else ''}", {"cards": sum(player.hand)}
        )
    if frame.kind == "lay_phase":
        return Message("heroes-prompt-lay", {"laid": player.monument, "limit": MONUMENT_CARDS, "held": layable(player)})
    return Message(f"heroes-prompt-{frame.kind.replace('_', '-')}")


def frame_purpose(purpose: int) -> Argument:
    """A purpose of war as a word."""
    return {"word": f"heroes-purpose-{PURPOSES[purpose]}"}


# --- options ----------------------------------------------------------------------------------------------------------


def offer(state: HeroesState, seat: int, action: int) -> Offered:
    """An action as an option: its group, label, cost and consequence."""
    kind = CODEC.kind(action)
    group, describe = _OPTIONS[kind.name]
    label, cost, consequence = describe(state, seat, *kind.arguments(action))
    return Offered(action, notation(action), group, label, cost, consequence, _is_wasteful(state, seat, action))


_Described = tuple[Message, Message | None, Message | None]


def _is_wasteful(state: HeroesState, seat: int, action: int) -> bool:
    """aoh.move.2-02, aoh.move.3-03: doing nothing although something could be done deserves a question."""
    kind = act.kind_of(action)
    if kind == act.PASS.number:
        frame = top(state)
        return isinstance(frame, ActionPhase) and frame.action == NONE_YET and len(frame.legal_actions(state, seat)) > 1
    return kind == act.KEEP.number


def _plain(name: str) -> Callable[..., _Described]:
    def describe(state: HeroesState, seat: int, *_: int) -> _Described:
        return Message(f"heroes-do-{name}"), None, None

    return describe


def _tax(state: HeroesState, seat: int) -> _Described:
    return Message("heroes-do-tax"), None, Message("heroes-then-tax", {"cards": state.players[seat].cities})


def _tax_laying(state: HeroesState, seat: int, card: int) -> _Described:
    return (
        Message("heroes-do-tax-laying", {"card": _card(WORDS[card])}),
        Message("heroes-cost", {"cards": _cards({WORDS[card]: 1})}),
        None,
    )


def _build(state: HeroesState, seat: int, piece: int, payment: int, to: int) -> _Described:
    cost = Message("heroes-cost", {"cards": _cards(in_words(act.payment_cards(payment)))})
    if piece == ROAD:
        return Message("heroes-do-build-road", {"to": _seat(to)}), cost, Message("heroes-then-ask", {"to": _seat(to)})
    consequence = None
    if piece == CITY and state.players[seat].cities + 1 >= CITIES_TO_WIN:
        consequence = Message("heroes-then-last-move")
    return Message("heroes-do-build", {"piece": {"word": f"piece-{PIECE_WORDS[piece]}"}}), cost, consequence


def _attack(state: HeroesState, seat: int, target: int, purpose: int) -> _Described:
    player = state.players[target]
    stake = (player.cities, player.cards, player.monument)[purpose]
    figures = {
        "armies": player.able_armies(),
        "fortresses": player.fortresses,
        "stake": stake,
        "purpose": PURPOSES[purpose],
    }
    label = Message("heroes-do-attack", {"target": _seat(target), "purpose": frame_purpose(purpose)})
    return label, None, Message("heroes-then-attack", figures)


def _send(state: HeroesState, seat: int, unit: int) -> _Described:
    return Message("heroes-do-send", {"unit": _unit(UNITS[unit])}), None, None


def _march(state: HeroesState, seat: int) -> _Described:
    frame = top(state)
    line = frame.line if isinstance(frame, Muster) else ()
    return (
        Message("heroes-do-march", {"forces": _units(UNITS[unit] for unit in line)}),
        None,
        Message("heroes-then-march"),
    )


def _stand(state: HeroesState, seat: int) -> _Described:
    frame = top(state)
    line = frame.line if isinstance(frame, Answer) else ()
    return Message("heroes-do-stand", {"line": _units(UNITS[unit] for unit in line)}), None, None


def _lay(state: HeroesState, seat: int, count: int, card: int) -> _Described:
    player = state.players[seat]
    consequence = Message("heroes-then-last-move") if player.monument + count >= MONUMENT_CARDS else None
    return (
        Message("heroes-do-lay", {"cards": _cards({WORDS[card]: count}), "laid": player.monument + count}),
        None,
        consequence,
    )


def _strike(state: HeroesState, seat: int, target: int, army: int) -> _Described:
    return (
        Message("heroes-do-strike", {"target": _seat(target), "army": {"word": f"heroes-struck-{STRUCK[army]}"}}),
        None,
        None,
    )


def _erupt(state: HeroesState, seat: int, target: int) -> _Described:
    return (
        Message("heroes-do-erupt", {"target": _seat(target)}),
        None,
        Message("heroes-then-erupt", {"cities": state.players[target].cities}),
    )


def _spoils(state: HeroesState, seat: int, count: int) -> _Described:
    frame = top(state)
    purpose = PURPOSES[frame.purpose] if isinstance(frame, Spoils) else PURPOSES[0]
    return Message("heroes-do-spoils", {"count": count, "purpose": purpose}), None, None


def _wish(name: str) -> Callable[..., _Described]:
    def describe(state: HeroesState, seat: int, give: int, want: int, to: int, shown: int = 1) -> _Described:
        arguments: dict[str, Argument] = {
            "give": _card(WORDS[give]),
            "want": _wanted(want),
            "sealed": "no" if shown else "yes",
        }
        if to == NOBODY:
            return Message(f"heroes-do-{name}", arguments), None, None
        return Message(f"heroes-do-{name}-to", {**arguments, "to": _seat(to)}), None, None

    return describe


def _change(
    state: HeroesState, seat: int, give: int, want: int, to: int, shown: int, new_want: int, new_to: int, new_shown: int
) -> _Described:
    return (
        Message("heroes-do-change", {"give": _card(WORDS[give]), "want": _wanted(want), "new_want": _wanted(new_want)}),
        None,
        None,
    )


def _take(state: HeroesState, seat: int, owner: int, give: int, want: int, to: int, card: int) -> _Described:
    return (
        Message("heroes-do-take", {"owner": _seat(owner), "get": _card(WORDS[give]), "give": _card(WORDS[card])}),
        None,
        Message("heroes-then-take"),
    )


def _discard(state: HeroesState, seat: int, card: int) -> _Described:
    return (
        Message("heroes-do-discard", {"card": _card(WORDS[card]), "held": state.players[seat].hand[card]}),
        None,
        None,
    )


def _amount(value: int) -> Argument:
    return (
        {"word": f"heroes-order-{('ask', 'never', 'always')[value]}"}
        if value <= ALWAYS
        else {"count": {"heroes-order-at-least": value - AT_LEAST}}
    )


def _order_fortune(state: HeroesState, seat: int, disaster: int, value: int) -> _Described:
    return (
        Message("heroes-do-order-fortune", {"card": _card(WORDS[DISASTERS[disaster]]), "value": _amount(value)}),
        None,
        None,
    )


def _order_olympics(state: HeroesState, seat: int, purpose: int, value: int) -> _Described:
    return Message("heroes-do-order-olympics", {"purpose": frame_purpose(purpose), "value": _amount(value)}), None, None


def _order_heroes(state: HeroesState, seat: int, value: int) -> _Described:
    return Message("heroes-do-order-heroes", {"value": {"word": f"heroes-order-hero-{HERO_WORDS[value]}"}}), None, None


def _order_road(state: HeroesState, seat: int, other: int, value: int) -> _Described:
    return (
        Message(
            "heroes-do-order-road", {"who": _seat(other), "value": {"word": f"heroes-order-road-{ROAD_WORDS[value]}"}}
        ),
        None,
        None,
    )


_OPTIONS: dict[str, tuple[str, Callable[..., _Described]]] = {
    "tax": ("tax", _tax),
    "tax_laying": ("tax", _tax_laying),
    "build": ("build", _build),
    "attack": ("war", _attack),
    "send": ("line", _send),
    "march": ("go", _march),
    "pass": ("end", _plain("pass")),
    "lay": ("lay", _lay),
    "keep": ("end", _plain("keep")),
    "discard": ("discard", _discard),
    "strike": ("target", _strike),
    "erupt": ("target", _erupt),
    "fortune": ("answer", _plain("fortune")),
    "olympics": ("answer", _plain("olympics")),
    "accept": ("answer", _plain("accept")),
    "approve": ("answer", _plain("approve")),
    "refuse": ("answer", _plain("refuse")),
    "defend": ("answer", _plain("defend")),
    "stand": ("go", _stand),
    "spoils": ("spoils", _spoils),
    "offer": ("offer", _wish("offer")),
    "change": ("change", _change),
    "withdraw": ("withdraw", _wish("withdraw")),
    "take": ("take", _take),
    "done": ("end", _plain("done")),
    "wish": ("offer", _wish("wish")),
    "hand_in": ("end", _plain("hand-in")),
    "clear": ("withdraw", _plain("clear")),
    "order_fortune": ("order", _order_fortune),
    "order_olympics": ("order", _order_olympics),
    "order_heroes": ("order", _order_heroes),
    "order_road": ("order", _order_road),
    "order_nothing": ("order", _plain("order-nothing")),
}


# --- refusals ---------------------------------------------------------------------------------------------------------


def explain(refusal: Refusal) -> Message:
    """A refusal as a sentence: what is needed and what there is."""
    arguments: dict[str, Argument] = {}
    for name, figure in refusal.figures.items():
        if name in ("cost", "missing"):
            arguments[name] = _cards(figure)
        elif name in ("card", "own"):
            arguments[name] = _card(figure)
        elif name == "piece":
            arguments[name] = {"word": f"piece-{figure}"}
        elif name == "unit":
            arguments[name] = _unit(figure)
        elif name == "to":
            arguments[name] = _seat(figure)
        else:
            arguments[name] = figure
    variant = (
        "-pay"
        if refusal.code == "not_in_hand" and "cost" in arguments
        else "-lay"
        if refusal.code == "not_in_hand" and "have" in arguments
        else ""
    )
    if refusal.code == "not_in_hand" and not arguments:
        variant = "-plain"
    return Message(f"heroes-refused-{refusal.code.replace('_', '-')}{variant}", arguments)


# --- events -----------------------------------------------------------------------------------------------------------

_SEATS = frozenset(("seat", "target", "other", "attacker", "defender", "to", "first"))
_CARDS = frozenset(("card", "disaster", "gives", "gets", "give"))
_COUNTS = frozenset(("cards", "paid", "kinds"))
_SILENT = frozenset(("move_ends", "bidding", "order"))


def tell(event: Event) -> Message | None:
    """A redacted event as a line of the log; None for those that other lines tell."""
    if event.kind in _SILENT:
        return None
    arguments: dict[str, Argument] = {}
    for name, fact in event.facts.items():
        if name in _SEATS and isinstance(fact, int):
            arguments[name] = _seat(fact)
        elif name in _CARDS and isinstance(fact, str):
            arguments[name] = _card(fact)
        elif name in _COUNTS and isinstance(fact, Mapping):
            arguments[name] = _cards(fact)
        elif name == "forces":
            arguments[name] = _units(fact)
    special = _TELL.get(event.kind)
    variant = special(event.facts, arguments) if special else ""
    for name, fact in event.facts.items():
        if name not in arguments and type(fact) in (int, str):
            arguments[name] = fact
    return Message(f"heroes-event-{event.kind.replace('_', '-')}{variant}", arguments)


_Special = Callable[[Mapping[str, Any], dict[str, Argument]], str]


def _tell_known(known: str) -> _Special:
    """Events that tell their owner more than the others."""

    def special(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
        return "-known" if facts.get(known) else ""

    return special


def _tell_tribe(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["tribe"] = {"word": f"tribe-{facts['tribe']}"}
    return ""


def _tell_throw(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["dice"] = " + ".join(str(die) for die in facts["dice"])
    return ""


def _tell_purpose(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["purpose"] = {"word": f"heroes-purpose-{facts['purpose']}"}
    return ""


def _tell_built(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["piece"] = {"word": f"piece-{facts['piece']}"}
    return ""


def _tell_passed(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    return "-built" if facts["built"] else ""


def _tell_cancelled(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["by"] = _card(facts["by"])
    return ""


def _tell_shielded(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    return "-all" if facts["all"] else ""


def _tell_aimed(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    if "army" not in facts:
        return ""
    arguments["army"] = {"word": f"heroes-struck-{facts['army']}"}
    return "-army"


def _tell_struck(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["army"] = {"word": f"heroes-struck-{facts['army']}"}
    return ""


def _tell_stood(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["line"] = _units(facts["line"])
    return ""


def _tell_duel(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    (own, other), (attack, defence) = facts["dice"], facts["totals"]
    arguments["attacking"], arguments["defending"] = (_unit(word) for word in facts["units"])
    bonuses = facts["bonuses"]
    arguments["attack_sum"] = _sum(own, [bonuses[0]], attack)
    arguments["defence_sum"] = _sum(other, [bonuses[1], facts["fortresses"]], defence)
    arguments["outcome"] = "won" if attack > defence else "lost" if attack < defence else "tied"
    return ""


def _sum(dice: Sequence[int], bonuses: Sequence[int], total: int) -> str:
    parts = [*dice, *(bonus for bonus in bonuses if bonus)]
    return f"{' + '.join(map(str, parts))} = {total}" if len(parts) > 1 else str(total)


def _tell_battle(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["attackers_beaten"] = facts["beaten"][str(facts["attacker"])]
    arguments["defenders_beaten"] = facts["beaten"][str(facts["defender"])]
    return ""


def _tell_spoils(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    taken = facts["cities"] + facts["cards"] + facts["monument"]
    arguments["count"] = taken
    if not taken:
        return "-none"
    return f"-{facts['purpose']}-known" if "kinds" in facts else f"-{facts['purpose']}"


def _tell_wish(facts: Mapping[str, Any], arguments: dict[str, Argument]) -> str:
    arguments["want"] = _wanted(facts["want"])
    if not facts["shown"]:
        return "-sealed"
    return "-to" if facts["to"] is not None else ""


_TELL: dict[str, _Special] = {
    "tribe": _tell_tribe,
    "threw_for_first": _tell_throw,
    "drew": _tell_known("card"),
    "drew_at_fair": _tell_known("cards"),
    "built": _tell_built,
    "passed": _tell_passed,
    "cancelled": _tell_cancelled,
    "shielded": _tell_shielded,
    "aimed": _tell_aimed,
    "earthquake_struck": _tell_struck,
    "attacked": _tell_purpose,
    "stood": _tell_stood,
    "duel": _tell_duel,
    "battle": _tell_battle,
    "spoils": _tell_spoils,
    "wish": _tell_wish,
    "wish_withdrawn": _tell_wish,
}
