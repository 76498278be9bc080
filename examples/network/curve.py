"""Grades networks trained on more and more data: the curve of accuracy against data.

    python -m examples.network.curve build/network/curve --positions 1000

Writes the table into docs/network.md and the chart next to it. The folder has the weights that
`train.py` wrote; the committed weights come last.
"""

import argparse
import json
import re
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from benchmarks.machine import describe
from examples.network.bot import NetworkBot
from examples.network.network import WEIGHTS
from fourfold.chart import draw_chart
from fourfold.cores import count_cores
from fourfold.exam.quarto import Grade, grade_bot

PAGE = Path(__file__).parents[2] / "docs" / "network.md"
CHART = PAGE.with_suffix(".svg")
BEGIN, END = "<!-- curve: python -m examples.network.curve -->", "<!-- end of curve -->"
HEADER = (
    "| rows | steps | right on unseen rows | right on the exam | opening | middlegame | endgame "
    "| regret |\n|---|---|---|---|---|---|---|---|"
)


@dataclass(frozen=True, slots=True)
class Point:
    """A network, how it was made, and its grade."""

    made: dict[str, float]
    grade: Grade

    @property
    def label(self) -> str:
        return f"{self.made['rows']:,} rows, {self.made['steps'] / 1000:g}k steps"

    @property
    def value(self) -> float:
        return self.grade.whole.accuracy

    @property
    def low(self) -> float:
        return self.grade.whole.share.low

    @property
    def high(self) -> float:
        return self.grade.whole.share.high

    def markdown(self) -> str:
        cells = [
            f"{self.made['rows']:,}",
            f"{self.made['steps']:,}",
            f"{self.made['unseen']:.1%}",
            f"{self.value:.1%} ({self.low:.1%} to {self.high:.1%})",
            *(f"{part.accuracy:.1%}" for part in self.grade.phases.values()),
            f"{self.grade.regret:.3f}",
        ]
        return f"| {' | '.join(cells)} |"


def read_training(path: Path) -> dict[str, float]:
    """Return what a file of weights says about its training."""
    with np.load(path, allow_pickle=False) as file:
        made: dict[str, float] = json.loads(str(file["made"]))
    return made


def grade(positions: int, path: Path) -> Point:
    """Grade the network with these weights."""
    return Point(read_training(path), grade_bot(NetworkBot(path), positions))


def write_page(points: list[Point], positions: int) -> None:
    about = f"Graded on the first {positions:,} questions. {describe()}."
    table = "\n".join([HEADER, *(point.markdown() for point in points)])
    part = f"{BEGIN}\n{table}\n\n{about}\n{END}"
    page = PAGE.read_text("utf-8")
    PAGE.write_text(re.sub(f"{BEGIN}.*?{END}", lambda _: part, page, flags=re.DOTALL), "utf-8")
    title = f"Right answers to {positions:,} questions, by training rows"
    CHART.write_text(draw_chart(title, points, is_share=True), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=count_cores(), help="parallel processes")
    given = parser.parse_args()
    paths = sorted(given.folder.glob("*.npz"), key=lambda path: read_training(path)["rows"])
    points = []
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as executor:
        for point in executor.map(partial(grade, given.positions), [*paths, WEIGHTS]):
            points.append(point)
            print(point.markdown(), flush=True)
    write_page(points, given.positions)


if __name__ == "__main__":
    main()
