"""`fourfold dataset`: makes and describes datasets of Quarto! with exact labels."""

import os
import sys
from pathlib import Path

import click

from fourfold import __version__
from fourfold.bots import bot_names
from fourfold.cli.option import epilog, parse
from fourfold.dataset.quarto.dataset import Dataset, DatasetError, Recipe, make_dataset
from fourfold.dataset.quarto.folder import (
    describe,
    prepare_folder,
    read_dataset,
    write_dataset,
)
from fourfold.dataset.quarto.source import RANDOM
from fourfold.games.quarto import QUARTO, parse_rules


@click.group(
    epilog=epilog(
        "fourfold dataset make positions --positions 10000 --pieces 8",
        "fourfold dataset describe positions",
    )
)
def command() -> None:
    """Make a dataset of positions with exact labels, or describe one."""


@command.command(
    epilog=epilog("fourfold dataset make positions --positions 1000 --source keen --pieces 9")
)
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--positions", type=click.IntRange(1), required=True, help="How many positions.")
@click.option(
    "--pieces", type=click.IntRange(0, 15), default=8, help="Pieces on the board; 8 by default."
)
@click.option(
    "--rules", "key", metavar="KEY", default="CSHT", help="Rule set key; CSHT by default."
)
@click.option(
    "--source",
    type=click.Choice(bot_names(QUARTO)),
    default=RANDOM,
    help="Random play, or the level whose games to sample; random by default.",
)
@click.option("--seed", type=int, default=0, help="RNG seed; 0 by default.")
@click.option(
    "--threads",
    type=click.IntRange(1, 256),
    default=os.cpu_count,
    show_default="one per core",
    help="Threads that solve, and processes that play a level's games.",
)
def make(
    folder: Path, positions: int, pieces: int, key: str, source: str, seed: int, threads: int
) -> None:
    """Make a dataset in FOLDER: Parquet and npz files for each split, and a data card.

    Each row has a position with a piece in hand, its value, its distance and the score of every
    turn. No two positions are equal up to symmetry. The same options give the same rows.
    """
    parse("--rules", parse_rules, key)
    recipe = Recipe(positions, key, pieces, source, seed)
    is_shown = sys.stderr.isatty()

    def report(done: int) -> None:
        if is_shown:
            click.echo(f"\r{done:,} of {positions:,} positions", nl=False, err=True)

    try:
        prepare_folder(folder)
        dataset = make_dataset(recipe, threads=threads, report=report)
        write_dataset(folder, dataset, program=f"fourfold {__version__}")
    except DatasetError as error:
        raise click.ClickException(str(error)) from None
    if is_shown:
        click.echo("\r\x1b[K", nl=False, err=True)
    click.echo(f"{folder}: {_summary(dataset)}")


@command.command("describe", epilog=epilog("fourfold dataset describe positions"))
@click.argument("folder", type=click.Path(path_type=Path))
def show(folder: Path) -> None:
    """Print the data card of the dataset in FOLDER, from its files."""
    try:
        dataset, program = read_dataset(folder)
    except DatasetError as error:
        raise click.ClickException(str(error)) from None
    click.echo(describe(dataset, program), nl=False)


def _summary(dataset: Dataset) -> str:
    wins, draws = (int((dataset.values == value).sum()) for value in (1, 0))
    total = len(dataset.keys)
    return f"{total:,} positions, {wins:,} won, {draws:,} drawn, {total - wins - draws:,} lost"
