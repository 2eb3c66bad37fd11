"""Redaction: who learns what of an event."""

from __future__ import annotations

from stammtisch.engine.events import Event, redact

TAKEN = Event("taken", {"seat": 0}, private={0: {"card": "iron"}, 2: {"card": "iron"}})
NOTE = Event("note", {"words": "psst"}, audience=(1,))


def test_private_facts_reach_their_seats_only() -> None:
    assert redact(TAKEN, 0) == Event("taken", {"seat": 0, "card": "iron"})
    assert redact(TAKEN, 2) == Event("taken", {"seat": 0, "card": "iron"})
    assert redact(TAKEN, 1) == Event("taken", {"seat": 0})
    assert redact(TAKEN, None) == Event("taken", {"seat": 0})


def test_an_event_with_an_audience_does_not_exist_for_others() -> None:
    assert redact(NOTE, 1) == Event("note", {"words": "psst"})
    assert redact(NOTE, 0) is None
    assert redact(NOTE, None) is None


def test_an_event_says_whether_it_hides_anything() -> None:
    assert TAKEN.hides
    assert NOTE.hides
    assert not Event("passed", {"seat": 1}).hides
