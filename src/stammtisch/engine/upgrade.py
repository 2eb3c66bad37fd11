"""The version chain of records: one ordered function for each step from an old schema to the next.

A record's header names its schema. An old record is taken through the chain before anything else reads it; a record of
a newer schema than this program knows is refused. When the form of records changes, `SCHEMA` rises by one and the
function that takes a record from the schema before is added to `UPGRADES`; nothing else in the house knows old forms.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

SCHEMA = 1
"""The schema that is written today."""

Line = dict[str, Any]
Upgrade = Callable[[list[Line]], list[Line]]
"""From the lines of a record (the header first) of one schema to the same record in the next schema."""

UPGRADES: Mapping[int, Upgrade] = {}
"""By the schema that a function starts from. There is one schema so far."""


class SchemaError(ValueError):
    """A record's schema is not known."""


def upgraded(lines: list[Line], upgrades: Mapping[int, Upgrade] = UPGRADES, newest: int = SCHEMA) -> list[Line]:
    """The record's lines in the newest schema; SchemaError if its schema is none that this program knows."""
    schema = lines[0].get("stammtisch")
    if type(schema) is not int or schema < 1:
        raise SchemaError('this is no record: the first line must be a header that says {"stammtisch": 1, ...}')
    if schema > newest:
        raise SchemaError(
            f"the record has schema {schema}, this program knows schemas up to {newest}; "
            "a newer version of Stammtisch reads it"
        )
    for step in range(schema, newest):
        lines = upgrades[step](lines)
    return lines
