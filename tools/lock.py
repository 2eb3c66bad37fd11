"""Write the lock files anew: `.venv/bin/python -m tools.lock [--upgrade]`.

Every line carries hashes and no address, so a lock can be installed from any index that holds the same files.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tools.common import ROOT, SetupError, run
from tools.environment import DEVELOPMENT_LOCK, RUNTIME_LOCK, uv

if TYPE_CHECKING:
    from pathlib import Path

OPTIONS = ["--quiet", "--universal", "--generate-hashes", "--no-header", "--no-annotate", "--python-version", "3.11"]


def main() -> None:
    """Compile the development lock first; the runtime lock takes the same versions from it."""
    upgrade = ["--upgrade"] if "--upgrade" in sys.argv[1:] else []
    extra = ["--extra", "postgresql"]
    compile_lock: list[str | Path] = [uv(), "pip", "compile", ROOT / "pyproject.toml", *extra, *OPTIONS]
    failure = "uv could not resolve the dependencies"
    run([*compile_lock, *upgrade, "--group", "dev", "--output-file", DEVELOPMENT_LOCK], failure)
    run([*compile_lock, "--constraints", DEVELOPMENT_LOCK, "--output-file", RUNTIME_LOCK], failure)


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(f"lock: {error}")
