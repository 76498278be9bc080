"""The API matches its description: schemathesis generates requests from it, valid and invalid."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import ServerProcess

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

EXAMPLES = 10


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_the_api_matches_its_description(
    server: ServerProcess, mode: schemathesis.GenerationMode
) -> None:
    """Each operation is called with what its description allows, and with what it doesn't."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 10
    failures = [failure for each in operations for failure in check(each, mode)]
    assert not failures, "\n\n".join(failures)
    assert server.is_alive


def check(operation: Any, mode: schemathesis.GenerationMode) -> list[str]:
    """Call an operation in many ways; return what was wrong with the responses."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    try:
        ask()
    except Unsatisfiable:
        # No request of this operation can be invalid.
        return []
    except (Exception, BaseExceptionGroup) as error:
        return [f"{operation.label}: {error}"]
    return []
