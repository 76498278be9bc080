"""What the storage returns: lists, versions, due games, positions, guests, the secret."""

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event

from fourfold.server.storage import Listing, SeatHolder, Storage, StorageError, Write
from fourfold.server.storage.connections import ThreadConnections
from fourfold.server.storage.refusal import MAX_REFUSALS_PER_GAME
from tests.server.storage.sample import START, make_entry, make_listing, make_write

pytestmark = pytest.mark.anyio


async def add(storage: Storage, game_id: str, **more: Any) -> Listing:
    listing = make_listing(game_id, 1, **more)
    await storage.commit(Write((make_entry(game_id, 1),), listing))
    return listing


def ids(listings: list[Listing]) -> str:
    return "".join(listing.id for listing in listings)


async def test_lists_show_the_latest_first_and_are_filtered_by_each_argument(
    storage: Storage,
) -> None:
    bob = (SeatHolder(1, "bob", None, "Bob"), SeatHolder(2, "bob", None, "Bob"))
    later = [START + timedelta(seconds=number) for number in range(6)]
    await add(storage, "a", updated_at=later[0], status="waiting")
    await add(storage, "c", updated_at=later[3], game="quartino", rules="wheel", seats=bob)
    await add(storage, "b", updated_at=later[2], is_private=True, seats=())
    d = await add(storage, "d", updated_at=later[5], status="over", seats=bob)
    await add(storage, "e", updated_at=later[4], rules="CSHT+")
    assert ids(await storage.listings(limit=10)) == "decba"
    assert (await storage.listings(limit=1)) == [d]
    assert ids(await storage.listings(status="playing", limit=10)) == "ecb"
    assert ids(await storage.listings(game="quartino", limit=10)) == "c"
    assert ids(await storage.listings(rules="CSHT", limit=10)) == "dba"
    assert ids(await storage.listings(guest="bob", limit=10)) == "dc"
    assert ids(await storage.listings(guest="ann", limit=10)) == "ea"
    assert ids(await storage.listings(is_private=True, limit=10)) == "b"
    assert ids(await storage.listings(is_private=False, limit=10)) == "deca"
    assert ids(await storage.listings(status="playing", guest="bob", limit=10)) == "c"
    assert await storage.listings(status="closed", limit=10) == []


async def test_pages_hold_every_game_once_even_with_equal_times(storage: Storage) -> None:
    for number in range(10):
        await add(storage, f"{number}", updated_at=START + timedelta(seconds=number // 4))
    found, before = "", None
    while page := await storage.listings(before=before, limit=3):
        found, before = found + ids(page), page[-1].cursor
    assert found == "9876543210"


async def test_only_existing_games_have_versions_however_many_are_requested(
    storage: Storage,
) -> None:
    await storage.commit(make_write("a", 1, count=3))
    strange = """b 'ž\\" {},"""
    await storage.commit(make_write(strange, 1))
    many = [f"none {number}" for number in range(40_000)]
    assert await storage.versions(["a", *many, strange]) == {"a": 3, strange: 1}
    assert await storage.versions([]) == {}


async def test_due_games_are_ordered_longest_overdue_first(storage: Storage) -> None:
    now, minute = 2**40, 60_000
    await add(storage, "a", due_ms=now + minute)
    await add(storage, "b", due_ms=now - minute)
    await add(storage, "c", due_ms=now)
    await add(storage, "d", due_ms=None)
    assert await storage.due(now, 10) == ["b", "c"]
    assert await storage.due(now + minute, 2) == ["b", "c"]
    await storage.commit(make_write("b", 2, due_ms=None))
    assert await storage.due(now + minute, 2) == ["c", "a"]


async def test_a_postponed_game_is_due_later_unless_it_was_rescheduled(storage: Storage) -> None:
    now, minute = 2**40, 60_000
    await add(storage, "a", due_ms=now)
    await add(storage, "b", due_ms=now + minute)
    for game in ("a", "b", "none"):
        await storage.put_off(game, now, now + 2 * minute)
    assert await storage.due(now + minute, 10) == ["b"]
    assert await storage.due(now + 2 * minute, 10) == ["b", "a"]
    await storage.put_off("a", now + 2 * minute, None)
    assert await storage.due(now + 3 * minute, 10) == ["b"]


async def test_only_positions_of_running_games_are_found(storage: Storage) -> None:
    await add(storage, "a", position_key="one")
    await add(storage, "b", position_key="two", status="over")
    assert await storage.find_positions(["none", "one"]) == {"one"}
    assert not await storage.find_positions(["two", "none"])
    assert not await storage.find_positions([])
    await storage.commit(make_write("a", 2, position_key=None))
    assert not await storage.find_positions(["one"])


async def test_rooms_count_for_their_opener_until_they_end(storage: Storage) -> None:
    for number, status in enumerate(["waiting", "playing", "over", "closed"]):
        await add(storage, f"{number}", status=status)
    await add(storage, "other", opened_by="bob")
    await add(storage, "none", opened_by=None)
    assert await storage.count_rooms("ann") == 2
    assert await storage.count_rooms("nobody") == 0


async def test_guests_are_stored_renamed_and_seen(storage: Storage) -> None:
    await storage.add_guest("g", "Ann")
    first = await storage.guest("g")
    assert first is not None
    assert (first.id, first.name, first.seen_at) == ("g", "Ann", first.created_at)
    await storage.add_guest("g", "another")
    await storage.rename_guest("g", "Žofie")
    await storage.see_guest("g")
    second = await storage.guest("g")
    assert second is not None
    assert (second.name, second.created_at) == ("Žofie", first.created_at)
    assert second.seen_at >= first.seen_at
    await storage.rename_guest("nobody", "x")
    await storage.see_guest("nobody")
    assert await storage.guest("nobody") is None
    with pytest.raises(ValueError, match="NUL"):
        await storage.rename_guest("g", "a\0b")


async def test_guests_are_committed_with_pending_writes(storage: Storage) -> None:
    await storage.ping()
    guests = [storage.add_guest(f"{number}", "x") for number in range(50)]
    renamed = [storage.rename_guest(f"{number}", f"{number}") for number in range(50)]
    early = storage.rename_guest("nobody", "x")
    await asyncio.gather(early, *guests, storage.commit(make_write("a", 1)), *renamed)
    assert storage.counts.commits == 1
    guest = await storage.guest("49")
    assert guest is not None
    assert guest.name == "49"


async def test_refusals_are_returned_latest_first_and_the_first_answer_stays(
    storage: Storage, database_url: str
) -> None:
    await add(storage, "a")
    await add(storage, "b")
    await storage.keep_refusal("a", "1:ann", "x", "stale", "the position is gone")
    await storage.keep_refusal("a", "2:bob", "x", "illegal_move", "žluť")
    await storage.keep_refusal("a", "1:ann", "x", "game_over", "another answer")
    await storage.keep_refusal("b", "1:ann", "x", "no_offer", "")
    other = await Storage.open(database_url)
    found = await other.refusals("a")
    await other.close()
    assert [(r.game_id, r.actor, r.action_id, r.code, r.detail) for r in found] == [
        ("a", "2:bob", "x", "illegal_move", "žluť"),
        ("a", "1:ann", "x", "stale", "the position is gone"),
    ]
    assert found[0].at > found[1].at
    assert await storage.refusals("none") == []
    with pytest.raises(StorageError):
        await storage.keep_refusal("none", "1:ann", "x", "stale", "")


async def test_the_oldest_refusals_of_a_game_are_dropped(storage: Storage) -> None:
    await add(storage, "a")
    await add(storage, "b")
    await storage.keep_refusal("b", "1:ann", "x", "stale", "")
    for number in range(MAX_REFUSALS_PER_GAME + 10):
        await storage.keep_refusal("a", "1:ann", f"{number}", "stale", "")
    kept = [refusal.action_id for refusal in await storage.refusals("a")]
    assert kept == [str(n) for n in reversed(range(10, MAX_REFUSALS_PER_GAME + 10))]
    assert len(await storage.refusals("b")) == 1


async def test_a_heartbeat_stores_the_cumulative_uptime(storage: Storage) -> None:
    assert await storage.last_beat() == 0
    await storage.beat("p", 5)
    await storage.beat("p", 2**40)
    await storage.beat("q", 1)
    assert await storage.last_beat() == 2**40


async def test_the_secret_is_created_once_and_shared(new_url: Callable[[], str]) -> None:
    url = new_url()
    storages = [await Storage.open(url) for _ in range(3)]
    found = await asyncio.gather(*(storage.secret() for storage in storages))
    assert len(set(found)) == 1
    assert len(found[0]) == 32
    other = await Storage.open(new_url())
    assert await other.secret() != found[0]
    for storage in (*storages, other):
        await storage.close()


async def test_a_query_for_a_text_that_no_database_can_store_is_rejected(storage: Storage) -> None:
    for text in ("a\0b", "\ud800"):
        with pytest.raises(ValueError):  # noqa: PT011
            await storage.entries(text)
        with pytest.raises(ValueError):  # noqa: PT011
            await storage.listings(rules=text, limit=1)
        with pytest.raises(ValueError):  # noqa: PT011
            await storage.guest(text)


@pytest.mark.parametrize("new_url", ["sqlite"], indirect=True)
async def test_no_query_scans_a_whole_table(storage: Storage, database_url: str) -> None:
    queries: list[tuple[str, Any]] = []
    assert isinstance(storage._database.reader, ThreadConnections)
    engine = storage._database.reader.engine

    @event.listens_for(engine, "before_cursor_execute")
    def keep(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        queries.append((statement, parameters))

    await storage.entries("a")
    await storage.listing("a")
    await storage.listings(limit=5)
    await storage.listings(status="playing", before=(START, "a"), is_private=False, limit=5)
    await storage.listings(guest="a", limit=5)
    await storage.versions(["a"])
    await storage.due(1, 5)
    await storage.find_positions(["a"])
    await storage.count_rooms("a")
    await storage.refusals("a")
    await storage.guest("a")
    await storage.last_beat()
    await storage.prune_guests(START, 5)
    await storage.ping()
    assert len(queries) == 14
    with closing(sqlite3.connect(database_url.removeprefix("sqlite:///"))) as connection:
        for statement, parameters in queries:
            plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters).fetchall()
            for *_, step in plan:
                # A page without conditions walks an index until it is full.
                is_page = step == "SCAN games USING INDEX ix_games_updated_at_id"
                assert is_page or not re.match(
                    r"SCAN (events|games|seats|guests|refusals)", step
                ), plan
