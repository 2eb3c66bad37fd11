"""An observation as JSON for the client (see `position` for its shape)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stammtisch.engine.state import Data
from stammtisch.games.era import actions as act
from stammtisch.games.era import scene
from stammtisch.games.era.board import NOTHING, provinces_in
from stammtisch.games.era.observation import Observation, Tribe
from stammtisch.games.era.rules.ending import goal_word
from stammtisch.games.era.rules.offers import OFFER_WORDS, PROMISES
from stammtisch.games.era.rules.orders import ORDER_WORDS, ORDERS
from stammtisch.games.era.state import NOBODY, NOTHING_YET, pair_bit
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
    TERRAINS,
    TRIBES,
)

PROMISE_STATES = ("open", "kept", "broken", "lapsed")


def position(observation: Observation) -> Data:
    """The position as one JSON object; players are seats (numbers), provinces ids, everything else words.

    | key | value |
    |---|---|
    | `seat` | the viewer, null for a spectator |
    | `round`, `stage`, `order`, `must`, `may` | the round (0: set-up); what it is time for; the seats in turn order; those who must and may act now |
    | `players` | one object a seat, see `_player` |
    | `own` | what the viewer alone knows: `card`, `rejected` (null if none), `hamlets` in the order won, `orders` by question; null for a spectator |
    | `provinces` | by id those in play that are not bare, see `_province` |
    | `open_cards` | the left and the right open card, null where there is none |
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
        "round": state.round,
        "stage": state.stage,
        "order": list(state.order),
        "must": list(state.must),
        "may": list(state.may),
        "players": [_player(state, seat) for seat in range(len(state.players))],
        "own": _own(state),
        "provinces": _provinces(state),
        "open_cards": [_card(card) for card in state.open_cards],
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
        "offers": [_offer(offer) for offer in state.offers],
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
    of them where the table shows it, `spent`; `shown`: the personal card and the hamlets that the scoring has revealed, null before; `goals` reached (epic
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
        "shown": _shown(player),
        "goals": _words(GOALS, player.goals),
    }


def _shown(player: Tribe) -> Data:
    if player.shown_card == NO_CARD:
        return None
    return {"card": _card(player.shown_card), "hamlets": [HAMLETS[kind] for kind in player.shown_hamlets]}


def _provinces(state: Observation) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number in provinces_in(state.setting.board.in_play):
        told = _province(state, number)
        if told:
            found[state.setting.board.provinces[number].id] = told
    return found


def _province(state: Observation, number: int) -> dict[str, Any]:
    """A province; keys that say nothing are left out: `owner`; `cubes` by seat (as text), vassals on land, fleets at
    sea; `city` (whose); `post` (whose trade post is on it); `battlefield` (1 or 2); `hamlet` (one lies there); `stack`:
    the seats at sea in the order in which they came; `used`: its good cannot be used (again) in this round; `in_army`:
    its good lies in the regular army.
    """
    seats, bit = range(len(state.players)), 1 << number
    cubes = {str(seat): state.cubes[seat][number] for seat in seats if state.cubes[seat][number]}
    told: dict[str, Any] = {
        "owner": next((seat for seat in seats if state.control[seat] & bit), None),
        "cubes": cubes or None,
        "city": next((seat for seat in seats if state.cities[seat] & bit), None),
        "post": state.posts[number] - 1 if state.posts[number] else None,
        "battlefield": state.battlefields[number] or None,
        "hamlet": True if state.hamlets & bit else None,
        "stack": list(state.stacks[number]) or None,
        "used": True if state.exhausted & bit else None,
        "in_army": True if state.army_goods & bit else None,
    }
    return {name: value for name, value in told.items() if value is not None}


def _offer(offer: tuple[int, ...]) -> dict[str, Any]:
    number, kind, giver, to, *terms = offer
    names = (name for name, _ in act.EXTRAS)
    return {
        "number": number,
        "offer": OFFER_WORDS[kind],
        "from": giver,
        "to": to,
        **dict(zip(names, terms, strict=True)),
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


def map_position(provinces: Iterable[Any], in_play: int) -> dict[str, Any]:
    """What is printed on the map, by id, for the client: `name`, `sea`, `terrain`, `food`, `luxury`, `military`,
    `home`, `barbarian`, `dot`, `areas`, and whether it is in play.
    """
    return {
        province.id: {
            "name": province.name,
            "sea": province.sea,
            "terrain": TERRAINS[province.terrain],
            "food": province.food,
            "luxury": None if province.luxury == NOTHING else LUXURY_GOODS[province.luxury],
            "military": None if province.military == NOTHING else MILITARY_GOODS[province.military],
            "home": None if province.home == NOTHING else TRIBES[province.home],
            "barbarian": province.barbarian,
            "dot": province.dot,
            "areas": list(province.areas),
            "in_play": bool(in_play >> number & 1),
        }
        for number, province in enumerate(provinces)
    }
