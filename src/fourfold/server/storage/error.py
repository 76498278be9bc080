"""Storage errors; each message is one sentence, without passwords."""

from fourfold.server.storage.log_entry import LogEntry


class StorageError(Exception):
    """The storage can't be opened or used; the message says why."""


class VersionConflictError(StorageError):
    """The write's version isn't the game's next one: nothing was stored.

    Another process wrote that version first, or the write builds on one that was not stored.
    """

    def __init__(self, game_id: str, version: int) -> None:
        super().__init__(f"version {version} of game {game_id} is not the next one")
        self.game_id = game_id
        self.version = version


class RepeatedActionError(StorageError):
    """The action is already in the log, as `entry`: nothing was stored."""

    def __init__(self, entry: LogEntry) -> None:
        super().__init__(f"the action is already version {entry.version} of game {entry.game_id}")
        self.entry = entry


class StorageBusyError(StorageError):
    """Write queue full: nothing was stored; the write may be retried."""


class StorageUnavailableError(StorageError):
    """The database can't be reached, is locked, or its disk is full.

    If a write raises this, its outcome is unknown: the connection may have been lost before or
    after the commit. Reload the log to find out.
    """


class UnreadableLogError(StorageError):
    """A stored game can't be read; other games are unaffected, and nothing overwrites it."""

    def __init__(self, game_id: str, version: int, field: str, cause: str) -> None:
        super().__init__(f"game {game_id}, version {version}, {field}: {cause}")
        self.game_id = game_id
        self.version = version
        self.field = field
        self.cause = cause
