"""Measures the bots' strength: each level against the next, the strongest against all.

    python -m benchmarks.bench_bots [--part NAME]… [--rules R] [--bot B] [--games N] [--jobs J]
        [--seed S]

Each part replaces its section of benchmarks/bots.md; with `--rules` or `--bot`, which pick some of
its pairings, it is only printed. A pairing meets or misses its target score. This is a report, not
a test: any number of games involves luck, and the interval says how much.
"""

import argparse
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from benchmarks.machine import describe
from benchmarks.report import replace_section
from fourfold.arena.job import plan_jobs
from fourfold.arena.pool import play_in_pool
from fourfold.arena.result import Result
from fourfold.arena.settings import Settings
from fourfold.arena.tally import Tally, count
from fourfold.bots import bot_names
from fourfold.games import GAMES, quarto
from fourfold.games.record import parse_record
from fourfold.match import Match
from fourfold.share import wilson
from fourfold.solver import Solver

REPORT = Path(__file__).parent / "bots.md"
TITLE = "# The bots, measured\n\nMeasured with `make bench-bots`. A draw counts half.\n"
HEAD = (
    "| rules | bot | against | games | wins | draws | losses | score | 95% | target | notes |\n"
    + "|---" * 11
    + "|"
)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots, and the first one's target score."""

    game: str
    rules: str
    bot: str
    against: str
    games: int
    target: float | None = None
    players: int = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", action="append", choices=list(PARTS), help="only this part")
    parser.add_argument("--rules", help="only pairings with these rules")
    parser.add_argument("--bot", help="only pairings of this bot with a lower one")
    parser.add_argument("--games", type=int, help="number of games for every pairing")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for part in options.part or PARTS:
        title, pairings, check = PARTS[part]
        rows = [HEAD]
        print(f"## {title}\n\n{HEAD}", flush=True)
        for pairing in pairings():
            if (options.rules or pairing.rules) != pairing.rules:
                continue
            if (options.bot or pairing.bot) != pairing.bot:
                continue
            tally, results = _play(pairing, options.games, options.jobs, options.seed)
            rows.append(_row(pairing, tally, check(pairing, results)))
            print(rows[-1], flush=True)
        if options.rules or options.bot:
            continue
        text = f"{describe()}, seed {options.seed}\n\n" + "\n".join(rows) + "\n"
        replace_section(REPORT, TITLE, title, text)


def _play(pairing: Pairing, games: int | None, jobs: int, seed: int) -> tuple[Tally, list[Result]]:
    settings = Settings(
        game=pairing.game,
        rules=pairing.rules,
        bots=(pairing.bot, pairing.against),
        games=games or pairing.games,
        seats=pairing.players,
        seed=seed,
    )
    # With more seats the arena has each bot alone against copies of the other; here only the first.
    plan = [job for job in plan_jobs(settings) if job.pair == (0, 1)]
    results = list(play_in_pool(settings, plan, jobs))
    return count(settings, plan, results), results


def _row(pairing: Pairing, tally: Tally, note: str) -> str:
    score = tally.pairs[0, 1]
    found = wilson(score.wins if pairing.players > 2 else score.points, score.games)
    target = "" if pairing.target is None else f"{pairing.target:.0%}"
    if pairing.target is not None and found.share < pairing.target:
        target += ", missed"
    against = (
        pairing.against if pairing.players == 2 else f"{pairing.players - 1} × {pairing.against}"
    )
    cells = (
        f"`{pairing.rules}`",
        pairing.bot,
        against,
        score.games,
        score.wins,
        score.draws,
        score.losses,
        f"{found.share:.1%}",
        f"{found.low:.1%} to {found.high:.1%}",
        target,
        f"{sum(tally.forfeits.values())} forfeits" if tally.forfeits else note,
    )
    return f"| {' | '.join(map(str, cells))} |"


def _quarto_ladder() -> Iterator[Pairing]:
    levels = bot_names(GAMES["quarto"])[1:]
    for rules, games in (("CSHT!", 400), ("CSHT+!", 200), ("CS!", 200), ("CSH+!", 200)):
        for lower, higher in pairwise(levels):
            yield Pairing("quarto", rules, higher, lower, games, 0.65)


def _perfect() -> Iterator[Pairing]:
    targets = {"expert": 0.65, "club": None, "keen": 0.9, "casual": 0.9, "novice": 0.9}
    for rules in ("CSHT!", "CSHT+!"):
        for level, share in targets.items():
            yield Pairing("quarto", rules, "perfect", level, 2_000, share)
        yield Pairing("quarto", rules, "perfect", "perfect", 100)


def _quartino_ladder() -> Iterator[Pairing]:
    levels = bot_names(GAMES["quartino"])[1:]
    for lower, higher in pairwise(levels):
        yield Pairing("quartino", "wheel", higher, lower, 400, 0.6)


def _quartino_expert() -> Iterator[Pairing]:
    yield Pairing("quartino", "wheel", "expert", "builder", 400, 0.75)
    yield Pairing("quartino", "wheel", "expert", "builder", 400, 0.45, players=4)


def _unchecked(_pairing: Pairing, _results: list[Result]) -> str:
    return ""


def _check_perfection(pairing: Pairing, results: list[Result]) -> str:
    """Check every game with the solver: perfect must never give away value."""
    solver = Solver(quarto.parse_rules(pairing.rules))
    spoilt = 0
    for result in results:
        record = parse_record(result.record)
        match = Match.from_record(record)
        for seat in (1, 2):
            if record.headers[f"Bot{seat}"] != "perfect":
                continue
            got = 0 if result.winner is None else 1 if result.winner == seat else -1
            best = max(
                (
                    solver.solve(position, distance=False).verdict.value or 0
                    for position in match.positions
                    if isinstance(position, quarto.Position) and position.seat == seat
                ),
                default=-1,
            )
            spoilt += got < best
    return f"{spoilt} games spoilt"


PARTS: dict[
    str,
    tuple[str, Callable[[], Iterator[Pairing]], Callable[[Pairing, list[Result]], str]],
] = {
    "ladder": ("Quarto!: each level against the next lower one", _quarto_ladder, _unchecked),
    "perfect": ("Quarto!: perfect against all", _perfect, _check_perfection),
    "quartino": ("Quartino: each level against the next lower one", _quartino_ladder, _unchecked),
    "expert": ("Quartino: expert against builders", _quartino_expert, _unchecked),
}


if __name__ == "__main__":
    main()
