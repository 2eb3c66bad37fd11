"""Why nothing can be done in a province of which no option speaks: the reason fits the cause."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.engine.frames import Frame
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules.battles import Battles
from stammtisch.games.era.rules.diplomacy import Further
from stammtisch.games.era.rules.placement import Placement, Removal
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import NORSEMEN
from stammtisch.words import Words
from tests.games.era.test_routes import moving


def why(state: EraState, place: str, start: str | None = None) -> tuple[str, str]:
    """The code of the reason that the Romans are given, and the sentence in English."""
    reason = GAME.nothing_there(state, 0, place, start)
    assert reason is not None
    told = GAME.explain(reason)
    return reason.code, Words("en").format(told, ("Ann", "Ben"), 0)


def asked(frame: Frame[EraState], cubes: Mapping[str, tuple[int, ...]]) -> EraState:
    state = moving(cubes)
    state.agenda.clear()
    state.push(frame)
    return state


def test_a_far_province_is_too_far_and_says_nothing_of_new_vassals() -> None:
    """eot.1.3.A.2-24: one point leads from Campania to Latium; Umbria is two steps away, Venetia further."""
    assert why(moving({"campania": (1,)}), "umbria") == ("out_of_reach", "Too far: none of your pieces reaches it.")
    code, text = why(moving({"campania": (1,)}), "umbria", "campania")
    assert (code, "1 movement point " in text) == ("out_of_its_reach", True)


def test_what_is_reached_by_several_steps_names_the_piece_to_choose() -> None:
    """eot.1.3.A.2-36: two points lead from Campania to Umbria."""
    code, text = why(moving({"campania": (2,)}), "umbria")
    assert (code, "the piece in Campania" in text) == ("choose_piece", True)


def test_pieces_without_points_say_so() -> None:
    """eot.1.3.A.2-24."""
    assert why(moving({"campania": (0,), "latium": (1,)}), "campania")[0] == "no_points_left"
    assert why(moving({"campania": (0,)}), "umbria")[0] == "no_points_left_anywhere"


def test_plunder_has_reasons_of_its_own() -> None:
    """eot.4-21: land with a piece of another player beside an unused fleet; others hear of battles."""
    state = asked(Battles(0, (), 0, True), {"campania": (1,), "mare_tyrrhenum": (1,)})
    assert why(state, "umbria")[0] == "no_such_battle"
    state.players[0].tribe = NORSEMEN
    number = state.board.number
    state.cubes[1][number["umbria"]] = 1
    assert why(state, "latium")[0] == "nobody_to_plunder"
    assert why(state, "umbria")[0] == "no_fleet_beside"
    assert why(state, "mare_tyrrhenum")[0] == "nobody_to_plunder_beside"
    state.players[0].plundered = ((number["mare_tyrrhenum"], 1),)
    assert why(state, "mare_tyrrhenum")[0] == "no_unused_fleet"


def test_new_vassals_and_those_that_go_and_land_for_sale() -> None:
    """eot.1.3.A.1-02, eot.1.3.A.1-03, eot.1.3.A.1-05, eot.1.3.D-18, eot.1.3.D-20."""
    own = {"campania": (1,)}
    placing = asked(Placement(0, 1, (), ()), own)
    reasons = {place: why(placing, place)[0] for place in ("campania", "umbria", "mare_tyrrhenum")}
    assert reasons == {"campania": "no_room", "umbria": "none_yours_there", "mare_tyrrhenum": "not_on_fleets"}
    assert why(asked(Removal(0, 1), own), "umbria")[0] == "no_vassal_there"
    buying = asked(Further(0, 3), own)
    buying.control[1] |= 1 << buying.board.number["umbria"]
    told = [why(buying, place) for place in ("campania", "latium", "mare_tyrrhenum")]
    assert [code for code, _ in told] == ["not_for_sale"] * 3
    assert len({text for _, text in told}) == 3
    assert why(buying, "umbria")[0] == "not_adjacent_player"
