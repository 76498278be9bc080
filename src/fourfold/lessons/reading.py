"""Reads a lesson from its text; docs/lessons.md describes the format."""

import re
from collections.abc import Iterator
from dataclasses import replace

from fourfold.lessons.catalogue import lesson_game
from fourfold.lessons.lesson import FinalGame, Lesson, LessonError, Step
from fourfold.puzzles import Puzzle, PuzzleError, shipped_puzzles

FORMAT = "fourfold-lesson 1"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def parse_lesson(text: str) -> Lesson:
    """Read a lesson; raise `LessonError` with the line number of a mistake."""
    return _Reader().read(text)


def _lines(text: str) -> Iterator[tuple[int, str, list[str]]]:
    """Yield the number, key and words of each line that is neither empty nor a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#", 1)[0].split()
        if words:
            yield number, words[0], words[1:]


class _Reader:
    """The state of the parser: each line adds to the latest step or to the final game."""

    def __init__(self) -> None:
        self._head: dict[str, str] = {}
        self._steps: list[Step] = []
        self._is_exam = False
        self._play: FinalGame | None = None

    def read(self, text: str) -> Lesson:
        lines = text.splitlines()
        if lines[:1] != [FORMAT]:
            raise LessonError(f"line 1: expected {FORMAT!r}")
        for number, key, words in _lines("\n" + "\n".join(lines[1:])):
            try:
                self._take(key, words)
            except (LessonError, PuzzleError) as error:
                raise LessonError(f"line {number}: {error}") from None
        return self._finish()

    def _take(self, key: str, words: list[str]) -> None:
        take = getattr(self, f"_take_{key}", None)
        if take is None:
            raise LessonError(f"unknown key {key!r}")
        take(words)

    def _finish(self) -> Lesson:
        for wanted in ("game", "name"):
            if wanted not in self._head:
                raise LessonError(f"the lesson has no {wanted}")
        for step in self._steps:
            if not step.position or not step.goal:
                raise LessonError(f"step {step.name} needs a position and a goal: right GOAL")
        if not any(step.is_exam for step in self._steps) or self._steps[0].is_exam:
            raise LessonError("a lesson needs a step and an exam")
        if self._play is None:
            raise LessonError("a lesson ends with a game: play LEVEL")
        return Lesson(self._head["game"], self._head["name"], tuple(self._steps), self._play)

    def _take_game(self, words: list[str]) -> None:
        self._head["game"] = lesson_game(_one(words)).game.name

    def _take_name(self, words: list[str]) -> None:
        self._head["name"] = _name(words)

    def _take_rules(self, words: list[str]) -> None:
        """Set the rules of everything that follows."""
        self._head["rules"] = _one(words)
        if self._play is not None:
            self._play = replace(self._play, rules=_one(words))

    def _take_step(self, words: list[str]) -> None:
        name = _name(words)
        if any(step.name == name for step in self._steps):
            raise LessonError(f"two steps are called {name}")
        self._steps.append(Step(name, self._rules, "", (), is_exam=self._is_exam))

    def _take_position(self, words: list[str]) -> None:
        self._change(position=" ".join(words))

    def _take_right(self, words: list[str]) -> None:
        self._change(goal=tuple(words))

    def _take_choices(self, words: list[str]) -> None:
        self._change(choices=tuple(words))

    def _take_why(self, words: list[str]) -> None:
        if len(words) != 2:
            raise LessonError("expected a move or a choice, and the name of the reason")
        self._change(reasons={**self._step.reasons, words[0]: words[1]})

    def _take_exam(self, words: list[str]) -> None:
        """Begin the exam; puzzles of the collection may follow on the same line."""
        self._is_exam = True
        known = {puzzle.id: puzzle for puzzle in shipped_puzzles()} if words else {}
        for word in words:
            if word not in known:
                raise LessonError(f"there is no puzzle {word}")
            self._steps.append(_from_puzzle(known[word], self._head.get("game", "")))

    def _take_play(self, words: list[str]) -> None:
        self._play = FinalGame(_one(words), self._rules, 2, 1, 1, None, ())

    def _take_seats(self, words: list[str]) -> None:
        self._set(seats=_number(words))

    def _take_seat(self, words: list[str]) -> None:
        self._set(seat=_number(words))

    def _take_starter(self, words: list[str]) -> None:
        self._set(starter=_number(words))

    def _take_deal(self, words: list[str]) -> None:
        self._set(deal=_one(words))

    def _take_moves(self, words: list[str]) -> None:
        split = lesson_game(self._head.get("game", "")).split
        self._set(moves=tuple(move for turn in words for move in split(turn)))

    @property
    def _rules(self) -> str:
        if not self._head.get("rules"):
            raise LessonError("expected a game and rules first: rules KEY")
        return self._head["rules"]

    @property
    def _step(self) -> Step:
        if not self._steps:
            raise LessonError("expected a step first: step NAME")
        return self._steps[-1]

    def _change(self, **values: object) -> None:
        self._steps[-1] = replace(self._step, **values)  # type: ignore[arg-type]

    def _set(self, **values: object) -> None:
        if self._play is None:
            raise LessonError("expected a game first: play LEVEL")
        self._play = replace(self._play, **values)  # type: ignore[arg-type]


def _one(words: list[str]) -> str:
    if len(words) != 1:
        raise LessonError(f"expected one word, found {len(words)}")
    return words[0]


def _number(words: list[str]) -> int:
    if not _one(words).isdecimal():
        raise LessonError(f"expected a number, found {words[0]!r}")
    return int(words[0])


def _name(words: list[str]) -> str:
    if not NAME.fullmatch(_one(words)):
        raise LessonError(f"a name has lowercase letters, digits and hyphens, not {words[0]!r}")
    return words[0]


def _from_puzzle(puzzle: Puzzle, game: str) -> Step:
    if puzzle.game != game:
        raise LessonError(f"puzzle {puzzle.id} is for {puzzle.game}")
    goal, choices = lesson_game(game).goal_of(puzzle.theme)
    return Step(
        puzzle.id, puzzle.rules, puzzle.position, goal, choices, is_exam=True, theme=puzzle.theme
    )
