"""The rules of tic-tac-toe: known counts, what is refused, and how games end."""

from collections import Counter

import pytest

from fourfold.games.game import IllegalPositionError, NotationError, Outcome, Reason
from fourfold.games.perft import perft, perft_ended
from fourfold.games.record import format_record, parse_record
from fourfold.games.setup import Setup
from fourfold.match import Match
from tests.tictactoe import position
from tests.tictactoe.game import GAME
from tests.tictactoe.position import Position

SEQUENCES = (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872)
"""Perft counts: the sequences of 1, 2 … 9 moves; a line ends the game."""

ENDED = (0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872)
"""The number of those that end the game: 255,168 games in all."""


FIRST_MOVES = {"b2": 1, "a1": 4, "b1": 4}
"""The centre, a corner and an edge, each with its number of equivalent squares."""


@pytest.mark.parametrize("depth", range(1, 6))
def test_perft_matches_the_known_counts(depth: int) -> None:
    assert perft(Position(), depth) == SEQUENCES[depth - 1]
    assert perft_ended(Position(), depth) == ENDED[depth - 1]


def test_there_are_255168_games() -> None:
    """Count all sequences of every length at once, using the symmetry of the first move."""
    sequences, ended = Counter[int](), Counter[int]()

    def count(reached: Position, length: int, weight: int) -> None:
        sequences[length] += weight
        if reached.outcome:
            ended[length] += weight
        for move in reached.legal_moves():
            count(reached.play(move), length + 1, weight)

    for text, weight in FIRST_MOVES.items():
        count(Position().play(GAME.parse_move(text)), 1, weight)
    assert tuple(sequences[length] for length in range(1, 10)) == SEQUENCES
    assert tuple(ended[length] for length in range(1, 10)) == ENDED
    assert ended.total() == 255_168


def test_a_record_is_replayed() -> None:
    match = Match(Setup(GAME, GAME.default_rules, starter=2), names=["Ann", "Bob"])
    for text in ("b2", "a1", "b1", "b3", "a2", "c2", "c1", "a3", "c3"):
        match.play(GAME.parse_move(text))
    assert match.outcome == Outcome(None, position.Reason.FULL_BOARD)
    record = parse_record(format_record(match.record()))
    assert Match.from_record(record).record() == match.record()
    assert record.headers["Reason"] == "full board"


@pytest.mark.parametrize(
    ("text", "column", "problem"),
    [
        ("X../.../...", None, None),
        ("O../.../...", 1, "X has 0 marks and O 1: X must have as many or one more"),
        ("XX./.../...", 1, "X has 2 marks and O 0: X must have as many or one more"),
        ("XXX/OO./O..", 1, "the game was over before the last mark"),
        ("XXX/OOO/...", 1, "the game was over before the last mark"),
        ("X../...", 8, "expected '/' after the three squares of a rank, found the end"),
        ("X../.../..Z", 11, "expected X, O or '.', found 'Z'"),
    ],
)
def test_malformed_and_unreachable_positions_are_refused(
    text: str, column: int | None, problem: str | None
) -> None:
    if problem is None:
        assert GAME.format_position(GAME.parse_position(text, GAME.default_rules)) == text
        return
    with pytest.raises(NotationError) as refused:
        GAME.parse_position(text, GAME.default_rules)
    assert (refused.value.column, refused.value.problem) == (column, problem)


def test_an_outcome_that_the_board_contradicts_is_refused() -> None:
    with pytest.raises(IllegalPositionError):
        Position(outcome=Outcome(1, position.Reason.LINE))
    with pytest.raises(IllegalPositionError):
        Position(outcome=Outcome(1, Reason.AGREEMENT))
