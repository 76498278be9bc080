"""A finished game's log is one row, and nothing else changes."""

import asyncio
import zlib
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, text

from fourfold.server.chance import Chance
from fourfold.server.storage import (
    LogEntry,
    RepeatedActionError,
    Storage,
    UnreadableLogError,
    VersionConflictError,
    Write,
)
from fourfold.server.storage.pack import COLUMNS, pack, unpack
from tests.server.storage.sample import START, make_entry, make_listing, make_write

pytestmark = pytest.mark.anyio


async def run_sql(storage: Storage, sql: str, **values: Any) -> list[tuple[Any, ...]]:
    def run(connection: Connection) -> list[tuple[Any, ...]]:
        result = connection.execute(text(sql), values)
        return [tuple(row) for row in result] if result.returns_rows else []

    return await storage._database.transact(run)


async def rows_of(storage: Storage, game: str) -> list[tuple[int, str]]:
    """Return the versions and kinds of a game's rows."""
    sql = "SELECT version, kind FROM events WHERE game_id = :game ORDER BY version"
    return [(version, kind) for version, kind in await run_sql(storage, sql, game=game)]


async def play(storage: Storage, game: str, versions: int = 5) -> list[LogEntry]:
    """Store a finished game, one action per version; return its log."""
    for version in range(1, versions):
        await storage.commit(make_write(game, version, f"{version}"))
    await storage.commit(make_write(game, versions, f"{versions}", status="over"))
    return [make_entry(game, version, f"{version}") for version in range(1, versions + 1)]


@pytest.mark.parametrize("status", ["over", "closed"])
async def test_a_finished_games_log_is_one_row(storage: Storage, status: str) -> None:
    await storage.commit(make_write("a", 1, "x", count=4))
    assert [version for version, _ in await rows_of(storage, "a")] == [1, 2, 3, 4]
    await storage.commit(make_write("a", 5, "y", count=2, status=status))
    assert await rows_of(storage, "a") == [(6, "packed")]
    expected = [make_entry("a", version) for version in range(1, 7)]
    expected[0], expected[4] = make_entry("a", 1, "x"), make_entry("a", 5, "y")
    for after in range(7):
        assert await storage.entries("a", after) == expected[after:]
    assert await storage.versions(["a"]) == {"a": 6}


async def test_later_phrases_are_packed_too(storage: Storage, database_url: str) -> None:
    expected = await play(storage, "a")
    other = await Storage.open(database_url)
    for version in (6, 7):
        await other.commit(make_write("a", version, f"{version}", status="over"))
        expected.append(make_entry("a", version, f"{version}"))
        assert await rows_of(storage, "a") == [(version, "packed")]
        assert await storage.entries("a") == await other.entries("a") == expected
        assert await storage.entries("a", version - 1) == expected[-1:]
    await other.close()


async def test_entries_that_follow_a_packed_row_are_read_after_it(storage: Storage) -> None:
    expected = await play(storage, "a")
    await storage.commit(make_write("a", 6, "6", status="playing"))
    expected.append(make_entry("a", 6, "6"))
    assert [version for version, _ in await rows_of(storage, "a")] == [5, 6]
    for after in range(7):
        assert await storage.entries("a", after) == expected[after:]


@pytest.mark.parametrize("version", [1, 2, 5, 6, 7])
async def test_an_action_in_a_packed_log_is_found_with_its_entry(
    storage: Storage, version: int
) -> None:
    expected = await play(storage, "a")
    repeated = make_write("a", version, "2", status="over")
    results = await asyncio.gather(
        storage.commit(repeated), storage.commit(make_write("b", 1)), return_exceptions=True
    )
    assert isinstance(results[0], RepeatedActionError)
    assert results[0].entry == expected[1]
    assert results[1] is None
    assert await storage.entries("a") == expected


@pytest.mark.parametrize("version", [1, 2, 5, 7])
async def test_a_version_that_is_packed_is_taken(storage: Storage, version: int) -> None:
    expected = await play(storage, "a")
    for status in ("playing", "over"):
        with pytest.raises(VersionConflictError):
            await storage.commit(make_write("a", version, "new", status=status))
    assert await storage.entries("a") == expected
    assert await rows_of(storage, "a") == [(5, "packed")]


async def test_only_one_of_two_processes_extends_a_packed_log(
    storage: Storage, database_url: str
) -> None:
    other = await Storage.open(database_url)
    games = [f"{number}" for number in range(10)]
    for game in games:
        await play(storage, game)
    mine = [make_write(game, 6, "mine", status="over") for game in games]
    theirs = [make_write(game, 6, "theirs", status="over") for game in reversed(games)]
    results = await asyncio.gather(
        *map(storage.commit, mine), *map(other.commit, theirs), return_exceptions=True
    )
    assert {type(result) for result in results} == {type(None), VersionConflictError}
    for game, result in zip(games, results[:10], strict=True):
        entries = await storage.entries(game)
        assert len(entries) == 6
        assert entries[-1].action_id == ("mine" if result is None else "theirs")
    await other.close()


DAMAGES = [b"", b"no zlib", zlib.compress(b"[]"), zlib.compress(b"{"), zlib.compress(b"[1]")]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_an_unreadable_packed_row_affects_only_its_game(
    storage: Storage, damage: bytes
) -> None:
    await play(storage, "a")
    expected = await play(storage, "b")
    await run_sql(storage, "UPDATE events SET pack = :pack WHERE game_id = 'a'", pack=damage)
    for _ in range(2):
        with pytest.raises(UnreadableLogError) as caught:
            await storage.entries("a")
        assert (caught.value.version, caught.value.field) == (5, "pack")
        # Repeats of these actions can't be recognised.
        results = await asyncio.gather(
            storage.commit(make_write("a", 6, "2", status="over")),
            storage.commit(make_write("c", 1, "x")),
            return_exceptions=True,
        )
        assert isinstance(results[0], UnreadableLogError)
        await run_sql(storage, "DELETE FROM events WHERE game_id = 'c'")
    assert await storage.entries("b") == expected
    assert await run_sql(storage, "SELECT pack FROM events WHERE game_id = 'a'") == [(damage,)]


@pytest.mark.parametrize("column", COLUMNS)
async def test_an_unreadable_entry_in_a_packed_row_is_reported(
    storage: Storage, column: str
) -> None:
    await play(storage, "a")
    [[packed]] = await run_sql(storage, "SELECT pack FROM events WHERE game_id = 'a'")
    entries = list(unpack([{"game_id": "a", "version": 5, "pack": packed}]))
    entries[2][column] = {} if column != "body" else "{"
    damaged = pack(entries)
    assert damaged is not None
    sql = "UPDATE events SET pack = :pack WHERE game_id = 'a'"
    await run_sql(storage, sql, pack=damaged["pack"])
    with pytest.raises(UnreadableLogError) as caught:
        await storage.entries("a")
    assert (caught.value.version, caught.value.field) == (3, column)


async def test_a_log_with_a_gap_stays_as_it_is(storage: Storage) -> None:
    await storage.commit(make_write("a", 1, count=5))
    await run_sql(storage, "DELETE FROM events WHERE version IN (2, 3)")
    await storage.commit(make_write("a", 6, status="over"))
    assert [version for version, _ in await rows_of(storage, "a")] == [1, 4, 5, 6]
    with pytest.raises(UnreadableLogError, match="version 2, version: missing"):
        await storage.entries("a")


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("damage", ["body = x'00'", "kind = CAST(x'ff' AS TEXT)"])
async def test_a_log_with_invalid_values_stays_as_it_is(storage: Storage, damage: str) -> None:
    await storage.commit(make_write("a", 1, count=3))
    await run_sql(storage, f"UPDATE events SET {damage} WHERE version = 2")
    await asyncio.gather(
        storage.commit(make_write("a", 4, status="over")),
        storage.commit(make_write("b", 1, status="over")),
    )
    [[count]] = await run_sql(storage, "SELECT count(*) FROM events WHERE game_id = 'a'")
    assert count == 4
    assert len(await storage.entries("b")) == 1
    with pytest.raises(UnreadableLogError):
        await storage.entries("a")


async def test_a_game_that_ends_at_once_is_packed(storage: Storage) -> None:
    await storage.commit(Write((make_entry("a", 1),), make_listing("a", 1, status="closed")))
    assert await rows_of(storage, "a") == [(1, "packed")]
    assert await storage.entries("a") == [make_entry("a", 1)]


async def test_a_packed_game_takes_a_sixth_of_its_entries_space(storage: Storage) -> None:
    """Only the values; the rows and indexes around them are gone as well."""
    game, seats = Chance().game_id(), [Chance().guest_id() for _ in range(2)]
    entries = [
        make_entry(
            game,
            version,
            f"k3f9x2ab-{version}",
            actor=f"{1 + version % 2}:{seats[version % 2]}",
            body={"seat": 1 + version % 2, "move": f"{'abcd'[version % 4]}{1 + version // 4 % 4}"},
            at=START + timedelta(microseconds=version**4 * 7_654_321),
            clock_ms=1_234_567 + version**4,
        )
        for version in range(1, 37)
    ]
    await storage.commit(Write(tuple(entries), make_listing(game, 36, status="over")))
    [[packed, body]] = await run_sql(storage, "SELECT pack, body FROM events")
    stored = [value for entry in entries for value in asdict(entry).values()]
    assert 6 * (len(packed) + len(body)) < sum(len(str(value)) for value in stored)
    assert await storage.entries(game) == entries


ENTRIES = st.lists(
    st.fixed_dictionaries(
        {
            "game_id": st.just("a"),
            "kind": st.text().filter(lambda kind: kind != "joined"),
            "body": st.text(),
            "actor": st.none() | st.text(),
            "action_id": st.none() | st.text(),
            "rules_version": st.integers(),
            "at": st.datetimes(timezones=st.just(UTC)).map(str) | st.text(),
            "process": st.text(),
            "clock_ms": st.integers(),
            "schema": st.integers(),
        }
    ),
    min_size=1,
)


@given(ENTRIES)
def test_packing_round_trips(entries: list[dict[str, Any]]) -> None:
    numbered = [{**entry, "version": number} for number, entry in enumerate(entries, 1)]
    packed = pack(numbered)
    assert packed is not None
    row = {"game_id": "a", "version": len(entries), "pack": packed["pack"]}
    assert list(unpack([row])) == numbered


@given(st.datetimes(timezones=st.just(UTC)))
def test_a_time_is_packed_as_sqlite_stores_it(at: datetime) -> None:
    entry = dict.fromkeys(COLUMNS, "x") | {"game_id": "a", "version": 1, "at": at}
    packed = pack([entry])
    assert packed is not None
    [found] = unpack([{"game_id": "a", "version": 1, "pack": packed["pack"]}])
    assert datetime.fromisoformat(found["at"]).replace(tzinfo=UTC) == at
