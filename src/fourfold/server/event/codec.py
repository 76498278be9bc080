"""Encodes events for the log, and decodes events written by any version.

The schema version is stored with each event. `upcast` converts older bodies to the current schema,
so only that one is decoded here.
"""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import get_args

from pydantic import TypeAdapter, ValidationError

from fourfold.games.game import AnyGame, GameError
from fourfold.server.event import event as log
from fourfold.server.event.upcast import SCHEMA, upcast

Body = dict[str, object]
"""A JSON object, not validated yet."""

KINDS: dict[str, type[log.Event]] = {
    "opened": log.Opened,
    "joined": log.Joined,
    "left": log.Left,
    "started": log.Started,
    "moved": log.Moved,
    "departed": log.Departed,
    "draw_offered": log.DrawOffered,
    "draw_declined": log.DrawDeclined,
    "draw_agreed": log.DrawAgreed,
    "taken_back": log.TakenBack,
    "said": log.Said,
    "rematch_offered": log.RematchOffered,
    "rematch_opened": log.RematchOpened,
    "closed": log.Closed,
}
"""Event types by stored name; the names never change."""

_DEFAULTS = {
    kind: [(field.name, field.default) for field in fields(kind)] for kind in KINDS.values()
}
_NAMES = {kind: name for name, kind in KINDS.items()}
assert set(get_args(log.Event)) == set(_NAMES), "every event type has a stored name"


@dataclass(frozen=True, slots=True)
class _StoredMove:
    """A stored move, in notation."""

    seat: int
    move: str
    is_forced: bool = False


_STORED: dict[str, TypeAdapter[log.Event | _StoredMove]] = {
    name: TypeAdapter(_StoredMove if kind is log.Moved else kind) for name, kind in KINDS.items()
}
"""The validator of each kind of event."""


class UnreadableEventError(ValueError):
    """A log event can't be read."""

    def __init__(self, field: str, cause: str) -> None:
        """Store the faulty field and what is wrong with it."""
        super().__init__(f"{field}: {cause}")
        self.field = field
        self.cause = cause


def encode_event(event: log.Event, game: AnyGame) -> tuple[str, Body]:
    """Return an event's stored name and body; default values are omitted."""
    body = {
        name: value
        for name, default in _DEFAULTS[type(event)]
        if (value := getattr(event, name)) != default or default is MISSING
    }
    if isinstance(event, log.Moved):
        body["move"] = game.format_move(event.move)
    return _NAMES[type(event)], body


def decode_event(
    kind: str, body: Mapping[str, object], schema: int, game: AnyGame | None
) -> log.Event:
    """Decode an event of any schema version; raise `UnreadableEventError`.

    `game` is the room's game, whose notation moves use; None before the room is opened.
    """
    # Check the schema first: an unknown kind may come from a newer version.
    if schema > SCHEMA:
        raise UnreadableEventError(
            "schema", f"{schema} is newer than this program's {SCHEMA}; update the program"
        )
    if schema < 1:
        raise UnreadableEventError("schema", f"{schema} is not a schema version")
    if kind not in KINDS:
        raise UnreadableEventError("kind", f"{kind!r} is not an event kind")
    values = upcast(kind, dict(body), schema)
    if unknown := values.keys() - {field.name for field in fields(KINDS[kind])}:
        raise UnreadableEventError(min(unknown), "unknown field")
    try:
        stored = _STORED[kind].validate_python(values)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or "body"
        raise UnreadableEventError(where, first["msg"]) from None
    return _read_move(stored, game) if isinstance(stored, _StoredMove) else stored


def _read_move(stored: _StoredMove, game: AnyGame | None) -> log.Moved:
    if game is None:
        raise UnreadableEventError("kind", "the log does not begin with the room's opening")
    try:
        return log.Moved(stored.seat, game.parse_move(stored.move), stored.is_forced)
    except GameError as error:
        raise UnreadableEventError("move", f"{stored.move!r}: {error}") from None
