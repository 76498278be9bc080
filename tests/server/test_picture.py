"""The picture of a position."""

import struct
import zlib

import pytest

from fourfold.games import GAMES
from fourfold.server.games import ADAPTERS
from fourfold.server.picture import GROUND, HEIGHT, WIDTH, Canvas

RED, WHITE = (255, 0, 0), (255, 255, 255)


def rows(png: bytes) -> list[bytes]:
    """Read a picture back: its rows of three bytes a point."""
    at, data = 8, b""
    width = struct.unpack(">I", png[16:20])[0]
    while at < len(png):
        length = struct.unpack(">I", png[at : at + 4])[0]
        name, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        check = struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0]
        assert check == zlib.crc32(name + body)
        data += body if name == b"IDAT" else b""
        at += 12 + length
    raw, step = zlib.decompress(data), 3 * width + 1
    return [raw[start + 1 : start + step] for start in range(0, len(raw), step)]


def drawn(canvas: Canvas) -> list[str]:
    return [
        "".join("#" if row[3 * x : 3 * x + 3] == bytes(RED) else "." for x in range(canvas.width))
        for row in rows(canvas.png())
    ]


def test_shapes_are_filled() -> None:
    canvas = Canvas(9, 5, WHITE)
    canvas.polygon([(0, 2), (4, 0), (8, 2), (4, 4)], RED)
    assert drawn(canvas) == [".........", "..####...", "########.", "..####...", "........."]
    canvas = Canvas(7, 3, WHITE)
    canvas.ellipse(3, 1, 3, 1, RED)
    assert drawn(canvas) == [".......", "######.", "......."]


def test_what_lies_outside_is_left_out() -> None:
    canvas = Canvas(3, 3, WHITE)
    canvas.ellipse(1, 1, 50, 50, RED)
    assert drawn(canvas) == ["###", "###", "###"]


@pytest.mark.parametrize(
    ("game", "rules", "empty", "full"),
    [
        ("quarto", "CSHT!", "..../..../..../.... - -", "0F../..../..A./.... 5 a4"),
        (
            "quartino",
            "wheel",
            "-/-/-/-/-/-/-/-/- 1 place:1 ?,?,?,?;/?,?,?,?;",
            "RYG/B/-/-/-/-/-/-/R 1 place:1 ?,?,?,?;/?,?,?,?;",
        ),
        (
            "quartino",
            "grid",
            "-/-/-/-/-/-/-/-/- 1 place:1 ?,?,?,?;/?,?,?,?;",
            "RYG/B/-/-/-/-/-/-/R 1 place:1 ?,?,?,?;/?,?,?,?;",
        ),
    ],
)
def test_a_position_is_drawn(game: str, rules: str, empty: str, full: str) -> None:
    pictures = []
    for text in (empty, full):
        position = GAMES[game].parse_position(text, GAMES[game].parse_rules(rules))
        canvas = Canvas(WIDTH, HEIGHT, GROUND)
        ADAPTERS[game].draw(canvas, position)
        picture = rows(canvas.png())
        assert (len(picture), len(picture[0])) == (HEIGHT, 3 * WIDTH)
        pictures.append(picture)
    assert pictures[0] != pictures[1]
