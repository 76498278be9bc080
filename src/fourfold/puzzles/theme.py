"""Finds the theme of a puzzle."""

from fourfold.puzzles.adapter import AnyPuzzleGame, Theme
from fourfold.puzzles.puzzle import Puzzle, PuzzleError


def find_theme(adapter: AnyPuzzleGame, puzzle: Puzzle) -> Theme:
    """Return a puzzle's theme; raise `PuzzleError` if it is unknown, or has a different goal."""
    theme = adapter.themes.get(puzzle.theme)
    if theme is None:
        raise PuzzleError(f"there is no theme {puzzle.theme!r}")
    if puzzle.goal != theme.goal:
        raise PuzzleError(f"the goal of this theme is {theme.goal!r}, not {puzzle.goal!r}")
    return theme
