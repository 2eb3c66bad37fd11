"""Errors as answers: whatever goes wrong below becomes one problem in JSON, and nothing of the inside is told."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from stammtisch.server.database import StorageError
from stammtisch.server.opening import shown
from stammtisch.server.problems import MEDIA_TYPE, Problem, problem
from stammtisch.server.settings import Settings

AnyRequest = Request[Any, Any, Any]
PROBLEM_LIMIT = 400
"""So many characters of what a field is said to have wrong are repeated: part of it may be the client's own words."""
BODY = "data"
"""What the web framework calls the body of a request; a body that is missing is reported as this name in quotes."""
WHOLE = "$"
logger = logging.getLogger(__name__)


class CheckedRequest(AnyRequest):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body; Problem if it is nested so deeply that no reader follows."""
        try:
            return await super().json()
        except RecursionError as error:
            raise problem(400, "bad_json", "json") from error


def answer(error: Problem) -> Response[dict[str, Any]]:
    """The problem as an answer."""
    return Response(
        error.to_data(),
        status_code=error.status,
        media_type=MEDIA_TYPE,
    )


def on_problem(request: AnyRequest, error: Problem) -> Response[dict[str, Any]]:
    """A request that is not carried out."""
    return answer(error)


def on_storage_error(request: AnyRequest, error: StorageError) -> Response[dict[str, Any]]:
    """The database does not do what it must: the operator is told why, the client that it may try again."""
    logger.error("%s", error)
    return answer(problem(503, "storage", "storage"))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What the web framework refuses by itself."""
    return answer(_named(error, request))


def on_any_error(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A fault of the program."""
    logger.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(problem(500, "internal", "internal"))


def _named(error: HTTPException, request: AnyRequest) -> Problem:
    settings: Settings = request.app.state.settings
    match error.status_code:
        case 404:
            return problem(404, "no_such_address", "route")
        case 405:
            return problem(405, "wrong_method", "method")
        case 413:
            return problem(413, "too_large", "too-large", limit=settings.body_limit)
        case _ if isinstance(error, ValidationException):
            return _wrong_field(error)
        case _:
            return problem(400, "bad_json", "json")


def _wrong_field(error: ValidationException) -> Problem:
    wrong = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    where, what = str(wrong.get("key", "")), str(wrong.get("message", error.detail))
    if (where, what) == (BODY, f"'{BODY}'"):
        return problem(400, "bad_json", "json")
    return problem(
        400, "bad_request", "field", where=WHOLE if where == BODY else where, problem=shown(what, PROBLEM_LIMIT)
    )
