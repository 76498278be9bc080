"""Builds a book: searches the positions with the most pieces, and derives the rest from them.

One solver searches them all: their game trees overlap, so a large table saves most of the work.
Scores are saved to a file as they are found, so an interrupted build resumes where it stopped.
"""

from collections.abc import Callable
from pathlib import Path

from fourfold.solver.quarto.book import Book, BookError
from fourfold.solver.quarto.native import OpeningSolver, list_openings

CLASSES = tuple((traits, squares) for traits in (1, 2, 3, 4) for squares in (False, True))
"""The rule classes: traits in play, and whether squares count."""

CHUNK = 64

MEGABYTES = 512
"""Table size: enough for what the game trees of a million positions one piece later share."""

Report = Callable[[int, int], None]
"""Called with the number of finished positions and the total."""


def build_book(
    traits: int,
    *,
    squares: bool,
    pieces: int,
    threads: int,
    progress_file: Path,
    report: Report,
) -> Book:
    """Return the book for a rule class with positions of up to `pieces` pieces."""
    scores = _search_level(traits, squares, pieces, threads, progress_file, report)
    for level in range(pieces - 1, -1, -1):
        solver = OpeningSolver(traits, squares=squares, book=Book(pieces, dict(scores)))
        for opening in list_openings(traits, squares=squares, pieces=level):
            _add(scores, solver.key(opening), solver.score_from_book(opening))
    return Book(pieces, scores)


def _search_level(
    traits: int, squares: bool, pieces: int, threads: int, progress_file: Path, report: Report
) -> dict[int, int]:
    openings = list_openings(traits, squares=squares, pieces=pieces)
    name = f"{traits}{'+' * squares}/{pieces}"
    found = _read_progress(progress_file, name)
    if len(found) > len(openings):
        raise BookError(f"{progress_file} holds more scores than there are positions: remove it")
    solver = OpeningSolver(traits, squares=squares, threads=threads, megabytes=MEGABYTES)
    report(len(found), len(openings))
    for first in range(len(found), len(openings), CHUNK):
        chunk = solver.scores(openings[first : first + CHUNK])
        with progress_file.open("a", encoding="utf-8") as file:
            file.write(f"{name} {' '.join(map(str, chunk))}\n")
        found += chunk
        report(len(found), len(openings))
    scores: dict[int, int] = {}
    for opening, score in zip(openings, found, strict=True):
        _add(scores, solver.key(opening), score)
    return scores


def _add(scores: dict[int, int], key: int, score: int) -> None:
    if score:
        scores[key] = score


def _read_progress(path: Path, name: str) -> list[int]:
    """Return the scores found earlier for a rule class; drop a truncated last line."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        path.write_bytes(whole)
    try:
        chunks = [line.split() for line in whole.decode().splitlines()]
        return [int(word) for own, *words in chunks if own == name for word in words]
    except ValueError:
        raise BookError(f"{path} is not a progress file: remove it") from None
