"""The examples in the engine's docstrings are true."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import stammtisch.engine

MODULES = [module.name for module in pkgutil.iter_modules(stammtisch.engine.__path__)]
WITH_EXAMPLES = {"actions", "events", "filled", "notation", "reading", "rng", "scenario"}


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    outcome = doctest.testmod(import_module(f"stammtisch.engine.{name}"))
    assert outcome.failed == 0
    assert (outcome.attempted > 0) == (name in WITH_EXAMPLES)
