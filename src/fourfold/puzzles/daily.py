"""The puzzle of the day: the same for everyone with the same collection, without a server."""

from collections.abc import Iterable
from datetime import date

from fourfold.games.game import check_type, quote
from fourfold.puzzles.catalogue import puzzle_game
from fourfold.puzzles.puzzle import Puzzle, PuzzleError, check_puzzles
from fourfold.puzzles.theme import find_theme

MIN_DAILY_DIFFICULTY, MAX_DAILY_DIFFICULTY = 900, 1900
"""Neither too easy nor too hard for most people."""

STRIDE = 1_000_003
"""A prime greater than the number of puzzles: every puzzle has its day before any repeats."""


def daily_puzzle(puzzles: Iterable[Puzzle], day: date | str) -> Puzzle:
    """Return a day's puzzle: one of medium difficulty, determined by the date.

    The day may be given as text, such as `2024-01-31`. Themes that offer a few answers to choose
    from are left out: guessing is too easy.
    """
    day = _read_day(day)
    suited = sorted(filter(_is_suited, check_puzzles(puzzles)), key=lambda puzzle: puzzle.id)
    if not suited:
        raise PuzzleError("no puzzle suits the day: the collection has none of medium difficulty")
    days = day.toordinal() - date(1970, 1, 1).toordinal()
    return suited[days * STRIDE % len(suited)]


def _read_day(day: date | str) -> date:
    if not isinstance(day, str):
        return check_type(day, date, "a date, such as date(2024, 1, 31) or '2024-01-31'")
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise PuzzleError(f"expected a date, such as '2024-01-31', found {quote(day)}") from None


def _is_suited(puzzle: Puzzle) -> bool:
    theme = find_theme(puzzle_game(puzzle.game), puzzle)
    is_medium = MIN_DAILY_DIFFICULTY <= puzzle.difficulty <= MAX_DAILY_DIFFICULTY
    return theme.kinds == 1 and is_medium
