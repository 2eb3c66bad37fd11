"""Every promise can be filled in, the log says what it was about, and who has no turn left is told of."""

from __future__ import annotations

import pytest

from stammtisch.bots.era_greedy.bargaining import TREATY_PRICE
from stammtisch.engine.game import play
from stammtisch.engine.umpire import Umpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import offers
from stammtisch.games.era.rules.offers import PROMISES
from stammtisch.games.era.rules.turn import ActionPhase
from stammtisch.games.era.state import EraState
from stammtisch.words import Words

ANN, BEN, CLEO = range(3)
NAMES = ("Ann", "Ben", "Cleo")


def acting(*ready: int) -> EraState:
    """The action phase of the first round, in which each has so many leaders ready; Ben has a fleet."""
    state = GAME.new(3, {}, "promises")
    for seat, leaders in enumerate(ready):
        state.players[seat].tribe, state.players[seat].ready = seat, leaders
    state.cubes[BEN][state.board.number["mare_tyrrhenum"]] = 1
    state.order, state.round = (ANN, BEN, CLEO), 1
    state.agenda.clear()
    state.push(ActionPhase())
    return state


def told(umpire: Umpire, language: str = "en") -> list[str]:
    lines = [GAME.tell(event, ANN) for event in umpire.events]
    return [Words(language).format(line, NAMES, ANN) for line in lines if line is not None]


def test_every_kind_of_promise_has_a_form() -> None:
    """eot.1.3.D-36, N-6, N-7: to Ben; about a sea only where one of the two has fleets."""
    forms = [form for form in GAME.anytime_forms(acting(1, 1, 1), ANN) if form.kind.startswith("promise")]
    to_ben = [form for form in forms if form.pattern.startswith("promise B ")]
    kinds = [word for form in to_ben for word, _ in form.fields[0].values]
    assert sorted(kinds) == sorted(PROMISES)
    (at_sea,) = (form for form in forms if "{sea}" in form.pattern)
    assert at_sea in to_ben
    assert [word for word, _ in at_sea.fields[1].values] == ["mare_tyrrhenum"]
    for form in to_ben:
        first = {field.name: field.values[0][0] for field in form.fields}
        action = GAME.parse(form.pattern.format(**first))
        assert act.PROMISE.arguments(action)[0] == BEN


@pytest.mark.parametrize(
    ("promise", "english", "german"),
    [
        ("attack C", "an attack on Cleo", "ein Angriff auf Cleo"),
        ("leave_sea mare_tyrrhenum", "to leave Mare Tyrrhenum", "Mare Tyrrhenum zu verlassen"),
        ("share_sea mare_tyrrhenum", "to share Mare Tyrrhenum in peace", "Mare Tyrrhenum in Frieden zu teilen"),
        ("pay 1", "to pay 1 Thaler", "1 Taler zu zahlen"),
        ("support 2", "support in battles with 2 vassals", "Beistand in Schlachten mit 2 Vasallen"),
        ("no_attack", "no attack", "kein Angriff"),
    ],
)
def test_the_log_says_what_a_promise_is_about(promise: str, english: str, german: str) -> None:
    """eot.1.3.D-36, N-6."""
    state, umpire = acting(1, 1, 1), Umpire()
    play(GAME, state, ANN, GAME.parse(f"promise B {promise} until round 3"), umpire)
    assert told(umpire) == [f"You promise Ben: {english}, until round 3."]
    assert told(umpire, "de") == [f"Du versprichst Ben: {german}, bis Runde 3."]


def proceed(state: EraState) -> list[str]:
    """The turn of the seat that acts is over."""
    umpire = Umpire()
    state.agenda.pop()
    phase = state.agenda[-1]
    assert isinstance(phase, ActionPhase)
    phase.proceed(state, umpire)
    return told(umpire)


def began(*ready: int) -> EraState:
    """Ann's turn has begun."""
    state = acting(*ready)
    state.agenda[-1].proceed(state, Umpire())
    return state


def test_who_has_placed_the_last_leader_sits_out() -> None:
    """eot.1.3-05: others still act; the last of all is not told of."""
    state = began(2, 1, 0)
    state.players[ANN].ready = 0
    assert proceed(state) == ["You have no leader left and no more turns in this round."]
    state.players[BEN].ready = 0
    assert proceed(state) == []


def test_who_still_has_a_leader_does_not_sit_out() -> None:
    """eot.1.3-05."""
    state = began(2, 1, 0)
    state.players[ANN].ready = 1
    assert proceed(state) == []


def test_after_a_revolution_the_rest_of_the_round_is_sat_out() -> None:
    """eot.1.3.G-13: whatever leaders there still are, and even when nobody else acts any more."""
    state = began(2, 0, 0)
    state.players[ANN].revolted = True
    assert proceed(state) == ["After the revolution you sit out the rest of the round."]


def test_an_offer_and_its_answer_are_said_in_a_sentence() -> None:
    """N-5: one treaty for four Thalers."""
    state, umpire = acting(1, 1, 1), Umpire()
    state.players[ANN].treaties, state.players[BEN].thalers = 1, 4
    play(GAME, state, ANN, act.EXCHANGE(BEN, 0, 1, 4, 0), umpire)
    play(GAME, state, BEN, act.ANSWER_OFFER(state.offers[0][0], 0), umpire)
    terms = "1 treaty for 4 Thalers"
    assert told(umpire) == [f"You offer Ben {terms}.", f"Ben refuses your offer: {terms}."]


def test_an_offer_that_lapses_is_told_to_its_two_parties() -> None:
    """N-6, D-20: at the end of the round, in both languages, and to nobody else."""
    state = acting(1, 1, 1)
    state.players[ANN].treaties, state.players[BEN].thalers = 1, 4
    play(GAME, state, ANN, act.EXCHANGE(BEN, 0, 1, 4, 0), Umpire())
    umpire = Umpire()
    offers.end_of_round(state, umpire)
    assert state.offers == ()
    assert told(umpire) == ["The round ends without an answer: your offer to Ben lapses."]
    assert told(umpire, "de") == ["Die Runde endet ohne Antwort: Dein Angebot an Ben verfällt."]
    assert [event.audience for event in umpire.events] == [(ANN, BEN)]


def test_the_page_says_what_a_treaty_counts_for_bots() -> None:
    for language, thalers in (("en", "Thalers"), ("de", "Taler")):
        assert f"{TREATY_PRICE} {thalers}" in Words(language).text("client-era-exchange-bots")
