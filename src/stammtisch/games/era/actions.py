"""The kinds of action of Era of Tribes and their arguments; names follow the decision points (D-numbers) of the rules.

Large choices are split into small ones: a field is activated with so many leaders, goods are added one by one, units
are committed kind by kind. New kinds go to the end of the list, so that old codes and records keep their meaning.
"""

from __future__ import annotations

from stammtisch.engine.actions import KIND_MASK, Codec

PROVINCE, SEAT, AREA, FIELD, COUNT, KIND, YES = 8, 3, 3, 3, 6, 5, 1
"""Widths of arguments in bits."""
PROVINCE_FIELDS = frozenset(("province", "from", "to", "land", "sea", "city"))
"""The names of the arguments that are provinces; those of one action go from where to where."""
EXTRAS = (("thalers", 8), ("treaties", 5), ("ask_thalers", 8), ("ask_treaties", 5))
"""eot.1.3.D-26, eot.1.3.D-35: what is given and what is asked on top of an offer."""

CODEC = Codec(
    [
        # Set-up: D-04, D-05, D-06, D-07; D-61 has the same free units.
        ("keep_card", (("card", KIND),)),
        ("tribe", (("tribe", 4),)),
        ("improve", (("area", AREA),)),
        ("stop", ()),
        ("free_fleet", (("sea", PROVINCE),)),
        ("free_army", ()),
        ("no_unit", ()),
        # A round: D-10, D-11, D-20, D-21.
        ("set_order", tuple((place, SEAT) for place in ("first", "second", "third", "fourth", "fifth", "sixth"))),
        ("activate", (("field", FIELD), ("leaders", 4))),
        ("add_good", (("luxury", 3),)),
        ("go", ()),
        ("pass", ()),
        ("hamlet", (("kind", KIND), ("area", AREA))),
        # Expansion: D-31 to D-40.
        ("legion", (("yes", YES),)),
        ("place", (("province", PROVINCE), ("from_city", YES))),
        ("end_place", ()),
        ("remove", (("province", PROVINCE),)),
        ("fleet", (("land", PROVINCE), ("sea", PROVINCE))),
        ("army", (("land", PROVINCE),)),
        ("trade_post", (("land", PROVINCE), ("city", PROVINCE), ("by_treaty", YES))),
        ("horse", (("land", PROVINCE), ("points", 4))),
        ("march", (("from", PROVINCE), ("to", PROVINCE), ("points", 4))),
        ("sail", (("from", PROVINCE), ("to", PROVINCE), ("points", 4))),
        ("land", (("from", PROVINCE), ("to", PROVINCE), ("points", 4))),
        ("transport", (("from", PROVINCE), ("to", PROVINCE), ("points", 4))),
        ("undo_move", ()),
        ("end_movement", ()),
        ("found", (("province", PROVINCE),)),
        ("end_cities", ()),
        # Battles: D-41 to D-52.
        ("want_battle", (("sea", PROVINCE), ("other", SEAT), ("yes", YES))),
        ("expel", (("trader", SEAT), ("yes", YES))),
        ("fight", (("province", PROVINCE), ("defender", SEAT))),
        ("plunder", (("sea", PROVINCE), ("land", PROVINCE))),
        ("end_battles", ()),
        ("commit", (("unit", 4), ("count", COUNT))),
        ("mercenary", (("kind", KIND),)),
        ("sit_out", (("unit", 4),)),
        ("ready", ()),
        ("lose", (("unit", 4),)),
        ("give_up_sea", ()),
        ("occupy", (("with_city", YES),)),
        ("keep_hamlet", ()),
        # Diplomacy and revolution: D-70 to D-76, D-80.
        ("main_action", (("action", 2),)),
        ("buy", (("seller", SEAT), ("province", PROVINCE), *EXTRAS)),
        ("ally", (("partner", SEAT), *EXTRAS)),
        ("no_further", ()),
        ("accept", ()),
        ("refuse", ()),
        ("counter", EXTRAS),
        ("enforce", ()),
        ("drop", ()),
        ("score_card", (("right", YES),)),
        # Clean-up: D-56.
        ("army_goods", (("count", 4),)),
        # Negotiation at any time: N-3, N-5, N-6, N-8.
        ("ask_support", (("ally", SEAT), ("count", COUNT), ("thalers", 8))),
        ("offer_support", (("fighter", SEAT), ("count", COUNT), ("thalers", 8))),
        ("exchange", (("to", SEAT), *EXTRAS)),
        ("promise", (("to", SEAT), ("kind", 4), ("subject", PROVINCE), ("amount", 8), ("due", 16))),
        ("end_alliance", (("to", SEAT),)),
        ("answer_offer", (("offer", 8), ("accept", YES))),
        ("withdraw_offer", (("offer", 8),)),
        ("standing_order", (("order", 4), ("value", 4))),
        # D-38 with the chain of fleets that the player wants.
        ("transport_over", (("from", PROVINCE), ("sea", PROVINCE), ("to", PROVINCE), ("points", 4))),
    ]
)  # fmt: skip

(
    KEEP_CARD, TRIBE, IMPROVE, STOP, FREE_FLEET, FREE_ARMY, NO_UNIT,
    SET_ORDER, ACTIVATE, ADD_GOOD, GO, PASS, HAMLET,
    LEGION, PLACE, END_PLACE, REMOVE, FLEET, ARMY, TRADE_POST, HORSE, MARCH, SAIL, LAND, TRANSPORT, UNDO_MOVE,
    END_MOVEMENT, FOUND, END_CITIES,
    WANT_BATTLE, EXPEL, FIGHT, PLUNDER, END_BATTLES, COMMIT, MERCENARY, SIT_OUT, READY, LOSE, GIVE_UP_SEA, OCCUPY,
    KEEP_HAMLET,
    MAIN_ACTION, BUY, ALLY, NO_FURTHER, ACCEPT, REFUSE, COUNTER, ENFORCE, DROP, SCORE_CARD,
    ARMY_GOODS,
    ASK_SUPPORT, OFFER_SUPPORT, EXCHANGE, PROMISE, END_ALLIANCE, ANSWER_OFFER, WITHDRAW_OFFER, STANDING_ORDER,
    TRANSPORT_OVER,
) = CODEC  # fmt: skip

UNITS = ("army", "legion", "militia", "ore", "wine", "ivory", "vassal", "fleet", "city", "ally", "mercenary", "hamlet")
"""Kinds of unit on the battleboard: those of the regular army, on the spot, of allies, hamlets as mercenaries, and the
hamlet that barbarians fight with."""
(
    UNIT_ARMY, UNIT_LEGION, UNIT_MILITIA, UNIT_ORE, UNIT_WINE, UNIT_IVORY, UNIT_VASSAL, UNIT_FLEET, UNIT_CITY,
    UNIT_ALLY, UNIT_MERCENARY, UNIT_HAMLET,
) = range(12)  # fmt: skip

MAIN_ACTIONS = ("hire", "peace", "influence")
"""eot.1.3.D-06, eot.1.3.D-12, eot.1.3.D-13: the main actions of Diplomacy."""
HIRE, PEACE, INFLUENCE_ACTION = range(3)


def kind_of(action: int) -> int:
    """The number of the kind of an action."""
    return action & KIND_MASK
