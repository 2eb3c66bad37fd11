"""The map of Era of Tribes by keyboard: arrows, N, T, 1 to 7, S, F, marks, choosing a piece and its target; its tables.

That arrows lead to every province of every variant is shown in `web/src/games/era/map/map.test.ts`, where the keys lead
and what they tell in `web/src/games/era/map/listening/listening.test.ts`.
"""

from __future__ import annotations

import random
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from stammtisch.server.settings import STATIC
from tests.web.axe import faults
from tests.web.by_keys import focused, press, tab_to
from tests.web.era_arranged import arranging_era
from tests.web.era_cases import EXPAND, MOVE, Asked
from tests.web.era_no_sight import EraPlayer
from tests.web.no_sight import LISTEN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from playwright.sync_api import Page

    from tests.web.arranged import ArrangedServer

SPOKEN = """
() => {
  const map = document.querySelector('[role=application]');
  return document.getElementById(map.getAttribute('aria-activedescendant'))?.getAttribute('aria-label') ?? '';
}
"""
POSITION = {
    "tribes": ("romans", "gauls"),
    "hamlets": {"umbria": "thalers_3"},
    "seats": {
        "A": {"vassals": {"latium": 2, "liguria": 1}, "fleets": {"mare_tyrrhenum": 1}, "cities": ("latium",)},
        "B": {"vassals": {"provincia": 1}},
    },
}
FAR = {
    "tribes": ("romans", "gauls"),
    "seats": {
        "A": {
            "vassals": {"campania": 1, "liguria": 1},
            "fleets": {"mare_tyrrhenum": 1},
            "improvements": {"mechanics": 2, "navigation": 1},
        }
    },
}
ADD_NOTHING = Asked("Expansion: do you add luxury goods?", "Activate Expansion")
TARGET = re.compile(r"Legal target \d+ of \d+\.$")
OPPOSITE = {"ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    assert (STATIC / "index.html").exists(), "the client is not built"
    with arranging_era(tmp_path_factory.mktemp("arranged")) as started:
        yield started


@contextmanager
def on_the_map(
    page: Page, server: ArrangedServer, moving: bool = False, position: Mapping[str, Any] = POSITION
) -> Iterator[EraPlayer]:
    """Ann has come to the map by Tab; if `moving`, in the second part of her expansion."""
    player = EraPlayer(page, "map")
    with server.table(page, position, {}):
        expect(player.decision).to_be_visible()
        page.evaluate(LISTEN)
        if moving:
            for asked in (EXPAND[0], ADD_NOTHING, *EXPAND[1:]):
                prompt = re.compile(f"^{re.escape(asked.prompt)}")
                expect(player.decision.get_by_role("heading", level=2, name=prompt)).to_be_visible()
                player.answer_with(re.compile(f"^{re.escape(asked.answer)}"), by_command_box=False)
            expect(player.decision.get_by_role("heading", level=2, name=re.compile(f"^{MOVE}"))).to_be_visible()
        expect(page.get_by_role("application", name="Map")).to_be_visible()
        tab_to(page, "Map$")
        yield player


def here(page: Page) -> str:
    """What is said of the province under the cursor."""
    said: str = page.evaluate(SPOKEN)
    return said


def name_of(said: str) -> str:
    """The name of the province."""
    return said.split(",", maxsplit=1)[0]


def go_to(page: Page, name: str) -> None:
    """Find a province by its name, and be on the map there."""
    page.keyboard.press("f")
    expect(page.get_by_role("combobox", name="Find a province")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("application", name="Map")).to_be_focused()


def after(player: EraPlayer, key: str) -> str:
    """What is told in answer to a key."""
    told = len(player.heard())
    player.page.keyboard.press(key)
    return player.hear(".", after=told)


def test_arrows_lead_from_province_to_province(page: Page, server: ArrangedServer) -> None:
    chance = random.Random("walk")
    with on_the_map(page, server) as player:
        seen, returned = {name_of(here(page))}, 0
        for _ in range(40):
            before, key = name_of(here(page)), chance.choice(list(OPPOSITE))
            told = len(player.heard())
            page.keyboard.press(key)
            now = name_of(here(page))
            if now == before:
                assert player.hear(".", after=told) == "No province lies there."
                continue
            seen.add(now)
            page.keyboard.press(OPPOSITE[key])
            if name_of(here(page)) == before:
                returned += 1
                page.keyboard.press(key)
        assert len(seen) >= 10
        assert returned >= len(seen), "an arrow and its opposite mostly lead back"


def test_a_province_is_found_and_tells_of_itself(page: Page, server: ArrangedServer) -> None:
    with on_the_map(page, server) as player:
        go_to(page, "lati")
        assert here(page) == "Latium, grain. Yours. You: 2 vassals. Your city."
        assert after(player, "1") == "Latium: yours, your city"
        assert after(player, "2") == "Latium: You: 2 vassals"
        assert after(player, "3") == "Latium: grain"
        for neighbour in ("Apulia by land", "Campania by land", "Etruria by land", "Mare Tyrrhenum across the coast"):
            assert neighbour in after(player, "4")
        assert after(player, "5") == "Latium: No other army stands next to it."
        assert after(player, "7") == "Latium: Nothing now. What is asked now is not done on the map."
        assert after(player, "s").startswith("Around Latium: ")
        page.keyboard.press("b")
        assert after(player, "1") == "Mark 1: Latium."
        go_to(page, "Umbria")
        assert after(player, "6") == "Umbria: hamlet"
        assert re.match(r"Mark 1: Latium, .* south", after(player, "k"))
        page.keyboard.press("f")
        page.keyboard.type("Umbrai")
        assert after(player, "Enter").startswith("No province is called \u201cUmbrai\u201d. Like it: ")
        page.keyboard.press("Control+A")
        page.keyboard.type("Liguria")
        page.keyboard.press("Enter")
        expect(page.get_by_role("application", name="Map")).to_be_focused()
        page.keyboard.press("Backspace")
        assert name_of(here(page)) == "Umbria"
        page.keyboard.press("Escape")
        expect(player.decision.get_by_role("heading", level=2)).to_be_focused()


def test_neighbours_are_listed_a_region_looked_at_and_a_tip_put_away(page: Page, server: ArrangedServer) -> None:
    """WCAG 1.4.13: what the mouse brings up can be gone to, and Escape puts it away."""
    with on_the_map(page, server) as player:
        go_to(page, "Latium")
        page.keyboard.press("n")
        expect(page.locator(":focus")).to_have_text(re.compile("(by land|across the coast)$"))
        tab_to(page, "Etruria by land")
        page.keyboard.press("Enter")
        assert name_of(here(page)) == "Etruria"
        page.keyboard.press("n")
        page.keyboard.press("Escape")
        assert focused(page) == "Map"
        told = len(player.heard())
        page.get_by_role("combobox", name="Region").select_option("Italia")
        assert player.hear(".", after=told).startswith("Italia, ")
        assert ". Yours." in here(page), "one comes to a province of one's own"
        tip = page.locator(".tip")
        page.locator("#part-map [data-id=umbria]").hover(force=True)
        expect(tip).to_contain_text("Next to ")
        tip.hover()
        page.wait_for_timeout(500)
        expect(tip).to_contain_text("Umbria, hills.")
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)
        assert focused(page) == "Map", "Escape does nothing else then"


def test_a_piece_and_its_target_are_chosen_on_the_map(page: Page, server: ArrangedServer) -> None:
    with on_the_map(page, server, moving=True) as player:
        place = here(page)
        page.keyboard.press("t")
        assert TARGET.search(here(page))
        assert here(page) != place
        first = here(page)
        page.keyboard.press("t")
        assert TARGET.search(here(page))
        assert here(page) != first
        page.keyboard.press("Shift+T")
        assert here(page) == first
        go_to(page, "Liguria")
        assert "March from Liguria to Umbria (1 point)" in after(player, "7")
        assert re.match(r"From Liguria: \d+ targets\.", after(player, "Enter"))
        for _ in range(8):
            page.keyboard.press("t")
            if name_of(here(page)) == "Helvetia":
                break
        assert name_of(here(page)) == "Helvetia"
        assert "It takes the only movement point of the piece." in here(page)
        told = after(player, "Enter")
        assert told.startswith("To Helvetia: march to Helvetia. It takes the only movement point of the piece.")
        assert told.endswith("There is no other way. Enter goes there.")
        page.keyboard.press("Enter")
        player.hear(r".*You march from Liguria to Helvetia\.", after=0)
        assert page.evaluate("document.activeElement !== document.body"), "the focus is lost"


def test_vassals_are_placed_one_after_the_other_without_leaving_the_map(page: Page, server: ArrangedServer) -> None:
    with on_the_map(page, server) as player:
        for asked in (EXPAND[0], ADD_NOTHING, EXPAND[1]):
            prompt = re.compile(f"^{re.escape(asked.prompt)}")
            expect(player.decision.get_by_role("heading", level=2, name=prompt)).to_be_visible()
            player.answer_with(re.compile(f"^{re.escape(asked.answer)}"), by_command_box=False)
        heading = player.decision.get_by_role("heading", level=2, name=re.compile("^Where do you place a vassal"))
        expect(heading).to_be_focused()
        tab_to(page, "Map$")
        for name in ("Liguria", "Latium"):
            go_to(page, name)
            page.keyboard.press("Enter")
            expect(
                page.get_by_role("button", name=re.compile(f"^A vassal in {name}")).and_(page.locator(":focus"))
            ).to_be_visible()
            page.keyboard.press("Enter")
            player.hear(rf".*You place a vassal in {name}\.", after=0)
            expect(page.get_by_role("application", name="Map")).to_be_focused()


def test_a_way_far_off_is_told_and_gone_by_keyboard(page: Page, server: ArrangedServer) -> None:
    """eot.1.3.A.2-36, eot.1.3.A.2-46, D-38: to Etruria by Latium on foot, or carried by the fleet."""
    with on_the_map(page, server, moving=True, position=FAR) as player:
        go_to(page, "Campania")
        assert re.match(r"From Campania: \d+ targets\.", after(player, "Enter"))
        for _ in range(40):
            page.keyboard.press("t")
            if name_of(here(page)) == "Etruria":
                break
        assert "2 steps. It takes all 2 movement points of the piece. Legal target" in here(page)
        told = after(player, "Enter")
        steps = "To Etruria: march to Latium, march to Etruria. 2 steps."
        assert told.startswith(f"{steps} It takes all 2 movement points of the piece.")
        assert told.endswith("Way 1 of 2; W shows the next. Enter goes there.")
        carried = (
            "To Etruria: carried over Mare Tyrrhenum to Etruria. It takes 1 of the 2 movement points of the piece; "
            "fleets pay 1 point for it."
        )
        assert after(player, "w").startswith(carried)
        assert after(player, "Shift+W") == told
        assert after(player, "Escape") == "No way is shown."
        assert after(player, "Enter") == told
        page.keyboard.press("Enter")
        player.hear(r".*You march from Campania to Latium\. You march from Latium to Etruria\.", after=0)
        assert focused(page) == "Map"
        told_before = len(player.heard())
        page.keyboard.press("u")
        player.hear(r"^Taken back, all 2 steps\b", after=told_before)
        assert "Carry a vassal from Campania to Etruria (2 points)" in after(player, "7"), "the whole way is taken back"


def test_what_is_on_the_map_stands_in_tables_too(page: Page, server: ArrangedServer) -> None:
    with on_the_map(page, server):
        press(page, "Provinces and goods as tables")
        table = page.get_by_role("table", name=re.compile("provinces by owner$"))
        provinces = page.get_by_role("application", name="Map").get_by_role("img").count()
        expect(table.get_by_role("rowheader")).to_have_count(provinces)
        for name, cells in (
            ("Latium", ("yours", "grain", "You: 2 vassals, your city", "grain")),
            ("Mare Tyrrhenum", ("yours", "sea", "You: 1 fleet")),
            ("Provincia", ("Ben, Gauls", "mountains", "Ben: 1 vassal")),
            ("Umbria", ("the Barbarians\u2019", "hills", "", "", "hamlet")),
        ):
            row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=name, exact=True))
            shown = [text.split("\n")[-1] for text in row.get_by_role("cell").all_inner_texts()]
            assert tuple(shown[: len(cells)]) == cells, name
        italia = page.get_by_role("table", name=re.compile("regions: ")).get_by_role("row", name=re.compile("^Italia"))
        assert italia.get_by_role("cell").all_inner_texts()[0] == "4 (5)", "with the homes"
        goods = page.get_by_role("table", name="Goods by tribe").get_by_role("row", name=re.compile("^Wine"))
        assert goods.get_by_role("cell").all_inner_texts()[0] == "1", "Liguria has wine"
        table.get_by_role("button", name="Umbria").press("Enter")
        assert name_of(here(page)) == "Umbria"
        assert faults(page, ("light",)) == []
