"""The games that have puzzles."""

from fourfold.plugin import load_plugins
from fourfold.puzzles.adapter import AnyPuzzleGame
from fourfold.puzzles.puzzle import PuzzleError
from fourfold.puzzles.quartino import QUARTINO
from fourfold.puzzles.quarto import QUARTO

PUZZLE_GAMES: dict[str, AnyPuzzleGame] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The adapters by game name; a game doesn't need one."""

load_plugins(PUZZLE_GAMES, "puzzles", "PUZZLE_GAME")


def puzzle_game(name: str) -> AnyPuzzleGame:
    """Return a game's adapter; raise `PuzzleError` if the game has no puzzles."""
    if name not in PUZZLE_GAMES:
        raise PuzzleError(f"there are no puzzles for {name!r}, only for {', '.join(PUZZLE_GAMES)}")
    return PUZZLE_GAMES[name]
