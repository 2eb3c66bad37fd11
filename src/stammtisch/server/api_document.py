"""The OpenAPI document: what the handlers say of themselves, and that whatever is not done is told as a problem."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from stammtisch.server.problems import MEDIA_TYPE

METHODS = ("get", "post", "put", "patch", "delete")
PROBLEM: dict[str, Any] = {
    "type": "object",
    "required": ["type", "status", "code", "message", "rule"],
    "additionalProperties": False,
    "properties": {
        "type": {"type": "string"},
        "status": {"type": "integer", "minimum": 400, "maximum": 599},
        "code": {"type": "string"},
        "message": {"type": "object"},
        "rule": {"type": ["string", "null"]},
    },
}
"""`Problem.to_data` as a JSON schema."""


class ApiDocument(JsonRenderPlugin):
    """Renders the document, with the problems in it."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document as JSON."""
        return super().render(request, with_problems(openapi_schema))


def with_problems(document: dict[str, Any]) -> dict[str, Any]:
    """The document with a problem as the answer for every case that has none of its own.

    The web framework would have it that it answers itself when a request is wrong; `answers.py` does.
    """
    refused = {"description": "It is not done; says why.", "content": {MEDIA_TYPE: {"schema": PROBLEM}}}
    for operations in document["paths"].values():
        for method in METHODS:
            if method in operations:
                kept = {code: said for code, said in operations[method]["responses"].items() if code < "4"}
                operations[method]["responses"] = {**kept, "default": refused}
    return document
