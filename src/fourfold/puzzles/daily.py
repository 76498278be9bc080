"""The puzzle of the day: the same for everybody with the same collection, without a server."""

from collections.abc import Sequence
from datetime import date

from fourfold.puzzles.catalogue import puzzle_game
from fourfold.puzzles.puzzle import Puzzle, PuzzleError

MIN_DAILY_DIFFICULTY, MAX_DAILY_DIFFICULTY = 900, 1900
"""Neither too easy nor too hard for most people."""

STRIDE = 1_000_003
"""A prime greater than the number of puzzles: every puzzle has its day before one comes again."""


def daily_puzzle(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """Return the puzzle of a day: the puzzles of medium difficulty, sorted by id, in a fixed order.

    Themes that offer a few answers to choose from are left out: guessing is too easy.
    """
    suited = sorted((each for each in puzzles if _is_suited(each)), key=lambda puzzle: puzzle.id)
    if not suited:
        raise PuzzleError("no puzzle suits the day: the collection has none of medium difficulty")
    days = day.toordinal() - date(1970, 1, 1).toordinal()
    return suited[days * STRIDE % len(suited)]


def _is_suited(puzzle: Puzzle) -> bool:
    theme = puzzle_game(puzzle.game).themes[puzzle.theme]
    is_medium = MIN_DAILY_DIFFICULTY <= puzzle.difficulty <= MAX_DAILY_DIFFICULTY
    return theme.kinds == 1 and is_medium
