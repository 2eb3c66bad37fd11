"""N-5: an offer that waits for an answer out of turn: the list of tables counts it, and whoever made it reminds of it;
the others at the table learn nothing of either.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from stammtisch.games.era.game import GAME
from stammtisch.server.house import House
from stammtisch.server.schema import tables
from stammtisch.server.shelf import Shelf
from stammtisch.server.storage import Storage
from stammtisch.server.wire import HumanSeat, OpenSeat
from stammtisch.words import Words
from tests.server.company import CAT, Guest, a_table, refused
from tests.server.sitting import ANN, BEN, NOW, SEED, database_url

MOST_CHOICES = 30
"""So many are made before everybody has Thalers, at most."""
OFFER = "exchange with B giving 1 thaler"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with Era of Tribes on its shelf."""
    shelf = Shelf({"era": GAME}, lambda game_id: ("random",))
    made = House(Storage(database_url(tmp_path)), shelf, draw_seed=lambda: SEED, now=lambda: NOW)
    yield made
    made.storage.close()


@pytest.fixture
def three(house: House) -> tuple[Guest, Guest, Guest]:
    """Ann, Ben and Cat once they have Thalers; Ann has offered Ben one."""
    ann = a_table(house, HumanSeat("Ann"), OpenSeat(), OpenSeat(), game="era")
    guests = (ann, Guest(house, ann.table_id, BEN), Guest(house, ann.table_id, CAT))
    guests[1].claim(1)
    guests[2].claim(2)
    for _ in range(MOST_CHOICES):
        if all(tribe["thalers"] for tribe in ann.view.position["players"]):
            break
        guest = guests[ann.view.waiting[0]]
        guest.act(guest.decision.offered[0].action)
    ann.note(OFFER)
    return guests


def remind(guest: Guest, to: int) -> None:
    guest.nudge(to, offer=True)


def listed(house: House, person: str) -> tuple[bool, int]:
    """What the list says of the person's one table: reminded, and how many offers wait."""
    (info,) = house.tables_of(person)
    return info.reminded, info.to_answer


def test_an_open_offer_waits_for_one_and_only_two_are_told(house: House, three: tuple[Guest, Guest, Guest]) -> None:
    ann, ben, _ = three
    assert [(guest.view.to_answer, guest.view.unanswered) for guest in three] == [([], [1]), ([0], []), ([], [])]
    assert [listed(house, person) for person in (ANN, BEN, CAT)] == [(False, 0), (False, 1), (False, 0)]
    ben.note(next(option.action for option in ben.view.anytime or [] if option.action.startswith("refuse")))
    assert (ann.view.unanswered, ben.view.to_answer, listed(house, BEN)) == ([], [], (False, 0))


def test_the_list_counts_offers_without_opening_a_table(house: House, three: tuple[Guest, Guest, Guest]) -> None:
    """But for a table whose row was written before it named them."""
    ann, ben, _ = three

    def fresh() -> House:
        return House(house.storage, house.shelf, now=lambda: NOW)

    first = fresh()
    assert (listed(first, BEN), len(first.rooms)) == ((False, 1), 0)
    with house.storage.transaction(writes=True) as connection:
        connection.execute(update(tables).values(invited=None))
    old = fresh()
    assert (listed(old, BEN), len(old.rooms)) == ((False, 1), 1)
    ben.note(next(option.action for option in ben.view.anytime or [] if option.action.startswith("refuse")))
    later = fresh()
    assert (listed(later, BEN), len(later.rooms)) == ((False, 0), 0)
    ann.note(OFFER)
    remind(ann, 1)
    assert listed(fresh(), BEN) == (True, 1)


def test_whoever_made_it_reminds_of_it_and_the_third_learns_nothing(
    house: House, three: tuple[Guest, Guest, Guest]
) -> None:
    ann, ben, cat = three
    before = cat.told()
    remind(ann, 1)
    assert [guest.lobby.nudged for guest in three] == [[1], [1], []]
    assert listed(house, BEN) == (True, 1)
    assert (before, ann.told()[-1], ben.told()[-1]) == (cat.told(), "nudged-offer", "nudged-offer")
    line = house.affairs(BEN, ann.table_id, 1).affairs[-1].message
    names = ["Ann", "Ben", "Cat"]
    assert Words("en").format(line, names, 1) == "Ann reminds you of an open offer that waits for your answer."
    assert Words("de").format(line, names, 0) == "Du erinnerst Ben an dein offenes Angebot."
    refused(lambda: remind(ann, 1), 409, "nudged_already")


def test_nobody_reminds_of_an_offer_that_is_not_the_own(three: tuple[Guest, Guest, Guest]) -> None:
    """Whether others have one must not show by the refusal."""
    ann, ben, cat = three
    refused(lambda: remind(cat, 1), 409, "no_open_offer")
    refused(lambda: remind(cat, 0), 409, "no_open_offer")
    refused(lambda: remind(ben, 0), 409, "no_open_offer")
    remind(ann, 1)
    refused(lambda: remind(cat, 1), 409, "no_open_offer")
