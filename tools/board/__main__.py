"""Rebuild the data of the map: `.venv/bin/python -m tools.board [--keep-drawing] [--picture FILE]`.

Without `--keep-drawing` the map is drawn anew from its seeds, which needs the packages of the extra `board`.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

from tools.board.assemble import board_text
from tools.board.drawn import Drawn, findings_text, outlines_text, read_findings
from tools.board.picture import picture
from tools.board.sources import DATA, GAME_DATA, Sources, read_sources
from tools.common import SetupError, say

FINDINGS = DATA / "drawn.json"
BOARD = GAME_DATA / "board.json"
OUTLINES = GAME_DATA / "outlines.json"


def rebuild(keep_drawing: bool) -> None:
    """Write the data of the game anew; with `keep_drawing` from what the last drawing found, outlines untouched."""
    sources = read_sources()
    if keep_drawing:
        drawn = read_findings(FINDINGS)
    else:
        drawn = _draw(sources)
        FINDINGS.write_text(findings_text(drawn), encoding="utf-8")
        OUTLINES.write_text(outlines_text(drawn, sources), encoding="utf-8")
    BOARD.write_text(board_text(sources, drawn), encoding="utf-8")


def _draw(sources: Sources) -> Drawn:
    try:
        drawing = import_module("tools.board.drawing")
    except ImportError as error:
        raise SetupError(
            f"the map cannot be drawn without {error.name}: install it with "
            "`.venv/bin/python -m pip install '.[board]'`, or keep the drawing with --keep-drawing"
        ) from error
    say("Drawing the map ...")
    drawn: Drawn = drawing.draw(sources)
    return drawn


def main() -> None:
    """Do what the command line asks; exit with 2 if something in the sources or on this machine is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tools.board", description="Rebuild the data of the map.")
    parser.add_argument(
        "--keep-drawing", action="store_true", help="leave outlines and borders as they are; needs no other package"
    )
    parser.add_argument("--picture", type=Path, metavar="FILE", help="also draw the map as an SVG picture")
    asked = parser.parse_args()
    try:
        rebuild(asked.keep_drawing)
        if asked.picture:
            asked.picture.write_text(picture(BOARD, OUTLINES), encoding="utf-8")
    except SetupError as error:
        say(f"tools.board: {error}")
        sys.exit(2)


if __name__ == "__main__":
    main()
