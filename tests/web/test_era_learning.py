"""A first game of Era of Tribes explains itself, and the reference card knows where one is; by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.by_keys import tab_to
from tests.web.era_no_sight import EraPlayer

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.serving import Serve

CARD = "You keep one of two influence cards, and nobody else sees it."
TRIBE = "Each tribe has strengths of its own"


def test_a_first_game_explains_itself_and_the_card_says_where_one_is(page: Page, serve: Serve) -> None:
    """eot.0.5-02, eot.0.5-04, eot.0.7-01."""
    with serve("learning") as address:
        page.add_init_script("localStorage.setItem('stammtisch-explain', 'on')")
        player = EraPlayer(page, "learning")
        player.sit_down(address, players=2)
        introduction = page.get_by_role("region", name="New here")
        expect(introduction).to_contain_text(CARD)
        player.hear(re.escape(CARD), after=0)
        expect(player.decision.get_by_role("heading", level=2)).to_be_focused()

        page.keyboard.press("i")
        card = page.get_by_role("region", name="Rules and reference card").first
        here = card.locator("[aria-current=step]")
        expect(here).to_have_text(re.compile("^Keep one of two influence cards.*You are here$"))
        expect(card).to_contain_text("eot.0.5-03")
        page.keyboard.press("Escape")

        player.play_until(re.compile("Which tribe do you play"))
        expect(introduction).to_contain_text(TRIBE)
        told = len(player.heard())
        page.keyboard.press("e")
        player.hear(re.escape(TRIBE), after=told)

        page.keyboard.press("Escape")
        tab_to(page, "No more explanations", "Shift+Tab")
        page.keyboard.press("Enter")
        expect(introduction).to_have_count(0)
        player.play_until(re.compile("Which area do you improve first"))
        expect(introduction).to_have_count(0)
        page.keyboard.press("e")
        expect(introduction).to_contain_text("The wheel has six areas")

        page.keyboard.press("i")
        expect(card.get_by_role("checkbox", name="Explain the game as I play")).not_to_be_checked()
        expect(here).to_have_text(re.compile("^Take a first improvement, free.*You are here$"))
        tab_to(page, "Source: Points of a vassal")
        page.keyboard.press("Enter")
        expect(page.locator(":focus")).to_contain_text("Movement points of vassals by Mechanics")
        card.get_by_role("textbox", name="Search in glossary and rules").fill("sea border")
        expect(card.get_by_text("Feet", exact=True)).to_be_visible()
        assert faults(page, inside="#part-decision") + faults(page, inside="#part-log") == []
        said = [line for line in player.heard() if CARD in line]
        assert len(said) == 1, "an introduction is said once"
