"""The table options of Age of Heroes: the values come from the ledger's rules of kind `option` (aoh.opt-01 to
aoh.opt-15), those of the table services, which are no rules, stand here.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields

from stammtisch.engine.choices import read_choices
from stammtisch.engine.game import OptionValue, TableOption
from stammtisch.games.heroes.cards import DATA

_LEDGER = tomllib.loads((DATA / "ledger.toml").read_text(encoding="utf-8"))["rule"]

RULE_OPTIONS: tuple[TableOption, ...] = tuple(
    TableOption(rule["option"], tuple(rule["values"]), rule["default"], rule["id"])
    for rule in _LEDGER
    if rule["kind"] == "option"
)
SERVICES = (
    TableOption("shared_result", ("off", "on"), "off", None),
    TableOption("leavers", ("bot", "remove"), "bot", None),
    TableOption("max_rounds", (0, 5, 10, 20, 30, 50, 100), 0, None),
    TableOption("cover", ("on", "off"), "on", None),
)
"""Services of the table, not rules: whether all may agree on a shared result, what becomes of a tribe whose player
leaves for good, after how many rounds the game ends (0: none), and whether bots let a time pass in the windows.
"""
TABLE_OPTIONS = RULE_OPTIONS + SERVICES


@dataclass(frozen=True, slots=True)
class Options:
    """What a table has chosen, one attribute an option; shared by all states of the game."""

    unused_specials: str = "keep"
    fair_start: str = "off"
    grace: str = "fair"
    road_bonus: str = "tribes"
    conquest_from_round: int = 1
    defender_picks: str = "off"
    battle_order: str = "sealed"
    battle_dice: int = 1
    cancelled_hero: str = "lost"
    hunger: str = "all"
    fortune_hunger: str = "self"
    earthquake: str = "one"
    fair: str = "board"
    loss: str = "war"
    claim_needs_round: str = "off"
    shared_result: str = "off"
    leavers: str = "bot"
    max_rounds: int = 0
    cover: str = "on"

    def chosen(self) -> dict[str, OptionValue]:
        """The options that differ from their default."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }


def read_options(chosen: Mapping[str, OptionValue]) -> Options:
    """The options with `chosen` values; SetupError names an option or a value that there is not."""
    return Options(**read_choices("Age of Heroes", TABLE_OPTIONS, chosen))  # type: ignore[arg-type]  # values are checked
