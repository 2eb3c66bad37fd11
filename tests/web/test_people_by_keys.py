"""What people do around the game, by keyboard alone: talk, agree, sit down and stand up, an account, another language.

After each of it the focus is somewhere, never lost to the page as a whole.
"""

from __future__ import annotations

import re
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.arranged import ArrangedServer, arranging
from tests.web.by_keys import arrow_to, focused, open_menu, press, tab_to, write
from tests.web.no_sight import LISTEN, REFUSED, NoSightPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.web.arranged import Companion

POSITION = {
    "seats": {
        "A": {"hand": ["iron", "grain", "grain", "stone"]},
        "B": {"hand": ["iron", "grain", "grain", "gold"]},
    },
    "deck": ["iron", "wood", "grain", "stone", "gold"] * 3,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging(tmp_path_factory.mktemp("arranged")) as started:
        yield started


@contextmanager
def at_table(page: Page, server: ArrangedServer, **options: str) -> Iterator[tuple[NoSightPlayer, Companion]]:
    """Ann hears the table; Ben sits there too."""
    player = NoSightPlayer(page, "people")
    with server.table(page, POSITION, options) as ben:
        expect(player.decision).to_be_visible()
        page.evaluate(LISTEN)
        yield player, ben


def lands_on(page: Page, name: str) -> None:
    """The focus comes to rest on what has this name."""
    for _ in range(100):
        if re.match(name, focused(page)):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the focus is on '{focused(page)[:100]}', not on '{name}'")


def test_undo_preview_and_why_not(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, _):
        lands_on(page, "Your move: one action.")
        build = next(name for name in player.options() if name.startswith("Build an army"))
        arrow_to(page, build)
        page.keyboard.press("v")
        player.hear("This would follow: |.*[Yy]ou", after=0)
        page.keyboard.press("Enter")
        player.hear(r"You build an army for 1 iron and 2 grain\.", after=0)
        expect(page.get_by_role("button", name="Undo: You build an army for 1 iron and 2 grain.")).to_be_visible()
        told = len(player.heard())
        page.keyboard.press("u")
        player.hear(r"^Taken back: You build an army for 1 iron and 2 grain\.$", after=told)
        expect(page.get_by_role("log", name="Game log")).to_contain_text("(taken back)")
        lands_on(page, "Your move: one action.")
        refused = next(name for name in player.options() if REFUSED in name)
        arrow_to(page, refused)
        page.keyboard.press("Enter")
        lands_on(page, "Rule aoh")
        page.keyboard.press("Escape")
        lands_on(page, re.escape(refused))


def test_the_past_and_back(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, ben):
        player.answer_with(re.compile("^Collect tax"), by_command_box=False)
        player.hear(r"You collect tax: 1 card\.", after=0)
        lands_on(page, "Your monument has")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        player.hear(".*Ben's move begins", after=0)
        ben.act("build army with iron grain grain")
        player.hear(".*Ben builds an army", after=0)
        told = len(player.heard())
        page.keyboard.press("n")
        player.hear(r"Ben builds an army for 1 iron and 2 grain\.$", after=told)
        page.keyboard.press("r")
        lands_on(page, "You look at the past")
        page.keyboard.press("Escape")
        lands_on(page, "Waiting for Ben")
        page.keyboard.press("l")
        tab_to(page, r"Rule aoh\.|aoh\.")
        arrow_to(page, "Show this moment", "ArrowRight")
        page.keyboard.press("Enter")
        lands_on(page, "You look at the past")
        press(page, "Back to now")
        lands_on(page, "Waiting for Ben")


def test_chat_and_phrases(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, ben):
        press(page, "Chat")
        write(page, "Say something", "Hello there")
        page.keyboard.press("Enter")
        expect(page.get_by_role("list", name="What was said")).to_contain_text("You say: Hello there")
        assert focused(page) == "Say something"
        press(page, "Quick phrases")
        press(page, "Good luck")
        expect(page.get_by_role("list", name="What was said")).to_contain_text(re.compile("You say: Good luck", re.I))
        ben.ask("chat", seat=1, text="Well met")
        player.hear("Ben says: Well met", after=0)
        tab_to(page, "Do not read the chat aloud")
        page.keyboard.press("Space")
        ben.ask("chat", seat=1, text="Unheard")
        expect(page.get_by_role("list", name="What was said")).to_contain_text("Ben says: Unheard")
        page.wait_for_timeout(400)
        assert "Unheard" not in " ".join(player.heard())


def test_one_reminds_another_and_is_reminded(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, ben):
        expect(page).to_have_title("Your turn: Age of Heroes, Stammtisch")
        ben.ask("nudge", to=0)
        expect(page).to_have_title("Reminder, your turn: Age of Heroes, Stammtisch")
        expect(player.decision).to_contain_text("You have been reminded: the others are waiting.")
        assert player.alerts()[-1] == "Ben reminds you that the game is waiting for you."
        player.answer_with(re.compile("^Collect tax"), by_command_box=False)
        lands_on(page, "Your monument has")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        player.hear(".*Ben's move begins", after=0)
        expect(player.decision).not_to_contain_text("You have been reminded")
        press(page, "Remind Ben$")
        player.hear(r"Ben has been reminded\.", after=0)
        assert ben.view()["lobby"]["nudged"] == [1]
        assert focused(page) == "Remind Ben again"
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert").filter(has_text="Ben has been reminded already")).to_be_visible()
        assert focused(page) == "Remind Ben again"
        ben.act("build army with iron grain grain")
        player.hear(".*Ben builds an army", after=0)
        expect(page.locator("body:focus")).to_have_count(0)


def test_proposals_and_another_game(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, ben):
        open_menu(page)
        press(page, "Propose to end the game")
        lands_on(page, "Your move: one action.")
        ben.ask(f"proposals/{ben.view()['lobby']['proposals'][0]['n']}/answer", seat=1, agree=False)
        player.hear(r".*Ben does not agree\. The proposal is off the table\.", after=0)
        ben.ask("proposals", seat=1, kind="end")
        player.hear("Ben proposes to end the game", after=0)
        tab_to(page, "Refuse$", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "Your move: one action.")
        ben.ask("proposals", seat=1, kind="end")
        expect(page.get_by_role("region", name="Proposals")).to_be_visible()
        tab_to(page, "Agree$", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "The game is over")
        player.hear(".*All agree: the game ends without a winner", after=0)
        tab_to(page, "Play again with the same people", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "Waiting for players")


def test_d17_a_shared_result_is_proposed(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server, shared_result="on") as (player, ben):
        open_menu(page)
        press(page, "Propose a shared result")
        lands_on(page, "Your move: one action.")
        (proposal,) = ben.view()["lobby"]["proposals"]
        assert proposal["kind"] == "shared"
        tab_to(page, "Withdraw$", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "Your move: one action.")
        assert ben.view()["lobby"]["proposals"] == []
        open_menu(page)
        press(page, "Propose a shared result")
        lands_on(page, "Your move: one action.")
        ben.ask(f"proposals/{ben.view()['lobby']['proposals'][0]['n']}/answer", seat=1, agree=True)
        lands_on(page, "The game is over")
        player.hear(r".*All agree: the game ends, and all share the result\.", after=0)
        expect(page.get_by_role("heading", level=2, name=re.compile("Ann and Ben"))).to_be_visible()


def test_d17_a_shared_result_is_answered(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server, shared_result="on") as (player, ben):
        ben.ask("proposals", seat=1, kind="shared")
        player.hear(r"Ben proposes to end the game and share the result\.", after=0)
        tab_to(page, "Agree$", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "The game is over")
        player.hear(r".*All have agreed: those who are still in the game share the result\.", after=0)


def test_d17_a_table_that_shares_no_result_says_so(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (_, ben):
        open_menu(page)
        press(page, "Propose a shared result")
        expect(page.get_by_role("alert").filter(has_text="At this table results are not shared.")).to_be_visible()
        assert focused(page) == "Propose a shared result"
        assert ben.view()["lobby"]["proposals"] == []


def test_going_back_by_consent(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (player, ben):
        player.answer_with(re.compile("^Collect tax"), by_command_box=False)
        player.hear(r"You collect tax: 1 card\.", after=0)
        lands_on(page, "Your monument has")
        open_menu(page)
        write(page, "Take back to before this line of the log", "You collect tax")
        press(page, "Propose to take back")
        lands_on(page, "Your monument has")
        ben.ask(f"proposals/{ben.view()['lobby']['proposals'][0]['n']}/answer", seat=1, agree=True)
        player.hear(".*All agree: the game goes back", after=0)
        lands_on(page, "Your move: one action.")


def test_a_bot_sits_in_the_owner_comes_back_leaves_returns_and_resigns(page: Page, server: ArrangedServer) -> None:
    with at_table(page, server) as (_, ben):
        open_menu(page)
        press(page, "Let a bot sit in")
        expect(page.get_by_role("button", name="Take the seat back")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Let a bot sit in")).to_be_focused()
        press(page, "Leave for good")
        lands_on(page, "No, go back")
        press(page, "Yes, leave")
        lands_on(page, "Waiting for|Age of Heroes")
        expect(page.get_by_text("You are watching.")).to_be_visible()
        tab_to(page, "Take a free seat", "Shift+Tab")
        page.keyboard.press("Enter")
        lands_on(page, "A game that goes on: Age of Heroes")
        write(page, "Your name", "Ann again")
        press(page, "Take over seat 1 from Ann")
        expect(page.get_by_role("region", name="My tribe")).to_contain_text("Ann again")
        expect(page.locator("body:focus")).to_have_count(0)
        open_menu(page)
        press(page, "Resign")
        lands_on(page, "No, go back")
        press(page, "Yes, resign")
        lands_on(page, "Waiting for Ben")
        assert ben.view()["players"][0]["resigned"]


def test_an_account_and_another_language(page: Page, server: ArrangedServer) -> None:
    page.goto(server.address)
    press(page, "Make an account")
    write(page, "Account name", "Dora")
    write(page, "Password", "correct horse battery")
    press(page, "Make this account")
    expect(page.get_by_role("region", name="Your name and account")).to_contain_text("You are logged in as Dora.")
    lands_on(page, "Take a seat")
    press(page, "Log out")
    lands_on(page, "Take a seat")
    press(page, "Log in$")
    write(page, "Account name", "Dora")
    write(page, "Password", "correct horse battery")
    press(page, "Log in now")
    expect(page.get_by_role("region", name="Your name and account")).to_contain_text("You are logged in as Dora.")
    lands_on(page, "Take a seat")
    press(page, "Deutsch")
    lands_on(page, "Deutsch")
    expect(page.get_by_role("heading", name="Setz dich dazu")).to_be_visible()
    expect(page.get_by_text("Die Seite ist jetzt auf Deutsch.")).to_have_count(1)
    tab_to(page, "English", "Shift+Tab")
    page.keyboard.press("Enter")
    lands_on(page, "English")
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
