"""Every kind of decision of Age of Heroes is met and answered by keyboard and by names alone.

Each position is arranged so that the decision comes at once. D01 to D18 are the decision points of the game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.arranged import ArrangedServer, arranging
from tests.web.by_keys import press
from tests.web.no_sight import LISTEN, NoSightPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page


@dataclass(frozen=True)
class Asked:
    """Something that is asked of Ann, who gives an answer: both as they begin."""

    prompt: str
    answer: str


@dataclass(frozen=True)
class Case:
    """A decision: the position, what Ben (a line of notation) and Ann do in turn, and what the log then says.

    `sure`: Ann is asked whether she really wants it.
    """

    decision: str
    given: Mapping[str, Any]
    steps: tuple[str | Asked, ...]
    log: str
    options: Mapping[str, Any] = field(default_factory=dict)
    sure: bool = False


DECK = ["iron", "wood", "grain", "stone", "gold"] * 3
MY_DRAW = {"stage": "move:0", "turn": "A"}
HIS_DRAW = {"stage": "move:0", "turn": "B"}

CASES = (
    Case(
        "D01 whom the Earthquake strikes",
        {**MY_DRAW, "deck": ["earthquake", *DECK], "seats": {"B": {"armies": ["bare", "led"]}}},
        (Asked("Which army does your Earthquake strike?", "Strike Ben: an army with a general"),),
        "You aim the Earthquake at Ben: an army with a general.",
    ),
    Case(
        "D02 whose city the Eruption destroys",
        {**MY_DRAW, "deck": ["eruption", *DECK], "seats": {"B": {"cities": 2}}},
        (Asked("Your Eruption destroys a city of another tribe. Whose?", "Destroy a city of Ben"),),
        "You aim the Eruption at a city of Ben.",
    ),
    Case(
        "D03 Fortune against an Earthquake",
        {**HIS_DRAW, "deck": ["earthquake", *DECK], "seats": {"A": {"hand": ["fortune"]}}},
        ("strike bare of A", Asked("The Earthquake is about to strike you.", "Play Fortune")),
        "You play Fortune. The Earthquake does nothing.",
    ),
    Case(
        "D03 nothing against an Eruption",
        {**HIS_DRAW, "deck": ["eruption", *DECK], "seats": {"A": {"hand": ["fortune"], "cities": 2}}},
        ("erupt A", Asked("The Eruption is about to destroy one of your 2 cities.", "Let it happen")),
        "You lose a city to the Eruption; 1 is left.",
    ),
    Case(
        "D04 Fortune against Hunger",
        {**HIS_DRAW, "deck": ["hunger", *DECK], "seats": {"A": {"hand": ["fortune", "grain"]}}},
        (Asked("Hunger strikes everybody. You would lay down 1 grain.", "Play Fortune"), "accept"),
        "You play Fortune and keep your grain.",
    ),
    Case(
        "D05 Olympic Games against Barbarians",
        {**MY_DRAW, "deck": ["barbarians", *DECK], "seats": {"A": {"hand": ["olympics", "iron"]}}},
        (Asked("The Barbarians attack you. They would take your only", "Play Olympic Games"),),
        "You play Olympic Games. The Barbarians take nothing.",
    ),
    Case(
        "D06 the fair: taking an offer and being done",
        {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron"]}, "B": {"hand": ["wood"]}}, "deck": DECK},
        (
            "offer wood for iron",
            Asked("The fair. You have 1 card in hand. There is 1 offer you can take.", "Take wood from Ben for iron"),
            "done",
            Asked("The fair. You have 1 card in hand. There is no offer you can take.", "I am done"),
        ),
        "Ben gives you wood and gets iron.",
    ),
    Case(
        "D06 the fair with sealed lists",
        {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron"]}, "B": {"hand": ["wood"]}}, "deck": DECK},
        (
            Asked("The fair, with sealed lists.", "Hand in your list"),
            Asked("Your list is in, with no wish.", "Take your list back and empty it"),
            Asked("The fair, with sealed lists.", "Hand in your list"),
            "hand in",
        ),
        "The fair closes.",
        options={"fair": "sealed"},
    ),
    Case(
        "D07 nothing in a move",
        {"seats": {"A": {"hand": ["iron"]}}, "deck": DECK},
        (Asked("Your move: one action. You have 1 card in hand.", "Do nothing in this move"),),
        "You do nothing in this move.",
        sure=True,
    ),
    Case(
        "D07 tax",
        {"deck": DECK},
        (Asked("Your move: one action. You have no card in hand.", "Collect tax"),),
        "You collect tax: 1 card.",
    ),
    Case(
        "D08 tax without a city",
        {"seats": {"A": {"cities": 0, "hand": ["iron", "marble"]}}, "deck": DECK},
        (Asked("Your move: one action. You have 2 cards", "Collect tax without a city, for marble"),),
        "You have no city and lay down 1 marble to draw 1 card.",
    ),
    Case(
        "D09 building, and building more",
        {"seats": {"A": {"hand": ["iron", "grain", "grain", "iron", "gold"]}}, "deck": DECK},
        (
            Asked("Your move: one action. You have 5 cards", "Build an army"),
            Asked("You are building. Build more, or finish. You have 2 cards", "Build a general"),
        ),
        "You build a general for 1 iron and 1 gold.",
    ),
    Case(
        "D09 building no more",
        {"seats": {"A": {"hand": ["iron", "grain", "grain", "stone", "stone"]}}, "deck": DECK},
        (
            Asked("Your move: one action. You have 5 cards", "Build an army"),
            Asked("You are building. Build more, or finish. You have 2 cards", "Build nothing more"),
        ),
        "You build nothing more.",
    ),
    Case(
        "D10 a road that is refused costs nothing",
        {"players": 3, "seats": {"A": {"hand": ["stone", "stone"]}}, "deck": DECK},
        (
            Asked("Your move: one action. You have 2 cards", "Build a road to Ben"),
            "refuse",
            Asked("Your move: one action. You have 2 cards", "Build a road to Cleo"),
        ),
        "Ben refuses you a road.",
    ),
    Case(
        "D11 asked for a road",
        {"turn": "B", "seats": {"B": {"hand": ["stone", "stone"]}}, "deck": DECK},
        ("build road to A with stone stone", Asked("Ben asks to build a road to you", "Agree to the road")),
        "Ben builds a road to you for 2 stone.",
    ),
    Case(
        "D12, D13, D18 an attack, who is sent, what is left to the beaten",
        {
            "seats": {
                "A": {"armies": ["bare", "led", "bare"], "hand": ["hero"]},
                "B": {"armies": [], "hand": ["iron", "wood", "grain", "stone"]},
            },
            "deck": DECK,
        },
        (
            Asked("Your move: one action.", "Attack Ben for plunder"),
            Asked("Attack on Ben for plunder. Whom do you send?", "Send an army with a general"),
            Asked("Attack on Ben for plunder. Sent so far: 1 army with a general", "Send a Hero as an army"),
            Asked("Attack on Ben for plunder. Sent so far: 1 army with a general and 1 Hero", "March with"),
            "defend",
            Asked("You have 2 victorious armies. How many cards do you take from Ben, at most 4?", "Take 1 card"),
        ),
        "You take",
    ),
    Case(
        "D14 an attack cancelled",
        {"turn": "B", "seats": {"A": {"hand": ["olympics"]}}, "deck": DECK},
        (
            "attack A for conquest",
            "send bare",
            "march",
            Asked("Ben attacks you for conquest with 1 army. You have 1 able army.", "Play Olympic Games"),
        ),
        "You play Olympic Games: Ben's armies turn back.",
    ),
    Case(
        "D14 the own line, unit by unit",
        {"turn": "B", "seats": {"A": {"hand": ["hero"], "armies": ["bare", "led"]}}, "deck": DECK},
        (
            "attack A for conquest",
            "send bare",
            "march",
            Asked("Ben attacks you for conquest", "Send a Hero as an army"),
            Asked("Ben attacks you. Your line so far: 1 Hero as an army.", "Send an army with a general"),
            Asked("Ben attacks you. Your line so far: 1 Hero as an army and 1 army with", "Send an army."),
            Asked("Ben attacks you. Your line so far: 1 Hero as an army, 1 army with", "Take your stand with"),
        ),
        "You defend with",
    ),
    Case(
        "D15 laying on the monument",
        {"stage": "move:3", "seats": {"A": {"hand": ["limestone", "limestone", "iron"]}}, "deck": DECK},
        (Asked("Your monument has 0 of 5 cards. You have 2 to lay.", "Lay 2 limestone on your monument"),),
        "You lay 2 limestone on the monument, which has 2 of 5.",
    ),
    Case(
        "D16 discarding",
        {"stage": "move:4", "seats": {"A": {"hand": ["iron", "iron", "wood", "wood", "grain", "stone", "gold"]}}},
        (
            Asked("You have 7 cards in hand; five may stay. Discard 2 cards", "Discard wood, you have 2"),
            Asked("You have 6 cards in hand; five may stay. Discard 1 card.", "Discard iron, you have 2"),
        ),
        "You discard 1 iron.",
    ),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging(tmp_path_factory.mktemp("arranged")) as started:
        yield started


def answer(player: NoSightPlayer, asked: Asked, number: int) -> str:
    """Wait for the question, answer it by the list or by the command box in turn; the option's whole name."""
    prompt = player.decision.get_by_role("heading", level=2, name=re.compile(f"^{re.escape(asked.prompt)}"))
    expect(prompt).to_be_visible()
    return player.answer_with(re.compile(f"^{re.escape(asked.answer)}"), by_command_box=number % 2 == 1)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.decision)
def test_a_decision_is_answered_by_keyboard(page: Page, server: ArrangedServer, case: Case) -> None:
    player = NoSightPlayer(page, case.decision)
    with server.table(page, case.given, case.options) as ben:
        expect(player.decision).to_be_visible()
        page.evaluate(LISTEN)
        for number, step in enumerate(case.steps):
            if isinstance(step, str):
                ben.act(step)
            elif case.sure and number == len(case.steps) - 1:
                player.by_list(player.look_for(re.compile(f"^{re.escape(step.answer)}")))
                expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()
                player.confirm_if_asked()
            else:
                answer(player, step, number)
        expect(page.get_by_role("log", name="Game log")).to_contain_text(case.log)
        player.hear(f".*{re.escape(case.log)}", after=0)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def fill_in(player: NoSightPlayer, give: str, want: str) -> None:
    """In the form that comes next by Tab: what is given, by its first letters, and what is wanted."""
    player.tab_to("combobox", "You give")
    player.page.keyboard.type(give)
    player.tab_to("checkbox", want)
    player.page.keyboard.press("Space")


def test_d06_an_offer_is_posted_changed_and_withdrawn(page: Page, server: ArrangedServer) -> None:
    player = NoSightPlayer(page, "offers")
    given = {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron", "stone"]}, "B": {"hand": ["wood"]}}}
    with server.table(page, given, {}):
        expect(player.decision).to_be_visible()
        page.evaluate(LISTEN)
        page.keyboard.press("Escape")
        fill_in(player, "iron", "gold")
        player.tab_to("button", "Make an offer")
        page.keyboard.press("Enter")
        player.hear(r"You offer iron for gold\.", after=0)
        page.keyboard.press("Escape")
        press(page, "Change an offer")
        player.tab_to("combobox", "Your offer")
        page.keyboard.type("iron")
        player.tab_to("checkbox", "marble")
        page.keyboard.press("Space")
        player.tab_to("button", "Change an offer")
        expect(page.locator(":focus")).to_have_accessible_description(
            re.compile("Your offer: iron for gold; For: marble")
        )
        page.keyboard.press("Enter")
        player.hear(r"You no longer offer iron for gold\. You offer iron for marble\.", after=0)
        page.keyboard.press("Escape")
        page.keyboard.press("ArrowDown")
        page.keyboard.type("With")
        page.keyboard.press("Enter")
        player.hear(r"You no longer offer iron for marble\.", after=0)


def test_d06_a_sealed_list_is_made_and_emptied(page: Page, server: ArrangedServer) -> None:
    player = NoSightPlayer(page, "lists")
    given = {"stage": "fair:bidding", "seats": {"A": {"hand": ["iron", "stone"]}, "B": {"hand": ["wood"]}}}
    with server.table(page, given, {"fair": "sealed"}):
        expect(player.decision).to_be_visible()
        page.keyboard.press("Escape")
        fill_in(player, "iron", "gold")
        player.tab_to("button", "Add a wish")
        page.keyboard.press("Enter")
        answer(
            player, Asked("The fair, with sealed lists. You have 2 cards in hand. Your list has 1 wish.", "Empty"), 0
        )
        prompt = "The fair, with sealed lists. You have 2 cards in hand. Your list has no wish yet."
        expect(player.decision.get_by_role("heading", level=2, name=prompt)).to_be_visible()
