"""The log of a server in the test's own loop."""

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from fourfold.server.log import JsonFormatter


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    """Record what is logged, each line as written."""
    found: list[dict[str, Any]] = []

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(JsonFormatter().format(record)))

    handler, root, own = Handler(), logging.getLogger(), logging.getLogger("fourfold")
    before = own.level
    own.setLevel(logging.DEBUG)
    root.addHandler(handler)
    yield found
    root.removeHandler(handler)
    own.setLevel(before)
