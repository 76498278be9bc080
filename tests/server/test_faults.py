"""Nothing acknowledged is lost, and nothing false is sent, whatever is killed."""

import pytest

from tests.server.fault.scenario import Scenario
from tests.server.faults import KINDS, strike


@pytest.mark.parametrize(
    ("kind", "kills"),
    list(zip(KINDS, (10, 2, 2, 2, 2), strict=True)),
    ids=[f"{servers}-{database}-{target}" for target, database, servers in KINDS],
)
def test_a_kill_loses_nothing(kind: tuple[str, str, int], kills: int) -> None:
    outcome = strike(Scenario(*kind, kills, games=8, rate=60, pauses=(0.05, 0.5)))
    assert outcome.complaints == []
    assert len(outcome.recoveries) == kills
    assert outcome.accepted > kills
