"""The rules, one module a section of the rulebook (see the package's docstring), and all frames by kind."""

from __future__ import annotations

from stammtisch.games.heroes.rules.action import ActionPhase
from stammtisch.games.heroes.rules.battles import Answer, Muster
from stammtisch.games.heroes.rules.coming_home import ComingHome
from stammtisch.games.heroes.rules.construction import RoadRequest
from stammtisch.games.heroes.rules.discarding import DiscardPhase
from stammtisch.games.heroes.rules.duels import Battle
from stammtisch.games.heroes.rules.fair_board import FairBidding
from stammtisch.games.heroes.rules.fair_draw import FairDraw, FairEffects
from stammtisch.games.heroes.rules.fair_sealed import FairLists
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.getting_a_card import BeginMove
from stammtisch.games.heroes.rules.move import Move
from stammtisch.games.heroes.rules.preparation import Deal, DealTribes, ThrowFirst
from stammtisch.games.heroes.rules.round import Round
from stammtisch.games.heroes.rules.special_resource import LayPhase
from stammtisch.games.heroes.rules.spoils import Spoils
from stammtisch.games.heroes.rules.tax import TaxCollection
from stammtisch.games.heroes.rules.windows import (
    AnswerBarbarians,
    AnswerHunger,
    AnswerStroke,
    ChooseEarthquake,
    ChooseEruption,
)

_ALL: tuple[type[HeroesFrame], ...] = (
    DealTribes, ThrowFirst, Deal,
    Round, FairDraw, FairEffects, FairBidding, FairLists,
    Move, BeginMove, ActionPhase, TaxCollection, RoadRequest, LayPhase, DiscardPhase, ComingHome,
    Muster, Answer, Battle, Spoils,
    ChooseEarthquake, ChooseEruption, AnswerStroke, AnswerBarbarians, AnswerHunger,
)  # fmt: skip
FRAMES: dict[str, type[HeroesFrame]] = {frame.kind: frame for frame in _ALL}
