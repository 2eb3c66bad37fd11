"""Tables of an owner of the printed game: what they change, what of them is refused, how games remember them."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from stammtisch.engine.game import SetupError
from stammtisch.games.era.game import GAME
from stammtisch.games.era.owner_tables import VARIABLE, laid
from stammtisch.games.era.setting import lay_tables, make_setting, standing_options
from stammtisch.games.era.state import EraState
from stammtisch.games.era.table_options import Options
from stammtisch.games.era.words import FOREST, GAULS, ROMANS, TRIBES
from tools.common import ROOT

DESCRIBED = re.search(r"```toml\n(.*?)```", (ROOT / "docs/board.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.fixture(autouse=True)
def nothing_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test begins with the project's own tables, and what it lays is gone after it."""
    monkeypatch.setenv(VARIABLE, "")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A file for an owner's tables."""
    return tmp_path / "my.toml"


def test_the_file_described_in_the_document_is_laid_over_tables_and_map(own: Path) -> None:
    assert DESCRIBED is not None
    own.write_text(DESCRIBED[1], encoding="utf-8")
    lay_tables(own)
    setting = make_setting(4, {"variant": "five", "strait_links": "on", **standing_options()})
    board, tables = setting.board, setting.tables
    assert tables.morale_values == (5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10)
    scania, helvetia = board.number["scania"], board.number["helvetia"]
    assert (board.provinces[scania].name, board.provinces[scania].terrain) == ("Skåne", FOREST)
    assert not board.provinces[scania].food
    assert board.number["latium"] in board.homes[ROMANS]
    assert len(board.homes[ROMANS]) == 3
    beside = {board.provinces[other].id for other in board.land_next[helvetia]}
    assert beside == {"alamannia", "haeduia", "liguria", "provincia", "raetia", "sequania"}
    assert helvetia not in board.land_next[board.number["cisalpina"]]
    antilles, hesperium = board.number["mare_antillarum"], board.number["mare_hesperium"]
    assert dict(board.sea_next[antilles]) == {hesperium: 4}
    assert board.number["tingitana"] in board.land_next[board.number["baetica"]]
    assert board.number["catuvellaunia"] not in board.land_next[board.number["belgica"]]


def test_the_project_s_own_tables_stay_as_they_are(own: Path) -> None:
    before = make_setting(4, {"variant": "five"})
    own.write_text(
        '[tax_yield]\nby_cities = [1, 2, 3, 4, 5, 6, 7, 8, 9]\n[provinces.scania]\nname = "S"', encoding="utf-8"
    )
    lay_tables(own)
    assert make_setting(4, {"variant": "five"}).tables == before.tables
    assert make_setting(4, {"variant": "five", **standing_options()}).tables.tax_yield == (1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert make_setting(4, {"variant": "five"}).board.provinces == before.board.provinces


def test_an_alternative_of_a_table_can_be_put_right(own: Path) -> None:
    own.write_text('[movement.vassal]\n"11123" = [1, 1, 1, 2, 4]', encoding="utf-8")
    lay_tables(own)
    assert make_setting(2, {"vassal_mp": "11123", **standing_options()}).tables.vassal_mp == (1, 1, 1, 2, 4)
    assert make_setting(2, standing_options()).tables.vassal_mp == (1, 1, 2, 2, 3)


def test_a_game_remembers_the_hash_of_its_tables_and_nothing_else_of_them(own: Path) -> None:
    own.write_text("[supply]\ntreaties = 31", encoding="utf-8")
    lay_tables(own)
    wanted = hashlib.sha256(own.read_bytes()).hexdigest()[:16]
    assert standing_options() == {"tables": wanted}
    state = GAME.new(2, standing_options(), "seed")
    assert state.to_data()["setting"] == {"tables": wanted}
    again = GAME.from_data(state.to_data(), "seed")
    assert isinstance(again, EraState)
    assert again.setting.tables.treaties == 31


def test_a_game_is_refused_without_its_tables_and_with_others(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text("[supply]\ntreaties = 31", encoding="utf-8")
    lay_tables(own)
    state = GAME.new(2, standing_options(), "seed").to_data()
    wanted = standing_options()["tables"]
    monkeypatch.setenv(VARIABLE, "")
    with pytest.raises(
        SetupError, match=f"^this game is played with the tables {wanted}; name their file with --tables$"
    ):
        GAME.from_data(state, "seed")
    other = own.with_name("other.toml")
    other.write_text("[supply]\ntreaties = 29", encoding="utf-8")
    lay_tables(other)
    with pytest.raises(
        SetupError, match=rf"tables {wanted}, not with those of other.toml \([0-9a-f]+\); name their file"
    ):
        GAME.from_data(state, "seed")


WRONG = [
    ("[morale]\nvalues = [5, 4]", "morale.values: it has 2 entries and needs 16"),
    ("[morale]\nvalues = 5", "morale.values: it should be a list"),
    ("morale = 5", "morale: it should be a table, not one value"),
    ("[morals]\nvalues = 5", "morals: there is nothing of this name; there are: morale,"),
    ("[supply]\ntreaties = true", "supply.treaties: True is no whole number from 0 to 999"),
    ("[supply]\ntreaties = -1", "supply.treaties: -1 is no whole number from 0 to 999"),
    ("[tax_yield]\nby_cities = [6, 8, 10, 12, 14, 'x', 18, 20, 22]", "tax_yield.by_cities[5]: 'x' is no whole number"),
    ('[movement.vassal]\n"11123" = [1, 1, 1, 2]', "movement.vassal.11123: it has 4 entries and needs 5"),
    ('[branches.ring]\nculture = [["navigation"], ["farming"], ["culture"]]', "branches.ring.culture[1]: 'farming' is"),
    ("[branches.ring]\nculture = [1, 2, 3]", "branches.ring.culture[0]: it should be a list of areas"),
    ('[half_price_area]\nromans = "roads"', "half_price_area.romans: 'roads' is none of agriculture"),
    ("[influence_track]\nred = [5, 3]", "influence_track.red[1]: field 3 has a colour already"),
    ("[influence_track]\nred = [5, 45]", "influence_track.red[1]: 45 is no whole number from 0 to 44"),
    ("provinces = 3", "provinces: it should be a table"),
    ("[provinces.skania]\nfood = true", "provinces.skania: there is no province 'skania'"),
    ("[provinces]\nscania = 1", "provinces.scania: it should be a table"),
    ("[provinces.scania]\nfish = true", "provinces.scania.fish: there is no value 'fish'; there are: name"),
    ('[provinces.scania]\nterrain = "wood"', "provinces.scania.terrain: there is no terrain 'wood'; there are: desert"),
    ('[provinces.scania]\nterrain = "water"', "provinces.scania.terrain: there is no terrain 'water'"),
    ('[provinces.scania]\ngoods = ["wine"]', "provinces.scania.goods: there is no goods ['wine']"),
    ('[provinces.scania]\nhome = "danes"', "provinces.scania.home: there is no home 'danes'"),
    ('[provinces.scania]\nfood = "grain"', "provinces.scania.food: 'grain' is neither true nor false"),
    ('[provinces.scania]\nname = "two\\nlines"', "provinces.scania.name: it should be a text of one line"),
    ('[provinces.mare_ionium]\nterrain = "hill"', "provinces.mare_ionium.terrain: a sea has none"),
    ("[provinces.mare_ionium]\nbarbarian = true", "provinces.mare_ionium.barbarian: a sea has none"),
    ('[provinces.scania]\nborders = ["gotaland", "jutland"]', "provinces.scania.borders[1]: there is no province"),
    ('[provinces.scania]\nborders = ["gotaland", "gotaland"]', "provinces.scania.borders[1]: 'gotaland' stands twice"),
    ('[provinces.scania]\nborders = ["scania"]', "provinces.scania.borders: a province does not border itself"),
    (
        '[provinces.scania]\nborders = ["gotaland"]\n[provinces.gotaland]\nborders = ["svealand"]',
        "provinces.scania.borders[0]: 'gotaland' does not list 'scania'; a border belongs to both",
    ),
    ("[provinces.corsica]\nborders = []", "variants.five: from the rest of the map nothing leads to 'corsica'"),
    ('[variants.six]\ntribes = ["gauls"]', "variants.six: there is no variant 'six'; there are: five"),
    ('[variants.two1]\ntribes = ["gauls", "gauls"]', "variants.two1.tribes[1]: 'gauls' stands twice"),
    ('[variants.two1]\ntribes = ["slavs"]', "variants.two1: no home of the slavs is in play"),
    ('[variants.two1]\nareas = ["c0r0"]', "variants.two1.areas[0]: there is no area 'c0r0'"),
    ('[map]\nroads = []', "map.roads: there is no value 'roads'; there are: bridges, feet"),
    ('[map]\nbridges = [["baetica"]]', "map.bridges[0]: it should be a list of 2"),
    ('[map]\nbridges = [["baetica", "mare_ionium"]]', "map.bridges[0][1]: there is no land province 'mare_ionium'"),
    ('[map]\nfeet = [["mare_ionium", "mare_punicum", 2]]', "map.feet[0]: 'mare_ionium' and 'mare_punicum' do not"),
    ('[map]\nfeet = [["mare_antillarum", "mare_hesperium", 0]]', "map.feet[0][2]: 0 is no whole number from 1 to 13"),
    ("[morale", "it is no TOML: "),
]  # fmt: skip


@pytest.mark.parametrize(("text", "wrong"), WRONG, ids=[wrong for _, wrong in WRONG])
def test_a_wrong_value_is_named_by_its_path_and_nothing_is_laid(own: Path, text: str, wrong: str) -> None:
    own.write_text(text, encoding="utf-8")
    with pytest.raises(SetupError, match=f"^{re.escape(f'my.toml: {wrong}')}"):
        lay_tables(own)
    assert laid() is None


def test_a_file_that_is_not_there_is_named(own: Path) -> None:
    with pytest.raises(SetupError, match=r"^my\.toml: it cannot be read: No such file"):
        lay_tables(own)


def test_every_tribe_can_be_moved_home(own: Path) -> None:
    own.write_text('[provinces.cantabria]\nhome = "gauls"\n[provinces.aulercia]\nhome = "none"', encoding="utf-8")
    lay_tables(own)
    board = make_setting(4, {"variant": "five", **standing_options()}).board
    assert board.number["cantabria"] in board.homes[GAULS]
    assert board.number["aulercia"] not in board.homes[GAULS]
    assert all(board.homes[tribe] for tribe in range(len(TRIBES)))


def test_the_option_is_a_hash() -> None:
    assert Options().chosen() == {}
    with pytest.raises(SetupError, match="no option 'tables'"):
        GAME.new(2, {"tables": "my.toml"}, "seed")


def test_the_reference_card_also_has_the_figures_that_are_laid(own: Path) -> None:
    """What the owner gives is in doubt no more; the project's figures stay for tables that are played with them."""
    own.write_text("[tax_yield]\nby_cities = [9, 9, 9, 9, 9, 9, 9, 9, 9]\n", encoding="utf-8")
    assert GAME.reference()["laid"] is None
    found = lay_tables(own)
    reference = GAME.reference()
    assert reference["laid"]["hash"] == found
    assert reference["laid"]["tables"]["tax_yield"]["by_cities"] == [9] * 9
    assert reference["tables"]["tax_yield"]["by_cities"] != [9] * 9
    doubted = [[each["word"] for each in figures["doubts"]["tables"]] for figures in (reference, reference["laid"])]
    assert [word for word in doubted[0] if word not in doubted[1]] == [word for word in doubted[0] if "tax" in word]
    assert reference["laid"]["map"] == reference["map"]
