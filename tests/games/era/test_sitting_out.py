"""The mercenary that sits out after a revolution, as its owner reads of it."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.game import legal_actions
from stammtisch.engine.options import Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.scenario import READER
from stammtisch.games.era.scenario.position import Position
from stammtisch.games.era.words import HAMLETS, MORALE_3, THALERS_5

GIVEN: dict[str, Any] = {
    "players": {"A": {}, "B": {"revolution_this_round": True, "kept": ["thalers5", "morale3"]}},
    "map": {"L1": {"owner": "A", "vassals": 2}, "L2": {"owner": "B", "vassals": 1}},
    "active": "A",
    "phase": "expansion part 2",
}
STEPS = (
    {"do": "exp.move", "by": "A", "unit": "vassal L1", "path": ["L2"]},
    {"do": "exp.end_movement", "by": "A"},
)
DEFENDER_SEAT = 1


def defended() -> Position:
    """B, who has made a revolution, has sent both hamlets as mercenaries, Thalers last."""
    position = READER.begin(GIVEN, {}, STEPS)
    for step in STEPS:
        READER.step(position, step)
    for kind in (MORALE_3, THALERS_5):
        READER.play(position, DEFENDER_SEAT, act.MERCENARY(kind), None)
    return position


def test_the_option_names_the_hamlet_that_sits_out() -> None:
    """eot.1.3.A.4-87: of two mercenaries the one that was sent last."""
    state = defended().state
    action = act.SIT_OUT(act.UNIT_MERCENARY)
    assert action in legal_actions(state, DEFENDER_SEAT)
    offered = GAME.offer(state, DEFENDER_SEAT, action)
    assert offered.label.id == "era-do-sit-out-mercenary"
    assert offered.label.arguments["hamlet"] == {"word": f"era-hamlet-{HAMLETS[THALERS_5]}"}
    assert offered.consequence == Message("era-then-sit-out")
    vassal = GAME.offer(state, DEFENDER_SEAT, act.SIT_OUT(act.UNIT_VASSAL))
    assert vassal.label.id == "era-do-sit-out"


def test_its_return_is_told_with_its_rule() -> None:
    """eot.1.3.A.4-87: after a victory of the defender, to everybody."""
    position = defended()
    READER.play(position, DEFENDER_SEAT, act.SIT_OUT(act.UNIT_MERCENARY), None)
    READER.step(position, {"do": "bat.round", "dice": {"attacker": "shield", "defender": "shield"}})
    (event,) = [event for event in position.events if event.kind == "mercenary_back"]
    assert event.facts == {"seat": DEFENDER_SEAT, "hamlet": HAMLETS[THALERS_5]}
    told = GAME.tell(event, None)
    assert told is not None
    assert told.id == "era-event-mercenary-back"
    assert GAME.rules_of(event, {}) == ("eot.1.3.A.4-87",)
    assert position.state.players[DEFENDER_SEAT].hamlets == (THALERS_5,)
    assert position.state.players[DEFENDER_SEAT].spent == 1
