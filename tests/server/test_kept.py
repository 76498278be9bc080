"""What is kept for who asks next."""

import pytest

from fourfold.server.kept import Kept


def test_what_was_asked_for_longest_ago_is_forgotten() -> None:
    kept = Kept[str, int](2)
    kept.keep("a", 1)
    kept.keep("b", 2)
    assert kept.get("a") == 1
    kept.keep("c", 3)
    assert [kept.get(key) for key in "abc"] == [1, None, 3]
    kept.keep("a", 4)
    assert (kept.get("a"), len(kept)) == (4, 2)


def test_nothing_can_be_kept_nowhere() -> None:
    with pytest.raises(ValueError, match="0 values"):
        Kept[str, int](0)
