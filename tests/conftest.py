"""What tests of several rooms share: a real browser, and a page that reports the faults of its scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, sync_playwright

from tools import browser as chromium

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser, Page, Response

CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


UNEXPLAINED = """
if (location.protocol === "http:" && localStorage.getItem("stammtisch-explain") === null) {
  localStorage.setItem("stammtisch-explain", "off");
}
"""
"""For pages on which nothing is explained by itself, so that what is told is the game alone."""
MOST_TOLD = 6_000
"""So many characters of a page are told of a test that failed."""
REFUSALS = pytest.StashKey[list[str]]()
"""What the server did not carry out, of a test with a page."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that uses the browser, so that `-m "not browser"` leaves out all of them, and begin with the slow
    ones: one of them begun last would run alone at the end, beside an idle core."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Of a test that fails before a page: what stood there, and what the server had refused."""
    report = yield
    page: Page | None = getattr(item, "funcargs", {}).get("page")
    if report.when == "call" and report.failed and page is not None:
        try:
            text = page.get_by_role("main").inner_text(timeout=1_000)
        except Error as error:
            text = f"the page cannot be read: {error}"
        report.sections.append(("What stood on the page", text[:MOST_TOLD]))
        refusals = item.stash[REFUSALS]
        report.sections.append(("What was refused", "\n".join(refusals)))
    return report


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """This machine's Chromium with an empty profile; without one the test fails and says what to install.

    It lives for one module, not for the whole run: as long as Playwright runs, no test in the same process could use
    `asyncio.run`.
    """
    executable = chromium.find()
    if executable is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_OPTIONS)
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page in a context of its own (English, 1280 by 800 pixels), which explains nothing by itself; a script fault on
    it fails the test.
    """
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    context.add_init_script(UNEXPLAINED)
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    refusals = request.node.stash[REFUSALS] = list[str]()

    def note(response: Response) -> None:
        if not response.ok:
            refusals.append(f"{response.status} {response.request.method} {response.url}")

    opened.on("response", note)
    yield opened
    context.close()
    assert faults == []
