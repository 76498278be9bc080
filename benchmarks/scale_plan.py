"""Computes what a number of concurrent games needs, from bench_scale's measurements.

    python -m benchmarks.scale_plan [--games N] [--seconds-per-move S] [--write]

Prints tables: one site with each broker, and several independent sites. `--write` puts those of
100,000 games into docs/scale.md, with the cost of a move.
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import ceil
from pathlib import Path

from benchmarks.scale_figures import (
    BUSY_KEY,
    DATABASE,
    PACE,
    PARTS,
    SPREAD_KEYS,
    Figures,
    NoteCost,
    Run,
    format_key,
)
from fourfold.server.live.presence import BEAT_SECONDS

DOCUMENT = Path(__file__).parents[1] / "docs" / "scale.md"
END = "<!-- end -->\n"

SOCKETS_PER_GAME = 3
FRAME_BYTES = 100
"""Overhead of TCP, IP, TLS and WebSocket per message."""

SITES = (4, 10, 20)
DEFAULT_GAMES = 100_000
DEFAULT_SECONDS_PER_MOVE = 10.0


class PlanError(Exception):
    """The requirements can't be computed; the message says why."""


class TooManyNotesError(PlanError):
    """No number of processes suffices: receiving notes takes all their time."""


@dataclass(frozen=True, slots=True)
class Load:
    """The load, and how busy a process may be."""

    games: int = DEFAULT_GAMES
    seconds_per_move: float = DEFAULT_SECONDS_PER_MOVE
    broker: str = "postgresql"
    max_load: float = 0.6
    """Average share of a core; the rest is for bursts."""

    @property
    def moves(self) -> float:
        """Moves per second, over all games."""
        return self.games / self.seconds_per_move

    @property
    def notes(self) -> float:
        """Notes per second between processes: one per move, and who watches which game."""
        return 0.0 if self.broker == "none" else self.moves + self.games / BEAT_SECONDS


@dataclass(frozen=True, slots=True)
class Plan:
    """What a site needs."""

    load: Load
    processes: int
    """If notes arrive together; the other figures assume this number."""
    processes_unbatched: int | None
    """If each note arrives alone; None if no number would suffice."""
    receiving: tuple[float, float]
    """The share of every process spent on receiving notes: if they arrive together, if alone."""
    memory: float
    """Total bytes of all processes."""
    connections: int
    database_for_games: float
    """Cores."""
    carrier: tuple[float, float]
    """Cores for carrying notes, in PostgreSQL or Redis: if they arrive together, if alone."""
    log_rate: float
    """Bytes per second of PostgreSQL's write-ahead log."""
    nginx: float
    """Cores."""
    network: float
    """Bytes per second to the clients."""


def plan(figures: Figures, load: Load) -> Plan:
    """Compute what a site needs."""
    try:
        busy, spread = figures.runs[BUSY_KEY], [figures.runs[key] for key in SPREAD_KEYS]
        shared = figures.runs[format_key(4, load.broker, 4 * PACE)]
        together, alone = _note_costs(figures, load.broker)
    except KeyError as error:
        raise PlanError(f"{error.args[0]!r} was not measured: run bench_scale") from None
    receiving = load.notes * together.receive, min(1.0, load.notes * alone.receive)
    per_process, per_game = fit(spread, lambda run: run.per_game_second("servers") * run.games)
    work = load.moves * busy.per_move("servers") + load.games * per_game
    processes, processes_unbatched = (
        _count(work, load.max_load - per_process - each) for each in receiving
    )
    if processes is None:
        raise TooManyNotesError(
            f"receiving {load.notes:,.0f} notes per second takes {receiving[0]:.0%} of every "
            "process, so no number of processes suffices"
        )
    memory_each, memory_per_game = fit(spread, lambda run: run.memory)
    upkeep, upkeep_per_game = fit(spread, lambda run: run.per_game_second(*DATABASE) * run.games)
    storing = load.moves * busy.per_move("games", "upkeep")
    sent = busy.sent_bytes / busy.moves + SOCKETS_PER_GAME * FRAME_BYTES
    return Plan(
        load=load,
        processes=processes,
        processes_unbatched=processes_unbatched,
        receiving=receiving,
        memory=processes * memory_each + load.games * memory_per_game,
        connections=processes * ceil(shared.connections / shared.processes),
        database_for_games=storing + processes * upkeep + load.games * upkeep_per_game,
        carrier=_carrier(load, processes, together, alone),
        log_rate=load.moves * busy.log_bytes / busy.moves,
        nginx=load.moves * busy.per_move("nginx"),
        network=load.moves * sent,
    )


def _count(work: float, share: float) -> int | None:
    """Return the number of processes for some work, each with a share of its time."""
    return ceil(work / share) if share > 0 else None


def fit(runs: Iterable[Run], read: Callable[[Run], float]) -> tuple[float, float]:
    """Split the costs of runs with the same number of games into costs per process and per game.

    Least squares over the numbers of processes; no cost is below 0.
    """
    points = [(run.processes, read(run)) for run in runs]
    games = {run.games for run in runs}
    if len(games) != 1:
        raise PlanError("runs with different numbers of games can't be compared")
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    slope = sum((x - mean_x) * (y - mean_y) for x, y in points)
    slope = max(0.0, slope / sum((x - mean_x) ** 2 for x, _ in points))
    return slope, max(0.0, mean_y - slope * mean_x) / games.pop()


def _note_costs(figures: Figures, broker: str) -> tuple[NoteCost, NoteCost]:
    if broker == "none":
        nothing = NoteCost(0.0, 0.0, 0.0, 0.0)
        return nothing, nothing
    return figures.notes[f"{broker} together"], figures.notes[f"{broker} alone"]


def _carrier(
    load: Load, processes: int, together: NoteCost, alone: NoteCost
) -> tuple[float, float]:
    """Return the cores for notes. Each of PostgreSQL's connections can keep one core busy."""
    low = load.notes * (together.carry + processes * together.deliver)
    if load.broker == "redis":
        return low, load.notes * (alone.carry + processes * alone.deliver)
    return low, load.notes * alone.carry + processes * min(1.0, load.notes * alone.deliver)


def table(plans: list[Plan], titles: list[str]) -> str:
    """Return plans side by side under these titles."""
    lines = [f"| |{''.join(f' {title} |' for title in titles)}", f"|---|{'---|' * len(plans)}"]

    def row(name: str, cell: Callable[[Plan], str]) -> None:
        lines.append(f"| {name} |{''.join(f' {cell(each)} |' for each in plans)}")

    row("games", lambda p: f"{p.load.games:,}")
    row("moves per second", lambda p: f"{p.load.moves:,.0f}")
    row("sockets", lambda p: f"{SOCKETS_PER_GAME * p.load.games:,}")
    row("notes per second, received by every process", lambda p: f"{p.load.notes:,.0f}")
    row(
        "share of a process for receiving them", lambda p: _range(p.receiving, lambda x: f"{x:.0%}")
    )
    row("**processes**, one core each", _show_processes)
    row("total memory of the processes", lambda p: f"{p.memory / 1e9:.1f} GB")
    row("PostgreSQL: cores for games", lambda p: f"{p.database_for_games:.1f}")
    row("cores for carrying notes", lambda p: _range(p.carrier, lambda x: f"{x:.1f}"))
    row("PostgreSQL: connections", lambda p: f"{p.connections}")
    row("PostgreSQL: write-ahead log", lambda p: f"{p.log_rate / 1e6:.1f} MB/s")
    row("nginx: cores", lambda p: f"{p.nginx:.1f}")
    row("network to the players", lambda p: f"{p.network * 8 / 1e6:,.0f} Mbit/s")
    return "\n".join(lines) + "\n"


def _show_processes(each: Plan) -> str:
    if each.processes_unbatched is None:
        return f"**{each.processes}** or more"
    more = "" if each.processes_unbatched == each.processes else f" to {each.processes_unbatched}"
    return f"**{each.processes}**{more}"


def _range(values: tuple[float, float], show: Callable[[float], str]) -> str:
    low, high = map(show, values)
    return low if low == high else f"{low} to {high}"


def tables(figures: Figures, games: int, seconds_per_move: float) -> str:
    """Return one site with each feasible broker, and several sites with the default one."""
    plans, refusals = list[Plan](), list[str]()
    for broker in ("none", "postgresql", "redis"):
        try:
            plans.append(plan(figures, Load(games, seconds_per_move, broker)))
        except TooManyNotesError as error:
            refusals.append(f"With `{broker}`: {error}.\n\n")
    shares = [plan(figures, Load(ceil(games / sites), seconds_per_move)) for sites in SITES]
    return (
        "One site, by broker (`postgresql` is the default):\n\n"
        f"{table(plans, [f'`{each.load.broker}`' for each in plans])}\n"
        f"{''.join(refusals)}"
        "Several sites, each with its own database and the default broker:\n\n"
        f"{table(shares, [f'each of {sites}' for sites in SITES])}"
    )


def cost_table(figures: Figures) -> str:
    """Return the cost of a move under light load, heavy load, and with four processes."""
    runs = {
        "one process, light load": figures.runs[SPREAD_KEYS[0]],
        "one process, heavy load": figures.runs[BUSY_KEY],
        "four processes, light load": figures.runs[SPREAD_KEYS[-1]],
        "four without a broker": figures.runs[format_key(4, "none", 4 * PACE)],
    }
    parts = {
        "Fourfold": ("servers",),
        "PostgreSQL, storing": ("games", "upkeep"),
        "PostgreSQL, carrying notes": ("notes",),
        "nginx with TLS": ("nginx",),
        "**all**": PARTS,
    }
    lines = [f"| CPU ms per move |{''.join(f' {title} |' for title in runs)}"]
    lines += [f"|---|{'---|' * len(runs)}"]
    lines += [f"| moves per second |{''.join(f' {run.rate:g} |' for run in runs.values())}"]
    for name, used in parts.items():
        cells = "".join(f" {1e3 * run.per_move(*used):.2f} |" for run in runs.values())
        lines.append(f"| {name} |{cells}")
    return "\n".join(lines) + "\n"


def replace_block(document: str, name: str, text: str) -> str:
    """Return a document with the text of a marked block replaced."""
    before, begin, rest = document.partition(f"<!-- scale_plan: {name} -->\n")
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise PlanError(f"the document has no markers for the block {name!r}")
    return f"{before}{begin}\n{text}\n{end}{after}"


def rewrite(document: str, figures: Figures) -> str:
    """Return the document with the tables of these figures."""
    document = replace_block(document, "costs", cost_table(figures))
    text = tables(figures, DEFAULT_GAMES, DEFAULT_SECONDS_PER_MOVE)
    return replace_block(document, "needs", text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=DEFAULT_GAMES)
    parser.add_argument("--seconds-per-move", type=float, default=DEFAULT_SECONDS_PER_MOVE)
    parser.add_argument("--write", action="store_true", help="update docs/scale.md")
    options = parser.parse_args()
    if options.games < 1 or options.seconds_per_move <= 0:
        parser.error("--games must be at least 1, and --seconds-per-move more than 0")
    try:
        figures = Figures.read()
        text = tables(figures, options.games, options.seconds_per_move)
        if options.write:
            DOCUMENT.write_text(rewrite(DOCUMENT.read_text("utf-8"), figures), "utf-8")
    except PlanError as error:
        print(f"scale_plan: {error}", file=sys.stderr)
        return 1
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
