"""Where the source is to be had: the operator says it, else the package's metadata, else nobody."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch import __version__
from stammtisch.server.serve import ServeError, serve
from stammtisch.server.source import is_address, own_source
from tests.server.running import running


def installed(folder: Path, *addresses: str) -> None:
    """A package called `elsewhere` with these addresses in its metadata."""
    info = folder / "elsewhere-1.0.dist-info"
    info.mkdir()
    lines = ["Metadata-Version: 2.1", "Name: elsewhere", "Version: 1.0"]
    lines += [f"Project-URL: {address}" for address in addresses]
    (info / "METADATA").write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("addresses", "found"),
    [
        (["Documentation, https://example.org/doc", "Source, https://example.org/git"], "https://example.org/git"),
        (["Repository, https://example.org/r", "Source Code, https://example.org/s"], "https://example.org/s"),
        (["source, javascript:alert(1)"], None),
        (["Homepage, https://example.org"], None),
        ([], None),
    ],
)
def test_the_project_s_own_source_stands_in_the_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, addresses: list[str], found: str | None
) -> None:
    installed(tmp_path, *addresses)
    monkeypatch.syspath_prepend(tmp_path)
    assert own_source("elsewhere") == found


def test_a_package_that_is_not_installed_names_no_source() -> None:
    assert own_source("no such package") is None


NO_ADDRESSES = ["", "example.org", "ftp://example.org", "javascript:alert(1)", "https://", "https://[", "https://a b"]


@pytest.mark.parametrize("address", [*NO_ADDRESSES, "https://a\n", f"https://a/{'x' * 500}"])
def test_what_is_no_address_is_refused_in_one_line(tmp_path: Path, address: str) -> None:
    assert not is_address(address)
    with pytest.raises(ServeError, match="is no address of a source; https://") as error:
        serve(port=0, data_dir=tmp_path, source_url=address)
    assert "\n" not in str(error.value)


def test_everybody_is_told_where_the_source_is(tmp_path: Path) -> None:
    with running(tmp_path, source_url="https://example.org/our-table") as site:
        told = site.browser().http.get("/api/about").json()
    assert told == {"version": __version__, "source": "https://example.org/our-table"}


def test_a_server_whose_operator_says_nothing_names_the_project_or_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        assert site.browser().http.get("/api/about").json()["source"] == own_source()
