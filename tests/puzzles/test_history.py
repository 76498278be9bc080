"""The history of a person's attempts, and the puzzle of the day."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from fourfold.puzzles import PuzzleError, Rating, daily_puzzle, puzzle_rating, shipped_puzzles
from fourfold.puzzles.daily import MAX_DAILY_DIFFICULTY, MIN_DAILY_DIFFICULTY
from fourfold.puzzles.history import History

PUZZLES = shipped_puzzles()
TODAY = date(2026, 7, 14)


def test_only_first_attempts_count_and_they_survive(tmp_path: Path) -> None:
    path = tmp_path / "state" / "attempts.jsonl"
    history = History(path)
    assert (len(history), history.rating(TODAY)) == (0, Rating())
    first, second = PUZZLES[0], PUZZLES[1]
    history.add(first, TODAY, is_solved=True)
    history.add(first, TODAY, is_solved=False)
    history.add(second, TODAY, is_solved=False)
    assert len(history) == 2
    expected = Rating().after(puzzle_rating(first.difficulty), 1)
    expected = expected.after(puzzle_rating(second.difficulty), 0)
    again = History(path)
    assert again.rating(TODAY) == history.rating(TODAY) == expected
    assert again.has_tried(first)
    assert not again.has_tried(PUZZLES[2])
    later = again.rating(TODAY + timedelta(days=30))
    assert later.value == expected.value
    assert later.deviation > expected.deviation


BROKEN = [
    "nonsense",
    "{}",
    '{"id": "x", "difficulty": "y"}',
    '{"id": "x", "difficulty": Infinity}',
    "[" * 100_000,
]


@pytest.mark.parametrize("line", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_history_gives_one_clear_error(tmp_path: Path, line: str) -> None:
    path = tmp_path / "attempts.jsonl"
    path.write_text(line, "utf-8")
    with pytest.raises(PuzzleError, match=r"attempts\.jsonl: line 1: not an attempt at a puzzle"):
        History(path)


def test_a_history_in_another_encoding_gives_one_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "attempts.jsonl"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(PuzzleError, match=r"attempts\.jsonl: not an attempt history: "):
        History(path)


def test_the_day_has_one_puzzle_for_everyone_and_none_repeats_soon() -> None:
    days = [TODAY + timedelta(days=number) for number in range(400)]
    chosen = [daily_puzzle(PUZZLES, day) for day in days]
    assert len({puzzle.id for puzzle in chosen}) == len(days)
    assert chosen[0] == daily_puzzle(tuple(reversed(PUZZLES)), TODAY)
    for puzzle in chosen:
        assert MIN_DAILY_DIFFICULTY <= puzzle.difficulty <= MAX_DAILY_DIFFICULTY
        assert puzzle.theme not in ("judge", "spot", "claim", "colour")
    assert {puzzle.game for puzzle in chosen} == {"quarto", "quartino"}


def test_a_collection_without_a_suitable_puzzle_has_no_puzzle_of_the_day() -> None:
    with pytest.raises(PuzzleError, match="no puzzle suits the day"):
        daily_puzzle((), TODAY)
