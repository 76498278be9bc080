"""Administrative queries and changes.

A server may be running: it learns of changes through the house rules, or when a game is gone.
"""

import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from sqlalchemy import Connection, delete, func, select, update

from fourfold.games import GAMES as GAMES_BY_NAME
from fourfold.server.storage.address import parse_address
from fourfold.server.storage.database import UNREACHABLE, Database
from fourfold.server.storage.error import StorageError, UnreadableLogError
from fourfold.server.storage.guest import Guest
from fourfold.server.storage.house_rules import HouseRules
from fourfold.server.storage.listing import STATUSES, Listing, Status
from fourfold.server.storage.migration import check_revision
from fourfold.server.storage.pack import PACKED, Values, pack, unpack
from fourfold.server.storage.row import read_listings
from fourfold.server.storage.sql_table import EVENTS, GAMES, GUESTS, PROCESSES, SEATS
from fourfold.server.storage.statement import (
    ENTRY,
    SELECT_RULES,
    UPDATE_ENTRY,
    Filter,
    Statements,
    select_listings,
    select_listings_of,
)


@dataclass(frozen=True, slots=True)
class Beat:
    """A server process and its last heartbeat."""

    process: str
    at: datetime


class Register:
    """Administrative access to the guests and games in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._statements = Statements(database.dialect)

    async def games(
        self, *, status: Status | None = None, guest: str | None = None, limit: int
    ) -> list[Listing]:
        """Return games, including private ones, latest first."""
        wanted = Filter(
            statuses=STATUSES if status is None else (status,),
            games=tuple(GAMES_BY_NAME),
            privacies=(False, True),
            rules=None,
            before=None,
            limit=limit,
        )
        statement = select_listings(wanted) if guest is None else select_listings_of(guest, wanted)
        return list(read_listings(await self._database.read(statement)))

    async def people(self, *, since: datetime | None = None, limit: int) -> list[Guest]:
        """Return guests, most recently seen first; `since` leaves out those not seen since then."""
        statement = select(GUESTS).order_by(GUESTS.c.seen_at.desc(), GUESTS.c.id).limit(limit)
        if since is not None:
            statement = statement.where(GUESTS.c.seen_at >= since)
        return [Guest(**row._mapping) for row in await self._database.read(statement)]

    async def beats(self, since: datetime) -> list[Beat]:
        """Return the processes with a heartbeat since then."""
        statement = select(PROCESSES.c.process, PROCESSES.c.at).where(PROCESSES.c.at >= since)
        rows = await self._database.read(statement.order_by(PROCESSES.c.process))
        return [Beat(row.process, row.at) for row in rows]

    async def delete_game(self, game_id: str) -> bool:
        """Delete a game with its whole log; return whether there was one."""

        def delete_rows(connection: Connection) -> bool:
            # Log first, so that a process writing to the game fails on its next version.
            gone = connection.execute(delete(EVENTS).where(EVENTS.c.game_id == game_id))
            listed = connection.execute(delete(GAMES).where(GAMES.c.id == game_id))
            return bool(gone.rowcount or listed.rowcount)

        return await self._database.transact(delete_rows)

    async def rename(self, guest_id: str, name: str) -> int:
        """Rename a guest wherever the name is stored; return the number of seats changed.

        Names are stored with guests, seats and logs.
        """

        def rename(connection: Connection) -> int:
            known = update(GUESTS).where(GUESTS.c.id == guest_id).values(name=name)
            connection.execute(known)
            return _rename_seats(connection, guest_id, name)

        return await self._database.transact(rename)

    async def forget(self, guest_id: str, name: str) -> int:
        """Delete a guest and anonymise their seats; return the number of seats."""

        def forget(connection: Connection) -> int:
            connection.execute(delete(GUESTS).where(GUESTS.c.id == guest_id))
            return _rename_seats(connection, guest_id, name)

        return await self._database.transact(forget)

    async def knows(self, guest_id: str) -> bool:
        """Return whether the guest exists, or was deleted but still has a seat."""
        known = select(func.count()).select_from(GUESTS).where(GUESTS.c.id == guest_id)
        seated = select(func.count()).select_from(SEATS).where(SEATS.c.guest_id == guest_id)
        [[guests]] = await self._database.read(known)
        [[seats]] = await self._database.read(seated)
        return bool(guests or seats)

    async def renew(self, key: str) -> None:
        """Revoke a key by counting a renewal; processes notice within seconds."""
        row = {"key": key, "count": 1, "at": datetime.now(UTC)}
        await self._database.transact(
            lambda connection: connection.execute(self._statements.renew, row)
        )

    async def house_rules(self) -> HouseRules:
        """Return the current blocks and announcement."""
        rows = await self._database.read(SELECT_RULES)
        return HouseRules.decode(rows[0].value) if rows else HouseRules()

    async def change_house_rules(self, change: Callable[[HouseRules], HouseRules]) -> HouseRules:
        """Change the house rules for all processes; return the new ones.

        Atomic: concurrent changes wait. If `change` raises, nothing changes.
        """

        def change_row(connection: Connection) -> HouseRules:
            # Only an existing row can be locked.
            row = {"name": "house_rules", "value": HouseRules().encode()}
            connection.execute(self._statements.add_setting, row)
            stored = connection.execute(SELECT_RULES.with_for_update())
            rules = change(HouseRules.decode(stored.scalar_one()))
            row["value"] = rules.encode()
            connection.execute(self._statements.put_setting, row)
            return rules

        return await self._database.transact(change_row)

    async def note(self, act: str) -> None:
        """Make all processes log an administrator's act, which names no player and no address."""
        await self.change_house_rules(lambda rules: rules.note(act, datetime.now(UTC)))

    async def announce_renaming(self) -> None:
        """Make all processes reload their games."""
        await self.change_house_rules(lambda rules: replace(rules, renamings=rules.renamings + 1))


def _rename_seats(connection: Connection, guest_id: str, name: str) -> int:
    seated = update(SEATS).where(SEATS.c.guest_id == guest_id).values(name=name)
    connection.execute(seated)
    # Guest ids are random and contain no quotes, so searching for the quoted id matches few rows.
    asked = select(*ENTRY).where(
        EVENTS.c.kind.in_(("joined", PACKED)),
        EVENTS.c.body.contains(json.dumps(guest_id), autoescape=True),
    )
    changed = 0
    for row in connection.execute(asked).all():
        try:
            entries = list(unpack([row._asdict()]))
        except UnreadableLogError:
            # The name in it can't be read either.
            continue
        count = sum(_rename_in(entry, guest_id, name) for entry in entries)
        values = {"body": entries[0]["body"]} if row.pack is None else pack(entries)
        if count and values is not None:
            place = {"of_game": row.game_id, "last": row.version}
            connection.execute(UPDATE_ENTRY, values | place)
            changed += count
    return changed


def _rename_in(entry: Values, guest_id: str, name: str) -> bool:
    """Change the name if this entry seated the guest; return whether it did."""
    body = json.loads(entry["body"]) if entry["kind"] == "joined" else {}
    if body.get("guest") != guest_id:
        return False
    entry["body"] = json.dumps(body | {"name": name}, separators=(",", ":"))
    return True


@asynccontextmanager
async def open_register(url: str) -> AsyncIterator[Register]:
    """Open a database until the block ends; raise `StorageError` if it can't be opened.

    Tables are not migrated: they must be at this program's revision.
    """
    database = Database(parse_address(url))
    try:
        await database.check_file()
        await database.reader.use(check_revision)
        yield Register(database)
    except UNREACHABLE as error:
        raise StorageError(database.explain(error)) from None
    finally:
        await database.close()
