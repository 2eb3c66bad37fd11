"""What a case asks for and cannot be carried out is said of the case; it never stops the cases after it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from stammtisch.engine.game import SetupError, StandstillError
from stammtisch.engine.options import IllegalAction
from stammtisch.engine.scenario import NotUnderstood
from stammtisch.engine.umpire import ChanceError

_SAID = (NotUnderstood, IllegalAction, SetupError, ChanceError)
"""What says clearly what is wrong."""
_UNREADABLE = (TypeError, ValueError, LookupError, AttributeError, RecursionError, StandstillError)


@contextmanager
def understanding(what: str) -> Iterator[None]:
    """Turn a failure on values that fit nowhere into NotUnderstood with its cause; `what` was being read."""
    try:
        yield
    except _SAID:
        raise
    except _UNREADABLE as error:
        cause = f"{type(error).__name__}: {error}"
        raise NotUnderstood(
            f"{what} holds a value that does not fit, or asks for what is not there ({cause})"
        ) from error
