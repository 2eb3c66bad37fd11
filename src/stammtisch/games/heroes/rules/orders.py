"""Standing orders: answers given ahead, seen by their owner alone (aoh.evt.int-02).

`Player.orders` holds fourteen small ints: Fortune against each of the four disasters, Olympic Games against each of the
three purposes, Heroes in defence, a road for each of the six seats. 0 always means: ask me.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.engine.notation import no_such_word, seat_letter, seat_of
from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes import actions as act
from stammtisch.games.heroes.cards import DISASTERS, EARTHQUAKE, FORTUNE, OLYMPICS, WORDS
from stammtisch.games.heroes.state import NO_ORDERS, HeroesState, Player

ASK, NEVER, ALWAYS = range(3)
AT_LEAST = 2
"""An order with value AT_LEAST + k acts if at least k, one or more, are at stake; with none it is ALWAYS."""
HIGHEST = AT_LEAST + 60

ORDER_WORDS = ("ask", "never", "always")
HERO_WORDS = ("ask", "never", "army", "general")
ROAD_WORDS = ("ask", "yes", "no")
_FORTUNE, _OLYMPICS, _HEROES, _ROAD = 0, 4, 7, 8


def fortune_order(player: Player, disaster: int, stake: int) -> bool | None:
    """What the order says about Fortune against `disaster` with `stake` cards, cities or led armies at stake; None:
    ask.

    An order to use a card that is not in the hand lets the disaster happen.
    """
    said = _says(player.orders[_FORTUNE + disaster - EARTHQUAKE], stake)
    return said if said is None else said and player.hand[FORTUNE] > 0


def olympics_order(player: Player, purpose: int, armies: int) -> bool | None:
    """What the order says about Olympic Games against an attack with `armies` armies for `purpose`; None: ask."""
    said = _says(player.orders[_OLYMPICS + purpose], armies)
    return said if said is None else said and player.hand[OLYMPICS] > 0


def heroes_order(player: Player) -> str:
    """What the order says about Heroes in defence: `ask`, `never`, `army` or `general`."""
    return HERO_WORDS[player.orders[_HEROES]]


def road_order(player: Player, builder: int) -> str:
    """What the order says to a road from `builder`: `yes`, `no`, or empty: ask."""
    said = player.orders[_ROAD + builder]
    return "" if said == ASK else ROAD_WORDS[said]


def _says(value: int, stake: int) -> bool | None:
    if value == ASK:
        return None
    if value <= ALWAYS:
        return value == ALWAYS
    return stake >= value - AT_LEAST


def order_refusal(state: HeroesState, seat: int, action: int) -> Refusal | None:
    """Why an order cannot be given: its owner is out, or its value means nothing."""
    if state.players[seat].out:
        return Refusal("out", "aoh.loss-10")
    kind = act.kind_of(action)
    if kind == act.ORDER_NOTHING.number:
        return None
    if kind == act.ORDER_HEROES.number:
        return None
    which, value = act.CODEC.kind(action).arguments(action)
    if kind == act.ORDER_ROAD.number:
        good = which < len(state.players) and which != seat and value < len(ROAD_WORDS)
    elif kind == act.ORDER_OLYMPICS.number:
        good = which < len(act.PURPOSES) and value <= HIGHEST
    else:
        good = value <= HIGHEST
    return None if good else Refusal("bad_order", "aoh.evt.int-02")


def give_order(state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
    """aoh.evt.int-02: change one standing order; only the owner learns of it."""
    player = state.players[seat]
    player.orders = ordered(player.orders, action)
    umpire.announce("order", {"seat": seat}, audience=(seat,))


def ordered(orders: tuple[int, ...], action: int) -> tuple[int, ...]:
    """Standing orders after one of the actions that change them."""
    kind = act.kind_of(action)
    changed = list(orders)
    if kind == act.ORDER_NOTHING.number:
        return NO_ORDERS
    if kind == act.ORDER_HEROES.number:
        (changed[_HEROES],) = act.ORDER_HEROES.arguments(action)
    else:
        base = {act.ORDER_FORTUNE.number: _FORTUNE, act.ORDER_OLYMPICS.number: _OLYMPICS, act.ORDER_ROAD.number: _ROAD}[
            kind
        ]
        which, value = act.CODEC.kind(action).arguments(action)
        changed[base + which] = value
    return tuple(changed)


def orders_in_words(orders: tuple[int, ...]) -> dict[str, Any]:
    """Standing orders as the scenario format writes them; what is left out is asked."""
    told: dict[str, Any] = {}
    fortune = {
        WORDS[card]: _told(orders[_FORTUNE + card - EARTHQUAKE])
        for card in DISASTERS
        if orders[_FORTUNE + card - EARTHQUAKE]
    }
    olympics = {
        purpose: _told(orders[_OLYMPICS + number])
        for number, purpose in enumerate(act.PURPOSES)
        if orders[_OLYMPICS + number]
    }
    road = {seat_letter(seat): ROAD_WORDS[orders[_ROAD + seat]] for seat in range(6) if orders[_ROAD + seat]}
    if fortune:
        told["fortune"] = fortune
    if olympics:
        told["olympics"] = olympics
    if orders[_HEROES]:
        told["heroes"] = HERO_WORDS[orders[_HEROES]]
    if road:
        told["road"] = road
    return told


def _told(value: int) -> str | int:
    return ORDER_WORDS[value] if value <= ALWAYS else value - AT_LEAST


def order_word(value: int) -> str:
    """The value of an order as one word: `ask`, `never`, `always` or from how many at stake on."""
    return str(_told(value))


def order_value(word: str | int) -> int:
    """`ask`, `never`, `always` or a number of things at stake, as the value of an order; Misread names what would be
    right.
    """
    if word in ORDER_WORDS:
        return ORDER_WORDS.index(str(word))
    if str(word).isdigit() and 1 <= int(word) <= HIGHEST - AT_LEAST:
        return AT_LEAST + int(word)
    raise no_such_word(str(word), "order", (*ORDER_WORDS, f"1..{HIGHEST - AT_LEAST}"))


def _place(words: Sequence[str], word: str) -> int:
    """The place of a word among those that would be right."""
    if word not in words:
        raise ValueError(f"'{word}' is no part of a standing order here; there are {', '.join(words)}")
    return words.index(word)


def order_actions(told: Mapping[str, Any]) -> list[int]:
    """The actions that replace all standing orders by those `told` in the form of `orders_in_words`; ValueError if one
    is not understood.
    """
    actions = [act.ORDER_NOTHING()]
    for topic, said in told.items():
        if topic == "fortune":
            disasters = [WORDS[card] for card in DISASTERS]
            actions += [act.ORDER_FORTUNE(_place(disasters, word), order_value(value)) for word, value in said.items()]
        elif topic == "olympics":
            actions += [
                act.ORDER_OLYMPICS(_place(act.PURPOSES, word), order_value(value)) for word, value in said.items()
            ]
        elif topic == "heroes":
            actions.append(act.ORDER_HEROES(_place(HERO_WORDS, said)))
        elif topic == "road":
            actions += [act.ORDER_ROAD(seat_of(letter), _place(ROAD_WORDS, value)) for letter, value in said.items()]
        else:
            raise ValueError(f"'{topic}' is no topic of standing orders: fortune, olympics, heroes, road")
    return actions
