"""Writes the pictures of positions in docs/pictures: `python -m tools.position_pictures`."""

from pathlib import Path

from fourfold.games import quartino, quarto

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"

QUARTO = quarto.parse_position("5.../.7../..D./...1 0 d1")
QUARTINO = quartino.parse_position(
    "RYG/B/Y/GRB/-/YBRGR/-/B/R 1 claim RYGB,BGYR,GRYB;YBRG/?,?;RYBG,BRGY"
)


def make_pictures() -> dict[Path, str]:
    """Return each file and its content."""
    return {
        FOLDER / "position-quarto.svg": quarto.draw_svg(QUARTO) + "\n",
        FOLDER / "position-quartino.svg": quartino.draw_svg(QUARTINO) + "\n",
    }


if __name__ == "__main__":
    for file, drawing in make_pictures().items():
        file.write_text(drawing, "utf-8")
