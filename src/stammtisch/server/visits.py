"""What several live lines ask about one table at the same moment is answered in one visit to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from stammtisch.server.house import News, Question

Answered = Sequence[News | BaseException]
Answers = Callable[[str, Sequence[Question]], Answered]
Worker = Callable[[str, Callable[[], Answered]], Awaitable[Answered]]


class Visits:
    """The visits of one event loop to tables.

    An action at a table of four makes four lines ask for what is new to them. A thread and a way into the table's room
    for each would cost more than most of the answers.
    """

    def __init__(self, answers: Answers, worker: Worker) -> None:
        """`answers` blocks: for each question its answer, or why there is none. `worker` has such work at a table done
        in a thread."""
        self._answers = answers
        self._worker = worker
        self._asked: dict[str, list[tuple[Question, asyncio.Future[News]]]] = {}
        self._under_way: set[asyncio.Task[None]] = set()

    async def news(self, table_id: str, question: Question) -> News:
        """What is new of a table to the one who asks; whatever `answers` gave instead of an answer is raised."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[News] = loop.create_future()
        asked = self._asked.setdefault(table_id, [])
        asked.append((question, answered))
        if len(asked) == 1:
            visit = loop.create_task(self._visit(table_id))
            self._under_way.add(visit)
            visit.add_done_callback(self._under_way.discard)
        return await answered

    async def _visit(self, table_id: str) -> None:
        """Wait until all who were woken by the same change have asked, then ask for all of them."""
        await asyncio.sleep(0)
        asked = self._asked.pop(table_id)
        questions = [question for question, _ in asked]
        visit = self._worker(table_id, lambda: self._answers(table_id, questions))
        (answers,) = await asyncio.gather(visit, return_exceptions=True)
        if isinstance(answers, BaseException):
            answers = [answers] * len(asked)
        for (_, answered), answer in zip(asked, answers, strict=True):
            if answered.done():
                continue
            if isinstance(answer, BaseException):
                answered.set_exception(answer)
            else:
                answered.set_result(answer)
