"""Paths, messages and small helpers that every set-up step shares."""

from __future__ import annotations

import contextlib
import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
LOCK_FILE = ROOT / ".venv.lock"


class SetupError(Exception):
    """A set-up step failed; the message is one line that says what and what would help."""


def say(message: str) -> None:
    """Tell the person at the terminal what is going on, without touching standard output."""
    print(message, file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], failure: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command, and show what it printed only if it fails.

    Raises:
        SetupError: with the text `failure` if the command is missing or exits with anything but 0.
    """
    words = [str(part) for part in command]
    try:
        result = subprocess.run(
            words,
            cwd=cwd,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise SetupError(f"{failure} ({error})") from error
    if result.returncode != 0:
        say(result.stdout.rstrip())
        raise SetupError(failure)


def digest(files: Iterable[Path], base: Path) -> str:
    """Hash the names (relative to `base`) and the contents of files, in the order of their names."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(file.relative_to(base).as_posix().encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold the set-up lock of this checkout, so that two starts at once do not build over each other.

    Raises:
        SetupError: if this checkout cannot be written to.
    """
    try:
        handle = LOCK_FILE.open("a")
    except OSError as error:
        raise SetupError(f"cannot write to {ROOT}: {error.strerror}") from error
    with handle:
        _lock(handle.fileno())
        yield


if sys.platform == "win32":
    import msvcrt
    import time

    def _lock(descriptor: int) -> None:
        while True:
            try:
                msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)
                return
            except OSError:  # LK_LOCK gives up after ten seconds; a first start takes longer
                time.sleep(1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting things up; waiting for it ...")
            fcntl.flock(descriptor, fcntl.LOCK_EX)


def is_root_on_debian() -> bool:
    """Whether Debian packages can be installed here without asking anybody."""
    return sys.platform != "win32" and os.geteuid() == 0 and Path("/usr/bin/apt-get").exists()


def install_debian_packages(*packages: str) -> None:
    """Install Debian packages.

    Raises:
        SetupError: if apt-get does not succeed.
    """
    say(f"Installing {' '.join(packages)} from Debian ...")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    failure = f"apt-get could not install {' '.join(packages)}"
    run(["apt-get", "update", "-qq"], failure, env=env)
    run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], failure, env=env)
