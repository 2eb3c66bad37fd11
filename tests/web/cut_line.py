"""The line between a page and the server, which a test cuts, and mends, and makes lose answers."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from playwright import sync_api

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute


class Line:
    """Stands between a page and the server; made before the page is opened.

    `asked`: how many actions the page has sent, each try of one counted.
    """

    def __init__(self, page: Page) -> None:
        self.asked = 0
        self.deaf = False
        self._cut = False
        self._lose_answer = False
        self._sockets: list[WebSocketRoute] = []
        page.route("**/api/tables/**", self._request)
        page.route_web_socket("**/live?**", self._socket)

    def cut(self) -> None:
        """Nothing comes through any more, in either direction, and the page's live line breaks."""
        self._cut = True
        for socket in self._sockets:
            with suppress(sync_api.Error):
                socket.close(code=1001)
        self._sockets.clear()

    def cut_after_next_action(self) -> None:
        """The next action still reaches the server; its answer does not come back, and nothing more."""
        self._lose_answer = True

    def mend(self) -> None:
        """Everything comes through again."""
        self._cut = False

    def _request(self, route: Route) -> None:
        action = route.request.url.endswith("/actions")
        self.asked += action
        if self._cut:
            route.abort("connectionfailed")
        elif action and self._lose_answer:
            self._lose_answer = False
            route.fetch()
            self.cut()
            route.abort("connectionreset")
        else:
            route.continue_()

    def _socket(self, page_side: WebSocketRoute) -> None:
        if self._cut:
            page_side.close(code=1001)
            return
        server_side = page_side.connect_to_server()
        server_side.on_message(lambda message: None if self.deaf else page_side.send(message))
        self._sockets.append(page_side)
