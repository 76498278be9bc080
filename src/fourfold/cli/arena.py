"""`fourfold arena`: runs tournaments between bots and rates them."""

import json
import secrets
import sys
from collections.abc import Generator
from contextlib import closing, redirect_stdout
from dataclasses import replace
from pathlib import Path

import click

from fourfold.arena.folder import Folder, read_settings
from fourfold.arena.job import Job, plan_jobs
from fourfold.arena.naming import check_bots, name_bots
from fourfold.arena.pool import play_in_pool
from fourfold.arena.progress import Progress
from fourfold.arena.ranking import rank_bots
from fourfold.arena.ray_cluster import play_on_ray
from fourfold.arena.report import json_report, markdown_report, text_report
from fourfold.arena.result import Result
from fourfold.arena.serial import play_serially
from fourfold.arena.settings import ArenaError, Settings
from fourfold.arena.tally import Tally, count
from fourfold.chart import draw_chart
from fourfold.cli.games import examples
from fourfold.cli.option import (
    GAME,
    RULES_KEYS,
    SEATS,
    NumberRange,
    epilog,
    parse_bot,
    parse_rules,
)
from fourfold.cores import count_cores
from fourfold.games import GAMES
from fourfold.games.game import AnyGame

DEFAULT_GAMES = 100
INTERRUPTED = 130


_TURN_CAPS = ", ".join(
    f"{game.name} {game.default_turn_cap}" for game in GAMES.values() if game.default_turn_cap
)
"""Games that could go on forever, with the turn cap that the arena applies by default."""


@click.command(epilog=epilog(*examples("arena")))
@click.argument("game", type=GAME)
@click.argument("bots", nargs=-1, required=True, metavar="BOT BOT...")
@click.option("--rules", "key", metavar="KEY", help=f"Rule set key, such as {RULES_KEYS}.")
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=DEFAULT_GAMES,
    help=f"Games per pairing; {DEFAULT_GAMES} by default.",
)
@click.option("--players", type=SEATS, default=2, help="Number of seats; 2 by default.")
@click.option(
    "--jobs", type=click.IntRange(1, 1024), help="Parallel games; one per core by default."
)
@click.option("--seed", type=click.IntRange(0), help="RNG seed, to repeat a tournament.")
@click.option("--seconds", type=NumberRange(0, min_open=True), help="Time limit per decision.")
@click.option(
    "--limit",
    type=NumberRange(0, min_open=True),
    help="Seconds after which a silent bot forfeits; by default 10 × --seconds + 10, or 300.",
)
@click.option(
    "--turn-cap",
    type=click.IntRange(1),
    help="Turns after which a game is drawn; by default only in games that could go on forever "
    f"({_TURN_CAPS}).",
)
@click.option("--ray", metavar="ADDRESS", help="Play on this Ray cluster, or auto.")
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), help="Store all results in DIR."
)
@click.option("--resume", is_flag=True, help="Resume the tournament in --out.")
@click.option("--json", "is_json", is_flag=True, help="Print one JSON object and nothing else.")
def command(
    game: AnyGame,
    bots: tuple[str, ...],
    key: str | None,
    games: int,
    players: int,
    jobs: int | None,
    seed: int | None,
    seconds: float | None,
    limit: float | None,
    turn_cap: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    is_json: bool,
) -> int:
    """Run a round-robin tournament between BOTs of a GAME, and rate them.

    Seats and starting players are balanced, and each deal is played in every seating, so that luck
    cancels out. With 3 or 4 seats, each bot plays alone against several copies of another. Engines
    are started once before the first game: one that can't play stops the command. A bot that later
    crashes, hangs or makes an illegal move forfeits the game. Ctrl-C stops and reports the
    games played so far; with --out they are stored, and --resume continues.
    """
    if len(bots) < 2:
        raise click.UsageError("A tournament needs at least two bots.")
    if players not in game.seat_counts:
        problem = f"{game.name} can't be played with {players} seats."
        raise click.BadParameter(problem, param_hint="--players")
    if resume and out is None:
        raise click.UsageError("--resume needs the folder to resume: --out.")
    for bot in bots:
        parse_bot("BOT", game, bot)
    settings = Settings(
        game=game.name,
        rules=game.format_rules(parse_rules(game, key)),
        bots=bots,
        games=games,
        seats=players,
        seed=secrets.randbits(32) if seed is None else seed,
        seconds=seconds,
        limit=limit,
        turn_cap=turn_cap,
    )
    try:
        return _run(settings, jobs, ray, out, resume, is_json, has_seed=seed is not None)
    except ArenaError as error:
        raise click.ClickException(str(error)) from None


def _run(
    settings: Settings,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    resume: bool,
    is_json: bool,
    *,
    has_seed: bool,
) -> int:
    folder: Folder | None
    played: list[Result] = []
    if out is not None and resume:
        if not has_seed:
            settings = replace(settings, seed=read_settings(out).seed)
        folder, played = Folder.resume(out, settings)
        settings = folder.settings
    else:
        settings = name_bots(settings)
        folder = None if out is None else Folder.create(out, settings)
    plan = plan_jobs(settings)
    tally = count(settings, plan, played)
    left = [job for job in plan if job.number not in tally.numbers]
    if resume and left:
        check_bots(settings)
    is_interrupted = _play_rest(tally, _executor(settings, left, workers, ray), folder)
    if folder is not None:
        _write_report(folder, tally)
    if is_json:
        click.echo(json.dumps(json_report(tally)))
    else:
        click.echo(text_report(tally), nl=False)
    if is_interrupted:
        _report_interruption(tally, folder)
    return INTERRUPTED if is_interrupted else 0


def _executor(
    settings: Settings, left: list[Job], workers: int | None, ray: str | None
) -> Generator[Result, None, None]:
    """Return the executor for the remaining games."""
    if ray is not None and left:
        return play_on_ray(settings, left, ray)
    workers = workers or count_cores()
    if min(workers, len(left)) <= 1:
        return play_serially(settings, left)
    return play_in_pool(settings, left, workers)


def _play_rest(tally: Tally, results: Generator[Result, None, None], folder: Folder | None) -> bool:
    """Play the remaining games; return whether Ctrl-C interrupted them."""
    progress = Progress(sys.stderr, tally)
    progress.show()
    try:
        # Ray reports lost workers on stdout, which is reserved for the result.
        with redirect_stdout(sys.stderr), closing(results):
            for result in results:
                tally.add(result)
                if folder is not None:
                    folder.add(result)
                progress.show(result)
    except KeyboardInterrupt:
        return True
    finally:
        progress.end()
    return False


def _write_report(folder: Folder, tally: Tally) -> None:
    """Write the report and the chart."""
    settings = tally.settings
    if len(tally.numbers) == len(tally.jobs):
        folder.sort_records()
    folder.write("report.md", markdown_report(tally))
    title = f"{settings.game} {settings.rules}, {len(tally.numbers)} games"
    is_share = settings.seats > 2
    folder.write("ratings.svg", draw_chart(title, rank_bots(tally), is_share=is_share))
    folder.close()


def _report_interruption(tally: Tally, folder: Folder | None) -> None:
    done = f"{len(tally.numbers)} of {len(tally.jobs)} games played"
    rest = "not stored without --out"
    if folder is not None:
        rest = "continue with the same command and --resume"
    click.echo(f"fourfold: interrupted: {done}; {rest}", err=True)
