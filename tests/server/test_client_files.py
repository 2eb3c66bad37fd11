"""The files of the built page: served under their names, and nothing else of this machine."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import receive_one_of, running


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


def test_each_line_is_told_once_which_page_the_server_has(tmp_path: Path) -> None:
    """A page that was open before the server was renewed learns of it from the line, whichever worker has it."""
    static = tmp_path / "static"
    static.mkdir()
    page = static / "index.html"
    page.write_text('<!doctype html><head><script type="module" crossorigin src="/assets/index-1.js"></script></head>')
    with running(tmp_path, static=static) as site:
        ann = site.browser()
        table = ann.open_table()
        with ann.live(table) as line:
            assert receive_one_of(line, ("affairs",))["page"] == "/assets/index-1.js"
            ann.post(f"/tables/{table}/chat", {"key": "a word", "text": "Hello"})
            assert "page" not in receive_one_of(line, ("affairs",))
        page.write_text(page.read_text().replace("index-1", "index-2"))
        with ann.live(table) as line:
            assert receive_one_of(line, ("affairs",))["page"] == "/assets/index-2.js"
        page.unlink()
        with ann.live(table) as line:
            assert receive_one_of(line, ("affairs",))["page"] is None
