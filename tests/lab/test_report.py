"""The figures of a simulation, against values worked out by hand."""

from __future__ import annotations

import hashlib
from fractions import Fraction

import pytest

from stammtisch.lab.report import (
    digest,
    report,
    rounds_of,
    seat_advantage,
    tribe_advantage,
    wilson,
    wins_by_seat,
    wins_by_tribe,
)
from stammtisch.lab.simulate import Outcome, Plan, Simulation


def outcome(
    winners: tuple[int, ...],
    tribes: tuple[str, ...] = ("celts", "romans", "greeks"),
    rounds: int = 5,
    ending: str = "monument",
) -> Outcome:
    return Outcome(True, 10, rounds, winners, tribes, ending, "ab")


GIVEN_UP = Outcome(False, 1000, 90, (), ("celts", "romans", "greeks"), "", "cd")


def test_a_shared_win_counts_as_a_fraction_for_each_of_those_who_share_it() -> None:
    wins = wins_by_seat([outcome((0,)), outcome((0, 2)), outcome((0, 1, 2))], 3)
    assert wins == [Fraction(11, 6), Fraction(1, 3), Fraction(5, 6)]
    assert sum(wins) == 3


def test_wins_by_tribe_follow_the_tribe_through_the_seats_and_name_those_who_never_won() -> None:
    games = [
        outcome((0,), ("celts", "romans")),
        outcome((1,), ("romans", "celts")),
        outcome((0, 1), ("greeks", "celts")),
    ]
    assert wins_by_tribe(games) == {"celts": Fraction(5, 2), "romans": 0, "greeks": Fraction(1, 2)}


def test_rounds_tell_median_middle_half_and_extremes() -> None:
    games = [outcome((0,), rounds=rounds) for rounds in (9, 1, 5, 3, 7)]
    assert rounds_of(games) == {"median": 5, "spread": 4, "shortest": 1, "longest": 9}


def test_rounds_of_one_game_and_of_none() -> None:
    assert rounds_of([outcome((0,), rounds=4)]) == {"median": 4, "spread": 0, "shortest": 4, "longest": 4}
    assert rounds_of([]) is None


def test_the_digest_hashes_the_final_states_in_order() -> None:
    first, second = outcome((0,)), GIVEN_UP
    assert digest([first, second]) == hashlib.blake2b(b"ab\ncd", digest_size=16).hexdigest()
    assert digest([second, first]) != digest([first, second])


def test_wilsons_interval_agrees_with_the_published_example() -> None:
    """Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662."""
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


def test_without_games_nothing_is_known_of_a_share() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_seat_stands_out_only_if_chance_hardly_explains_it() -> None:
    assert [row["clear"] for row in seat_advantage([Fraction(52), Fraction(48)], 100)] == [False, False]
    assert [row["clear"] for row in seat_advantage([Fraction(90), Fraction(10)], 100)] == [True, True]


def test_tribes_are_compared_by_the_games_they_were_played_in() -> None:
    """One game in three would be even: nine of nine is clearly more, none of nine clearly less, one of two is not."""
    games = [outcome((0,), ("celts", "romans", "")) for _ in range(8)]
    games += [outcome((0,), ("celts", "romans", "greeks")), outcome((1,), ("", "greeks", ""))]
    games.append(outcome((0,), ("slavs", "", "")))
    rows = tribe_advantage([*games, outcome((2,), ("slavs", "", ""))], 3)
    told = [(row["tribe"], row["games"], row["share"], row["clear"]) for row in rows]
    assert told == [
        ("celts", 9, 1.0, True),
        ("greeks", 2, 0.5, False),
        ("slavs", 2, 0.5, False),
        ("romans", 9, 0.0, True),
    ]


def test_a_game_without_end_is_reported_and_counts_nowhere_else() -> None:
    plan = Plan("toy", ("random",) * 3, "1")
    figures = report(Simulation(plan, [outcome((1,)), GIVEN_UP], 2.0))
    assert (figures["games"], figures["finished"], figures["decisions"]) == (2, 1, 1010)
    assert figures["decisions_per_second"] == 505
    assert figures["wins"] == {"seat": [0, 1, 0], "tribe": {"celts": 0, "greeks": 0, "romans": 1}}
    assert figures["endings"] == {"monument": 1}
    assert figures["rounds"]["longest"] == 5


def test_a_win_by_nobody_is_an_ending_without_a_winner() -> None:
    figures = report(
        Simulation(Plan("toy", ("random",) * 2, "1"), [outcome((), ("celts", "romans"), ending="nobody")], 1.0)
    )
    assert figures["wins"]["seat"] == [0, 0]
    assert figures["endings"] == {"nobody": 1}


@pytest.mark.parametrize(("won", "games"), [(0, 5), (5, 5), (2.5, 5)])
def test_the_interval_holds_the_share_and_stays_between_none_and_all(won: float, games: int) -> None:
    low, high = wilson(won, games)
    share = pytest.approx(won / games)
    assert 0 <= low <= 1
    assert 0 <= high <= 1
    assert low < high
    assert (low == share) == (won == 0)
    assert (high == share) == (won == games)
