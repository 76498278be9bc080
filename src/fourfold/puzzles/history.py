"""A person's puzzle history, in a local file: one JSON line per first attempt."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from fourfold.puzzles.puzzle import Puzzle, PuzzleError
from fourfold.puzzles.rating import Rating, puzzle_rating


@dataclass(frozen=True, slots=True)
class FirstAttempt:
    """The result of the first attempt at a puzzle."""

    id: str
    """The puzzle."""

    difficulty: int
    """Its difficulty at that time."""

    day: date
    """The day of the attempt."""

    is_solved: bool
    """Whether the first answers were all right."""


class History:
    """The first attempts of one person, in order; the rating follows from them."""

    def __init__(self, path: Path) -> None:
        """Read a file, which need not exist; raise `PuzzleError` if it is not a history."""
        self._path = path
        self._attempts = list(_read(path)) if path.exists() else []
        self._tried = {attempt.id for attempt in self._attempts}

    def __len__(self) -> int:
        """Return the number of first attempts."""
        return len(self._attempts)

    def has_tried(self, puzzle: Puzzle) -> bool:
        """Return whether there has been an attempt at a puzzle."""
        return puzzle.id in self._tried

    def rating(self, today: date) -> Rating:
        """Return the rating after all attempts, less certain with each day since the last one."""
        rating, last = Rating(), None
        for attempt in self._attempts:
            if last is not None:
                rating = rating.after_days((attempt.day - last).days)
            rating = rating.after(puzzle_rating(attempt.difficulty), float(attempt.is_solved))
            last = attempt.day
        return rating if last is None else rating.after_days((today - last).days)

    def add(self, puzzle: Puzzle, today: date, *, is_solved: bool) -> None:
        """Record an attempt and append it to the file, unless the puzzle was tried before."""
        if self.has_tried(puzzle):
            return
        attempt = FirstAttempt(puzzle.id, puzzle.difficulty, today, is_solved)
        self._attempts.append(attempt)
        self._tried.add(attempt.id)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(_format(attempt) + "\n")


def _format(attempt: FirstAttempt) -> str:
    return json.dumps(
        {
            "id": attempt.id,
            "difficulty": attempt.difficulty,
            "day": attempt.day.isoformat(),
            "solved": attempt.is_solved,
        }
    )


def _read(path: Path) -> Iterator[FirstAttempt]:
    try:
        lines = path.read_text("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{path}: not an attempt history: {error}") from None
    for number, line in enumerate(lines, 1):
        try:
            values = json.loads(line)
            yield FirstAttempt(
                str(values["id"]),
                int(values["difficulty"]),
                date.fromisoformat(values["day"]),
                bool(values["solved"]),
            )
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError):
            problem = "not an attempt at a puzzle: correct or delete the line"
            raise PuzzleError(f"{path}: line {number}: {problem}") from None
