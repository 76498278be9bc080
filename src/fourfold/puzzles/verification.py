"""Proves puzzles again, from nothing but their text."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice

from fourfold.games.game import AnyPosition, GameError
from fourfold.puzzles.adapter import AnyPuzzleGame, Finding, Unfit
from fourfold.puzzles.catalogue import puzzle_game
from fourfold.puzzles.difficulty import MAX_DIFFICULTY
from fourfold.puzzles.puzzle import Puzzle, PuzzleError, check_puzzles, make_id
from fourfold.puzzles.theme import find_theme

BATCH_PUZZLES = 128


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong with a puzzle."""

    puzzle: Puzzle
    """The puzzle."""

    problem: str
    """What is wrong: a sentence without a full stop."""

    def __str__(self) -> str:
        """Return a sentence that names the puzzle."""
        return f"puzzle {self.puzzle.id} ({self.puzzle.theme}): {self.problem}"


def find_flaws(
    puzzles: Iterable[Puzzle],
    *,
    is_independent: bool = False,
    report: Callable[[int], None] = lambda _: None,
) -> Iterator[Flaw]:
    """Yield the flaws of puzzles in their order, at most one each.

    Every puzzle must be a legal position that fits its theme, with the theme's goal, exactly the
    answers that reach it, and the id of its position; no two may be equal up to symmetry.
    With `is_independent`, the proofs use other methods than those that made the puzzles. `report`
    is called with the number of puzzles checked so far.
    """
    known: dict[str, str] = {}
    checked = 0
    for _, of_section in groupby(check_puzzles(puzzles), key=lambda p: (p.game, p.rules, p.theme)):
        while batch := list(islice(of_section, BATCH_PUZZLES)):
            checker = _Checker(known, is_independent=is_independent)
            yield from checker.find_flaws(batch)
            checked += len(batch)
            report(checked)


class _Checker:
    """Checks puzzles of one section."""

    def __init__(self, known: dict[str, str], *, is_independent: bool) -> None:
        self._known = known
        """The id of the puzzle with each key so far."""

        self._is_independent = is_independent

    def find_flaws(self, batch: list[Puzzle]) -> Iterator[Flaw]:
        """Yield the flaws of a batch of puzzles of one section."""
        read: list[AnyPosition | str] = [_read(puzzle) for puzzle in batch]
        sound = [each for each in read if not isinstance(each, str)]
        found = iter(self._study(batch[0], sound) if sound else [])
        for puzzle, position in zip(batch, read, strict=True):
            if isinstance(position, str):
                yield Flaw(puzzle, position)
                continue
            adapter, study = puzzle_game(puzzle.game), next(found)
            problem = self._problem_with_key(adapter, puzzle, position) or _compare(puzzle, study)
            if problem:
                yield Flaw(puzzle, problem)

    def _study(self, puzzle: Puzzle, positions: list[AnyPosition]) -> list[Finding]:
        adapter = puzzle_game(puzzle.game)
        study = adapter.study_independently if self._is_independent else adapter.study
        return study(puzzle.theme, positions)

    def _problem_with_key(
        self, adapter: AnyPuzzleGame, puzzle: Puzzle, position: AnyPosition
    ) -> str | None:
        key = f"{puzzle.game} {puzzle.rules} {adapter.key(position)}"
        if key in self._known:
            return f"it is equal up to symmetry to puzzle {self._known[key]}"
        self._known[key] = puzzle.id
        expected = make_id(puzzle.game, puzzle.rules, adapter.key(position))
        return None if puzzle.id == expected else f"its id should be {expected}"


def _read(puzzle: Puzzle) -> AnyPosition | str:
    """Return a puzzle's position, or what is wrong with the puzzle's texts."""
    try:
        adapter = puzzle_game(puzzle.game)
        find_theme(adapter, puzzle)
        rules = adapter.game.parse_rules(puzzle.rules)
        if adapter.game.format_rules(rules) != puzzle.rules:
            return f"its rules should be written {adapter.game.format_rules(rules)!r}"
        position: AnyPosition = adapter.game.parse_position(puzzle.position, rules)
    except (GameError, PuzzleError) as error:
        return str(error)
    if position.notation != puzzle.position:
        return f"its position should be written {position.notation!r}"
    if position.outcome is not None:
        return "the game is over"
    if not 0 < puzzle.difficulty <= MAX_DIFFICULTY:
        return f"its difficulty must be 1 to {MAX_DIFFICULTY}, not {puzzle.difficulty}"
    return position


def _compare(puzzle: Puzzle, found: Finding) -> str | None:
    """Return how a puzzle differs from its proof."""
    if isinstance(found, Unfit):
        return found.reason
    stored, proven = set(puzzle.answers), set(found.answers)
    if missing := sorted(proven - stored):
        return f"an answer is missing: {' '.join(missing)}"
    if wrong := sorted(stored - proven):
        return f"not an answer: {' '.join(wrong)}"
    return None if puzzle.answers == found.answers else "its answers must be sorted and distinct"
