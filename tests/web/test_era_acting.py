"""The panels of Era of Tribes, by mouse: offers put together and answered, and a battle with its odds and dice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.axe import faults
from tests.web.by_keys import tab_to
from tests.web.era_arranged import arranging_era
from tests.web.era_by_mouse import INSIDE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

    from tests.web.arranged import ArrangedServer, Companion


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ArrangedServer]:
    with arranging_era(tmp_path_factory.mktemp("acting")) as started:
        yield started


def part(page: Page, name: str) -> Locator:
    """A panel by its name."""
    return page.get_by_role("region", name=name, exact=True)


def test_offers_are_put_together_and_answered_by_mouse(page: Page, server: ArrangedServer) -> None:
    """N-5, N-6: an exchange of mine, one of Ben's, and a promise."""
    seats = {"A": {"thalers": 6, "treaties": 2}, "B": {"thalers": 5, "treaties": 1}}
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": seats}, {}) as ben:
        offers = part(page, "Offers and promises")
        offers.get_by_text("Offer an exchange").press("Enter")
        send = offers.get_by_role("button", name="Offer this")
        expect(send).to_be_disabled()
        send.click(force=True)
        expect(offers.get_by_role("alert")).to_have_text("Say first what you give or ask for.")
        more = offers.get_by_text("+", exact=True)
        more.nth(0).click()
        more.nth(0).click()
        offers.get_by_label("You ask for: treaties").fill("1")
        expect(offers.get_by_text("You offer Ben 2 Thalers for 1 treaty")).to_be_visible()
        send.click()
        expect(offers.get_by_text("you get 1 treaty and give 2 Thalers")).to_be_visible()
        expect(offers.get_by_role("button", name="Take back")).to_be_visible()
        (offer,) = ben.view()["position"]["offers"]
        ben.ask("anytime", action=offer["actions"]["accept"])
        prompt = part(page, "Decision").get_by_role("heading", level=2)
        expect(prompt).to_contain_text("4 Thalers")
        ben.ask("anytime", action="exchange with A giving 3 thalers asking 2 treaties")
        to_me = part(page, "Offers to you")
        to_me.get_by_role("button", name="Accept: Ben, you get 3 Thalers and give 2 treaties").click()
        expect(prompt).to_contain_text("7 Thalers")
        offers.get_by_text("Make a promise").press("Enter")
        offers.get_by_label("What you promise").select_option(label="no attack")
        offers.get_by_label("Until").select_option("2")
        offers.get_by_role("button", name="Promise this").click()
        expect(offers.get_by_text("Ann to Ben: no attack, until round 2 (open)")).to_be_visible()


def test_a_battle_is_fought_on_its_panel(page: Page, server: ArrangedServer) -> None:
    """D-45, D-46: the odds stand beside every unit that can be sent, then both dice of each round."""
    seats = {
        "A": {"vassals": {"campania": 3, "apulia": 2}, "army": 3, "morale": 8, "food": 3, "free_vassals": 6},
        "B": {"vassals": {"bruttium": 1}, "army": 2, "morale": 5},
    }
    given = {"tribes": ("greeks", "gauls"), "seats": seats}
    with server.table(page, given, {}) as ben:
        begin_expansion(page)
        expansion = part(page, "Expansion")
        place_no_more = expansion.get_by_role("button", name="Place no more")
        expect(place_no_more).to_be_visible()
        place_no_more.click()
        page.get_by_role("button", name="Yes, do it").click()
        expansion.get_by_role("button", name="Campania").click()
        march = page.get_by_role("button", name="March from Campania to Bruttium")
        step = expansion.get_by_role("listitem").filter(has=march)
        expect(step).to_contain_text("% chance to win")
        step.get_by_role("button").click()
        expansion.get_by_role("button", name="End movement").click()
        page.get_by_role("button", name="Yes, do it").click()
        ben.act("ready")
        battle = part(page, "Battle")
        army = battle.get_by_role("listitem").filter(has=page.get_by_role("button", name="Commit 3 army vassals"))
        expect(army).to_contain_text(re.compile(r"4 units against 2 \(Ben\): \d+% chance to win"))
        army.get_by_role("button").click()
        expect(battle.get_by_role("heading", name="Round 1")).to_be_visible()
        expect(battle.get_by_text(re.compile("^Attacker.s die"))).to_be_visible()
        expect(battle.get_by_text(re.compile("^Defender.s die"))).to_be_visible()


IN_SIGHT = """
options => options.filter((option) => {
  const { left, top, bottom } = option.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => option.contains(document.elementFromPoint(left + 20, y)));
}).length
"""


def options_in_sight(page: Page) -> int:
    """How many options of the list are seen whole, nothing lying over them."""
    options = part(page, "Decision").get_by_role("button", name=re.compile(r"\d+ of \d+\.$"))
    expect(options.first).to_be_visible()
    count: int = options.evaluate_all(IN_SIGHT)
    return count


FAR = {
    "vassals": {"campania": 1, "liguria": 1},
    "fleets": {"mare_tyrrhenum": 1},
    "improvements": {"mechanics": 2, "navigation": 1},
}


def begin_expansion(page: Page) -> None:
    """Ann's expansion with one leader and no goods. A second click where the first fell is taken for a stray one."""
    part(page, "My fields").get_by_role("button", name="Expansion with 1 leader").click()
    activate = part(page, "Goods on the field").get_by_role("button", name="Activate Expansion")
    expect(activate).to_be_enabled()
    activate.press("Enter")


def begin_to_move(page: Page) -> None:
    """Ann's expansion up to its second part; nothing new is placed."""
    begin_expansion(page)
    part(page, "Decision").get_by_role("button", name="No legion").click()
    part(page, "Expansion").get_by_role("button", name="Place no more").click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(part(page, "Expansion").get_by_role("button", name=re.compile("^End movement"))).to_be_visible()


def look_at_the_tribes(page: Page) -> None:
    """Above the table a short cell for each tribe says how it stands, and leads to its board."""
    strip = page.get_by_role("list", name="Tribes", exact=True)
    cells = strip.get_by_role("link")
    told = r"^{}: influence -?\d+, \d+ Thalers?, \d leaders? left, army \d+, Neolithic{}$"
    expect(cells).to_have_count(2)
    expect(strip.get_by_role("link", name=re.compile(told.format("Ann, Romans", ", must decide now")))).to_be_visible()
    cells.filter(has_text="Ben").click()
    expect(page.locator("#tribe-1")).to_be_focused()
    assert faults(page, inside="ul.strip") == []
    height = strip.bounding_box()
    assert height is not None
    assert height["height"] <= 44


def test_a_piece_is_sent_far_by_two_clicks_and_comes_back(page: Page, server: ArrangedServer) -> None:
    """D-38: the way is drawn with what it costs and the other ways, is gone as one, and is taken back as one.

    Before: on a screen of 1400 by 900 what one has and at least six options are in sight.
    """
    page.set_viewport_size({"width": 1400, "height": 900})
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": {"A": FAR}}, {}) as ben:
        has = part(page, "Decision").get_by_role("group", name="What you have")
        expect(has).to_contain_text(re.compile(r"\d of \d leaders.*Thalers.*morale.*food"))
        assert options_in_sight(page) >= 6
        look_at_the_tribes(page)
        begin_to_move(page)
        click_province(page, "campania")
        expect(page.locator("#part-map path.target")).not_to_have_count(0)
        click_province(page, "etruria")
        way = part(page, "The way")
        expect(way.get_by_role("heading", name="Campania to Etruria")).to_be_visible()
        ways = way.get_by_role("group", name="Ways to choose from").get_by_role("button")
        expect(ways).to_have_text(
            [
                "March to Latium, march to Etruria. 2 steps. It takes all 2 movement points of the piece.",
                re.compile(
                    "^Carried over Mare Tyrrhenum to Etruria. It takes 1 of the 2 movement points of the piece; "
                    "fleets pay 1 point for it."
                ),
            ]
        )
        expect(page.locator("#part-map .way-line .stop")).to_have_count(2)
        assert faults(page, inside="#part-map .way") == []
        ways.nth(1).click()
        expect(page.locator("#part-map .way-line .stop")).to_have_count(1)
        ways.nth(0).click()
        before = held(ben, "campania"), held(ben, "etruria")
        click_province(page, "etruria")
        log = page.get_by_role("log")
        expect(log).to_contain_text("You march from Latium to Etruria.")
        expect(way).to_be_hidden()
        assert (held(ben, "campania"), held(ben, "etruria")) == (before[0] - 1, before[1] + 1)
        undo = part(page, "Decision").get_by_role("button", name="Take back the way to Etruria")
        undo.click()
        expect(undo).to_have_count(0)
        expect(log).to_contain_text("You took the last 2 actions back")
        assert (held(ben, "campania"), held(ben, "etruria")) == before


def test_goods_are_counted_and_laid_in_one_go(page: Page, server: ArrangedServer) -> None:
    """eot.1.3-02, D-20: each kind with a counter, what all bring before it is done, and one button."""
    seats = {"A": {"vassals": {"liguria": 1, "arvernia": 1, "apulia": 1}, "thalers": 2}}
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": seats}, {}) as ben:
        part(page, "My fields").get_by_role("button", name="Trade with 1 leader").click()
        goods = part(page, "Goods on the field")
        expect(goods.get_by_role("button", name="Activate Trade", exact=True)).to_be_visible()
        more, less = (goods.get_by_role("button", name=re.compile(f"^One Wine {way}")) for way in ("more", "less"))
        more.dblclick()
        lay = goods.get_by_role("button", name=re.compile("^Activate Trade"))
        expect(lay).to_have_text("Activate Trade with 2 \N{MULTIPLICATION SIGN} Wine")
        assert faults(page, inside="section[aria-label='Goods on the field']") == []
        expect(more).to_have_attribute("aria-disabled", "true")
        goods.get_by_role("button", name="One Cloth more").click()
        expect(lay).to_have_text("Activate Trade with Cloth and 2 \N{MULTIPLICATION SIGN} Wine")
        less.click()
        expect(lay).to_have_text("Activate Trade with Cloth and Wine")
        expect(goods.get_by_text("Thalers: 2, then 5.")).to_be_visible()
        lay.click()
        log = page.get_by_role("log")
        expect(log).to_contain_text(re.compile("Trade: you place 1 leader.*Cloth and Wine"))
        new = page.locator("#part-map .news .border")
        expect(new).to_have_count(0)
        for line in ("activate expansion with 1 leader", "go on", "place a vassal in aulercia"):
            ben.act(line)
        expect(new).to_have_count(1)


def test_goods_are_counted_by_keyboard(page: Page, server: ArrangedServer) -> None:
    """The same without sight: what is chosen and what it brings is told after each key."""
    seats = {"A": {"vassals": {"liguria": 1, "arvernia": 1}, "thalers": 2}}
    with server.table(page, {"tribes": ("romans", "gauls"), "seats": seats}, {}):
        tab_to(page, "Trade with 1 leader")
        page.keyboard.press("Enter")
        tab_to(page, "One Wine more, 0 now")
        page.keyboard.press("Enter")
        told = part(page, "Decision").get_by_role("status").first
        expect(told).to_contain_text("Wine. You get 2 Thalers.")
        page.keyboard.press("Enter")
        expect(told).to_contain_text("2 \N{MULTIPLICATION SIGN} Wine. You get 3 Thalers.")
        tab_to(page, "Activate Trade with 2 \N{MULTIPLICATION SIGN} Wine")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text(
            re.compile("Trade: you place 1 leader.*2 \N{MULTIPLICATION SIGN} Wine")
        )


def held(ben: Companion, name: str) -> int:
    """How many of Ann's pieces stand in a province."""
    province = ben.view()["position"]["provinces"].get(name, {})
    count: int = province.get("cubes", {}).get("0", 0)
    return count


def click_province(page: Page, name: str) -> None:
    """Click a province of the map where it lies open."""
    page.locator("#part-map").scroll_into_view_if_needed()
    at = page.locator(f"#part-map .areas path[data-id={name}]").evaluate(INSIDE)
    assert at is not None, f"{name} is hidden"
    page.mouse.click(at["x"], at["y"])
