"""The states of Age of Heroes that are worth a picture, in the order of a seeded game that is played against bots."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.web.no_sight import NoSightPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

SEED = "pictures"


def walk(page: Page, address: str, take: Callable[[str], None]) -> None:
    """Through every state worth seeing, in the order of a game."""
    player = NoSightPlayer(page, SEED)
    page.goto(address)
    page.get_by_role("button", name="Sit down and play").wait_for()
    take("start")
    page.get_by_text(re.compile("^House rules")).click()
    take("start-house-rules")
    player.sit_down(address, players=4)
    page.wait_for_timeout(1500)
    take("fair")
    player.play_until(re.compile("Your move"))
    take("move")
    page.keyboard.press("?")
    take("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("b")
    take("command")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(600)
    take("preview")
    page.get_by_role("button", name=re.compile("Not possible:")).first.click()
    page.get_by_text("Part of the rules:").wait_for()
    take("rule")
    page.get_by_role("button", name="Close").click()
    page.keyboard.press("i")
    page.get_by_text("You are here").wait_for()
    take("guide")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show this moment").nth(-5).click()
    page.wait_for_timeout(600)
    take("past")
    page.keyboard.press("Escape")
    player.prefer = re.compile("Attack|Send an army|March")
    player.play_until(re.compile("^Attack on"))
    take("muster")
    play_to_a_duel(player)
    take("battle")
    player.prefer = NoSightPlayer.prefer
    player.play_to_the_end()
    page.wait_for_timeout(600)
    take("end")
    for heading in ("Cities and monuments round by round", "Dice, thrown and expected", "Check the dice"):
        page.locator("summary").get_by_text(heading).click()
    page.wait_for_timeout(1500)
    take("figures")
    page.goto(address)
    player.sit_down(address, players=6)
    page.wait_for_timeout(1500)
    take("six")


def play_to_a_duel(player: NoSightPlayer) -> None:
    """Until dice lie on the table."""
    duels = player.page.get_by_role("list", name="Duels")
    while not duels.is_visible():
        if not player.wait_for_my_turn():
            raise SystemExit("the game ended without a duel: choose another seed")
        player.decide()
