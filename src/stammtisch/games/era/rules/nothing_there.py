"""Why nothing can be done in a province of which no option speaks: the question of whoever looks at the map."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import battles, diplomacy, founding, improvement, placement, plunder, purchase
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.movement import Movement
from stammtisch.games.era.rules.routes import routes
from stammtisch.games.era.rules.tribes import tribe_of
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import NAVIGATION


def nothing_there(state: EraState, seat: int, province: int, start: int | None) -> Refusal | None:
    """Why `seat`, which is asked now, can do nothing in a province, or with the piece on `start` nothing there; None
    where the decision is not about provinces, or nothing speaks against it.
    """
    frame = top(state)
    if isinstance(frame, Movement):
        return _moving(state, seat, frame, province, start)
    if isinstance(frame, placement.Placement):
        return frame.check(state, seat, act.PLACE(province, int(not state.players[seat].free_vassals)))
    if isinstance(frame, placement.Removal):
        return frame.check(state, seat, act.REMOVE(province))
    if isinstance(frame, founding.Founding):
        return founding.found_refusal(state, seat, province)
    if isinstance(frame, improvement.FreeUnits) and frame.area == NAVIGATION:
        return frame.check(state, seat, act.FREE_FLEET(province))
    if isinstance(frame, battles.Battles):
        return _fighting(state, seat, province)
    if isinstance(frame, diplomacy.Further):
        return _buying(state, seat, province)
    return None


def _moving(state: EraState, seat: int, frame: Movement, province: int, start: int | None) -> Refusal | None:
    """eot.1.3.A.2-24, eot.1.3.A.2-36, eot.1.3.A.2-37: a piece goes as far as its points; to a province with a dot."""
    board = state.board
    if not board.dotted >> province & 1:
        return Refusal("no_dot", "eot.1.3.A.2-37")
    sea = bool(board.sea >> province & 1)
    here = [points for at, points, _, _ in frame.units if at == province]
    if start is None and here:
        return Refusal("nowhere_to_go" if any(here) else "no_points_left", "eot.1.3.A.2-24")
    rows = [row for row in frame.units if row[1] and start in (None, row[0])]
    if not rows:
        return Refusal("no_points_left_anywhere", "eot.1.3.A.2-24")
    froms = list(dict.fromkeys(row[0] for row in rows))
    by_steps = next((each for each in froms if province in routes(state, seat, each)), None)
    if by_steps is not None:
        return Refusal("choose_piece", "eot.1.3.A.2-24", {"start": board.provinces[by_steps].id})
    if start is None:
        return Refusal("out_of_reach", "eot.1.3.A.2-24", {"sea": sea})
    if board.sea >> start & 1 and not sea and not frame.landable(state) >> province & 1:
        return Refusal("own_land", "eot.1.3.A.2-57")
    points = max(row[1] for row in rows)
    return Refusal("out_of_its_reach", "eot.1.3.A.2-24", {"points": points, "sea": sea})


def _fighting(state: EraState, seat: int, province: int) -> Refusal:
    """eot.1.3.A.4-06, eot.4-21: no battle is declared there; fleets of the Norsemen find nobody to plunder, or do not
    lie there unused.
    """
    if not tribe_of(state, seat).plunders:
        return Refusal("no_such_battle", "eot.1.3.A.4-06")
    if state.board.sea >> province & 1:
        fleets = state.cubes[seat][province]
        if fleets and plunder.unused_fleets(state, seat, province) > 0:
            return Refusal("nobody_to_plunder_beside", "eot.4-21")
        return Refusal("no_unused_fleet", "eot.4-21")
    if plunder.owner_of(state, seat, province) is None:
        return Refusal("nobody_to_plunder", "eot.4-21")
    return Refusal("no_fleet_beside", "eot.4-21")


def _buying(state: EraState, seat: int, province: int) -> Refusal | None:
    """eot.1.3.D-18, eot.1.3.D-20, eot.1.3.D-21: only land of an adjacent player can be bought, and must be paid."""
    bit = 1 << province
    owner = next((other for other, held in enumerate(state.control) if held & bit & state.board.land), None)
    if owner is None or owner == seat:
        whose = "sea" if state.board.sea & bit else "nobody" if owner is None else "own"
        return Refusal("not_for_sale", "eot.1.3.D-20", {"whose": whose})
    return purchase.refusal(state, seat, owner, province, 0)
