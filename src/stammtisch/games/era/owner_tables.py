"""Tables of somebody who owns the printed game: a file that is laid over the project's own tables and map.

A file is laid for a process and all that it starts, and has a hash, which stands among the options of every game that
is played with it. So a game is taken up again with the same tables or refused.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from stammtisch.engine.game import SetupError

VARIABLE = "STAMMTISCH_ERA_TABLES"
"""The variable of the environment that names the file to this process and to those it starts."""
DIGITS = 16
HASH = re.compile(rf"[0-9a-f]{{{DIGITS}}}")


@dataclass(frozen=True, slots=True)
class OwnerTables:
    """A file: where it is, the `hash` of its bytes, its values."""

    path: Path
    hash: str
    values: Mapping[str, Any]

    @property
    def name(self) -> str:
        """The name of the file, for errors."""
        return self.path.name


def lay(path: Path) -> OwnerTables:
    """Lay a file over the project's tables, in this process and in those it starts. SetupError if it cannot be read."""
    read = _read(path.absolute())
    os.environ[VARIABLE] = str(path.absolute())
    return read


def unlay(before: OwnerTables | None) -> None:
    """Take a file away again that turned out to be wrong; `before` was laid before it."""
    if before is None:
        os.environ.pop(VARIABLE, None)
    else:
        os.environ[VARIABLE] = str(before.path)


def laid() -> OwnerTables | None:
    """The file that is laid over the project's tables; None if there is none."""
    path = os.environ.get(VARIABLE)
    return _read(Path(path)) if path else None


def owner_tables(wanted: str) -> OwnerTables | None:
    """The file with the hash `wanted`, None if that is empty; SetupError if this file is not the one that is laid."""
    if not wanted:
        return None
    found = laid()
    if found is None or found.hash != wanted:
        other = "" if found is None else f", not with those of {found.name} ({found.hash})"
        raise SetupError(
            "other_tables", f"this game is played with the tables {wanted}{other}; name their file with --tables"
        )
    return found


@lru_cache(maxsize=8)
def _read(path: Path) -> OwnerTables:
    try:
        content = path.read_bytes()
        values = tomllib.loads(content.decode("utf-8"))
    except OSError as error:
        raise SetupError("bad_table", f"{path.name}: it cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError("bad_table", f"{path.name}: it is no TOML: {error}") from error
    return OwnerTables(path, hashlib.sha256(content).hexdigest()[:DIGITS], values)
