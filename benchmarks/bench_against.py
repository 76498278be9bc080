"""Compares another commit with this one: builds both, and alternates them in every benchmark.

    python -m benchmarks.bench_against REF [BENCHMARK…]

REF is a commit, tag or branch; it is built under build/against. Without names, all benchmarks run.
Results are printed; the stored reports don't change.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass

from benchmarks.checkout import ROOT, CheckoutError, build, find_commit


@dataclass(frozen=True, slots=True)
class Benchmark:
    """A module of this folder that can alternate with another checkout."""

    module: str
    place: str
    """The path that its `--against` expects, relative to the other checkout's root."""
    options: tuple[str, ...] = ()


BENCHMARKS = {
    "rules": Benchmark("bench_rules", "src"),
    "playouts": Benchmark("bench_playouts", "."),
    "start": Benchmark("bench_start", ".venv", ("--print-only",)),
    "solver": Benchmark("bench_solver", "."),
    "bots": Benchmark("bench_bot_speed", "src"),
    "page": Benchmark("bench_page", "."),
    "server": Benchmark("bench_server", ".", ("--part", "fast", "--seconds", "20")),
    "flood": Benchmark("bench_server", ".", ("--part", "flood", "--seconds", "20")),
    "idle": Benchmark("bench_server", ".", ("--part", "idle", "--seconds", "20")),
}
"""Quick ones first; a new benchmark with `--against` needs one line here."""


def choose(names: list[str]) -> dict[str, Benchmark]:
    """Return the benchmarks with these names, in this order; all of them if there are none."""
    unknown = [name for name in names if name not in BENCHMARKS]
    if unknown:
        known = ", ".join(BENCHMARKS)
        raise CheckoutError(f"no benchmark is called {unknown[0]!r}: choose from {known}")
    return {name: BENCHMARKS[name] for name in names or BENCHMARKS}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ref", metavar="REF", help="a commit, a tag or a branch")
    parser.add_argument("names", nargs="*", metavar="BENCHMARK", help=", ".join(BENCHMARKS))
    options = parser.parse_args(arguments)
    try:
        chosen = choose(options.names)
        commit = find_commit(options.ref)
        print(f"Building {options.ref} ({commit[:12]}) for the comparison", flush=True)
        other = build(commit)
    except CheckoutError as error:
        print(f"bench-against: {error}", file=sys.stderr)
        return 1
    failed = []
    for name, benchmark in chosen.items():
        print(f"\n# {name}, against {options.ref} ({commit[:12]})\n", flush=True)
        command = [sys.executable, "-m", f"benchmarks.{benchmark.module}", *benchmark.options]
        command += ["--against", str(other / benchmark.place)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    if failed:
        print(f"bench-against: failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
