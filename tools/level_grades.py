"""Grades all Quarto! levels and the example network, and writes the table in docs/bots.md.

    python -m tools.level_grades                    all 10,000 questions; an hour on one core
    python -m tools.level_grades --positions 500    only the first questions
    python -m tools.level_grades --only network     only this row; the others stay as they are

The grades, except for the time, are the same on every machine. `benchmarks/grades.json` keeps each
row with the number of questions, the commit and the machine of its own run.
"""

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks.machine import describe_machine, find_commit
from examples.network.bot import NetworkBot
from fourfold.bots import AnyBot, bot_names, make_bot
from fourfold.exam.quarto.exam import grade_bot
from fourfold.exam.quarto.report import MARKDOWN_HEADER, markdown_row
from fourfold.games.quarto import QUARTO

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "bots.md"
STORE = ROOT / "benchmarks" / "grades.json"
BEGIN, END = "<!-- grades: python -m tools.level_grades -->", "<!-- end of grades -->"
NAMES = (*bot_names(QUARTO), NetworkBot.name)


@dataclass(frozen=True, slots=True)
class Row:
    """A bot's grade, and the run that it comes from."""

    grade: str
    """Its row of the table, as `markdown_row` writes it."""

    questions: int
    """The number of questions asked."""

    commit: str
    """The commit that was graded."""

    machine: str
    """The machine, which only the time depends on."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int)
    parser.add_argument("--only", choices=NAMES)
    given = parser.parse_args()
    for name in [given.only] if given.only else NAMES:
        row = grade(name, given.positions)
        print(row.grade, flush=True)
        # After each bot, so that an interrupted run keeps the rows that it has finished.
        rows = {**read_rows(STORE), name: row}
        write_rows(STORE, rows)
        PAGE.write_text(replace_table(PAGE.read_text("utf-8"), rows), "utf-8")


def grade(name: str, positions: int | None) -> Row:
    """Grade a bot on the first questions, or on all."""
    commit = find_commit(ROOT)
    bot: AnyBot = NetworkBot() if name == NetworkBot.name else make_bot(QUARTO, name)
    found = grade_bot(bot, positions)
    return Row(markdown_row(name, found), found.whole.questions, commit, describe_machine())


def read_rows(store: Path) -> dict[str, Row]:
    """Return the stored rows by the bots' names."""
    return {name: Row(**row) for name, row in json.loads(store.read_text("utf-8")).items()}


def write_rows(store: Path, rows: dict[str, Row]) -> None:
    """Store the rows, weakest bot first."""
    kept = {name: asdict(rows[name]) for name in NAMES if name in rows}
    store.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", "utf-8")


def replace_table(page: str, rows: dict[str, Row]) -> str:
    """Return the page with the rows between the markers."""
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n{write_table(rows)}\n{END}{rest.partition(END)[2]}"


def write_table(rows: dict[str, Row]) -> str:
    """Return the table, and a line for each machine."""
    header, rule = MARKDOWN_HEADER.splitlines()
    lines = [f"{header} questions | commit |", f"{rule}---|---|"]
    bots: dict[str, list[str]] = {}
    for name in (name for name in NAMES if name in rows):
        row = rows[name]
        lines.append(f"{row.grade} {row.questions:,} | {row.commit} |")
        bots.setdefault(row.machine, []).append(f"`{name}`")
    about = [f"{', '.join(names)} on {machine}." for machine, names in bots.items()]
    return "\n".join([*lines, "", f"Graded: {' '.join(about)}"])


if __name__ == "__main__":
    main()
