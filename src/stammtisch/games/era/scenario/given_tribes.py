"""The values of the tribes in a case: what it gives, and neutral values for the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch.games.era.scenario import names
from stammtisch.games.era.scenario.cast import steps_of
from stammtisch.games.era.scenario.given_seats import army_of, counted, counted_hamlet
from stammtisch.games.era.scenario.position import Case
from stammtisch.games.era.state import CITIES, NOBODY, VASSALS_AT_A_CITY, EraState, Player
from stammtisch.games.era.words import EXPANSION, NEOLITHIC, THALERS_2

LARGE_FV = 24
FAR_BEHIND = 200
"""A victory parade that meets nothing."""
_HAMLET_KEYS = frozenset(("unused_hamlets", "kept", "hamlets", "hamlet", "hamlets_won"))


def fill_player(state: EraState, case: Case, seat: int, levels: Sequence[int], field: int) -> None:
    """The tribe of a seat, but for its pieces on the map."""
    player, told = state.players[seat], case.player(seat)
    player.thalers = told.get("thalers", counted_hamlet(told, ("thalers",)) or 0)
    player.thalers = counted(case, seat, "the_rich", player.thalers)
    player.treaties = told.get("treaties", counted_hamlet(told, ("treaties",)) or 0)
    player.ip = told.get("ip", told.get("final", 0))
    player.morale = field
    player.improvements = bytes(levels)
    hunger = told.get("hunger_plate", told.get("hunger", 0))
    player.food = told.get("food", 0) - hunger if isinstance(told.get("food", 0), int) else 0
    player.hunger_aside = told.get("hunger_aside", 0)
    player.free_vassals = told.get("free_vassals", LARGE_FV)
    player.parade = counted(case, seat, "emperor", told.get("vp_field", FAR_BEHIND)) + case.lap(seat)
    army = army_of(case, seat)
    player.army, player.legions = army.get("vassals", 0), army.get("legions", 0)
    player.militia = army.get("militia", 0)
    player.passed = bool(told.get("passed", False))
    player.peace = bool(told.get("peace", False))
    player.revolted = bool(told.get("revolution_this_round", False))
    player.legion_taken = bool(told.get("legion_taken", False))
    player.paid = bool(told.get("end_bonus_paid", False))
    _cards(player, told)
    _slots(state, case, seat)
    _hamlets(case, seat, player)
    _leaders(state, case, seat)
    for word in told.get("activated") or ():
        player.activated |= 1 << names.field(word)


def _cards(player: Player, told: Mapping[str, Any]) -> None:
    kept = told.get("personal", told.get("kept"))
    if names.is_card(kept):
        player.card = names.card(kept)
    if names.is_card(told.get("rejected")):
        player.rejected = names.card(told["rejected"])


def _slots(state: EraState, case: Case, seat: int) -> None:
    """Cities built are gone from the right end of the tribal board, vassals beside them too."""
    player, told = state.players[seat], case.player(seat)
    player.built = state.city_count(seat)
    slots = [0] * min(player.built, CITIES) + [VASSALS_AT_A_CITY] * max(0, CITIES - player.built)
    left = told.get("vassals_at_cities")
    if left is None and "early_taken" in told:
        left = sum(slots) - told["early_taken"]
    if left is not None:
        slots = _emptied(slots, sum(slots) - left)
    if "vassals_at_next_city" in told and player.built < CITIES:
        slots[player.built] = told["vassals_at_next_city"]
    player.slots = bytes(told.get("city_slots_right_to_left", slots))


def _emptied(slots: list[int], count: int) -> list[int]:
    for place, vassals in enumerate(slots):
        taken = min(vassals, max(0, count))
        slots[place] -= taken
        count -= taken
    return slots


def _hamlets(case: Case, seat: int, player: Player) -> None:
    """Unused and spent hamlets; those of unknown kind pay two Thalers. Who uses one that is not given has it."""
    told = case.player(seat)
    unused: list[int] = []
    used = told.get("used", 0)
    spent = told.get("spent_hamlets", 0) + (used if type(used) is int else 0)
    kept = told.get("kept")
    words: list[Any] = list(kept) if isinstance(kept, list) else []
    if isinstance(kept, str) and not names.is_card(kept):
        words.append(kept)
    if isinstance(told.get("hamlets"), list):
        words += told["hamlets"]
    if isinstance(told.get("hamlet"), str):
        words.append(told["hamlet"])
    for word in words:
        kind, gone = (word["kind"], word.get("used")) if isinstance(word, Mapping) else (word, used is True)
        if gone:
            spent += 1
        else:
            unused.append(names.hamlet(kind))
    unused += [THALERS_2] * int(told.get("unused_hamlets", 0))
    if "hamlets_won" in told:
        unused += [THALERS_2] * (told["hamlets_won"] - (used if type(used) is int else 0))
    if not _HAMLET_KEYS & set(told):
        unused += _wanted(case, seat)
    spent += counted(case, seat, "liberators", 0) + told.get("card_count", 0)
    flat = (case.given.get("counts") or {}).get(case.name(seat))
    spent += flat if isinstance(flat, int) else 0
    player.hamlets, player.spent = tuple(unused), spent


def _wanted(case: Case, seat: int) -> list[int]:
    found: list[int] = []
    for step in steps_of(case.when):
        if step.get("by") != case.name(seat):
            continue
        if step["do"] == "hamlet.use" and "kind" in step:
            found.append(names.hamlet(step["kind"]))
        elif str(step["do"]).startswith("bat.") and isinstance(step.get("hamlets"), int):
            found += [THALERS_2] * step["hamlets"]
    return found


def _leaders(state: EraState, case: Case, seat: int) -> None:
    """Three leaders from the Bronze Age on, two before; those not given are ready."""
    player, told = state.players[seat], case.player(seat)
    usual = 2 if player.era == NEOLITHIC else 3
    total = told.get("leaders_total", told.get("leaders", counted_hamlet(told, ("leaders",))))
    on_ring = told.get("on_ring", 1 if case.given.get("ring") == case.name(seat) else 0)
    ready = told.get("available_leaders")
    player.leaders = total if total is not None else max(usual, (ready or 0) + on_ring)
    player.ready = ready if ready is not None else player.leaders - on_ring - told.get("leaders_on_board", 0)
    player.grey = told.get("grey_leaders", 0)
    if "own_leaders_to_give" in told:
        partners = sum(case.name(seat) in pair for pair in case.given.get("alliances") or ())
        player.grey = max(0, player.leaders - partners - told["own_leaders_to_give"])


def fits_expansion(case: Case, seat: int) -> bool:
    """Whether the expansion of a seat is one with a leader: unless the case says that it is not."""
    told = case.player(seat)
    if "expansion_by" in told:
        return bool(told["expansion_by"] == "leader")
    if (
        told.get("activated") is not None
        and "expansion" not in told["activated"]
        and "1.4" in str(case.given.get("phase"))
    ):
        return False
    return "1.4" not in str(case.given.get("phase", ""))


def mark_expanding(state: EraState, seat: int) -> None:
    """The field of an expansion that has begun is activated."""
    if seat != NOBODY:
        state.players[seat].activated |= 1 << EXPANSION
