"""Every planted bug is caught by its check."""

import pytest

from tests.planted import PLANTED, Planted


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.name)
def test_a_planted_bug_is_found(planted: Planted, monkeypatch: pytest.MonkeyPatch) -> None:
    planted.check()
    planted.plant(monkeypatch)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        planted.check()
