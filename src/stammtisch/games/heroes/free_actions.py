"""Actions of free form: wishes for several kinds, addressed or sealed, changes of a wish (aoh.fair-15, aoh.fair-24,
aoh.fair-26), and standing orders with a number at stake (aoh.evt.int-02).
"""

from __future__ import annotations

from functools import lru_cache

from stammtisch.engine.game import Below
from stammtisch.engine.notation import seat_letter
from stammtisch.engine.options import Form, FormField, Message
from stammtisch.games.heroes.actions import CHANGE, OFFER, PURPOSES, WISH
from stammtisch.games.heroes.cards import CLASSES, DISASTERS, HOLDABLE, WORDS
from stammtisch.games.heroes.notation import notation
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import top
from stammtisch.games.heroes.rules.wishes import EXCHANGE_LIMIT, free_cards
from stammtisch.games.heroes.state import NOBODY, HeroesState
from stammtisch.games.heroes.wording.fair import wish_words

MOST_ASKED = 12
"""The highest number at stake in a form: there are twelve armies, cities and grain cards; higher ones can be typed."""
REMEMBERED_FORMS = 256
"""So many forms of a kind are remembered: a fair shows the same ones again after every action."""


def _word(kind: int) -> tuple[str, Message]:
    return WORDS[kind], Message(f"card-{WORDS[kind]}")


_CLASSES = tuple((word, Message(f"heroes-class-{word}")) for word in CLASSES)
_WANTS = FormField("want", Message("heroes-field-want"), (*(_word(kind) for kind in HOLDABLE), *_CLASSES), several=True)
"""aoh.fair-15, aoh.fair-20: the wanted side; always the same fourteen kinds and the classes, whatever anybody holds."""


@lru_cache(maxsize=64)
def _addressee(others: tuple[int, ...]) -> FormField:
    return FormField(
        "to",
        Message("heroes-field-to"),
        tuple((seat_letter(other), Message("heroes-seat", {"who": {"seat": other}})) for other in others),
        optional=True,
    )


_SEALED = FormField("sealed", Message("heroes-field-sealed"), (("sealed", Message("heroes-sealed")),), optional=True)


def forms(state: HeroesState, seat: int) -> list[Form]:
    """The forms that `seat`, which may act now, can fill in."""
    frame = top(state)
    hand = state.players[seat].hand
    others = tuple(other for other in state.living() if other != seat)
    if isinstance(frame, FairLists):
        if frame.handed_in >> seat & 1:
            return []
        give = FormField("give", Message("heroes-field-give"), tuple(_word(kind) for kind in HOLDABLE))
        return [
            Form(
                "wish",
                Message("heroes-form-wish"),
                (give, _WANTS, _addressee(others)),
                "wish {give} for {want}[ to {to}]",
            )
        ]
    if not isinstance(frame, FairBidding) or frame.exchanges[seat] >= EXCHANGE_LIMIT:
        return []
    free = tuple(kind for kind in HOLDABLE if hand[kind] and free_cards(state, seat, kind, frame.wishes) > 0)
    own = tuple(dict.fromkeys(wish[1:] for wish in frame.wishes if wish.owner == seat))
    return [*([_offer_form(free, others)] if free else []), *([_change_form(own, others)] if own else [])]


@lru_cache(maxsize=REMEMBERED_FORMS)
def _offer_form(free: tuple[int, ...], others: tuple[int, ...]) -> Form:
    give = FormField("give", Message("heroes-field-give"), tuple(_word(kind) for kind in free))
    fields = (give, _WANTS, _addressee(others), _SEALED)
    return Form("offer", Message("heroes-form-offer"), fields, "offer {give} for {want}[ to {to}][ {sealed}]")


@lru_cache(maxsize=REMEMBERED_FORMS)
def _change_form(own: tuple[tuple[int, int, int, int], ...], others: tuple[int, ...]) -> Form:
    """`own`: the wishes that can be changed, each as what it gives and wants, for whom, and whether it is shown."""
    lines = [(notation(OFFER(*wish)).removeprefix("offer "), wish_words(*wish)) for wish in own]
    wish = FormField("wish", Message("heroes-field-wish"), tuple(lines))
    fields = (wish, _WANTS, _addressee(others), _SEALED)
    return Form("change", Message("heroes-form-change"), fields, "change {wish} into {want}[ to {to}][ {sealed}]")


def order_forms(state: HeroesState, seat: int) -> list[Form]:
    """aoh.evt.int-02: Fortune against each disaster and Olympic Games against each purpose of an attack, with a number
    at stake or without.
    """
    return [] if state.players[seat].out or state.is_over else [*_order_forms()]


@lru_cache(maxsize=1)
def _order_forms() -> tuple[Form, ...]:
    disasters = tuple((WORDS[card], Message(_COUNTED[WORDS[card]])) for card in DISASTERS)
    purposes = tuple((purpose, Message(f"heroes-purpose-{purpose}")) for purpose in PURPOSES)
    against = FormField("against", Message("heroes-field-against"), disasters)
    attack = FormField("purpose", Message("heroes-field-attack"), purposes)
    return (
        Form(
            "order_fortune",
            Message("heroes-form-order-fortune"),
            (against, _amounts("heroes-order-least")),
            "order fortune {against} {amount}",
        ),
        Form(
            "order_olympics",
            Message("heroes-form-order-olympics"),
            (attack, _amounts("heroes-order-least-armies")),
            "order olympics {purpose} {amount}",
        ),
    )


def _amounts(least: str) -> FormField:
    words = (("ask", "heroes-order-ask"), ("never", "heroes-order-never"), ("always", "heroes-order-always"))
    numbers = [(str(number), Message(least, {"least": number})) for number in range(1, MOST_ASKED + 1)]
    values = (*((word, Message(message)) for word, message in words), *numbers)
    return FormField("amount", Message("heroes-field-amount"), values)


_COUNTED = {
    "earthquake": "heroes-counted-earthquake",
    "eruption": "heroes-counted-eruption",
    "hunger": "heroes-counted-hunger",
    "barbarians": "heroes-counted-barbarians",
}
"""For each disaster what is counted as being at stake."""


def sample(state: HeroesState, seat: int, below: Below) -> int | None:
    """A random legal wish of any form, or a random change of an own one; None if neither is possible."""
    if seat not in top(state).may_act(state):
        return None
    frame = top(state)
    want = 1 + below(CLASSES["any"])
    others = [NOBODY, *(other for other in state.living() if other != seat)]
    to, shown = others[below(len(others))], below(2)
    hand = state.players[seat].hand
    if isinstance(frame, FairLists):
        held = [kind for kind in HOLDABLE if hand[kind]]
        possible = held and not frame.check(state, seat, WISH(held[0], want, NOBODY))
        return WISH(held[below(len(held))], want, to) if possible else None
    if not isinstance(frame, FairBidding) or frame.exchanges[seat] >= EXCHANGE_LIMIT:
        return None
    own = [wish for wish in frame.wishes if wish.owner == seat]
    if own and below(2):
        wish = own[below(len(own))]
        return CHANGE(*wish[1:], want, to, shown)
    free = [kind for kind in HOLDABLE if free_cards(state, seat, kind, frame.wishes) > 0]
    return OFFER(free[below(len(free))], want, to, shown) if free else None
