"""`fourfold solve`: solves Quarto! positions."""

import json
import os
import sys
from collections.abc import Iterator
from time import monotonic

import click

from fourfold.cli.option import NumberRange, epilog, parse
from fourfold.games.game import GameError
from fourfold.games.quarto import format_turn, parse_position, parse_rules
from fourfold.solver import Analysis, Limits, Solution, Solver, Verdict
from fourfold.solver.quarto.memory import MAX_MEGABYTES
from fourfold.solver.quarto.solver import MAX_THREADS


@click.command(
    epilog=epilog(
        "fourfold solve '..../.5../..A./.... 3 c2'",
        "fourfold solve --rules CSHT+ --moves --json - < positions.txt",
    )
)
@click.argument("positions", nargs=-1, metavar="POSITION...")
@click.option(
    "--rules", "key", metavar="KEY", default="CSHT", help="Rule set key; CSHT by default."
)
@click.option("--moves", "shows_moves", is_flag=True, help="Also solve every move.")
@click.option(
    "--threads",
    type=click.IntRange(1, MAX_THREADS),
    default=os.cpu_count,
    show_default="one per core",
    help="Threads to search with.",
)
@click.option(
    "--memory",
    type=click.IntRange(1, MAX_MEGABYTES),
    default=4,
    show_default=True,
    help="Memory limit in megabytes.",
)
@click.option("--nodes", type=click.IntRange(1), help="Maximum number of positions to search.")
@click.option("--seconds", type=NumberRange(0), help="Time limit per position.")
@click.option("--no-book", is_flag=True, help="Don't use the opening book.")
@click.option("--no-distance", is_flag=True, help="Find only the value, which is faster.")
@click.option("--json", "is_json", is_flag=True, help="Print a JSON object for each position.")
def command(
    positions: tuple[str, ...],
    key: str,
    shows_moves: bool,
    threads: int,
    memory: int,
    nodes: int | None,
    seconds: float | None,
    no_book: bool,
    no_distance: bool,
    is_json: bool,
) -> int:
    """Solve each POSITION, in notation; - reads them from standard input, one per line.

    Prints one line per position. The value is 1, 0 or -1 for the player to move, and the distance
    is the number of placements until the end. An invalid line gives an error with its line number;
    the others are still solved, and the exit code is 1. If a limit is reached, the answer is what
    is known by then.
    """
    if not positions:
        raise click.UsageError("Missing argument 'POSITION...'.")
    if len(positions) > 1 and "/" in positions[0] and not any(" " in text for text in positions):
        whole = " ".join(positions)
        raise click.UsageError(f"A POSITION contains spaces and must be quoted: '{whole}'.")
    rules = parse("--rules", parse_rules, key)
    progress = _Progress()
    try:
        solver = Solver(
            rules, threads=threads, memory=memory, use_book=not no_book, progress=progress
        )
    except MemoryError as error:
        raise click.ClickException(f"--memory: {error}") from None
    limits, is_bad = parse("--seconds", lambda s: Limits(nodes, s), seconds), False
    for text, number in _texts(positions):
        progress.begin()
        try:
            position = parse_position(text, rules)
            method = solver.analyse if shows_moves else solver.solve
            answer = method(position, distance=not no_distance, limits=limits)
        except GameError as error:
            is_bad = True
            line = _complaint(text, number, error, is_json=is_json)
        else:
            line = json.dumps(_object(text, answer)) if is_json else _sentence(answer)
        progress.end()
        print(line, flush=True)  # noqa: T201 - a filter answers line by line
    return int(is_bad)


def _texts(positions: tuple[str, ...]) -> Iterator[tuple[str, int | None]]:
    """Yield each position, with its line number if it comes from standard input."""
    for text in positions:
        if text == "-":
            lines = ((line.strip(), number) for number, line in enumerate(sys.stdin, 1))
            yield from ((line, number) for line, number in lines if line)
        else:
            yield text.strip(), None


def _complaint(text: str, number: int | None, error: GameError, *, is_json: bool) -> str:
    if not is_json:
        return f"error: {error}" if number is None else f"error: line {number}: {error}"
    place = {} if number is None else {"line": number}
    return json.dumps({"position": text, "error": str(error), **place})


def _object(text: str, answer: Solution | Analysis) -> dict[str, object]:
    found: dict[str, object] = {"position": text, **_known(answer.verdict)}
    found |= {"nodes": answer.nodes, "seconds": round(answer.seconds, 6)}
    if isinstance(answer, Analysis):
        found["moves"] = [
            {"move": format_turn(judged.moves), **_known(judged.verdict)} for judged in answer.moves
        ]
        found["line"] = format_turn(answer.line)
    else:
        found["best"] = format_turn(answer.best)
    return found


def _known(verdict: Verdict) -> dict[str, int | list[int] | None]:
    known: dict[str, int | list[int] | None] = {
        "value": verdict.value,
        "distance": verdict.distance,
    }
    if verdict.value is None:
        known["bounds"] = [_sign(verdict.low), _sign(verdict.high)]
    return known


def _sign(score: int) -> int:
    return (score > 0) - (score < 0)


def _sentence(answer: Solution | Analysis) -> str:
    if isinstance(answer, Solution):
        return str(answer)
    line = f": {format_turn(answer.line)}" if answer.line else ""
    rows = (f"  {format_turn(m.moves)}  {m.verdict}" for m in answer.moves)
    return "\n".join([f"{answer.verdict}{line}", *rows])


class _Progress:
    """A line on the terminal while a position takes longer than a second."""

    def __init__(self) -> None:
        self._is_shown = False
        self._start = self._last = monotonic()
        self._is_terminal = sys.stderr.isatty()

    def begin(self) -> None:
        self._start = self._last = monotonic()

    def __call__(self, nodes: int) -> None:
        now = monotonic()
        if not self._is_terminal or now - self._last < 1:
            return
        self._last, self._is_shown = now, True
        speed = nodes / (now - self._start) / 1e6
        click.echo(
            f"\r{nodes / 1e6:,.0f} million positions, {speed:.1f} million per second",
            nl=False,
            err=True,
        )

    def end(self) -> None:
        if self._is_shown:
            click.echo("\r" + " " * 60 + "\r", nl=False, err=True)
            self._is_shown = False
