"""Storage errors; each message is one sentence, without passwords."""

from fourfold.server.storage.log_entry import LogEntry


class StorageError(Exception):
    """The storage can't be opened or used as asked; the message says why."""


class VersionConflictError(StorageError):
    """That version is not the next one of the game: nothing of this write is stored.

    Another process has written it, or the write builds on one that is not stored.
    """

    def __init__(self, game_id: str, version: int) -> None:
        super().__init__(f"version {version} of game {game_id} is not the next one")
        self.game_id = game_id
        self.version = version


class RepeatedActionError(StorageError):
    """The action is in the log already, as `entry`: nothing of this write is stored."""

    def __init__(self, entry: LogEntry) -> None:
        super().__init__(f"the action is version {entry.version} of game {entry.game_id} already")
        self.entry = entry


class StorageBusyError(StorageError):
    """Write queue full: nothing of this write is stored, and it may be retried."""


class StorageUnavailableError(StorageError):
    """The database can't be reached, is locked, or its disk is full.

    If a write raises this, its outcome is unknown: the connection may have been lost before or
    after the commit. Load the log again to see.
    """


class UnreadableLogError(StorageError):
    """A stored game that can't be read; it costs that one game only, and nothing overwrites it."""

    def __init__(self, game_id: str, version: int, field: str, cause: str) -> None:
        super().__init__(f"game {game_id}, version {version}, {field}: {cause}")
        self.game_id = game_id
        self.version = version
        self.field = field
        self.cause = cause
