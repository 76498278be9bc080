"""Grades all Quarto! levels and the example network, and writes the table in docs/bots.md.

    python -m tools.level_grades                    all 10,000 questions; an hour on one core
    python -m tools.level_grades --positions 500    only the first questions
    python -m tools.level_grades --only network     only this row; the others stay as they are

The grades, except for the time, are the same on every machine.
"""

import argparse
import re
from pathlib import Path

from benchmarks.machine import describe
from examples.network.bot import NetworkBot
from fourfold.bots import AnyBot, bot_names, make_bot
from fourfold.exam.quarto.exam import grade_bot
from fourfold.exam.quarto.report import MARKDOWN_HEADER, markdown_row
from fourfold.games.quarto import QUARTO

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- grades: python -m tools.level_grades -->", "<!-- end of grades -->"
NAMES = (*bot_names(QUARTO), NetworkBot.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int)
    parser.add_argument("--only", choices=NAMES)
    given = parser.parse_args()
    graded = {}
    for name in [given.only] if given.only else NAMES:
        graded[name] = markdown_row(name, grade_bot(_bot(name), given.positions))
        print(graded[name], flush=True)
    page = PAGE.read_text("utf-8")
    kept = {row.split("`")[1]: row for row in re.findall(r"^\| `.*$", _part(page), re.MULTILINE)}
    rows = {**kept, **graded}
    asked = "10,000" if given.positions is None else f"the first {given.positions:,}"
    table = "\n".join([MARKDOWN_HEADER, *(rows[name] for name in NAMES if name in rows)])
    about = f"Graded on {asked} questions. {describe()}."
    if given.only:
        label = f" `{given.only}`: "
        others = _part(page).strip().splitlines()[-1].partition(label)[0]
        about = f"{others}{label}g{about[1:]}"
    part = f"{BEGIN}\n{table}\n\n{about}\n{END}"
    PAGE.write_text(page.replace(f"{BEGIN}{_part(page)}{END}", part), "utf-8")


def _bot(name: str) -> AnyBot:
    return NetworkBot() if name == NetworkBot.name else make_bot(QUARTO, name)


def _part(page: str) -> str:
    """Return the text between the markers."""
    return page.partition(BEGIN)[2].partition(END)[0]


if __name__ == "__main__":
    main()
