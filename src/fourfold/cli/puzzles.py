"""`fourfold puzzles`: makes, verifies and lists puzzles."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from fourfold.cli.option import NumberRange, OutputFile, epilog
from fourfold.puzzles import (
    PUZZLE_GAMES,
    Puzzle,
    PuzzleError,
    find_flaws,
    format_puzzles,
    make_puzzles,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from fourfold.puzzles.adapter import Section

_THEMES = sorted({theme for adapter in PUZZLE_GAMES.values() for theme in adapter.themes})

_FILE = click.argument("file", required=False, metavar="[FILE]")


@click.group(epilog=epilog("fourfold puzzles show --all --json", "fourfold puzzles verify"))
def command() -> None:
    """Make, verify and list puzzles.

    A puzzle FILE is compressed, plain or JSON lines; without one, these commands use the
    puzzles that come with Fourfold.
    """


@command.command(epilog=epilog("fourfold puzzles make --seed 1 puzzles.txt.gz"))
@click.argument("file", type=OutputFile())
@click.option("--seed", type=int, default=1, show_default=True, help="RNG seed.")
@click.option(
    "--share",
    type=NumberRange(0, 100, min_open=True),
    default=1.0,
    show_default=True,
    help="Scales the number of puzzles of each theme.",
)
@click.option(
    "--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes to use."
)
def make(file: Path, seed: int, share: float, workers: int) -> None:
    """Make puzzles from a seed, and write them to FILE.

    The same seed gives the same puzzles. A name that ends in .gz gives a compressed file.
    """

    def report(game: str, section: Section, made: int) -> None:
        click.echo(f"{game} {section.rules} {section.theme}: {made}", err=True)

    puzzles = list(make_puzzles(seed, share=share, workers=workers, report=report))
    if file.suffix == ".gz":
        write_puzzles(file, puzzles)
    else:
        file.write_text(format_puzzles(puzzles), "utf-8")
    click.echo(f"{len(puzzles)} puzzles, {file.stat().st_size} bytes")


@command.command(epilog=epilog("fourfold puzzles verify", "fourfold puzzles verify mine.jsonl"))
@_FILE
@click.option(
    "--independent",
    "is_independent",
    is_flag=True,
    help="Prove them with code that had no part in making them; slower.",
)
@click.option(
    "--every", type=click.IntRange(1), default=1, metavar="N", help="Prove only every Nth puzzle."
)
def verify(file: str | None, is_independent: bool, every: int) -> int:
    """Prove every puzzle again; stop at the first flaw with exit code 1.

    Each must be a legal position of its theme with exactly the answers that reach its goal, and no
    two may be equal up to symmetry.
    """
    puzzles = _read(file)[::every]
    progress = _Progress(len(puzzles))
    flaws = find_flaws(puzzles, is_independent=is_independent, report=progress.show)
    flaw = next(flaws, None)
    progress.end()
    if flaw is not None:
        click.echo(str(flaw))
        return 1
    click.echo(f"{len(puzzles)} puzzles verified")
    return 0


@command.command(
    epilog=epilog("fourfold puzzles show --all --json", "fourfold puzzles show 3fq8k2m")
)
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--all", "is_all", is_flag=True, help="Show all puzzles.")
@click.option("--game", type=click.Choice(list(PUZZLE_GAMES)), help="Only puzzles of this game.")
@click.option("--rules", "key", metavar="KEY", help="Only puzzles of this rule set.")
@click.option("--theme", type=click.Choice(_THEMES), help="Only puzzles of this theme.")
@click.option("--file", metavar="FILE", help="Read puzzles from a file; - is standard input.")
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object for each puzzle.")
def show(
    ids: tuple[str, ...],
    is_all: bool,
    game: str | None,
    key: str | None,
    theme: str | None,
    file: str | None,
    is_json: bool,
) -> None:
    """Show puzzles by their IDs, or those that match the options; without either, count them."""
    puzzles = _read(file)
    chosen = [
        puzzle
        for puzzle in puzzles
        if (not ids or puzzle.id in ids)
        and game in (None, puzzle.game)
        and key in (None, puzzle.rules)
        and theme in (None, puzzle.theme)
    ]
    missing = [each for each in ids if all(puzzle.id != each for puzzle in puzzles)]
    if missing:
        raise click.ClickException(f"there is no puzzle {missing[0]}")
    if not (ids or is_all or game or key or theme):
        _show_counts(puzzles)
        return
    for puzzle in chosen:
        sys.stdout.write((puzzle.to_json() if is_json else _line(puzzle)) + "\n")


def _read(file: str | None) -> Sequence[Puzzle]:
    """Return the puzzles of a file, or the shipped ones; raise `ClickException` for a bad file."""
    if file is None:
        return shipped_puzzles()
    with click.open_file(file, "rb") as stream:
        data = stream.read()
    try:
        return read_puzzles(data)
    except PuzzleError as error:
        raise click.ClickException(f"{file}: {error}") from None


def _line(puzzle: Puzzle) -> str:
    answers = " ".join(puzzle.answers)
    parts = (puzzle.id, puzzle.game, puzzle.rules, puzzle.theme, str(puzzle.difficulty))
    return f"{' '.join(parts)}  {puzzle.position}  {puzzle.goal}: {answers}"


def _show_counts(puzzles: Sequence[Puzzle]) -> None:
    """Print how many puzzles each theme has, and how hard they are."""
    sections: dict[tuple[str, str, str], list[int]] = {}
    for puzzle in puzzles:
        section = puzzle.game, puzzle.rules, puzzle.theme
        sections.setdefault(section, []).append(puzzle.difficulty)
    for (game, rules, theme), difficulties in sections.items():
        span = f"{min(difficulties):4} to {max(difficulties):4}"
        click.echo(f"{game:8} {rules:6} {theme:10} {len(difficulties):5}  difficulty {span}")
    click.echo(f"{len(puzzles)} puzzles")


class _Progress:
    """A line on the terminal that counts puzzles."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._is_terminal = sys.stderr.isatty()

    def show(self, checked: int) -> None:
        if self._is_terminal:
            click.echo(f"\r{checked} of {self._total} puzzles", nl=False, err=True)

    def end(self) -> None:
        if self._is_terminal:
            click.echo("\r" + " " * 40 + "\r", nl=False, err=True)
