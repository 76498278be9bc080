"""What administrators ask of a database and change in it, beside what a server does.

A server may run meanwhile: it hears of a change through the house rules, or by finding a game gone.
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
    """A server process and when it last said that it lives."""

    process: str
    at: datetime


class Register:
    """The people and games of a database, for administrators."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._statements = Statements(database.dialect)

    async def games(
        self, *, status: Status | None = None, guest: str | None = None, limit: int
    ) -> list[Listing]:
        """Return games, private ones too, the latest first."""
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
        """Return guests, those first who were seen last; `since` leaves out who was not since."""
        statement = select(GUESTS).order_by(GUESTS.c.seen_at.desc(), GUESTS.c.id).limit(limit)
        if since is not None:
            statement = statement.where(GUESTS.c.seen_at >= since)
        return [Guest(**row._mapping) for row in await self._database.read(statement)]

    async def beats(self, since: datetime) -> list[Beat]:
        """Return the processes that have said since then that they live."""
        statement = select(PROCESSES.c.process, PROCESSES.c.at).where(PROCESSES.c.at >= since)
        rows = await self._database.read(statement.order_by(PROCESSES.c.process))
        return [Beat(row.process, row.at) for row in rows]

    async def delete_game(self, game_id: str) -> bool:
        """Delete a game with its whole log; return whether there was one."""

        def delete_rows(connection: Connection) -> bool:
            # The log first: a process that writes to the game just now is refused its next version.
            gone = connection.execute(delete(EVENTS).where(EVENTS.c.game_id == game_id))
            listed = connection.execute(delete(GAMES).where(GAMES.c.id == game_id))
            return bool(gone.rowcount or listed.rowcount)

        return await self._database.transact(delete_rows)

    async def rename(self, guest_id: str, name: str) -> int:
        """Change a guest's name wherever it is stored; return in how many seats that was.

        Names are in the list of guests, in the seats of listed games, and in the logs.
        """

        def rename(connection: Connection) -> int:
            known = update(GUESTS).where(GUESTS.c.id == guest_id).values(name=name)
            connection.execute(known)
            return _rename_seats(connection, guest_id, name)

        return await self._database.transact(rename)

    async def forget(self, guest_id: str, name: str) -> int:
        """Delete a guest, and put a name that says nothing in their seats; return how many."""

        def forget(connection: Connection) -> int:
            connection.execute(delete(GUESTS).where(GUESTS.c.id == guest_id))
            return _rename_seats(connection, guest_id, name)

        return await self._database.transact(forget)

    async def knows(self, guest_id: str) -> bool:
        """Return whether there is such a guest, or was one who has a seat."""
        known = select(func.count()).select_from(GUESTS).where(GUESTS.c.id == guest_id)
        seated = select(func.count()).select_from(SEATS).where(SEATS.c.guest_id == guest_id)
        [[guests]] = await self._database.read(known)
        [[seats]] = await self._database.read(seated)
        return bool(guests or seats)

    async def renew(self, key: str) -> None:
        """Make what was handed out as a key worthless; processes learn it within seconds."""
        row = {"key": key, "count": 1, "at": datetime.now(UTC)}
        await self._database.transact(
            lambda connection: connection.execute(self._statements.renew, row)
        )

    async def house_rules(self) -> HouseRules:
        """Return who is blocked and what is announced."""
        rows = await self._database.read(SELECT_RULES)
        return HouseRules.decode(rows[0].value) if rows else HouseRules()

    async def change_house_rules(self, change: Callable[[HouseRules], HouseRules]) -> HouseRules:
        """Tell all processes whom to block and what to announce; return the house rules now.

        One transaction, in which nobody else changes them. Where `change` raises, nothing changes.
        """

        def change_row(connection: Connection) -> HouseRules:
            # A row must be there to be locked.
            row = {"name": "house_rules", "value": HouseRules().encode()}
            connection.execute(self._statements.add_setting, row)
            stored = connection.execute(SELECT_RULES.with_for_update())
            rules = change(HouseRules.decode(stored.scalar_one()))
            row["value"] = rules.encode()
            connection.execute(self._statements.put_setting, row)
            return rules

        return await self._database.transact(change_row)

    async def announce_renaming(self) -> None:
        """Have all processes read their games again."""
        await self.change_house_rules(lambda rules: replace(rules, renamings=rules.renamings + 1))


def _rename_seats(connection: Connection, guest_id: str, name: str) -> int:
    seated = update(SEATS).where(SEATS.c.guest_id == guest_id).values(name=name)
    connection.execute(seated)
    # A guest's id is random text without quotes: so whoever contains it in quotes is few.
    asked = select(*ENTRY).where(
        EVENTS.c.kind.in_(("joined", PACKED)),
        EVENTS.c.body.contains(json.dumps(guest_id), autoescape=True),
    )
    changed = 0
    for row in connection.execute(asked).all():
        try:
            entries = list(unpack([row._asdict()]))
        except UnreadableLogError:
            # Nobody can read the name there either.
            continue
        count = sum(_rename_in(entry, guest_id, name) for entry in entries)
        values = {"body": entries[0]["body"]} if row.pack is None else pack(entries)
        if count and values is not None:
            place = {"of_game": row.game_id, "last": row.version}
            connection.execute(UPDATE_ENTRY, values | place)
            changed += count
    return changed


def _rename_in(entry: Values, guest_id: str, name: str) -> bool:
    """Change the name in an entry by which a guest took a seat; return whether it is one."""
    body = json.loads(entry["body"]) if entry["kind"] == "joined" else {}
    if body.get("guest") != guest_id:
        return False
    entry["body"] = json.dumps(body | {"name": name}, separators=(",", ":"))
    return True


@asynccontextmanager
async def open_register(url: str) -> AsyncIterator[Register]:
    """Open a database until the block ends; raise `StorageError` where it can't be.

    Its tables must be those of this program: they are not migrated.
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
