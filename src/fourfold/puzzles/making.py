"""Makes puzzles from a seed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from math import inf
from multiprocessing import get_context
from random import Random

from fourfold.games.game import A_SEED, check_type
from fourfold.puzzles.adapter import AnyPuzzleGame, Section, Study
from fourfold.puzzles.catalogue import PUZZLE_GAMES
from fourfold.puzzles.difficulty import rate_difficulty
from fourfold.puzzles.puzzle import Puzzle, make_id

BATCH_POSITIONS = 128
"""How many positions are studied in one call."""

MAX_FRUITLESS_BATCHES = 200
"""After this many batches in a row without a new puzzle, a section counts as exhausted."""

Report = Callable[[str, Section, int], None]
"""Called with a game, a section and the number of its puzzles when it is done."""


def ignore_report(game: str, section: Section, made: int) -> None:
    """Ignore a report."""


def make_puzzles(
    seed: int, *, share: float = 1.0, workers: int = 1, report: Report = ignore_report
) -> Iterator[Puzzle]:
    """Yield the puzzles of a seed, section by section, from easy to hard.

    `share` scales the number of puzzles in each section, which is at least one. A section that
    runs out of new positions has fewer. With several `workers`, that many processes make the same
    puzzles in less time.
    """
    check_type(seed, int, A_SEED)
    check_type(share, int | float, "a share of the puzzles, such as 0.1")
    check_type(workers, int, "a number of workers")
    if not 0 < share < inf:
        raise ValueError(f"a share is a number above 0, such as 0.1, not {share}")
    if workers < 1:
        raise ValueError(f"making puzzles needs at least one worker, not {workers}")
    return _make_all(seed, share, workers, report)


def _make_all(seed: int, share: float, workers: int, report: Report) -> Iterator[Puzzle]:
    jobs = [
        _Job(seed, name, section, max(1, round(section.count * share)))
        for name, adapter in PUZZLE_GAMES.items()
        for section in adapter.plan
    ]
    taken: set[str] = set()
    for job, made in zip(jobs, _run(jobs, workers), strict=True):
        # Sections are made independently of each other; a duplicate in a later one is dropped.
        new = [puzzle for puzzle in made if puzzle.id not in taken]
        taken.update(puzzle.id for puzzle in new)
        report(job.game, job.section, len(new))
        yield from new


@dataclass(frozen=True, slots=True)
class _Job:
    """A section to make; its puzzles depend on nothing else."""

    seed: int
    game: str
    section: Section
    count: int


def _run(jobs: Sequence[_Job], workers: int) -> Iterator[list[Puzzle]]:
    """Yield the puzzles of each job, in order."""
    if workers == 1:
        yield from map(_make, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as executor:
        yield from executor.map(_make, jobs)


def _make(job: _Job) -> list[Puzzle]:
    """Make a section, from easy to hard."""
    random = Random(f"{job.seed}/{job.game}/{job.section.rules}/{job.section.theme}")
    made = make_section(PUZZLE_GAMES[job.game], job.section, job.count, random)
    return sorted(made, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def make_section(
    adapter: AnyPuzzleGame, section: Section, count: int, random: Random
) -> list[Puzzle]:
    """Return at most `count` puzzles of a section, no two of them equal up to symmetry."""
    return list(islice(_find_puzzles(adapter, section, count, random), count))


def _find_puzzles(
    adapter: AnyPuzzleGame, section: Section, count: int, random: Random
) -> Iterator[Puzzle]:
    """Yield puzzles of a section, with equal shares of each kind of answer."""
    taken: set[str] = set()
    theme, name = adapter.themes[section.theme], adapter.game.name
    proposed = adapter.propose(section.rules, theme.name, random)
    max_per_kind, kinds, fruitless = -(-count // theme.kinds), Counter[str](), 0
    while fruitless < MAX_FRUITLESS_BATCHES:
        batch = list(islice(proposed, BATCH_POSITIONS))
        before = kinds.total()
        for position, found in zip(batch, adapter.study(theme.name, batch), strict=True):
            if not isinstance(found, Study) or kinds[found.kind] >= max_per_kind:
                continue
            puzzle_id = make_id(name, section.rules, adapter.key(position))
            if puzzle_id in taken:
                continue
            taken.add(puzzle_id)
            kinds[found.kind] += 1
            yield Puzzle(
                id=puzzle_id,
                game=name,
                rules=section.rules,
                position=position.notation,
                theme=theme.name,
                goal=theme.goal,
                answers=found.answers,
                difficulty=rate_difficulty(adapter, theme.name, position, found, puzzle_id),
            )
        fruitless = fruitless + 1 if kinds.total() == before else 0
