"""The guard at the door: requests from other sites, and too many from one address, are turned away, and every answer
carries the security headers.
"""

from __future__ import annotations

from typing import cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.server.newcomers import Newcomers
from stammtisch.server.open_lines import OpenLines
from stammtisch.server.problems import MEDIA_TYPE, Problem, problem
from stammtisch.server.settings import Settings

OWN_HEADER = b"x-stammtisch"
"""A page of another site cannot send this header; every request that changes something must carry it."""
READING = ("GET", "HEAD", "OPTIONS")
_CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ALWAYS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", _CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
)


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application behind the guard."""
    newcomers, lines = Newcomers(), OpenLines()

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        kind = cast(str, scope["type"])
        if kind == "lifespan":
            await app(scope, receive, send)
            return
        turned_away = _objection(scope, kind, settings) or _too_often(newcomers, scope)
        if kind == "websocket":
            with lines.another(scope) as allowed:
                if turned_away is None and allowed:
                    await app(scope, receive, send)
                    return
            reason = "too_many_lines" if turned_away is None else turned_away.code
            await send({"type": "websocket.close", "code": 4403, "reason": reason})
            return
        guarded_send = _with_headers(send)
        if turned_away is None:
            await app(scope, receive, guarded_send)
        else:
            await _answer(turned_away, guarded_send)

    return guard


def _objection(scope: Scope, kind: str, settings: Settings) -> Problem | None:
    """Why the request is turned away before anybody looks at it; None if it is not."""
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1").lower()
    if settings.hosts is not None and _name(host) not in settings.hosts:
        return problem(421, "foreign_host", "host")
    changing = kind == "websocket" or scope.get("method") not in READING
    origin = headers.get(b"origin")
    if changing and origin is not None and not _is_ours(origin.decode("latin-1").lower(), host, settings):
        return problem(403, "foreign_origin", "origin")
    if kind == "http" and changing and headers.get(OWN_HEADER) != b"1":
        return problem(403, "missing_header", "header")
    length = headers.get(b"content-length", b"0")
    if kind == "http" and length.isdigit() and int(length) > settings.body_limit:
        return problem(413, "too_large", "too-large", limit=settings.body_limit)
    return None


def _too_often(newcomers: Newcomers, scope: Scope) -> Problem | None:
    try:
        newcomers.check(scope)
    except Problem as error:
        return error
    return None


def _is_ours(origin: str, host: str, settings: Settings) -> bool:
    return origin in (settings.public_origin, f"http://{host}", f"https://{host}")


def _name(host: str) -> str:
    """The name in a Host header, without the port."""
    return host.partition("]")[0] + "]" if host.startswith("[") else host.partition(":")[0]


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = [name.lower() for name, _ in message["headers"]]
            missing = [header for header in ALWAYS if header[0] not in present]
            message["headers"] = [*message["headers"], *missing]
        await send(message)

    return send_with_headers


async def _answer(turned_away: Problem, send: Send) -> None:
    body = msgspec.json.encode(turned_away.to_data())
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": turned_away.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
