"""Chapter 1.3: the action phase. Turns go round until nobody has a leader left; a turn activates one field."""

from __future__ import annotations

from functools import cache
from typing import Self

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import (
    circuses,
    diplomacy,
    ending,
    expansion,
    hamlets,
    improvement,
    pieces,
    revolution,
    taxes,
    trade,
)
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.hamlet_window import HamletWindow
from stammtisch.games.era.state import NOBODY, EraState
from stammtisch.games.era.words import (
    CIRCUSES,
    DIPLOMACY,
    EXPANSION,
    FIELDS,
    FIELDS_WITH_GOODS,
    IMPROVEMENT,
    LUXURY_GOODS,
    REVOLUTION,
    TAXES,
    TRADE,
)


def has_turn(state: EraState, seat: int) -> bool:
    """eot.1.3-05, eot.1.3.G-13, eot.2.1-28: whether `seat` still acts in this phase."""
    player = state.players[seat]
    return player.ready > 0 and not player.passed and not player.revolted and not state.wiped >> seat & 1


def free_ring(state: EraState, umpire: Umpire) -> None:
    """eot.1.3.D-14, eot.1.3.D-15, R-034: the leader on the Turn Order ring goes back to its owner."""
    owner = state.ring
    state.ring = NOBODY
    state.players[owner].ready += 1
    umpire.announce("ring_free", {"seat": owner})


class ActionPhase(EraFrame):
    """Step 1.3. Fields: the place in the turn order whose turn comes next, and the seat whose turn has just ended."""

    __slots__ = ("acted", "place")
    kind = "action_phase"
    fields = ("place", "acted")
    stage = "actions"

    def __init__(self) -> None:
        self.place = 0
        self.acted = NOBODY

    def copy(self) -> Self:
        """Both fields change as turns go round."""
        twin = type(self)()
        twin.number, twin.place, twin.acted = self.number, self.place, self.acted
        return twin

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3-03, eot.1.3-05, eot.8-01: the next player in turn order with a leader; nobody left ends the phase."""
        self._after_action(state, umpire)
        self._say_who_sits_out(state, umpire)
        count = len(state.order)
        for step in range(count):
            place = (self.place + step) % count
            seat = state.order[place]
            if has_turn(state, seat):
                self.place, self.acted = (place + 1) % count, seat
                state.push(Turn(seat))
                return
        state.agenda.pop()

    def _after_action(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3.D-14, R-034, R-146: the owner's first action of the round after is finished, so the ring is free."""
        owner = self.acted
        if owner == NOBODY or owner != state.ring or state.ring_round == state.round:
            return
        if state.players[owner].activated:
            free_ring(state, umpire)

    def _say_who_sits_out(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3-05, eot.1.3.G-13: who has just had the last turn of the round while others still have some; after a
        revolution the autoexpansion is missed too."""
        seat = self.acted
        if seat == NOBODY or has_turn(state, seat):
            return
        player = state.players[seat]
        if player.revolted:
            umpire.announce("sits_out", {"seat": seat, "why": "revolution"})
        elif not player.passed and not player.ready and any(has_turn(state, other) for other in state.order):
            umpire.announce("sits_out", {"seat": seat, "why": "leaders"})


def open_fields(state: EraState, seat: int) -> dict[int, int]:
    """eot.1.3-01, eot.1.3-04, R-037, R-113: the fields that `seat` can activate with an effect, and with how many
    leaders at most.
    """
    player = state.players[seat]
    ready = player.ready
    found: dict[int, int] = {}
    for field in range(len(FIELDS)):
        if player.activated >> field & 1:
            continue
        most = _most_leaders(state, seat, field, ready)
        if most > 0:
            found[field] = most if most < ready else ready
    return found


def _most_leaders(state: EraState, seat: int, field: int, ready: int) -> int:
    """How many of the leaders that are `ready` a field can use; 0 if nothing at all is possible there."""
    if field == DIPLOMACY:
        return len(diplomacy.main_actions(state, seat))
    if field == IMPROVEMENT:
        return ready if improvement.anything_affordable(state, seat) else 0
    if field == REVOLUTION:
        return ready if revolution.possible(state, seat) else 0
    return ready


@cache
def _activations(field: int, most: int) -> tuple[int, ...]:
    """The activations of a field with one leader up to `most`."""
    return tuple(act.ACTIVATE(field, leaders) for leaders in range(1, most + 1))


class Turn(EraFrame):
    """D-20, D-21: a turn. Field: the seat."""

    __slots__ = ("seat",)
    kind = "turn"
    fields = ("seat",)
    stage = "turn"
    kinds = frozenset((act.ACTIVATE.number, act.PASS.number, act.HAMLET.number))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player whose turn it is, if there is something to do."""
        return (self.seat,) if has_turn(state, self.seat) else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Every open field with every number of leaders, unused hamlets, and to pass if the table allows it (R-036)."""
        legal: list[int] = []
        for field, most in open_fields(state, seat).items():
            legal += _activations(field, most)
        legal += hamlets.actions(state, seat, hamlets.OWN_TURN)
        if state.setting.options.passing == "final" or not legal:
            legal.append(act.PASS())
        return legal

    def candidates(self, state: EraState, seat: int) -> list[int]:
        """Each field with one leader."""
        return [act.ACTIVATE(field, 1) for field in range(len(FIELDS))]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3-01, eot.1.3-04, eot.1.3-06: why a field cannot be activated like this."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            return hamlets.refusal(state, seat, action, hamlets.OWN_TURN)
        if kind == act.PASS.number:
            return self._pass_refusal(state, seat)
        field, leaders = act.ACTIVATE.arguments(action)
        return _field_refusal(state, seat, field, leaders)

    def _pass_refusal(self, state: EraState, seat: int) -> Refusal | None:
        if state.setting.options.passing == "final" or not open_fields(state, seat):
            return None
        if hamlets.actions(state, seat, hamlets.OWN_TURN):
            return None
        return Refusal("no_passing", "eot.1.3-05")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Activate a field, use a hamlet, or pass for the rest of the phase."""
        kind = act.kind_of(action)
        if kind == act.HAMLET.number:
            hamlets.use(state, seat, action, umpire)
            ending.check(state, umpire, seat)
            return
        state.agenda.pop()
        if kind == act.PASS.number:
            state.players[seat].passed = True
            umpire.announce("passed", {"seat": seat})
            return
        field, leaders = act.ACTIVATE.arguments(action)
        state.push(AfterAction(seat))
        if field in FIELDS_WITH_GOODS and pieces.usable_luxuries(state, seat):
            state.push(AddGoods(seat, field, leaders, 0))
        else:
            begin(state, seat, field, leaders, 0, umpire)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """Nothing can be done any more."""
        state.agenda.pop()

    def default(self, state: EraState, seat: int) -> int:
        """D-20: pass; where the table forbids it, the first field."""
        return act.PASS() if self._pass_refusal(state, seat) is None else self.legal_actions(state, seat)[0]


def _field_refusal(state: EraState, seat: int, field: int, leaders: int) -> Refusal | None:
    player = state.players[seat]
    if field >= len(FIELDS):
        return Refusal("no_field", "eot.1.3-07")
    if player.activated >> field & 1:
        return Refusal("activated_already", "eot.1.3-04", {"field": {"word": f"era-field-{FIELDS[field]}"}})
    if leaders < 1:
        return Refusal("leader_needed", "eot.1.3-01")
    if leaders > player.ready:
        return Refusal("too_few_leaders", "eot.1.3-06", {"leaders": leaders, "ready": player.ready})
    if field == REVOLUTION:
        return revolution.refusal(state, seat)
    if field == DIPLOMACY and leaders > len(diplomacy.main_actions(state, seat)):
        return Refusal("too_many_leaders", "eot.1.3.D-39", {"most": len(diplomacy.main_actions(state, seat))})
    if field == IMPROVEMENT and not improvement.affordable(state, seat):
        return Refusal("nothing_affordable", "eot.1.3.E-15", {"thalers": player.thalers})
    return None


class AddGoods(EraFrame):
    """eot.1.3-02: luxury goods are added to a field one by one. Fields: the seat, the field, the leaders, and the
    provinces whose goods lie there, as a set.
    """

    __slots__ = ("field", "goods", "leaders", "seat")
    kind = "add_goods"
    fields = ("seat", "field", "leaders", "goods")
    stage = "goods"
    kinds = frozenset((act.ADD_GOOD.number, act.GO.number))

    def __init__(self, seat: int, field: int, leaders: int, goods: int) -> None:
        self.seat = seat
        self.field = field
        self.leaders = leaders
        self.goods = goods

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, while a good is left to add."""
        return (self.seat,) if pieces.usable_luxuries(state, self.seat) & ~self.goods else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """Each kind of which one is left, and to go on."""
        left = pieces.usable_luxuries(state, seat) & ~self.goods
        kinds = [kind for kind in range(len(LUXURY_GOODS)) if left & state.board.luxury_of[kind]]
        return [*(act.ADD_GOOD(kind) for kind in kinds), act.GO()]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3-06: each good once a round."""
        if act.kind_of(action) == act.GO.number:
            return None
        kind = act.ADD_GOOD.arguments(action)[0]
        if pieces.usable_luxuries(state, seat) & ~self.goods & state.board.luxury_of[kind]:
            return None
        return Refusal("no_such_good", "eot.1.3-06", {"good": {"word": f"era-luxury-{LUXURY_GOODS[kind]}"}})

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Add a good, or activate the field."""
        state.agenda.pop()
        if act.kind_of(action) == act.GO.number:
            begin(state, seat, self.field, self.leaders, self.goods, umpire)
            return
        kind = act.ADD_GOOD.arguments(action)[0]
        left = pieces.usable_luxuries(state, seat) & ~self.goods & state.board.luxury_of[kind]
        state.push(AddGoods(seat, self.field, self.leaders, self.goods | left & -left))

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """No good is left: the field is activated."""
        state.agenda.pop()
        begin(state, self.seat, self.field, self.leaders, self.goods, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-20, D-30: add nothing more."""
        return act.GO()


def begin(state: EraState, seat: int, field: int, leaders: int, goods: int, umpire: Umpire) -> None:
    """eot.1.3-01, eot.1.3-02, eot.1.3-03: leaders and goods are placed and the field is carried out.

    `goods`: the provinces whose luxury goods are placed, as a set. Without leaders it is an autoexpansion (eot.1.4-02).
    """
    player = state.players[seat]
    player.activated |= 1 << field
    player.ready -= leaders
    state.exhausted |= goods
    if umpire.listening:
        kinds = [LUXURY_GOODS[state.board.provinces[province].luxury] for province in provinces_in(goods)]
        umpire.announce("activated", {"seat": seat, "field": FIELDS[field], "leaders": leaders, "goods": kinds})
    count = goods.bit_count()
    if field == TRADE:
        trade.carry_out(state, seat, leaders, count, umpire)
    elif field == TAXES:
        taxes.carry_out(state, seat, leaders, umpire)
    elif field == CIRCUSES:
        circuses.carry_out(state, seat, leaders, count, umpire)
    elif field == IMPROVEMENT:
        state.push(improvement.Improvement(seat, leaders))
    elif field == DIPLOMACY:
        state.push(diplomacy.Diplomacy(seat, leaders))
    elif field == REVOLUTION:
        revolution.begin(state, seat, umpire)
    elif field == EXPANSION:
        state.push(expansion.Expansion(seat, leaders, count))


class AfterAction(HamletWindow):
    """D-21: after an activation the player may use unused hamlets. Field: the seat."""

    __slots__ = ()
    kind = "after_action"
    stage = "after_action"
    window = hamlets.OWN_TURN

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.1.3-03: the action is finished; R-147: whether it has met an end condition."""
        super().proceed(state, umpire)
        ending.check(state, umpire, self.seat)
