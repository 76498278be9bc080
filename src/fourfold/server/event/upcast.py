"""Upcasters: convert the bodies of older events to the current schema, one version at a time.

| schema | what changed |
|---|---|
| 1 | wire events, as sent |
| 2 | `opened` lists the bots; the results of moves and departures are no longer stored |
"""

from collections.abc import Callable
from typing import Any

SCHEMA = 2
"""The schema version of new events."""

Body = dict[str, Any]
"""A JSON object; Any because the values are not validated yet."""


def upcast(kind: str, body: Body, schema: int) -> Body:
    """Convert an event's body to the current schema, without validating it."""
    for version in range(schema, SCHEMA):
        body = UPCASTERS[version](kind, body)
    return body


def _from_1(kind: str, body: Body) -> Body:
    match kind:
        case "opened":
            seats = body.pop("seats", None)
            if isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats):
                body["bots"] = [seat.get("bot") for seat in seats]
        case "started":
            if body.get("seed", 0) is None:
                del body["seed"]
        case "moved":
            body.pop("fault", None)
            body.pop("cleared", None)
        case "departed":
            body.pop("cleared", None)
        case _:
            pass
    return body


UPCASTERS: dict[int, Callable[[str, Body], Body]] = {1: _from_1}
"""Converters from each schema version to the next."""
