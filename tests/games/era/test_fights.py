"""Every battle of warlike games, judged anew from the log: hits, losses, result, parades, conquests, battlefields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from stammtisch.engine.game import legal_actions, play, start
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import transport
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import CIRCUSES, EXPANSION, IMPROVEMENT, NAVIGATION
from tests.games.era.fights import Fights

DECISIONS, GAMES = 1000, 5
STEPS = frozenset(kind.number for kind in (act.MARCH, act.LAND, act.SAIL, act.TRANSPORT))
BY_CHANCE = frozenset(("commit", "free_units", "goods", "improvement", "losses", "occupy", "reinforce", "set_up"))


def warlike(state: EraState, seat: int, legal: Sequence[int], random: Random) -> int:
    """What a player does who only seeks battles; where there is nothing to seek, what happens if nobody answers."""
    frame = top(state)
    if act.IMPROVE(NAVIGATION) in legal:
        return act.IMPROVE(NAVIGATION)
    if frame.stage in BY_CHANCE:
        return random.choice(legal)
    if frame.stage == "turn":
        leaders = state.players[seat].ready
        fields = [act.ACTIVATE(IMPROVEMENT, 1), act.ACTIVATE(EXPANSION, leaders), act.ACTIVATE(CIRCUSES, leaders)]
        return next((action for action in fields if action in legal), frame.default(state, seat))
    if frame.stage == "placement":
        places = [action for action in legal if act.kind_of(action) == act.PLACE.number]
        return random.choice(places or legal)
    if frame.stage == "want_battle":
        return legal[1]
    if frame.stage == "movement":
        return _step(state, seat, legal, random)
    return frame.default(state, seat)


def _step(state: EraState, seat: int, legal: Sequence[int], random: Random) -> int:
    """An attack on land, or a sail to where somebody else has a fleet; else now and then a new fleet or a march into
    empty land. The last vassal of a province stays there.
    """
    free = [action for action in legal if _leaves_one(state, seat, action)]
    foreign = transport.foreign(state, seat)
    ends = {action: act.MARCH.arguments(action)[1] for action in free}
    attacks = [action for action in free if foreign >> ends[action] & 1 or set(state.stacks[ends[action]]) - {seat}]
    if attacks and random.randrange(4):
        return random.choice(attacks)
    fleets = [action for action in legal if act.kind_of(action) == act.FLEET.number]
    others = fleets or [action for action in free if not state.present(seat) >> ends[action] & 1]
    return random.choice(others) if others and random.randrange(3) else act.END_MOVEMENT()


def _leaves_one(state: EraState, seat: int, action: int) -> bool:
    """Whether it is a step that leaves somebody where it begins, or one of a fleet."""
    if act.kind_of(action) not in STEPS:
        return False
    start = act.MARCH.arguments(action)[0]
    return bool(state.board.sea >> start & 1) or state.cubes[seat][start] > 1


def fought(players: int, seed: str) -> Fights:
    """The first decisions of a game."""
    umpire, random = Umpire(), Random(seed)
    state = GAME.new(players, {"length": "epic"}, seed)
    fights = Fights(frozenset(state.board.provinces[sea].id for sea in state.board.seas))
    deciders = start(state, umpire)
    for _ in range(DECISIONS):
        for event in umpire.events:
            fights.see(event)
        umpire.events.clear()
        umpire.outcomes.clear()
        if not deciders:
            break
        seat = deciders[0]
        action = warlike(state, seat, legal_actions(state, seat), random)
        deciders = play(GAME, state, seat, action, umpire)
    return fights


def test_battles_go_by_the_rules_of_their_chapter() -> None:
    """eot.1.3.A.4-37 to eot.1.3.A.4-51, eot.1.3.A.4-71, eot.1.3.A.4-73, eot.1.3.A.4-78 to eot.1.3.A.4-80."""
    games = [fought(players, f"war {number} of {players}") for players in (2, 3, 4) for number in range(GAMES)]
    every = sum((fights.fought for fights in games), Counter[tuple[str, str]]())
    assert every.total() >= 100
    assert {kind for kind, _ in every} == {"land", "sea", "barbarians"}
    assert {result for _, result in every} == {"attacker", "defender", "draw"}
    assert any(fights.battlefields for fights in games)
