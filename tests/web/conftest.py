"""A table server of one's own for tests in the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from stammtisch.server.settings import STATIC
from tests.web.serving import Serve, serving

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def serve(tmp_path: Path) -> Serve:
    """`with serve("some seed") as address`: a server that has its own tables."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the client is not built: run `npm run build` in the folder web", pytrace=False)
    return lambda seed: serving(tmp_path, seed)
