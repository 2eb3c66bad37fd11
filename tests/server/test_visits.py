"""Questions about a table that are asked at the same moment are answered in one visit, each for whoever asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from stammtisch.server.database import StorageError
from stammtisch.server.house import News, Question
from stammtisch.server.problems import Problem
from stammtisch.server.visits import Visits
from tests.server.sitting import ANN, BEN, house_in, new_table, sit_down

Given = TypeVar("Given")
pytestmark = pytest.mark.timeout(60)


async def in_thread(_: str, work: Callable[[], Given]) -> Given:
    """The simplest worker."""
    return await asyncio.to_thread(work)


def test_all_who_ask_at_once_are_answered_in_one_visit_each_with_its_own_news(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    ann = sit_down(house, "cairn")
    visited: list[int] = []

    def answers(table_id: str, questions: Sequence[Question]) -> list[News | Problem]:
        visited.append(len(questions))
        return house.news_to_each(table_id, questions)

    async def ask() -> list[News]:
        visits = Visits(answers, in_thread)
        questions = [Question(ANN, None), Question(ANN, 1), Question(BEN, None)]
        return await asyncio.gather(*(visits.news(ann.table_id, question) for question in questions))

    told = asyncio.run(ask())
    assert visited == [3]
    assert told == [
        house.news(ann.table_id, Question(person, seq)) for person, seq in ((ANN, None), (ANN, 1), (BEN, None))
    ]


def test_whoever_may_not_know_is_refused_and_the_others_are_answered(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    closed = new_table("cairn")
    closed.spectators = False
    table_id = house.open_table(ANN, closed).table

    async def ask() -> list[News | BaseException]:
        visits = Visits(house.news_to_each, in_thread)
        asked = (visits.news(table_id, Question(person, None)) for person in (ANN, BEN, ANN))
        return await asyncio.gather(*asked, return_exceptions=True)

    mine, refused, again = asyncio.run(ask())
    assert isinstance(mine, News)
    assert mine == again
    assert isinstance(refused, Problem)
    assert refused.status in (403, 404)


def test_a_visit_that_fails_is_told_to_all_who_asked_and_the_next_one_succeeds(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    ann = sit_down(house, "cairn")
    faults = [StorageError("the disk is gone")]

    def answers(table_id: str, questions: Sequence[Question]) -> list[News | Problem]:
        if faults:
            raise faults.pop()
        return house.news_to_each(table_id, questions)

    async def ask() -> tuple[list[News | BaseException], News]:
        visits = Visits(answers, in_thread)
        asked = (visits.news(ann.table_id, Question(ANN, None)) for _ in range(2))
        return await asyncio.gather(*asked, return_exceptions=True), await visits.news(
            ann.table_id, Question(ANN, None)
        )

    failed, told = asyncio.run(ask())
    assert [str(error) for error in failed] == ["the disk is gone", "the disk is gone"]
    assert told == house.news(ann.table_id, Question(ANN, None))


def test_somebody_who_has_gone_meanwhile_keeps_nobody_else_waiting(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    ann = sit_down(house, "cairn")

    async def ask() -> News:
        visits = Visits(house.news_to_each, in_thread)
        gone = asyncio.create_task(visits.news(ann.table_id, Question(ANN, None)))
        stays = asyncio.create_task(visits.news(ann.table_id, Question(ANN, 1)))
        await asyncio.sleep(0)
        gone.cancel()
        return await stays

    assert asyncio.run(ask()) == house.news(ann.table_id, Question(ANN, 1))
