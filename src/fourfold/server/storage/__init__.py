"""Storage: games as append-only logs, on SQLite or PostgreSQL; independent of rules and rooms."""

from fourfold.server.database_url import default_url
from fourfold.server.storage.archive import Archive, StoredGame
from fourfold.server.storage.counts import CommitCounts
from fourfold.server.storage.error import (
    RepeatedActionError,
    StorageBusyError,
    StorageError,
    StorageUnavailableError,
    UnreadableLogError,
    VersionConflictError,
)
from fourfold.server.storage.guest import Guest
from fourfold.server.storage.listing import Cursor, Listing, SeatHolder, Status
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.refusal import StoredRefusal
from fourfold.server.storage.storage import Storage
from fourfold.server.storage.write import Write

__all__ = [
    "Archive",
    "CommitCounts",
    "Cursor",
    "Guest",
    "Listing",
    "LogEntry",
    "RepeatedActionError",
    "SeatHolder",
    "Status",
    "Storage",
    "StorageBusyError",
    "StorageError",
    "StorageUnavailableError",
    "StoredGame",
    "StoredRefusal",
    "UnreadableLogError",
    "VersionConflictError",
    "Write",
    "default_url",
]
