"""What is said ahead of an expansion: without leaders, of new vassals without a place, of land that changes hands."""

from __future__ import annotations

import pytest

from stammtisch.engine.umpire import SilentUmpire
from stammtisch.games.era import actions as act
from stammtisch.games.era.game import GAME
from stammtisch.games.era.rules import expansion, movement
from stammtisch.games.era.rules.frame import top
from stammtisch.games.era.rules.improvement import FreeUnits
from stammtisch.games.era.rules.placement import Placement, Removal, places
from stammtisch.games.era.rules.turn import AddGoods, Turn
from stammtisch.games.era.state import EraState
from stammtisch.games.era.words import DIPLOMACY, EXPANSION, MECHANICS, ROMANS, TAXES
from stammtisch.words import Words

MINUS = "\N{MINUS SIGN}"


def ann(*, food: int = 0, morale: int = 0) -> EraState:
    """Ann, a Roman with three leaders, on her turn; a vassal of hers stands in Liguria with its Wine."""
    state = GAME.new(2, {"variant": "five"}, "foreseen")
    state.round = 1
    own = state.players[0]
    own.tribe, own.food, own.morale, own.leaders, own.ready, own.free_vassals = ROMANS, food, morale, 3, 3, 6
    liguria = state.board.number["liguria"]
    state.cubes[0][liguria] = 1
    state.control[0] |= 1 << liguria
    state.agenda = [Turn(0)]
    return state


def said(state: EraState, action: int, language: str = "en") -> str:
    return " ".join(Words(language).format(line) for line in GAME.preview(state, 0, action))


def asked(state: EraState) -> str:
    return Words("en").format(GAME.prompt(state, 0))


def test_taxes_say_what_they_cost_at_the_end_of_the_round() -> None:
    """eot.1.3.C-05, eot.1.1-12, eot.1.4-01: three fields down from 0 count -2; hunger 1 besides: three vassals go."""
    state = ann(food=-1)
    told = (
        f"At the end of the round, your expansion without leaders is worth {MINUS}3, before luxury goods: 3 vassals go,"
    )
    assert told in said(state, act.ACTIVATE(TAXES, 1))
    state.players[0].activated = 1 << EXPANSION
    assert "without leaders" not in said(state, act.ACTIVATE(TAXES, 1))


def test_whoever_passes_hears_what_the_round_end_costs() -> None:
    """eot.1.4-01: hunger 2: two vassals go; with nothing lost there is nothing to say."""
    assert said(ann(food=-2), act.PASS()).endswith("2 vassals go, but only 1 is on the map.")
    assert "without leaders" not in said(ann(), act.PASS())


def test_the_expansion_without_leaders_is_named() -> None:
    """eot.1.4-02, eot.1.3.A.1-05: hunger 3 and no leader: three vassals go."""
    state = ann(food=-3)
    state.agenda = [AddGoods(0, EXPANSION, 0, 0)]
    assert asked(state).startswith(
        f"End of the round: your expansion without leaders is worth {MINUS}3; 3 vassals go, "
    )
    assert Words("en").format(GAME.offer(state, 0, act.GO()).label) == "Expand without leaders"
    state.agenda = [expansion.Expansion(0, 0, 0), Removal(0, 1)]
    assert asked(state).startswith("End of the round: your expansion without leaders is worth " + MINUS + "3. 1 vassal")
    state.agenda = [expansion.Expansion(0, 1, 0), Removal(0, 1)]
    assert asked(state).startswith(f"Your expansion is worth {MINUS}1. 1 vassal")


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (1, "Where do you place a vassal? 1 can be placed; you have 6 free vassals."),
        (3, "2 points stay unused; it takes three to raise morale."),
        (5, "4 points stay unused; morale rises by 1 field."),
    ],
)
def test_new_vassals_without_a_place_are_named(points: int, told: str) -> None:
    """eot.1.3.A.1-02, eot.1.3.A.1-06: one vassal on land makes one place; every three points not used raise morale."""
    state = ann()
    state.agenda = [expansion.Expansion(0, 1, 0), Placement(0, points, places(state, 0), ())]
    assert "1 can be placed" in asked(state)
    assert asked(state).endswith(told)


def march(state: EraState, start: str, end: str, *, carry_out: bool) -> int:
    """The march of a vassal that has all its points, in the movement that begins."""
    state.agenda = [movement.begin(state, 0, (), True)]
    board, points = state.board, movement.vassal_points(state, 0)
    step = act.MARCH(board.number[start], board.number[end], points)
    assert step in top(state).legal_actions(state, 0)
    if carry_out:
        top(state).apply(state, 0, step, SilentUmpire())
    return step


def test_a_march_and_the_end_of_movement_say_which_land_changes_hands() -> None:
    """eot.1.3.A.2-42, eot.1.3.A.2-43: Liguria is left empty and lost, Cisalpina, which is nobody's, won at the end."""
    state = ann()
    assert "If the vassal stays there, Cisalpina becomes yours" in said(
        state, march(state, "liguria", "cisalpina", carry_out=False)
    )
    march(state, "liguria", "cisalpina", carry_out=True)
    assert "Becomes yours: Cisalpina. No longer yours: Liguria." in said(state, act.END_MOVEMENT())
    assert "Wird deins: Cisalpina. Nicht mehr deins: Liguria." in said(state, act.END_MOVEMENT(), "de")


def test_the_end_of_movement_names_what_is_attacked() -> None:
    """eot.1.3.A.2-39: Ben's Cisalpina is entered; it stays his until the battle."""
    state = ann()
    state.cubes[0][state.board.number["liguria"]] = 2
    cisalpina = state.board.number["cisalpina"]
    state.cubes[1][cisalpina] = 1
    state.control[1] |= 1 << cisalpina
    march(state, "liguria", "cisalpina", carry_out=True)
    told = said(state, act.END_MOVEMENT())
    assert "You attack there: Cisalpina." in told
    assert "Becomes yours" not in told


def test_diplomacy_promises_only_what_can_come() -> None:
    """eot.1.3.D-18: nobody's piece stands next to Ann's, so she can neither buy nor ally; a neighbour changes that."""
    state = ann()
    state.players[0].thalers = 30
    assert "neither buy a province nor offer an alliance" in said(state, act.ACTIVATE(DIPLOMACY, 1))
    cisalpina = state.board.number["cisalpina"]
    state.cubes[1][cisalpina] = 1
    state.control[1] |= 1 << cisalpina
    assert "after each you may buy a province" in said(state, act.ACTIVATE(DIPLOMACY, 1))


def test_an_army_vassal_without_free_vassals_comes_from_a_city() -> None:
    """eot.1.3.E-27: the prompt says from where and at what price."""
    state = ann()
    state.players[0].free_vassals = 0
    state.agenda = [FreeUnits(0, MECHANICS, 1, True)]
    told = "one kept for a later city is taken, and you lose 2 morale fields."
    assert asked(state).endswith(told)


def test_a_march_to_where_one_stands_already_says_that_it_will_not_stay() -> None:
    """eot.1.5-04, eot.1.5-05: one vassal stays on a land province; the other goes back at clean-up."""
    state = ann()
    cisalpina = state.board.number["cisalpina"]
    state.cubes[0][cisalpina] = 1
    state.control[0] |= 1 << cisalpina
    step = march(state, "liguria", "cisalpina", carry_out=False)
    told = "At the end of the round only 1 vassal stays here; 1 goes back to your free vassals."
    assert told in said(state, step)
    assert "too many" not in said(state, act.END_MOVEMENT())
    top(state).apply(state, 0, step, SilentUmpire())
    assert "1 of your vassals is too many for its province and leaves the map" in said(state, act.END_MOVEMENT())
