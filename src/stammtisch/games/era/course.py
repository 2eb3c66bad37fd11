"""The course of the game for the reference card: its steps in order, and which of them it is time for."""

from __future__ import annotations

from stammtisch.engine.state import Data
from stammtisch.games.era.observation import Observation

ROUND = ("morale", "order", "actions", "autoexpansion", "clean_up", "end_check")
"""eot.1-01: the steps of a round."""
SET_UP = ("keep_card", "pick_tribe", "free_improvement")
"""eot.0.5-04, eot.0.7-01: what is decided before the first round."""
EXPANSION = {
    "place": ("legion", "placement", "removal"),
    "move": ("movement",),
    "found": ("cities",),
    "fight": (
        "battles", "want_battle", "expel", "battle", "commit", "reinforce", "support_answer", "losses", "occupy",
        "won_hamlet", "plunder", "pay_plunder",
    ),
}  # fmt: skip
"""eot.1.3.A-05: the four parts of an expansion, with the stages that belong to each."""
BATTLE = {
    "units": ("commit", "support_answer"),
    "markers": (),
    "rounds": ("reinforce", "losses"),
    "spoils": ("occupy", "won_hamlet"),
}
"""eot.1.3.A.4-84: the steps of a battle, both sides' units as one, with the stages that belong to each."""
_BY_ROUND = ("morale", *ROUND)
"""By the step of the frame `Round`, which stands in front of the fall of morale with a window of its own."""


def course() -> Data:
    """By part of the game its steps in order: `step`, and the `stages` in which the game stands there; for those of
    the round there are none, since `step_of` tells them.
    """
    return {
        "set_up": [{"step": step, "stages": [step]} for step in SET_UP],
        "round": [{"step": step, "stages": []} for step in ROUND],
        "expansion": [{"step": step, "stages": list(stages)} for step, stages in EXPANSION.items()],
        "battle": [{"step": step, "stages": list(stages)} for step, stages in BATTLE.items()],
    }


def step_of(observation: Observation) -> str:
    """The step of the round it is time for, one of `ROUND`; `set_up` before the first one, `scoring` after the last."""
    if observation.agenda and observation.agenda[0].kind == "round":
        following: int = dict(observation.agenda[0].fields)["step"]
        return _BY_ROUND[following - 1]
    return "scoring" if observation.round else "set_up"
