"""Ways over several steps of part 2: where a cube comes to, what it pays, and that the rules allow every step."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from stammtisch.engine.game import legal_actions, play, refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.routes import Route, routes
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import ROMANS, SLAVS
from tests.games.era.playing import played

MOST_LOOKS = 60
"""So many positions with movement of a game of bots are looked at."""


def moving(cubes: Mapping[str, tuple[int, ...]], hamlets: tuple[str, ...] = ()) -> EraState:
    """The Romans may move: in each province cubes with so many points, and hamlets of barbarians."""
    state = GAME.new(2, {"variant": "five"}, "routes")
    for player, tribe in zip(state.players, (ROMANS, SLAVS), strict=True):
        player.tribe = tribe
    number = state.board.number
    for name, points in cubes.items():
        state.cubes[0][number[name]] = len(points)
        state.control[0] |= 1 << number[name]
    for name in hamlets:
        state.hamlets = changed(state.hamlets, number[name], 1)
    rows = tuple(sorted((number[name], each, 0, 1) for name, points in cubes.items() for each in points))
    state.agenda.clear()
    state.push(Movement(0, False, rows, state.control[0], 0, ()))
    return state


def found(state: EraState, start: str) -> dict[str, list[Route]]:
    """The routes from a province, by the names of where they lead."""
    board = state.board
    return {board.provinces[end].id: known for end, known in routes(state, 0, board.number[start]).items()}


def costs(known: list[Route]) -> list[tuple[int, int, int]]:
    """Steps, points of the cube, points of fleets."""
    return [(len(route.actions), route.spent, route.carried) for route in known]


def test_a_vassal_with_two_points_comes_two_provinces_far() -> None:
    """eot.1.3.A.2-36: Campania borders Apulia, Bruttium and Latium, Latium also Etruria and Umbria."""
    near, far = [(1, 1, 0)], [(2, 2, 0)]
    reached = {name: costs(known) for name, known in found(moving({"campania": (2,)}), "campania").items()}
    assert reached == {"apulia": near, "bruttium": near, "latium": near, "etruria": far, "umbria": far}


def test_with_one_point_only_neighbours_are_reached() -> None:
    """eot.1.3.A.2-36: with no point left a vassal stays."""
    assert sorted(found(moving({"campania": (1,)}), "campania")) == ["apulia", "bruttium", "latium"]
    assert found(moving({"campania": (0,)}), "campania") == {}


def test_ways_that_cost_something_else_stand_side_by_side() -> None:
    """eot.1.3.A.2-46: to Etruria on foot for two points, or with the fleet for one of its own and one of the fleet's;
    to Latium, which lies next to it, nobody needs the fleet.
    """
    reached = found(moving({"campania": (2,), "mare_tyrrhenum": (2,)}), "campania")
    assert costs(reached["etruria"]) == [(2, 2, 0), (1, 1, 1)]
    assert costs(reached["latium"]) == [(1, 1, 0)]
    assert costs(reached["corsica"]) == [(1, 1, 1)]
    assert costs(reached["helvetia"]) == [(2, 2, 1)]
    assert costs(reached["umbria"]) == [(2, 2, 0)]


def test_pieces_of_one_province_with_other_points_are_other_ways() -> None:
    """D-38: which of the two goes is the player's choice."""
    reached = found(moving({"campania": (1, 2)}), "campania")
    assert [route.points for route in reached["latium"]] == [2, 1]
    assert [route.points for route in reached["etruria"]] == [2]


def test_an_attack_ends_the_way_and_by_water_it_is_another_one() -> None:
    """eot.1.3.A.2-39, eot.1.3.A.2-62, R-057: nobody goes on through a hamlet; to land by sea is another attack."""
    reached = found(moving({"campania": (2,), "mare_tyrrhenum": (2,)}, ("latium",)), "campania")
    assert costs(reached["latium"]) == [(1, 2, 0), (1, 2, 1)]
    assert costs(reached["etruria"]) == [(1, 1, 1)]


def test_a_fleet_sails_and_lands_at_the_end() -> None:
    """eot.1.3.A.2-61, R-063: a landing takes all points that are left."""
    reached = found(moving({"mare_tyrrhenum": (2,)}), "mare_tyrrhenum")
    assert costs(reached["mare_ionium"]) == [(1, 1, 0)]
    assert costs(reached["corsica"]) == [(1, 2, 0)]
    (route,) = [each for each in reached["hadria_inferior"] if len(each.actions) == 2]
    assert [act.kind_of(action) for action in route.actions] == [act.SAIL.number] * 2


def test_the_rules_allow_every_step_of_every_way() -> None:
    """eot.1.3.A.2-66: each way can be gone and ends where it says, with its points; every listed step is one."""
    looks, far = 0, 0
    for moment in played(("greedy",) * 4, {}, "ways"):
        state = moment.state
        frame = state.agenda[-1] if state.agenda else None
        if not isinstance(frame, Movement):
            continue
        looks += 1
        for start in sorted({row[0] for row in frame.units if row[1]}):
            for known in routes(state, frame.seat, start).values():
                for route in known:
                    check_route(state, frame.seat, route)
                    far += len(route.actions) > 1
        check_listed(state, frame)
        if looks == MOST_LOOKS:
            break
    assert looks == MOST_LOOKS
    assert far > 0


def check_route(state: EraState, seat: int, route: Route) -> None:
    """The engine carries out every step, and the cube stands at the end."""
    copy = state.copy()
    for action in route.actions:
        assert refusal(GAME, copy, seat, action) is None, GAME.notation(action)
        play(GAME, copy, seat, action, Umpire())
    frame = copy.agenda[-1]
    assert isinstance(frame, Movement)
    assert frame.units == route.units
    assert any(row[:3] == route.unit for row in frame.units)


def check_listed(state: EraState, frame: Movement) -> None:
    """Whatever the list offers as a step is a way."""
    moves = {act.MARCH.number, act.SAIL.number, act.LAND.number, act.TRANSPORT.number}
    listed = [action for action in legal_actions(state, frame.seat) if act.kind_of(action) in moves]
    for action in listed:
        start, end, _ = act.MARCH.arguments(action)
        assert end in routes(state, frame.seat, start), GAME.notation(action)


def test_ways_tell_nothing_hidden() -> None:
    """Whatever others hide, the ways are the same."""
    state = next(
        moment.state
        for moment in played(("greedy",) * 3, {}, "hidden ways")
        if moment.state.agenda and isinstance(moment.state.agenda[-1], Movement) and moment.state.round > 1
    )
    frame = state.agenda[-1]
    assert isinstance(frame, Movement)
    chance = Random(3)
    for start in sorted({row[0] for row in frame.units if row[1]}):
        place = state.board.provinces[start].id
        told = GAME.ways(state, frame.seat, place)
        assert told
        for _ in range(5):
            assert GAME.ways(GAME.determinize(state, frame.seat, chance.randrange), frame.seat, place) == told


def test_who_does_not_move_has_no_ways() -> None:
    """Nor has a name that is no province."""
    state = moving({"campania": (2,)})
    assert GAME.ways(state, 1, "campania") == []
    assert GAME.ways(state, 0, "atlantis") == []
    assert {way.legs[-1].places[-1] for way in GAME.ways(state, 0, "campania")} == set(found(state, "campania"))
