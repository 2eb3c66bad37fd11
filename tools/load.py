"""Load a server on this device and say how it bears it: `.venv/bin/python -m tools.load [--game era] [--tables 20]`.

It starts a server of its own on a free port of the loopback address, with tables in a temporary folder, and opens
tables with four seats, all of one person, each with a live line. At every table somebody acts once a second. What is
measured is the time from sending an action until the last of the table's lines that it changes anything for has
received it. Then idle lines are opened and the server's memory is read. Everything is bounded: at most 200 tables, 120
seconds and 1,000 idle lines.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import click
import httpx
from websockets.asyncio.client import ClientConnection, connect

from stammtisch.lab.timing import reference_rate
from tools.common import ROOT

SEATS = 4
OWN = {"X-Stammtisch": "1"}
WAIT_SECONDS = 30.0
LATER_SECONDS = 0.4


class TableUnderLoad:
    """One table: its lines, what each seat sees, and how long its actions took to reach all of them."""

    def __init__(self, address: str, http: httpx.AsyncClient, game: str, number: int) -> None:
        self.address = address
        self.game = game
        self.http = http
        self.chance = random.Random(number)
        self.views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.received = [0.0] * SEATS
        self.changed = asyncio.Condition()
        self.took: list[float] = []
        self.lines: list[asyncio.Task[None]] = []
        self.table = ""

    async def open(self) -> None:
        """Open it and wait until every seat sees it."""
        seats = [{"kind": "human", "name": f"Ann {seat}"} for seat in range(SEATS)]
        answer = await self.http.post("/api/tables", json={"game": self.game, "seats": seats}, headers=OWN)
        answer.raise_for_status()
        self.table = answer.json()["table"]
        self.lines = [asyncio.create_task(self._follow(seat)) for seat in range(SEATS)]
        await asyncio.wait_for(self._until(lambda: all(self.views)), WAIT_SECONDS)

    async def act(self) -> None:
        """Let somebody who must decide act, and wait until all lines have shown it."""
        seat = next((seat for seat, view in enumerate(self.views) if _must(view)), None)
        if seat is None:
            return
        decision = self.views[seat]["decision"]
        body = {
            "key": f"{self.table[:8]} {len(self.took)}",
            "seat": seat,
            "decision": decision["id"],
            "action": self.chance.choice(decision["offered"])["action"],
        }
        start = time.perf_counter()
        answer = await self.http.post(f"/api/tables/{self.table}/actions", json=body, headers=OWN)
        answer.raise_for_status()
        noticed = answer.json()["seq"]
        await asyncio.wait_for(self._until(lambda: self.views[seat]["seq"] >= noticed), WAIT_SECONDS)
        # Nothing else happens at this table: what is received now or a little later comes of this action.
        await asyncio.sleep(LATER_SECONDS)
        self.took.append(max(self.received) - start)

    async def _until(self, happened: Any) -> None:
        async with self.changed:
            await self.changed.wait_for(happened)

    async def _follow(self, seat: int) -> None:
        async with line(self.address, self.http, self.table, seat) as messages:
            async for text in messages:
                message = json.loads(text)
                if message["type"] in ("view", "update"):
                    self.received[seat] = time.perf_counter()
                    self.views[seat] = message["view"]
                    async with self.changed:
                        self.changed.notify_all()


def _must(view: dict[str, Any]) -> bool:
    return bool(view.get("decision")) and bool(view["decision"]["must"]) and bool(view["decision"]["offered"])


def line(address: str, http: httpx.AsyncClient, table: str, seat: int) -> connect:
    """The live line of one seat."""
    cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    return connect(url, additional_headers={"Cookie": cookies}, open_timeout=WAIT_SECONDS)


async def drive(table: TableUnderLoad, every: float, until: float) -> None:
    """One action after the other, each so many seconds after the one before."""
    await asyncio.sleep(table.chance.uniform(0.0, every))
    while (now := time.monotonic()) < until:
        await table.act()
        await asyncio.sleep(max(0.0, now + every - time.monotonic()))


async def load(address: str, process: int, game: str, tables: int, seconds: float, idle: int) -> None:
    """Everything, and the figures on the standard output."""
    async with httpx.AsyncClient(base_url=address, timeout=WAIT_SECONDS) as http:
        (await http.post("/api/me", json={"name": "Ann"}, headers=OWN)).raise_for_status()
        loaded = [TableUnderLoad(address, http, game, number) for number in range(tables)]
        for table in loaded:
            await table.open()
        click.echo(f"{tables} tables of {SEATS} seats, {tables * SEATS} lines; server {memory(process)} MB")
        until, spent = time.monotonic() + seconds, cpu_seconds(process)
        await asyncio.gather(*(drive(table, 1.0, until) for table in loaded))
        took = sorted(second for table in loaded for second in table.took)
        parts = statistics.quantiles(took, n=100)
        click.echo(
            f"{len(took)} actions in {seconds:.0f} s: p50 {1000 * parts[49]:.1f} ms, p95 {1000 * parts[94]:.1f} ms, "
            f"p99 {1000 * parts[98]:.1f} ms, longest {1000 * took[-1]:.1f} ms"
        )
        spent = cpu_seconds(process) - spent
        click.echo(f"server: {1000 * spent / len(took):.1f} ms of processor time an action")
        before = memory(process)
        waiting: list[ClientConnection] = []
        for number in range(idle):
            waiting.append(await line(address, http, loaded[number % tables].table, number % SEATS))
        await asyncio.sleep(1.0)
        click.echo(f"{idle} idle lines more: server {memory(process)} MB (before {before} MB)")
        for each in waiting:
            await each.close()
        for table in loaded:
            for task in table.lines:
                task.cancel()


def memory(process: int) -> int:
    """Resident memory in megabytes; 0 where it cannot be read."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    except OSError:
        return 0
    kilobytes = next(text.split()[1] for text in status.splitlines() if text.startswith("VmRSS"))
    return int(kilobytes) // 1024


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used; 0 where it cannot be read."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def say_how_fast() -> None:
    """The speed of the machine, and how many programs wanted its cores in the last minute."""
    wanted = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    click.echo(f"reference loop: {reference_rate() / 1e6:.1f} million iterations a second{wanted}")


@click.command()
@click.option("--game", default="heroes", show_default=True, help="What is played at the tables.")
@click.option("--tables", type=click.IntRange(1, 200), default=50, show_default=True)
@click.option("--seconds", type=click.FloatRange(1, 120), default=20, show_default=True)
@click.option("--idle", type=click.IntRange(0, 1000), default=500, show_default=True)
def main(game: str, tables: int, seconds: float, idle: int) -> None:
    """Load a server on this device and say how it bears it."""
    with tempfile.TemporaryDirectory() as folder:
        program = (
            "from pathlib import Path; from stammtisch.server.serve import serve; "
            f"serve(port=0, data_dir=Path({folder!r}), bot_pause=0.0)"
        )
        server = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env={"PYTHONPATH": str(ROOT / "src")}
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[3].rstrip("/").replace("localhost", "127.0.0.1")
            say_how_fast()
            asyncio.run(load(address, server.pid, game, tables, seconds, idle))
            say_how_fast()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
