"""On a slow disk a server refuses excess actions, loses nothing, and recovers with the disk."""

from tests.server.fault.scenario import Scenario
from tests.server.fault.slow_disk import slow_the_disk
from tests.services.strace import need_strace


def test_a_slow_disk_causes_refusals_but_loses_no_move() -> None:
    need_strace(is_attached=True)
    outcome = slow_the_disk(Scenario("disk", kills=1, games=8, rate=60, pauses=(0.0, 0.2)))
    assert outcome.complaints == []
    assert outcome.refused["busy"] > 0
    assert len(outcome.recoveries) == 1
