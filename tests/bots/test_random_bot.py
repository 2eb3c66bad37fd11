"""The bot `random` and the list of bots."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.bots.registry import UnknownBot, bot_names, make_bot, make_bots
from stammtisch.engine.registry import UnknownGame, game


def test_every_listed_action_is_as_likely_as_the_others() -> None:
    """Chi-square with 4 degrees of freedom stays below 18.47 in 999 of 1,000 samples of a uniform choice."""
    bot = make_bot("random", game("heroes"), 0, "a seed")
    legal = [7, 70, 700, 7000, 70000]
    counts = Counter(bot.choose(legal, None) for _ in range(5000))
    assert set(counts) == set(legal)
    assert sum((counts[action] - 1000) ** 2 / 1000 for action in legal) < 18.47


def test_equal_seeds_choose_alike_and_other_seeds_do_not() -> None:
    def choices(seed: str) -> list[int]:
        bot = make_bot("random", game("heroes"), 0, seed)
        return [bot.choose(range(100), None) for _ in range(20)]

    assert choices("1") == choices("1")
    assert choices("1") != choices("2")


def test_the_bots_of_a_table_do_not_share_their_luck() -> None:
    one, other = make_bots(["random", "random"], game("heroes"), "1")
    assert [one.choose(range(100), None) for _ in range(20)] != [other.choose(range(100), None) for _ in range(20)]


def test_random_plays_every_game() -> None:
    assert "random" in bot_names("heroes")


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot for heroes is called 'grandmaster'; there are: .*random"):
        make_bot("grandmaster", game("heroes"), 0, "1")


def test_bots_of_an_unknown_game_are_refused_with_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"no game is called 'chess'; there are: .*heroes"):
        bot_names("chess")
