"""The files of the built page: served under their names, and nothing else of this machine."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import running


def test_the_page_is_served_for_every_place_inside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>the page")
    (static / "assets" / "index-1.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("secret")
    with running(tmp_path, static=static) as site:
        http = site.browser().http
        for path in ("/", "/index.html", "/tables/abc", "/new"):
            answer = http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        script = http.get("/assets/index-1.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "//secret.txt"):
            assert "secret" not in http.get(path).text
        assert http.get(f"/{'x' * 300}").text == "<!doctype html>the page"
        assert http.get(f"/assets/{'x' * 300}.js").status_code == 404
        assert http.get(f"/{'x/' * 3000}").text == "<!doctype html>the page"


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    with running(tmp_path, static=tmp_path / "nothing") as site:
        answer = site.browser().http.get("/")
    assert answer.status_code == 200
    assert "python3 run.py play" in answer.text
    assert "<script" not in answer.text
