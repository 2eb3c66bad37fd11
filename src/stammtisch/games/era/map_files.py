"""What an owner of the printed game puts over the map: provinces, borders, variants, bridges and feet.

    [provinces.scania]          values of a province by its id
    terrain = "forest"
    borders = ["dania", ...]    all it borders on; the others follow

    [variants.two3]             `tribes` and `areas` of a variant
    [map]                       `bridges`: pairs; `feet`: pairs with movement points

What is wrong is named by its path, such as `provinces.scania.borders[2]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.engine.game import SetupError
from stammtisch.games.era.words import LUXURY_GOODS, MILITARY_GOODS, TERRAINS, TRIBES, WATER

if TYPE_CHECKING:
    from stammtisch.games.era.board_data import BoardData, ProvinceData

TABLES = ("provinces", "variants", "map")
"""The tables of an owner's file that are about the map."""
NONE = "none"
LARGEST_COST = 13
OWNER = "owner"
"""The source of a value that an owner of the printed game has given."""

Pair = tuple[str, str]


def put_over(data: BoardData, given: Mapping[str, Any], name: str) -> BoardData:
    """The map with the values of a file put over it; SetupError names the file and the path of a wrong value."""
    reader = _Reader(data, name)
    for path in TABLES:
        reader.table(given.get(path, {}), path)
    provinces = {province.id: province for province in data.provinces}
    for province, values in given.get("provinces", {}).items():
        path = f"provinces.{province}"
        reader.known(province, provinces, path, "province")
        provinces[province] = reader.province(provinces[province], reader.table(values, path), path)
    reader.provinces = provinces
    changed = msgspec.structs.replace(data, provinces=list(provinces.values()))
    changed = _with_borders(changed, given.get("provinces", {}), reader)
    changed = _with_variants(changed, given.get("variants", {}), reader)
    return _with_links(changed, given.get("map", {}), reader)


class _Reader:
    """Checks values of a file against the map."""

    def __init__(self, data: BoardData, name: str) -> None:
        self.provinces = {province.id: province for province in data.provinces}
        self._areas = [area.id for area in data.areas]
        self._name = name

    def wrong(self, path: str, text: str) -> SetupError:
        """The error for a value."""
        return SetupError("bad_table", f"{self._name}: {path}: {text}")

    def table(self, value: Any, path: str) -> Mapping[str, Any]:
        """A table."""
        if not isinstance(value, Mapping):
            raise self.wrong(path, "it should be a table")
        return value

    def known(self, word: Any, words: Mapping[str, Any] | Sequence[str], path: str, what: str) -> str:
        """A word that there is."""
        if not isinstance(word, str) or word not in words:
            few = f"; there are: {', '.join(words)}" if len(words) <= 20 else ""
            raise self.wrong(path, f"there is no {what} {word!r}{few}")
        return word

    def words(self, value: Any, words: Mapping[str, Any] | Sequence[str], path: str, what: str) -> list[str]:
        """A list of words that there are, none of them twice."""
        if not isinstance(value, list):
            raise self.wrong(path, "it should be a list")
        read = [self.known(each, words, f"{path}[{place}]", what) for place, each in enumerate(value)]
        for place, word in enumerate(read):
            if word in read[:place]:
                raise self.wrong(f"{path}[{place}]", f"'{word}' stands twice")
        return read

    def areas(self, value: Any, path: str) -> list[str]:
        """A list of areas."""
        return self.words(value, self._areas, path, "area")

    def province(self, province: ProvinceData, values: Mapping[str, Any], path: str) -> ProvinceData:
        """A province with the values of a file; its borders are read later."""
        sea = province.kind == "sea"
        terrains = () if sea else TERRAINS[:WATER]
        goods = () if sea else (*LUXURY_GOODS, *MILITARY_GOODS, NONE)
        words = {"terrain": terrains, "goods": goods, "home": () if sea else (*TRIBES, NONE)}
        keys = ("name", "terrain", "goods", "home", "food", "barbarian", "dot", "borders")
        read: dict[str, Any] = {}
        for key, value in values.items():
            here = f"{path}.{key}"
            self.known(key, keys, here, "value")
            if key in words:
                if not words[key]:
                    raise self.wrong(here, "a sea has none")
                word = self.known(value, words[key], here, key)
                read[key] = None if word == NONE else word
            elif key == "name":
                if not isinstance(value, str) or not value.strip() or not value.isprintable():
                    raise self.wrong(here, "it should be a text of one line")
                read[key] = value.strip()
            elif key != "borders":
                if not isinstance(value, bool):
                    raise self.wrong(here, f"{value!r} is neither true nor false")
                read[key] = value
        if "food" in read:
            read["food"] = ("fish" if sea else "grain") if read["food"] else None
        if read.get("barbarian") and sea:
            raise self.wrong(f"{path}.barbarian", "a sea has none")
        if "home" in read:
            read["home_inferred"] = False
        source = province.source | {key: OWNER for key in values if key in keys}
        return msgspec.structs.replace(province, source=source, **read)


def _with_borders(data: BoardData, given: Mapping[str, Any], reader: _Reader) -> BoardData:
    """The borders: those of a province that lists its own are its list; SetupError if two lists contradict."""
    lists: dict[str, list[str]] = {}
    for province, values in given.items():
        if "borders" in values:
            path = f"provinces.{province}.borders"
            lists[province] = reader.words(values["borders"], reader.provinces, path, "province")
            if province in lists[province]:
                raise reader.wrong(path, "a province does not border itself")
    for province, others in lists.items():
        for place, other in enumerate(others):
            if other in lists and province not in lists[other]:
                raise reader.wrong(
                    f"provinces.{province}.borders[{place}]",
                    f"'{other}' does not list '{province}'; a border belongs to both",
                )
    old = (*data.land_borders, *data.coast_borders, *data.sea_borders)
    pairs = {_pair(*border) for border in old if border[0] not in lists and border[1] not in lists}
    pairs |= {_pair(province, other) for province, others in lists.items() for other in others}

    def of_kind(*kinds: str) -> list[Pair]:
        return [pair for pair in sorted(pairs) if sorted(reader.provinces[each].kind for each in pair) == list(kinds)]

    feet = [cost for cost in data.sea_costs if _pair(cost[0], cost[1]) in pairs]
    return msgspec.structs.replace(
        data,
        land_borders=of_kind("land", "land"),
        coast_borders=of_kind("land", "sea"),
        sea_borders=of_kind("sea", "sea"),
        sea_costs=feet,
    )


def _pair(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)


def _with_variants(data: BoardData, given: Mapping[str, Any], reader: _Reader) -> BoardData:
    variants = {variant.id: variant for variant in data.variants}
    for name, values in given.items():
        path = f"variants.{name}"
        reader.known(name, variants, path, "variant")
        for key in reader.table(values, path):
            reader.known(key, ("tribes", "areas"), f"{path}.{key}", "value")
        variant = variants[name]
        variants[name] = msgspec.structs.replace(
            variant,
            tribes=reader.words(values.get("tribes", variant.tribes), TRIBES, f"{path}.tribes", "tribe"),
            areas=reader.areas(values.get("areas", variant.areas), f"{path}.areas"),
        )
    return msgspec.structs.replace(data, variants=list(variants.values()))


def _with_links(data: BoardData, given: Mapping[str, Any], reader: _Reader) -> BoardData:
    """`bridges` are pairs of land, `feet` pairs of sea with their movement points; each replaces the whole list."""
    for key in given:
        reader.known(key, ("bridges", "feet"), f"map.{key}", "value")
    bridges, feet = data.sea_bridges, data.sea_costs
    if "bridges" in given:
        pairs = _links(given["bridges"], "map.bridges", 2, "land", reader)
        bridges = [(one, other, "") for one, other in pairs]
    if "feet" in given:
        feet = [(one, other, cost) for one, other, cost in _links(given["feet"], "map.feet", 3, "sea", reader)]
        for place, (one, other, _) in enumerate(feet):
            if _pair(one, other) not in data.sea_borders:
                raise reader.wrong(f"map.feet[{place}]", f"'{one}' and '{other}' do not border each other")
    return msgspec.structs.replace(data, sea_bridges=bridges, sea_costs=feet)


def _links(value: Any, path: str, length: int, kind: str, reader: _Reader) -> list[Any]:
    if not isinstance(value, list):
        raise reader.wrong(path, "it should be a list")
    of_kind = [province.id for province in reader.provinces.values() if province.kind == kind]
    for place, link in enumerate(value):
        here = f"{path}[{place}]"
        if not isinstance(link, list) or len(link) != length:
            raise reader.wrong(here, f"it should be a list of {length}")
        reader.words(link[:2], of_kind, here, f"{kind} province")
        if length > 2 and (type(link[2]) is not int or not 1 <= link[2] <= LARGEST_COST):
            raise reader.wrong(f"{here}[2]", f"{link[2]!r} is no whole number from 1 to {LARGEST_COST}")
    return value
