"""All frames of Era of Tribes by kind, for reading saved games."""

from __future__ import annotations

from stammtisch.games.era.rules.aftermath import Occupy
from stammtisch.games.era.rules.autoexpansion import Autoexpansion
from stammtisch.games.era.rules.battle import Battle, BattleRound
from stammtisch.games.era.rules.battles import Battles, Expel, WantBattle
from stammtisch.games.era.rules.cleanup import ArmyGoods
from stammtisch.games.era.rules.commitment import Commit, Reinforce
from stammtisch.games.era.rules.diplomacy import Answer, Diplomacy, Enforce, Further
from stammtisch.games.era.rules.expansion import Expansion
from stammtisch.games.era.rules.founding import Founding
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.hamlets import WonHamlet
from stammtisch.games.era.rules.improvement import FreeUnits, Improvement
from stammtisch.games.era.rules.losses import Losses
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.placement import LegionChoice, Placement, Removal
from stammtisch.games.era.rules.plunder import PayPlunder, Plunder
from stammtisch.games.era.rules.purchase import BuyCity
from stammtisch.games.era.rules.revolution import ScoreCard
from stammtisch.games.era.rules.round import Round
from stammtisch.games.era.rules.round_start import BeforeMorale
from stammtisch.games.era.rules.scoring import LastHamlets, Scoring
from stammtisch.games.era.rules.support import SupportAnswer
from stammtisch.games.era.rules.turn import ActionPhase, AddGoods, AfterAction, Turn
from stammtisch.games.era.rules.turn_order import SetOrder
from stammtisch.games.era.setup import Deal, Drafts, FreeImprovement, Hamlets, KeepCard, PickTribe

_ALL: tuple[type[EraFrame], ...] = (
    Deal, Drafts, KeepCard, PickTribe, FreeImprovement, FreeUnits, Hamlets,
    Round, BeforeMorale, SetOrder, ActionPhase, Turn, AddGoods, AfterAction,
    Improvement, Diplomacy, Further, Answer, Enforce, BuyCity, ScoreCard,
    Expansion, Autoexpansion, LegionChoice, Placement, Removal, Movement, Founding,
    Battles, WantBattle, Expel, Battle, BattleRound, Commit, Reinforce, SupportAnswer, Losses, Occupy, WonHamlet,
    Plunder, PayPlunder, ArmyGoods, LastHamlets, Scoring,
)  # fmt: skip
FRAMES: dict[str, type[EraFrame]] = {frame.kind: frame for frame in _ALL}
