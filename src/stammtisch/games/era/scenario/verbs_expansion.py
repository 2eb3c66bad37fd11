"""The verbs of an expansion: its four parts but for movement and battles, and what stages them."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    autoexpansion,
    cities,
    control,
    ending,
    founding,
    movement,
    pieces,
    placement,
    turn,
)
from stammtisch.games.era.rules.expansion import BATTLES, CITIES, END, LEGION, MOVEMENT, PLACEMENT, Expansion
from stammtisch.games.era.scenario.given_tribes import fits_expansion, mark_expanding
from stammtisch.games.era.scenario.goods import add_goods
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.words import EXPANSION

_PARTS = {"part 1": PLACEMENT, "part 2": MOVEMENT, "part 3": CITIES, "part 4": BATTLES}


def part_given(step: Step) -> int:
    """The part of the expansion that the case starts in, if it says so; 0 if it does not."""
    phase = str(step.case.given.get("phase", ""))
    return next((part for words, part in _PARTS.items() if words in phase), 0)


def stage_expansion(step: Step, seat: int, part: int, leaders: int | None = None) -> Expansion:
    """An expansion whose next part is `part`, alone on the agenda or in the action phase."""
    by_leader = fits_expansion(step.case, seat)
    told = step.case.player(seat)
    if leaders is None:
        leaders = told.get("leaders_placed", 0) or (1 if by_leader else 0)
    frame = Expansion(seat, leaders, told.get("lg_placed", 0))
    frame.part, frame.before = part, _held_before(step, seat)
    if leaders:
        phase = turn.ActionPhase()
        phase.place = (step.state.order.index(seat) + 1) % len(step.state.order)
        phase.acted = seat
        step.put(phase, turn.AfterAction(seat), frame)
    else:
        step.put(frame)
    mark_expanding(step.state, seat)
    return frame


def _held_before(step: Step, seat: int) -> int:
    """The land held when the expansion began: what the case says, else what the seat controlled when the case began."""
    before = (step.case.given.get("map") or {}).get("before")
    if before is not None and seat == step.case.main:
        return sum(1 << step.province(name) for name in before)
    return step.position.start.control[seat] & step.state.board.land


def _open_part_1(step: Step, seat: int) -> None:
    """Part 1 with the value that the case gives, else with the one that the rules work out."""
    value = step.case.player(seat).get("expansion_value")
    if value is None:
        removing = step.written["do"] == "exp.remove"
        stage_expansion(step, seat, LEGION, leaders=0 if removing else None)
        step.advance()
        return
    stage_expansion(step, seat, MOVEMENT)
    step.umpire.announce("expansion", {"seat": seat, "value": value})
    placement.begin(step.state, seat, value, step.umpire)
    placement.offer_legion(step.state, seat)


def legion(step: Step) -> None:
    """D-31: recruit a legion or not."""
    seat = step.seat
    step.reach(seat, [act.LEGION], _open_part_1, "expansion")
    step.act(seat, act.LEGION(0 if step.written.get("answer") is False else 1))


def options(step: Step) -> None:
    """What the expansion of a seat offers first."""
    seat = step.seat
    _open_part_1(step, seat) if step.frame() is None else None
    step.note("legion_offered", step.asks(seat, [act.LEGION]))


def place(step: Step) -> None:
    """D-32: new vassals, `at` provinces or anywhere, from FV or the next unbuilt city."""
    seat = step.seat
    step.reach(seat, [act.PLACE], _open_part_1, "expansion")
    wanted = step.written.get("count", 1)
    where = step.written.get("at")
    if isinstance(where, str):
        where = [where] * (1 if wanted == "max" else int(wanted))
    if where is not None and wanted != "max" and len(where) < int(wanted) and len(set(where)) == 1:
        where = [where[0]] * int(wanted)
    count = len(where) if where is not None and "count" not in step.written else wanted
    placed = 0
    while count == "max" or placed < count:
        action = _place_action(step, seat, where, placed)
        if action is None and count == "max":
            break
        if action is None:
            action = act.PLACE(_anywhere(step, seat), _source(step, placed))
        step.act(seat, action)
        placed += 1
    step.position.notes[f"placed {seat}"] = step.position.notes.get(f"placed {seat}", 0) + placed


def _place_action(step: Step, seat: int, where: list[str] | None, placed: int) -> int | None:
    """The next vassal; None if there is no room, or none is left."""
    frame = step.frame()
    if not isinstance(frame, placement.Placement) or frame.seat != seat or not frame.deciders(step.state):
        return None
    if where is not None:
        if placed >= len(where):
            return None
        return act.PLACE(step.province(where[placed]), _source(step, placed))
    source = _source(step, placed)
    if step.written.get("count") == "max" and "source" not in step.written:
        source = 0
        if not step.state.players[seat].free_vassals:
            return None
    room = [province for province, _ in frame.room]
    named = [province for province in room if step.state.board.provinces[province].id not in step.case.hidden]
    owned = [
        site
        for site in provinces_in(step.state.land_of(seat))
        if step.state.board.provinces[site].id not in step.case.hidden
    ]
    if owned and step.written.get("count") == "max":
        return act.PLACE(named[0], source) if named else None
    choice = named or room
    return act.PLACE(choice[0], source) if choice else None


def _anywhere(step: Step, seat: int) -> int:
    return next(provinces_in(step.state.land_of(seat)), 0)


def _source(step: Step, placed: int) -> int:
    told = step.written.get("source", "FV")
    word = told[min(placed, len(told) - 1)] if isinstance(told, list) else told
    if word not in ("FV", "unbuilt_city"):
        raise NotUnderstood(f"'{word}' is no source of vassals; there are FV, unbuilt_city", "key 'source'")
    return int(word == "unbuilt_city")


def end_place(step: Step) -> None:
    """D-32: part 1 is closed; nothing is left to close if no vassal can be placed."""
    seat = step.seat
    step.reach(seat, [act.END_PLACE], _open_part_1, "expansion")
    if step.asks(seat, [act.END_PLACE]):
        step.act(seat, act.END_PLACE())


def remove(step: Step) -> None:
    """D-33: vassals go, those `at` provinces, or as many as the value asks for."""
    seat, where = step.seat, step.written.get("at")
    step.reach(seat, [act.REMOVE], _open_part_1, "expansion")
    if where is None:
        while step.asks(seat, [act.REMOVE]):
            step.act(seat, step.state.agenda[-1].legal_actions(step.state, seat)[0])
        return
    for name in [where] if isinstance(where, str) else where:
        step.act(seat, act.REMOVE(step.province(name)))


def found(step: Step) -> None:
    """D-40: a city is founded."""
    seat, province = step.seat, step.province(step.written["at"])
    if part_given(step) == BATTLES:
        frame = stage_expansion(step, seat, END)
        step.put(frame)
        step.misplaced(seat, act.FOUND(province))
    step.reach(seat, [act.FOUND], _open_part_3, "expansion")
    if not step.asks(seat, [act.FOUND]):
        refused = founding.found_refusal(step.state, seat, province)
        if refused is not None:
            step.refuse(refused.code, refused.rule, refused.figures)
    step.act(seat, act.FOUND(province))


def _open_part_3(step: Step, seat: int) -> None:
    stage_expansion(step, seat, BATTLES)
    step.state.push(founding.Founding(seat))


def end_cities(step: Step) -> None:
    """D-40: no further city; nobody asks who can found none."""
    step.reach(step.seat, [act.END_CITIES], _open_part_3, "expansion")
    if step.asks(step.seat, [act.END_CITIES]):
        step.act(step.seat, act.END_CITIES())


def found_later(step: Step) -> None:
    """A city founded in some later expansion: three vassals from FV stand on a province of their own by then."""
    seat, state = step.seat, step.state
    player = state.players[seat]
    site = next(each for each in range(state.board.size) if not any(layer[each] for layer in state.cubes)
                and state.board.land >> each & 1 and not any(mask >> each & 1 for mask in state.cities))  # fmt: skip
    player.free_vassals -= cities.VASSALS_FOR_A_CITY
    state.cubes[seat][site] = cities.VASSALS_FOR_A_CITY
    control.settle(state, step.umpire, seat)
    before = player.free_vassals
    cities.found(state, seat, site, step.umpire)
    step.note("freed_by_second_founding", player.free_vassals - before - cities.VASSALS_FOR_A_CITY)


def end(step: Step) -> None:
    """The end of an expansion: whatever is left of it is passed, colonies are judged."""
    seat = step.seat
    if any(facts["seat"] == seat for facts in step.position.told("expansion_end")):
        return
    if not any(isinstance(frame, Expansion) for frame in step.state.agenda):
        stage_expansion(step, seat, END)
    if not step.pass_until(lambda state: not any(isinstance(frame, Expansion) for frame in state.agenda)):
        raise NotUnderstood("the expansion does not come to its end by itself")


def settle(step: Step) -> None:
    """A province is settled, as at the end of a part 2 with a leader: one that is named, else any that is empty."""
    seat, state = step.seat, step.state
    at = step.written.get("at")
    if at is None:
        site = next(each for each in range(state.board.size) if state.board.land >> each & 1
                    and not any(layer[each] for layer in state.cubes) and not state.hamlets[each])  # fmt: skip
    else:
        site = step.province(at)
    pieces.draw_vassal(state, seat, False, step.umpire)
    state.cubes[seat][site] += 1
    control.settle(state, step.umpire, seat, usable=True)
    ending.check(state, step.umpire, seat)


def control_sea(step: Step) -> None:
    """A fleet comes into a sea province; control is settled."""
    seat, state = step.seat, step.state
    sea = step.province(step.written["at"])
    state.cubes[seat][sea] += 1
    control.settle(state, step.umpire, seat, usable=True)
    ending.check(state, step.umpire, seat)


# --- autoexpansion ----------------------------------------------------------------------------------------------------


def start_by_itself(step: Step) -> None:
    """1.4 for a seat, up to where its value is read: without luxury goods, or with those added already."""
    seat = step.seat
    begun = any(isinstance(frame, Expansion) and frame.seat == seat for frame in step.state.agenda)
    if begun or step.position.told("expansion", seat):
        return
    if not any(
        isinstance(frame, (autoexpansion.Autoexpansion, turn.AddGoods, turn.AfterAction)) for frame in step.state.agenda
    ):
        step.stage("expansion", seat)
        step.put(autoexpansion.Autoexpansion(seat))
        step.advance()
    step.position.opened |= {("expansion", seat)}
    step.pass_until(lambda state: isinstance(state.agenda[-1], Expansion) or _told_value(state))
    _to_value(step)


def _told_value(state: Any) -> bool:
    return isinstance(
        state.agenda[-1], (placement.Placement, placement.Removal, movement.Movement, placement.LegionChoice)
    )


def _to_value(step: Step) -> None:
    if isinstance(step.frame(), Expansion):
        step.advance()


def auto_goods(step: Step) -> None:
    """D-30: luxury goods for the own autoexpansion, by name or number; then its value is read."""
    seat = step.seat
    if not any(
        isinstance(frame, (autoexpansion.Autoexpansion, turn.AddGoods, turn.AfterAction)) for frame in step.state.agenda
    ):
        step.put(autoexpansion.Autoexpansion(seat))
        step.advance()
    step.position.opened |= {("expansion", seat)}
    step.pass_to(seat, [act.ADD_GOOD])
    add_goods(step, seat, step.written.get("lg", step.written.get("count")), EXPANSION)
