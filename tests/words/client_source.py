"""Which messages the source of the client asks for: ids named in full, and families of ids made with a value."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.client import WEB

TESTS = re.compile(r"\.test\.ts$|/testing/")
_NAMED = re.compile(r"""["'`](client-[a-z0-9-]*[a-z0-9])["'`]""")
_MADE = re.compile(r"`((?:[a-z][a-z-]*-|\$\{[^}`]*\}-[a-z-]*)[^`\n]*)`")


@cache
def sources() -> dict[str, str]:
    """The text of every file of the client, tests left out, by its path."""
    files = [path for ending in ("*.ts", "*.svelte") for path in sorted((WEB / "src").rglob(ending))]
    return {name: path.read_text(encoding="utf-8") for path in files if not TESTS.search(name := _name(path))}


def _name(path: Path) -> str:
    return path.relative_to(WEB).as_posix()


def named() -> dict[str, str]:
    """The ids of the client's own words that its source names in full, each with a file that does."""
    return {found: name for name, text in sources().items() for found in _NAMED.findall(text)}


def made() -> Iterator[tuple[str, str]]:
    """The ids that are made with a value in them, `*` for the value, each with the file that makes it."""
    for name, text in sources().items():
        for found in _MADE.findall(text):
            if "${" in found:
                yield re.sub(r"\$\{[^}]*\}", "*", found), name
