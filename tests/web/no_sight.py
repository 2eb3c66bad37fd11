"""A player who sees nothing: knows the page by roles, names and keys alone, and hears what the live regions say."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.by_keys import press, write
from tests.web.tongues import ENGLISH

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.web.tongues import Tongue

POSITION = re.compile(ENGLISH.place)
REFUSED = ENGLISH.refused
MOST_DECISIONS = 1500
MOST_TRIES = 20

LISTEN = """
() => {
  window.heard = [];
  window.alerts = [];
  const note = (node) => {
    const region = (node.nodeType === 1 ? node : node.parentElement)
      ?.closest('[role=alert], [role=status], [aria-live]');
    const text = node.textContent.trim();
    if (region && text && region.getAttribute('aria-live') !== 'off') {
      const said = region.getAttribute('role') === 'alert' ? window.alerts : window.heard;
      said.push(text.replace(/\\s+/g, ' '));
    }
  };
  new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(note)))
    .observe(document.body, { childList: true, subtree: true });
}
"""


STATE = """
(decision) => [
  decision.querySelector('h2')?.textContent,
  ...[...decision.querySelectorAll('li button')].map((button) => button.ariaLabel),
  document.querySelector('[role=log]')?.textContent,
  ...(window.alerts ?? []),
].join('\\n')
"""
"""All that can change by an answer, in one look: it is asked for many times a second."""


def words_of(option: str) -> str:
    """An option's own words, without what it costs, what follows, and its place in the list."""
    return option.split(". ", maxsplit=1)[0]


class NoSightPlayer:
    """Plays at a table that is open on `page`: mostly what it prefers, else by chance of its own (`seed`)."""

    prefer = re.compile("Lay|Build a city|Take|I am done")
    """Of several the last in the list is chosen; being done stands last, so that a fair comes to its end."""

    def __init__(self, page: Page, seed: str, tongue: Tongue = ENGLISH) -> None:
        self.page = page
        page.emulate_media(reduced_motion="reduce")  # nobody watches, and what moves takes a quarter of the time
        self.tongue = tongue
        self.place = re.compile(tongue.place)
        self.chance = random.Random(seed)
        self.prompts: list[str] = []
        self.met: set[str] = set()

    # --- sitting down -------------------------------------------------------------------------------------------------

    def sit_down(self, address: str, players: int, name: str = "Ann", ends: str = "") -> None:
        """From the start page to a new table, by keyboard alone; `ends`: the house rule for the end of the game."""
        self.page.goto(address)
        self.page.evaluate(LISTEN)
        self.tab_to("radio", re.compile("^(Era of Tribes|Age of Heroes)"))
        self.arrow_to(re.compile("^Age of Heroes"))
        self.tab_to("textbox", "Your name")
        self.page.keyboard.type(name)
        self.tab_to("radio", re.compile("players"))
        self.arrow_to(f"{players} players")
        if ends:
            press(self.page, "House rules")
            write(self.page, "The game ends", ends)
        self.tab_to("button", "Sit down and play")
        self.page.keyboard.press("Enter")
        expect(self.decision).to_be_visible()

    def tab_to(self, role: str, name: str | re.Pattern[str], most: int = 60) -> None:
        """Press Tab until an element of this role and name has the focus."""
        wanted = self.page.get_by_role(role, name=name)  # type: ignore[arg-type]  # the role is one of the literals
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if any(self.has_focus(one) for one in wanted.all()):
                return
        raise AssertionError(f"Tab does not lead to the {role} {name}")

    def arrow_to(self, name: str | re.Pattern[str], most: int = 12) -> None:
        """Press the down arrow until the radio button of this name is chosen."""
        for _ in range(most):
            if self.page.get_by_role("radio", name=name).is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"the arrow keys do not lead to the choice {name}")

    def has_focus(self, element: Locator) -> bool:
        """Whether the element has the focus."""
        return bool(element.evaluate("element => element === document.activeElement"))

    # --- what is on the page ------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Locator:
        """The part of the page that says what is asked."""
        return self.page.get_by_role("region", name=self.tongue.decision)

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.decision.get_by_role("heading", level=2).inner_text()

    def options(self) -> list[str]:
        """The names of all options, refused ones included, in their order."""
        self.unfold()
        return self.unfolded()

    def unfolded(self) -> list[str]:
        """The names of the options that are not folded away."""
        buttons = self.decision.get_by_role("listitem").get_by_role("button", name=self.place)
        names: list[str] = buttons.evaluate_all("buttons => buttons.map(button => button.ariaLabel)")
        return names

    def question(self) -> tuple[str, list[str]]:
        """What is asked and the options for it, both of the same moment."""
        for _ in range(MOST_TRIES):
            prompt, options = self.prompt, self.options()
            if self.prompt == prompt:
                return prompt, options
        raise AssertionError(f"the question does not stand still: {self.prompt}")

    def unfold(self) -> None:
        """Open what is folded in a very long list, by the star."""
        folds = self.decision.get_by_role("listitem").get_by_role("button", expanded=False)
        if folds.count():
            self.page.keyboard.press("Escape")
            self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("*")
            expect(folds).to_have_count(0)

    def can_be_had(self, option: str) -> bool:
        """Whether an option is offered; the others say why they are not."""
        return self.tongue.refused not in option

    def heard(self) -> list[str]:
        """What has been told so far when the voice was free: the doings of the table and answers to keys."""
        said: list[str] = self.page.evaluate("window.heard")
        return said

    def told(self) -> str:
        """What has been told of what happened, without the answers of the command box."""
        answers = (self.tongue.follow, self.tongue.again)
        return " ".join(said for said in self.heard() if not said.startswith(answers))

    def hear(self, pattern: str, after: int) -> str:
        """Wait until something is told that matches, among what comes after the first `after` sayings."""
        for _ in range(MOST_TRIES * 10):
            for said in self.heard()[after:]:
                if re.search(pattern, said):
                    return said
            self.page.wait_for_timeout(50)
        raise AssertionError(f"'{pattern}' was not told; told was {self.heard()[after:]}")

    def alerts(self) -> list[str]:
        """What has been said at once so far: decisions that opened while I was busy, and why something was not done."""
        said: list[str] = self.page.evaluate("window.alerts ?? []")
        return said

    def log(self) -> list[str]:
        """The sentences of the log, of which none is folded away then."""
        log = self.page.get_by_role("log", name=self.tongue.log)
        folds = log.get_by_role("button", expanded=False)
        folds.evaluate_all("buttons => buttons.forEach((button) => button.click())")
        expect(folds).to_have_count(0)
        # What is far from what is in sight is not drawn, and has no inner text.
        return [" ".join(told.split()) for told in log.locator(".told").all_text_contents()]

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.prompt == self.tongue.over

    def wait_for_my_turn(self) -> bool:
        """Wait until something must be answered by me and can be, as the title says; False if the game is over."""
        for _ in range(MOST_TRIES):
            expect(self.page).to_have_title(re.compile(self.tongue.now), timeout=60_000)
            if self.is_over():
                return False
            if any(self.can_be_had(name) for name in self.options()):
                return True
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing can be done although it is my turn: {self.state()}")

    # --- acting -------------------------------------------------------------------------------------------------------

    def play_to_the_end(self) -> int:
        """Play until the game is over; how many decisions it took."""
        for count in range(MOST_DECISIONS):
            if not self.wait_for_my_turn():
                return count
            self.decide()
        raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions; the last: {self.prompts[-10:]}")

    def play_until(self, prompt: re.Pattern[str]) -> None:
        """Play until this is asked."""
        for _ in range(MOST_DECISIONS):
            assert self.wait_for_my_turn(), f"the game ended before {prompt.pattern} was asked"
            question = self.question()
            if prompt.search(question[0]):
                return
            self.answer(*question)
        raise AssertionError(f"{prompt.pattern} is never asked; the last prompts: {self.prompts[-10:]}")

    def decide(self) -> None:
        """Answer what is asked with an offered option, by the list or by the command box."""
        self.answer(*self.question())

    def answer(self, prompt: str, options: list[str]) -> None:
        """One of the options, unless what others did has changed the question since it was read."""
        offered = [index for index, name in enumerate(options) if self.can_be_had(name)]
        if not offered:
            return
        self.prompts.append(prompt)
        index = self.pick(options, offered)
        self.met.add(words_of(options[index]))
        before = self.state()
        if self.take(options[index], by_command_box=self.chance.random() < 0.2):
            self.wait_for_change(before)

    def answer_with(self, possible: re.Pattern[str], *, by_command_box: bool) -> str:
        """Wait for an option of this name, choose it, and wait until that is done; its whole name."""
        for _ in range(MOST_TRIES):
            option = self.look_for(possible)
            before = self.state()
            self.prompts.append(self.prompt)
            if self.take(option, by_command_box=by_command_box):
                self.wait_for_change(before)
                return option
        raise AssertionError(f"'{possible.pattern}' comes and goes")

    def look_for(self, possible: re.Pattern[str]) -> str:
        """Wait until such an option can be chosen; of a long list that is folded all is looked through."""
        options = self.decision.get_by_role("listitem")
        for _ in range(MOST_TRIES * 10):
            for name in self.options():
                if possible.match(name) and self.can_be_had(name):
                    expect(options.get_by_role("button", name=possible).first).to_be_enabled()
                    return name
            self.page.wait_for_timeout(50)
        raise AssertionError(f"'{possible.pattern}' is not offered, but {self.options()}")

    def take(self, option: str, *, by_command_box: bool) -> bool:
        """Choose an option and say yes to what is asked before it; False: it is not there any more."""
        if by_command_box:
            self.by_command_box(option)
        elif not self.by_list(option):
            return False
        self.confirm_if_asked()
        return True

    def pick(self, options: list[str], offered: list[int]) -> int:
        """Mostly what is preferred; otherwise chance."""
        good = [index for index in offered if self.prefer.match(options[index])]
        if good and self.chance.random() < 0.7:
            return good[-1]
        return self.chance.choice(offered)

    def by_list(self, option: str) -> bool:
        """From the prompt down to the option or up from the end of the list, and Enter. What others do may move the
        options meanwhile: then again.

        False: the option is not in the list any more.
        """
        wanted = self.place.sub("", option)
        for _ in range(MOST_TRIES):
            self.page.keyboard.press("Escape")
            names = [self.place.sub("", name) for name in self.options()]
            if wanted not in names:
                return False
            focused = self.page.locator(":focus")
            folds = self.decision.get_by_role("listitem").get_by_role("button", expanded=True).count()
            below, above = names.index(wanted) + 1, len(names) - names.index(wanted)
            for _ in range(min(below, above) + folds):
                self.page.keyboard.press("ArrowDown" if below <= above else "ArrowUp")
                if self.place.sub("", focused.get_attribute("aria-label") or "") == wanted:
                    break
            # While the answer to what was done before is on its way, nothing is taken; it leads to the next question.
            expect(focused).to_be_enabled()
            if self.place.sub("", focused.get_attribute("aria-label") or "") == wanted:
                self.page.keyboard.press("Enter")
                return True
        raise AssertionError(f"the arrow keys do not lead to the option '{wanted}'")

    def by_command_box(self, option: str) -> None:
        """`/`, the option's own words, Enter; once more if it cannot be undone, which is asked first."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("/")
        box = self.page.get_by_role("combobox", name=self.tongue.command)
        expect(box).to_be_focused()
        self.page.keyboard.type(words_of(option))
        self.page.keyboard.press("Enter")
        if box.is_visible():
            self.page.keyboard.press("Enter")

    def confirm_if_asked(self) -> None:
        """Answer the question before something wasteful."""
        yes = self.page.get_by_role("button", name=self.tongue.yes)
        if yes.is_visible():
            self.tab_to("button", self.tongue.yes)
            self.page.keyboard.press("Enter")

    def wait_for_change(self, before: str) -> None:
        """Wait until the answer has come to something."""
        for _ in range(400):
            if self.state() != before:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing has changed after the answer to '{self.prompts[-1]}'")

    def state(self) -> str:
        """What is asked, what can be done, what has happened and what was said at once.

        What is told of an option that is looked at comes and goes with the focus, and is no answer.
        """
        state: str = self.decision.evaluate(STATE)
        return state
