"""What the fields of the action board say before they are activated, and prompts that fit what can be done."""

from __future__ import annotations

import re

import pytest

from stammtisch.engine.options import Message
from stammtisch.games.era import actions as act
from stammtisch.games.era.figures import figures
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.hamlets import WonHamlet
from stammtisch.games.era.rules.turn import AddGoods, AfterAction, Turn
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import CIRCUSES, EXPANSION, HAMLETS, IBERIANS, IRON_AGE, ROMANS, TAXES, TRADE, WINE
from stammtisch.words import Words

MINUS = "\N{MINUS SIGN}"


def turn(tribe: int = ROMANS, *, food: int = 0, morale: int = 0) -> EraState:
    """The turn of Ann, who has three leaders and Liguria with its Wine, and no cities."""
    state = GAME.new(2, {"variant": "five"}, "consequences")
    state.round = 1
    player = state.players[0]
    player.tribe, player.food, player.morale, player.leaders, player.ready = tribe, food, morale, 3, 3
    liguria = state.board.number["liguria"]
    state.cubes[0][liguria] = 1
    state.control[0] |= 1 << liguria
    state.agenda = [Turn(0)]
    return state


def consequence(state: EraState, action: int) -> Message:
    told = GAME.offer(state, 0, action).consequence
    assert told is not None
    return told


def test_an_expansion_says_what_it_is_the_sum_of() -> None:
    """eot.1.3.A-03, eot.1.3.A-04, eot.1.3.A.1-15, eot.4-10: food 2, two leaders 4, morale +1 counts 1, Iron Age 1,
    Iberians 1: 9 vassals; the third leader would add 2.
    """
    state = turn(IBERIANS, food=2, morale=1)
    state.players[0].era, state.players[0].free_vassals = IRON_AGE, 8
    few = consequence(state, act.ACTIVATE(EXPANSION, 2))
    assert Words("en").format(few).startswith("You may place 9 vassals, but have only 8 free: ")
    state.players[0].free_vassals = 9
    told = consequence(state, act.ACTIVATE(EXPANSION, 2))
    assert told.arguments["parts"] == {
        "count": {
            "era-worth-food": 2,
            "era-worth-leaders": 4,
            "era-worth-morale": 1,
            "era-worth-era": 1,
            "era-worth-tribe": 1,
        }
    }
    assert Words("en").format(told) == (
        "You may place 9 vassals: 2 for food, 4 for leaders, 1 for morale, 1 for the era and 1 for the tribe."
    )
    more = Message("era-preview-more-leaders", {"leader": 2})
    assert more in GAME.preview(state, 0, act.ACTIVATE(EXPANSION, 2))
    assert more not in GAME.preview(state, 0, act.ACTIVATE(EXPANSION, 3)), "there is no fourth"


def test_an_expansion_below_zero_says_how_many_vassals_go() -> None:
    """eot.1.3.A.1-05: hunger 4 and morale -10, which counts -5, with one leader: seven vassals go, if there are."""
    state = turn(food=-4, morale=-10)
    poor = consequence(state, act.ACTIVATE(EXPANSION, 1))
    assert Words("en").format(poor).startswith("You must remove 7 vassals, but have only 1 on the map: ")
    state.cubes[0][state.board.number["liguria"]] = 7
    told = consequence(state, act.ACTIVATE(EXPANSION, 1))
    english = "You must remove 7 vassals: -4 for hunger, 2 for leaders and -5 for morale."
    german = "Du musst 7 Vasallen entfernen: -4 für Hunger, 2 für Anführer und -5 für Moral."
    for language, beginning in (("en", english), ("de", german)):
        assert Words(language).format(told).startswith(beginning.replace("-", MINUS))


def test_taxes_say_what_later_expansions_lose() -> None:
    """eot.1.3.C-01, eot.1.3.C-05, eot.1.1-12: one leader, no city: 6 Thalers, three fields down; 0 counts 0, -3 counts
    -2.
    """
    told = consequence(turn(), act.ACTIVATE(TAXES, 1))
    assert told == Message("era-then-taxes", {"thalers": 6, "morale": 3, "influence": 0, "less": 2})


def test_morale_that_cannot_fall_or_rise_is_said_as_what_it_becomes() -> None:
    """eot.1.1-05, eot.1.1-06: three fields down from the last but one are one field and 2 influence; up, Thalers."""
    low = Words("en").format(consequence(turn(morale=-9), act.ACTIVATE(TAXES, 1)))
    assert low.startswith(
        "You get 6 Thalers and lose 1 morale field, and you lose 2 influence because morale can fall no further."
    )
    lowest = Words("en").format(consequence(turn(morale=-10), act.ACTIVATE(TAXES, 1)))
    assert lowest.startswith("You get 6 Thalers, and you lose 3 influence because morale can fall no further.")
    highest = Words("en").format(consequence(turn(morale=5), act.ACTIVATE(CIRCUSES, 1)))
    assert re.match(r"Your morale can rise no further, and you get \d Thalers? for the rest\.", highest)


@pytest.mark.parametrize(
    ("morale", "fall", "taxes"), [(0, (1, 0), (6, 3, 0)), (-9, (1, 0), (6, 1, 2)), (-10, (0, 1), (6, 0, 3))]
)
def test_what_lies_ahead_counts_the_influence_that_morale_cannot_lose(
    morale: int, fall: tuple[int, int], taxes: tuple[int, int, int]
) -> None:
    """eot.1.1-03, eot.1.1-05, eot.1.3.C-01: the Neolithic costs one field a round, one leader on Taxes three."""
    state = turn(morale=morale)
    state.players[1].tribe = IBERIANS
    ahead = figures(state, 0).seats[0]
    assert ahead is not None
    assert (ahead.fall, ahead.taxes) == (fall, taxes)


@pytest.mark.parametrize(("expanded", "spent"), [(False, "yes"), (True, "no")])
def test_goods_on_another_field_are_lost_for_an_expansion_to_come(expanded: bool, spent: str) -> None:
    """eot.1.3-06, eot.1.4-02: a good works once a round: Wine on Trade or Bread & Circuses helps no expansion."""
    state = turn()
    state.players[0].activated = 1 << EXPANSION if expanded else 0
    for field in (TRADE, CIRCUSES):
        assert consequence(state, act.ACTIVATE(field, 1)).arguments["spent"] == "no"
        state.agenda = [Turn(0), AddGoods(0, field, 1, 0)]
        assert consequence(state, act.ADD_GOOD(WINE)).arguments["spent"] == spent
        state.agenda = [Turn(0)]


@pytest.mark.parametrize(
    ("hamlet", "asked"),
    [
        ("thalers_3", "You have won the hamlet “3 Thalers”. Do you use it now?"),
        ("areas", "You have won the hamlet “Score areas”. It scores at the end."),
        ("improvement", "You have won the hamlet “Improvement”. It cannot be used now, only later."),
    ],
)
def test_whoever_wins_a_hamlet_is_asked_only_what_can_be_answered(hamlet: str, asked: str) -> None:
    """eot.1.3.A.4-62, eot.5-03, eot.5-13: an improvement at half price needs Thalers, and there are none."""
    state = turn()
    state.players[0].thalers = 0
    kind = HAMLETS.index(hamlet)
    state.players[0].hamlets = (kind,)
    state.agenda.append(WonHamlet(0, kind))
    assert Words("en").format(GAME.prompt(state, 0)) == asked


@pytest.mark.parametrize(("hamlets", "usable"), [(("areas", "areas"), "no"), (("areas", "thalers_3"), "yes")])
def test_a_window_says_whether_any_hamlet_can_be_used(hamlets: tuple[str, ...], usable: str) -> None:
    """R-167, eot.5-03: red ones that score are asked about too, so that being asked tells nothing."""
    state = turn()
    state.players[0].hamlets = tuple(HAMLETS.index(kind) for kind in hamlets)
    state.agenda.append(AfterAction(0))
    assert GAME.prompt(state, 0).arguments["usable"] == usable


def test_several_hamlets_of_a_kind_are_counted() -> None:
    state = turn()
    state.players[0].hamlets = tuple(HAMLETS.index(kind) for kind in ("areas", "areas", "treaties"))
    state.agenda.append(AfterAction(0))
    asked = "None of your hamlets can be used now: 2 \N{MULTIPLICATION SIGN} “Score areas” and “Score treaties”."
    assert Words("en").format(GAME.prompt(state, 0)) == asked
