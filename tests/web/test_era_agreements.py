"""What is agreed and ordered in Era of Tribes beside the questions, by keyboard: N-2, N-3, N-7, N-8, orders ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.by_keys import arrow_to, count_up, hand_in, press, write
from tests.web.era_arranged import arranging_era
from tests.web.era_cases import ROMANS, Asked
from tests.web.test_era_decisions import answer, hear_all
from tests.web.test_era_talks import begin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.arranged import ArrangedServer

ALLIED = {"allied": (("A", "B"),)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging_era(tmp_path_factory.mktemp("arranged")) as started:
        yield started


def order(page: Page, words: str) -> None:
    """Give an order, or do what can be done at any time, from the list under the question."""
    page.keyboard.press("Escape")
    if not page.get_by_role("button", name="Give this order").is_visible():
        press(page, "Standing orders")
    write(page, "Order", words)
    press(page, "Give this order")


def test_standing_orders_answer_and_only_their_owner_hears_of_them(page: Page, server: ArrangedServer) -> None:
    seats = {
        "A": {"revolted": True, "vassals": {"liguria": 1}},
        "B": {"leaders": 1, "thalers": 60, "vassals": {"provincia": 1}},
    }
    with server.table(page, {**ROMANS, "seats": seats}, {}) as ben:
        player = begin(page)
        order(page, "Offers of Diplomacy: always refuse")
        in_force = player.decision.get_by_role("list", name="In force now").get_by_role("listitem")
        expect(in_force).to_have_text(["You always refuse offers of Diplomacy."])
        order(page, "Trade posts of enemies: always expel them")
        expect(in_force).to_have_count(2)
        player.hear(r"Your standing order holds from now on\.", after=0)
        for line in ("activate diplomacy with 1 leader", "bring peace", "buy liguria from A"):
            ben.act(line)
        player.hear(r"You refuse Ben.s offer to buy Liguria\.", after=0)
        assert all("order" not in str(line["message"]) for line in ben.view()["log"])
        hear_all(player)
        order(page, "Offers of Diplomacy: ask me")
        expect(in_force).to_have_text(["You always expel trade posts of enemies."])
        ben.act("buy etruria from A")
        expect(player.decision).to_contain_text("Ben offers to buy Etruria from you.")


def test_n8_the_end_of_an_alliance_is_kept_off_and_then_proposed(page: Page, server: ArrangedServer) -> None:
    with server.table(page, {**ROMANS, **ALLIED, "seats": {}}, {}) as ben:
        player = begin(page)
        ben.ask("anytime", action="end the alliance with A")
        player.hear(r"Ben proposes to you to end the alliance\.", after=0)
        page.keyboard.press("Escape")
        press(page, "Refuse: Ben")
        player.hear(r"You refuse Ben.s offer to end the alliance\.", after=0)
        order(page, "Propose to Ben to end the alliance")
        player.hear(r"You propose to Ben to end the alliance\.", after=0)
        ben.ask("anytime", action=f"accept offer {ben.view()['position']['offers'][0]['number']}")
        player.hear(r"Your alliance with Ben ends\.", after=0)
        hear_all(player)


def test_d71_n2_an_alliance_is_offered_with_something_on_top(page: Page, server: ArrangedServer) -> None:
    seats = {"A": {"leaders": 1, "thalers": 9, "vassals": {"liguria": 1}}, "B": {"vassals": {"provincia": 1}}}
    with server.table(page, {**ROMANS, "seats": seats}, {}) as ben:
        player = begin(page)
        answer(player, Asked("Your turn: activate a field or pass.", "Diplomacy with 1 leader"), 0)
        answer(player, Asked("Diplomacy: which main action?", "Bring peace"), 0)
        expect(player.decision).to_contain_text("Do you buy a province or offer an alliance?")
        page.keyboard.press("Escape")
        press(page, "Put together an offer")
        arrow_to(page, "B Offer Ben an alliance")
        count_up(page, "You give: Thalers", 2)
        hand_in(page, "Make this offer")
        player.hear(r"You offer Ben an alliance, giving 2 Thalers on top\.", after=0)
        ben.act("accept")
        player.hear(r"You and Ben are allies now\.", after=0)
        hear_all(player)


def test_d46_n3_an_ally_offers_support_and_takes_another_price(page: Page, server: ArrangedServer) -> None:
    seats = {
        "A": {"army": 2, "revolted": True},
        "B": {"leaders": 1, "thalers": 9, "army": 1, "vassals": {"cisalpina": 2}},
    }
    given = {**ROMANS, **ALLIED, "luck": "oak", "hamlets": {"noricum": "thalers_3"}, "seats": seats}
    with server.table(page, given, {}) as ben:
        player = begin(page)
        expand = ("activate expansion with 1 leader", "go on", "end placement")
        for line in (*expand, "march cisalpina to noricum with 1 point", "end movement"):
            ben.act(line)
        expect(player.decision).to_contain_text("You may offer support.")
        player.prompts.append(player.prompt)
        page.keyboard.press("Escape")
        count_up(page, "How many", 1)
        count_up(page, "Price in all", 2)
        hand_in(page, "Make this bid")
        expect(player.decision).not_to_contain_text("You may offer support.")
        ben.act("counter giving 1 thaler")
        answer(player, Asked("At another price: Ben asks you for the help of 1 vassal for 1 Thaler.", "Accept"), 0)
        player.hear(r"You help Ben with 1 vassal for 1 Thaler\.", after=0)
        hear_all(player)


def test_n7_peace_in_a_shared_sea_is_promised_in_the_command_box(page: Page, server: ArrangedServer) -> None:
    seats = {"A": {"fleets": {"mare_tyrrhenum": 2}}, "B": {"fleets": {"mare_tyrrhenum": 1}}}
    with server.table(page, {**ROMANS, "seats": seats}, {}) as ben:
        player = begin(page)
        player.prompts.append(player.prompt)
        page.keyboard.press("/")
        page.keyboard.type("promise B share_sea mare_tyrrhenum until round 3")
        page.keyboard.press("Enter")
        player.hear(r"You promise Ben.*to share Mare Tyrrhenum in peace.*round 3", after=0)
        (promise,) = ben.view()["position"]["promises"]
        assert (promise["from"], promise["promise"], promise["due"]) == (0, "share_sea", 3)
        hear_all(player)
