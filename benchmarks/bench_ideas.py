"""Measures how much each of the solver's techniques gains on the same positions; writes ideas.md.

    python -m benchmarks.bench_ideas PROGRAM

The program is native/benchmarks/ideas.cpp, compiled: it searches with all techniques, then again
with each of them left out.
"""

import subprocess
import sys
from pathlib import Path

from benchmarks.machine import describe

REPORT = Path(__file__).parent / "ideas.md"


def main() -> None:
    lines = [f"# What the solver's techniques are worth\n\n{describe()}\n\nCPU time.\n\n"]
    with subprocess.Popen([sys.argv[1]], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout
        for line in program.stdout:
            print(line, end="")
            lines.append(line)
    if program.returncode:
        sys.exit("the searches disagree")
    REPORT.write_text("".join(lines))


if __name__ == "__main__":
    main()
