"""The server warns at startup if PostgreSQL can lose acknowledged commits."""

import pytest

from tests.server.house import open_house
from tests.services.postgresql import PostgreSQL

pytestmark = pytest.mark.anyio


async def test_a_starting_server_warns_that_a_power_cut_would_lose_moves(
    postgresql: PostgreSQL, caplog: pytest.LogCaptureFixture
) -> None:
    with postgresql.databases() as take:
        async with open_house(take()):
            pass
    sentence = "PostgreSQL runs with fsync off: a power cut loses acknowledged moves"
    assert sentence in caplog.messages
