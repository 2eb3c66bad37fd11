"""The kinds of action of Age of Heroes and their codes.

New kinds go to the end: the number of a kind is part of every code. A card is its kind's number; `OTHER` stands for a
word that is no card of the resource deck, so that a wish for a city can be refused by the rule. A set of wanted kinds
is a bit mask.
"""

from __future__ import annotations

from stammtisch.engine.actions import KIND_MASK, Codec
from stammtisch.games.heroes.cards import HOLDABLE

OTHER = 19
"""The number that stands for anything that is no card of the resource deck."""

_CARD = ("card", 5)
_WISH = (("give", 5), ("want", 20), ("to", 3), ("shown", 1))

CODEC = Codec(
    [
        ("tax", ()),
        ("tax_laying", (_CARD,)),
        ("build", (("piece", 3), ("payment", 42), ("to", 3))),
        ("attack", (("target", 3), ("purpose", 2))),
        ("send", (("unit", 3),)),
        ("march", ()),
        ("pass", ()),
        ("lay", (("count", 3), _CARD)),
        ("keep", ()),
        ("discard", (_CARD,)),
        ("strike", (("target", 3), ("army", 2))),
        ("erupt", (("target", 3),)),
        ("fortune", ()),
        ("olympics", ()),
        ("accept", ()),
        ("approve", ()),
        ("refuse", ()),
        ("defend", ()),
        ("stand", ()),
        ("spoils", (("count", 5),)),
        ("offer", _WISH),
        ("change", (*_WISH, ("new_want", 20), ("new_to", 3), ("new_shown", 1))),
        ("withdraw", _WISH),
        ("take", (("owner", 3), ("give", 5), ("want", 20), ("to", 3), _CARD)),
        ("done", ()),
        ("wish", (("give", 5), ("want", 20), ("to", 3))),
        ("hand_in", ()),
        ("clear", ()),
        ("order_fortune", (("disaster", 2), ("value", 6))),
        ("order_olympics", (("purpose", 2), ("value", 6))),
        ("order_heroes", (("value", 2),)),
        ("order_road", (("seat", 3), ("value", 2))),
        ("order_nothing", ()),
    ]
)

TAX = CODEC["tax"]
TAX_LAYING = CODEC["tax_laying"]
BUILD = CODEC["build"]
ATTACK = CODEC["attack"]
SEND = CODEC["send"]
MARCH = CODEC["march"]
PASS = CODEC["pass"]
LAY = CODEC["lay"]
KEEP = CODEC["keep"]
DISCARD = CODEC["discard"]
STRIKE = CODEC["strike"]
ERUPT = CODEC["erupt"]
FORTUNE_CARD = CODEC["fortune"]
OLYMPICS_CARD = CODEC["olympics"]
ACCEPT = CODEC["accept"]
APPROVE = CODEC["approve"]
REFUSE = CODEC["refuse"]
DEFEND = CODEC["defend"]
STAND = CODEC["stand"]
SPOILS = CODEC["spoils"]
OFFER = CODEC["offer"]
CHANGE = CODEC["change"]
WITHDRAW = CODEC["withdraw"]
TAKE = CODEC["take"]
DONE = CODEC["done"]
WISH = CODEC["wish"]
HAND_IN = CODEC["hand_in"]
CLEAR = CODEC["clear"]
ORDER_FORTUNE = CODEC["order_fortune"]
ORDER_OLYMPICS = CODEC["order_olympics"]
ORDER_HEROES = CODEC["order_heroes"]
ORDER_ROAD = CODEC["order_road"]
ORDER_NOTHING = CODEC["order_nothing"]

ORDERS = frozenset(kind.number for kind in (ORDER_FORTUNE, ORDER_OLYMPICS, ORDER_HEROES, ORDER_ROAD, ORDER_NOTHING))
"""The kinds that may be done at any time (aoh.evt.int-02)."""
BOARD_FAIR = frozenset(kind.number for kind in (OFFER, CHANGE, WITHDRAW, TAKE, DONE))
SEALED_FAIR = frozenset(kind.number for kind in (WISH, HAND_IN, CLEAR))

CONQUEST, PLUNDER, DESTRUCTION = range(3)
PURPOSES = ("conquest", "plunder", "destruction")

BARE, LED, HERO_ARMY, BARE_HERO, HERO_HERO = range(5)
UNITS = ("bare", "led", "hero", "bare+hero", "hero+hero")
"""What can stand in a line: an army without and with a general, a Hero as an army, a Hero leading an army or another
Hero.
"""
HEROES_IN = (0, 0, 1, 1, 2)
"""How many Hero cards each unit uses."""

ANY_ARMY = 2
"""In `strike`: all able armies of the tribe (option earthquake = tribe)."""
STRUCK = ("bare", "led", "all")
"""What an Earthquake strikes, by the number in `strike`."""


def kind_of(action: int) -> int:
    """The number of an action's kind."""
    return action & KIND_MASK


def payment_code(cards: list[int]) -> int:
    """Cards as counts by kind, three bits each; ValueError if more than seven of one or one that no hand holds."""
    counts = [0] * len(HOLDABLE)
    for card in cards:
        if card not in HOLDABLE:
            raise ValueError("only cards that a hand can hold can pay")
        counts[card] += 1
        if counts[card] > 7:
            raise ValueError("a payment has at most seven cards of a kind")
    return sum(count << (3 * kind) for kind, count in enumerate(counts))


def payment_cards(code: int) -> list[int]:
    """The cards of a payment, rising."""
    return [kind for kind in HOLDABLE for _ in range(code >> (3 * kind) & 7)]
