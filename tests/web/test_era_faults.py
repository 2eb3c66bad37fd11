"""Era of Tribes when something goes wrong: a killed server, a cut line, two tabs, two presses, the browser's history.

Nothing is lost and nothing is repeated.
"""

from __future__ import annotations

import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.server.era_battle import BATTLE, FIGHT, MARCH, open_battle, run, told
from tests.server.killable import Killable
from tests.server.running import Browser
from tests.web.arranged import OWN, ArrangedServer
from tests.web.cut_line import Line
from tests.web.era_arranged import ArrangedEra, arranging_era
from tests.web.era_no_sight import EraPlayer
from tests.web.no_sight import LISTEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Locator, Page

STALE = "The game has moved on since you saw this decision. Nothing was changed; here is how it stands now."
MARCHES = "March from Umbria to Liguria"
ONE_MORE = "You march from Umbria to Liguria."
BACK_AGAIN = "Connected again."
MOST_LOOKS = 100
"""So often two pages are compared, 50 ms apart, before they differ."""
PATIENCE_MS = 30_000
"""After a fault the page asks again and again, each time after a longer while."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging_era(tmp_path_factory.mktemp("faults")) as started:
        yield started


class Seat:
    """Ann's seat as the server tells of it to her browser, whatever her page shows."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._address = page.url.replace("/#/", "/api/")

    def view(self) -> Any:
        """What the seat sees."""
        return self._page.request.get(self._address).json()

    @property
    def seq(self) -> int:
        """The number of what happened last."""
        number: int = self.view()["seq"]
        return number

    def log(self) -> list[Any]:
        """The log from its beginning."""
        return [line["message"] for line in self._page.request.get(f"{self._address}/log?from=1").json()["log"]]

    def plan(self, lines: Sequence[str]) -> None:
        """Do several things at once, to come to what is tested, and wait until the page shows it."""
        view = self.view()
        sent = {"key": f"plan {view['seq']}", "decision": view["decision"]["id"], "actions": list(lines)}
        answer = self._page.request.post(f"{self._address}/plan", headers=OWN, data=sent).json()
        assert answer["done"] == len(lines), answer
        expect(sentences(self._page)).to_have_count(len(self.log()))


def decision(page: Page) -> Locator:
    """The part of the page that says what is asked."""
    return page.get_by_role("region", name="Decision")


def option(page: Page, name: str) -> Locator:
    """What can be done, in the list of what is asked."""
    listed = decision(page).get_by_role("listitem")
    return listed.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first


def choose(page: Page, name: str) -> None:
    """Choose an option by its key; while an answer is on its way to the page nothing is taken."""
    chosen = option(page, name)
    expect(chosen).to_be_enabled()
    chosen.press("Enter")


def sentences(page: Page) -> Locator:
    """The sentences of the log on the page."""
    return page.get_by_role("log", name="Game log").locator(".told")


def shown(page: Page) -> tuple[str, list[str], list[str]]:
    """What is asked, what can be done, and the log, as they stand on the page."""
    player = EraPlayer(page, "")
    return player.prompt, player.options(), sentences(page).all_text_contents()


def comes_to(page: Page, seat: Seat, seq: int) -> None:
    """What is pressed is done once the server has done it."""
    for _ in range(MOST_LOOKS):
        if seat.seq == seq:
            return
        page.wait_for_timeout(50)
    assert seat.seq == seq


def both_show_the_same(one: Page, other: Page) -> None:
    """What is told to both comes to one of them first."""
    for _ in range(MOST_LOOKS):
        if shown(one) == shown(other):
            return
        one.wait_for_timeout(50)
    assert shown(one) == shown(other)


@pytest.mark.slow
def test_the_server_is_killed_in_mid_battle(page: Page, tmp_path: Path) -> None:
    """Dice have fallen and a loss is chosen: the same question is asked again, and all goes on as it does in peace."""
    with Killable(tmp_path, run) as killable, ExitStack() as leaving:
        peaceful = Browser(killable.address)
        leaving.callback(peaceful.http.close)
        table = open_battle(peaceful)
        for line in (*MARCH, *FIGHT):
            assert peaceful.act(table, line).status_code == 200
        calm = [message for _, message in told(peaceful, table)], peaceful.view(table)["position"]
        with ArrangedServer(killable.address, ArrangedEra(), []).table(page, BATTLE, {}):
            expect(decision(page)).to_be_visible()
            seat = Seat(page)
            seat.plan([*MARCH, FIGHT[0]])
            battle = page.get_by_role("region", name="Battle", exact=True)
            expect(option(page, "Lose an army vassal")).to_be_visible()
            expect(battle.get_by_role("heading", name="Round 1")).to_be_visible()
            before, panel = shown(page), battle.inner_text()
            killable.kill()
            expect(decision(page).get_by_text(BACK_AGAIN)).to_be_visible(timeout=PATIENCE_MS)
            assert (shown(page), battle.inner_text()) == (before, panel)
            for loss in ("an army vassal", "an army vassal", "a vassal", "an army vassal"):
                count = sentences(page).count()
                choose(page, f"Lose {loss}")
                expect(sentences(page)).not_to_have_count(count)
            assert (seat.log(), seat.view()["position"]) == calm
            assert sentences(page).count() == len(seat.log())


def test_the_line_is_cut_in_mid_movement(page: Page, server: ArrangedServer) -> None:
    """Two vassals have marched, the part is open: an answer is lost, an action is not heard; each is done once."""
    line, player = Line(page), EraPlayer(page, "")
    with server.table(page, BATTLE, {}):
        expect(decision(page)).to_be_visible()
        seat = Seat(page)
        seat.plan(MARCH[:5])
        page.evaluate(LISTEN)
        for fault, heard_there in ((line.cut_after_next_action, 1), (line.cut, 0)):
            before, log, asked, heard = seat.seq, sentences(page).all_text_contents(), line.asked, len(player.heard())
            fault()
            choose(page, MARCHES)
            expect(decision(page)).to_contain_text("The connection is lost. Reconnecting …")
            option(page, MARCHES).press("Enter")
            assert seat.seq == before + heard_there
            line.mend()
            player.hear(re.escape(BACK_AGAIN), after=heard)
            expect(sentences(page)).to_have_text([*log, ONE_MORE], timeout=PATIENCE_MS)
            assert line.asked > asked + 1, "the page has not tried again"
            assert seat.seq == before + 1
        (movement,) = (frame for frame in seat.view()["position"]["scene"] if frame["kind"] == "movement")
        assert {"province": "liguria", "points": 0, "new": False, "count": 4} in movement["units"]
        heard = len(player.heard())
        page.keyboard.press("u")
        player.hear(f"^Taken back: {re.escape(ONE_MORE)}$", after=heard)
        expect(option(page, MARCHES)).to_be_visible()
        expect(option(page, "Take the last step back")).to_have_count(0)
        expect(option(page, "End movement")).to_be_visible()


def test_the_seat_is_open_in_two_tabs(page: Page, server: ArrangedServer) -> None:
    """What is done in one tab is seen in the other; an answer to what is asked no more is refused in one sentence."""
    with server.table(page, BATTLE, {}):
        expect(decision(page)).to_be_visible()
        seat, tab = Seat(page), page.context.new_page()
        faults: list[str] = []
        tab.on("pageerror", lambda error: faults.append(str(error)))
        line, player = Line(tab), EraPlayer(tab, "")
        tab.goto(page.url)
        seat.plan(MARCH[:4])
        expect(option(tab, MARCHES)).to_be_visible()
        choose(page, MARCHES)
        expect(sentences(tab).filter(has_text=ONE_MORE)).to_have_count(2)
        both_show_the_same(tab, page)
        line.deaf = True
        choose(page, MARCHES)
        expect(sentences(page).filter(has_text=ONE_MORE)).to_have_count(3)
        tab.evaluate(LISTEN)
        before = seat.seq
        choose(tab, MARCHES)
        expect(decision(tab).get_by_text(STALE)).to_have_count(1)
        expect(sentences(tab).filter(has_text=ONE_MORE)).to_have_count(3)
        assert (seat.seq, line.asked) == (before, 1)
        both_show_the_same(tab, page)
        assert player.alerts().count(STALE) == 1
        assert tab.evaluate("document.activeElement !== document.body"), "the focus is lost"
        tab.keyboard.press("u")
        expect(decision(tab).get_by_text(STALE)).to_have_count(0)
        expect(option(page, "March from Umbria")).to_be_visible()
        comes_to(page, seat, before + 1)
        assert faults == []


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_pressed_twice_an_option_and_its_confirmation_act_once(page: Page, server: ArrangedServer, by: str) -> None:
    def twice(button: Locator) -> None:
        if by == "mouse":
            button.dblclick()
        else:
            button.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")

    line = Line(page)
    with server.table(page, BATTLE, {}):
        expect(decision(page)).to_be_visible()
        seat = Seat(page)
        seat.plan(MARCH[:2])
        before = seat.seq
        twice(option(page, "A vassal in Umbria"))
        expect(decision(page)).to_contain_text("4 can be placed")
        option(page, "Place no more").click()
        twice(page.get_by_role("button", name="Yes, do it"))
        expect(option(page, MARCHES)).to_be_visible()
        twice(option(page, MARCHES))
        expect(sentences(page).filter(has_text=ONE_MORE)).to_have_count(1)
        page.wait_for_timeout(300)
        assert (seat.seq, line.asked) == (before + 3, 3)


def test_entered_twice_a_form_is_sent_once(page: Page, server: ArrangedServer) -> None:
    """An offer and an order, even if the second press comes when the first is done."""
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": {"A": {"thalers": 9}}}, {}):
        expect(decision(page)).to_be_visible()
        seat = Seat(page)
        before = seat.seq
        offers = page.get_by_role("region", name="Offers and promises")
        offers.get_by_text("Offer an exchange").press("Enter")
        offers.get_by_label("You give: Thalers").fill("2")
        decision(page).get_by_text("Standing orders", exact=True).press("Enter")
        decision(page).get_by_label("Order", exact=True).select_option("Offers of Diplomacy: always refuse")
        offer = offers.get_by_role("button", name="Offer this")
        order = decision(page).get_by_role("button", name="Give this order")
        for button in (offer, order):
            expect(button).to_be_enabled()
            button.focus()
            page.keyboard.press("Enter")
            expect(page.get_by_text("Sent: ").first).to_be_visible()
            page.keyboard.press("Enter")
        expect(decision(page).get_by_role("list", name="In force now").get_by_role("listitem")).to_have_count(1)
        page.wait_for_timeout(300)
        assert seat.seq == before + 2


def test_back_forward_and_reload_in_mid_decision(page: Page, server: ArrangedServer) -> None:
    """The history leads to the same question with the same log; what was done is not done again."""
    page.goto(server.address)
    with server.table(page, BATTLE, {}):
        expect(decision(page)).to_be_visible()
        seat = Seat(page)
        seat.plan([*MARCH[:2], "place a vassal in umbria"])
        before, seq = shown(page), seat.seq
        option(page, "Place no more").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("heading", level=1, name="Take a seat")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.go_forward()
        expect(sentences(page)).to_have_text(before[2])
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert shown(page) == before
        page.reload()
        expect(sentences(page)).to_have_text(before[2])
        assert shown(page) == before
        choose(page, "A vassal in Umbria")
        expect(sentences(page)).to_have_text([*before[2], "You place a vassal in Umbria."])
        after = shown(page)
        page.go_back()
        expect(page.get_by_role("heading", level=1, name="Take a seat")).to_be_visible()
        page.go_forward()
        expect(sentences(page)).to_have_text(after[2])
        assert shown(page) == after
        assert seat.seq == seq + 1


def test_a_second_enter_does_not_answer_what_has_only_just_been_asked(page: Page, server: ArrangedServer) -> None:
    """D-60, D-61: the free fleet can go to one sea only, so that the focus comes to that option by itself."""
    seats = {"A": {"thalers": 30, "leaders": 2}}
    line = Line(page)
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": seats}, {}):
        expect(decision(page)).to_be_visible()
        Seat(page).plan(["activate improvement with 2 leaders"])
        page.evaluate("const now = performance.now(); performance.now = () => now")  # it is the same moment still
        choose(page, "Improve Navigation")
        fleet = option(page, "A fleet in Mare Tyrrhenum")
        expect(fleet).to_be_focused()
        expect(fleet).to_be_enabled()
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        expect(fleet).to_be_focused()
        assert line.asked == 1
        page.evaluate("delete performance.now")
        page.wait_for_timeout(450)
        page.keyboard.press("Enter")
        expect(sentences(page).filter(has_text="You get a fleet in Mare Tyrrhenum.")).to_have_count(1)
        assert line.asked == 2
