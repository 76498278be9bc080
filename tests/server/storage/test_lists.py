"""Lists of games cost the same, however many games there are and however few match."""

import itertools
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy import Dialect, Select
from sqlalchemy.dialects import postgresql as postgresql_dialect
from sqlalchemy.dialects import sqlite

from fourfold.server.storage import Storage
from fourfold.server.storage.statement import Filter, select_listings, select_listings_of
from tests.server.storage.sample import START
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio

GAMES = 20_000
"""All are finished games of Quarto!, public or private, with Ann in a seat."""

LIMIT = 20

FILL_GAMES = """
INSERT INTO games (id, game, rules, status, is_private, people, version, created_at, updated_at)
SELECT 'game' || i, 'quarto', 'CSHT', 'over', {is_private}, 1, 40, {at}, {at} FROM ({numbers}) n
"""
FILL_SEATS = """
INSERT INTO seats (game_id, seat, guest_id, name) SELECT id, 1, 'ann', 'Ann' FROM games
"""


def statements(dialect: Dialect) -> Iterator[str]:
    """Yield the statement for everything that a client can request, nearly all without a match."""
    for statuses, games, rules, privacies, before, guest in itertools.product(
        (("waiting", "playing", "over", "closed"), ("waiting",), ("over",)),
        (("quartino", "quarto"), ("quartino",), ("quarto",)),
        (None, "CSHT", "none"),
        ((False,), (True,), (False, True)),
        (None, START - timedelta(days=9_000), START + timedelta(days=9_000)),
        (None, "nobody"),
    ):
        wanted = Filter(
            statuses=statuses,
            games=games,
            rules=rules,
            privacies=privacies,
            before=None if before is None else (before, "x"),
            limit=LIMIT,
        )
        statement: Select[Any]
        statement = select_listings(wanted) if guest is None else select_listings_of(guest, wanted)
        yield str(statement.compile(dialect=dialect, compile_kwargs={"literal_binds": True}))


async def test_on_sqlite_no_list_reads_all_games(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await (await Storage.open(str(path))).close()
    numbers = f"""
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {GAMES})
        SELECT i FROM n
    """
    fill = {"is_private": "i % 2", "at": "datetime('2024-01-01', i || ' minutes')"}
    steps = 0

    def count() -> None:
        nonlocal steps
        steps += 100

    with closing(sqlite3.connect(path)) as connection:
        connection.execute(FILL_GAMES.format(numbers=numbers, **fill))
        connection.execute(FILL_SEATS)
        connection.set_progress_handler(count, 100)
        for statement in statements(sqlite.dialect()):
            steps = 0
            connection.execute(statement).fetchall()
            assert steps < GAMES / 2, statement


async def test_on_postgresql_no_list_reads_all_games(postgresql: PostgreSQL) -> None:
    with postgresql.databases() as take:
        url = take()
        await (await Storage.open(url)).close()
        connection = await asyncpg.connect(url)
        try:
            numbers = f"SELECT generate_series(1, {GAMES}) AS i"
            at = "timestamptz '2024-01-01' + i * interval '1 minute'"
            fill = {"is_private": "i % 2 = 1", "at": at}
            await connection.execute(FILL_GAMES.format(numbers=numbers, **fill))
            await connection.execute(FILL_SEATS)
            await connection.execute("ANALYZE")
            dialect = postgresql_dialect.dialect()  # type: ignore[no-untyped-call]  # the library's
            for statement in statements(dialect):
                explained = f"EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) {statement}"
                [plan] = json.loads(await connection.fetchval(explained))
                assert sum(read_rows(plan["Plan"])) < 1_000, statement
        finally:
            await connection.close()


def read_rows(plan: dict[str, Any]) -> Iterator[float]:
    """Yield the rows read by each scan of a plan."""
    if plan["Node Type"].endswith("Scan"):
        rows = plan["Actual Rows"] + plan.get("Rows Removed by Filter", 0)
        yield rows * plan["Actual Loops"]
    for part in plan.get("Plans", ()):
        yield from read_rows(part)
