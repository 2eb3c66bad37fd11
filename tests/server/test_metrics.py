"""The figures for the operator: what is counted, and where it can be read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from stammtisch.server import metrics
from stammtisch.server.house import Question
from stammtisch.server.metrics_site import metrics_site
from stammtisch.server.problems import Problem
from stammtisch.server.wire import Act
from tests.server.running import running
from tests.server.sitting import ANN, house_in, sit_down


def figures(last_backup: int | None = None) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels, in the order of their names."""
    found = text_string_to_metric_families(metrics.text(lambda: last_backup).decode())
    return {(sample.name, *sample.labels.values()): sample.value for family in found for sample in family.samples}


def grown(before: dict[tuple[str, ...], float], *name: str) -> float:
    """By how much a figure has grown."""
    return figures().get(name, 0.0) - before.get(name, 0.0)


def test_actions_and_the_work_of_the_rules_are_timed_by_kind(tmp_path: Path) -> None:
    ann, before = sit_down(house_in(tmp_path), "cairn"), figures()
    ann.act("lay 1")
    ann.act("lay 2")
    ann.undo()
    assert grown(before, "stammtisch_action_seconds_count", "action") == 2
    assert grown(before, "stammtisch_action_seconds_count", "undo") == 1
    assert grown(before, "stammtisch_engine_seconds_count", "turn", "cairn") == 3
    assert grown(before, "stammtisch_action_seconds_bucket", "action", "+Inf") == 2


def test_stale_answers_and_resyncs_are_counted(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    ann, before = sit_down(house, "cairn"), figures()
    stale = ann.decision.id
    ann.act("lay 1")
    with suppress(Problem):
        house.writing.act(ANN, ann.table_id, Act("k", stale, "lay 1"))
    house.news(ann.table_id, Question(ANN, None))
    house.news(ann.table_id, Question(ANN, 1))
    house.news(ann.table_id, Question(ANN, 999))
    assert grown(before, "stammtisch_stale_answers_total") == 1
    assert grown(before, "stammtisch_resyncs_total") == 1


def test_open_lines_and_tables_in_memory_are_told(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        ann, before = site.browser(), figures()
        table = ann.open_table()
        with ann.live(table) as line:
            line.recv()
            assert grown(before, "stammtisch_live_lines") == 1
            assert figures()["stammtisch_tables",] == 1


def test_the_age_of_the_last_backup_is_told_if_there_is_one() -> None:
    assert ("stammtisch_backup_age_seconds",) not in figures()
    assert figures(last_backup=1)["stammtisch_backup_age_seconds",] > 1_000_000_000


def test_figures_have_an_address_of_their_own() -> None:
    with metrics_site("127.0.0.1", 0, lambda: None) as port:
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == metrics.TYPE
        assert "stammtisch_action_seconds" in answer.text
        assert httpx.get(f"http://127.0.0.1:{port}/").status_code == 404
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_players_do_not_reach_them(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        visitor = site.browser()
        for path in ("/metrics", "/api/metrics"):
            assert "stammtisch_action" not in visitor.http.get(path).text
