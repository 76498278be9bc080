"""The lessons that come with the package: one text file each, in the folder of their game."""

from functools import cache
from importlib.resources import files

from fourfold.lessons.catalogue import lesson_game
from fourfold.lessons.lesson import Lesson, LessonError
from fourfold.lessons.reading import parse_lesson


@cache
def shipped_lessons(game: str) -> tuple[Lesson, ...]:
    """Return a game's lessons in order, possibly none; raise `LessonError` for a flawed file."""
    folder = files("fourfold.lessons") / "data" / lesson_game(game).game.name
    if not folder.is_dir():
        return ()
    lessons = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if not file.name.endswith(".txt"):
            continue
        try:
            lessons.append(parse_lesson(file.read_text("utf-8")))
        except LessonError as error:
            raise LessonError(f"{file.name}: {error}") from None
    return tuple(lessons)
