"""Drawings must not change, not even by a line, until someone has looked at the new ones.

    python -m tests.games.test_kept_drawing FOLDER

writes the pictures into a folder and prints their new digests.
"""

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from fourfold.games import quartino, quarto

CARDS = "GYRB,BRYG,BRGY;BGRY/GYBR,BYGR;RYGB,YGRB/BGYR,YBGR,GBYR,RGYB;"

DRAWN: dict[str, Any] = {
    "quarto": quarto.parse_position("...5/B..D/7.../.... 1 d3"),
    "quarto, won": quarto.parse_position("012./4.../.8../..F. 3 c4").play("d4").play("!a4-d4"),
    "quartino": quartino.parse_position(f"RRG/R/-/-/BYGR/Y/BGR/B/YYG 3 claim {CARDS}"),
    "quartino, seen from seat 2": quartino.parse_position(
        f"RRG/R/-/-/BYGR/Y/BGR/B/YYG 3 claim {CARDS}"
    ).view(2),
    "grid": quartino.parse_position(f"BBR/RR/B/GRG/G/BB/-/Y/- 1 place:2 {CARDS}", "grid"),
}

KEPT = {
    "quarto": "72bffa75f17a1911",
    "quarto, won": "d9dbc06f24bd2f49",
    "quartino": "9f8721ff288a7d1b",
    "quartino, seen from seat 2": "a80e38f688e71bfd",
    "grid": "ad2af0f2850f6a8d",
}
"""The digest of each drawing."""


def digest(drawing: str) -> str:
    return sha256(drawing.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", DRAWN)
def test_a_drawing_does_not_change(name: str) -> None:
    assert digest(DRAWN[name]._repr_svg_()) == KEPT[name], f"look at the new drawing of {name}"


PRINTED = {
    "quarto": """\
4  .  .  .  5
3  B  .  .  D
2  7  .  .  .
1  .  .  .  .
   a  b  c  d
Supply: 0 2 3 4 6 8 9 A C E F
Seat 2 places 1 (dark, round, short, hollow).""",
    "quartino": """\
                1:R
        8:YYG           2:-
7:B             0:RRG           3:-
        6:BGR           4:BYGR
                5:Y
Supply: 2 R, 3 Y, 3 G, 4 B
Seat 1: GYRB,BRYG,BRGY; claimed BGRY
Seat 2: GYBR,BYGR; claimed RYGB,YGRB
Seat 3: BGYR,YBGR,GBYR,RGYB
Seat 3 claims or ends the turn.""",
    "grid": """\
1:RR    2:B     3:GRG
8:-     0:BBR   4:G
7:Y     6:-     5:BB""",
}


@pytest.mark.parametrize("name", PRINTED)
def test_a_position_is_printed_like_this(name: str) -> None:
    assert str(DRAWN[name]).startswith(PRINTED[name])


def main() -> None:
    """Write the pictures into a folder, and print their digests."""
    for name, position in DRAWN.items():
        drawing = position._repr_svg_()
        (Path(sys.argv[1]) / f"{name}.svg").write_text(drawing, "utf-8")
        print(f'    "{name}": "{digest(drawing)}",')


if __name__ == "__main__":
    main()
