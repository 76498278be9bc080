"""Measures the start-up time of the server, a worker process, and the command line.

    python -m benchmarks.bench_start [--rounds N] [--against PATH] [--print-only]

A server has started when it answers `/healthz` and has served the page. CPU time is user plus
system time of all threads; the worker's is listed separately. PATH is another checkout's package
folder (its `src`) or virtual environment: the two are then measured alternately, so that a busy
machine affects both equally. The best round counts. Linux only. Rewrites the head of
benchmarks/start.md unless --print-only.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from benchmarks.machine import describe
from benchmarks.report import replace_head

REPORT = Path(__file__).parent / "start.md"
TITLE = (
    "# Start-up, measured\n\n"
    "Measured with `python -m benchmarks.bench_start`: the best of all rounds. A server has "
    "started when it answers `/healthz` and has served the page; its worker's CPU time is listed "
    "separately.\n"
)
POLL_SECONDS = 0.005
START_TIMEOUT_SECONDS = 60.0
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
WORKER = "import fourfold.server.workers.process"


@dataclass(frozen=True, slots=True)
class Timing:
    """Wall-clock and CPU time, in seconds."""

    wall: float | None
    """None if only CPU time is measured."""
    cpu: float

    def best(self, other: "Timing") -> "Timing":
        """Return the shorter time of each kind."""
        walls = [wall for wall in (self.wall, other.wall) if wall is not None]
        return Timing(min(walls, default=None), min(self.cpu, other.cpu))


@dataclass(frozen=True, slots=True)
class Checkout:
    """An installation of Fourfold: an interpreter and its search path."""

    title: str
    python: Path
    path: str | None
    """The PYTHONPATH to run it with; None to run without one."""

    @classmethod
    def at(cls, title: str, path: Path) -> "Checkout":
        """Return the installation in a package folder or virtual environment."""
        python = path / "bin" / "python"
        if python.exists():
            return cls(title, python.absolute(), None)
        if not (path / "fourfold" / "__init__.py").exists():
            sys.exit(f"{path} is neither a virtual environment nor a folder with fourfold in it")
        others = os.environ.get("PYTHONPATH", "")
        places = os.pathsep.join(filter(None, (str(path.absolute()), others)))
        return cls(title, Path(sys.executable), places)

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start the interpreter with these arguments."""
        environment = {**os.environ}
        environment.pop("PYTHONPATH", None)
        if self.path is not None:
            environment["PYTHONPATH"] = self.path
        return subprocess.Popen(
            [self.python, *arguments], env=environment, stdout=subprocess.DEVNULL
        )


def run(checkout: Checkout, *arguments: str) -> Timing:
    """Run the interpreter until it exits."""
    began = time.monotonic()
    process = checkout.start(*arguments)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, arguments
    return Timing(time.monotonic() - began, used.ru_utime + used.ru_stime)


def start_server(checkout: Checkout, database: Path) -> tuple[Timing, float]:
    """Start and stop a server; return its time, and its worker's CPU time."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    began = time.monotonic()
    process = checkout.start(
        *("-m", "fourfold", "serve", "--log-level", "warning"),
        *("--port", str(port), "--database", str(database)),
    )
    try:
        _await_page(process, f"http://127.0.0.1:{port}", began + START_TIMEOUT_SECONDS)
        wall = time.monotonic() - began
        return Timing(wall, _used(process.pid)), sum(map(_used, _children(process.pid)))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def _await_page(process: subprocess.Popen[bytes], address: str, deadline: float) -> None:
    while True:
        assert process.poll() is None, "the server has exited"
        assert time.monotonic() < deadline, "the server is not answering"
        with suppress(URLError, OSError):
            with urlopen(f"{address}/healthz"):
                pass
            with urlopen(f"{address}/") as page:
                assert b"</html>" in page.read()
            return
        time.sleep(POLL_SECONDS)


def _used(pid: int) -> float:
    """Return a process's CPU time."""
    # The name, in parentheses, may contain anything.
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def _children(pid: int) -> list[int]:
    lists = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text("utf-8").split()]


def measure(checkout: Checkout) -> Iterator[tuple[str, Timing]]:
    """Measure everything once."""
    with TemporaryDirectory(prefix="fourfold-") as folder:
        for title in ("first start of a server", "second start"):
            server, worker = start_server(checkout, Path(folder) / "games.db")
            yield title, server
            yield f"{title}: its worker", Timing(None, worker)
    yield "imports of a worker process", run(checkout, "-c", WORKER)
    yield "`fourfold --version`", run(checkout, "-m", "fourfold", "--version")


def table(checkouts: list[Checkout], rounds: int) -> str:
    """Return a table with the best round of each measurement."""
    best: dict[str, dict[str, Timing]] = {}
    for _ in range(rounds):
        for checkout in checkouts:
            for title, timing in measure(checkout):
                known = best.setdefault(title, {}).get(checkout.title, timing)
                best[title][checkout.title] = known.best(timing)
    head = "".join(f" {each.title}: CPU | wall |" for each in checkouts)
    lines = [f"| |{head}", "|---|" + "---|---|" * len(checkouts)]
    for title, found in best.items():
        lines.append(f"| {title} |{''.join(_cells(found[each.title]) for each in checkouts)}")
    return "\n".join(lines)


def _cells(timing: Timing) -> str:
    wall = "" if timing.wall is None else f"{timing.wall:.2f} s"
    return f" {timing.cpu:.2f} s | {wall} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="number of rounds")
    parser.add_argument("--against", type=Path, help="another checkout's src or environment")
    parser.add_argument("--print-only", action="store_true", help="leave the report as it is")
    options = parser.parse_args()
    checkouts = [Checkout("now", Path(sys.executable), os.environ.get("PYTHONPATH"))]
    if options.against:
        checkouts.insert(0, Checkout.at("before", options.against))
    rows = table(checkouts, options.rounds)
    busy = f"{options.rounds} rounds, load average {os.getloadavg()[0]:.1f} at the end"
    report = f"{TITLE}\n{describe()}\n\n{busy}\n\n{rows}\n"
    print(report, end="")
    if not options.print_only:
        replace_head(REPORT, report)


if __name__ == "__main__":
    main()
