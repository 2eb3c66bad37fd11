"""Nothing leaks: over a thousand positions everything that the server would send to a seat or a spectator is the same
to the byte when all that is hidden from it is dealt anew.

Views, options, refusals and previews are made of positions in which the hidden part was dealt anew, several times and
differently; so are views of the past. Logs and records are made of entries in which all that the viewer may not know
was replaced. That this can fail is shown at the end.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import msgspec
import pytest

from stammtisch.bots.registry import make_bot
from stammtisch.engine.events import Event
from stammtisch.engine.game import Game, OptionValue, legal_actions, may_act, refusal
from stammtisch.games.heroes.game import GAME as HEROES
from stammtisch.server.entries import Entry, Header, Seat
from stammtisch.server.export import seat_record
from stammtisch.server.log import SeatLog
from stammtisch.server.past import past_view
from stammtisch.server.preview import preview_of
from stammtisch.server.problems import Problem
from stammtisch.server.rows import Snapshot
from stammtisch.server.table import Table
from stammtisch.server.view import view_of
from stammtisch.server.wire_play import Try

GAME: Game[Any] = HEROES
DEALS = 2
"""So often the hidden part of each position is dealt anew."""
PATIENCE = 24
"""After so many moves at one frame the table's clock is called."""


class Played(NamedTuple):
    """A game to be looked into: how many positions of it, with which bots and options."""

    bots: tuple[str, ...]
    options: dict[str, OptionValue]
    positions: int


GAMES = (
    Played(("greedy", "greedy"), {}, 120),
    Played(("random", "greedy", "random"), {}, 180),
    Played(("greedy",) * 4, {"fair": "sealed", "leavers": "remove"}, 180),
    Played(("random",) * 4, {"battle_order": "auto", "earthquake": "tribe", "loss": "any"}, 180),
    Played(("greedy", "random", "greedy", "random", "greedy"), {"battle_dice": 2, "defender_picks": "on"}, 180),
    Played(("random",) * 6, {"hunger": "one", "fortune_hunger": "all"}, 180),
)


class Stored:
    """A storage in which one position is stored."""

    def __init__(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot

    def snapshot(self, table_id: str, up_to: int) -> Snapshot:
        """That position."""
        return self._snapshot


def moments(played: Played, seed: str) -> Iterator[Table]:
    """A table after each move of a game, again and again until there were enough."""
    for number in range(1_000):
        chance = random.Random(f"{seed}/{number}")
        names = tuple(Seat("bot", f"Bot {seat}", name) for seat, name in enumerate(played.bots))
        table = Table(Header("table", "heroes", GAME.version, played.options, f"{seed}/{number}", names), GAME)
        table.accept(table.draft_start(0))
        bots = [make_bot(name, GAME, seat, f"{seed}/{seat}") for seat, name in enumerate(played.bots)]
        frame = moves = 0
        while not table.over:
            moves = moves + 1 if table.state.agenda[-1].number == frame else 0
            frame = table.state.agenda[-1].number
            table.accept(table.draft_clock(0) if moves > PATIENCE else _move(table, bots, chance))
            yield table


def _move(table: Table, bots: list[Any], chance: random.Random) -> Any:
    """Somebody moves; now and then somebody gives an order or posts an offer of free form."""
    state = table.state
    seat = chance.choice(table.waiting)
    orders = GAME.anytime_actions(state, seat)
    free = GAME.sample(state, seat, chance.randrange)
    whim = chance.random()
    if whim < 0.04 and orders:
        return table.draft_action(_entry(table, "anytime", seat, chance.choice(orders)))
    if whim < 0.15 and free is not None:
        return table.draft_action(_entry(table, "action", seat, free))
    legal = legal_actions(state, seat)
    chosen = bots[seat].choose(legal, GAME.observe(state, seat)) if len(legal) > 1 else legal[0]
    return table.draft_action(_entry(table, "action", seat, chosen))


def _entry(table: Table, kind: Any, seat: int, action: int) -> Entry:
    return Entry(table.version + 1, kind, 0, seat, f"key {table.version}", notation=GAME.notation(action))


# --- what is sent -----------------------------------------------------------------------------------------------------


def sent_now(table: Table, viewer: int | None, asked: list[int], tried: list[int]) -> list[bytes]:
    """The view, why actions are refused, and what others would do."""
    told: list[Any] = [view_of(table, viewer)]
    if viewer is not None and not table.over:
        reasons = [refusal(GAME, table.state, viewer, action) for action in asked]
        told += [None if reason is None else GAME.explain(reason) for reason in reasons]
        told += [_previewed(table, viewer, action) for action in tried]
    return [msgspec.json.encode(each) for each in told]


def _previewed(table: Table, viewer: int, action: int) -> Any:
    try:
        return preview_of(table, viewer, Try(table.decision(viewer) or "none", GAME.notation(action)))
    except Problem as error:
        return error.to_data()


def sent_of_the_past(table: Table, viewer: int | None, seq: int, position: Any) -> bytes:
    """A view of the past whose position is this one."""
    snapshot = Snapshot(table.noticed(viewer)[seq - 1], position.to_data(), position.hash())
    return msgspec.json.encode(past_view(Stored(snapshot), table, viewer, seq))


def with_other_secrets(table: Table, viewer: int | None) -> Table:
    """The same table, but whatever the viewer may not know of its entries is something else."""
    twin = table.fork()
    twin.entries = [_hidden(entry, viewer) for entry in table.entries]
    return twin


def _hidden(entry: Entry, viewer: int | None) -> Entry:
    events = tuple(
        Event(
            "hidden" if event.audience is not None and viewer not in event.audience else event.kind,
            event.facts,
            {
                seat: facts if seat == viewer else dict.fromkeys(facts, "something else")
                for seat, facts in event.private.items()
            },
            event.audience,
        )
        for event in entry.events
    )
    own = viewer is not None and entry.seat == viewer
    return replace(
        entry,
        events=events,
        key=entry.key if own else "another key",
        notation=entry.notation if own else "something else",
        chance=tuple(tuple(0 for _ in outcome) for outcome in entry.chance),
    )


def sent_of_the_entries(table: Table, viewer: int | None) -> list[bytes]:
    """The log and the record as they are while the game goes on."""
    return [msgspec.json.encode(SeatLog(table, viewer).lines(0)), seat_record(table, viewer).encode()]


# --- the comparison ---------------------------------------------------------------------------------------------------


def compare(played: Played, seed: str) -> tuple[int, int]:
    """Look into a game at so many positions; how many there were, and how many things were compared."""
    chance = random.Random(f"{seed}/asked")
    pool: list[int] = []
    earlier: list[tuple[int, Any]] = []
    looked = compared = 0
    for step, table in enumerate(moments(played, seed)):
        seat = chance.randrange(len(played.bots))
        last = table.entries[-1]
        if last.notation is not None:
            pool.append(GAME.parse(last.notation))
        if table.version == 2:
            earlier = []
        earlier.append((table.version, table.state))
        if step % 3:
            continue
        looked += 1
        for viewer in (seat, None):
            compared += _compare_position(table, viewer, chance, pool)
            compared += _compare_past(table, viewer, chance, earlier)
            if looked % 12 == 0:
                twin = with_other_secrets(table, viewer)
                assert sent_of_the_entries(table, viewer) == sent_of_the_entries(twin, viewer)
                compared += 2
        if looked == played.positions:
            break
    return looked, compared


def _compare_position(table: Table, viewer: int | None, chance: random.Random, pool: list[int]) -> int:
    real = table.state
    asked = chance.sample(pool, min(4, len(pool)))
    tried = _to_try(table, viewer, chance)
    expected = sent_now(table, viewer, asked, tried)
    for _ in range(DEALS):
        table.state = GAME.determinize(real, viewer, chance.randrange)
        found = sent_now(table, viewer, asked, tried)
        table.state = real
        assert found == expected, f"seat {viewer} is told what it may not know at {real.to_data()}"
    return len(expected)


def _to_try(table: Table, viewer: int | None, chance: random.Random) -> list[int]:
    """Some actions whose preview is asked for: listed ones, one of free form, an order."""
    if viewer is None or table.over:
        return []
    listed = legal_actions(table.state, viewer)
    tried = chance.sample(listed, min(3, len(listed)))
    free = GAME.sample(table.state, viewer, chance.randrange) if viewer in may_act(table.state) else None
    orders = GAME.anytime_actions(table.state, viewer)
    return tried + ([] if free is None else [free]) + ([chance.choice(orders)] if orders else [])


def _compare_past(table: Table, viewer: int | None, chance: random.Random, earlier: list[tuple[int, Any]]) -> int:
    n, position = chance.choice(earlier)
    seq = table.seq(viewer, n)
    if not seq or table.noticed(viewer)[seq - 1] != n or n == table.version:
        return 0
    expected = sent_of_the_past(table, viewer, seq, position)
    dealt = GAME.determinize(position, viewer, chance.randrange)
    assert sent_of_the_past(table, viewer, seq, dealt) == expected
    return 1


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_is_sent_does_not_depend_on_what_is_hidden(number: int) -> None:
    looked, compared = compare(GAMES[number], f"permutations {number}")
    assert looked == GAMES[number].positions
    assert compared > 5 * looked


def test_there_are_a_thousand_positions() -> None:
    assert sum(played.positions for played in GAMES) >= 1_000


# --- it can fail ------------------------------------------------------------------------------------------------------


def test_a_preview_that_looks_into_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    preview = GAME.preview

    def nosy(state: Any, seat: int, action: int) -> Any:
        held = state.players[(seat + 1) % len(state.players)].hand[0]
        return [*preview(state, seat, action), *([GAME.prompt(state, seat)] * held)]

    monkeypatch.setattr(type(GAME), "preview", lambda self, *given: nosy(*given))
    with pytest.raises(AssertionError, match="told what it may not know"):
        compare(GAMES[1], "nosy")


def test_an_event_that_tells_everybody_what_was_drawn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(iter(moments(GAMES[0], "gossip")))

    def gossip(event: Event, seat: int | None) -> Event:
        secrets = {key: fact for facts in event.private.values() for key, fact in facts.items()}
        return Event(event.kind, {**event.facts, **secrets})

    assert sent_of_the_entries(table, None) == sent_of_the_entries(with_other_secrets(table, None), None)
    monkeypatch.setattr("stammtisch.server.export.redact", gossip)
    assert sent_of_the_entries(table, None) != sent_of_the_entries(with_other_secrets(table, None), None)
