"""A flood of requests does not fill the disk."""

from pathlib import Path

import pytest

from tests.server.attack.log_flood import attack
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import start_server
from tests.server.ledger import log_lines

pytestmark = pytest.mark.anyio

REQUESTS = 1_600


async def test_a_flood_of_long_paths_leaves_a_small_log_that_says_how_many_there_were(
    tmp_path: Path,
) -> None:
    with start_server(tmp_path) as server:
        await attack(server, TIMEOUT_SECONDS, REQUESTS)
    lines = log_lines(server.log)
    requests = [line for line in lines if line["message"].startswith("request")]
    logged = len([line for line in requests if "more" not in line])
    assert logged + sum(line.get("more", 0) for line in requests) >= REQUESTS
    # One for each minute that it takes.
    summaries = [line for line in requests if line.get("status") == 429 and "more" in line]
    assert summaries
    about = {(line["code"], line["address"]) for line in summaries}
    assert about == {("address_busy", "127.0.0.1")}
