"""The frames of live lines, before the application sees any of them: what no application can count is counted here."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from stammtisch.server.limits import Limit
from stammtisch.server.problems import Problem

FRAMES_BURST, FRAMES_RATE = 100, 5.0
"""So many pings, pongs and parts of messages may a client send at once, and so many a second in the long run; browsers
send a pong every 20 seconds and no message in parts."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """The server's protocol for WebSockets, which also ends a line that is flooded with frames that are no messages.

    Each costs as much to read as a message, and each ping is answered, into memory if the client does not read. Whole
    messages are read one after the other; the line itself counts them.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._often = Limit(FRAMES_BURST, FRAMES_RATE)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the client is there."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on; the line ends if it is called text and is none."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(CloseCode.INVALID_DATA, "no text")
                return
        super().send_receive_event_to_app()

    def _may_go_on(self) -> bool:
        """Count a frame; whether the line is open still."""
        if self.close_sent:
            return False
        try:
            self._often.take(None)
        except Problem:
            self._end(CloseCode.POLICY_VIOLATION, "too many frames")
        return not self.close_sent

    def _end(self, code: CloseCode, reason: str) -> None:
        self.conn.fail(code, reason)
        self.handle_parser_exception()
