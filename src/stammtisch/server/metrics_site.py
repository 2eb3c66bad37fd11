"""An address of its own for the figures, so that nobody who plays can read them."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from stammtisch.server import metrics

PATH = "/metrics"


class _Site(ThreadingHTTPServer):
    daemon_threads = True


@contextmanager
def metrics_site(host: str, port: int, last_backup: Callable[[], int | None]) -> Iterator[int]:
    """Serve the figures there meanwhile; the port. OSError or OverflowError if the address cannot be used."""

    class Handler(BaseHTTPRequestHandler):
        """One look."""

        def do_GET(self) -> None:
            """The figures, or nothing."""
            found = self.path == PATH
            body = metrics.text(last_backup) if found else b""
            self.send_response(200 if found else 404)
            self.send_header("Content-Type", metrics.TYPE)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library calls it so
            """Say nothing: the error output is for what somebody should look at."""

    _Site.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
    site = _Site((host, port), Handler)
    threading.Thread(target=site.serve_forever, name="metrics", daemon=True).start()
    try:
        yield site.server_address[1]
    finally:
        site.shutdown()
        site.server_close()
