"""Info lines: each side reads what the other writes."""

import pytest

from fourfold.bots import AnyProgress, Candidate, Progress
from fourfold.bots.engine_info import format_progress, parse_progress, parse_value
from fourfold.games import GAMES
from fourfold.games.quarto import QUARTO, parse_turn

TURN = tuple(parse_turn("a1=5"))


@pytest.mark.parametrize(
    ("progress", "line"),
    [
        (None, "seconds 2.5"),
        (Progress(7), "seconds 2.5 nodes 7"),
        (Progress(7, Candidate(TURN, -0.25)), "seconds 2.5 nodes 7 value -0.25 line a1 =5"),
    ],
)
def test_progress_is_written_and_read(progress: AnyProgress | None, line: str) -> None:
    assert format_progress(2.5, progress, QUARTO) == line
    assert parse_progress(line.split(), QUARTO) == progress


@pytest.mark.parametrize(
    "line",
    [
        "seconds",
        "seconds 1 nodes",
        "seconds 1 nodes many",
        "seconds 1 nodes 5 value",
        "seconds 1 nodes 5 value high line a1",
        "seconds 1 nodes 5 value 1 line nowhere",
        "depth 3",
    ],
)
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_malformed_info_is_refused(game: object, line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_progress(line.split(), game)  # type: ignore[arg-type]


def test_no_value_is_more_than_a_win_or_less_than_a_loss() -> None:
    assert [parse_value(text) for text in ("1.5", "-7", "0.5")] == [1.0, -1.0, 0.5]
