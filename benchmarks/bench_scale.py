"""Measures the CPU time of several server processes on one PostgreSQL behind nginx, by part.

    python -m benchmarks.bench_scale [--run KEY]… [--notes] [--seconds S] [--games N]

A key is `PROCESSES BROKER RATE`, such as `4 postgresql 120`. Without --run and --notes it measures
everything, in about ten minutes. Figures go to benchmarks/scale.json, which docs/scale.md is
computed from, and as tables to benchmarks/scale.md. Every run checks what was stored and sent.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.bench_server import allow_sockets
from benchmarks.note_cost import ALONE, TOGETHER
from benchmarks.note_cost import measure as measure_notes
from benchmarks.scale_figures import PARTS, RUNS, Figures, Run
from benchmarks.scale_run import measure, open_site
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis
from tools.bring_programs import MISSING_NGINX, MISSING_OPENSSL, find_nginx, find_openssl

REPORT = Path(__file__).parent / "scale.md"
BROKERS = ("postgresql", "redis", "none")
SIZES = {"alone": ALONE, "together": TOGETHER}
HEAD = """\
# Several processes, measured

Measured with `python -m benchmarks.bench_scale`: processes on one durable PostgreSQL behind nginx
with TLS, as in [docs/deployment.md](../docs/deployment.md). Each game has two players and a
spectator, each with a socket. The clients share the machine's two cores, so these are **CPU times,
not speeds**: two cores can't show how fast four processes are.

First the games are idle, then people play. *Per move* is what play adds. A rematch counts as a
move, and reopens three sockets. *PostgreSQL: games* are the connections that store and read,
*notes* those that carry notes between processes, *upkeep* its background processes. A column's
title is processes, broker and moves per second.
"""


def parse_key(text: str) -> tuple[int, str, float]:
    """Parse a run's key; raises `ValueError` with a message."""
    try:
        processes, broker, rate = text.split()
        found = int(processes), broker, float(rate)
    except ValueError:
        raise ValueError(f"{text!r} is not a run: write '4 postgresql 120'") from None
    if found[0] < 1 or found[2] <= 0 or broker not in BROKERS:
        brokers = ", ".join(BROKERS)
        raise ValueError(
            f"{text!r} is not a run: it needs at least one process, a rate, and one of {brokers}"
        )
    return found


def run(key: str, games: int, seconds: float) -> Run:
    """Start everything a run needs, and measure it."""
    processes, broker, rate = parse_key(key)
    with (
        TemporaryDirectory(prefix="fourfold-") as folder,
        open_site(processes, broker, games, Path(folder)) as site,
    ):
        return uvloop.run(measure(site, broker, games, rate, seconds))


def report(figures: Figures) -> str:
    """Return the measurements as tables."""
    runs = list(figures.runs.values())
    lines = [HEAD, *_runs_table(runs), "", "## Notes between processes", ""]
    lines += ["One process sends, one or three others receive; microseconds of CPU time per note, "]
    lines[-1] += f"sent one by one or {TOGETHER} at once."
    lines += ["", "| | sender | each receiver | broker | broker, per receiver |"]
    lines += ["|---|---|---|---|---|"]
    for name, cost in figures.notes.items():
        cells = (cost.send, cost.receive, cost.carry, cost.deliver)
        lines.append(f"| {name} | {' | '.join(f'{1e6 * cell:.1f}' for cell in cells)} |")
    lines += ["", "## Where and when", ""]
    lines += [f"- `{key}`: {each.about}" for key, each in figures.runs.items()]
    return "\n".join(lines) + "\n"


def _runs_table(runs: list[Run]) -> Iterator[str]:
    yield f"| |{''.join(f' {each.key} |' for each in runs)}"
    yield f"|---|{'---|' * len(runs)}"

    def row(name: str, cell: Callable[[Run], str]) -> str:
        return f"| {name} |{''.join(f' {cell(each)} |' for each in runs)}"

    yield row("games", lambda run: f"{run.games:,}")
    yield row("accepted moves per second", lambda run: f"{run.moves / run.seconds:.0f}")
    for part in PARTS:
        yield row(f"{_name(part)}, ms per move", _per_move(part))
    yield row("**all, ms per move**", lambda run: f"{1e3 * run.per_move(*PARTS):.2f}")
    for part in PARTS:
        yield row(f"{_name(part)}, ms per second while idle", _per_second(part))
    yield row("transactions per move", lambda run: f"{run.commits / run.moves:.1f}")
    yield row("write-ahead log, bytes per move", lambda run: f"{run.log_bytes / run.moves:,.0f}")
    yield row("sent to clients, bytes per move", lambda run: f"{run.sent_bytes / run.moves:,.0f}")
    yield row("memory per process", lambda run: f"{run.memory / run.processes / 1e6:.0f} MB")
    yield row("connections to PostgreSQL", lambda run: f"{run.connections}")


def _per_move(part: str) -> Callable[[Run], str]:
    return lambda run: f"{1e3 * run.per_move(part):.3f}"


def _per_second(part: str) -> Callable[[Run], str]:
    return lambda run: f"{1e3 * run.per_game_second(part) * run.games:.1f}"


def _name(part: str) -> str:
    names = {"servers": "Fourfold", "nginx": "nginx", "redis": "Redis"}
    return names.get(part, f"PostgreSQL: {part}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--run", action="append", metavar="KEY", help="measure only this run")
    parser.add_argument("--notes", action="store_true", help="measure only the cost of notes")
    parser.add_argument("--seconds", type=float, default=30.0, help="per half of a run")
    parser.add_argument("--games", type=int, default=400)
    options = parser.parse_args()
    keys = options.run or ([] if options.notes else RUNS)
    for key in keys:
        try:
            parse_key(key)
        except ValueError as error:
            parser.error(str(error))
    for message, program in ((MISSING_NGINX, find_nginx()), (MISSING_OPENSSL, find_openssl())):
        if keys and program is None:
            parser.error(message)
    allow_sockets()
    figures = Figures.read()
    for key in keys:
        done = run(key, options.games, options.seconds)
        figures.runs[done.key] = done
        _keep(figures)
        print(f"{key}: {1e3 * done.per_move(*PARTS):.2f} ms per move", flush=True)
    if options.notes or not options.run:
        for name, make in (("postgresql", lambda: PostgreSQL(is_durable=True)), ("redis", Redis)):
            with make() as service:
                for how, size in SIZES.items():
                    figures.notes[f"{name} {how}"] = measure_notes(service, size)
                    _keep(figures)
    print(report(figures))
    return 0


def _keep(figures: Figures) -> None:
    figures.runs = dict(sorted(figures.runs.items(), key=lambda item: _order(item[0])))
    figures.write()
    REPORT.write_text(report(figures), "utf-8")


def _order(key: str) -> tuple[int, int, float]:
    processes, broker, rate = parse_key(key)
    return BROKERS.index(broker), processes, rate


if __name__ == "__main__":
    sys.exit(main())
