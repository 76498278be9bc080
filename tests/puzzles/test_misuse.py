"""Misuse of the puzzles: each mistake is one clear sentence."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from fourfold.games.game import GameError
from fourfold.puzzles import (
    Attempt,
    PuzzleError,
    Rating,
    after_attempt,
    daily_puzzle,
    find_flaws,
    format_puzzles,
    make_puzzles,
    parse_puzzles,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)

# Any, because these tests pass what a type checker would refuse.
wrong: Any = "wrong"
five: Any = 5
nothing: Any = None
PUZZLES = shipped_puzzles()
JUDGE = next(puzzle for puzzle in PUZZLES if puzzle.theme == "judge")

MISUSES: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "an attempt at a word": (
        lambda: Attempt(wrong),
        TypeError,
        "expected a puzzle (shipped_puzzles returns some), found 'wrong'",
    ),
    "an attempt at an unknown theme": (
        lambda: Attempt(replace(JUDGE, theme="tea")),
        PuzzleError,
        "there is no theme 'tea'",
    ),
    "an attempt with another goal": (
        lambda: Attempt(replace(JUDGE, goal="tea")),
        PuzzleError,
        f"the goal of this theme is {JUDGE.goal!r}, not 'tea'",
    ),
    "no answer": (
        lambda: Attempt(JUDGE).answer(nothing),
        TypeError,
        "expected an answer in notation, found None",
    ),
    "the puzzle of a day that is a word": (
        lambda: daily_puzzle(PUZZLES, "today"),
        PuzzleError,
        "expected a date, such as '2024-01-31', found 'today'",
    ),
    "the puzzle of a day that is a number": (
        lambda: daily_puzzle(PUZZLES, five),
        TypeError,
        "expected a date, such as date(2024, 1, 31) or '2024-01-31', found 5",
    ),
    "flaws of numbers": (
        lambda: list(find_flaws([five])),
        TypeError,
        "expected a puzzle (shipped_puzzles returns some), found 5",
    ),
    "flaws of one puzzle": (
        lambda: list(find_flaws(JUDGE)),  # type: ignore[arg-type]
        TypeError,
        "expected a list of puzzles, found a Puzzle",
    ),
    "a file of numbers": (
        lambda: format_puzzles([five]),
        TypeError,
        "expected a puzzle (shipped_puzzles returns some), found 5",
    ),
    "the text of a number": (
        lambda: list(parse_puzzles(five)),
        TypeError,
        "expected the text of a puzzle file, found 5",
    ),
    "reading a number": (
        lambda: read_puzzles(five),
        TypeError,
        "expected the path of a puzzle file, or its bytes, found 5",
    ),
    "writing to a number": (
        lambda: write_puzzles(five, []),
        TypeError,
        "expected the path of a file, found 5",
    ),
    "a rating of words": (
        lambda: Rating(wrong),
        TypeError,
        "expected a number for a rating or its deviation, found 'wrong'",
    ),
    "a rating without deviation": (
        lambda: Rating(1500, 0),
        ValueError,
        "a rating is a finite number with a deviation above 0 and up to 350, not 1500 and 0",
    ),
    "a result against a number": (
        lambda: Rating().after(five, 1),
        TypeError,
        "expected a rating, such as Rating(1500), found 5",
    ),
    "a score of seven": (
        lambda: Rating().after(Rating(), 7),
        ValueError,
        "a score is 0 for a loss to 1 for a win, not 7",
    ),
    "an attempt by a number": (
        lambda: after_attempt(five, Rating(), is_solved=True),
        TypeError,
        "expected a rating, such as Rating(1500), found 5",
    ),
    "no workers": (
        lambda: make_puzzles(1, workers=0),
        ValueError,
        "making puzzles needs at least one worker, not 0",
    ),
    "a negative share of puzzles": (
        lambda: make_puzzles(1, share=-1),
        ValueError,
        "a share is a number above 0, such as 0.1, not -1",
    ),
}


@pytest.mark.parametrize("misuse", MISUSES)
def test_each_misuse_is_refused_in_one_sentence(misuse: str) -> None:
    call, error, sentence = MISUSES[misuse]
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value) == sentence


@pytest.mark.parametrize("theme", ["judge", "spot", "win-1", "claim"])
def test_a_solved_puzzle_takes_no_more_answers(theme: str) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.theme == theme)
    attempt = Attempt(puzzle)
    about = f"<Attempt at a puzzle of {puzzle.game} {puzzle.rules}, {puzzle.goal}"
    assert repr(attempt) == f"{about}: 0 turns so far, 0 mistakes>"
    assert attempt.answer(puzzle.answers[0]).is_solved
    assert repr(attempt) == f"{about}: solved, 0 mistakes>"
    for text in (puzzle.answers[0], "nonsense"):
        with pytest.raises(GameError, match=r"^the puzzle is solved: start another Attempt$"):
            attempt.answer(text)
    assert (attempt.is_solved, attempt.mistakes) == (True, 0)


def test_a_day_and_a_path_may_be_strings(tmp_path: Path) -> None:
    assert daily_puzzle(PUZZLES, "2024-01-31") == daily_puzzle(PUZZLES, date(2024, 1, 31))
    path = str(tmp_path / "puzzles.gz")
    write_puzzles(path, PUZZLES[:3])
    assert read_puzzles(path) == read_puzzles(Path(path)) == PUZZLES[:3]
