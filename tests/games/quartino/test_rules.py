"""Rule sets."""

import pytest

from fourfold.games.game import IllegalPositionError
from fourfold.games.quartino import AS_PRINTED, GRID, QUARTINO, WHEEL, Rules


def test_the_game_as_printed_is_the_default() -> None:
    assert AS_PRINTED == Rules(WHEEL) == QUARTINO.default_rules
    assert AS_PRINTED.seconds is None


@pytest.mark.parametrize("seconds", [0, -1])
def test_a_clock_gives_at_least_a_second(seconds: int) -> None:
    with pytest.raises(IllegalPositionError, match="at least one second"):
        Rules(GRID, seconds)
