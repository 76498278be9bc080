"""Puzzle files: compact text, compressed with gzip, which a browser can read too.

The first line names the format. A line that starts with `@` begins a section: game, rules, theme
and goal. Every other line is a puzzle of the section: id, position, answers separated by spaces,
and difficulty. The parts of a line are separated by tabs.
"""

import gzip
import os
import re
import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from fourfold.games.game import check_type
from fourfold.puzzles.puzzle import Puzzle, PuzzleError, check_puzzles, parse_json

FORMAT = "fourfold-puzzles 1"
SHIPPED = "puzzles.txt.gz"

_DIFFICULTY = re.compile("[0-9]{1,9}")


def format_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Return puzzles as the text of a file."""
    lines = [FORMAT]
    for section, own in groupby(
        check_puzzles(puzzles), key=lambda p: (p.game, p.rules, p.theme, p.goal)
    ):
        lines.append("\t".join(["@", *section]))
        for puzzle in own:
            parts = (puzzle.id, puzzle.position, " ".join(puzzle.answers), str(puzzle.difficulty))
            lines.append("\t".join(parts))
    return "\n".join(lines) + "\n"


def parse_puzzles(text: str) -> Iterator[Puzzle]:
    """Read the text of a file, or JSON lines; raise `PuzzleError` with the faulty line's number."""
    lines = check_type(text, str, "the text of a puzzle file").splitlines()
    is_json = bool(lines) and lines[0].startswith("{")
    if not is_json and lines[:1] != [FORMAT]:
        raise PuzzleError(f"line 1: expected {FORMAT!r} or a JSON object")
    section: list[str] = []
    for number, line in enumerate(lines, 1):
        if not line or line == FORMAT:
            continue
        try:
            if is_json:
                yield parse_json(line)
            elif line.startswith("@"):
                section = line.split("\t")[1:]
            else:
                yield _parse_line(section, line.split("\t"))
        except PuzzleError as error:
            raise PuzzleError(f"line {number}: {error}") from None


def _parse_line(section: list[str], parts: list[str]) -> Puzzle:
    if len(section) != 4:
        raise PuzzleError("expected a section first: @, game, rules, theme and goal")
    if len(parts) != 4 or not _DIFFICULTY.fullmatch(parts[3]):
        raise PuzzleError("expected id, position, answers and difficulty, separated by tabs")
    game, rules, theme, goal = section
    puzzle_id, position, answers, difficulty = parts
    accepted = tuple(answers.split(" ")) if answers else ()
    return Puzzle(puzzle_id, game, rules, position, theme, goal, accepted, int(difficulty))


def write_puzzles(path: str | os.PathLike[str], puzzles: Iterable[Puzzle]) -> int:
    """Write a compressed file; return its size in bytes. The same puzzles give the same file."""
    check_type(path, str | os.PathLike, "the path of a file")
    data = gzip.compress(format_puzzles(puzzles).encode(), 9, mtime=0)
    Path(path).write_bytes(data)
    return len(data)


def read_puzzles(source: str | os.PathLike[str] | bytes) -> tuple[Puzzle, ...]:
    """Read a file, given by its path or its bytes, compressed or not.

    Raise `OSError` if it can't be opened, and `PuzzleError` if it is not a puzzle file.
    """
    check_type(source, str | os.PathLike | bytes, "the path of a puzzle file, or its bytes")
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    try:
        text = (gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data).decode()
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise PuzzleError(f"not a puzzle file: {error}") from None
    return tuple(parse_puzzles(text))


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that come with the package, section by section, from easy to hard."""
    return read_puzzles((files("fourfold.puzzles") / "data" / SHIPPED).read_bytes())
