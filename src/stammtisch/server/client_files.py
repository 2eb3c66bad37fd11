"""The files of the built browser client. An address that is no file is a place inside the client: it gets the page."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from stammtisch.server.desk import AtDesk
from stammtisch.server.problems import problem

PAGE = "index.html"
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
PROGRAM = re.compile(r'<script[^>]*\ssrc="([^"]+)"')
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Stammtisch</title></head>
<body>
<h1>Stammtisch is running, but its page is not built</h1>
<p>Start it with <code>python3 run.py play</code>, which builds the page first,
or build it yourself: <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>.</p>
</body>
</html>
"""


@get("/", sync_to_thread=True, include_in_schema=False)
def client_page(desk: AtDesk) -> Response[bytes]:
    """The client's page."""
    return _page(desk.settings.static)


@get("/{path:path}", sync_to_thread=True, include_in_schema=False)
def client_file(desk: AtDesk, path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or its page."""
    static = desk.settings.static
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise problem(404, "no_such_address", "route")
    found = _file(static, name)
    if found is not None and name != PAGE:
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        cache = FOREVER if name.startswith(ASSETS) else "no-cache"
        return Response(found.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
    if name.startswith(ASSETS) or (name != PAGE and "." in name.rpartition("/")[2]):
        raise problem(404, "no_such_address", "route")
    return _page(static)


def page_program(static: Path) -> str | None:
    """The address of the page's program, which is named after its content; None if the page is not built."""
    page = _file(static, PAGE)
    found = None if page is None else PROGRAM.search(page.read_text(encoding="utf-8"))
    return None if found is None else found[1]


def _page(static: Path) -> Response[bytes]:
    page = _file(static, PAGE)
    body = NOT_BUILT.encode() if page is None else page.read_bytes()
    return Response(body, media_type="text/html", headers={"Cache-Control": "no-cache"})


def _file(static: Path, name: str) -> Path | None:
    """The file of this name inside the folder; None if there is none."""
    if not name or "\0" in name:
        return None
    path = (static / name).resolve()
    try:
        return path if path.is_relative_to(static.resolve()) and path.is_file() else None
    except OSError:
        # A name that is longer than any file may have is no file's.
        return None
