"""The house rules: every checker finds nothing, and what no checker knows is checked here."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from typing import TYPE_CHECKING

import pytest

from tests.house import succeed
from tools import client, environment
from tools.common import ROOT
from tools.files import project_files, source_files, text_files

if TYPE_CHECKING:
    from pathlib import Path

MOST_LINES_OF_A_FILE = 400
MOST_LINES_OF_A_FUNCTION = 60
MOST_BYTES_OF_A_FILE = 3_000_000

LONG_FOR_A_REASON: dict[str, str] = {"web/src/lib/wire.d.ts": "made by a program from what the server says of itself"}
"""Files and functions (`path::name`) that are better in one piece, with the reason."""

PACKAGE_INDEXES = [
    ".".join(words) for words in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"))
]
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:work|root|home|tmp/brief)/")

WORDS_OF_GAMES = re.compile(
    r"(?<![a-z])(tribes?|cit(?:y|ies)|arm(?:y|ies)|fortress(?:es)?|monuments?|hero(?:es)?|era|barbarians?|vassals?|thalers?"
    r"|morale|hamlets?|provinces?|olympic|eruption|earthquake|disasters?|roads?)(?![a-z])",
    re.IGNORECASE,
)


@pytest.mark.parametrize("command", ["check", "format --check"])
def test_ruff_finds_nothing(command: str) -> None:
    succeed([sys.executable, "-m", "ruff", *command.split(), "."])


@pytest.mark.slow
def test_mypy_finds_nothing() -> None:
    succeed([sys.executable, "-m", "mypy"])


def test_imports_point_one_way() -> None:
    succeed([sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"])


@pytest.mark.slow
@pytest.mark.parametrize("script", ["lint", "check", "test"])
def test_the_client_passes_its_own_checks(script: str) -> None:
    node = client.find_node(environment.site_packages())
    if node is None or not (client.WEB / "node_modules").exists():
        pytest.fail("the client's packages are not installed: python3 run.py test installs them", pytrace=False)
    succeed([*node.npm, "run", "--silent", script], client.WEB, node.environment())


def test_the_engine_does_not_use_the_words_of_a_game() -> None:
    found = [
        f"{name}:{number}: {match.group()}"
        for name, text in source_files(".py")
        if name.startswith("src/stammtisch/engine/")
        for number, line in enumerate(text.splitlines(), 1)
        for match in WORDS_OF_GAMES.finditer(line)
    ]
    assert found == []


def test_no_file_names_a_package_index() -> None:
    assert [(name, host) for name, text in text_files() for host in PACKAGE_INDEXES if host in text] == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert [(name, match.group()) for name, text in text_files() for match in MACHINE_PATH.finditer(text)] == []


def test_files_are_small_enough_for_git() -> None:
    assert [str(file) for file in project_files() if file.stat().st_size > MOST_BYTES_OF_A_FILE] == []


def test_program_files_and_functions_are_short() -> None:
    long = {
        name for name, text in source_files(".py", ".ts", ".svelte", ".css") if text.count("\n") > MOST_LINES_OF_A_FILE
    }
    for name, text in source_files(".py"):
        long |= {f"{name}::{function}" for function in long_functions(text)}
    assert long == set(LONG_FOR_A_REASON)


def long_functions(text: str) -> list[str]:
    """Names of the functions of a Python file that take more lines than a function should."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= MOST_LINES_OF_A_FUNCTION]


def test_the_readme_has_exactly_two_set_up_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = [line for block in re.findall(r"```sh\n(.*?)```", readme, re.DOTALL) for line in block.splitlines()]
    assert commands == ["python3 run.py play", "python3 run.py test"]


def test_links_in_documents_lead_to_files() -> None:
    missing = [
        f"{name}: {target}"
        for name, text in source_files(".md")
        for target in re.findall(r"\]\(([^)#\s]+)", text)
        if "://" not in target and not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert missing == []


def test_both_locks_name_the_same_releases() -> None:
    runtime, development = (pins(lock) for lock in (environment.RUNTIME_LOCK, environment.DEVELOPMENT_LOCK))
    assert runtime
    assert {package: development.get(package) for package in runtime} == runtime


def test_the_locks_name_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    development = project["project"]["dependencies"] + project["dependency-groups"]["dev"]
    wanted = {re.split(r"[^\w.-]", line)[0].lower().replace(".", "-") for line in development}
    assert wanted - set(pins(environment.DEVELOPMENT_LOCK)) == set()


def test_every_line_of_a_lock_has_a_hash() -> None:
    for lock in (environment.RUNTIME_LOCK, environment.DEVELOPMENT_LOCK, environment.UV_LOCK, client.NODE_LOCK):
        for release in re.split(r"\n(?=\S)", lock.read_text().strip()):
            assert "--hash=sha256:" in release, f"{lock.name}: {release}"


def pins(lock: Path) -> dict[str, str]:
    """Package to version, as a lock file names them."""
    return dict(re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(), re.MULTILINE))
