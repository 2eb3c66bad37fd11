"""Chapter 2.1: the end conditions, looked at after every completed step (R-147)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era.rules import influence
from stammtisch.games.era.state import NOTHING_YET, EraState, pair_bit
from stammtisch.games.era.words import (
    ANCIENT_TIMES,
    CULTURAL,
    DOMINATING,
    GLORIOUS,
    GOALS,
    HIGH_MIDDLE_AGES,
    MILITARY,
    TECHNOLOGICAL,
    TRIUMPHANT,
)

EPIC, WIPED_OUT, SHARED, AGREED = range(len(GOALS), len(GOALS) + 4)
"""Besides the six victories: four goals of an epic game, and a tribe wiped off the map; and ends that are no rule: all
have agreed to share the result, or to have none.
"""
GOALS_FOR_EPIC = 4
FIRST_PAYMENT, LATER_PAYMENT = 3, 2
EPIC_FIRST_PAYMENT, EPIC_LATER_PAYMENT = 5, 3


def goal_word(goal: int) -> str:
    """The word for what ended a game."""
    return (*GOALS, "epic", "wiped_out", "shared", "agreed")[goal]


def length(state: EraState) -> str:
    """eot.0.1-03, eot.2.1-24: the goals that are asked for: an epic game asks for those of a long one."""
    return "normal" if state.setting.options.length == "normal" else "long"


def goals_met(state: EraState, seat: int) -> list[int]:
    """eot.2.1-05 to eot.2.1-16, eot.2.1-29, eot.8-35, eot.1.3.G-24, R-151, R-152: the goals that `seat` fulfils now."""
    player, tables, asked = state.players[seat], state.setting.tables, length(state)
    met: list[int] = []
    if player.ip >= tables.glorious[asked][len(state.players) - 1]:
        met.append(GLORIOUS)
    if player.improved >= tables.technological[asked]:
        met.append(TECHNOLOGICAL)
    if (state.control[seat] & state.board.land).bit_count() >= tables.dominating[asked]:
        met.append(DOMINATING)
    if player.era >= (ANCIENT_TIMES if asked == "normal" else HIGH_MIDDLE_AGES):
        met.append(CULTURAL)
    if _military(state, seat, asked):
        met.append(MILITARY)
    if player.parade <= player.ip:
        met.append(TRIUMPHANT)
    return met


def _military(state: EraState, seat: int, asked: str) -> bool:
    """eot.2.1-09, eot.2.1-15, R-017, R-151: all home provinces of one other player, in a long game of all others;
    option `military_victory`: however they were gained, or only those won in battle and held since.
    """
    counted = state.control if state.setting.options.military_victory == "control" else state.conquered
    missing, homes, taken = ~counted[seat], state.board.home_mask, 0
    for other, player in enumerate(state.players):
        home = homes[player.tribe]
        if other != seat and home and not home & missing:
            taken += 1
    return taken > 0 and (asked == "normal" or taken == len(state.players) - 1)


def _conquerors(state: EraState) -> int:
    """The seats that control all home provinces of another player, as a bit set: nearly always nobody, which is seen
    at once since nearly everybody controls some of his own.
    """
    control, homes, found = state.control, state.board.home_mask, 0
    for other, player in enumerate(state.players):
        home = homes[player.tribe]
        if home & control[other] or not home:
            continue
        for seat, held in enumerate(control):
            if seat != other and not home & ~held:
                found |= 1 << seat
    return found


def check(state: EraState, umpire: Umpire, active: int | None = None) -> None:
    """eot.2.1-01, eot.2.1-02, eot.2.1-03, eot.2.1-25, eot.2.1-27, R-147, R-148, R-150: pay whoever meets an end
    condition for the first time, the active player first; see whether a tribe is gone.
    """
    players, control, board = state.players, state.control, state.board
    tables, asked = state.setting.tables, length(state)
    glorious, technological = tables.glorious[asked][len(players) - 1], tables.technological[asked]
    dominating, land = tables.dominating[asked], board.land
    era = ANCIENT_TIMES if asked == "normal" else HIGH_MIDDLE_AGES
    conquerors = _conquerors(state)
    first = () if active is None else (active,)
    for seat in (*first, *state.order):
        player = players[seat]
        if state.wiped >> seat & 1:
            continue
        if not control[seat] and not any(state.cubes[seat]):
            wipe_out(state, seat, umpire)
        elif not player.paid and (
            player.ip >= glorious
            or player.parade <= player.ip
            or player.era >= era
            or sum(player.improvements) >= technological
            or (control[seat] & land).bit_count() >= dominating
            or (conquerors >> seat & 1 and _military(state, seat, asked))
        ):
            _check_seat(state, seat, umpire)


def _check_seat(state: EraState, seat: int, umpire: Umpire) -> None:
    met = goals_met(state, seat)
    if state.setting.options.length == "epic":
        if _epic_goals(state, seat, met) < GOALS_FOR_EPIC:
            return
        goal, payments = EPIC, (EPIC_FIRST_PAYMENT, EPIC_LATER_PAYMENT)
    elif met:
        goal, payments = met[0], (FIRST_PAYMENT, LATER_PAYMENT)
    else:
        return
    others_paid = any(player.paid for player in state.players)
    state.players[seat].paid = True
    if state.ended_by in (NOTHING_YET, WIPED_OUT):
        state.ended_by = goal
    umpire.announce("goal", {"seat": seat, "goal": goal_word(goal)})
    influence.gain(state, seat, payments[1] if others_paid else payments[0], umpire, "goal")


def _epic_goals(state: EraState, seat: int, met: list[int]) -> int:
    """eot.2.1-24, R-153: how many goals count, at the same time or ever reached."""
    if state.setting.options.epic_goals == "simultaneous":
        return len(met)
    player = state.players[seat]
    for goal in met:
        player.goals |= 1 << goal
    return player.goals.bit_count()


def wipe_out(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.2.1-27, eot.2.1-28, R-155: no piece on the map: the game ends with this round, all influence is lost."""
    player = state.players[seat]
    state.wiped |= 1 << seat
    umpire.announce("wiped_out", {"seat": seat})
    influence.gain(state, seat, -player.ip, umpire, "wiped_out")
    for other in range(len(state.players)):
        if other != seat:
            state.alliances &= ~pair_bit(seat, other)
    if state.ended_by == NOTHING_YET:
        state.ended_by = WIPED_OUT
