"""Era of Tribes keeps the promises of the engine's protocol, for every number of players and every option value."""

from __future__ import annotations

import pytest

from stammtisch.bots.opening import greedy
from stammtisch.engine.contract import check_game
from stammtisch.engine.contract_opening import Opening
from stammtisch.games.era.game import GAME
from stammtisch.games.era.table_options import TABLE_OPTIONS

VARIANTS = {"two": 2, "three": 3, "four": 4, "five": 5}
"""How many can play on a part of the map, by the first word of its name."""
OTHER_VALUES = [(option.name, value) for option in TABLE_OPTIONS for value in option.values if value != option.default]


@pytest.mark.parametrize("players", range(GAME.min_players, GAME.max_players + 1))
def test_every_number_of_players(players: int) -> None:
    """Copies, saves, notation, refusals, knowledge, records, conservation, an end."""
    tally = check_game(GAME, players, decisions=150, thorough_every=40, seed=f"{players} players")
    assert tally.games >= 1


@pytest.mark.parametrize("players", [2, 4])
def test_positions_that_bots_reach(players: int) -> None:
    """The same from the middle of sensible games, where there are cities, battles and treaties."""
    opening = Opening(greedy, 300, 30)
    tally = check_game(GAME, players, decisions=60, thorough_every=30, seed=f"{players} begun", opening=opening)
    assert tally.sensible >= 50


@pytest.mark.slow
@pytest.mark.parametrize(("option", "value"), OTHER_VALUES)
def test_every_option_value(option: str, value: str | int) -> None:
    """One by one, at tables of two to four, maps for their own number."""
    players = 2 + OTHER_VALUES.index((option, value)) % 3
    if option == "variant":
        players = VARIANTS[str(value).rstrip("123456")]
    check_game(GAME, players, {option: value}, decisions=60, thorough_every=48, seed=option)
