"""Measures what an installation costs: packages, size and time, without and with the server.

    python -m benchmarks.bench_install WHEEL [--report FILE]

Installs the wheel with pip into fresh virtual environments, without pip's cache, so the times
include downloads. Replaces a section of docs/install.md.
"""

import argparse
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import EnvBuilder

from benchmarks.machine import describe
from benchmarks.report import replace_section

REPORT = Path(__file__).parents[1] / "docs" / "install.md"
TITLE = "What an installation costs"

EXTRAS = {
    "": "`fourfold`: the page with both games, all bots and the solver",
    "[all]": "`fourfold[all]`: also terminal and server; until the server became an extra, "
    "this was every installation",
}

HEAD = "| | packages | MB | seconds |\n|---|---|---|---|"


@dataclass(frozen=True, slots=True)
class Cost:
    """What an installation added to an empty environment."""

    packages: int
    megabytes: float
    seconds: float


def measure(requirement: str) -> Cost:
    """Install into a fresh virtual environment, which is then deleted, and return the cost."""
    with TemporaryDirectory(prefix="fourfold-") as folder:
        EnvBuilder(with_pip=True).create(folder)
        [packages] = Path(folder).glob("[Ll]ib/**/site-packages")
        size_before, count_before = size_of(packages), count_packages(packages)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        options = ("--quiet", "--no-cache-dir", "--disable-pip-version-check")
        started = time.monotonic()
        subprocess.run([python, "-m", "pip", "install", *options, requirement], check=True)
        seconds = time.monotonic() - started
        subprocess.run([python, "-m", "fourfold", "--version"], check=True, capture_output=True)
        return Cost(
            count_packages(packages) - count_before,
            (size_of(packages) - size_before) / 1e6,
            seconds,
        )


def size_of(folder: Path) -> int:
    """Return the size of all files, in bytes."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def count_packages(folder: Path) -> int:
    """Return the number of installed packages."""
    return sum(1 for _ in distributions(path=[str(folder)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    parser.add_argument("--report", type=Path, default=REPORT)
    options = parser.parse_args()
    rows = [HEAD]
    for extra, text in EXTRAS.items():
        cost = measure(f"{options.wheel.resolve()}{extra}")
        rows.append(f"| {text} | {cost.packages} | {cost.megabytes:.1f} | {cost.seconds:.0f} |")
        print(rows[-1], flush=True)
    intro = (
        "Measured by `make bench-install`: pip into a fresh virtual environment, "
        "without pip's cache."
    )
    text = f"{intro} {describe()}\n\n" + "\n".join(rows) + "\n"
    replace_section(options.report, "", TITLE, text)


if __name__ == "__main__":
    main()
