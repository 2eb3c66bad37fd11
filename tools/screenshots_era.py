"""The states of Era of Tribes that are worth a picture, each a moment of a recorded game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from stammtisch.server.storage import Storage
from tools.screenshots_record import Moment, set_up

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tools.screenshots_camera import Camera

RECORDS = Path(__file__).parent.parent / "tests" / "records" / "era"
FOUR, THREE, SHORT = "four4-long-glorious", "three2-long-triumphant", "four2-normal-glorious"
NORSE = "two3-long-cultural"
OWN = {"X-Stammtisch": "1"}
LATE = Moment(FOUR, "march", nth=60)
MAP = "#part-map"
OFFERS = ".board section > details:has(> .note)"
SETTLED_MS = 700
"""So long the page is left alone before a picture."""


def _nothing(page: Page) -> None:
    """Leave the page as it came."""


def _keys(*keys: str) -> Callable[[Page], None]:
    """Press keys on the map."""

    def press(page: Page) -> None:
        page.get_by_role("application").focus()
        for key in keys:
            page.keyboard.press(key)

    return press


def _choose_a_piece(page: Page) -> None:
    """Choose the piece that the first march is about, by the map alone."""
    page.get_by_role("application").focus()
    page.keyboard.press("h")
    page.keyboard.press("x")
    page.keyboard.press("Enter")


def _open(what: str) -> Callable[[Page], None]:
    """Unfold all that a selector finds."""

    def unfold(page: Page) -> None:
        page.locator(what).evaluate_all("all => all.forEach((one) => { one.open = true; })")

    return unfold


_open_all = _open(".board details")


def _look_at(label: str) -> Callable[[Page], None]:
    """Look at the first option that says so, but do not choose it."""

    def look(page: Page) -> None:
        page.locator(".decision li button").filter(has_text=re.compile(label)).first.focus()

    return look


def _card(page: Page) -> None:
    """Lay the reference card beside the table."""
    page.locator("body").press("i")


class Picture(NamedTuple):
    """A state: the name of its pictures, where it is found, what is done before they are taken, and what they show, if
    that does not stand at the top.
    """

    name: str
    moment: Moment
    do: Callable[[Page], None] = _nothing
    show: str | None = None


PICTURES = (
    Picture("map-far", Moment(FOUR, "activate trade", nth=12), show=MAP),
    Picture("map-middle", Moment(FOUR, "activate trade", nth=12), _keys("h"), MAP),
    Picture("map-near", Moment(FOUR, "activate trade", nth=12), _keys("h", "+", "+", "+", "+", "+"), MAP),
    Picture("turn", Moment(FOUR, "activate trade", nth=12)),
    Picture("mine", Moment(FOUR, "activate trade", nth=12), show="#part-mine"),
    Picture("others", Moment(FOUR, "activate trade", nth=12), _open_all, "#part-others"),
    Picture("cards", Moment(FOUR, "activate trade", nth=12), show=".boards section"),
    Picture("wheel", Moment(FOUR, "research", after="activate improvement", nth=12), show=".boards section.wide"),
    Picture("tracks", Moment(FOUR, "activate trade", nth=12), show=".boards section.wide + section"),
    Picture("improvement", Moment(FOUR, "research", after="activate improvement", nth=12)),
    Picture("map-legend", Moment(FOUR, "activate trade", nth=12), _open(".map-legend"), ".map-legend"),
    Picture("map-tables", Moment(FOUR, "activate trade", nth=12), _open(".map-tables"), ".map-tables"),
    Picture("reference", Moment(FOUR, "activate trade", nth=12), _card),
    Picture("reference-prices", Moment(FOUR, "activate trade", nth=12), _card, ".body [role=region]"),
    Picture("free-improvement", Moment(FOUR, "research", nth=0)),
    Picture("free-unit", Moment(FOUR, "take a fleet")),
    Picture("legion", Moment(THREE, "take a legion")),
    Picture("placement", Moment(THREE, "place a vassal", after="activate expansion", nth=0)),
    Picture("removal", Moment(FOUR, "remove a", nth=2)),
    Picture("autoexpansion", Moment(FOUR, "place a vassal", nth=20)),
    Picture("conversion", Moment(FOUR, "build a fleet")),
    Picture("movement", LATE),
    Picture("movement-chosen", LATE, _choose_a_piece, MAP),
    Picture("city", Moment(FOUR, "found a", nth=8)),
    Picture("trade", Moment(FOUR, "add", after="activate trade", nth=10)),
    Picture("taxes", Moment(THREE, "activate taxes"), _look_at("Taxes|Steuern")),
    Picture("circuses", Moment(FOUR, "add", after="activate circuses", nth=10)),
    Picture("diplomacy", Moment(FOUR, "gain influence|hire a leader", after="activate diplomacy", nth=5)),
    Picture("further", Moment(FOUR, "ally with")),
    Picture("buying", Moment(THREE, "refuse")),
    Picture("enforcing", Moment(THREE, "enforce")),
    Picture("revolution", Moment(FOUR, "score the", nth=1)),
    Picture("fights", Moment(THREE, "fight A")),
    Picture("battle-begins", Moment(THREE, "commit", nth=6)),
    Picture("battle-army", Moment(THREE, "ready", after="commit 1 legion", nth=1)),
    Picture("battle-losses", Moment(THREE, "lose army")),
    Picture("occupation", Moment(THREE, "occupy")),
    Picture("plunder", Moment(NORSE, "plunder", nth=1)),
    Picture("hamlet", Moment(THREE, "keep the hamlet")),
    Picture("army-goods", Moment(THREE, "lay 1", nth=9)),
    Picture("alliance", Moment(FOUR, "accept$")),
    Picture("offer", Moment(THREE, "accept offer")),
    Picture("exchange", Moment(FOUR, "exchange with", nth=3), _open(OFFERS), OFFERS),
    Picture("promise", Moment(FOUR, "promise", nth=2), _open(OFFERS), f"{OFFERS} + details"),
    Picture("order", Moment(FOUR, "turn order", nth=4)),
    Picture("end", Moment(SHORT, "")),
    Picture("end-sources", Moment(SHORT, ""), _open_all, ".board section details"),
    Picture("end-rounds", Moment(SHORT, ""), _open_all, ".board section details + details"),
    Picture("end-dice", Moment(THREE, ""), _open_all, ".board section details + details + details"),
)


def walk(page: Page, address: str, tables: Path, camera: Camera) -> None:
    """Through all states; `tables` is the folder of the server's database."""
    page.goto(address)
    page.get_by_role("radio", name="Era of Tribes").check()
    page.wait_for_timeout(SETTLED_MS)
    camera.take("setup")
    camera.take("setup-areas", "form fieldset:has(svg)")
    _open("form details")(page)
    camera.take("setup-rules", "form > details")
    page.goto(f"{address}/#/tables/{_new_table(page, address)}")
    page.wait_for_timeout(SETTLED_MS)
    camera.take("draft")
    page.locator(".decision li button").first.click()
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLED_MS)
    camera.take("draft-tribe")
    storage = Storage(f"sqlite:///{tables / 'tables.sqlite'}")
    person = _person(page, address, storage)
    for picture in PICTURES:
        if camera.wants(picture.name):
            page.goto(f"{address}/#/tables/{set_up(storage, RECORDS, picture.moment, person)}")
            page.get_by_role("application").wait_for()
            page.wait_for_timeout(SETTLED_MS)
            picture.do(page)
            page.wait_for_timeout(SETTLED_MS)
            camera.take(picture.name, picture.show)
    storage.close()


def open_late_game(page: Page, address: str, tables: Path) -> None:
    """A table of four late in a game, with all kinds of pieces on the map, where troops can march."""
    page.goto(address)
    storage = Storage(f"sqlite:///{tables / 'tables.sqlite'}")
    person = _person(page, address, storage)
    page.goto(f"{address}/#/tables/{set_up(storage, RECORDS, LATE, person)}")
    storage.close()
    page.get_by_role("application").wait_for()
    page.wait_for_timeout(SETTLED_MS)


def _new_table(page: Page, address: str) -> str:
    """The id of a new table of four with Ann in the first seat."""
    seats = [{"kind": "human", "name": "Ann"}] + [{"kind": "bot", "bot": "greedy", "name": None}] * 3
    wanted = {"game": "era", "options": {}, "seats": seats}
    opened = page.request.post(f"{address}/api/tables", headers=OWN, data=wanted)
    table: str = opened.json()["table"]
    return table


def _person(page: Page, address: str, storage: Storage) -> str:
    """Who looks at the page, as tables are kept for that person."""
    stored = storage.load(_new_table(page, address))
    person = None if stored is None else stored.sitting.host
    if person is None:
        raise LookupError("the table that was just opened has no host")
    return person
