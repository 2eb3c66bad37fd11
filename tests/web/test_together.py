"""Sighted and blind at one table: a whole game by link, and one at one device behind the curtain."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.brisk import Brisk
from tests.web.by_keys import arrow_to, focused, press, tab_to, write
from tests.web.no_sight import LISTEN, NoSightPlayer
from tests.web.sighted import SightedPlayer
from tests.web.sitting_down import another_browser
from tests.web.spoken import said_besides

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.serving import Serve

MOST_TURNS = 600
ROUNDS = "after round 5 at the latest"
NOTHING_YET_MS = 20


def open_by_keys(page: Page, address: str, name: str, seats: dict[int, str]) -> str:
    """From the start page, by keyboard: four players, the other seats as told, five rounds; the table's address."""
    page.goto(address)
    write(page, "Your name", name)
    tab_to(page, "Era of Tribes|Age of Heroes")
    arrow_to(page, "Age of Heroes")
    tab_to(page, r"\d players")
    arrow_to(page, "4 players")
    for seat, who in seats.items():
        write(page, f"Seat {seat}", who)
        if who.startswith("Somebody"):
            write(page, f"Name for seat {seat}", "Ben")
    press(page, "House rules")
    write(page, "The game ends", ROUNDS)
    press(page, "Sit down and play")
    page.wait_for_url(re.compile("#/tables/"))
    return page.url


def check_what_was_said(player: NoSightPlayer, before: str) -> None:
    """Everything in the log was told once and in its order, and nothing else, but what was said `before` the game."""
    player.page.wait_for_timeout(2_000)
    said = player.told()
    assert said.startswith(before)
    assert said_besides(said.removeprefix(before), player.log(), player.prompts) == ""
    assert not re.search(r"(heroes|client|card|table)-[a-z-]+|[{}]", f"{player.heard()} {player.alerts()}")
    assert not set(player.alerts()) & set(player.log()), "what is told in its turn is not also cried out"


@pytest.mark.slow
def test_a_blind_and_a_sighted_player_and_two_bots_finish_a_game_by_link(
    page: Page, browser: Browser, serve: Serve
) -> None:
    with serve("together") as address, another_browser(browser) as other:
        table = open_by_keys(page, address, "Ann", {2: "Open"})
        expect(page.get_by_role("heading", level=1)).to_have_text("Waiting for players: Age of Heroes")
        page.evaluate(LISTEN)
        other.emulate_media(reduced_motion="reduce")
        other.goto(table)
        other.get_by_role("textbox", name="Your name").fill("Ben")
        other.get_by_role("button", name="Take seat 2").click()
        blind, sighted = Brisk(page, "together"), SightedPlayer(other, "together")
        expect(blind.decision).to_be_visible()
        for _ in range(MOST_TURNS):
            if sighted.is_over():
                break
            if blind.must_decide():
                blind.decide()
            elif sighted.must_decide():
                sighted.decide()
            else:
                page.wait_for_timeout(NOTHING_YET_MS)
        expect(page).to_have_title("Game over: Age of Heroes, Stammtisch")
        assert blind.is_over()
        assert len(blind.prompts) >= 10
        assert faults(page) == [], "at the end"
        check_what_was_said(blind, before="Ben sat down. The game begins.")


HELD = re.compile(
    r"\b(iron|wood|grain|stone|gold|limestone|concrete|marble|bricks?|sandstone|granite|Hero|Fortune|Olympic)\b",
    re.IGNORECASE,
)
HAND_WORDS = {"olympics": "Olympic Games", "hero": "Hero", "fortune": "Fortune", "bricks": "brick"}
GUARD_MS = 600
"""So long the curtain takes no key, so that the press that brought it does not open it."""
KEPT = "[document.documentElement.outerHTML, JSON.stringify({...localStorage}), JSON.stringify({...sessionStorage})]"


class OneDevice(Brisk):
    """Two people who pass one device on and have the keyboard alone."""

    def __init__(self, page: Page, seed: str, names: tuple[str, ...]) -> None:
        super().__init__(page, seed)
        self.names = names
        self.active: str | None = None
        self.came: list[tuple[str | None, int | None]] = []
        page.on("websocket", lambda line: line.on("framereceived", self._note))

    def _note(self, frame: str | bytes) -> None:
        """Whose view has come, and who sat there."""
        told = json.loads(frame)
        if "view" in told:
            self.came.append((self.active, told["view"]["me"]))

    def is_curtain(self) -> bool:
        """Whether the page shows whose turn at the device it is, and nothing else."""
        return self.page.get_by_role("region", name="Decision").count() == 0

    def open_curtain(self) -> None:
        """Nothing of any hand is anywhere; whoever is to sit down presses Enter."""
        heading = self.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(re.compile("^Pass to"), timeout=30_000)
        self.active = None
        for kept in [*self.page.evaluate(KEPT), self.page.locator("body").aria_snapshot()]:
            assert not HELD.search(kept), "a card is named at the curtain"
        self.page.wait_for_timeout(GUARD_MS)
        self.active = heading.inner_text().removeprefix("Pass to ")
        assert focused(self.page) == f"Begin as {self.active}"
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("region", name="My tribe")).to_contain_text(self.active)

    def another_must_decide(self) -> bool:
        """Whether the page asks to pass the device on."""
        place = self.page.get_by_role("region", name="At this device")
        return place.get_by_text("must decide: pass the device on").count() > 0

    def pass_on(self) -> None:
        """Another must decide: the focus is already on the way to pass the device on."""
        if focused(self.page) != "Pass the device":
            tab_to(self.page, "Pass the device", "Shift+Tab")
        self.page.keyboard.press("Enter")


@pytest.mark.slow
def test_two_people_at_one_device_and_two_bots_finish_a_game_behind_the_curtain(page: Page, serve: Serve) -> None:
    with serve("device") as address:
        player = OneDevice(page, "device", ("Ann", "Ben"))
        table = open_by_keys(page, address, "Ann", {2: "Somebody"}).rpartition("/")[2]
        sat: list[str] = []
        for _ in range(MOST_TURNS):
            if page.title().startswith("Game over"):
                break
            if player.is_curtain():
                player.open_curtain()
                sat.append(player.active or "")
                if len(sat) <= len(player.names):
                    check_hand(player, address, table)
            elif player.must_decide():
                player.decide()
            elif player.another_must_decide():
                player.pass_on()
            else:
                page.wait_for_timeout(NOTHING_YET_MS)
        expect(page).to_have_title("Game over: Age of Heroes, Stammtisch")
        assert set(sat) == set(player.names)
        seats = {None: None, "Ann": 0, "Ben": 1}
        assert [came for came in player.came if came[1] not in (None, seats[came[0]])] == [], "a view of another seat"


def check_hand(player: OneDevice, address: str, table: str) -> None:
    """The one hand on the page is that of whoever sits there."""
    hands = player.page.get_by_role("list", name=re.compile("^Hand: "))
    expect(hands).to_have_count(1)
    expect(
        player.page.get_by_role("region", name="My tribe").get_by_role("list", name=re.compile("^Hand: "))
    ).to_have_count(1)
    seat = player.names.index(player.active or "")
    held = player.page.request.get(f"{address}/api/tables/{table}?seat={seat}").json()["position"]["hand"]
    shown = hands.inner_text()
    assert all(f"{count} {HAND_WORDS.get(card, card)}" in shown for card, count in held.items()), f"{held}: {shown}"
    expect(hands.get_by_role("listitem")).to_have_count(len(held))
