"""Chapter 1.3.G: revolutions and eras."""

from __future__ import annotations

from stammtisch.engine.options import Refusal
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.rules import cards, influence, morale
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import ANCIENT_TIMES, BRONZE_AGE, ERAS, HIGH_MIDDLE_AGES, NO_CARD

FIRST_IN_ERA, LATER_IN_ERA = 2, 1


def requirements_met(state: EraState, seat: int) -> tuple[bool, bool, bool]:
    """eot.1.3.G-18 to eot.1.3.G-22, R-138: whether `seat` has the luxury goods, cities and improvements of the next
    era."""
    player = state.players[seat]
    goods, cities, improvements = state.setting.tables.requirements[player.era + 1]
    return (
        state.luxuries(seat).bit_count() >= goods,
        state.city_count(seat) >= cities,
        player.improved >= improvements,
    )


def possible(state: EraState, seat: int) -> bool:
    """eot.1.3.G-01, eot.1.3.G-02: two of three requirements, all three for the High Middle Ages."""
    era = state.players[seat].era
    return era < HIGH_MIDDLE_AGES and sum(requirements_met(state, seat)) >= least(era)


def least(era: int) -> int:
    """eot.1.3.G-01, eot.1.3.G-02: how many of the three requirements must be met to leave `era`."""
    return 3 if era + 1 == HIGH_MIDDLE_AGES else 2


def refusal(state: EraState, seat: int) -> Refusal | None:
    """eot.1.3.G-01, eot.1.3.G-02, eot.1.3.G-22, eot.1.3.G-23: why `seat` cannot make a revolution."""
    player = state.players[seat]
    if player.era == HIGH_MIDDLE_AGES:
        return Refusal("last_era", "eot.1.3.G-22")
    if possible(state, seat):
        return None
    needed = least(player.era)
    goods, cities, improvements = state.setting.tables.requirements[player.era + 1]
    figures = {
        "needed": needed,
        "era": {"word": f"era-era-{ERAS[player.era + 1]}"},
        "goods": goods,
        "have_goods": state.luxuries(seat).bit_count(),
        "cities": cities,
        "have_cities": state.city_count(seat),
        "improvements": improvements,
        "have_improvements": player.improved,
    }
    return Refusal("requirements", "eot.1.3.G-02" if needed == 3 else "eot.1.3.G-01", figures)


def begin(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.1.3.G-03 to eot.1.3.G-08, eot.1.3.G-13, eot.1.3.G-14, eot.1.3.G-15, R-195: one era on; points, leader and
    morale come at once; the round is over for the player. Whoever is first lets barbarians grow and scores a card.
    """
    player = state.players[seat]
    player.era += 1
    player.revolted = True
    first = player.era > state.reached
    umpire.announce("era", {"seat": seat, "era": ERAS[player.era], "first": first})
    influence.gain(state, seat, FIRST_IN_ERA if first else LATER_IN_ERA, umpire, "era")
    if brings_leader(state, player.era):
        player.leaders += 1
        umpire.announce("leader", {"seat": seat})
    if state.setting.options.era_morale == "once":
        morale.move(state, seat, state.setting.tables.era_morale[player.era], umpire, "era")
    if first:
        state.reached = player.era
        umpire.announce("barbarians", {"era": ERAS[player.era]})
        state.push(ScoreCard(seat))


def brings_leader(state: EraState, era: int) -> bool:
    """eot.1.3.G-16, eot.8-23, eot.C-22, eot.0.6.2-02, eot.0.6.2-03, R-020: the third leader waits on the Bronze Age,
    the fourth on the Ancient Times, but not in a normal game."""
    return era == BRONZE_AGE or (era == ANCIENT_TIMES and state.setting.options.length != "normal")


class ScoreCard(EraFrame):
    """D-80, eot.1.3.G-09: the first in an era chooses one of the open cards, which is scored for all. Field: the
    seat."""

    __slots__ = ("seat",)
    kind = "score_card"
    fields = ("seat",)
    stage = "score_card"
    kinds = frozenset((act.SCORE_CARD.number,))

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def _open(self, state: EraState) -> list[int]:
        return [place for place, card in enumerate(state.open_cards) if card != NO_CARD]

    def deciders(self, state: EraState) -> tuple[int, ...]:
        """The player, if there is a choice."""
        return (self.seat,) if len(self._open(state)) > 1 else ()

    def legal_actions(self, state: EraState, seat: int) -> list[int]:
        """The left or the right card."""
        return [act.SCORE_CARD(place) for place in self._open(state)]

    def check(self, state: EraState, seat: int, action: int) -> Refusal | None:
        """eot.1.3.G-09: an open card."""
        if act.SCORE_CARD.arguments(action)[0] in self._open(state):
            return None
        return Refusal("no_open_card", "eot.1.3.G-09")

    def apply(self, state: EraState, seat: int, action: int, umpire: Umpire) -> None:
        """Score it."""
        state.agenda.pop()
        cards.score_open(state, act.SCORE_CARD.arguments(action)[0], seat, umpire)

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """R-144: a single open card is scored without asking; with none nothing happens."""
        state.agenda.pop()
        for place in self._open(state):
            cards.score_open(state, place, self.seat, umpire)

    def default(self, state: EraState, seat: int) -> int:
        """D-80: the card that is best for the chooser relative to the others; of equal ones the left."""
        return act.SCORE_CARD(max(self._open(state), key=lambda place: (cards.lead(state, place, seat), -place)))
