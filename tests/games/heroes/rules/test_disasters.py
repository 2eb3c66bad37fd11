"""What the disasters do once nothing stops them (aoh.evt.hunger, -barb, -quake, -erupt, aoh.opt-10, aoh.opt-12)."""

from __future__ import annotations

from stammtisch.engine.umpire import Umpire
from stammtisch.games.heroes.actions import ANY_ARMY
from stammtisch.games.heroes.cards import EARTHQUAKE
from stammtisch.games.heroes.pieces import CITY
from stammtisch.games.heroes.rules.disasters import erupt, plunder_by_barbarians, starve, strike
from tests.games.heroes.table import Table


def test_hunger_tells_what_everybody_lost() -> None:
    """aoh.evt.hunger-01, aoh.evt.hunger-02: who had no grain is not mentioned."""
    table = Table(players=3, seats={"A": {"hand": ["grain", "grain", "gold"]}, "C": {"hand": ["grain"]}})
    umpire = Umpire()
    starve(table.state, [2], umpire)
    assert [event.facts for event in umpire.events] == [{"seat": 0, "cards": {"grain": 2}}]
    assert (table.hand("A"), table.hand("C")) == (["gold"], ["grain"])


def test_chance_decides_only_if_barbarians_leave_something() -> None:
    """aoh.evt.barb-02, aoh.evt.barb-03: two or fewer usual cards are all taken, more are picked from."""
    for hand, picks in ((["iron", "gold", "hero"], 0), (["iron", "gold", "wood", "hero"], 1)):
        table = Table(seats={"A": {"hand": hand}})
        umpire = Umpire()
        plunder_by_barbarians(table.state, 0, umpire)
        assert len(umpire.outcomes) == picks
        assert table.player("A").cards == len(hand) - 2
        assert "hero" in table.hand("A")


def test_an_earthquake_lies_on_the_army_until_it_is_lifted() -> None:
    """aoh.evt.quake-01, aoh.evt.quake-02, aoh.evt.quake-03: the general is out of play with it."""
    table = Table(seats={"B": {"armies": ["led", "bare"]}}, discard=["earthquake"])
    strike(table.state, 1, 1, Umpire())
    assert (table.armies("B"), table.player("B").earthquakes) == (["bare", "led@quaked"], 1)
    assert table.state.discard[EARTHQUAKE] == 0


def test_one_card_strikes_all_armies_at_home_under_the_option() -> None:
    """aoh.opt-12: those away or struck already are not touched."""
    table = Table(
        seats={"B": {"armies": ["led", "bare", "bare", "bare@away", "led@quaked"]}},
        discard=["earthquake"],
        options={"earthquake": "tribe"},
    )
    umpire = Umpire()
    strike(table.state, 1, ANY_ARMY, umpire)
    assert table.armies("B") == ["bare@away", "bare@quaked", "bare@quaked", "led@quaked", "led@quaked"]
    assert table.player("B").earthquakes == 2
    assert umpire.events[0].facts == {"seat": 1, "army": "all", "armies": 3}


def test_an_eruption_sends_the_city_back() -> None:
    """aoh.evt.erupt-01, aoh.evt.erupt-02: the last one too."""
    table = Table()
    erupt(table.state, 1, Umpire())
    assert (table.player("B").cities, table.state.supply[CITY]) == (0, 11)
