"""Grades every level of Quarto! and writes the table in docs/bots.md.

    python -m tools.level_grades                    all 10,000 questions; an hour on one core
    python -m tools.level_grades --positions 500    only the first questions

The grades, except for the time, are the same on every machine.
"""

import argparse
import re
from pathlib import Path

from benchmarks.machine import describe
from fourfold.bots import bot_names, make_bot
from fourfold.exam.quarto.exam import grade_bot
from fourfold.exam.quarto.report import MARKDOWN_HEADER, markdown_row
from fourfold.games.quarto import QUARTO

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- grades: python -m tools.level_grades -->", "<!-- end of grades -->"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int)
    count = parser.parse_args().positions
    rows = []
    for name in bot_names(QUARTO):
        grade = grade_bot(make_bot(QUARTO, name), count)
        rows.append(markdown_row(name, grade))
        print(rows[-1], flush=True)
    asked = "10,000" if count is None else f"the first {count:,}"
    table = "\n".join([MARKDOWN_HEADER, *rows])
    about = f"Graded on {asked} questions. {describe()}."
    page = PAGE.read_text("utf-8")
    part = f"{BEGIN}\n{table}\n\n{about}\n{END}"
    PAGE.write_text(re.sub(f"{BEGIN}.*?{END}", lambda _: part, page, flags=re.DOTALL), "utf-8")


if __name__ == "__main__":
    main()
