"""How each kind of action is written: the patterns behind `notation.py`.

A field `{name:type}` stands for an argument of the action. Where an action has several patterns the first one whose
fixed arguments fit is written. Types in `REST` stand at the end of a line for several arguments at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.games.era.actions import HIRE, INFLUENCE_ACTION, PEACE, UNITS
from stammtisch.games.era.rules.orders import ORDER_WORDS, ORDERS
from stammtisch.games.era.words import AREAS, CARDS, FIELDS, HAMLETS, IMPROVEMENT_HAMLET, LUXURY_GOODS, TRIBES

EXTRAS, PLACES, PROMISE = "extras", "places", "promise"
REST = frozenset((EXTRAS, PLACES, PROMISE))

WORD_LISTS: Mapping[str, tuple[str, ...]] = {
    "card": CARDS,
    "tribe": TRIBES,
    "area": AREAS,
    "field": FIELDS,
    "luxury": LUXURY_GOODS,
    "hamlet": HAMLETS,
    "unit": UNITS,
    "order": ORDERS,
    "answer": ORDER_WORDS,
}

_NO_AREA = {"area": 0}
PATTERNS: tuple[tuple[str, str, Mapping[str, int]], ...] = (
    ("keep_card", "keep card {card:card}", {}),
    ("tribe", "play {tribe:tribe}", {}),
    ("improve", "research {area:area}", {}),
    ("stop", "stop", {}),
    ("free_fleet", "take a fleet in {sea:province}", {}),
    ("free_army", "take an army vassal", {}),
    ("no_unit", "take no unit", {}),
    ("set_order", "turn order {order:places}", {}),
    ("activate", "activate {field:field} with {leaders:leaders}", {}),
    ("add_good", "add {luxury:luxury}", {}),
    ("go", "go on", {}),
    ("pass", "pass", {}),
    ("hamlet", "use hamlet improvement for {area:area}", {"kind": IMPROVEMENT_HAMLET}),
    ("hamlet", "use hamlet {kind:hamlet}", _NO_AREA),
    ("legion", "take a legion", {"yes": 1}),
    ("legion", "take no legion", {"yes": 0}),
    ("place", "place a vassal in {province:province}", {"from_city": 0}),
    ("place", "place a vassal in {province:province} from a city", {"from_city": 1}),
    ("end_place", "end placement", {}),
    ("remove", "remove a vassal from {province:province}", {}),
    ("fleet", "build a fleet in {sea:province} from {land:province}", {}),
    ("army", "train an army vassal in {land:province}", {}),
    ("trade_post", "found a trade post in {city:province} from {land:province}", {"by_treaty": 0}),
    ("trade_post", "found a trade post in {city:province} from {land:province} by treaty", {"by_treaty": 1}),
    ("horse", "mount a vassal in {land:province} with {points:points}", {}),
    ("march", "march {from:province} to {to:province} with {points:points}", {}),
    ("sail", "sail {from:province} to {to:province} with {points:points}", {}),
    ("land", "land {from:province} to {to:province} with {points:points}", {}),
    ("transport", "carry {from:province} to {to:province} with {points:points}", {}),
    ("transport_over", "carry {from:province} over {sea:province} to {to:province} with {points:points}", {}),
    ("undo_move", "take back a step", {}),
    ("end_movement", "end movement", {}),
    ("found", "found a city in {province:province}", {}),
    ("end_cities", "end founding", {}),
    ("want_battle", "want a battle with {other:seat} in {sea:province}", {"yes": 1}),
    ("want_battle", "want no battle with {other:seat} in {sea:province}", {"yes": 0}),
    ("expel", "expel the trade posts of {trader:seat}", {"yes": 1}),
    ("expel", "keep the trade posts of {trader:seat}", {"yes": 0}),
    ("fight", "fight {defender:enemy} in {province:province}", {}),
    ("plunder", "plunder {land:province} from {sea:province}", {}),
    ("end_battles", "end battles", {}),
    ("commit", "commit {count:number} {unit:unit}", {}),
    ("mercenary", "send hamlet {kind:hamlet} as a mercenary", {}),
    ("sit_out", "sit out {unit:unit}", {}),
    ("ready", "ready", {}),
    ("lose", "lose {unit:unit}", {}),
    ("give_up_sea", "give up the sea", {}),
    ("occupy", "occupy with a city", {"with_city": 1}),
    ("occupy", "occupy with vassals", {"with_city": 0}),
    ("keep_hamlet", "keep the hamlet", {}),
    ("main_action", "hire a leader", {"action": HIRE}),
    ("main_action", "bring peace", {"action": PEACE}),
    ("main_action", "gain influence", {"action": INFLUENCE_ACTION}),
    ("buy", "buy {province:province} from {seller:seat} {terms:extras}", {}),
    ("ally", "ally with {partner:seat} {terms:extras}", {}),
    ("no_further", "do nothing further", {}),
    ("accept", "accept", {}),
    ("refuse", "refuse", {}),
    ("counter", "counter {terms:extras}", {}),
    ("enforce", "enforce the offer", {}),
    ("drop", "drop the offer", {}),
    ("score_card", "score the left card", {"right": 0}),
    ("score_card", "score the right card", {"right": 1}),
    ("army_goods", "lay {count:number} goods into the army", {}),
    ("ask_support", "ask {ally:seat} for {count:vassals} for {thalers:thalers}", {}),
    ("offer_support", "offer {fighter:seat} {count:vassals} for {thalers:thalers}", {}),
    ("exchange", "exchange with {to:seat} {terms:extras}", {}),
    ("promise", "promise {to:seat} {what:promise}", {}),
    ("end_alliance", "end the alliance with {to:seat}", {}),
    ("answer_offer", "accept offer {offer:number}", {"accept": 1}),
    ("answer_offer", "refuse offer {offer:number}", {"accept": 0}),
    ("withdraw_offer", "withdraw offer {offer:number}", {}),
    ("standing_order", "order {order:order} {value:answer}", {}),
)
"""Kind, pattern, and the arguments that the pattern itself says."""
