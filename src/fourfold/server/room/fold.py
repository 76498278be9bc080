"""Folds stored logs into rooms; reports the version and field of an unreadable entry."""

from collections.abc import Iterable

from fourfold.games import GAMES, RULES_VERSION
from fourfold.games.game import AnyGame, GameError
from fourfold.server.event.codec import UnreadableEventError, decode_event
from fourfold.server.event.event import Event, Opened
from fourfold.server.room.room import Room
from fourfold.server.storage.error import UnreadableLogError
from fourfold.server.storage.log_entry import LogEntry


def fold(game_id: str, entries: Iterable[LogEntry]) -> Room:
    """Fold a log into a room; raise `UnreadableLogError`."""
    return extend(Room(game_id), entries)


def extend(room: Room, entries: Iterable[LogEntry]) -> Room:
    """Return a room with further log entries applied; raise `UnreadableLogError`."""
    reader = _Reader(room.game if room.version else None)
    version = room.version
    try:
        return room.after((reader.read(entry), entry.at) for entry in entries)
    except UnreadableEventError as error:
        raise UnreadableLogError(
            room.id, version + reader.count, error.field, error.cause
        ) from None
    except GameError as error:
        # The entry is readable, but the rules don't allow the event.
        raise UnreadableLogError(room.id, version + reader.count, reader.kind, str(error)) from None


class _Reader:
    """Decodes entries and keeps track of the current one for errors."""

    def __init__(self, game: AnyGame | None) -> None:
        self._game = game
        self.count = 0
        self.kind = ""

    def read(self, entry: LogEntry) -> Event:
        self.count += 1
        self.kind = entry.kind
        if entry.rules_version > RULES_VERSION:
            raise UnreadableEventError(
                "rules_version", f"{entry.rules_version} is newer than this program's rules"
            )
        event = decode_event(entry.kind, entry.body, entry.schema, self._game)
        if isinstance(event, Opened):
            self._game = GAMES.get(event.game)
        return event
