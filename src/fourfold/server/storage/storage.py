"""Storage of logs, listings, guests, and state shared between processes."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from datetime import UTC, datetime
from pathlib import Path

from fourfold.games import GAMES
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.committer import Committer
from fourfold.server.storage.counts import CommitCounts
from fourfold.server.storage.database import UNREACHABLE, Database
from fourfold.server.storage.error import (
    StorageError,
    StorageUnavailableError,
    UnreadableLogError,
)
from fourfold.server.storage.guest import Guest
from fourfold.server.storage.house_rules import HouseRules
from fourfold.server.storage.integrity import (
    MAX_BYTES_AT_START,
    check_file,
    check_tables,
    find_lax_settings,
    find_secret,
)
from fourfold.server.storage.listing import STATUSES, Cursor, Listing, Status
from fourfold.server.storage.log_entry import LogEntry
from fourfold.server.storage.migration import migrate
from fourfold.server.storage.refusal import StoredRefusal
from fourfold.server.storage.row import read_listings, read_log
from fourfold.server.storage.row_writer import RowChange
from fourfold.server.storage.statement import (
    COUNT_ROOMS,
    PRUNE_REFUSALS,
    PUT_OFF,
    RENAME_GUEST,
    SEE_GUEST,
    SELECT_BEAT,
    SELECT_DUE,
    SELECT_ENTRIES,
    SELECT_GUEST,
    SELECT_GUESTS_WITHOUT_GAME,
    SELECT_LATEST_RENEWAL,
    SELECT_LISTING,
    SELECT_REFUSALS,
    SELECT_RENEWALS,
    SELECT_RENEWED,
    SELECT_RULES,
    SELECT_SETTING,
    Change,
    Filter,
    Statements,
    select_listings,
    select_listings_of,
)
from fourfold.server.storage.survey import Survey, take_survey
from fourfold.server.storage.write import Write, check_row, make_rows

MAX_QUEUED_WRITES = 4096
"""Default `queue_size`; further writes raise `StorageBusyError`."""


def read_wall_clock() -> datetime:
    """Return the current time."""
    return datetime.now(UTC)


class Storage:
    """Stores game logs and related data on SQLite or PostgreSQL.

    Reads raise `StorageUnavailableError` while the database can't be reached; it reconnects
    automatically. Use it from one event loop.
    """

    def __init__(
        self,
        database: Database,
        queue_size: int = MAX_QUEUED_WRITES,
        now: Callable[[], datetime] = read_wall_clock,
    ) -> None:
        self._database = database
        self._now = now
        self._statements = Statements(database.dialect)
        self._committer = Committer(database, self._statements, queue_size)
        self.survey: Survey | None = None
        """The latest result of `take_survey`."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        queue_size: int = MAX_QUEUED_WRITES,
        now: Callable[[], datetime] = read_wall_clock,
        is_replaced: bool = False,
    ) -> "Storage":
        """Open a database, creating or migrating its tables.

        Several processes may do so concurrently. Raise `StorageError` if it can't be opened.
        `is_replaced` skips the check for lost rows, for a database whose contents are about to be
        replaced. `now` is the clock for when guests were seen; deletion by age must use it too.
        """
        database = Database(parse_address(url))
        try:
            await _prepare(database, is_replaced=is_replaced)
        except BaseException:
            await database.close()
            raise
        return cls(database, queue_size, now)

    @property
    def address(self) -> str:
        """The database's address, without user and password."""
        return str(self._database.address)

    @property
    def counts(self) -> CommitCounts:
        """Commit counters since the storage was opened."""
        return self._committer.counts

    @property
    def waiting(self) -> int:
        """Writes waiting to be committed."""
        return self._committer.waiting

    @property
    def can_store_games(self) -> bool:
        """Whether the latest write of a game worked, or did so when `retry_failed` repeated it."""
        return self._committer.failed is None

    async def retry_failed(self) -> None:
        """Repeat the latest write of a game if it failed, and roll it back."""
        await self._committer.retry_failed()

    async def commit(self, write: Write) -> None:
        """Store one step of a game atomically; return once it is durable.

        Pending writes are committed together. Raise `VersionConflictError` or
        `RepeatedActionError` if the log has moved on, and `StorageBusyError` if the queue is full:
        then nothing is stored. After `StorageUnavailableError` the outcome is unknown: reload the
        log. If the caller is cancelled, its write stays queued and is still stored. Raise
        `ValueError` or `TypeError` for values that a database can't hold.
        """
        await self._committer.commit(make_rows(write))

    async def entries(self, game_id: str, after: int = 0) -> list[LogEntry]:
        """Return a game's log after a version; empty if the game does not exist.

        Raise `UnreadableLogError` if it has a gap or an unreadable entry.
        """
        asked = {"game": game_id, "after": after}
        try:
            rows = await self._database.read(SELECT_ENTRIES, asked)
        except StorageUnavailableError:
            # Either the database is unavailable, or this one log is damaged.
            await self.ping()
            try:
                rows = await self._database.read(SELECT_ENTRIES, asked)
            except StorageUnavailableError as error:
                raise UnreadableLogError(game_id, after + 1, "log", str(error)) from None
        return read_log(game_id, after, rows)

    async def keep_refusal(
        self, game_id: str, actor: str, action_id: str, code: str, detail: str
    ) -> None:
        """Store an action's refusal; return once it is durable.

        If the action was refused before, the first refusal stays. Each game keeps the latest
        `MAX_REFUSALS_PER_GAME`.
        """
        row = {"game_id": game_id, "actor": actor, "action_id": action_id}
        row |= {"code": code, "detail": detail}
        await asyncio.gather(
            self._change(self._statements.add_refusal, game_id, row | {"at": self._now()}),
            self._change(PRUNE_REFUSALS, game_id, {"of_game": game_id}),
        )

    async def refusals(self, game_id: str) -> list[StoredRefusal]:
        """Return a game's stored refusals, latest first."""
        rows = await self._database.read(SELECT_REFUSALS, {"game": game_id})
        return [StoredRefusal(**row._mapping) for row in rows]

    async def listing(self, game_id: str) -> Listing | None:
        """Return a game's listing; None if the game does not exist."""
        rows = await self._database.read(SELECT_LISTING, {"game": game_id})
        return next(read_listings(rows), None)

    async def listings(
        self,
        *,
        status: Status | None = None,
        game: str | None = None,
        rules: str | None = None,
        guest: str | None = None,
        is_private: bool | None = None,
        before: Cursor | None = None,
        limit: int,
    ) -> list[Listing]:
        """Return a page of games, latest first; only of registered games.

        Each argument is a filter; `guest` selects the games where that guest has a seat. For the
        next page, pass the last game's cursor as `before`.
        """
        check_row({"game": game, "rules": rules, "guest": guest})
        wanted = Filter(
            statuses=STATUSES if status is None else (status,),
            games=tuple(GAMES) if game is None else (game,),
            privacies=(False, True) if is_private is None else (is_private,),
            rules=rules,
            before=before,
            limit=limit,
        )
        statement = select_listings(wanted) if guest is None else select_listings_of(guest, wanted)
        return list(read_listings(await self._database.read(statement)))

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """Return the latest version of each of these games, if it exists."""
        asked = {"texts": self._statements.texts(ids)}
        rows = await self._database.read(self._statements.select_versions, asked)
        return {row.id: row.version for row in rows}

    async def due(self, now_ms: int, limit: int) -> list[str]:
        """Return the games due by the service clock, longest overdue first."""
        rows = await self._database.read(SELECT_DUE, {"now_ms": now_ms, "limit": limit})
        return [row.id for row in rows]

    async def put_off(self, game_id: str, now_ms: int, until_ms: int | None) -> None:
        """Postpone or clear a game's due time, unless it has changed since."""
        row = {"of_game": game_id, "now_ms": now_ms, "until_ms": until_ms}
        await self._change(PUT_OFF, game_id, row)

    async def find_positions(self, position_keys: Collection[str]) -> set[str]:
        """Return the keys that match positions in running games between people."""
        asked = {"texts": self._statements.texts(position_keys)}
        rows = await self._database.read(self._statements.find_positions, asked)
        return {row.position_key for row in rows}

    async def count_rooms(self, guest_id: str) -> int:
        """Return the number of waiting or running games that a guest opened."""
        [row] = await self._database.read(COUNT_ROOMS, {"guest": guest_id})
        return int(row[0])

    async def add_guest(self, guest_id: str, name: str) -> None:
        """Store a guest, unless they already exist."""
        now = self._now()
        row = {"id": guest_id, "name": name, "created_at": now, "seen_at": now}
        await self._change(self._statements.add_guest, guest_id, row)

    async def guest(self, guest_id: str) -> Guest | None:
        """Return a guest; None if there is none."""
        rows = await self._database.read(SELECT_GUEST, {"guest": guest_id})
        return Guest(**rows[0]._mapping) if rows else None

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Rename a guest, if they exist."""
        await self._change(RENAME_GUEST, guest_id, {"guest": guest_id, "new_name": name})

    async def see_guest(self, guest_id: str) -> None:
        """Record that a guest was seen now."""
        await self._change(SEE_GUEST, guest_id, {"guest": guest_id, "now": self._now()})

    async def renew(self, key: str) -> None:
        """Count a renewal of a key."""
        await self._change(self._statements.renew, key, {"key": key, "count": 1, "at": self._now()})

    async def renewals(self, key: str) -> int:
        """Return how often a key was renewed."""
        rows = await self._database.read(SELECT_RENEWALS, {"of_key": key})
        return int(rows[0][0]) if rows else 0

    async def latest_renewal(self) -> datetime | None:
        """Return when a key was last renewed; None if none ever was."""
        [row] = await self._database.read(SELECT_LATEST_RENEWAL)
        at: datetime | None = row[0]
        return at

    async def renewed(self, since: datetime, limit: int) -> list[tuple[str, int, datetime]]:
        """Return keys renewed since a time, with their renewal count and last renewal.

        Earliest renewals come first.
        """
        rows = await self._database.read(SELECT_RENEWED, {"since": since, "limit": limit})
        return [tuple(row) for row in rows]

    async def prune_guests(self, before: datetime, limit: int) -> int:
        """Delete guests without games not seen since `before`; return the number found."""
        rows = await self._database.read(
            SELECT_GUESTS_WITHOUT_GAME, {"before": before, "limit": limit}
        )
        if rows:
            texts = self._statements.texts(row.id for row in rows)
            await self._change(
                self._statements.delete_guests, "prune", {"texts": texts, "before": before}
            )
        return len(rows)

    async def delete_finished(
        self, before: datetime, limit: int, in_use: Collection[str] = ()
    ) -> int:
        """Delete games finished before then and not in use; return how many."""
        asked = {"before": before, "limit": limit, "texts": self._statements.texts(in_use)}
        rows = await self._database.read(self._statements.select_finished, asked)
        if rows:
            texts = {"texts": self._statements.texts(row.id for row in rows)}
            statements = self._statements
            await self._change(
                statements.delete_logs, "finished", texts, then=statements.delete_games
            )
        return len(rows)

    async def secret(self) -> bytes:
        """Return the server's secret: 32 random bytes, shared by all processes.

        Raise `StorageError` if the secret is lost: see `find_secret`.
        """
        secret = await find_secret(self._database)
        if secret is None:
            row = {"name": "secret", "value": secrets.token_bytes(32)}
            await self._change(self._statements.add_setting, "secret", row)
            secret = await find_secret(self._database)
        assert secret is not None, "just stored"
        return secret

    async def take_survey(self) -> Survey:
        """Count the database's contents, and keep the result in `survey`."""
        self.survey = await take_survey(self._database)
        return self.survey

    async def house_rules(self) -> HouseRules:
        """Return the blocks and the announcement set by administrators."""
        rows = await self._database.read(SELECT_RULES)
        return HouseRules.decode(rows[0].value) if rows else HouseRules()

    async def has_secret(self) -> bool:
        """Return whether a server has ever run on the database."""
        return bool(await self._database.read(SELECT_SETTING, {"setting": "secret"}))

    async def beat(self, process: str, clock_ms: int) -> None:
        """Store a process's heartbeat: the cumulative server uptime (ms) it has reached."""
        row = {"process": process, "clock_ms": clock_ms, "at": self._now()}
        await self._change(self._statements.put_beat, process, row)

    async def last_beat(self) -> int:
        """Return the cumulative server uptime (ms) at the latest heartbeat of any process."""
        [row] = await self._database.read(SELECT_BEAT)
        return int(row[0] or 0)

    async def lax_settings(self) -> list[str]:
        """Return the PostgreSQL settings that risk losing commits; empty on SQLite."""
        return await find_lax_settings(self._database)

    async def ping(self) -> None:
        """Raise `StorageUnavailableError` unless the database answers."""
        await self._database.read(SELECT_SETTING, {"setting": ""})

    async def close(self) -> None:
        """Commit the queue, then close all connections."""
        await self._committer.close()
        await self._database.close()

    async def _change(
        self, statement: Change, key: str, row: Mapping[str, object], then: Change | None = None
    ) -> None:
        check_row(row)
        await self._committer.commit(RowChange(statement, row, key, then))


async def _prepare(database: Database, *, is_replaced: bool) -> None:
    """Create or migrate the tables, and check that they can be read."""
    try:
        if database.address.path is not None:
            _make_file(database.address.path)
            await database.check_file()
            await check_file(database, MAX_BYTES_AT_START)
        await database.migrator.transact(migrate)
        await database.migrator.dispose()
        await database.read(SELECT_SETTING, {"setting": "secret"})
        if not is_replaced:
            await check_tables(database)
    except UNREACHABLE as error:
        # Before ValueError, because an untrusted certificate's error is also a ValueError.
        raise StorageError(database.explain(error)) from None
    except ValueError:
        # The message may quote part of the password.
        raise StorageError(
            "the database URL can't be read: in the password, write characters such as @ and / "
            "as %40 and %2F"
        ) from None


def _make_file(path: Path) -> None:
    """Create a file that only its owner can read: it will hold secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(0o600)
