"""Damaged logs: reported with version and field, never overwritten or extended."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from fourfold.server.storage import (
    RepeatedActionError,
    Storage,
    UnreadableLogError,
    VersionConflictError,
)
from tests.server.storage.sample import make_entry, make_write

pytestmark = pytest.mark.anyio


async def run_sql(storage: Storage, sql: str, **values: Any) -> None:
    await storage._database.transact(lambda connection: connection.execute(text(sql), values))


async def damage(storage: Storage, column: str, value: Any) -> None:
    """Write a value into version 2 of game a, as somebody with database access can."""
    await run_sql(
        storage,
        f"UPDATE events SET {column} = :value WHERE game_id = 'a' AND version = 2",
        value=value,
    )


async def find_damage(storage: Storage) -> UnreadableLogError:
    with pytest.raises(UnreadableLogError) as caught:
        await storage.entries("a")
    return caught.value


async def test_a_gap_is_reported_with_the_missing_version(storage: Storage) -> None:
    await storage.commit(make_write("a", 1, count=5))
    await run_sql(storage, "DELETE FROM events WHERE version IN (2, 3)")
    error = await find_damage(storage)
    assert (error.game_id, error.version, error.field) == ("a", 2, "version")
    assert error.cause == "missing; the next version in the log is 4"
    assert [entry.version for entry in await storage.entries("a", after=3)] == [4, 5]


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ("{", "not JSON"),
        ("", "not JSON"),
        ("[]", "not a JSON object"),
        ("null", "not a JSON object"),
        ("[" * 100_000, "not JSON"),
    ],
)
async def test_a_body_that_is_not_a_json_object_is_reported(
    storage: Storage, body: str, cause: str
) -> None:
    await storage.commit(make_write("a", 1, count=3))
    await damage(storage, "body", body)
    error = await find_damage(storage)
    assert (error.game_id, error.version, error.field) == ("a", 2, "body")
    assert error.cause.startswith(cause)


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("kind", b"moved"),
        ("body", b"{}"),
        ("rules_version", "new"),
        ("schema", 1.5),
        ("clock_ms", "never"),
        ("at", "yesterday"),
        ("at", 7),
        ("process", b"\xff"),
        ("action_id", b"x"),
    ],
)
async def test_sqlite_stores_any_type_in_a_column_and_each_is_reported(
    storage: Storage, column: str, value: Any
) -> None:
    await storage.commit(make_write("a", 1, "x", count=3))
    await damage(storage, column, value)
    error = await find_damage(storage)
    assert (error.game_id, error.version, error.field) == ("a", 2, column)


async def test_a_damaged_log_affects_only_its_game_and_stays_as_it_is(storage: Storage) -> None:
    await storage.commit(make_write("a", 1, count=2))
    await storage.commit(make_write("b", 1))
    await damage(storage, "body", "{")
    await asyncio.gather(
        storage.commit(make_write("b", 2)),
        storage.commit(make_write("c", 1)),
        storage.keep_refusal("a", "1:ann", "x", "stale", ""),
    )
    assert len(await storage.entries("b")) == 2
    with pytest.raises(VersionConflictError):
        await storage.commit(make_write("a", 2))
    assert (await find_damage(storage)).version == 2
    assert await storage.versions("abc") == {"a": 2, "b": 2, "c": 1}


async def test_an_action_with_a_damaged_entry_is_not_repeated(storage: Storage) -> None:
    await storage.commit(make_write("a", 1))
    await storage.commit(make_write("a", 2, "x"))
    await damage(storage, "body", "{")
    results = await asyncio.gather(
        storage.commit(make_write("a", 3, "x")),
        storage.commit(make_write("b", 1)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [UnreadableLogError, type(None)]
    await damage(storage, "body", "{}")
    with pytest.raises(RepeatedActionError):
        await storage.commit(make_write("a", 3, "x"))


@pytest.mark.parametrize("left", [7, 1, 0])
async def test_a_restore_under_a_running_process_leaves_no_gap(storage: Storage, left: int) -> None:
    """The process remembers writing version 11, which the restored log lacks."""
    for version in range(1, 12):
        await storage.commit(make_write("a", version, f"{version}"))
    await storage.commit(make_write("b", 1))
    await run_sql(storage, "DELETE FROM events WHERE version > :left", left=left)
    if left:
        await run_sql(storage, "UPDATE games SET version = :left WHERE id = 'a'", left=left)
    else:
        await run_sql(storage, "DELETE FROM games WHERE id = 'a'")
    with pytest.raises(VersionConflictError):
        await storage.commit(make_write("a", 12, "12"))
    writes = [make_write("a", 12, "12"), make_write("a", 13, "13"), make_write("c", 1)]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert [type(result) for result in results] == [
        VersionConflictError,
        VersionConflictError,
        type(None),
    ]
    assert [entry.version for entry in await storage.entries("a")] == list(range(1, left + 1))
    # The game continues from what is stored.
    await storage.commit(make_write("a", left + 1, "again", count=2))
    assert (await storage.entries("a"))[-1] == make_entry("a", left + 2)
