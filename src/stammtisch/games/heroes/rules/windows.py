"""The windows in which a disaster is aimed and answered (aoh.evt.int-01; decisions D01 to D05, interrupts I1 and I2).

A window is opened to everybody it concerns, whether they hold a card that helps or not, so that its presence tells
nothing. A standing order answers at once; one that is given while the window is open is for the next one.
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import (
    ACCEPT,
    ANY_ARMY,
    ERUPT,
    FORTUNE_CARD,
    OLYMPICS_CARD,
    STRIKE,
    STRUCK,
    kind_of,
)
from stammtisch.games.heroes.cards import (
    BARBARIANS,
    EARTHQUAKE,
    ERUPTION,
    FORTUNE,
    GRAIN,
    HUNGER,
    OLYMPICS,
    WORDS,
)
from stammtisch.games.heroes.rules.disasters import (
    BARBARIANS_TAKE,
    cancel,
    erupt,
    plunder_by_barbarians,
    starve,
    strike,
    usual_at_stake,
)
from stammtisch.games.heroes.rules.frame import HeroesFrame
from stammtisch.games.heroes.rules.orders import fortune_order
from stammtisch.games.heroes.rules.resource_deck import lay_from_hand
from stammtisch.games.heroes.rules.victory import CITIES_TO_WIN, MONUMENT_CARDS
from stammtisch.games.heroes.state import HOME, HeroesState, army_index

_ACCEPT, _FORTUNE, _OLYMPICS = ACCEPT(), FORTUNE_CARD(), OLYMPICS_CARD()
UNANSWERED, NO, YES = range(3)


def earthquake_targets(state: HeroesState, drawer: int) -> list[int]:
    """aoh.evt.quake-01, aoh.evt.quake-03, aoh.evt.quake-04: every army of another tribe at home and not yet struck, as
    a `strike`.

    With `earthquake = tribe` (aoh.opt-12) the tribe alone is named.
    """
    targets: list[int] = []
    for seat in state.living():
        armies = state.players[seat].armies
        if seat == drawer:
            continue
        if state.options.earthquake == "tribe":
            if state.players[seat].able_armies():
                targets.append(STRIKE(seat, ANY_ARMY))
        else:
            targets += [STRIKE(seat, led) for led in (0, 1) if armies[army_index(led, HOME)]]
    return targets


def eruption_targets(state: HeroesState, drawer: int) -> list[int]:
    """aoh.evt.erupt-01, aoh.evt.erupt-02: every other tribe with a city, as an `erupt`."""
    return [ERUPT(seat) for seat in state.living() if seat != drawer and state.players[seat].cities]


def _nearness(state: HeroesState, seat: int) -> int:
    """How near a tribe is to winning: the better of its cities and its monument, in steps of five."""
    player = state.players[seat]
    return max(player.cities * MONUMENT_CARDS, player.monument * CITIES_TO_WIN)


def _answer_to(ordered: bool | None) -> int:
    """What a standing order says, as an answer."""
    return UNANSWERED if ordered is None else YES if ordered else NO


class ChooseEarthquake(HeroesFrame):
    """aoh.evt.quake-01, aoh.evt.quake-03: decision D01, the drawer picks tribe and army."""

    __slots__ = ("seat",)
    kind = "choose_earthquake"
    stage = "event:earthquake"
    fields = ("seat",)
    kinds = frozenset({STRIKE.number})

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The drawer."""
        return (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Every army that can be struck."""
        return earthquake_targets(state, seat)

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.evt.quake-03: only an army of another tribe, at home and not yet struck."""
        return None if action in earthquake_targets(state, seat) else Refusal("bad_target", "aoh.evt.quake-03")

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """aoh.evt.int-01: the target is known; its owner may answer before the effect."""
        state.agenda.pop()
        target, army = STRIKE.arguments(action)
        umpire.announce("aimed", {"seat": seat, "card": WORDS[EARTHQUAKE], "target": target, "army": STRUCK[army]})
        state.push(AnswerStroke(state, target, EARTHQUAKE, army))

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D01: the strongest led army of the tribe nearest to winning."""

        def order(action: int) -> tuple[int, int]:
            target, army = STRIKE.arguments(action)
            return (_nearness(state, target), army)

        return max(earthquake_targets(state, seat), key=order)


class ChooseEruption(HeroesFrame):
    """aoh.evt.erupt-01, aoh.evt.erupt-02: decision D02, the drawer picks a tribe with a city."""

    __slots__ = ("seat",)
    kind = "choose_eruption"
    stage = "event:eruption"
    fields = ("seat",)
    kinds = frozenset({ERUPT.number})

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The drawer."""
        return (self.seat,)

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Every other tribe with a city."""
        return eruption_targets(state, seat)

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.evt.erupt-01: never the own tribe, only a tribe with a city."""
        return None if action in eruption_targets(state, seat) else Refusal("bad_target", "aoh.evt.erupt-01")

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """aoh.evt.int-01: the target is known; its owner may answer before the effect."""
        state.agenda.pop()
        (target,) = ERUPT.arguments(action)
        umpire.announce("aimed", {"seat": seat, "card": WORDS[ERUPTION], "target": target})
        state.push(AnswerStroke(state, target, ERUPTION, 0))

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D02: the tribe with most cities; of several the next to the left."""
        around = [other for other in state.around(seat) if ERUPT(other) in eruption_targets(state, seat)]
        return ERUPT(max(around, key=lambda other: state.players[other].cities))


class AnswerStroke(HeroesFrame):
    """aoh.evt.fort-01, aoh.evt.fort-03, aoh.evt.int-01: decision D03, the victim of an Earthquake or Eruption uses
    Fortune or not.

    `ordered`: the victim's answer if a standing order gives it, else UNANSWERED.
    """

    __slots__ = ("army", "disaster", "ordered", "seat")
    kind = "answer_stroke"
    stage = "event:answer"
    fields = ("seat", "disaster", "army", "ordered")
    kinds = frozenset({FORTUNE_CARD.number, OLYMPICS_CARD.number, ACCEPT.number})

    def __init__(self, state: HeroesState, seat: int, disaster: int, army: int) -> None:
        self.seat = seat
        self.disaster = disaster
        self.army = army
        player = state.players[seat]
        led_armies = player.armies[army_index(1, HOME)] if army == ANY_ARMY else army
        stake = player.cities if disaster == ERUPTION else led_armies
        self.ordered = _answer_to(fortune_order(player, disaster, stake))

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The victim, unless a standing order has answered."""
        return (self.seat,) if self.ordered == UNANSWERED else ()

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Fortune if held, or let it happen."""
        return [_FORTUNE, _ACCEPT] if state.players[seat].hand[FORTUNE] else [_ACCEPT]

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """Fortune is shown with its reason if it is not held."""
        return [_FORTUNE]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.evt.fort-01, aoh.evt.olymp-03: Fortune must be in the hand; Olympic Games does not help here."""
        return answer_refusal(state, seat, action, olympics_helps=False)

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """The victim has answered."""
        self._answer(state, action == _FORTUNE, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.evt.int-02: the victim's standing order answers at once."""
        umpire.block_undo()
        self._answer(state, self.ordered == YES, umpire)

    def _answer(self, state: HeroesState, fortune: bool, umpire: Umpire) -> None:
        state.agenda.pop()
        if fortune:
            cancel(state, self.seat, self.disaster, FORTUNE, umpire)
        elif self.disaster == ERUPTION:
            erupt(state, self.seat, umpire)
        else:
            strike(state, self.seat, self.army, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D03: Fortune against an Eruption, not against an Earthquake."""
        return _FORTUNE if self.disaster == ERUPTION and state.players[seat].hand[FORTUNE] else _ACCEPT


class AnswerBarbarians(HeroesFrame):
    """aoh.evt.fort-01, aoh.evt.olymp-01: decision D05, Olympic Games, Fortune or neither against Barbarians.

    `ordered`: the drawer's answer if a standing order gives it, else UNANSWERED.
    """

    __slots__ = ("ordered", "seat")
    kind = "answer_barbarians"
    stage = "event:answer"
    fields = ("seat", "ordered")
    kinds = frozenset({FORTUNE_CARD.number, OLYMPICS_CARD.number, ACCEPT.number})

    def __init__(self, state: HeroesState, seat: int) -> None:
        self.seat = seat
        player = state.players[seat]
        self.ordered = _answer_to(fortune_order(player, BARBARIANS, usual_at_stake(player)))

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """The drawer, unless a standing order has answered."""
        return (self.seat,) if self.ordered == UNANSWERED else ()

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """What is held of the two, or let it happen."""
        hand = state.players[seat].hand
        return [action for action, card in ((_FORTUNE, FORTUNE), (_OLYMPICS, OLYMPICS)) if hand[card]] + [_ACCEPT]

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """Both cards, shown with the reason if not held."""
        return [_FORTUNE, _OLYMPICS]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.evt.fort-01, aoh.evt.olymp-01: the card must be in the hand."""
        return answer_refusal(state, seat, action, olympics_helps=True)

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """The drawer has answered."""
        state.agenda.pop()
        if action == _ACCEPT:
            plunder_by_barbarians(state, seat, umpire)
        else:
            cancel(state, seat, BARBARIANS, FORTUNE if action == _FORTUNE else OLYMPICS, umpire)

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.evt.int-02: the drawer's standing order answers at once."""
        umpire.block_undo()
        self.apply(state, self.seat, _FORTUNE if self.ordered == YES else _ACCEPT, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D05: Fortune if two usual cards would be at stake, never Olympic Games."""
        player = state.players[seat]
        return _FORTUNE if player.hand[FORTUNE] and usual_at_stake(player) >= BARBARIANS_TAKE else _ACCEPT


class AnswerHunger(HeroesFrame):
    """aoh.evt.fort-01, aoh.evt.fort-03, aoh.opt-11: decision D04, every living player answers Hunger, sealed until the
    last answer is in.

    `answers`: for each seat UNANSWERED, NO or YES; standing orders have answered when the window opens.
    """

    __slots__ = ("answers", "drawer")
    kind = "answer_hunger"
    stage = "event:answer"
    fields = ("drawer", "answers")
    kinds = frozenset({FORTUNE_CARD.number, OLYMPICS_CARD.number, ACCEPT.number})

    def __init__(self, state: HeroesState, drawer: int) -> None:
        self.drawer = drawer
        self.answers = tuple(self._ahead(state, seat) for seat in range(len(state.players)))

    @staticmethod
    def _ahead(state: HeroesState, seat: int) -> int:
        player = state.players[seat]
        if player.out:
            return NO
        return _answer_to(fortune_order(player, HUNGER, player.hand[GRAIN]))

    def forget(self, seat: int | None) -> None:
        """aoh.evt.int-01: as `seat` knows the answers: those of others are sealed, only whether they are in is seen."""
        self.answers = tuple(
            answer if other == seat or answer == UNANSWERED else NO for other, answer in enumerate(self.answers)
        )

    def copy(self) -> AnswerHunger:
        """A frame of its own: it collects answers."""
        twin = AnswerHunger.__new__(AnswerHunger)
        twin.drawer, twin.answers, twin.number = self.drawer, self.answers, self.number
        return twin

    def deciders(self, state: HeroesState) -> Sequence[int]:
        """Everybody who has not answered."""
        return [seat for seat, answer in enumerate(self.answers) if answer == UNANSWERED]

    def legal_actions(self, state: HeroesState, seat: int) -> list[int]:
        """Fortune if held, or let it happen."""
        return [_FORTUNE, _ACCEPT] if state.players[seat].hand[FORTUNE] else [_ACCEPT]

    def candidates(self, state: HeroesState, seat: int) -> list[int]:
        """Fortune is shown with its reason if it is not held."""
        return [_FORTUNE]

    def check(self, state: HeroesState, seat: int, action: int) -> Refusal | None:
        """aoh.evt.fort-01, aoh.evt.olymp-03: Fortune must be in the hand; Olympic Games does not help here."""
        return answer_refusal(state, seat, action, olympics_helps=False)

    def apply(self, state: HeroesState, seat: int, action: int, umpire: Umpire) -> None:
        """Keep the answer; it is shown with all others."""
        answer = YES if action == _FORTUNE else NO
        self.answers = (*self.answers[:seat], answer, *self.answers[seat + 1 :])
        umpire.block_undo()

    def proceed(self, state: HeroesState, umpire: Umpire) -> None:
        """aoh.evt.fort-02, aoh.opt-11: every Fortune answered with is laid down; it shields its user, with
        `fortune_hunger = all` everybody.
        """
        state.agenda.pop()
        users = [seat for seat, answer in enumerate(self.answers) if answer == YES]
        for seat in users:
            lay_from_hand(state, seat, [FORTUNE])
            umpire.announce("shielded", {"seat": seat, "all": state.options.fortune_hunger == "all"})
        umpire.block_undo()
        starve(state, state.living() if users and state.options.fortune_hunger == "all" else users, umpire)

    def default(self, state: HeroesState, seat: int) -> int:
        """Decision D04: Fortune with two grain or more."""
        hand = state.players[seat].hand
        return _FORTUNE if hand[FORTUNE] and hand[GRAIN] >= 2 else _ACCEPT


def answer_refusal(state: HeroesState, seat: int, action: int, olympics_helps: bool) -> Refusal | None:
    """aoh.evt.fort-01, aoh.evt.olymp-03: why an answer to a disaster is refused."""
    kind = kind_of(action)
    if kind == FORTUNE_CARD.number and not state.players[seat].hand[FORTUNE]:
        return Refusal("not_in_hand", "aoh.evt.fort-01", {"card": WORDS[FORTUNE]})
    if kind == OLYMPICS_CARD.number:
        if not olympics_helps:
            return Refusal("no_use", "aoh.evt.olymp-03")
        if not state.players[seat].hand[OLYMPICS]:
            return Refusal("not_in_hand", "aoh.evt.olymp-01", {"card": WORDS[OLYMPICS]})
    return None
