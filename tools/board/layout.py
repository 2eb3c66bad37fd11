"""How the files are laid out: one entry a line, pairs many a line, so that a change shows as a change of few lines."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 120


def rows(entries: Sequence[str], brackets: str = "[]") -> str:
    """Entries of a list or a table, one a line."""
    return _bracketed([f"  {entry}" for entry in entries], ",\n", brackets)


def packed(entries: Sequence[str]) -> str:
    """Entries of a list, as many a line as fit."""
    lines: list[str] = []
    for entry in entries:
        if lines and len(lines[-1]) + len(entry) + 3 <= WIDTH:
            lines[-1] += f", {entry}"
        else:
            lines.append(f"  {entry}")
    return _bracketed(lines, ",\n")


def _bracketed(lines: list[str], between: str, brackets: str = "[]") -> str:
    return f"{brackets[0]}\n{between.join(lines)}\n {brackets[1]}" if lines else brackets
