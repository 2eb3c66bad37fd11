"""Crossings over other fleets than those of the shortest chain: a form offers each of them once."""

from __future__ import annotations

from stammtisch.engine.filled import filled_lines
from stammtisch.engine.options import Form
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import transport
from stammtisch.games.era.rules.movement import Movement, begin
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import NAVIGATION, ROMANS, SLAVS


def table(seas: int) -> tuple[EraState, int, list[int]]:
    """The first player may move: one vassal on a coast with two seas, and a fleet in so many of these."""
    state = GAME.new(2, {"variant": "five"}, "crossings")
    for player, tribe in zip(state.players, (ROMANS, SLAVS), strict=True):
        player.tribe = tribe
        player.improvements = changed(player.improvements, NAVIGATION, 1)
    board = state.board
    start, near = next(
        (land, board.coast[land])
        for land in range(board.size)
        if board.land >> land & 1 and len(board.coast[land]) > 1 and _shared(state, land)
    )
    fleets = list(near[:seas])
    for province in (start, *fleets):
        state.cubes[0][province] = 1
        state.control[0] |= 1 << province
    state.agenda.clear()
    state.push(begin(state, 0, (), by_leader=False))
    return state, start, fleets


def _shared(state: EraState, land: int) -> list[int]:
    """Other dotted land on both of the first two seas of a coast."""
    board = state.board
    first, second = board.coast[land][:2]
    return [
        each for each in board.coast[first] if each in board.coast[second] and each != land and board.dotted >> each & 1
    ]


def _lines(forms: list[Form]) -> list[str]:
    return [line for form in forms for line in filled_lines(form)]


def test_with_one_fleet_there_is_no_choice() -> None:
    """eot.1.3.A.2-45, D-38."""
    state, start, _ = table(seas=1)
    assert any(act.kind_of(action) == act.TRANSPORT.number for action in state.agenda[-1].legal_actions(state, 0))
    assert state.cubes[0][start] == 1
    assert list(GAME.forms(state, 0)) == []


def test_the_form_offers_the_other_fleet_and_the_vassal_goes_with_it() -> None:
    """eot.1.3.A.2-45, eot.1.3.A.2-46, D-38: to land on both seas the list goes by one, the form by the other."""
    state, start, fleets = table(seas=2)
    end = _shared(state, start)[0]
    frame = state.agenda[-1]
    assert isinstance(frame, Movement)
    (listed,) = transport.targets(state, transport.fleets_with_points(state, frame.units), start)[end]
    (other,) = [sea for sea in fleets if sea != listed[0]]
    names = [state.board.provinces[number].id for number in (start, other, end)]
    lines = _lines(list(GAME.forms(state, 0)))
    (line,) = [line for line in lines if line.startswith("carry {} over {} to {} with ".format(*names))]
    assert len(set(lines)) == len(lines)
    for each in lines:
        assert frame.refusal(state, 0, GAME.parse(each)) is None, each
    action = GAME.parse(line)
    assert action is not None
    assert list(GAME.preview(state, 0, action)) == list(
        GAME.preview(state, 0, act.TRANSPORT(start, end, act.TRANSPORT_OVER.arguments(action)[3]))
    )
    frame.apply(state, 0, action, Umpire())
    after = state.agenda[-1]
    assert isinstance(after, Movement)
    left = {province: points for province, points, _, _ in after.units}
    before = {province: points for province, points, _, _ in frame.units}
    assert state.cubes[0][end] == 1
    assert left[other] == before[other] - 1
    assert left[listed[0]] == before[listed[0]]
