"""Tables of Era of Tribes that begin in a position of the test's own choosing, on the real map."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from stammtisch.bots.registry import bot_names
from stammtisch.engine.rng import key_from_seed
from stammtisch.games.era import setup
from stammtisch.games.era.game import Era
from stammtisch.games.era.rules import control
from stammtisch.games.era.rules import round as steps
from stammtisch.games.era.scenario.step import StepUmpire
from stammtisch.games.era.state import changed, pair_bit
from stammtisch.games.era.words import AREAS, CARDS, ERAS, GLORIOUS, HAMLETS, TRIBES
from stammtisch.server.shelf import Shelf
from tests.web.arranged import ArrangedServer
from tests.web.serving import serving

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from stammtisch.engine.game import OptionValue
    from stammtisch.engine.state import Data
    from stammtisch.games.era.state import EraState

BEGINNINGS = {
    "round": steps.WINDOW,
    "order": steps.ORDER,
    "actions": steps.ACTIONS,
    "autoexpansion": steps.AUTOEXPANSION,
    "clean_up": steps.CLEAN_UP,
    "end": steps.END_CHECK,
}
"""The words for the step of the round in which a position begins."""
PLAIN = (
    "thalers", "ip", "morale", "food", "free_vassals", "army", "legions", "treaties", "parade", "militia", "revolted",
)  # fmt: skip


class ArrangedEra(Era):
    """Era of Tribes that begins, under a seed that names a position, in that position.

    A position has `tribes` by seat; `begin`, the step of the round; `seats` by letter, with `thalers` and the like,
    `leaders`, `era`, `improvements` by area, `hamlets` in hand, `vassals` and `fleets` by province, `cities`; and for
    the table `hamlets` by province, `posts` as `{city: letter}`, `allied`, `ring` (whose leader stands there), `cards`
    that lie open, `luck`, the seed of all chance. What it leaves out is as at the beginning of a game.
    """

    def __init__(self) -> None:
        super().__init__()
        self.positions: dict[str, Mapping[str, Any]] = {}

    def new(self, players: int, options: Mapping[str, OptionValue], seed: str) -> EraState:
        """The position that the seed names; the usual beginning under any other seed."""
        if seed not in self.positions:
            return super().new(players, options, seed)
        state = arranged(super().new(players, {"variant": "five", **options}, seed), self.positions[seed])
        state.chance_key = self._luck(seed)
        return state

    def from_data(self, data: Data, seed: str | None) -> EraState:
        """The chance of an arranged table that was stored is still that of its position."""
        state = super().from_data(data, seed)
        if seed in self.positions:
            state.chance_key = self._luck(seed)
        return state

    def _luck(self, seed: str) -> int:
        return key_from_seed(self.positions[seed].get("luck", "position"))


def arranged(state: EraState, position: Mapping[str, Any]) -> EraState:
    """A new table as the position tells it; one that begins with the set-up is left as it is."""
    if position.get("begin") == "set_up":
        return state
    umpire = StepUmpire()
    setup.Deal().proceed(state, umpire)
    for seat, tribe in enumerate(position["tribes"]):
        setup.take_tribe(state, seat, TRIBES.index(tribe), umpire)
    setup.open_cards(state, umpire)
    if "romans" in position["tribes"]:
        state.legions = state.setting.tables.legions
    for letter, told in position.get("seats", {}).items():
        _arrange_seat(state, "ABCDEF".index(letter), told)
    control.settle(state, umpire, usable=True)
    _arrange_table(state, position)
    state.agenda.clear()
    state.push(steps.Round(BEGINNINGS[position.get("begin", "actions")]))
    return state


def _arrange_seat(state: EraState, seat: int, told: Mapping[str, Any]) -> None:
    player, number = state.players[seat], state.board.number
    for province, count in {**told.get("vassals", {}), **told.get("fleets", {})}.items():
        state.cubes[seat][number[province]] = count
    for province in told.get("fleets", {}):
        state.stacks[number[province]] = (*state.stacks[number[province]], seat)
    for province in told.get("cities", ()):
        state.cities[seat] |= 1 << number[province]
        player.built += 1
    for area, level in told.get("improvements", {}).items():
        levels = bytearray(player.improvements)
        levels[AREAS.index(area)] = level
        player.improvements = bytes(levels)
    player.leaders = player.ready = told.get("leaders", player.leaders)
    player.hamlets = tuple(HAMLETS.index(kind) for kind in told.get("hamlets", ()))
    player.era = ERAS.index(told.get("era", ERAS[0]))
    state.reached = max(state.reached, player.era)


def _arrange_table(state: EraState, position: Mapping[str, Any]) -> None:
    """After control is settled, so that food is what the position says."""
    number = state.board.number
    for letter, told in position.get("seats", {}).items():
        player = state.players["ABCDEF".index(letter)]
        for name in PLAIN:
            setattr(player, name, told.get(name, getattr(player, name)))
        if "card" in told:
            player.card = CARDS.index(told["card"])
    for province, kind in position.get("hamlets", {}).items():
        state.hamlets = changed(state.hamlets, number[province], HAMLETS.index(kind) + 1)
    for city, letter in position.get("posts", {}).items():
        state.posts = changed(state.posts, number[city], "ABCDEF".index(letter) + 1)
    for one, other in position.get("allied", ()):
        state.alliances |= pair_bit("ABCDEF".index(one), "ABCDEF".index(other))
    if "cards" in position:
        state.open_cards = [CARDS.index(card) for card in position["cards"]]
    state.researched = bytes(max(player.improvements[area] for player in state.players) for area in range(len(AREAS)))
    state.round = 1
    if "ring" in position:
        state.ring, state.ring_round = "ABCDEF".index(position["ring"]), state.round
        state.players[state.ring].ready -= 1
    if position.get("begin") == "end":
        state.ended_by = GLORIOUS


@contextmanager
def arranging_era(folder: Path) -> Iterator[ArrangedServer]:
    """A server whose tables of era begin as a test arranges them."""
    game, seeds = ArrangedEra(), list[str]()
    with serving(folder, lambda: seeds[-1], shelf=Shelf({"era": game}, bot_names)) as address:
        yield ArrangedServer(address, game, seeds)
