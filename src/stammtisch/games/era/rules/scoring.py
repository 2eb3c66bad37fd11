"""Chapter 2.2: the final scoring, after a last window for hamlets."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.board import provinces_in
from stammtisch.games.era.rules import cards, hamlets, influence, morale, posts
from stammtisch.games.era.rules.frame import EraFrame
from stammtisch.games.era.rules.hamlet_window import HamletWindow
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import (
    CARDS,
    FIRST_SCORING_HAMLET,
    HAMLETS,
    LEADER_HAMLET,
    LUXURY_GOODS,
    NO_CARD,
    SCORE_AREAS,
    SCORE_DISSIMILAR,
    SCORE_IMPROVEMENTS,
    SCORE_LEADERS,
    SCORE_POSTS,
    SCORE_SIMILAR,
    SCORE_THALERS,
)


def hamlet_count(state: EraState, seat: int, kind: int) -> int:
    """eot.5-15 to eot.5-22, R-160, R-161: what a scoring hamlet counts."""
    player = state.players[seat]
    if kind == SCORE_IMPROVEMENTS:
        return player.improved
    if kind in (SCORE_DISSIMILAR, SCORE_SIMILAR):
        owned = state.luxuries(seat)
        of_kinds = [(owned & state.board.luxury_of[luxury]).bit_count() for luxury in range(len(LUXURY_GOODS))]
        return max(of_kinds) if kind == SCORE_SIMILAR else sum(1 for number in of_kinds if number)
    if kind == SCORE_AREAS:
        return len({area for province in provinces_in(state.land_of(seat)) for area in state.board.areas[province]})
    if kind == SCORE_LEADERS:
        return player.leaders
    if kind == SCORE_POSTS:
        return posts.count(state, seat)
    return player.thalers if kind == SCORE_THALERS else player.treaties


def hamlet_points(state: EraState, seat: int, kind: int) -> int:
    """eot.5-15 to eot.5-22, R-158, R-159: 1 to 5 IP by the thresholds printed on the token, below the first none."""
    thresholds = state.setting.tables.hamlet_scores[kind - FIRST_SCORING_HAMLET]
    counted = hamlet_count(state, seat, kind)
    return sum(1 for threshold in thresholds if counted >= threshold)


class LastHamlets(HamletWindow):
    """D-91: unused hamlets can be used a last time before scoring. Field: the seat.

    eot.2.1-02: the window belongs to the last round, so a condition met in it pays.
    """

    __slots__ = ()
    kind = "last_hamlets"
    stage = "last_hamlets"
    window = hamlets.LAST

    def default(self, state: EraState, seat: int) -> int:
        """D-91: use what is free and can only help."""
        free = [*hamlets.MORALE, *hamlets.THALERS, LEADER_HAMLET]
        legal = hamlets.actions(state, seat, hamlets.LAST)
        return next((action for action in legal if act.HAMLET.arguments(action)[0] in free), act.GO())


class Scoring(EraFrame):
    """R-157: personal cards, open cards, morale, red hamlets; counts are taken once at the start."""

    __slots__ = ()
    kind = "scoring"
    stage = "scoring"

    def proceed(self, state: EraState, umpire: Umpire) -> None:
        """eot.2.2-01 to eot.2.2-09, eot.2.1-26: in every length of the game."""
        state.agenda.pop()
        personal = {seat: state.players[seat].card for seat in state.living()}
        wanted = {*personal.values(), *state.open_cards} - {NO_CARD}
        counted = {card: cards.counts(state, card) for card in sorted(wanted)}
        score_personal(state, personal, counted, umpire)
        for card in state.open_cards:
            if card != NO_CARD:
                cards.pay(state, card, counted[card], state.living(), umpire)
        for seat in state.living():
            influence.gain(state, seat, morale.value(state, seat), umpire, "morale_value")
        for seat in state.living():
            score_hamlets(state, seat, umpire)
        state.winners = winners(state)
        totals = [player.ip for player in state.players]
        umpire.announce("game_over", {"winners": list(state.winners), "influence": totals})


def score_personal(
    state: EraState, personal: dict[int, int], counted: dict[int, dict[int, int]], umpire: Umpire
) -> None:
    """eot.2.2-01, eot.2.2-02, eot.2.2-03: personal cards, revealed one by one from the lowest IP on."""
    for seat in [each for each in influence.by_influence(state) if each in personal]:
        card = personal[seat]
        if card == NO_CARD:
            continue
        points = cards.personal_points(counted[card], state, seat)
        first, _ = cards.places(state, card, counted[card])
        umpire.announce("card_revealed", {"seat": seat, "card": CARDS[card], "points": points, "first": first})
        influence.gain(state, seat, points, umpire, "personal_card")


def score_hamlets(state: EraState, seat: int, umpire: Umpire) -> None:
    """eot.2.2-08, eot.5-23, R-158: each unused scoring hamlet adds its points."""
    for kind in sorted(state.players[seat].hamlets):
        if kind >= FIRST_SCORING_HAMLET:
            points = hamlet_points(state, seat, kind)
            umpire.announce("hamlet_scored", {"seat": seat, "hamlet": HAMLETS[kind], "points": points})
            influence.gain(state, seat, points, umpire, "hamlet")


def winners(state: EraState) -> tuple[int, ...]:
    """eot.2.2-09, R-155, R-156: the most IP; a tie is shared, unless the table lets the marker decide that came
    first."""
    living = state.living()
    if not living:
        return ()
    best = max(state.players[seat].ip for seat in living)
    tied = sorted(seat for seat in living if state.players[seat].ip == best)
    if state.setting.options.final_tiebreak == "shared":
        return tuple(tied)
    return (min(tied, key=lambda seat: state.players[seat].arrival),)
