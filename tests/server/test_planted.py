"""The checker finds every bug planted in a server, and names the law that it breaks."""

from dataclasses import replace

import pytest

from tests.server.fault.scenario import Scenario
from tests.server.faults import strike
from tests.server.load.complaint import Law
from tests.server.load.player import Habits

QUICK = Scenario(kills=1, games=6, rate=60, pauses=(1.0, 1.5))
CALM = Scenario(kills=0, games=6, rate=60, pauses=(0.0, 2.0))


@pytest.mark.parametrize(
    ("bug", "law", "scenario", "habits"),
    [
        pytest.param(bug, law, scenario, habits, id=bug)
        for bug, law, scenario, habits in (
            ("acknowledged_before_the_commit", Law.KEPT, QUICK, Habits()),
            ("sent_before_the_commit", Law.TRUE, QUICK, Habits()),
            ("an_action_can_be_done_twice", Law.ONCE, CALM, Habits(repeat=0.5, talk=0.5)),
            ("a_stale_answer_is_accepted", Law.FRESH, CALM, Habits(lag=0.5)),
            ("a_message_is_dropped", Law.TOLD, CALM, Habits()),
            ("the_deal_is_sent", Law.TRUE, CALM, Habits()),
            ("nothing_but_slow_commits", None, QUICK, Habits(repeat=0.5, lag=0.2, talk=0.2)),
        )
    ],
)
def test_a_planted_bug_is_found(
    bug: str, law: Law | None, scenario: Scenario, habits: Habits
) -> None:
    launcher = ("-m", "tests.server.planted_server", bug)
    complaints = strike(replace(scenario, habits=habits, launcher=launcher)).complaints
    if law is None:
        assert complaints == [], "no bug was planted, yet the checker complains"
    else:
        assert law in {complaint.law for complaint in complaints}
