"""The files of the project, without what tools make."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from tools.common import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

_MADE_BY_TOOLS = {
    ".git",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".venv",
    "__pycache__",
    "build",
    "dist",
    "node_modules",
    "static",
    "static.new",
    "static.old",
    "test-results",
}


def project_files() -> Iterator[Path]:
    """Every file that belongs to the project, in the order of the names."""
    for folder, subfolders, names in os.walk(ROOT):
        subfolders[:] = sorted(set(subfolders) - _MADE_BY_TOOLS)
        yield from (Path(folder) / name for name in sorted(names) if name not in (".git", ".venv.lock"))


def text_files() -> Iterator[tuple[str, str]]:
    """The path within the project and the content of every file that is text."""
    for file in project_files():
        try:
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def source_files(*suffixes: str) -> Iterator[tuple[str, str]]:
    """Those of `text_files` that are program text with one of the suffixes."""
    yield from ((name, text) for name, text in text_files() if name.endswith(suffixes))
