"""Servers for this folder's tests, stored in memory where possible."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.hostile import check_log
from tests.server.house import (
    House,
    ManualClock,
    ServerProcess,
    memory_folder,
    open_house,
    start_server,
)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Make a folder for a test."""
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        yield Path(name)


@pytest.fixture(scope="module")
def clock() -> ManualClock:
    """Return the server's clock."""
    return ManualClock()


@pytest.fixture(scope="module")
async def house(clock: ManualClock, anyio_backend: str) -> AsyncIterator[House]:
    """Start a server in a test file's loop, with a clock that only the tests move."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        async with open_house(Path(name) / "games.db", clock=clock) as house:
            yield house


@pytest.fixture(scope="session")
def server() -> Iterator[ServerProcess]:
    """Start a server process to attack: it must not fail internally."""
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        with start_server(Path(name), "--unlimited", "--log-level", "warning") as server:
            yield server
            assert server.is_alive
        check_log(server.log)
