"""What an operator can set, with the values that hold unless something else is said."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from stammtisch.server.source import own_source

STATIC = Path(__file__).parent / "static"
WAITING_DAYS = 30


@dataclass(frozen=True, slots=True)
class Settings:
    """`database_url`: where tables are kept. `bot_pause`: seconds before a bot acts, so that people can follow;
    0: bots act at once, in windows too, where they otherwise let a time pass that does not tell what they hold.

    `public_origin`: the address people use when a proxy stands in front (`https://example.org`), else None.
    `hosts`: the names under which the server answers; None: any.
    `static`: the folder of the built client. `ping_seconds`: how often a silent live line is pinged.
    `body_limit`, `live_limit`: bytes of a request and of a message on a live line.
    `waiting_days`: after so many days without anything happening a table that has not begun is forgotten; 0: never.
    `source_url`: where the source of this program, with all changes, is to be had; None: the operator is to be asked.
    """

    database_url: str
    bot_pause: float = 0.4
    public_origin: str | None = None
    hosts: tuple[str, ...] | None = None
    static: Path = STATIC
    ping_seconds: float = 15.0
    body_limit: int = 32_768
    live_limit: int = 4_096
    waiting_days: int = WAITING_DAYS
    source_url: str | None = field(default_factory=own_source)

    @property
    def secure(self) -> bool:
        """Whether people reach the server by https, so that the cookie never goes over a plain line."""
        return self.public_origin is not None and self.public_origin.startswith("https://")
