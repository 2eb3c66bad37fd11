"""Calls made from the OpenAPI document, right ones and wrong ones: every answer is as the document says, and none
is a fault of the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stammtisch.server.app import make_app
from stammtisch.server.settings import Settings
from tests.server.in_process import ADDRESS, Ask, in_process
from tests.server.running import OWN
from tests.server.sitting import SEED, database_url, toy_shelf

CALLS = 5000
ASKING = (True, False)
"""Each call is made by Ann and by somebody unknown."""
PARTS = 4
"""So many tests share the calls, so that they can run side by side."""
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
NEW_TABLE = {"game": "cairn", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}]}


class Ann:
    """Somebody at the server with toy games, without a browser."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self.cookies: dict[str, str] = {}

    def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """What is answered to a request like one of the page."""
        json = None if body is None else {"json": body}
        answer = self.call({"method": method, "url": ADDRESS + path, "headers": OWN, **(json or {})})
        self.cookies.update(answer.cookies)
        return answer

    def call(self, request: dict[str, Any], known: bool = True) -> httpx.Response:
        """What is answered to a request that is told as the library `requests` takes it; somebody who is not `known`
        sends it without a cookie."""
        cookies = {**(self.cookies if known else {}), **(request.get("cookies") or {})}
        sent = requests.Request(**{**request, "cookies": cookies}).prepare()
        assert sent.method is not None
        assert sent.url is not None
        assert sent.body is None or isinstance(sent.body, str | bytes)
        headers = {name: value for name, value in sent.headers.items() if isinstance(value, str)}
        return self._ask(httpx.Request(sent.method, sent.url, headers=headers, content=sent.body))


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ann]:
    chosen = Settings(database_url(tmp_path_factory.mktemp("schema")), bot_pause=0.0)
    with in_process(make_app(chosen, toy_shelf(), lambda: SEED)) as ask:
        yield Ann(ask)


@pytest.fixture(scope="module")
def document(ann: Ann) -> dict[str, Any]:
    """What the server says of itself."""
    found: dict[str, Any] = ann.send("GET", "/api/schema/openapi.json").json()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_calls_that_the_document_allows_or_does_not(ann: Ann, document: dict[str, Any], part: int) -> None:
    table = ann.send("POST", "/api/tables", NEW_TABLE).json()["table"]
    schema = schemathesis.openapi.from_dict(document)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asking = [one for one in operations if any((one.path_parameters, one.query, one.body))]
    made = 0
    for operation in asking[part::PARTS]:
        cases = operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE)

        @settings(
            max_examples=-(-CALLS // len(asking) // len(ASKING)),
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, known=st.booleans())
        def call(case: Case[Any], known: bool) -> None:
            nonlocal made
            if known and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            request = case.as_transport_kwargs(base_url=ADDRESS, headers=OWN)
            for is_ann in ASKING:
                made += 1
                case.validate_response(ann.call(request, is_ann), checks=CHECKS)

        call()
    assert made >= CALLS // len(asking) * len(asking[part::PARTS])
    assert ann.send("GET", f"/api/tables/{table}").json()["status"] in ("playing", "over")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
def test_methods_that_the_document_does_not_know_are_refused(ann: Ann, document: dict[str, Any], method: str) -> None:
    for path in document["paths"]:
        answer = ann.send(method, path.replace("{", "").replace("}", ""))
        assert (path, answer.status_code) == (path, 405)
        assert answer.headers["content-type"].startswith("application/problem+json")
