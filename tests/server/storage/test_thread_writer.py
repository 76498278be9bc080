"""SQLite's writing connection: whole transactions or nothing, on a connection that is kept."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from fourfold.server.storage.address import parse_address
from fourfold.server.storage.database import Database

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "numbers.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = wal")
        connection.execute("CREATE TABLE numbers (number INTEGER UNIQUE)")
    return path


@pytest.fixture
async def database(path: Path, anyio_backend: str) -> AsyncIterator[Database]:
    assert anyio_backend == "asyncio"
    database = Database(parse_address(str(path)))
    yield database
    await database.close()


def read_numbers(path: Path) -> list[int]:
    """Return what another connection sees: only committed rows."""
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM numbers")]


def add(connection: Connection, *numbers: int) -> None:
    """Add rows, alternately through SQLAlchemy and through the driver."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    for number in numbers:
        if number % 2:
            connection.execute(text("INSERT INTO numbers VALUES (:number)"), {"number": number})
        else:
            driver.execute("INSERT INTO numbers VALUES (?)", (number,))


async def test_every_statement_of_a_transaction_is_committed_with_it(
    database: Database, path: Path
) -> None:
    seen = []

    def work(connection: Connection) -> str:
        add(connection, 1, 2, 3)
        seen.extend(read_numbers(path))
        return "done"

    assert await database.transact(work) == "done"
    assert seen == []
    await database.transact(lambda connection: add(connection, 4))
    assert read_numbers(path) == [1, 2, 3, 4]


@pytest.mark.parametrize("number", [1, 2], ids=["SQLAlchemy", "the driver"])
async def test_a_transaction_that_fails_leaves_nothing_and_blocks_nothing(
    database: Database, path: Path, number: int
) -> None:
    await database.transact(lambda connection: add(connection, number))
    with pytest.raises(Exception, match="UNIQUE"):
        await database.transact(lambda connection: add(connection, 3, 4, number))
    assert read_numbers(path) == [number]
    await database.transact(lambda connection: add(connection, 5))
    assert read_numbers(path) == [number, 5]


async def test_a_disposed_writer_reconnects(database: Database, path: Path) -> None:
    await database.transact(lambda connection: add(connection, 1))
    await database.writer.dispose()
    await database.transact(lambda connection: add(connection, 2))
    assert read_numbers(path) == [1, 2]
