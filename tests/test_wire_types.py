"""The client's types of the wire are those that the server has now."""

from __future__ import annotations

from tools.wire_types import TYPES, schemas, types


def test_the_types_in_the_client_are_made_from_the_present_server() -> None:
    """If this fails: `npm run types` in the folder web."""
    assert TYPES.read_text(encoding="utf-8") == types()


def test_what_the_live_line_sends_has_types_too() -> None:
    assert {"View", "Lobby", "Update", "Fresh", "Heard"} <= set(schemas())
