"""Lessons: what a learner is asked on the board, and what every answer deserves."""

from fourfold.lessons.catalogue import LESSON_GAMES, lesson_game
from fourfold.lessons.collection import shipped_lessons
from fourfold.lessons.lesson import GameFrom, Lesson, LessonError, Step
from fourfold.lessons.reading import parse_lesson
from fourfold.lessons.verdict import Node, Wrong, judge_step

__all__ = [
    "LESSON_GAMES",
    "GameFrom",
    "Lesson",
    "LessonError",
    "Node",
    "Step",
    "Wrong",
    "judge_step",
    "lesson_game",
    "parse_lesson",
    "shipped_lessons",
]
