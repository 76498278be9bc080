"""Lessons: tasks for a learner on the board, and the verdict on every answer."""

from fourfold.lessons.catalogue import LESSON_GAMES, lesson_game
from fourfold.lessons.collection import shipped_lessons
from fourfold.lessons.lesson import FinalGame, Lesson, LessonError, Step
from fourfold.lessons.reading import parse_lesson
from fourfold.lessons.verdict import Node, Reply, Wrong, judge_step

__all__ = [
    "LESSON_GAMES",
    "FinalGame",
    "Lesson",
    "LessonError",
    "Node",
    "Reply",
    "Step",
    "Wrong",
    "judge_step",
    "lesson_game",
    "parse_lesson",
    "shipped_lessons",
]
