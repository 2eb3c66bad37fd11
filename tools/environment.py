"""The virtual environment `.venv`: made once from a lock file with hashes, repaired when it is broken."""

from __future__ import annotations

import csv
import json
import os
import shutil
import sys
from pathlib import Path

from tools.common import ROOT, SetupError, digest, install_debian_packages, is_root_on_debian, run, say

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
RUNTIME_LOCK = ROOT / "requirements.lock"
DEVELOPMENT_LOCK = ROOT / "requirements-dev.lock"
UV_LOCK = ROOT / "tools" / "requirements-uv.lock"

_STAMP = VENV / "set-up.json"
_NO_PIP = "this Python cannot make virtual environments; on Debian or Ubuntu install the package python3-venv"


def ensure(*locks: Path) -> None:
    """Make sure that `.venv` exists, is whole and holds what each of the lock files names.

    Raises:
        SetupError: if the environment cannot be made or a package cannot be installed.
    """
    known = _read_stamp()
    if known is None:
        _create()
        known = {}
    for lock in locks:
        name, wanted = lock.relative_to(ROOT).as_posix(), digest([lock], ROOT)
        if known.get(name) != wanted:
            say(f"Installing the Python packages of {name} ...")
            _STAMP.unlink(missing_ok=True)
            _install(lock)
            known[name] = wanted
            _write_stamp(known)


def site_packages() -> Path:
    """Where `.venv` keeps its packages."""
    if os.name == "nt":
        return VENV / "Lib" / "site-packages"
    return next(iter(sorted(VENV.glob("lib/python3*/site-packages"))), VENV / "lib" / "site-packages")


def uv() -> Path:
    """The uv of this machine, or one installed into `.venv`.

    Raises:
        SetupError: if it cannot be installed.
    """
    if found := shutil.which("uv"):
        return Path(found)
    own = PYTHON.with_name("uv.exe" if os.name == "nt" else "uv")
    if not own.exists():
        _pip(UV_LOCK)
    return own


def _read_stamp() -> dict[str, str] | None:
    """The hashes of the lock files installed so far, or None if the environment is absent, half-made or broken."""
    try:
        stamp = json.loads(_STAMP.read_text())
        if stamp["place"] != _place() or not _is_whole():
            return None
        return {str(name): str(value) for name, value in stamp["locks"].items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def _write_stamp(locks: dict[str, str]) -> None:
    _STAMP.write_text(json.dumps({"place": _place(), "locks": locks}, indent=1))


def _place() -> list[str]:
    """A moved checkout or a Python that was upgraded under the environment makes the environment useless."""
    return [str(ROOT), os.path.realpath(PYTHON)]


def _is_whole() -> bool:
    """Whether the interpreter and every installed file that a package lists are still there at their size."""
    site = site_packages()
    records = list(site.glob("*.dist-info/RECORD"))
    if not PYTHON.exists() or len(records) != len(list(site.glob("*.dist-info"))):
        return False
    for record in records:
        with record.open(newline="", encoding="utf-8") as lines:
            for name, _, size in csv.reader(lines):
                if size and os.stat(os.path.join(site, name)).st_size != int(size):  # noqa: PTH116, PTH118 - 4,000 files
                    return False
    return True


def _create() -> None:
    """Make an empty environment in which this checkout's source is importable."""
    say("Making the virtual environment .venv ...")
    if VENV.is_symlink():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)
    base = getattr(sys, "_base_executable", sys.executable)  # not the interpreter of an environment that may be removed
    run([base, "-m", "venv", "--without-pip", VENV], _NO_PIP)
    (site_packages() / "stammtisch-source.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")


def _install(lock: Path) -> None:
    """Install with uv (a tenth of pip's time), or with pip where uv cannot be had."""
    try:
        env = {**os.environ, "UV_SYSTEM_CERTS": "1"}
        command: list[str | Path] = [uv(), "pip", "install", "-q", "--python", PYTHON, "--require-hashes", "-r", lock]
        run(command, "uv could not install the packages", env=env)
    except SetupError as error:
        say(f"{error}; trying pip ...")
        _pip(lock)


def _pip(lock: Path) -> None:
    _ensure_pip()
    options = ["-q", "--disable-pip-version-check", "--no-input", "--require-hashes"]
    failure = f"pip could not install the packages of {lock.name}; is there a connection to the package index?"
    run([PYTHON, "-m", "pip", "install", *options, "-r", lock], failure)


def _ensure_pip() -> None:
    if (site_packages() / "pip").exists():
        return
    command: list[str | Path] = [PYTHON, "-m", "ensurepip"]
    try:
        run(command, _NO_PIP)
    except SetupError:
        if not is_root_on_debian():
            raise
        install_debian_packages("python3-venv")
        run(command, _NO_PIP)
