"""Calls made from the OpenAPI document, right ones and wrong ones: every answer is as the document says, and none
is a fault of the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
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

from tests.server.running import OWN, Browser, running

CALLS = 700
PARTS = 4
"""So many tests share the calls, so that they can run side by side."""
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Ann at the address of a server with toy games."""
    with running(tmp_path_factory.mktemp("schema")) as site:
        yield site.browser()


@pytest.fixture(scope="module")
def document(ann: Browser) -> dict[str, Any]:
    """What the server says of itself."""
    found: dict[str, Any] = ann.get("/schema/openapi.json").json()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_calls_that_the_document_allows_or_does_not(ann: Browser, document: dict[str, Any], part: int) -> None:
    table = ann.open_table()
    schema = schemathesis.openapi.from_dict(document)
    operations: list[Any] = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asking = [one for one in operations if any((one.path_parameters, one.query, one.body))]
    made = 0
    for operation in asking[part::PARTS]:
        cases = operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE)

        @settings(
            max_examples=-(-CALLS // len(asking)),
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=cases, known=st.booleans())
        def call(case: Case[Any], known: bool) -> None:
            nonlocal made
            made += 1
            if known and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            answer = case.call(base_url=ann.address, headers=OWN, cookies=dict(ann.http.cookies), timeout=30)
            case.validate_response(answer, checks=CHECKS)

        call()
    assert made >= CALLS // len(asking) * len(asking[part::PARTS])
    assert ann.view(table)["status"] in ("playing", "over")


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE"])
def test_methods_that_the_document_does_not_know_are_refused(ann: Browser, method: str) -> None:
    for path in ann.get("/schema/openapi.json").json()["paths"]:
        answer = ann.http.request(method, path.replace("{", "").replace("}", ""), headers=OWN)
        assert (path, answer.status_code) == (path, 405)
        assert answer.headers["content-type"].startswith("application/problem+json")
