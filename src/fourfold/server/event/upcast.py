"""Upcasters: convert the bodies of older events to the current schema, one version at a time.

| schema | what changed |
|---|---|
| 1 | wire events, as sent |
| 2 | `opened` lists the bots; the results of moves and departures are no longer stored |
| 3 | `opened` may keep its starter or be a seek; an absent player's game or draw may be claimed |

A new kind, field or value needs a new version, even if its upcaster changes nothing: an older
program then says that the game is too new for it, instead of finding an unknown field.
"""

from collections.abc import Callable

SCHEMA = 3
"""The schema version of new events."""

Body = dict[str, object]
"""A JSON object, not validated yet."""


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


def _from_2(_kind: str, body: Body) -> Body:
    # Only additions, all with defaults. Before the version was raised, they were written as 2 too.
    return body


UPCASTERS: dict[int, Callable[[str, Body], Body]] = {1: _from_1, 2: _from_2}
"""Converters from each schema version to the next."""
