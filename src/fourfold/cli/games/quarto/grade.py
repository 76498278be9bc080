"""`fourfold grade`: grades a Quarto! bot or engine against exact answers."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from fourfold.bots import BotError, Budget, EngineBot
from fourfold.cli.option import NumberRange, OutputFile, epilog, parse_bot
from fourfold.cores import count_cores
from fourfold.exam.quarto.answer import Answer
from fourfold.exam.quarto.exam import ask_all, ask_in_pool, make_examinee
from fourfold.exam.quarto.grade import make_grade
from fourfold.exam.quarto.judge import judge_answers
from fourfold.exam.quarto.paper import load_paper
from fourfold.exam.quarto.report import draw_grade, text_report
from fourfold.games.quarto import QUARTO

MIN_QUESTIONS_PER_WORKER = 100
"""Fewer questions are not worth another process."""


@click.command(
    epilog=epilog(
        "fourfold grade club --positions 500",
        "fourfold grade 'engine:.venv/bin/python examples/engine.py quarto' --plot grade.svg",
    )
)
@click.argument("engine")
@click.option(
    "--positions",
    type=click.IntRange(1),
    help="Number of positions to ask, a mixture of all kinds; 10,000 by default.",
)
@click.option("--seconds", type=NumberRange(0, min_open=True), help="Time limit per decision.")
@click.option(
    "--limit",
    type=NumberRange(0, min_open=True),
    help="Seconds after which a silent engine is killed; by default 10 × --seconds + 10, or 300.",
)
@click.option(
    "--jobs", type=click.IntRange(1, 1024), help="Parallel processes; one per core by default."
)
@click.option("--plot", type=OutputFile(), help="Write a chart as SVG to FILE.")
@click.option("--json", "is_json", is_flag=True, help="Print one JSON object and nothing else.")
def command(
    engine: str,
    positions: int | None,
    seconds: float | None,
    limit: float | None,
    jobs: int | None,
    plot: Path | None,
    is_json: bool,
) -> int:
    """Grade ENGINE, a Quarto! bot or engine:COMMAND, with an exam that has exact answers.

    The exam is the same for everyone: 10,000 positions from every phase and rule set, in each of
    which at least one turn is wrong. An answer is right if it keeps the exact value of the
    position; the regret is the value lost: 1 for turning a draw into a loss. A blunder is due to a
    trait if the same turn would have been right with that trait out of play. Illegal answers,
    crashes and timeouts count as lost games.

    Without --seconds a bot thinks as long as its level does, so the grade is the same on every
    machine. To measure answer times, use --jobs 1.
    """
    bot = parse_bot("ENGINE", QUARTO, engine)
    name = engine
    if isinstance(bot, EngineBot):
        try:
            with bot:  # one that can't start is an error, not ten thousand failures
                name = bot.id_name or engine
        except BotError as error:
            raise click.ClickException(f"{engine}: {error}") from None
    questions = load_paper(positions)
    workers = jobs or count_cores()
    workers = min(workers, -(-len(questions) // MIN_QUESTIONS_PER_WORKER))
    if workers > 1:
        answers = ask_in_pool(engine, questions, seconds, limit, workers)
    else:
        bot = make_examinee(engine, limit)
        answers = ask_all(bot, questions, Budget(seconds=seconds))
    grade = make_grade(judge_answers(questions, _with_progress(answers, len(questions))))
    if isinstance(bot, EngineBot):
        bot.close()
    if plot is not None:
        plot.write_text(draw_grade(name, grade), "utf-8")
    if is_json:
        click.echo(json.dumps({"engine": name, **grade.as_json()}))
    else:
        click.echo(text_report(name, grade), nl=False)
    return 0


def _with_progress(answers: Iterable[Answer], total: int) -> Iterator[Answer]:
    """Yield the answers, and count them on the terminal."""
    is_shown = sys.stderr.isatty()
    for number, answer in enumerate(answers, 1):
        if is_shown and (number % 10 == 0 or number == total):
            click.echo(f"\r{number:,} of {total:,} questions", nl=False, err=True)
        yield answer
    if is_shown:
        click.echo("\r\x1b[K", nl=False, err=True)
