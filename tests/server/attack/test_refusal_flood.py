"""Health checks and refused requests are limited per address; the server's clock stands still."""

from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.server.config import Config, Limits
from fourfold.server.http.gate import HEALTH_CHECK_BURST
from tests.server.attack import refusal_flood
from tests.server.attack.stream import ATTACKER
from tests.server.guest import TIMEOUT_SECONDS
from tests.server.house import open_house

pytestmark = pytest.mark.anyio

REQUESTS = 240
"""More per connection than the limits allow an address."""


async def test_a_flood_of_health_checks_and_refused_requests_is_limited(tmp_path: Path) -> None:
    limits = replace(Limits(), newcomer_request_burst=50)
    config = Config(trusted_proxies=(ATTACKER,))
    async with open_house(tmp_path / "games.db", config=config, limits=limits) as house:
        kinds = len(refusal_flood.KINDS)
        found = await refusal_flood.flood(
            house.url, TIMEOUT_SECONDS, connections=kinds, requests=REQUESTS
        )
    refusal_flood.check(found, 0.0, limits)
    assert found.total() == kinds * REQUESTS
    assert found["health 200"] + found["ready 200"] == HEALTH_CHECK_BURST
