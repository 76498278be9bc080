"""Every planted bug is found by the check that is meant for it."""

import pytest

from tests.planted import PLANTED, Planted


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_planted_bug_is_found(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check()
    planted.plant(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        planted.check()
