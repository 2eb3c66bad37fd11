"""Look for sentences copied from a rulebook: `.venv/bin/python -m tools.rulebooks FOLDER`.

FOLDER holds rulebooks as text (`*.txt`). They belong to their authors and are no part of this project, so this is run
where they are at hand.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tools.common import ROOT
from tools.files import text_files

RUN = 12
"""So many words in a row, the same as in a rulebook, are a copied sentence."""

_WORD = re.compile(r"[^\W_]+")


def runs_of(text: str) -> set[tuple[str, ...]]:
    """Every run of words of a text, in small letters and without signs and line breaks."""
    words = _WORD.findall(text.lower())
    return {tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1)}


def copied_lines(text: str, runs: set[tuple[str, ...]]) -> list[int]:
    """The lines of a text (from 1) in which a run of a rulebook begins that did not begin one word earlier."""
    found = list(_WORD.finditer(text.lower()))
    words = [match.group() for match in found]
    hits = [tuple(words[start : start + RUN]) in runs for start in range(len(words))]
    starts = [start for start, hit in enumerate(hits) if hit and not (start and hits[start - 1])]
    return [text.count("\n", 0, found[start].start()) + 1 for start in starts]


def main() -> None:
    """Print each place; exit with 1 if there is any, with 2 if the folder holds no rulebook."""
    books = sorted(Path(sys.argv[1]).glob("*.txt")) if len(sys.argv) == 2 else []
    if not books:
        print("rulebooks: name a folder that holds rulebooks as .txt files", file=sys.stderr)
        sys.exit(2)
    runs = set().union(*(runs_of(book.read_text(encoding="utf-8")) for book in books))
    places = [f"{name}:{line}" for name, text in text_files() for line in copied_lines(text, runs)]
    print("\n".join(places) or f"nothing is copied from {len(books)} rulebooks into {ROOT.name}")
    sys.exit(1 if places else 0)


if __name__ == "__main__":
    main()
