"""The verbs of Improvement, and free units."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.scenario import NotUnderstood
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, improvement
from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.step import Step
from stammtisch.games.era.state import changed
from stammtisch.games.era.words import AREAS, CULTURE, LEVELS, MECHANICS, NAVIGATION

_ROMAN = {"I": 1, "II": 2, "III": 3, "IV": 4}


def choose(step: Step) -> None:
    """D-60: an area is improved for its price."""
    seat, area = step.seat, names.area(step.written["area"])
    step.reach(seat, [act.IMPROVE], _open, "improvement")
    if step.state.players[seat].improvements[area] < LEVELS:
        step.note("price", improvement.price(step.state, seat, area))
    step.act(seat, act.IMPROVE(area))


def _open(step: Step, seat: int) -> None:
    step.put(improvement.Improvement(seat, max(1, step.state.players[seat].ready)))


def stop(step: Step) -> None:
    """D-60: no further improvement; nobody asks who can pay none."""
    step.reach(step.seat, [act.IMPROVE], _open, "improvement")
    if step.asks(step.seat, [act.IMPROVE]):
        step.act(step.seat, act.STOP())


def done(step: Step) -> None:
    """An improvement is reached, whatever it cost; without an area named one that brings nothing by itself."""
    seat, player = step.seat, step.state.players[step.seat]
    if "area" in step.written:
        area = names.area(step.written["area"])
    else:
        loud = (CULTURE, MECHANICS, NAVIGATION)
        area = min(
            range(len(AREAS)),
            key=lambda each: (player.improvements[each] == LEVELS, each in loud, player.improvements[each]),
        )
    level = step.written.get("level")
    if level is not None:
        player.improvements = changed(player.improvements, area, _ROMAN.get(level, level) - 1)
    improvement.research(step.state, seat, area, 0, step.umpire)
    frame = step.frame()
    step.note("units", frame.left if isinstance(frame, improvement.FreeUnits) else 0)
    ending.check(step.state, step.umpire, seat)


def units(step: Step) -> None:
    """D-61: free fleets or army vassals."""
    take_units(step)


def take_units(step: Step) -> None:
    """`to`: a sea or a list of seas; `count`: army vassals. What the case does not take of what may be declined is
    declined.

    `source` is not asked by the rules: FV first, then unbuilt cities (R-135).
    """
    seat, to, count = step.seat, step.written.get("to"), step.written.get("count")
    if to is None and count is None:
        raise NotUnderstood("free units go 'to' seas, or are a 'count' of army vassals")
    if to is not None:
        seas = [to] if isinstance(to, str) else list(to)
        actions = [act.FREE_FLEET(step.province(sea)) for sea in seas]
    else:
        actions = _armies(step, int(count or 0))
    for action in actions:
        if not step.asks(seat, [act.FREE_FLEET]):
            _retake(step, seat)
        step.act(seat, action)
    if step.asks(seat, [act.NO_UNIT]):
        step.act(seat, act.NO_UNIT())
    elif not actions and to is not None:
        step.refuse("must_take", "eot.1.3.E-25")


def _armies(step: Step, count: int) -> list[int]:
    """The obligatory army vassal has come by itself, as far as the rules leave no choice."""
    seat = step.seat
    came = len(step.position.told("free_army", seat)) + sum(
        1 for event in step.umpire.events if event.kind == "free_army" and event.facts["seat"] == seat
    )
    frame = step.frame()
    if isinstance(frame, improvement.FreeUnits) and not step.frame_asks():
        step.advance()
        came += 1
    if count < came:
        step.refuse("must_take", "eot.1.3.E-39", {"count": came})
    return [act.FREE_ARMY()] * (count - came)


def _retake(step: Step, seat: int) -> None:
    """Units are asked for that nobody is asked about any more."""
    frame: Any = step.frame()
    if frame is None:
        step.state.push(improvement.FreeUnits(seat, NAVIGATION, 0, True))
