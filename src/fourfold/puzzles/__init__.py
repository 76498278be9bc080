"""Puzzles with proofs: made from a seed, verified independently, solved step by step, and rated."""

from fourfold.puzzles.attempt import Attempt
from fourfold.puzzles.catalogue import PUZZLE_GAMES, puzzle_game
from fourfold.puzzles.collection import (
    format_puzzles,
    parse_puzzles,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from fourfold.puzzles.daily import daily_puzzle
from fourfold.puzzles.feedback import Feedback
from fourfold.puzzles.making import make_puzzles
from fourfold.puzzles.puzzle import Puzzle, PuzzleError
from fourfold.puzzles.rating import Rating, after_attempt, puzzle_rating
from fourfold.puzzles.verification import Flaw, find_flaws

__all__ = [
    "PUZZLE_GAMES",
    "Attempt",
    "Feedback",
    "Flaw",
    "Puzzle",
    "PuzzleError",
    "Rating",
    "after_attempt",
    "daily_puzzle",
    "find_flaws",
    "format_puzzles",
    "make_puzzles",
    "parse_puzzles",
    "puzzle_game",
    "puzzle_rating",
    "read_puzzles",
    "shipped_puzzles",
    "write_puzzles",
]
