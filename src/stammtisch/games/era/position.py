"""An observation as JSON for the client (see `position` for its shape)."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.state import Data
from stammtisch.games.era import actions as act
from stammtisch.games.era import scene
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.course import step_of
from stammtisch.games.era.figures import SeatFigures, Standing
from stammtisch.games.era.notation import notation
from stammtisch.games.era.observation import Observation, Tribe
from stammtisch.games.era.rules.ending import goal_word
from stammtisch.games.era.rules.offers import OFFER_WORDS, PROMISES
from stammtisch.games.era.rules.orders import ORDER_WORDS, ORDERS
from stammtisch.games.era.state import NOBODY, NOTHING_YET, cubes_set, pair_bit
from stammtisch.games.era.words import (
    AREAS,
    CARDS,
    ERAS,
    FIELDS,
    GOALS,
    HAMLETS,
    LUXURY_GOODS,
    MILITARY_GOODS,
    NO_CARD,
    NO_TRIBE,
    TRIBES,
)

PROMISE_STATES = ("open", "kept", "broken", "lapsed")


def position(observation: Observation) -> Data:
    """The position as one JSON object; players are seats (numbers), provinces ids, everything else words.

    | key | value |
    |---|---|
    | `seat` | the viewer, null for a spectator |
    | `variant` | which part of the map is in play, as the reference lists them |
    | `round`, `stage`, `order`, `must`, `may` | the round (0: set-up); what it is time for; the seats in turn order; those who must and may act now |
    | `step` | where in the round that is, see `course.step_of` |
    | `players` | one object a seat, see `_player` |
    | `own` | what the viewer alone knows: `card`, `rejected` (null if none), `hamlets` in the order won, `orders` by question; null for a spectator |
    | `provinces` | by id those in play that are not bare, see `_province` |
    | `open_cards` | the left and the right open card, null where there is none |
    | `standings` | of the open cards, and of the viewer's own: `card`, `own`, `counts` by seat (as text), the seats in `first` and `second` place |
    | `pile`, `box` | how many cards and hamlets are left unseen |
    | `ring` | `{"owner", "round"}` of the leader on the Turn Order ring, null if it is free |
    | `researched`, `reached` | the highest level by area; the highest era of anybody |
    | `supply` | grey leaders for hire and in the box, treaties, battlefields, legions |
    | `alliances` | pairs of seats |
    | `offers`, `promises` | open offers that the viewer is a party to; all promises |
    | `ended_by`, `wiped`, `winners` | the goal that ends the game with this round, null before; the seats wiped off the map; the winners once scored |
    | `scene` | what is going on, outermost first: `{"kind", "stage", ...}` with the fields of each procedure, see `scene.py` |
    """  # noqa: E501  # a table cannot be wrapped
    state = observation
    ring = None if state.ring == NOBODY else {"owner": state.ring, "round": state.ring_round}
    return {
        "seat": state.seat,
        "variant": state.setting.board.name,
        "round": state.round,
        "stage": state.stage,
        "step": step_of(state),
        "order": list(state.order),
        "must": list(state.must),
        "may": list(state.may),
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "own": _own(state),
        "provinces": _provinces(state),
        "open_cards": [_card(card) for card in state.open_cards],
        "standings": [_standing(each) for each in state.figures.standings],
        "pile": state.pile,
        "box": state.box,
        "ring": ring,
        "researched": dict(zip(AREAS, state.researched, strict=True)),
        "reached": ERAS[state.reached],
        "supply": {
            "grey_for_hire": state.grey_for_hire,
            "grey_in_box": state.grey_in_box,
            "treaties": state.treaties,
            "battlefields": state.battlefield_supply,
            "legions": state.legions,
        },
        "alliances": _alliances(state),
        "offers": [_offer(state.seat, offer) for offer in state.offers],
        "promises": [_promise(state, promise) for promise in state.promises],
        "ended_by": None if state.ended_by == NOTHING_YET else goal_word(state.ended_by),
        "wiped": _bits(state.wiped),
        "winners": list(state.winners),
        "scene": scene.scene(state),
    }


def _card(card: int) -> str | None:
    return None if card == NO_CARD else CARDS[card]


def _bits(mask: int) -> list[int]:
    return list(provinces_in(mask))


def _words(words: tuple[str, ...], mask: int) -> list[str]:
    return [words[number] for number in provinces_in(mask)]


def _ids(state: Observation, mask: int) -> list[str]:
    provinces = state.setting.board.provinces
    return [provinces[number].id for number in provinces_in(mask)]


def _alliances(state: Observation) -> list[list[int]]:
    seats = range(len(state.players))
    return [[one, other] for one in seats for other in seats if one < other and state.alliances & pair_bit(one, other)]


def _own(state: Observation) -> Data:
    own = state.own
    if own is None:
        return None
    return {
        "card": _card(own.card),
        "rejected": _card(own.rejected),
        "hamlets": [HAMLETS[kind] for kind in own.hamlets],
        "orders": {word: ORDER_WORDS[own.orders[number]] for number, word in enumerate(ORDERS)} if own.orders else {},
    }


def _player(state: Observation, seat: int) -> dict[str, Any]:
    """A player: `tribe` (null before the draft), `card` (whether one is kept), tracks: `influence`, `place` (how far in
    front on its field: the higher the later it came), `parade`, `morale` (field, the start box 0) and `morale_value`
    (printed there), `era`; `improvements` by area; `food` (hunger below 0), `hunger_aside`; vassals: `free`, `at_cities`
    (beside each unbuilt city, next first), `removed`; `cities` built; leaders: all, `grey` and `ready`; `army`, `legions`,
    `militia`; `treaties`; `activated` fields; `passed`, `revolted`, `peace`, `paid`; `hamlets`: how many unused, `colours`
    of them where the table shows it, `spent`; `figures`, null before the draft, see `_figures`; `shown`: the personal card and the hamlets that the scoring has revealed, null before; `goals` reached (epic
    game).
    """  # noqa: E501  # names of keys
    player: Tribe = state.players[seat]
    return {
        "seat": seat,
        "tribe": None if player.tribe == NO_TRIBE else TRIBES[player.tribe],
        "card": player.has_card,
        "thalers": player.thalers,
        "influence": player.ip,
        "place": player.arrival,
        "parade": player.parade,
        "morale": player.morale,
        "morale_value": state.setting.tables.morale_value(player.morale),
        "era": ERAS[player.era],
        "improvements": dict(zip(AREAS, player.improvements, strict=True)),
        "food": player.food,
        "hunger_aside": player.hunger_aside,
        "free": player.free_vassals,
        "at_cities": list(player.slots[player.built :]),
        "removed": player.removed,
        "cities": player.built,
        "leaders": player.leaders,
        "grey": player.grey,
        "ready": player.ready,
        "army": player.army,
        "legions": player.legions,
        "militia": player.militia,
        "treaties": player.treaties,
        "activated": _words(FIELDS, player.activated),
        "passed": player.passed,
        "revolted": player.revolted,
        "peace": player.peace,
        "paid": player.paid,
        "hamlets": player.hamlet_count,
        "colours": list(player.colours),
        "spent": player.spent,
        "figures": _figures(state.figures.seats[seat]),
        "shown": _shown(player),
        "goals": _words(GOALS, player.goals),
    }


def _standing(standing: Standing) -> dict[str, Any]:
    return {
        "card": _card(standing.card),
        "own": standing.own,
        "counts": {str(seat): count for seat, count in standing.counted},
        "first": list(standing.first),
        "second": list(standing.second),
    }


def _figures(told: SeatFigures | None) -> Data:
    """What the rules make of a seat's position: `prices` by area: `thalers`, and the areas `missing` for it, null at
    level IV; `next_era`: what is `needed` and what there is (`have`): luxury goods, cities, improvements; how many of
    the three at `least`, and whether that is `possible`; null in the last era; `trade`: Thalers of the markers there;
    `taxes`: Thalers, morale fields and influence for a leader; `expansion`: its value without leaders and goods;
    `fall`: morale fields and influence that the next round costs; `army`: everything in the regular army; `city_limit`;
    `goods` by kind, those there are: how many, and how many of them are `unused`.
    """
    if told is None:
        return None
    prices = {
        area: price and {"thalers": price.thalers, "missing": [AREAS[branch] for branch in price.missing]}
        for area, price in zip(AREAS, told.prices, strict=True)
    }
    kinds = zip((*LUXURY_GOODS, *MILITARY_GOODS), told.goods, strict=True)
    goods = {kind: {"n": n, "unused": unused} for kind, (n, unused) in kinds if n}
    return {**told._asdict(), "goods": goods, "prices": prices, "next_era": told.next_era and told.next_era._asdict()}


def _shown(player: Tribe) -> Data:
    if player.shown_card == NO_CARD:
        return None
    return {"card": _card(player.shown_card), "hamlets": [HAMLETS[kind] for kind in player.shown_hamlets]}


def _provinces(state: Observation) -> dict[str, Any]:
    """Only what is not bare is looked at: of two hundred provinces most are, for most of the game."""
    provinces = state.setting.board.provinces
    occupied = state.hamlets | state.exhausted | state.army_goods
    for layer in (*state.cubes, state.posts, state.battlefields):
        occupied |= cubes_set(layer)
    for provinces_of in (*state.cities, *state.control):
        occupied |= provinces_of
    for number, stack in enumerate(state.stacks):
        if stack:
            occupied |= 1 << number
    shown = provinces_in(occupied & state.setting.board.in_play)
    return {provinces[number].id: _province(state, number) for number in shown}


def _province(state: Observation, number: int) -> dict[str, Any]:
    """A province; keys that say nothing are left out: `owner`; `cubes` by seat (as text), vassals on land, fleets at
    sea; `city` (whose); `post` (whose trade post is on it); `battlefield` (1 or 2); `hamlet` (one lies there); `stack`:
    the seats at sea in the order in which they came; `used`: its good cannot be used (again) in this round; `in_army`:
    its good lies in the regular army.
    """
    bit = 1 << number
    told: dict[str, Any] = {}
    for seat, controlled in enumerate(state.control):
        if controlled & bit:
            told["owner"] = seat
            break
    cubes = {str(seat): layer[number] for seat, layer in enumerate(state.cubes) if layer[number]}
    if cubes:
        told["cubes"] = cubes
    for seat, built in enumerate(state.cities):
        if built & bit:
            told["city"] = seat
            break
    if state.posts[number]:
        told["post"] = state.posts[number] - 1
    if state.battlefields[number]:
        told["battlefield"] = state.battlefields[number]
    if state.hamlets & bit:
        told["hamlet"] = True
    if state.stacks[number]:
        told["stack"] = list(state.stacks[number])
    if state.exhausted & bit:
        told["used"] = True
    if state.army_goods & bit:
        told["in_army"] = True
    return told


def _offer(viewer: int | None, offer: tuple[int, ...]) -> dict[str, Any]:
    """An open offer: `number`, `offer`, `from`, `to`, `thalers` and so on; `actions`: by word how the viewer can
    answer it or take it back, as notation.
    """
    number, kind, giver, to, *terms = offer
    names = (name for name, _ in act.EXTRAS)
    actions: dict[str, int] = {}
    if viewer == to:
        actions = {"accept": act.ANSWER_OFFER(number, 1), "refuse": act.ANSWER_OFFER(number, 0)}
    elif viewer == giver:
        actions = {"withdraw": act.WITHDRAW_OFFER(number)}
    return {
        "number": number,
        "offer": OFFER_WORDS[kind],
        "from": giver,
        "to": to,
        **dict(zip(names, terms, strict=True)),
        "actions": {word: notation(action) for word, action in actions.items()},
    }


def _promise(state: Observation, promise: tuple[int, ...]) -> dict[str, Any]:
    """`subject`: a seat for `attack`, a province for promises about a sea, else null; `amount`: Thalers or vassals."""
    number, giver, to, kind, subject, amount, due, status = promise
    word = PROMISES[kind]
    about: int | str | None = None
    if word == "attack":
        about = subject
    elif word in ("leave_sea", "share_sea"):
        about = state.setting.board.provinces[subject].id
    return {
        "number": number,
        "from": giver,
        "to": to,
        "promise": word,
        "subject": about,
        "amount": amount,
        "due": due,
        "state": PROMISE_STATES[status],
    }
