"""A server that is killed (`kill -9`) in the midst of a battle of Era of Tribes."""

from __future__ import annotations

import sqlite3
import time
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING

import pytest

from tests.server.era_battle import FIGHT, MARCH, open_battle, run, told
from tests.server.killable import Killable
from tests.server.running import Browser
from tests.server.test_faults import sent

if TYPE_CHECKING:
    from pathlib import Path

DELAYS = (0.0, None, 0.005, None, 0.05)
"""Seconds after which the server is killed with what it was just asked; None: it is not killed."""


@pytest.mark.slow
def test_killed_in_every_round_of_a_battle_nothing_is_lost_or_repeated_and_the_dice_fall_alike(tmp_path: Path) -> None:
    """The same battle is fought twice, once in peace: whatever was killed with the server, both go the same way."""
    with Killable(tmp_path, run) as server, ExitStack() as leaving:
        ann = Browser(server.address)
        leaving.callback(ann.http.close)
        calm, stormy = open_battle(ann), open_battle(ann)
        for table, lines in ((calm, (*MARCH, *FIGHT)), (stormy, MARCH)):
            for number, line in enumerate(lines):
                assert ann.act(table, line, key=f"{number}").status_code == 200
        for number, (line, delay) in enumerate(zip(FIGHT, DELAYS, strict=True), len(MARCH)):
            view = ann.view(stormy)
            body = {"key": f"{number}", "decision": view["decision"]["id"], "action": line}
            if delay is not None:
                with sent(ann, stormy, body):
                    time.sleep(delay)
                    server.kill()
            answers = [ann.post(f"/tables/{stormy}/actions", body).json() for _ in range(2)]
            assert answers == [{"seq": view["seq"] + 1}] * 2
            assert told(ann, stormy) == told(ann, calm)[: len(told(ann, stormy))]
        assert server.kills == len(DELAYS) - DELAYS.count(None)
        assert told(ann, stormy) == told(ann, calm)
        one, other = ann.view(stormy), ann.view(calm)
        assert all(one[part] == other[part] for part in ("seq", "position", "commitment", "waiting"))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
        rows = "SELECT n, client_key FROM entries WHERE table_id = ? ORDER BY n"
        entries, others = (connection.execute(rows, (table,)).fetchall() for table in (stormy, calm))
    assert entries == others
    assert [n for n, _ in entries] == list(range(1, len(entries) + 1))
    assert [key for _, key in entries if key is not None] == [f"{n}" for n in range(len(MARCH) + len(FIGHT))]
