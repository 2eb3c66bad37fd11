"""The fixed words of Era of Tribes, numbered: tribes, terrain, goods, areas of improvement, eras, fields, cards,
hamlets.

The numbers stand in states and action codes; the words stand in notation, data files and message ids. New words go to
the end of a tuple so that old records keep their meaning.
"""

from __future__ import annotations

TRIBES = (
    "egyptians", "greeks", "gauls", "iberians", "germanics", "britons", "romans", "norsemen", "carthaginians", "slavs",
)  # fmt: skip
"""eot.4-32: the ten tribes, in the order of the rulebook's list."""
(
    EGYPTIANS, GREEKS, GAULS, IBERIANS, GERMANICS, BRITONS, ROMANS, NORSEMEN, CARTHAGINIANS, SLAVS,
) = range(10)  # fmt: skip
NO_TRIBE = 15

TERRAINS = ("desert", "grain", "hill", "forest", "mountain", "water")
"""eot.8-16: five kinds of land; everything else is water."""
DESERT, GRAIN, HILL, FOREST, MOUNTAIN, WATER = range(6)

LUXURY_GOODS = ("beer", "ivory", "spices", "cloth", "diamonds", "furs", "gold", "wine")
"""eot.C-04: the kinds of luxury goods."""
BEER, IVORY, SPICES, CLOTH, DIAMONDS, FURS, GOLD, WINE = range(8)

MILITARY_GOODS = ("horse", "ore")
"""eot.C-05: the kinds of military goods."""

AREAS = ("agriculture", "architecture", "mechanics", "commerce", "navigation", "culture")
"""eot.1.3.E-11: the six areas of improvement in their order round the wheel."""
AGRICULTURE, ARCHITECTURE, MECHANICS, COMMERCE, NAVIGATION, CULTURE = range(6)
LEVELS = 4
"""eot.1.3.E-02, eot.8-22: improvements of an area go from level I to IV, over the start field."""

ERAS = ("neolithic", "bronze_age", "iron_age", "ancient_times", "early_middle_ages", "high_middle_ages")
"""eot.1.3.G-17 to eot.1.3.G-22: the eras in order."""
NEOLITHIC, BRONZE_AGE, IRON_AGE, ANCIENT_TIMES, EARLY_MIDDLE_AGES, HIGH_MIDDLE_AGES = range(6)

FIELDS = ("expansion", "trade", "taxes", "diplomacy", "improvement", "circuses", "revolution")
"""eot.1.3-07: the seven fields of a tribal action board."""
EXPANSION, TRADE, TAXES, DIPLOMACY, IMPROVEMENT, CIRCUSES, REVOLUTION = range(7)
FIELDS_WITH_GOODS = frozenset((EXPANSION, TRADE, CIRCUSES))
"""eot.1.3-02: the fields that luxury goods may be added to."""

CARDS = (
    "admiralty", "colonists", "emperor", "fishermen", "liberators", "loggers", "merchants", "miners", "nobility",
    "partisans", "peasants", "scholars", "shepherds", "townsmen", "the_rich",
)  # fmt: skip
"""eot.C-06, eot.3-01 to eot.3-15: the fifteen influence cards."""
(
    ADMIRALTY, COLONISTS, EMPEROR, FISHERMEN, LIBERATORS, LOGGERS, MERCHANTS, MINERS, NOBILITY,
    PARTISANS, PEASANTS, SCHOLARS, SHEPHERDS, TOWNSMEN, THE_RICH,
) = range(15)  # fmt: skip
NO_CARD = 255

HAMLETS = (
    "morale_2", "morale_3", "influence", "strength", "thalers_2", "thalers_3", "thalers_5", "improvement", "leader",
    "improvements", "dissimilar_goods", "similar_goods", "areas", "leaders", "trade_posts", "thalers", "treaties",
)  # fmt: skip
"""eot.5-07 to eot.5-22, eot.C-26: the kinds of hamlet tokens; those from `improvements` on are the red ones that
score."""
(
    MORALE_2, MORALE_3, INFLUENCE, STRENGTH, THALERS_2, THALERS_3, THALERS_5, IMPROVEMENT_HAMLET, LEADER_HAMLET,
    SCORE_IMPROVEMENTS, SCORE_DISSIMILAR, SCORE_SIMILAR, SCORE_AREAS, SCORE_LEADERS, SCORE_POSTS, SCORE_THALERS,
    SCORE_TREATIES,
) = range(17)  # fmt: skip
FIRST_SCORING_HAMLET = SCORE_IMPROVEMENTS
"""eot.5-03: this and all later kinds score at the end; the red ones before it do something."""
NO_HAMLET = 255

LENGTHS = ("normal", "long", "epic")
"""eot.0.1-01: the three lengths of a game."""

GOALS = ("glorious", "technological", "dominating", "cultural", "military", "triumphant")
"""eot.2.1-05 to eot.2.1-16: the six victories."""
GLORIOUS, TECHNOLOGICAL, DOMINATING, CULTURAL, MILITARY, TRIUMPHANT = range(6)
