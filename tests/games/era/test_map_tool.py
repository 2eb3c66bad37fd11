"""The tool that makes the data of the map: its sources give the data that the game has, byte by byte."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tools.board.__main__ import BOARD, FINDINGS, OUTLINES
from tools.board.assemble import board_text
from tools.board.drawing import draw
from tools.board.drawn import findings_text, outlines_text, read_findings
from tools.board.extract import MOD, extracted
from tools.board.grid import neighbours
from tools.board.picture import picture
from tools.board.sources import area_id, read_seeds, read_sources
from tools.common import SetupError

if TYPE_CHECKING:
    from pathlib import Path

MOST_BYTES_OF_OUTLINES = 150_000


def test_the_sources_give_the_map_of_the_game() -> None:
    assert board_text(read_sources(), read_findings(FINDINGS)) == BOARD.read_text(encoding="utf-8")


@pytest.mark.slow
def test_drawing_anew_gives_the_same_borders_and_outlines() -> None:
    sources = read_sources()
    drawn = draw(sources)
    assert findings_text(drawn) == FINDINGS.read_text(encoding="utf-8")
    assert outlines_text(drawn, sources) == OUTLINES.read_text(encoding="utf-8")


def test_there_is_an_outline_for_each_province_and_its_label_and_tokens_lie_in_it() -> None:
    outlines = json.loads(OUTLINES.read_text(encoding="utf-8"))
    sources = read_sources()
    assert set(outlines["provinces"]) == {seed.id for seed in sources.seeds}
    for province in outlines["provinces"].values():
        assert inside(province["label"], province["polygons"])
    by_hand = {entry["province"] for entry in sources.decisions["placed"]}
    for kind, names in read_findings(FINDINGS).placed.items():
        for (x, z), name in zip(sources.mod.tokens[kind], names, strict=True):
            if name not in by_hand:
                assert inside((round(x * 100), round(z * 100)), outlines["provinces"][name]["polygons"]), (kind, name)


def inside(point: tuple[int, int] | list[int], polygons: list[list[list[int]]]) -> bool:
    """Whether a line from the point to the right crosses the rings an odd number of times."""
    x, z = point
    crossed = 0
    for ring in (ring for polygon in polygons for ring in polygon):
        corners = list(zip(ring[::2], ring[1::2], strict=True))
        for (x1, z1), (x2, z2) in zip(corners, corners[1:] + corners[:1], strict=True):
            if (z1 > z) != (z2 > z) and x < x1 + (z - z1) * (x2 - x1) / (z2 - z1):
                crossed += 1
    return crossed % 2 == 1


def test_outlines_are_small_enough_for_a_page() -> None:
    assert OUTLINES.stat().st_size < MOST_BYTES_OF_OUTLINES


def test_the_picture_names_every_province() -> None:
    drawn = picture(BOARD, OUTLINES)
    assert all(f">{seed.name}<" in drawn for seed in read_sources().seeds)


def test_hexagons_are_counted_from_the_top_left() -> None:
    assert [area_id(-3, 0), area_id(-2, 2), area_id(4, -3)] == ["c1r2", "c2r1", "c8r6"]
    assert all(
        (column, row) in neighbours(other) for column in (0, 1) for row in (0, 1) for other in neighbours((column, row))
    )


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("0,0 | gallia | Gallia | L | 1.0 | 2.0 | h", "line 2: 7 fields instead of 8"),
        ("0,0 | gallia | Gallia | L | 1.0 | 2.0 | x |", "line 2: 'x'"),
        ("0,0 | gallia | Gallia | S | 1.0 | 2.0 | h |", "line 2: 'gallia' is sea, its terrain 'h'"),
        ("0 | gallia | Gallia | L | 1.0 | 2.0 | h |", "line 2: not enough values"),
    ],
)
def test_a_wrong_seed_is_named_by_its_line(tmp_path: Path, line: str, wrong: str) -> None:
    file = tmp_path / "seeds.txt"
    file.write_text(f"# a comment\n{line}\n", encoding="utf-8")
    with pytest.raises(SetupError, match=wrong):
        read_seeds(file)


SCRIPT = """
nationsCfg = {
   Gauls = {homes = {{-3.22, 1.0, -0.39}, { 2.11, 1.0, 1.01}}}
}
tokenCfg = {
   food = { {-35.0, 1.0, - 27.4}, {1.5, 1, 2.5} },
   ore = { {4.0, 1.0, 5.0} }
}
mapCfg = {
   two1 = {
      nations = {Gauls = true, Slavs = false},
      markers = {{pos = {-18.77, 1.0, -4.25}, rot = {0, 180, 0}}}
   }
}
victoryParadeCfg = {%s}
"""


def test_positions_are_read_out_of_the_mod(tmp_path: Path) -> None:
    places = ", ".join(f"{{pos = {{x = {number}, y = 1, z = -{number}}}}}" for number in range(1, 21))
    (tmp_path / "reference").mkdir()
    (tmp_path / "reference" / "Global.-1.ttslua").write_text(SCRIPT % places, encoding="utf-8")
    board: dict[str, Any] = {
        "Nickname": "MainBoard",
        "AttachedSnapPoints": [{"Position": {"x": 1.0, "y": 0, "z": -0.5}}],
    }
    (tmp_path / "EoT_TTS.json").write_text(json.dumps({"ObjectStates": [{}, board]}), encoding="utf-8")
    found = json.loads(extracted(tmp_path, {"wheel": [1, 2]}))
    assert found["homes"] == {"Gauls": [[-3.22, -0.39], [2.11, 1.01]]}
    assert found["tokens"] == {"food": [[-35.0, -27.4], [1.5, 2.5]], "ore": [[4.0, 5.0]]}
    assert found["variants"] == {"two1": {"tribes": ["Gauls"], "markers": [[-18.77, -4.25, 180]]}}
    assert found["victory_parade"]["1_normal"] == [[1.0, -1.0]]
    assert found["victory_parade"]["2_long"] == [[5.0, -5.0], [6.0, -6.0]]
    assert found["victory_parade"]["4_long"] == [[17.0, -17.0], [18.0, -18.0], [19.0, -19.0], [20.0, -20.0]]
    assert found["snap_points"] == [[-36.46, 18.23]]
    assert found["start_positions"] == {"wheel": [1, 2]}


def test_the_file_of_the_mod_is_laid_out_as_the_tool_writes_it() -> None:
    assert list(json.loads(MOD.read_text(encoding="utf-8"))) == [
        "source", "homes", "tokens", "variants", "victory_parade", "start_positions", "snap_points",
    ]  # fmt: skip
