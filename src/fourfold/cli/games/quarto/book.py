"""`fourfold book`: builds and verifies opening books."""

import sys
from operator import ne
from pathlib import Path
from random import Random
from time import monotonic

import click

from fourfold.cli.option import OutputFile, epilog
from fourfold.solver.quarto.book import BookError, Books, encode_books, read_books, shipped_path
from fourfold.solver.quarto.book_builder import CLASSES, build_book
from fourfold.solver.quarto.native import OpeningSolver, list_openings


@click.group(epilog=epilog("fourfold book verify --sample 100"))
def command() -> None:
    """Build or verify an opening book: the scores of all positions with few pieces."""


@command.command(epilog=epilog("fourfold book build openings.book --threads 2"))
@click.argument("file", type=OutputFile())
@click.option("--pieces", type=click.IntRange(0, 5), default=4, help="Maximum number of pieces.")
@click.option("--threads", type=click.IntRange(1, 256), default=1, help="Threads to search with.")
def build(file: Path, pieces: int, threads: int) -> None:
    """Write a book for all rule classes to FILE.

    Progress is stored in FILE.progress until the end; after an interruption, run the same command
    to continue.
    """
    progress_file = file.with_name(file.name + ".progress")
    books: Books = {}
    for traits, squares in CLASSES:
        show = _Progress(_class_name(traits, squares))
        try:
            books[traits, squares] = build_book(
                traits,
                squares=squares,
                pieces=pieces,
                threads=threads,
                progress_file=progress_file,
                report=show,
            )
        except BookError as error:
            raise click.ClickException(str(error)) from None
        click.echo(f"{show.name}: {len(books[traits, squares].scores):,} positions are not draws")
    data = encode_books(books)
    unfinished = file.with_name(file.name + ".new")
    unfinished.write_bytes(data)
    unfinished.replace(file)
    progress_file.unlink(missing_ok=True)
    click.echo(f"{file}: {len(data):,} bytes")


@command.command(epilog=epilog("fourfold book verify openings.book --sample 100"))
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@click.option("--sample", type=click.IntRange(1), default=50, help="Positions per class.")
@click.option("--seed", type=int, default=1, help="RNG seed of the sample.")
def verify(file: Path | None, sample: int, seed: int) -> int:
    """Check a sample of FILE, or of the bundled book, against a search."""
    path = file or shipped_path()
    try:
        books = read_books(path)
    except OSError as error:
        raise click.ClickException(f"{path}: {error.strerror}") from None
    except BookError as error:
        raise click.ClickException(f"{path}: {error}") from None
    wrong = 0
    for (traits, squares), book in books.items():
        random, solver = Random(seed), OpeningSolver(traits, squares=squares)
        openings = list_openings(traits, squares=squares, pieces=book.max_pieces)
        chosen = random.sample(openings, min(sample, len(openings)))
        expected = [book.scores.get(solver.key(opening), 0) for opening in chosen]
        scores = solver.scores(chosen)
        bad = sum(map(ne, scores, expected))
        wrong += bad
        right = f"{len(chosen) - bad} of {len(chosen)} positions are correct"
        click.echo(f"{_class_name(traits, squares)}: {right}")
    return int(wrong > 0)


def _class_name(traits: int, squares: bool) -> str:
    return f"{traits} trait{'s' * (traits != 1)}{' and squares' * squares}"


class _Progress:
    """A progress line with an estimate of the time left."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._start = monotonic()
        self._first: int | None = None

    def __call__(self, done: int, total: int) -> None:
        if self._first is None:
            self._first = done
        if not sys.stderr.isatty():
            return
        new = done - self._first
        left = (monotonic() - self._start) / new * (total - done) if new else 0.0
        line = f"{self.name}: {done:,} of {total:,} positions, {left:,.0f} s left"
        click.echo(f"\r{line:<70}", nl=done == total, err=True)
