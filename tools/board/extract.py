"""Read the positions out of the unpacked Tabletop Simulator mod: `.venv/bin/python -m tools.board.extract FOLDER`.

FOLDER holds `EoT_TTS.json` and `reference/Global.-1.ttslua`. Only positions and which tribes a variant offers are
taken: facts, no text and no picture.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from tools.board.layout import rows
from tools.board.sources import DATA, Point
from tools.common import SetupError, say

MOD = DATA / "mod.json"
NUMBER = r"-?\s*\d+\.?\d*"
TRIPLE = re.compile(rf"\{{\s*({NUMBER})\s*,\s*({NUMBER})\s*,\s*({NUMBER})\s*\}}")
MARKER = re.compile(rf"pos = \{{\s*({NUMBER})\s*,\s*({NUMBER})\s*,\s*({NUMBER})\s*\}},\s*rot = \{{\s*0,\s*(\d+)")
SNAP_SCALE = -36.46
"""Snap points are given in the scale of the board's own object and turned round."""
SOURCE = "Positions read from the official Tabletop Simulator mod: facts only, in its own units (x to the right, z up)."


def extracted(folder: Path, start_positions: dict[str, Any]) -> str:
    """The text of `mod.json`; the start positions of markers, read off the table by hand, are kept as they are."""
    script = (folder / "reference" / "Global.-1.ttslua").read_text(encoding="utf-8")
    mod = json.loads((folder / "EoT_TTS.json").read_text(encoding="utf-8"))
    board = next(each for each in mod["ObjectStates"] if each.get("Nickname") == "MainBoard")
    snaps = [
        [round(each["Position"]["x"] * SNAP_SCALE, 2), round(each["Position"]["z"] * SNAP_SCALE, 2)]
        for each in board["AttachedSnapPoints"]
    ]
    named: dict[str, dict[str, Any]] = {
        "homes": _homes(script),
        "tokens": _tokens(script),
        "variants": _variants(script),
        "victory_parade": _parade(script),
        "start_positions": start_positions,
    }
    tables = [("source", json.dumps(SOURCE))]
    tables += [
        (name, rows([f"{json.dumps(key)}: {json.dumps(value)}" for key, value in table.items()], "{}"))
        for name, table in named.items()
    ]
    tables.append(("snap_points", json.dumps(snaps)))
    return "{\n" + ",\n".join(f' "{name}": {text}' for name, text in tables) + "\n}\n"


def _table(script: str, name: str) -> str:
    """The text of a table of the script, from its first to its last brace."""
    start = script.find(f"{name} =")
    if start < 0:
        raise SetupError(f"the script of the mod has no table '{name}'")
    start = script.index("{", start)
    depth = 0
    for place in range(start, len(script)):
        depth += (script[place] == "{") - (script[place] == "}")
        if depth == 0:
            return script[start : place + 1]
    raise SetupError(f"the table '{name}' of the script has no end")


def _number(text: str) -> float:
    return float(text.replace(" ", ""))


def _points(text: str) -> list[Point]:
    return [(_number(x), _number(z)) for x, _, z in TRIPLE.findall(text)]


def _homes(script: str) -> dict[str, list[Point]]:
    text = _table(script, "nationsCfg") + "}"
    return {found[1]: _points(found[2] + "}") for found in re.finditer(r"(\w+)\s*=\s*\{homes = \{(.*?)\}\}", text)}


def _tokens(script: str) -> dict[str, list[Point]]:
    found = re.finditer(r"(\w+)\s*=\s*\{((?:\s*\{[^{}]*\},?)+)\s*\}", _table(script, "tokenCfg"))
    return {each[1]: _points(each[2]) for each in found}


def _variants(script: str) -> dict[str, dict[str, Any]]:
    found = {}
    for each in re.finditer(r"(two\d|three\d|four\d|five)\s*=\s*\{(.*?)\n   \}", _table(script, "mapCfg"), re.DOTALL):
        offered = re.search(r"nations = \{(.*?)\}", each[2])
        tribes = re.findall(r"(\w+)\s*=\s*true", offered[1]) if offered else []
        markers = [(_number(x), _number(z), int(turned)) for x, _, z, turned in MARKER.findall(each[2])]
        found[each[1]] = {"tribes": tribes, "markers": markers}
    return found


def _parade(script: str) -> dict[str, list[Point]]:
    text = _table(script, "victoryParadeCfg")
    points = [(float(x), float(z)) for x, z in re.findall(r"pos = \{x = ([^,\s]+), y = [^,\s]+, z = ([^\s}]+)\}", text)]
    parade = {}
    start = 0
    for players in (1, 2, 3, 4):
        for length in ("normal", "long"):
            parade[f"{players}_{length}"] = points[start : start + players]
            start += players
    return parade


def main() -> None:
    """Write `mod.json` anew from the folder that the command line names."""
    if len(sys.argv) != 2:
        say("tools.board.extract: name the folder of the unpacked mod")
        sys.exit(2)
    try:
        kept = json.loads(MOD.read_text(encoding="utf-8"))["start_positions"]
        MOD.write_text(extracted(Path(sys.argv[1]), kept), encoding="utf-8")
    except (OSError, SetupError) as error:
        say(f"tools.board.extract: {error}")
        sys.exit(2)


if __name__ == "__main__":
    main()
