"""The table's page: landmarks, keys, undo, reload, a lost line, refused options, and axe in every state met."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import NoSightPlayer
from tests.web.serving import serving

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.web.serving import Serve

LANDMARKS = (
    ("banner", None),
    ("main", "Table"),
    ("region", "Decision"),
    ("region", "My tribe"),
    ("region", "Other tribes"),
    ("log", "Game log"),
)


def spoken(page: Page) -> str:
    """What the polite region said last."""
    return page.get_by_role("region", name="Decision").get_by_role("status").locator("p").last.inner_text()


def log_lines(page: Page) -> list[str]:
    """The lines of the log."""
    lines = page.get_by_role("log", name="Game log").get_by_role("listitem").all_inner_texts()
    return [line.replace("New since you last acted", "").strip() for line in lines]


def test_the_page_has_its_landmarks_and_one_heading_of_the_first_level(page: Page, serve: Serve) -> None:
    with serve("page") as address:
        NoSightPlayer(page, "page").sit_down(address, players=4)
        for role, name in LANDMARKS:
            found = page.get_by_role(role, name=name)  # type: ignore[arg-type]  # the roles are literals above
            expect(found).to_have_count(1)
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        assert page.title() == "Your turn: Age of Heroes, Stammtisch"


def test_axe_finds_nothing_in_any_state_of_the_page(page: Page, serve: Serve) -> None:
    with serve("axe") as address:
        player = NoSightPlayer(page, "axe")
        player.sit_down(address, players=4)
        assert faults(page) == [], "at the fair"
        page.get_by_text("Compare all tribes").click()
        page.keyboard.press("Escape")
        page.keyboard.press("Shift+?")
        expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
        assert faults(page) == [], "with the keys"
        page.keyboard.press("Escape")
        page.keyboard.press("/")
        expect(page.get_by_role("dialog", name="Type an action")).to_be_visible()
        assert faults(page) == [], "with the command box"
        page.keyboard.press("Escape")
        player.play_until(re.compile("Your move"))
        assert faults(page) == [], "at my move"
        page.get_by_role("button", name=re.compile("Not possible:")).first.click()
        expect(page.get_by_role("heading", name=re.compile(r"^Rule aoh\."))).to_be_focused()
        expect(page.get_by_text("Part of the rules:")).to_be_visible()
        assert faults(page) == [], "with a rule"


@pytest.mark.parametrize("width", [320, 360, 800, 1400, 2000])
def test_nothing_runs_out_of_the_page_at_any_width(page: Page, serve: Serve, width: int) -> None:
    with serve("width") as address:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        NoSightPlayer(page, "width").sit_down(address, players=6)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        small = page.evaluate(
            "[...document.querySelectorAll('button, a, select, summary, input')].filter(e => e.checkVisibility())"
            ".map(e => [e.outerHTML, (e.closest('label') ?? e).getBoundingClientRect()])"
            ".filter(([, box]) => box.width < 24 || box.height < 24).map(([html]) => html)"
        )
        assert small == []


def test_the_keys_answer_in_words_and_are_letters_again_in_a_text_field(page: Page, serve: Serve) -> None:
    with serve("keys") as address:
        player = NoSightPlayer(page, "keys")
        player.sit_down(address, players=3)
        for key, answer in (
            ("h", r"^\d cards?: "),
            ("s", r"^Ann, .*monument \d of 5"),
            ("Shift+S", r"^Ann, .*\. .*, .*: "),
            ("f", r"^The fair: "),
            ("p", r"^The fair\. "),
        ):
            before = len(player.heard())
            page.keyboard.press(key)
            player.hear(answer, after=before)
        hand = next(text for text in player.heard() if re.match(r"\d cards?: ", text))
        before, told = player.heard().count(hand), len(player.heard())
        page.keyboard.press("h")
        player.hear(re.escape(hand), after=told)
        assert player.heard().count(hand) == before + 1, "the same answer is said again"
        page.keyboard.press("/")
        page.keyboard.type("hs")
        expect(page.get_by_role("combobox", name="Action, by its words or its notation")).to_have_value("hs")
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.get_by_role("log", name="Game log")).to_be_focused()
        page.keyboard.press("Escape")
        expect(player.decision.get_by_role("heading", level=2)).to_be_focused()


def test_a_wish_is_read_back_posted_by_keyboard_and_withdrawn(page: Page, serve: Serve) -> None:
    with serve("undo") as address:
        player = NoSightPlayer(page, "undo")
        player.sit_down(address, players=3)
        player.tab_to("combobox", "You give")
        page.keyboard.press("ArrowDown")
        player.tab_to("checkbox", "marble")
        page.keyboard.press("Space")
        player.tab_to("button", re.compile("^Make an offer"))
        post = page.locator(":focus")
        expect(post).to_have_accessible_description(re.compile(r"^You give: .*; .*: Marble\.$", re.IGNORECASE))
        before = page.get_by_role("log", name="Game log").inner_text()
        page.keyboard.press("Enter")
        withdraw = player.decision.get_by_role("button", name=re.compile("^Withdraw"))
        expect(withdraw).to_be_visible()
        expect(page.get_by_role("button", name="Nothing to undo")).to_be_visible()
        assert page.get_by_role("log", name="Game log").inner_text() != before
        player.answer_with(re.compile("^Withdraw"), by_command_box=False)
        expect(page.get_by_role("log", name="Game log")).to_contain_text("You no longer offer")
        expect(withdraw).not_to_be_visible()


def test_a_line_of_the_log_leads_to_its_rule_and_back(page: Page, serve: Serve) -> None:
    with serve("rule") as address:
        player = NoSightPlayer(page, "rule")
        player.sit_down(address, players=2)
        first = page.get_by_role("log", name="Game log").get_by_role("listitem").filter(has_text="The fair opens.")
        expect(first.get_by_role("button", name="Rule aoh.fair-01")).to_be_visible()
        page.keyboard.press("l")
        player.tab_to("button", re.compile(r"^Rule aoh\."), most=1)
        named = page.locator(":focus").get_attribute("aria-label") or ""
        rule, about = named.removeprefix("Rule ").split(": ")
        assert about != "", "what it is about is named with it"
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name=f"Rule {rule}")).to_be_focused()
        expect(page.get_by_text("Part of the rules:")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(":focus")).to_have_attribute("aria-label", named)


def test_a_standing_order_with_a_number_is_given_by_keyboard_and_shown(page: Page, serve: Serve) -> None:
    with serve("order") as address:
        player = NoSightPlayer(page, "order")
        player.sit_down(address, players=3)
        player.decision.get_by_text("Standing orders", exact=True).press("Enter")
        expect(player.decision.get_by_text("You have given no standing orders")).to_be_visible()
        player.decision.get_by_text("Order for Fortune", exact=True).first.press("Enter")
        assert faults(page) == [], "with the forms for orders"
        player.tab_to("combobox", "Against", most=2)
        page.keyboard.type("Hunger")
        player.tab_to("combobox", "Use the card", most=1)
        page.keyboard.type("if at least 2")
        player.tab_to("button", "Order for Fortune", most=1)
        page.keyboard.press("Enter")
        in_force = player.decision.get_by_role("list", name="In force now").get_by_role("listitem")
        expect(in_force).to_have_text(["Fortune against Hunger: if at least 2 grain is at stake"])


def test_reload_in_mid_game_loses_nothing(page: Page, serve: Serve) -> None:
    with serve("reload") as address:
        player = NoSightPlayer(page, "reload")
        player.sit_down(address, players=4)
        player.play_until(re.compile("Your move"))
        page.wait_for_timeout(300)
        before = (player.prompt, player.options(), log_lines(page))
        page.reload()
        expect(player.decision).to_be_visible()
        expect(page.get_by_role("log", name="Game log")).to_have_text(re.compile("Round 1"))
        page.wait_for_timeout(300)
        after = (player.prompt, player.options(), log_lines(page))
        assert after == before


def test_a_lost_line_is_shown_and_the_game_goes_on_when_it_is_back(page: Page, tmp_path: Path, serve: Serve) -> None:
    with serve("line") as address:
        player = NoSightPlayer(page, "line")
        player.sit_down(address, players=3)
        port = int(address.rsplit(":", 1)[1])
    expect(player.decision).to_contain_text("The connection is lost. Reconnecting …")
    with serving(tmp_path, "line", port):
        expect(player.decision.get_by_text("Connected again.")).to_be_visible(timeout=20_000)
        player.wait_for_my_turn()
        player.decide()


def test_a_double_click_acts_once(page: Page, serve: Serve) -> None:
    with serve("double") as address:
        player = NoSightPlayer(page, "double")
        player.sit_down(address, players=3)
        sent: list[str] = []
        page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/actions") else None)
        page.get_by_role("button", name=re.compile("^I am done")).dblclick()
        page.wait_for_timeout(600)
        assert len(sent) == 1


def test_a_table_that_is_not_mine_is_said_to_be_missing(page: Page, serve: Serve) -> None:
    with serve("missing") as address:
        page.goto(f"{address}/#/tables/nonsense")
        expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("There is no such table")
        page.get_by_role("main").get_by_role("link", name="To the start page").click()
        expect(page.get_by_role("heading", level=1, name="Take a seat")).to_be_visible()
