"""What stands beside the game: past moments, previews, the rules and the reference card, the board of the fair."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.no_sight import NoSightPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve


def test_what_is_new_is_replayed_by_keyboard_and_skipped_and_nothing_can_be_done_in_the_past(
    page: Page, serve: Serve
) -> None:
    with serve("pictures") as address:
        page.emulate_media(reduced_motion="reduce")
        player = NoSightPlayer(page, "pictures")
        player.sit_down(address, players=4)
        player.play_until(re.compile("Your move"))
        options = player.options()
        page.keyboard.press("r")
        heading = player.decision.get_by_role("heading", level=2, name="You look at the past")
        expect(heading).to_be_focused()
        expect(player.decision).to_contain_text("1 of ")
        expect(player.decision.get_by_role("button", name="Play")).to_be_visible()
        assert player.options() == []
        before = player.decision.get_by_role("slider", name="Moment").get_attribute("aria-valuetext")
        player.tab_to("button", "Next", most=5)
        page.keyboard.press("Enter")
        expect(player.decision.get_by_role("slider")).not_to_have_attribute("aria-valuetext", before or "")
        assert faults(page) == [], "in the past"
        page.keyboard.press("Escape")
        expect(player.decision.get_by_role("heading", level=2, name=re.compile("^Your move"))).to_be_focused()
        assert player.options() == options


def test_a_moment_of_the_log_shows_the_table_as_it_stood(page: Page, serve: Serve) -> None:
    with serve("moment") as address:
        player = NoSightPlayer(page, "moment")
        player.sit_down(address, players=3)
        player.play_until(re.compile("Your move"))
        first = page.get_by_role("log", name="Game log").get_by_role("button", name="Show this moment").first
        first.press("Enter")
        expect(player.decision).to_contain_text("Moment 1 of ")
        expect(page.get_by_role("main").get_by_text("You look at the past")).to_have_count(2)
        expect(page.get_by_role("region", name="My tribe")).to_contain_text("Hand:")
        slider = player.decision.get_by_role("slider", name="Moment")
        slider.focus()
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Moment (\d+) of \1: "))


FROM_THE_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
SHORTER_FOR_A_MOMENT = """log => {
    const lines = [...log.querySelectorAll("li")].slice(-8);
    lines.forEach((line) => { line.hidden = true; });
    const moved = log.scrollTop;
    lines.forEach((line) => { line.hidden = false; });
    return moved;
}"""
"""What lines do that are folded while others come, or drawn late: the log is moved though nobody goes up in it."""


def test_the_log_follows_its_end_until_somebody_goes_up(page: Page, serve: Serve) -> None:
    with serve("log") as address:
        player = NoSightPlayer(page, "log")
        player.sit_down(address, players=4)
        player.play_until(re.compile("Your move"))
        page.set_viewport_size({"width": 1400, "height": 600})
        log = page.get_by_role("log", name="Game log")
        newest = page.get_by_role("button", name="To the newest")
        page.wait_for_timeout(300)
        at_the_end = log.evaluate("log => log.scrollTop")
        assert log.evaluate(SHORTER_FOR_A_MOMENT) < at_the_end
        page.wait_for_timeout(300)
        expect(newest).to_have_count(0)
        page.set_viewport_size({"width": 1400, "height": 620})
        page.wait_for_timeout(300)
        assert log.evaluate(FROM_THE_END) < 2, "what changes its size shows the end again"
        log.hover()
        page.mouse.wheel(0, -300)
        expect(newest).to_be_visible()
        newest.click()
        expect(newest).to_have_count(0)
        assert log.evaluate(FROM_THE_END) < 2


def test_what_an_option_would_do_is_shown_and_said(page: Page, serve: Serve) -> None:
    with serve("preview") as address:
        player = NoSightPlayer(page, "preview")
        player.sit_down(address, players=3)
        player.play_until(re.compile("Your move"))
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowDown")
        preview = player.decision.get_by_role("region", name="What would follow")
        expect(preview.get_by_role("listitem").first).to_be_visible()
        lines = preview.get_by_role("listitem").all_inner_texts()
        assert faults(page) == [], "with a preview"
        told = len(player.heard())
        page.keyboard.press("v")
        said = player.hear(re.escape(lines[0]), after=told)
        assert all(line in said for line in lines)


def test_rules_and_reference_card_stand_beside_the_game(page: Page, serve: Serve) -> None:
    with serve("guide") as address:
        page.set_viewport_size({"width": 1400, "height": 900})
        player = NoSightPlayer(page, "guide")
        player.sit_down(address, players=3)
        player.play_until(re.compile("Your move"))
        page.keyboard.press("i")
        guide = page.get_by_role("region", name="Rules and reference card").first
        expect(guide.get_by_role("heading", level=2)).to_be_focused()
        expect(guide.get_by_role("listitem").filter(has_text=re.compile("^One action"))).to_contain_text("You are here")
        expect(guide.get_by_role("table", name="What pieces cost")).to_contain_text("2 wood and 1 stone")
        boxes = [guide.bounding_box(), player.decision.bounding_box(), page.get_by_role("log").bounding_box()]
        assert all(box is not None for box in boxes)
        for one, other in ((0, 1), (0, 2)):
            a, b = boxes[one], boxes[other]
            assert a is not None
            assert b is not None
            apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"] or a["y"] + a["height"] <= b["y"]
            assert apart, "the rules lie over something"
        guide.get_by_role("textbox", name="Search in glossary and rules").fill("victorious")
        expect(guide.get_by_text("Victorious army", exact=True)).to_be_visible()
        assert faults(page) == [], "with the rules"
        page.keyboard.press("Escape")
        expect(guide).to_have_count(0)
        expect(player.decision.get_by_role("heading", level=2)).to_be_focused()


def test_the_board_of_the_fair_says_first_what_can_be_taken_and_can_show_only_that(page: Page, serve: Serve) -> None:
    with serve("pictures") as address:
        player = NoSightPlayer(page, "pictures")
        player.sit_down(address, players=6)
        board = page.get_by_role("region", name="The fair")
        takes = board.get_by_role("list", name=re.compile(r"^You can take \(\d+\)$"))
        rest = board.get_by_role("list", name=re.compile(r"^Among others \(\d+\)$"))
        expect(board).to_contain_text(re.compile(r"Done: Gustav, Hedwig, Ignaz, Josefa and Konrad\."))
        expect(takes).to_be_visible()
        expect(rest).to_be_visible()
        buttons = takes.get_by_role("button").evaluate_all("all => all.map(button => button.ariaLabel)")
        offered = [name for name in player.options() if name.startswith("Take ")]
        assert sorted(buttons) == sorted(name.split(". ")[0] for name in offered)
        board.get_by_role("checkbox", name="Only what I can take").press("Space")
        expect(takes).to_be_visible()
        expect(rest).to_have_count(0)
        assert faults(page) == [], "with the filter"


def test_what_ends_something_stands_last_among_the_options(page: Page, serve: Serve) -> None:
    with serve("last") as address:
        player = NoSightPlayer(page, "last")
        player.sit_down(address, players=4)
        assert player.options()[-1].startswith("I am done")
        player.play_until(re.compile("Your move"))
        possible = [name for name in player.options() if "Not possible:" not in name]
        assert possible[-1].startswith("Do nothing in this move")
