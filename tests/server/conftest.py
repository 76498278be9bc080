"""Real databases for the server's tests; each test gets a fresh one."""

from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from fourfold.server.storage import Storage
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def one_postgresql() -> Iterator[PostgreSQL]:
    """Start a PostgreSQL for this test worker."""
    with PostgreSQL() as server:
        yield server


@pytest.fixture(scope="session")
def one_redis() -> Iterator[Redis]:
    """Start a Redis for this test worker."""
    with Redis() as server:
        yield server


@pytest.fixture
def postgresql(one_postgresql: PostgreSQL) -> Iterator[PostgreSQL]:
    """Yield this worker's PostgreSQL, which the test may kill; it is restarted for the next one."""
    yield one_postgresql
    one_postgresql.ensure_running()


@pytest.fixture
def redis(one_redis: Redis) -> Iterator[Redis]:
    """Yield this worker's Redis, which the test may kill; it is restarted for the next one."""
    yield one_redis
    one_redis.ensure_running()


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Yield a function that creates a fresh database and returns its URL, of either kind."""
    if request.param == "postgresql":
        server: PostgreSQL = request.getfixturevalue("postgresql")
        with server.databases() as take:
            yield take
    else:
        numbers = count(1)
        yield lambda: f"sqlite:///{tmp_path}/games-{next(numbers)}.db"


@pytest.fixture
def database_url(new_url: Callable[[], str]) -> str:
    """Return the URL of a fresh database."""
    return new_url()


@pytest.fixture
async def storage(database_url: str) -> AsyncIterator[Storage]:
    """Open a storage on a fresh database."""
    storage = await Storage.open(database_url)
    yield storage
    await storage.close()
