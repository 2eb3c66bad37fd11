"""Floods and garbage on a live line below the messages: the line ends, and nobody else notices."""

from __future__ import annotations

import logging

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from stammtisch.server.live_protocol import FRAMES_BURST
from tests.server.running import Browser, Site, closed_with, receive

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def ann(site: Site) -> Browser:
    return site.browser()


def flood(line: ClientConnection, *frames: Frame) -> None:
    """Send these frames all at once."""
    line.socket.sendall(b"".join(frame.serialize(mask=True) for frame in frames))


MANY = 3 * FRAMES_BURST
FLOODS = {
    "pings": [Frame(Opcode.PING, b"")] * MANY,
    "pongs": [Frame(Opcode.PONG, b"")] * MANY,
    "parts": [Frame(Opcode.TEXT, b"", fin=False), *[Frame(Opcode.CONT, b"", fin=False)] * MANY],
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_line_flooded_with_frames_that_are_no_messages_ends(ann: Browser, kind: str) -> None:
    table = ann.open_table()
    with ann.live(table) as line, ann.live(table) as other:
        assert receive(line)["type"] == receive(other)["type"] == "view"
        flood(line, *FLOODS[kind])
        assert closed_with(line) == 1008
        ann.act(table, "lay 1")
        assert receive(other)["type"] == "update"


def test_a_few_pings_are_answered(ann: Browser) -> None:
    with ann.live(ann.open_table()) as line:
        assert all(line.ping().wait(20) for _ in range(5))


def test_text_that_is_none_ends_the_line_and_is_no_matter_for_the_operator(
    ann: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), ann.live(ann.open_table()) as line:
        flood(line, Frame(Opcode.TEXT, b"\xff\xfe"))
        assert closed_with(line) == 1007
    assert caplog.records == []
