"""What can go wrong with the storage; every error says in a sentence what, and no password."""

from fourfold.server.storage.entry import Entry


class StorageError(Exception):
    """The storage cannot be opened or used as asked; the text says why."""


class VersionConflictError(StorageError):
    """That version is not the next one of the game: nothing of this write is stored.

    Somebody else has written it, or the write builds on one that was not stored.
    """

    def __init__(self, game_id: str, version: int) -> None:
        super().__init__(f"version {version} of game {game_id} is not the next one")
        self.game_id = game_id
        self.version = version


class RepeatedActionError(StorageError):
    """The action is in the log already, as `entry`: nothing of this write is stored."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"the action is version {entry.version} of game {entry.game_id} already")
        self.entry = entry


class StorageBusyError(StorageError):
    """Too many writes wait already: nothing of this one is stored, and it may be tried again."""


class StorageUnavailableError(StorageError):
    """The database cannot be reached, is locked, or its disk is full.

    Where a write raises this, nobody knows whether it is stored: the connection may have been lost
    before the commit or after it. Load the log again and look.
    """


class UnreadableLogError(StorageError):
    """A stored game that can't be read; it costs that one game only, and nothing overwrites it."""

    def __init__(self, game_id: str, version: int, field: str, cause: str) -> None:
        super().__init__(f"game {game_id}, version {version}, {field}: {cause}")
        self.game_id = game_id
        self.version = version
        self.field = field
        self.cause = cause
