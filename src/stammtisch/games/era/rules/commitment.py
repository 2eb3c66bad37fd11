"""Chapter 1.3.A.4, steps 1, 2 and 4: what each side adds to a battle, before the first roll and between rounds."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import hamlets, pieces, support
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.sides import ATTACKER, DEFENDER, NO_UNIT, Fighting, running
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import IVORY, WINE

ARMY_UNITS = (act.UNIT_ARMY, act.UNIT_LEGION, act.UNIT_MILITIA, act.UNIT_ORE, act.UNIT_WINE, act.UNIT_IVORY)


def tokens(state: EraState, seat: int, unit: int) -> int:
    """eot.1.3.A.4-13, eot.1.3.A.4-14: the provinces whose Ore, Wine or Ivory lies unused in the regular army, as a
    set."""
    if unit == act.UNIT_ORE:
        return pieces.usable_ore(state, seat)
    kind = WINE if unit == act.UNIT_WINE else IVORY
    return pieces.army_luxuries(state, seat) & state.board.luxury_of[kind]


def available(state: EraState, seat: int) -> dict[int, int]:
    """eot.1.3.A.4-13 to eot.1.3.A.4-15, eot.1.3.A.2-11, eot.4-17, eot.5-09, eot.8-31: what `seat` can commit from its
    regular army, attacking or defending, by kind of unit. All of it can be used everywhere: the militia of a Strength
    hamlet are of the army and fight at sea too, where no province gives any (R-093).
    """
    player = state.players[seat]
    counts = {act.UNIT_ARMY: player.army, act.UNIT_LEGION: player.legions, act.UNIT_MILITIA: player.militia}
    for unit in (act.UNIT_ORE, act.UNIT_WINE, act.UNIT_IVORY):
        counts[unit] = tokens(state, seat, unit).bit_count()
    return {unit: count for unit, count in counts.items() if count}


def commit(state: EraState, battle: Fighting, side: int, unit: int, count: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-13, eot.1.3.A.4-15, eot.1.3.A.4-21, eot.1.3.A.4-54, R-105: so many more units of the regular army
    join; tokens are out of use until 1.5.
    """
    seat = battle.seat(side)
    player = state.players[seat]
    if unit == act.UNIT_ARMY:
        player.army -= count
    elif unit == act.UNIT_LEGION:
        player.legions -= count
        mine, his = battle.legions
        battle.legions = (mine + count, his) if side == ATTACKER else (mine, his + count)
    elif unit == act.UNIT_MILITIA:
        player.militia -= count
    else:
        chosen = list(provinces_in(tokens(state, seat, unit)))[:count]
        state.exhausted |= sum(1 << province for province in chosen)
    battle.change(side, unit, count)
    umpire.announce("committed", {"seat": seat, "unit": act.UNITS[unit], "count": count})


def send_mercenary(state: EraState, battle: Fighting, side: int, kind: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-16, eot.1.3.A.4-42, eot.1.3.A.4-62, eot.5-05, eot.5-23: an unused hamlet of any kind fights as one
    unit and is spent."""
    hamlets.spend(state, battle.seat(side), kind, umpire, "mercenary")
    battle.change(side, act.UNIT_MERCENARY, 1)


def militia_missing(state: EraState, battle: Fighting, side: int) -> bool:
    """eot.5-09, R-169: with anything else of the regular army all Strength militia must be committed too."""
    seat = battle.seat(side)
    others = sum(battle.units[side][unit] for unit in ARMY_UNITS if unit != act.UNIT_MILITIA)
    return others > 0 and state.players[seat].militia > 0


def must_choose_who_sits_out(state: EraState, battle: Fighting, side: int) -> bool:
    """eot.1.3.A.4-19, eot.1.3.A.4-87, R-098: after a revolution the defender names the unit that sits out, if there is
    no militia and a choice.
    """
    if side == ATTACKER or battle.sits_out != NO_UNIT or not _one_unit_less(state, battle):
        return False
    kinds = [unit for unit, count in enumerate(battle.units[side]) if count]
    return act.UNIT_MILITIA not in kinds and len(kinds) > 1


def _one_unit_less(state: EraState, battle: Fighting) -> bool:
    if battle.defender == NOBODY or not state.players[battle.defender].revolted:
        return False
    options = state.setting.options
    return options.revolution_unit == "sits_out" and sum(battle.units[DEFENDER]) > options.revolution_min_units


def settle_who_sits_out(state: EraState, battle: Fighting) -> None:
    """eot.1.3.A.4-87, eot.1.3.G-15, R-098: a militia if there is one, else the unit named, else the only kind there
    is."""
    if not _one_unit_less(state, battle):
        battle.sits_out = NO_UNIT
        return
    kinds = [unit for unit, count in enumerate(battle.units[DEFENDER]) if count]
    if act.UNIT_MILITIA in kinds:
        battle.sits_out = act.UNIT_MILITIA
    elif battle.sits_out == NO_UNIT and kinds:
        battle.sits_out = kinds[0]


def ask(state: EraState, battle: Fighting, side: int) -> None:
    """eot.1.3.A.4-07, R-081: steps 1 and 2: a side is asked what it commits, the defender first."""
    state.push(Commit(battle.seat(side), side, 0))


def ask_reinforcements(state: EraState, battle: Fighting) -> None:
    """eot.1.3.A.4-42, eot.1.3.A.4-44, R-087, R-088: before each battle round the defender, then the attacker, until
    both pass in a row; the markers stay where they are.
    """
    state.push(Reinforce(battle.defender, DEFENDER, 0, 0, 0))


class Commit(EraFrame):
    """D-45, D-46: what a side commits. Fields: the seat, the side, the allies that were asked or have offered, as a bit
    set."""

    __slots__ = ("asked", "seat", "side")
    kind = "commit"
    fields = ("seat", "side", "asked")
    stage = "commit"
    kinds = frozenset(
        kind.number
        for kind in (act.COMMIT, act.MERCENARY, act.SIT_OUT, act.READY, act.HAMLET, act.ASK_SUPPORT, act.OFFER_SUPPORT)
    )

    def __init__(self, seat: int, side: int, asked: int) -> None:
        self.seat = seat
        self.side = side
        self.asked = asked

    def _something(self, state: EraState) -> bool:
        if available(state, self.seat) or state.players[self.seat].hamlets:
            return True
        if support.possible_allies(state, self.seat, self.asked):
            return True
        return must_choose_who_sits_out(state, running(state), self.side)

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The side, if it has anything to commit or to choose."""
        return (self.seat,) if self._something(state) else ()

    def may_act(self, state: EraState) -> tuple[int, ...]:
        """The side; and allies with an army, who may offer help."""
        asked = self.deciders(state)
        return (*asked, *support.possible_allies(state, self.seat, self.asked)) if asked else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Any number of each kind of the regular army, unused hamlets as mercenaries or for what they show, who sits
        out, and to be ready. Bids for support are free in form.
        """
        if seat != self.seat:
            return []
        battle = running(state)
        legal = [
            act.COMMIT(unit, count)
            for unit, most in available(state, seat).items()
            for count in range(1, min(most, 63) + 1)
        ]
        legal += [act.MERCENARY(kind) for kind in sorted(set(state.players[seat].hamlets))]
        legal += hamlets.actions(state, seat, hamlets.BATTLE)
        if must_choose_who_sits_out(state, battle, self.side):
            kinds = [unit for unit, count in enumerate(battle.units[self.side]) if count]
            return legal + [act.SIT_OUT(unit) for unit in kinds if unit != act.UNIT_CITY or len(kinds) == 1]
        if not militia_missing(state, battle, self.side):
            legal.append(act.READY())
        return legal

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """To be ready, which may not be possible yet."""
        return [act.READY()] if seat == self.seat else []

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """Why it cannot be committed."""
        kind = act.kind_of(action)
        if kind in (act.ASK_SUPPORT.number, act.OFFER_SUPPORT.number):
            return support.bid_refusal(state, seat, self.seat, self.asked, action)
        if seat != self.seat:
            return Refusal("not_your_battle", "eot.1.3.A.4-07")
        if kind == act.COMMIT.number:
            return _commit_refusal(state, seat, *act.COMMIT.arguments(action))
        if kind == act.MERCENARY.number:
            return mercenary_refusal(state, seat, action)
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.BATTLE)
        battle = running(state)
        if kind == act.SIT_OUT.number:
            return self._sit_out_refusal(state, battle, act.SIT_OUT.arguments(action)[0])
        if militia_missing(state, battle, self.side):
            return Refusal("all_militia", "eot.5-09", {"militia": state.players[seat].militia})
        if must_choose_who_sits_out(state, battle, self.side):
            return Refusal("who_sits_out", "eot.1.3.A.4-87")
        return None

    def _sit_out_refusal(self, state: EraState, battle: Fighting, unit: int) -> Refusal | None:
        if not must_choose_who_sits_out(state, battle, self.side):
            return Refusal("nobody_sits_out", "eot.1.3.A.4-87")
        if unit >= len(act.UNITS) or not battle.units[self.side][unit] or unit == act.UNIT_CITY:
            return Refusal("no_such_unit_in_battle", "eot.1.3.A.4-87")
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Commit, bid, or be ready."""
        kind = act.kind_of(action)
        battle = running(state)
        if kind == act.COMMIT.number:
            unit, count = act.COMMIT.arguments(action)
            commit(state, battle, self.side, unit, count, umpire)
        elif kind == act.MERCENARY.number:
            self._send_mercenary(state, battle, act.MERCENARY.arguments(action)[0], umpire)
        elif kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
        elif kind == act.SIT_OUT.number:
            battle.sits_out = act.SIT_OUT.arguments(action)[0]
        elif kind == act.READY.number:
            self.proceed(state, umpire)
        else:
            state.agenda.pop()
            ally = support.ally_of(seat, action)
            state.push(Commit(self.seat, self.side, self.asked | 1 << ally))
            support.bid(state, seat, self.seat, self.side, action, umpire)

    def _send_mercenary(self, state: EraState, battle: Fighting, kind: int, umpire: Umpire) -> None:
        """eot.1.3.A.4-87: of several mercenaries the one that the defender sends last is the one that can sit out."""
        send_mercenary(state, battle, self.side, kind, umpire)
        if self.side == DEFENDER:
            battle.last_mercenary = kind

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """The side has committed."""
        state.agenda.pop()
        if self.side == DEFENDER:
            settle_who_sits_out(state, running(state))

    def default(self, state: EraState, seat: int) -> int:
        """D-45, D-46, R-194: nothing extra, unless the table lets the army of an absent player fight."""
        legal = self.legal_actions(state, seat)
        if (
            state.setting.options.absent_defence == "commit_all_army"
            and self.side == DEFENDER
            and state.players[seat].army
        ):
            return act.COMMIT(act.UNIT_ARMY, min(63, state.players[seat].army))
        if act.READY() in legal:
            return act.READY()
        needed = (act.COMMIT.number, act.SIT_OUT.number)
        return next(action for action in reversed(legal) if act.kind_of(action) in needed)


def _commit_refusal(state: EraState, seat: int, unit: int, count: int) -> Refusal | None:
    have = available(state, seat).get(unit, 0)
    if unit not in ARMY_UNITS or not 1 <= count <= have:
        rule = "eot.1.3.A.4-15" if unit == act.UNIT_ARMY else "eot.1.3.A.4-13"
        return Refusal("not_in_army", rule, {"have": have, "wanted": count})
    return None


def mercenary_refusal(state: EraState, seat: int, action: int) -> Refusal | None:
    """eot.5-05, eot.5-06: only unused hamlets."""
    if act.MERCENARY.arguments(action)[0] in state.players[seat].hamlets:
        return None
    return Refusal("no_such_hamlet", "eot.5-06")


class Reinforce(EraFrame):
    """D-47: mercenaries and allied vassals between battle rounds. Fields: the seat asked, its side, how many have
    passed in a row, the allies that the side has asked or who have offered, as a bit set, and those of the other side
    (R-106: an ally of both may be asked by both).
    """

    __slots__ = ("asked", "asked_by_other", "passed", "seat", "side")
    kind = "reinforce"
    fields = ("seat", "side", "passed", "asked", "asked_by_other")
    stage = "reinforce"
    kinds = frozenset(
        kind.number for kind in (act.MERCENARY, act.READY, act.HAMLET, act.ASK_SUPPORT, act.OFFER_SUPPORT)
    )

    def __init__(self, seat: int, side: int, passed: int, asked: int, asked_by_other: int) -> None:
        self.seat = seat
        self.side = side
        self.passed = passed
        self.asked = asked
        self.asked_by_other = asked_by_other

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The side, if it could bring in anything: whoever has an unused hamlet is asked whatever it shows."""
        if self.seat == NOBODY:
            return ()
        if state.players[self.seat].hamlets or support.possible_allies(state, self.seat, self.asked):
            return (self.seat,)
        return ()

    def may_act(self, state: EraState) -> tuple[int, ...]:
        """The side; and allies with an army, who may offer help."""
        asked = self.deciders(state)
        return (*asked, *support.possible_allies(state, self.seat, self.asked)) if asked else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Unused hamlets, and to pass."""
        if seat != self.seat:
            return []
        mercenaries = [act.MERCENARY(kind) for kind in sorted(set(state.players[seat].hamlets))]
        return [act.READY(), *mercenaries, *hamlets.actions(state, seat, hamlets.BATTLE)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.A.4-43: nothing else can be added now."""
        kind = act.kind_of(action)
        if kind in (act.ASK_SUPPORT.number, act.OFFER_SUPPORT.number):
            return support.bid_refusal(state, seat, self.seat, self.asked, action)
        if seat != self.seat:
            return Refusal("not_your_battle", "eot.1.3.A.4-42")
        if kind == act.MERCENARY.number:
            return mercenary_refusal(state, seat, action)
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.BATTLE)
        return None

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Reinforce, bid, or pass."""
        kind = act.kind_of(action)
        if kind == act.READY.number:
            self.proceed(state, umpire)
        elif kind == act.MERCENARY.number:
            send_mercenary(state, running(state), self.side, act.MERCENARY.arguments(action)[0], umpire)
            self._other_side(state, 0)
        elif kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
        else:
            state.agenda.pop()
            ally = support.ally_of(seat, action)
            state.push(Reinforce(self.seat, self.side, 0, self.asked | 1 << ally, self.asked_by_other))
            support.bid(state, seat, self.seat, self.side, action, umpire)

    def _other_side(self, state: EraState, passed: int) -> None:
        state.agenda.pop()
        if passed < 2:
            other = ATTACKER if self.side == DEFENDER else DEFENDER
            state.push(Reinforce(running(state).seat(other), other, passed, self.asked_by_other, self.asked))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """R-087: the side passes; after two in a row the dice are rolled."""
        self._other_side(state, self.passed + 1)

    def default(self, state: EraState, seat: int) -> int:
        """D-47: pass."""
        return act.READY()
