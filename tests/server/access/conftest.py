"""A world for each game, on a server in the tests' own loop."""

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.access.world import PLANS, World, open_world
from tests.server.house import House, memory_folder, open_house


@pytest.fixture(scope="module", params=PLANS)
async def world(request: pytest.FixtureRequest, anyio_backend: str) -> AsyncIterator[World]:
    """Start a game between two people, once per test file."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        async with (
            open_house(Path(name) / "games.db") as house,
            open_world(house, request.param) as world,
        ):
            yield world


@pytest.fixture(scope="module")
async def house(anyio_backend: str) -> AsyncIterator[House]:
    """Start a server in a test file's loop."""
    assert anyio_backend == "asyncio"
    with tempfile.TemporaryDirectory(dir=memory_folder()) as name:
        async with open_house(Path(name) / "games.db") as house:
            yield house
