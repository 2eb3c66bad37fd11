"""Battles, plunder and occupation in words."""

from __future__ import annotations

from stammtisch.engine.options import Argument
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import plunder
from stammtisch.games.era.rules.aftermath import CITY_MORALE, CONQUEST_MORALE, Occupy
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.losses import Losses
from stammtisch.games.era.rules.posts import posts_with
from stammtisch.games.era.rules.sides import Fighting, running
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.wording.arguments import at, fighter, named, player
from stammtisch.games.era.wording.described import Described, Descriptions, do, plain, then
from stammtisch.games.era.words import HAMLETS, NO_HAMLET


def _want_battle(state: EraState, seat: int, sea: int, other: int, yes: int) -> Described:
    told = do("want-battle" if yes else "want-no-battle", other=_who(state, other), sea=at(state, sea))
    return Described(told, consequence=then("want-battle") if yes else None)


def _who(state: EraState, seat: int) -> Argument:
    """A player, or barbarians; the seat's number where there is no such seat."""
    return fighter(seat) if seat == NOBODY or seat < len(state.players) else str(seat)


def _expel(state: EraState, seat: int, trader: int, yes: int) -> Described:
    count = len(posts_with(state, seat, trader)) if trader < len(state.players) else 0
    told = do("expel" if yes else "no-expel", trader=_who(state, trader))
    return Described(told, consequence=then("expel", trader=_who(state, trader), posts=count) if yes else None)


def _fight(state: EraState, seat: int, province: int, defender: int) -> Described:
    return Described(do("fight", province=at(state, province), other=_who(state, defender)))


def _plunder(state: EraState, seat: int, sea: int, land: int) -> Described:
    """eot.4-22, eot.4-25, eot.4-26: what succeeds, and what it brings."""
    owner = plunder.owner_of(state, seat, land) if land < state.board.size else None
    told = do("plunder", land=at(state, land), sea=at(state, sea))
    if owner is None:
        return Described(told)
    city = bool(state.cities[owner] >> land & 1)
    faces = plunder.CITY_SUCCESS if city else plunder.VASSAL_SUCCESS
    loot = plunder.CITY_LOOT if city else plunder.VASSAL_LOOT
    return Described(told, consequence=then("plunder", other=player(owner), faces=faces, thalers=loot))


def _commit(state: EraState, seat: int, unit: int, count: int) -> Described:
    if unit >= len(act.UNITS):
        return Described(do("commit-none"))
    return Described(do("commit", units={"count": {f"era-units-{act.UNITS[unit]}": count}}))


def _mercenary(state: EraState, seat: int, kind: int) -> Described:
    return Described(do("mercenary", hamlet=named("hamlet", HAMLETS[kind])), consequence=then("mercenary"))


def _lose(state: EraState, seat: int, unit: int) -> Described:
    """eot.1.3.A.4-40: what fights on after the loss."""
    told = do("lose", unit=named("unit", act.UNITS[unit]))
    frame = top(state)
    if not isinstance(frame, Losses):
        return Described(told)
    units = list(running(state).fighting(frame.side))
    units[unit] -= 1
    left = {f"era-units-{name}": count for name, count in zip(act.UNITS, units, strict=False) if count > 0}
    return Described(told, consequence=then("lose", left={"count": left}) if left else then("lose-last"))


def _sit_out(state: EraState, seat: int, unit: int) -> Described:
    """eot.1.3.A.4-87: of several mercenaries it is the one sent last."""
    battle = next((frame for frame in reversed(state.agenda) if isinstance(frame, Fighting)), None)
    told = do("sit-out", unit=named("unit", act.UNITS[unit]))
    if unit == act.UNIT_MERCENARY and battle is not None and battle.last_mercenary != NO_HAMLET:
        told = do("sit-out-mercenary", hamlet=named("hamlet", HAMLETS[battle.last_mercenary]))
    return Described(told, consequence=then("sit-out"))


def _occupy(state: EraState, seat: int, with_city: int) -> Described:
    """eot.1.3.A.4-67: with a city it costs food, without one the city is gone."""
    frame = top(state)
    label = do("occupy-city" if with_city else "occupy")
    if not isinstance(frame, Occupy):
        return Described(label)
    fields = CITY_MORALE if frame.had_city else CONQUEST_MORALE
    return Described(label, consequence=then("occupy-city" if with_city else "occupy", morale=-fields))


BATTLES: Descriptions = {
    "want_battle": ("answer", _want_battle),
    "expel": ("answer", _expel),
    "fight": ("fight", _fight),
    "plunder": ("plunder", _plunder),
    "end_battles": ("end", plain("end-battles")),
    "commit": ("commit", _commit),
    "mercenary": ("mercenary", _mercenary),
    "sit_out": ("commit", _sit_out),
    "ready": ("end", plain("ready")),
    "lose": ("lose", _lose),
    "give_up_sea": ("lose", plain("give-up-sea", "give-up-sea")),
    "occupy": ("answer", _occupy),
}
