"""A player of Era of Tribes who sees nothing, and games of it that end soon."""

from __future__ import annotations

import re
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from stammtisch.bots.registry import bot_names
from stammtisch.games.era.game import Era
from stammtisch.games.era.setting import make_setting
from stammtisch.games.era.setup import MAX_PLAYERS, new_state
from stammtisch.server.shelf import Shelf
from stammtisch.words import Words, source
from tests.web.by_keys import press, write
from tests.web.no_sight import LISTEN, NoSightPlayer
from tests.web.serving import serving
from tests.web.tongues import ENGLISH, GERMAN

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Page

    from stammtisch.engine.game import OptionValue
    from stammtisch.games.era.state import EraState
    from tests.web.tongues import Tongue


MOSTLY = 0.7
FIRST_PARADE_FIELD = 6
"""Whoever comes to this field of the influence track has won a triumph (eot.2.1-15)."""


@dataclass(frozen=True)
class Form:
    """The names on the start page, the title at the end, and how the options begin that carry a game on."""

    game: str
    name: str
    players: str
    sit_down: str
    ended: str
    prefer: str


FORMS = {
    ENGLISH: Form(
        game="Era of Tribes",
        name="Your name",
        players="{} players",
        sit_down="Sit down and play",
        ended="Game over: Era of Tribes, Stammtisch",
        prefer="Ready|End|No |Place no|Found|Improve|Trade|Taxes|Bread|Expansion|Diplomacy|A vassal|Go on|Activate",
    ),
    GERMAN: Form(
        game="Zeitalter der Stämme",
        name="Dein Name",
        players="{} Spieler",
        sit_down="Hinsetzen und spielen",
        ended="Beendet: Zeitalter der Stämme, Stammtisch",
        prefer="Fertig|.*beenden|Kein|Nichts|.*gründen|.*verbessern|Handel|Steuern|Brot|Expansion|Diplomatie|.*aktivieren",
    ),
}


@dataclass(frozen=True)
class Ends:
    """What the heading says of who has won, and the row of the scores that tells the influence."""

    won: str
    influence: str


ENDS = {ENGLISH: Ends("won", "Influence"), GERMAN: Ends("gewonnen", "Einfluss")}


class EraPlayer(NoSightPlayer):
    """Plays Era of Tribes: mostly what carries the game on, else by chance."""

    def __init__(self, page: Page, seed: str, tongue: Tongue = ENGLISH) -> None:
        super().__init__(page, seed, tongue)
        self.form = FORMS[tongue]
        self.prefer = re.compile(self.form.prefer)

    def pick(self, options: list[str], offered: list[int]) -> int:
        """Mostly one of what is preferred, so that a part comes to its end and yet all of the board is used."""
        good = [index for index in offered if self.prefer.match(options[index])]
        return self.chance.choice(good if good and self.chance.random() < MOSTLY else offered)

    def sit_down(self, address: str, players: int, name: str = "Ann", ends: str = "") -> None:
        """From the start page to a new table of era, by keyboard alone."""
        self.page.goto(address)
        self.page.evaluate(LISTEN)
        games = re.compile("^(Era|Age|Zeitalter)")
        self.tab_to("radio", games)
        self.arrow_to(re.compile(f"^{self.form.game}"))
        write(self.page, self.form.name, name)
        counts = re.compile(self.form.players.format(r"\d"))
        self.tab_to("radio", counts)
        self.arrow_to(self.form.players.format(players))
        press(self.page, self.form.sit_down)
        expect(self.decision).to_be_visible()


def introductions(tongue: Tongue) -> list[str]:
    """What explains a first game as it goes on; it is told once and stands in no log."""
    language = tongue.locale[:2]
    words = Words(language)
    return [words.text(told) for told in re.findall(r"^era-introduction-[a-z-]+", source(language), re.MULTILINE)]


class ShortEra(Era):
    """Era of Tribes in which the victory parades start near the influence, so that they soon meet."""

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> EraState:
        """The usual beginning, with the parades on another field than the one printed (eot.0.6.5-01)."""
        setting = make_setting(players, options)
        start = (FIRST_PARADE_FIELD,) * MAX_PLAYERS
        tables = replace(setting.tables, parade_start={"normal": start, "long": start})
        return new_state(replace(setting, tables=tables), players, seed)


@contextmanager
def serving_short_games(folder: Path, seed: str) -> Iterator[str]:
    """The address of a server whose games of era are short."""
    with serving(folder, seed, shelf=Shelf({"era": ShortEra()}, bot_names)) as address:
        yield address
