"""Chapter 5: hamlets: how they are won, used and spent."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import ending, improvement, influence, morale
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import EraState, changed
from stammtisch.games.era.words import (
    FIRST_SCORING_HAMLET,
    HAMLETS,
    IMPROVEMENT_HAMLET,
    INFLUENCE,
    LEADER_HAMLET,
    MORALE_2,
    MORALE_3,
    STRENGTH,
    THALERS_2,
    THALERS_3,
    THALERS_5,
)

OWN_TURN, PAYMENT, ROUND_START, BATTLE, PLUNDERED, WON, LAST = range(7)
"""R-167: the windows in which unused hamlets can be used: in the own turn, between the parts of an expansion and its
battles, at an own payment, before 1.1, while a battle is set up or reinforced, by a plundered player, on winning one,
before scoring.
"""
_OWN_WINDOWS = frozenset((OWN_TURN, PAYMENT, WON, LAST))
"""Where Improvement and Leader hamlets can be used too."""

MORALE = {MORALE_2: 2, MORALE_3: 3}
THALERS = {THALERS_2: 2, THALERS_3: 3, THALERS_5: 5}
STRENGTH_MILITIA = 2


def usable(state: EraState, seat: int, kind: int, window: int) -> bool:
    """eot.5-02, eot.5-03, eot.5-07, eot.5-09, eot.5-10, eot.5-13, eot.5-14, R-167, R-168: whether a hamlet of this kind
    does something in this window; those that score do nothing before the end."""
    if kind >= FIRST_SCORING_HAMLET or kind == INFLUENCE:
        return False
    if kind == IMPROVEMENT_HAMLET:
        return window in _OWN_WINDOWS and bool(improvement.affordable(state, seat, by_hamlet=True))
    if kind == LEADER_HAMLET:
        return window in _OWN_WINDOWS and state.grey_in_box + state.grey_for_hire > 0
    return True


def actions(state: EraState, seat: int, window: int) -> list[int]:
    """Every use of an unused hamlet in this window."""
    held, found = state.players[seat].hamlets, list[int]()
    for kind in sorted(set(held)) if held else ():
        if usable(state, seat, kind, window):
            found += uses(state, seat, kind)
    return found


def uses(state: EraState, seat: int, kind: int) -> list[int]:
    """The ways to use a hamlet: an Improvement one for any area that can be paid (R-170)."""
    if kind != IMPROVEMENT_HAMLET:
        return [act.HAMLET(kind, 0)]
    return [act.HAMLET(kind, area) for area in improvement.affordable(state, seat, by_hamlet=True)]


def refusal(state: EraState, seat: int, action: int, window: int) -> Refusal | None:
    """eot.5-06, R-167: why a hamlet cannot be used here. What a seat holds is looked at first: it knows that."""
    kind, area = act.HAMLET.arguments(action)
    if kind not in state.players[seat].hamlets:
        return Refusal("no_such_hamlet", "eot.5-06")
    if kind >= FIRST_SCORING_HAMLET:
        return Refusal("scores_only", "eot.5-03")
    if kind == INFLUENCE or (kind in (IMPROVEMENT_HAMLET, LEADER_HAMLET) and window not in _OWN_WINDOWS):
        return Refusal("not_now", "eot.5-02")
    if kind == IMPROVEMENT_HAMLET:
        return improvement.improve_refusal(state, seat, area, by_hamlet=True)
    if area:
        return Refusal("no_area_wanted", "eot.5-02")
    if kind == LEADER_HAMLET and not state.grey_in_box + state.grey_for_hire:
        return Refusal("no_grey_leader", "eot.5-14")
    return None


def use(state: EraState, seat: int, action: int, umpire: Umpire) -> None:
    """eot.5-06: the token is turned face up, spent, and does what it shows. R-147: an improvement may meet an end
    condition, in whichever window it is made.
    """
    kind, area = act.HAMLET.arguments(action)
    spend(state, seat, kind, umpire, "used")
    player = state.players[seat]
    if kind in MORALE:
        morale.move(state, seat, MORALE[kind], umpire, "hamlet")
    elif kind in THALERS:
        player.thalers += THALERS[kind]
        umpire.announce("thalers", {"seat": seat, "thalers": THALERS[kind], "cause": "hamlet"})
    elif kind == STRENGTH:
        player.militia += STRENGTH_MILITIA
        umpire.announce("militia", {"seat": seat, "count": STRENGTH_MILITIA})
    elif kind == LEADER_HAMLET:
        take_grey_leader(state, seat, umpire)
    elif kind == IMPROVEMENT_HAMLET:
        improvement.research(state, seat, area, improvement.price(state, seat, area, by_hamlet=True), umpire)
        ending.check(state, umpire, seat)


def spend(state: EraState, seat: int, kind: int, umpire: Umpire, how: str) -> None:
    """eot.1.3.A.4-56, eot.1.3.A.4-63, eot.5-06: an unused hamlet of this kind is turned face up for good."""
    player = state.players[seat]
    left = list(player.hamlets)
    left.remove(kind)
    player.hamlets = tuple(left)
    player.spent += 1
    umpire.announce("hamlet_spent", {"seat": seat, "hamlet": HAMLETS[kind], "how": how})


def take_back(state: EraState, seat: int, kind: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-87, R-098: a mercenary that sat out was not used up: the hamlet is unused again."""
    player = state.players[seat]
    player.spent -= 1
    player.hamlets = (*player.hamlets, kind)
    umpire.announce("mercenary_back", {"seat": seat, "hamlet": HAMLETS[kind]})


def take_grey_leader(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.5-14, eot.8-24, R-021: a grey leader left in the box, else one of those for hire; it can be placed at
    once."""
    if state.grey_in_box:
        state.grey_in_box -= 1
    else:
        state.grey_for_hire -= 1
    player = state.players[seat]
    player.leaders += 1
    player.grey += 1
    player.ready += 1
    umpire.announce("grey_leader", {"seat": seat})


def win(state: EraState, seat: int, province: int, umpire: Umpire) -> None:
    """eot.1.3.A.4-61, eot.5-01, R-109, R-166: the hamlet of a freed province goes to the winner, who alone sees it."""
    kind = state.hamlets[province] - 1
    state.hamlets = changed(state.hamlets, province, 0)
    player = state.players[seat]
    player.hamlets = (*player.hamlets, kind)
    facts: dict[str, str | int] = {"seat": seat, "province": state.board.provinces[province].id}
    if state.setting.options.hamlet_colour_public == "on":
        facts["colour"] = "red" if kind >= IMPROVEMENT_HAMLET else "green"
    umpire.announce("hamlet_won", facts, private={seat: {"hamlet": HAMLETS[kind]}})
    state.push(WonHamlet(seat, kind))


class WonHamlet(EraFrame):
    """D-52, eot.1.3.A.4-62: the winner looks at the token and uses it or keeps it for later, as a mercenary too;
    Influence is used at once (eot.5-08). Fields: the seat, the kind. Whatever the kind, the winner is asked, so that
    being asked tells nothing.
    """

    __slots__ = ("hamlet", "seat")
    kind = "won_hamlet"
    fields = ("seat", "hamlet")
    stage = "won_hamlet"
    kinds = frozenset((act.HAMLET.number, act.KEEP_HAMLET.number))

    def __init__(self, seat: int, hamlet: int) -> None:
        self.seat = seat
        self.hamlet = hamlet

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The winner, unless it is Influence."""
        return () if self.hamlet == INFLUENCE else (self.seat,)

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """To keep it, or to use it if it does something now."""
        used = uses(state, seat, self.hamlet) if usable(state, seat, self.hamlet, WON) else []
        return [act.KEEP_HAMLET(), *used]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.5-02: only the token just won is asked for."""
        if act.kind_of(action) == act.KEEP_HAMLET.number:
            return None
        if act.HAMLET.arguments(action)[0] != self.hamlet:
            return Refusal("not_now", "eot.5-02")
        return refusal(state, seat, action, WON)

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Use it, or keep it face down. R-147: what it brings may meet an end condition."""
        state.agenda.pop()
        if act.kind_of(action) == act.HAMLET.number:
            use(state, seat, action, umpire)
            ending.check(state, umpire, seat)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.5-08, R-168: 1 IP, taken immediately; R-147: it may meet an end condition."""
        state.agenda.pop()
        spend(state, self.seat, INFLUENCE, umpire, "used")
        influence.gain(state, self.seat, 1, umpire, "hamlet")
        ending.check(state, umpire, self.seat)

    def default(self, state: EraState, seat: int) -> int:
        """D-52: keep."""
        return act.KEEP_HAMLET()
