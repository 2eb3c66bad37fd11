#!/usr/bin/env python3
"""Set up Stammtisch on this machine as far as needed, then run it.

python3 run.py play               start the game and open it in the browser
python3 run.py test [ARGUMENTS]   run every check and test (arguments go to pytest)
python3 run.py COMMAND ...        any other command of stammtisch; see python3 run.py help

Needs Python 3.11 or newer and nothing else: packages go to .venv, the browser client is built with the Node found
here or with one from the package index. A step is skipped while what it was made from is unchanged.
"""

from __future__ import annotations

import os
import subprocess
import sys
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must get this line, not a traceback
    sys.exit(f"run.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}")

from tools import browser, client, environment
from tools.common import ROOT, SetupError, one_at_a_time

SERVING_COMMANDS = ("play", "serve")
START = "import sys; sys.argv[0] = 'stammtisch'; from stammtisch.cli.main import main; sys.exit(main())"


def main(arguments: list[str]) -> NoReturn:
    """Set up what the command needs and hand over to it; its exit status is ours."""
    if not arguments or arguments[0] in ("-h", "--help"):
        print(__doc__)
        sys.exit(0)
    command, *rest = arguments
    try:
        with one_at_a_time():
            set_up(command)
    except SetupError as error:
        sys.exit(f"run.py: {error}")
    except KeyboardInterrupt:
        sys.exit("run.py: interrupted; the next start goes on from here")
    if command == "test":
        os.chdir(ROOT)
        hand_over("-m", "pytest", "-n", "2", "--dist", "worksteal", *rest)
    hand_over("-c", START, *(["--help"] if command == "help" else arguments))


def set_up(command: str) -> None:
    """Bring `.venv`, the browser client and Chromium up to date, each only if `command` uses it.

    Raises:
        SetupError: if a step fails.
    """
    testing = command == "test"
    environment.ensure(environment.DEVELOPMENT_LOCK if testing else environment.RUNTIME_LOCK)
    if testing or (command in SERVING_COMMANDS and not client.is_fresh()):
        node = usable_node()
        client.ensure_modules(node, checks=testing)
        if not client.is_fresh():
            client.build(node)
    if testing:
        browser.ensure()


def usable_node() -> client.Node:
    """The machine's Node, or one installed into `.venv`.

    Raises:
        SetupError: if there is no Node and none can be installed.
    """
    node = client.find_node(environment.site_packages())
    if node is None:
        environment.ensure(client.NODE_LOCK)
        node = client.find_node(environment.site_packages())
    if node is None:
        raise SetupError("no usable Node was found; install Node 20.19, 22.12 or newer")
    return node


def hand_over(*arguments: str) -> NoReturn:
    """Become the environment's Python, so that signals and the exit status pass straight through."""
    command = [str(environment.PYTHON), *arguments]
    if os.name == "nt":
        sys.exit(subprocess.call(command))
    sys.stdout.flush()
    os.execv(command[0], command)


if __name__ == "__main__":
    main(sys.argv[1:])
