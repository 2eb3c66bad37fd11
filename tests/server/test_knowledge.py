"""What a seat is sent: it changes exactly when the seat could notice something, and not with what is hidden from it."""

from __future__ import annotations

import random

import msgspec
import pytest
from msgspec.structs import replace

from stammtisch.engine import rng
from stammtisch.engine.game import Below
from stammtisch.server.entries import Entry, Header, Kind, Seat
from stammtisch.server.foresight import barrier_finder
from stammtisch.server.house import House, Question
from stammtisch.server.shelf import Shelf
from stammtisch.server.table import Table
from stammtisch.server.view import view_of
from tests.server.company import CAT, STRANGER, three
from tests.server.sitting import BEN, Player, sit_down, toy_shelf


def a_table(shelf: Shelf, game: str, seed: int, players: int) -> Table:
    """A table in memory, set up."""
    seats = tuple(Seat("human", f"Player {seat}") for seat in range(players))
    table = Table(Header("a table", game, 1, {}, f"seed {seed}", seats), shelf.games[game])
    table.accept(table.draft_start(0))
    return table


def do_something(table: Table, chance: random.Random) -> None:
    """Some seat that may act does something that is listed, or gives a standing order, or takes an action back."""
    seats = [seat for seat in range(len(table.header.seats)) if table.decision(seat) is not None]
    seat = chance.choice(seats)
    orders = [
        action
        for action in table.game.anytime_actions(table.state, seat)
        if table.game.anytime_refusal(table.state, seat, action) is None
    ]
    if table.undo_target(seat) is not None and chance.random() < 0.2:
        table.accept(table.draft_undo(Entry(table.version + 1, "undo", 0, seat)))
        return
    kind: Kind = "anytime" if orders and chance.random() < 0.2 else "action"
    listed = orders if kind == "anytime" else table.state.agenda[-1].legal_actions(table.state, seat)
    notation = table.game.notation(chance.choice(listed))
    table.accept(table.draft_action(Entry(table.version + 1, kind, 0, seat, notation=notation)))


def sent(table: Table, seat: int | None) -> bytes:
    """The view of a seat (None: of a spectator) as bytes, without the number."""
    return msgspec.json.encode(replace(view_of(table, seat), seq=0))


@pytest.mark.parametrize("game", ["cairn", "pebbles"])
@pytest.mark.parametrize("seed", range(6))
def test_a_view_changes_only_together_with_its_number(game: str, seed: int) -> None:
    """Else a client that waits for a higher number would miss the change."""
    table, chance = a_table(toy_shelf(), game, seed, 3), random.Random(seed)
    viewers = (0, 1, 2, None)
    views = {viewer: sent(table, viewer) for viewer in viewers}
    while not table.over:
        before = {viewer: table.seq(viewer) for viewer in viewers}
        do_something(table, chance)
        for viewer in viewers:
            now = sent(table, viewer)
            if table.seq(viewer) == before[viewer]:
                assert now == views[viewer]
            views[viewer] = now


def test_what_only_its_owner_notices_is_sent_to_nobody_else(house: House) -> None:
    ann = sit_down(house, "cairn", 3)
    ann.act("lay 3")
    table = ann.table
    before = [(table.seq(seat), sent(table, seat)) for seat in (1, 2)]
    progress = house.storage.unfinished()[0].progress
    ann.note("note 2")
    assert [(table.seq(seat), sent(table, seat)) for seat in (1, 2)] == before
    after = house.storage.unfinished()[0].progress
    assert progress is not None
    assert after is not None
    assert after.noticed[1:] == progress.noticed[1:]
    assert after.noticed[0] != progress.noticed[0]


@pytest.mark.parametrize("seed", range(4))
def test_a_view_does_not_depend_on_what_is_hidden(seed: int) -> None:
    """Others' hands, stakes and the bag are dealt anew; the seat is sent the same bytes, refusals and barriers too."""
    table, chance = a_table(toy_shelf(), "pebbles", seed, 3), random.Random(seed)
    compared = 0
    while not table.over:
        for seat in range(3):
            expected = sent(table, seat)
            real = table.state
            table.state = table.game.determinize(real, seat, chance.randrange)
            table.state.chance_key = real.chance_key
            assert sent(table, seat) == expected
            table.state = real
            compared += 1
        do_something(table, chance)
    assert compared > 20


def test_whether_an_action_is_a_barrier_is_tried_where_nothing_real_is_hidden(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sit_down(house, "pebbles", 3)
    table = ann.table
    tried = []
    determinize = table.game.determinize

    def watched(state: object, seat: int, below: Below) -> object:
        made = determinize(table.state, seat, below)
        tried.append(made)
        return made

    monkeypatch.setattr(table.game, "determinize", watched)
    barrier_finder(table, 0)
    assert len(tried) == 1
    assert tried[0].chance_key != table.state.chance_key


def test_ids_of_decisions_do_not_tell_how_many_procedures_there_were(house: House) -> None:
    """The same decision has another id at another table, so nobody can tell from it what was pending out of sight."""
    first, second = sit_down(house, "cairn"), sit_down(house, "cairn")
    assert first.table.state.hash() == second.table.state.hash()
    assert first.decision.id.startswith("0-")
    assert second.decision.id.startswith("0-")
    assert first.decision.id != second.decision.id


@pytest.mark.parametrize("seed", range(3))
def test_a_spectator_is_sent_what_is_public_alone(seed: int) -> None:
    """Any hidden part of any seat may be another one: what onlookers are sent stays the same."""
    table, chance = a_table(toy_shelf(), "pebbles", seed, 3), random.Random(seed)
    while not table.over:
        expected = sent(table, None)
        real = table.state
        for seat in range(3):
            table.state = table.game.determinize(real, seat, chance.randrange)
            table.state.chance_key = real.chance_key
            assert sent(table, None) == expected
        table.state = real
        do_something(table, chance)


def test_what_only_one_seat_learns_changes_nothing_around_the_game(house: House) -> None:
    """Lobby, affairs, log, record and lists of everybody else are the same before and after a private order."""
    ann, ben, _ = three(house)
    ann.act("lay 3")
    ben.nudge(0)

    def seen(person: str | None) -> list[object]:
        return [
            house.view(person, ann.table_id),
            house.news(ann.table_id, Question(person, 1)),
            house.log(person, ann.table_id, 1),
            house.record(person, ann.table_id),
            house.lobby(person, ann.table_id),
            house.affairs(person, ann.table_id, 1),
            [] if person is None else house.tables_of(person),
        ]

    others = (BEN, CAT, STRANGER, None)
    before = [seen(person) for person in others]
    ann.note("note 2")
    assert [seen(person) for person in others] == before
    ann.propose("end")
    lobby = house.lobby(None, ann.table_id)
    assert [house.lobby(person, ann.table_id).proposals for person in others] == [lobby.proposals] * 4
    assert "person-" not in str([seen(person) for person in others])
    assert ben.view.decision is None


@pytest.mark.parametrize("game", ["cairn", "pebbles"])
def test_a_file_made_before_the_end_holds_only_what_the_seat_was_told(house: House, game: str) -> None:
    ann = sit_down(house, game, 3)
    ann.let_bots_play()
    table = ann.table
    header, *lines = [msgspec.json.decode(line) for line in house.record(ann.person, ann.table_id).splitlines()]
    assert header["seed"] is None
    assert header["commitment"] == rng.commitment(table.header.seed)
    told = [event for number in table.noticed(0) for event in table.entries[number - 1].events]
    assert len(lines) == len([event for event in told if event.audience is None or 0 in event.audience])
    text = house.record(ann.person, ann.table_id)
    assert table.header.seed not in text
    for line in lines:
        if line["event"] == "drawn" and line["facts"]["seat"] != 0:
            assert "pebbles" not in line["facts"]


def test_the_log_of_a_seat_is_redacted(house: House) -> None:
    ann = sit_down(house, "cairn")
    ann.act("peek")
    table = ann.table
    player = Player(house, ann.table_id)
    log = player.view.log
    assert isinstance(log, list)
    assert log[-1].message.arguments == {"seat": 0, "secret": table.state.to_data()["secret"]}
    with house.rooms.enter(ann.table_id) as room:
        assert room.log(1).lines(0)[-1].message.arguments == {"seat": 0}
