"""Build hook: puts the built browser client into the wheel and the source archive."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client
from tools.common import SetupError, one_at_a_time


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client if the one at hand is not made from the present source."""

    def dependencies(self) -> list[str]:
        """Node from the package index, pinned, where the client must be built and this machine has none."""
        if client.is_fresh() or client.find_node() is not None:
            return []
        pinned = client.NODE_LOCK.read_text().split()[0]
        return [pinned]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date before the files are collected."""
        with one_at_a_time():
            if client.is_fresh():
                return
            node = client.find_node(*map(Path, sys.path))
            if node is None:
                raise SetupError("no usable Node was found; install Node 20.19, 22.12 or newer")
            client.ensure_modules(node, checks=False)
            client.build(node)
