"""Makes puzzles from a seed."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

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
    seed: int, *, share: float = 1.0, report: Report = ignore_report
) -> Iterator[Puzzle]:
    """Yield the puzzles of a seed, section by section, from easy to hard.

    `share` scales the number of puzzles in each section, which is at least one. A section that
    runs out of new positions has fewer.
    """
    for name, adapter in PUZZLE_GAMES.items():
        taken: set[str] = set()
        for section in adapter.plan:
            count = max(1, round(section.count * share))
            random = Random(f"{seed}/{name}/{section.rules}/{section.theme}")
            made = list(islice(_make_section(adapter, section, count, random, taken), count))
            report(name, section, len(made))
            yield from sorted(made, key=lambda puzzle: (puzzle.difficulty, puzzle.id))


def _make_section(
    adapter: AnyPuzzleGame, section: Section, count: int, random: Random, taken: set[str]
) -> Iterator[Puzzle]:
    """Yield puzzles of a section, with equal shares of each kind of answer.

    `taken` has the ids of the game's other puzzles, and gets those of the new ones.
    """
    theme, name = adapter.themes[section.theme], adapter.game.name
    proposed = adapter.propose(section.rules, theme.name, random)
    most, kinds, fruitless = -(-count // theme.kinds), Counter[str](), 0
    while fruitless < MAX_FRUITLESS_BATCHES:
        batch = list(islice(proposed, BATCH_POSITIONS))
        before = kinds.total()
        for position, found in zip(batch, adapter.study(theme.name, batch), strict=True):
            if not isinstance(found, Study) or kinds[found.kind] >= most:
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
