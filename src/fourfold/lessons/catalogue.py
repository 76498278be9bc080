"""The games that have lessons, in the order of their courses."""

from fourfold.lessons.adapter import AnyLessonGame
from fourfold.lessons.lesson import LessonError
from fourfold.lessons.quartino import QUARTINO
from fourfold.lessons.quarto import QUARTO
from fourfold.plugin import load_plugins

LESSON_GAMES: dict[str, AnyLessonGame] = {
    "quarto": QUARTO,
    "quartino": QUARTINO,
}
"""The adapters by game name; a game doesn't need one."""

load_plugins(LESSON_GAMES, "lessons", "LESSON_GAME")


def lesson_game(name: str) -> AnyLessonGame:
    """Return a game's adapter; raise `LessonError` if the game has no lessons."""
    if name not in LESSON_GAMES:
        raise LessonError(f"there are no lessons for {name!r}, only for {', '.join(LESSON_GAMES)}")
    return LESSON_GAMES[name]
