"""The client's own formatter, run outside the browser."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from typing import Any

import pytest

from stammtisch import words
from tools import client, environment

SAY = client.WEB / "src" / "testing" / "say.mjs"


def sentences(said: Sequence[dict[str, Any]]) -> list[str]:
    """What the client makes of messages; `web/src/testing/say.mjs` tells what each of them is."""
    node = client.find_node(environment.site_packages())
    if node is None or not (client.WEB / "node_modules").exists():
        pytest.fail("the client's packages are not installed: python3 run.py test installs them", pytrace=False)
    sources = {language: words.source(language) for language in words.languages()}
    program = node.directory / "node"
    answer = subprocess.run(
        [str(program), str(SAY)],
        input=json.dumps({"sources": sources, "said": said}),
        cwd=client.WEB,
        env=node.environment(),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    heard: list[str] = json.loads(answer.stdout)
    return heard
