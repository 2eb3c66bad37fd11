"""Games are found by their ids."""

from __future__ import annotations

import pytest

from stammtisch.engine.registry import UnknownGame, game, game_ids


def test_every_package_of_games_is_a_game_with_its_own_id() -> None:
    assert "heroes" in game_ids()
    assert [game(game_id).id for game_id in game_ids()] == list(game_ids())


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are: .*heroes"):
        game("chess")
