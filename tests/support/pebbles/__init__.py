"""Pebbles: a small game invented to walk through the agenda (docs/agenda.md) and to test the engine with."""

from __future__ import annotations

from tests.support.pebbles.game import PebblesGame

GAME = PebblesGame()
