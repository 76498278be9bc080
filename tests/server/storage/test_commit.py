"""What a commit stores and refuses, and what others in the same batch see of that."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta, timezone
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from fourfold.server.storage import (
    RepeatedActionError,
    SeatHolder,
    Storage,
    StorageBusyError,
    StorageUnavailableError,
    VersionConflictError,
    Write,
)
from fourfold.server.storage import committer as committer_module
from fourfold.server.storage.committer import MAX_WRITES_PER_TRANSACTION
from fourfold.server.storage.database import PRAGMAS
from tests.server.storage.sample import SEATS, START, make_entry, make_listing, make_write
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio


async def test_entries_come_back_as_they_went_in(storage: Storage) -> None:
    body: dict[str, Any] = {
        "text": 'žluťoučký 🙂 " \\ \n \0 \ud800',
        "numbers": [0, -1, 2**70, 0.1],
        "nothing": None,
        "yes": True,
        "nested": {"": [{}]},
    }
    zone = timezone(timedelta(hours=5, minutes=30))
    first = make_entry("a", 1, "x", body=body, at=START.astimezone(zone), clock_ms=2**50, schema=7)
    second = make_entry("a", 2, kind="ended", body={})
    await storage.commit(Write((first, second), make_listing("a", 2)))
    assert await storage.entries("a") == [first, second]
    [found] = await storage.entries("a", after=1)
    assert found == second
    assert found.at.utcoffset() == timedelta(0)
    assert await storage.entries("a", after=2) == []
    assert await storage.entries("b") == []


async def test_a_listing_comes_back_as_it_was_last_written(storage: Storage) -> None:
    await storage.commit(make_write("a", 1))
    listing = make_listing(
        "a",
        2,
        status="over",
        is_private=True,
        opened_by=None,
        seats=(SeatHolder(1, "bob", None, "Bob"), SeatHolder(2), SeatHolder(3, None, "easy", "E")),
        people=2,
        winner=1,
        reason="line",
        due_ms=2**40,
    )
    await storage.commit(Write((make_entry("a", 2),), listing))
    assert await storage.listing("a") == listing
    assert await storage.listing("b") is None


async def test_every_change_of_a_listing_is_stored(
    storage: Storage,
) -> None:
    # Values that most moves don't change are written only when they do.
    changes: list[dict[str, Any]] = [
        {},
        {"position_key": "one", "due_ms": 5},
        {"position_key": "two", "due_ms": None},
        {"updated_at": START + timedelta(hours=1), "position_key": "three"},
        {"people": 2, "opened_by": "bob"},
        {"rules": "CSHT+", "is_private": True},
        {"status": "over", "winner": 2, "reason": "line", "position_key": None},
    ]
    listing = make_listing("a", 1, updated_at=START)
    for version, change in enumerate(changes, 1):
        listing = replace(listing, version=version, **change)
        await storage.commit(Write((make_entry("a", version),), listing))
        assert await storage.listing("a") == listing, change


async def test_a_listing_that_another_process_has_changed_is_written_again(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    await storage.commit(make_write("a", 1, people=1, updated_at=START))
    await other.commit(make_write("a", 2, people=2, updated_at=START))
    await storage.commit(make_write("a", 3, people=1, updated_at=START))
    listing = await storage.listing("a")
    assert listing is not None
    assert listing.people == 1
    await other.close()


async def test_a_game_may_have_no_seats(storage: Storage) -> None:
    await storage.commit(make_write("a", 1))
    await storage.commit(make_write("a", 2, seats=()))
    listing = await storage.listing("a")
    assert listing is not None
    assert listing.seats == ()


async def test_a_version_that_is_taken_is_a_conflict_and_stores_nothing(storage: Storage) -> None:
    await storage.commit(make_write("a", 1, "x"))
    await storage.commit(make_write("a", 2, "y"))
    with pytest.raises(VersionConflictError) as caught:
        await storage.commit(make_write("a", 2, "z", count=2, reason="lost"))
    assert (caught.value.game_id, caught.value.version) == ("a", 2)
    assert [entry.action_id for entry in await storage.entries("a")] == ["x", "y"]
    listing = await storage.listing("a")
    assert listing is not None
    assert listing.reason is None


@pytest.mark.parametrize("version", [1, 2, 3])
async def test_an_action_in_the_log_is_found_with_its_entry(storage: Storage, version: int) -> None:
    await storage.commit(make_write("a", 1, "x"))
    await storage.commit(make_write("a", 2, "y"))
    with pytest.raises(RepeatedActionError) as caught:
        await storage.commit(make_write("a", version, "x"))
    assert caught.value.entry == make_entry("a", 1, "x")
    assert len(await storage.entries("a")) == 2


async def test_the_same_action_id_from_another_actor_or_game_is_another_action(
    storage: Storage,
) -> None:
    await storage.commit(make_write("a", 1, "x"))
    other = make_entry("a", 2, "x", actor="guest:bob")
    await storage.commit(Write((other,), make_listing("a", 2)))
    await storage.commit(make_write("b", 1, "x"))
    assert await storage.entries("a") == [make_entry("a", 1, "x"), other]
    assert await storage.entries("b") == [make_entry("b", 1, "x")]
    with pytest.raises(RepeatedActionError) as caught:
        await storage.commit(
            Write((make_entry("a", 3, "x", actor="guest:bob"),), make_listing("a", 3))
        )
    assert caught.value.entry == other


async def test_pending_writes_are_committed_together(storage: Storage) -> None:
    await storage.commit(make_write("first", 1))
    writes = [
        make_write(f"{number}", 1, "x", count=2) for number in range(2 * MAX_WRITES_PER_TRANSACTION)
    ]
    before = storage.counts.commits
    await asyncio.gather(*(storage.commit(write) for write in writes))
    assert storage.counts.commits - before == 2
    assert storage.counts.sizes[MAX_WRITES_PER_TRANSACTION] == 2
    assert storage.counts.writes == 1 + 2 * MAX_WRITES_PER_TRANSACTION
    assert storage.counts.entries == 1 + 4 * MAX_WRITES_PER_TRANSACTION
    for number in (0, MAX_WRITES_PER_TRANSACTION, 2 * MAX_WRITES_PER_TRANSACTION - 1):
        assert len(await storage.entries(str(number))) == 2


async def test_after_a_batch_of_writes_the_next_transaction_waits_for_more(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committer_module, "GATHER_SECONDS", 0.5)
    await asyncio.gather(*(storage.commit(make_write(game, 1)) for game in "ab"))
    early = asyncio.ensure_future(storage.commit(make_write("c", 1)))
    for _ in range(10):
        await asyncio.sleep(0)
    await asyncio.gather(early, storage.commit(make_write("d", 1)))
    assert storage.counts.sizes == {2: 2}


async def test_writes_that_come_one_by_one_do_not_wait_for_others(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committer_module, "GATHER_SECONDS", 86_400.0)
    for game in "abc":
        await storage.commit(make_write(game, 1))
    assert storage.counts.sizes == {1: 3}


async def test_a_conflict_affects_only_its_own_write(storage: Storage) -> None:
    await storage.commit(make_write("taken", 1, "x"))
    writes = [make_write(f"{number}", 1, "x") for number in range(20)]
    writes[3:3] = [make_write("taken", 1, "y")]
    writes[11:11] = [make_write("taken", 2, "x")]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert isinstance(results[3], VersionConflictError)
    # This one came after a refused write of the same game.
    assert isinstance(results[11], VersionConflictError)
    assert [r for r in results if r is not None] == [results[3], results[11]]
    assert await storage.versions([str(n) for n in range(20)]) == dict.fromkeys(
        map(str, range(20)), 1
    )
    assert storage.counts.refused == 2
    assert len(await storage.entries("taken")) == 1


async def test_several_writes_of_one_game_go_into_one_batch(storage: Storage) -> None:
    await storage.commit(make_write("a", 1))
    writes = [make_write("a", 2, "x"), make_write("b", 1), make_write("a", 3, "y", seats=SEATS[:1])]
    before = storage.counts.commits
    await asyncio.gather(*map(storage.commit, writes))
    assert storage.counts.commits == before + 1
    assert [entry.version for entry in await storage.entries("a")] == [1, 2, 3]
    assert await storage.listing("a") == writes[2].listing


async def test_writes_after_a_refused_one_are_refused_and_leave_no_gap(
    storage: Storage,
) -> None:
    await storage.commit(make_write("a", 1, "x"))
    writes = [make_write("a", 2, "x"), make_write("a", 3, "y"), make_write("b", 1, "x")]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert [type(result) for result in results] == [
        RepeatedActionError,
        VersionConflictError,
        type(None),
    ]
    assert len(await storage.entries("a")) == 1


async def test_a_write_that_would_leave_a_gap_is_refused(
    storage: Storage, database_url: str
) -> None:
    with pytest.raises(VersionConflictError):
        await storage.commit(make_write("a", 2))
    await storage.commit(make_write("a", 1))
    with pytest.raises(VersionConflictError):
        await storage.commit(make_write("a", 3))
    writes = [make_write("b", 1), make_write("b", 3), make_write("a", 2), make_write("b", 2)]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    # The last one comes after a refused write of its game.
    assert [result is None for result in results] == [True, False, True, False]
    other = await Storage.open(database_url)
    with pytest.raises(VersionConflictError):
        await other.commit(make_write("a", 4))
    await other.commit(make_write("a", 3))
    with pytest.raises(VersionConflictError):
        await storage.commit(make_write("a", 5))
    assert await storage.versions("ab") == {"a": 3, "b": 1}
    await other.close()


async def test_only_one_of_two_processes_writes_a_version_and_the_other_gets_a_conflict(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    games = [f"{number}" for number in range(30)]
    mine = [make_write(game, 1, "mine") for game in games]
    # In another order: the databases must not deadlock.
    theirs = [make_write(game, 1, "theirs") for game in reversed(games)]
    results = await asyncio.gather(
        *map(storage.commit, mine), *map(other.commit, theirs), return_exceptions=True
    )
    assert {type(result) for result in results} == {type(None), VersionConflictError}
    won = dict(zip(games, results[:30], strict=True))
    lost = dict(zip(reversed(games), results[30:], strict=True))
    for game in games:
        [entry] = await storage.entries(game)
        assert entry.action_id == ("mine" if won[game] is None else "theirs")
        assert (won[game] is None) != (lost[game] is None)
    await other.close()


async def test_seats_that_another_process_has_changed_are_written_again(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    await storage.commit(make_write("a", 1, seats=SEATS))
    await other.commit(make_write("a", 2, seats=()))
    await storage.commit(make_write("a", 3, seats=SEATS))
    listing = await storage.listing("a")
    assert listing is not None
    assert listing.seats == SEATS
    await other.close()


async def test_a_full_queue_refuses_and_stores_nothing(database_url: str) -> None:
    storage = await Storage.open(database_url, queue_size=3)
    writes = [make_write(f"{number}", 1) for number in range(5)]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None)] * 3 + [StorageBusyError] * 2
    assert set(await storage.versions(list("01234"))) == set("012")
    await storage.commit(writes[4])
    await storage.close()


async def test_a_cancelled_caller_does_not_break_a_batch(storage: Storage) -> None:
    tasks = [asyncio.create_task(storage.commit(make_write(f"{n}", 1))) for n in range(10)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError, type(None)] * 5
    # What was queued is still stored; the next commit comes after it.
    await storage.commit(make_write("last", 1))
    assert len(await storage.versions([f"{n}" for n in range(10)])) == 10


async def test_queued_writes_are_committed_before_the_storage_closes(database_url: str) -> None:
    storage = await Storage.open(database_url)
    tasks = [asyncio.create_task(storage.commit(make_write(f"{n}", 1))) for n in range(600)]
    await asyncio.sleep(0)
    await storage.close()
    assert all(task.done() and task.exception() is None for task in tasks)
    with pytest.raises(StorageUnavailableError, match="closed"):
        await storage.commit(make_write("late", 1))
    await storage.close()
    again = await Storage.open(database_url)
    assert len(await again.versions([f"{n}" for n in range(600)] + ["late"])) == 600
    await again.close()


async def test_a_commit_that_fails_midway_stores_nothing_and_the_storage_recovers(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await storage.commit(make_write("a", 1))
    row_writer = storage._committer._row_writer

    def fail(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(row_writer._put_listings, "execute", fail)
    results = await asyncio.gather(
        storage.commit(make_write("a", 2)),
        storage.commit(make_write("b", 1)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] != [type(None)] * 2
    monkeypatch.undo()
    assert await storage.versions(["a", "b"]) == {"a": 1}
    assert len(await storage.entries("a")) == 1
    await storage.commit(make_write("a", 2))


async def test_an_internal_error_leaves_nobody_waiting_and_the_storage_working(
    storage: Storage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage._committer, "_row_writer", None)
    monkeypatch.setattr(storage._database, "explain", None)
    results = await asyncio.gather(
        storage.commit(make_write("a", 1)), storage.see_guest("g"), return_exceptions=True
    )
    assert [type(result) for result in results] == [StorageUnavailableError] * 2
    assert "Traceback" in caplog.text
    monkeypatch.undo()
    await storage.commit(make_write("a", 1))


async def test_a_value_that_no_database_can_store_fails_only_its_own_write(
    storage: Storage,
) -> None:
    writes = [make_write(f"{number}", 1) for number in range(6)]
    writes[1] = make_write("1", 1, reason="a\0b")
    writes[2] = make_write("2", 1, seats=(SeatHolder(1, None, None, "\ud800"),))
    writes[3] = make_write("3", 1, updated_at=START.replace(tzinfo=None))
    writes[4] = make_write("4", 1, people=2**40)
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert [isinstance(result, ValueError) for result in results] == [0, 1, 1, 1, 1, 0]
    assert await storage.versions([f"{n}" for n in range(6)]) == {"0": 1, "5": 1}
    with pytest.raises(ValueError, match="JSON"):
        await storage.commit(
            Write((make_entry("7", 1, body={"x": float("nan")}),), make_listing("7", 1))
        )
    with pytest.raises(TypeError):
        await storage.commit(Write((make_entry("7", 1, body={"x": {1}}),), make_listing("7", 1)))


async def test_a_wrong_type_fails_only_its_own_write(storage: Storage) -> None:
    writes = [make_write("a", 1), make_write("b", 1, created_at="today"), make_write("c", 1)]
    results = await asyncio.gather(*map(storage.commit, writes), return_exceptions=True)
    assert [result is None for result in results] == [True, False, True]
    assert set(await storage.versions(["a", "b", "c"])) == {"a", "c"}


async def limit_pages(storage: Storage, pages: int) -> None:
    sql = f"PRAGMA max_page_count = {pages}"
    await storage._database.transact(lambda connection: connection.exec_driver_sql(sql))


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_full_disk_refuses_writes_until_there_is_space(
    storage: Storage,
) -> None:
    await storage.commit(make_write("a", 1))
    # SQLite behaves as with a full disk: the same error, at the same place.
    await limit_pages(storage, 1)
    large = Write((make_entry("a", 2, body={"x": "x" * 100_000}),), make_listing("a", 2))
    with pytest.raises(StorageUnavailableError, match="full"):
        await storage.commit(large)
    assert len(await storage.entries("a")) == 1
    await limit_pages(storage, 1_000_000)
    await storage.commit(large)
    assert len(await storage.entries("a")) == 2


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_a_locked_file_refuses_writes_until_it_is_unlocked(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PRAGMAS, "busy_timeout", 10)
    storage = await Storage.open(database_url)
    path = database_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageUnavailableError, match="locked"):
            await storage.commit(make_write("a", 1))
        other.execute("ROLLBACK")
    await storage.commit(make_write("a", 1))
    await storage.close()


@pytest.mark.parametrize("new_url", ["postgresql"], indirect=True)
async def test_a_deadlock_resolved_by_the_database_loses_no_write(
    database_url: str, postgresql: PostgreSQL
) -> None:
    insert = "INSERT INTO events VALUES ($1, 1, '', '{}', NULL, NULL, 1, now(), '', 1)"
    other = await asyncpg.connect(database_url)
    # PostgreSQL checks for a deadlock once, after this time. The storage's connection must be the
    # one that finds it, so it must not check before the other waits too.
    name = await other.fetchval("SELECT current_database()")
    await other.execute(f"ALTER DATABASE {name} SET deadlock_timeout = '2s'")
    storage = await Storage.open(database_url)
    await other.execute("SET deadlock_timeout = '1h'")
    transaction = other.transaction()
    await transaction.start()
    await other.execute(insert, "b")
    commits = asyncio.gather(*(storage.commit(make_write(game, 1)) for game in "ab"))
    # The storage has written a, and waits for b …
    while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        await asyncio.sleep(0.01)
    # … while the other waits for a.
    await other.execute(insert, "a")
    await transaction.rollback()
    await commits
    assert await storage.versions(["a", "b"]) == {"a": 1, "b": 1}
    assert "deadlock detected" in (postgresql.folder / "log").read_text("utf-8")
    await storage.close()
    await other.execute(f"ALTER DATABASE {name} RESET deadlock_timeout")
    await other.close()


def test_a_write_covers_one_game_without_gaps() -> None:
    first, second = make_entry("a", 1), make_entry("a", 2)
    for entries in (
        (),
        (first, make_entry("a", 3)),
        (second, first),
        (first, make_entry("b", 2)),
        (make_entry("a", 0), first),
        (replace(first, action_id="x", actor=None), second),
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            Write(entries, make_listing("a", entries[-1].version if entries else 1))
    with pytest.raises(ValueError, match="listing"):
        Write((first, second), make_listing("a", 1))
    with pytest.raises(ValueError, match="listing"):
        Write((first,), make_listing("b", 1))
