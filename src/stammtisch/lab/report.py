"""The figures of a simulation: who won, how long it took, how it ended, and one hash over everything."""

from __future__ import annotations

import hashlib
import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

from stammtisch.lab.simulate import Outcome, Simulation

NINETY_FIVE_PERCENT = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


def report(simulation: Simulation) -> dict[str, Any]:
    """The figures as plain data for JSON.

    `games`, `finished`, `decisions`, `seconds` (on the clock on the wall), `decisions_per_second`; `wins`: `seat` a
    list in turn order, `tribe` by word, a win that several share counted as a fraction for each; `tribe_games`: in how
    many finished games each tribe was played; `rounds`: see `rounds_of`; `endings`: number of games by way of ending;
    `seat_advantage`, `tribe_advantage`: see there; `digest`: see `digest`. Wins, rounds and endings speak of finished
    games. `game`, `players`, `bots`, `options` and `seed` repeat what was asked for.
    """
    plan, outcomes, seconds = simulation
    finished = [outcome for outcome in outcomes if outcome.finished]
    decisions = sum(outcome.decisions for outcome in outcomes)
    seats = wins_by_seat(finished, len(plan.bots))
    return {
        "game": plan.game_id,
        "players": len(plan.bots),
        "bots": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(outcomes),
        "finished": len(finished),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "wins": {"seat": [_number(won) for won in seats], "tribe": _numbers(wins_by_tribe(finished))},
        "tribe_games": _numbers(Counter(tribe for outcome in finished for tribe in outcome.tribes if tribe)),
        "rounds": rounds_of(finished),
        "endings": _numbers(Counter(outcome.ending for outcome in finished)),
        "seat_advantage": seat_advantage(seats, len(finished)),
        "tribe_advantage": tribe_advantage(finished, len(plan.bots)),
        "digest": digest(outcomes),
    }


def digest(outcomes: Iterable[Outcome]) -> str:
    """One hash over the hashes of all final states in order (32 hexadecimal digits): equal digests, equal games."""
    lines = "\n".join(outcome.state_hash for outcome in outcomes)
    return hashlib.blake2b(lines.encode(), digest_size=16).hexdigest()


def wins_by_seat(outcomes: Iterable[Outcome], players: int) -> list[Fraction]:
    """The wins of every seat in turn order."""
    wins = [Fraction(0)] * players
    for outcome in outcomes:
        for seat in outcome.winners:
            wins[seat] += Fraction(1, len(outcome.winners))
    return wins


def wins_by_tribe(outcomes: Iterable[Outcome]) -> dict[str, Fraction]:
    """The wins of every tribe that was played, those without a win included; empty for a game without tribes."""
    wins: dict[str, Fraction] = {}
    for outcome in outcomes:
        for seat, tribe in enumerate(outcome.tribes):
            if not tribe:
                continue
            share = Fraction(1, len(outcome.winners)) if seat in outcome.winners else Fraction(0)
            wins[tribe] = wins.get(tribe, Fraction(0)) + share
    return wins


def rounds_of(outcomes: Sequence[Outcome]) -> dict[str, float] | None:
    """How many rounds games took: `median`; `spread`, the width of the middle half of all games; `shortest`, `longest`.
    None without a game.
    """
    if not outcomes:
        return None
    rounds = [outcome.rounds for outcome in outcomes]
    lower, median, upper = statistics.quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3
    return {
        "median": _number(median),
        "spread": _number(upper - lower),
        "shortest": min(rounds),
        "longest": max(rounds),
    }


def seat_advantage(wins: Sequence[Fraction], games: int) -> list[dict[str, Any]]:
    """For every seat its share of the wins and the range that holds the true share with 95 % confidence (Wilson's
    interval).

    `clear` is True if an even share (one by the number of players) lies outside that range: chance alone hardly
    explains it.
    """
    return [{"seat": seat, **_share(won, games, len(wins))} for seat, won in enumerate(wins)]


def tribe_advantage(outcomes: Sequence[Outcome], players: int) -> list[dict[str, Any]]:
    """The same for every tribe among the games in which it was played (`games`), the most successful first: how far
    tribes are apart.
    """
    played = Counter(tribe for outcome in outcomes for tribe in outcome.tribes if tribe)
    rows = [
        {"tribe": tribe, "games": played[tribe], **_share(won, played[tribe], players)}
        for tribe, won in wins_by_tribe(outcomes).items()
    ]
    return sorted(rows, key=lambda row: (-row["share"], row["tribe"]))


def _share(won: Fraction, games: int, players: int) -> dict[str, Any]:
    low, high = wilson(float(won), games)
    return {
        "share": round(float(won) / games if games else 0.0, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "clear": not low <= 1 / players <= high,
    }


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance behind `won` of `games`; (0, 1) if nothing was played.

    Source: E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
    """
    if not games:
        return 0.0, 1.0
    z = NINETY_FIVE_PERCENT
    share = won / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _numbers(counts: Mapping[str, Fraction | int]) -> dict[str, float]:
    return {word: _number(counts[word]) for word in sorted(counts)}


def _number(value: Fraction | float) -> float:
    """A whole number as an int, any other rounded to six digits."""
    return int(value) if value == int(value) else round(float(value), 6)
