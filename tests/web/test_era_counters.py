"""Counter-proposals of Era of Tribes between two people, each at a page of their own, by mouse (N-1, N-2)."""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.era_arranged import arranging_era
from tests.web.sitting_down import another_browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

    from tests.web.arranged import ArrangedServer

SEATS = {
    "A": {"leaders": 1, "thalers": 5, "treaties": 2, "vassals": {"liguria": 1}},
    "B": {"leaders": 1, "thalers": 60, "treaties": 2, "vassals": {"provincia": 1}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    with arranging_era(tmp_path_factory.mktemp("counters")) as started:
        yield started


def talks(page: Page) -> Locator:
    """The panel of what is negotiated."""
    return page.get_by_role("region", name="Negotiations", exact=True)


@contextmanager
def two_pages(page: Page, browser: Browser, server: ArrangedServer) -> Iterator[Page]:
    """Ann at `page` has passed; the page of Ben, who may now buy from her or offer an alliance."""
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": SEATS}, {}) as companion:
        decision = page.get_by_role("region", name="Decision", exact=True)
        decision.get_by_role("button", name=re.compile("^Pass")).click()
        page.get_by_role("button", name="Yes, do it").click()
        for line in ("activate diplomacy with 1 leader", "bring peace"):
            expect(page.get_by_role("log")).to_contain_text("You pass" if "activate" in line else "Ben places 1 leader")
            companion.act(line)
        with another_browser(browser) as ben:
            companion.sit_at(ben, page.url)
            yield ben


def test_a_purchase_is_countered_and_accepted_at_the_new_terms(
    page: Page, browser: Browser, server: ArrangedServer
) -> None:
    """eot.1.3.D-21, eot.1.3.D-26: Liguria costs 10; Ann asks for 2 more; both see what it brings before they answer."""
    with two_pages(page, browser, server) as ben:
        talks(ben).get_by_text("Offer to buy Liguria from Ann").click()
        talks(ben).get_by_role("button", name="Make this offer").click()
        expect(talks(page)).to_contain_text("Ben offers to buy Liguria from you. The price is 10 Thalers.")
        expect(talks(page).get_by_role("listitem").filter(has_text="Accept")).to_contain_text("Thalers: 5, then 15.")
        given = talks(page).get_by_role("spinbutton", name="You give: Thalers, at most 15")
        expect(given).to_have_accessible_description(
            "You have 5 Thalers and 2 treaties, and the price of 10 Thalers as well."
        )
        send = talks(page).get_by_role("button", name="Make this counter-proposal")
        send.click(force=True)
        expect(talks(page).get_by_role("alert")).to_have_text("Say first what you give or ask for.")
        talks(page).get_by_label("You ask for: Thalers").fill("2")
        expect(talks(page).get_by_text("If Ben agrees: Thalers: 5, then 17.")).to_be_visible()
        send.click()
        expect(talks(page)).to_be_hidden()
        expect(talks(ben)).to_contain_text(
            "Ann makes a counter-proposal: you buy Liguria, and give 2 Thalers on top. The price is 10 Thalers."
        )
        expect(talks(ben).get_by_role("button", name="Make this counter-proposal")).to_be_hidden()
        accept = talks(ben).get_by_role("listitem").filter(has_text="Accept")
        expect(accept).to_contain_text("You buy Liguria for 10 Thalers, and give 2 Thalers on top.")
        expect(accept).to_contain_text("Thalers: 60, then 48.")
        accept.get_by_role("button").click()
        expect(page.get_by_role("log")).to_contain_text("Ben buys Liguria from you for 10 Thalers")
        expect(ben.get_by_role("log")).to_contain_text("You buy Liguria from Ann for 10 Thalers")


def test_an_alliance_is_countered_and_refused(page: Page, browser: Browser, server: ArrangedServer) -> None:
    """N-2: Ben asks for a treaty; Ann would rather have Thalers, and Ben does not want that."""
    with two_pages(page, browser, server) as ben:
        talks(ben).get_by_text("Offer Ann an alliance").click()
        talks(ben).get_by_label("You ask for: treaties").fill("1")
        expect(talks(ben).get_by_text("If Ann agrees: Treaties: 3, then 4.")).to_be_visible()
        talks(ben).get_by_role("button", name="Make this offer").click()
        expect(talks(page)).to_contain_text("Ben offers you an alliance, asking for 1 treaty on top.")
        talks(page).get_by_label("You ask for: Thalers").fill("3")
        talks(page).get_by_role("button", name="Make this counter-proposal").click()
        expect(talks(ben)).to_contain_text("you become allies, and give 3 Thalers on top")
        talks(ben).get_by_role("button", name=re.compile("^Refuse")).click()
        for each in (page, ben):
            expect(each.get_by_role("log")).to_contain_text("refuse")
        expect(talks(page)).to_be_hidden()
