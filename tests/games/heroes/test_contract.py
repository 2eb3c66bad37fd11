"""Age of Heroes keeps the promises of the engine's protocol, for every number of players and every option value."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.engine.contract import check_game
from stammtisch.engine.game import OptionValue
from stammtisch.games.heroes.game import GAME
from stammtisch.games.heroes.table_options import RULE_OPTIONS, SERVICES

OTHER_VALUES = [(option.name, value) for option in RULE_OPTIONS for value in option.values if value != option.default]
SERVED: dict[str, OptionValue] = {"shared_result": "on", "leavers": "remove", "max_rounds": 5, "cover": "off"}


@pytest.mark.parametrize("players", range(GAME.min_players, GAME.max_players + 1))
def test_every_number_of_players(players: int) -> None:
    """aoh.intro-01, aoh.prep-09: copies, saves, notation, refusals, knowledge, records, conservation, an end."""
    tally = check_game(GAME, players, decisions=200, thorough_every=24, seed=f"{players} players")
    assert set(tally.endings) <= {"cities", "monument", "last_tribe"}


@pytest.mark.parametrize(("option", "value"), OTHER_VALUES)
def test_every_option_value(option: str, value: OptionValue) -> None:
    """aoh.opt-01 to aoh.opt-15: one by one, at tables of two to four."""
    players = 2 + OTHER_VALUES.index((option, value)) % 3
    check_game(GAME, players, {option: value}, decisions=100, thorough_every=48, seed=option)


@pytest.mark.parametrize(("players", "other"), [(2, ()), (3, OTHER_VALUES), (5, (("battle_dice", 2),))])
def test_services_of_the_table(players: int, other: tuple[tuple[str, OptionValue], ...]) -> None:
    """Rulings, section 14: at any moment anybody may leave for good and all may agree on an end, shared or not."""
    assert {option.name for option in SERVICES} == set(SERVED)
    tally = check_game(GAME, players, {**dict(other), **SERVED}, decisions=120, thorough_every=2, seed="services")
    assert "rounds" in tally.endings


def test_all_options_at_once_and_every_kind_of_action() -> None:
    """aoh.opt-01 to aoh.opt-15: no kind of action is beyond the reach of random games."""
    everything: dict[str, OptionValue] = dict(OTHER_VALUES)
    kinds: Counter[str] = Counter()
    for players, options in ((4, everything), (5, {}), (3, {"loss": "any"})):
        kinds += check_game(GAME, players, options, decisions=600, thorough_every=128, seed="all").kinds
    assert [kind.name for kind in GAME.codec if not kinds[kind.name]] == []
