"""Upcasters: what turns the body of an older event into today's form, one version at a time.

| schema | what changed |
|---|---|
| 1 | the events of the wire, as they were sent |
| 2 | `opened` lists the bots; what a move or a departure brought about is no longer stored |
"""

from collections.abc import Callable
from typing import Any

SCHEMA = 2
"""The version that is written."""

Body = dict[str, Any]
"""What JSON can hold: Any."""


def upcast(kind: str, body: Body, schema: int) -> Body:
    """Return the body of an event in today's form; what it holds is not checked."""
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
"""What raises the body of an event by one version."""
