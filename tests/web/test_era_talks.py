"""Talks of Era of Tribes by keyboard: what is filled in and sent, and what others answer (N-1, N-3, N-5, N-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.by_keys import count_up, focused, press, write
from tests.web.era_arranged import arranging_era
from tests.web.era_cases import EXPAND, MOVE, ROMANS, Asked
from tests.web.era_no_sight import EraPlayer
from tests.web.no_sight import LISTEN
from tests.web.test_era_decisions import answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.arranged import ArrangedServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging_era(tmp_path_factory.mktemp("arranged")) as started:
        yield started


def begin(page: Page) -> EraPlayer:
    """Ann at her table, all ears."""
    player = EraPlayer(page, "talks")
    expect(player.decision).to_be_visible()
    page.evaluate(LISTEN)
    return player


def test_d72_d76_n1_a_counter_proposal_is_filled_in(page: Page, server: ArrangedServer) -> None:
    seats = {
        "A": {"leaders": 1, "vassals": {"liguria": 1}},
        "B": {"leaders": 1, "thalers": 60, "vassals": {"provincia": 1}},
    }
    with server.table(page, {**ROMANS, "seats": seats}, {}) as ben:
        player = begin(page)
        answer(player, Asked("Your turn: activate a field or pass.", "Pass"), 0)
        for line in ("activate diplomacy with 1 leader", "bring peace", "buy liguria from A"):
            ben.act(line)
        expect(player.decision).to_contain_text("Ben offers to buy Liguria from you. The price is 10 Thalers.")
        page.keyboard.press("Escape")
        press(page, "Make a counter-proposal")
        assert focused(page).startswith("You give: Thalers")
        count_up(page, "You ask for: Thalers", 2)
        press(page, "Make this counter-proposal")
        player.hear(r".*Counter-proposal: you sell Liguria to Ben, asking for 2 Thalers on top\.", after=0)
        ben.act("accept")
        player.hear(r".*Ben buys Liguria from you for 10 Thalers\.", after=0)


def test_d46_n3_support_is_asked_for(page: Page, server: ArrangedServer) -> None:
    seats = {"A": {"army": 1, "thalers": 9, "vassals": {"etruria": 4}}, "B": {"army": 3}}
    given = {**ROMANS, "hamlets": {"umbria": "thalers_3"}, "allied": (("A", "B"),), "seats": seats}
    with server.table(page, given, {}) as ben:
        player = begin(page)
        steps = (*EXPAND, Asked(MOVE, "March from Etruria to Umbria"), Asked(MOVE, "End movement"))
        for number, step in enumerate(steps):
            answer(player, step, number)
        expect(player.decision).to_contain_text("What do you commit?")
        page.keyboard.press("Escape")
        count_up(page, "How many", 1)
        count_up(page, "Price in all", 2)
        press(page, "Make this bid")
        ben.act("accept")
        player.hear(r".*Ben helps you with 1 vassal for 2 Thalers\.", after=0)


def test_n5_n6_an_exchange_and_a_promise(page: Page, server: ArrangedServer) -> None:
    seats = {"A": {"thalers": 9}, "B": {"thalers": 9, "treaties": 1}}
    with server.table(page, {**ROMANS, "seats": seats}, {}) as ben:
        player = begin(page)
        press(page, "Offer an exchange")
        count_up(page, "You give: Thalers", 1)
        count_up(page, "You ask for: treaties", 1)
        press(page, "Offer this")
        player.hear(r".*You offer Ben 1 Thaler for 1 treaty\.", after=0)
        page.keyboard.press("Enter")
        player.hear(r"Sent: You offer Ben 1 Thaler for 1 treaty\.", after=0)
        assert len(ben.view()["position"]["offers"]) == 1
        ben.ask("anytime", action=f"accept offer {ben.view()['position']['offers'][0]['number']}")
        player.hear(r".*Exchange: you give 1 Thaler", after=0)
        press(page, "Make a promise")
        press(page, "Promise this")
        expect(page.get_by_role("alert").filter(has_text="Please choose first: “What you promise”.")).to_be_visible()
        assert focused(page).startswith("What")
        page.keyboard.type("a payment")
        count_up(page, "How much", 3)
        write(page, "Until", "until round 3")
        press(page, "Promise this")
        player.hear(r".*You promise Ben: to pay 3 Thalers, until round 3\.", after=0)
        ben.ask("anytime", action="exchange with A giving 2 thalers")
        player.hear(r".*Ben offers you 2 Thalers as a gift\.", after=0)
        to_me = page.get_by_role("region", name="Offers to you")
        expect(to_me.get_by_role("button", name="Accept")).to_be_visible()
        press(page, "Accept")
        player.hear(r".*Exchange: Ben gives 2 Thalers", after=0)
