"""The contract tester's checks of what a table adds to a game: previews, ways over several steps, and what it may do at
any moment, such as ending a game on which all agree.
"""

from __future__ import annotations

from typing import Any

from stammtisch.engine import contract_checks as checks
from stammtisch.engine.contract_checks import Dice, expect
from stammtisch.engine.game import Game, agree_to_end, deciders, leave, legal_actions, may_act, play, refusal
from stammtisch.engine.objects import difference
from stammtisch.engine.options import Way
from stammtisch.engine.umpire import SilentUmpire, Umpire


def check_services(game: Game[Any], state: Any, players: int, seed: str, dice: Dice) -> set[str]:
    """Tried on copies: a seat that leaves, and both ways in which all agree to end; the ids of the messages told."""
    before = state.hash()
    told = _check_leaving(game, state, players, seed, dice)
    for shared in (False, True):
        told |= _check_agreed(game, state, shared, players, seed, dice)
    expect(state.hash() == before, "trying what the table may do changes the state")
    return told


def check_preview(game: Game[Any], state: Any, dealt: Any, seat: int, dice: Dice) -> set[str]:
    """What an action would do is told without changing anything, and is the same where what the seat may not know is
    dealt anew; the ids of the messages.
    """
    possible = legal_actions(state, seat) + game.anytime_actions(state, seat)
    free = game.sample(state, seat, dice) if seat in may_act(state) else None
    chosen = [dice.among(possible)] if possible else []
    told: set[str] = set()
    for action in chosen if free is None else [*chosen, free]:
        before = state.hash()
        lines = list(game.preview(state, seat, action))
        expect(state.hash() == before, f"the preview of '{game.notation(action)}' changes the state")
        found = difference(lines, list(game.preview(dealt, seat, action)))
        expect(
            found is None, f"the preview of '{game.notation(action)}' tells seat {seat} what it may not know: {found}"
        )
        told |= checks.messages_of(lines)
    return told


def check_ways(game: Game[Any], state: Any, dealt: Any, seat: int, dice: Dice) -> set[str]:
    """Asked of a place that an option names: each leg of a way can be done after those before it, nothing changes, and
    the ways are the same where what the seat may not know is dealt anew; the ids of the messages.
    """
    options = [game.offer(state, seat, action) for action in legal_actions(state, seat)]
    places = sorted({place for option in options for place in option.places})
    if not places:
        return set()
    place, before = dice.among(places), state.hash()
    ways = list(game.ways(state, seat, place))
    expect(state.hash() == before, f"asking for the ways from '{place}' changes the state")
    found = difference(ways, list(game.ways(dealt, seat, place)))
    expect(found is None, f"the ways from '{place}' tell seat {seat} what it may not know: {found}")
    for way in ways:
        _check_way(game, state.copy(), seat, way)
    return checks.messages_of(ways) | _check_nothing_there(game, state, dealt, seat, place)


def _check_nothing_there(game: Game[Any], state: Any, dealt: Any, seat: int, place: str) -> set[str]:
    """Why nothing could be done there but what is offered: the same where what the seat may not know is dealt anew."""
    before, reasons = state.hash(), [game.nothing_there(each, seat, place, None) for each in (state, dealt)]
    expect(state.hash() == before, f"asking why nothing can be done at '{place}' changes the state")
    expect(reasons[0] == reasons[1], f"why nothing can be done at '{place}' tells seat {seat} what it may not know")
    return set() if reasons[0] is None else checks.messages_of([game.explain(reasons[0])])


def _check_way(game: Game[Any], after: Any, seat: int, way: Way) -> None:
    for leg in way.legs:
        expect(game.notation(leg.action) == leg.notation, f"'{leg.notation}' stands in a way with a wrong notation")
        refused = refusal(game, after, seat, leg.action)
        expect(refused is None, f"a way leads by '{leg.notation}', which is refused: {refused}")
        play(game, after, seat, leg.action, SilentUmpire())


def _check_leaving(game: Game[Any], state: Any, players: int, seed: str, dice: Dice) -> set[str]:
    """Nothing is lost, nobody is stuck, and whoever has left is not waited for any more."""
    seat = dice(players)
    refused = game.leave_refusal(state, seat)
    if refused is not None:
        return checks.explained(game, [refused])
    after, umpire = state.copy(), Umpire()
    leave(game, after, seat, umpire)
    what = f"when seat {seat} leaves"
    expect(game.conserved(after) == game.conserved(state), f"what is conserved changes {what}")
    if not umpire.events:
        expect(after.hash() == state.hash(), f"the state changes {what}, and nobody is told")
        return set()
    checks.check_copy(after)
    checks.check_save(game, after, seed, dice)
    checks.check_events(after, umpire.events)
    if after.agenda:
        checks.check_seats(after, players)
        checks.check_time(game, after)
        expect(seat not in deciders(after), f"seat {seat} has left and is still waited for")
        expect(not legal_actions(after, seat), f"seat {seat} has left and may still act")
    else:
        expect(game.result(after) is not None, f"{what}: the agenda is empty but the game has no result")
    return checks.check_telling(game, umpire.events, dice.among((None, *range(players))))


def _check_agreed(game: Game[Any], state: Any, shared: bool, players: int, seed: str, dice: Dice) -> set[str]:
    """The game is over, has a result and nothing is lost; an end that is refused has its reason."""
    refused = game.end_refusal(state, shared)
    if refused is not None:
        return checks.explained(game, [refused])
    after, umpire = state.copy(), Umpire()
    agree_to_end(game, after, shared, umpire)
    expect(not after.agenda, "all have agreed to end but the game goes on")
    expect(game.result(after) is not None, "all have agreed to end: the agenda is empty but the game has no result")
    expect(game.stage(after) == "over", f"all have agreed to end but the stage is '{game.stage(after)}'")
    expect(game.conserved(after) == game.conserved(state), "what is conserved changes when all agree to end")
    expect(game.end_refusal(after, shared) is not None, "a game that is over can be ended again")
    checks.check_copy(after)
    checks.check_save(game, after, seed, dice)
    return checks.check_telling(game, umpire.events, dice.among((None, *range(players))))
