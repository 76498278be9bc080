"""The preview picture of a position."""

from io import BytesIO

import pytest
from PIL import Image

from fourfold.games import GAMES
from fourfold.server.games.registry import ADAPTERS
from fourfold.server.picture import GROUND, HEIGHT, HOLLOW, WIDTH, Canvas, Colour

RED, WHITE = (255, 0, 0), (255, 255, 255)


def read(canvas: Canvas) -> "Image.Image":
    picture = Image.open(BytesIO(canvas.png()))
    assert (picture.format, picture.mode) == ("PNG", "RGB")
    return picture


def drawn(canvas: Canvas) -> list[str]:
    """Return the rows: # for red, + for a smooth edge, a dot for the background."""
    picture = read(canvas)
    signs: dict[object, str] = {RED: "#", WHITE: "."}
    return [
        "".join(signs.get(picture.getpixel((x, y)), "+") for x in range(picture.width))
        for y in range(picture.height)
    ]


def test_shapes_are_filled_and_their_edges_are_smooth() -> None:
    canvas = Canvas(8, 4, WHITE)
    canvas.polygon([(2, 1), (6, 1), (6, 3), (2, 3)], RED)
    assert [row[2:6] for row in drawn(canvas)[1:3]] == ["####", "####"]
    assert drawn(canvas)[0] == "........"
    canvas = Canvas(40, 20, WHITE)
    canvas.ellipse(20, 10, 15, 8, RED)
    rows = drawn(canvas)
    assert rows[10][6:34] == "#" * 28
    assert set(rows[10][:4] + rows[10][37:]) == {"."}
    assert rows[1] == rows[19] == "." * 40
    assert "+" in "".join(rows)


def test_a_cylinder_stands_on_its_base() -> None:
    canvas = Canvas(40, 40, WHITE)
    canvas.cylinder(20, 30, 10, 20, RED, (0, 0, 255))
    picture = read(canvas)
    assert picture.getpixel((20, 10)) == (0, 0, 255)
    assert picture.getpixel((20, 25)) == RED
    assert picture.getpixel((20, 35)) == RED
    assert picture.getpixel((20, 38)) == WHITE


def test_drawing_outside_the_canvas_is_clipped() -> None:
    canvas = Canvas(3, 3, WHITE)
    canvas.ellipse(1, 1, 50, 50, RED)
    assert drawn(canvas) == ["###", "###", "###"]


@pytest.mark.parametrize(
    ("game", "rules", "empty", "full", "spot", "colour"),
    [
        # The top of the piece on a4: light, short, round, with a hole in the middle.
        (
            "quarto",
            "CSHT!",
            "..../..../..../.... - -",
            "0F../..../..A./.... 5 a4",
            (115, 140),
            (246, 228, 193),
        ),
        # The green stone on top of the middle stack.
        *(
            (
                "quartino",
                rules,
                "-/-/-/-/-/-/-/-/- 1 place:1 ?,?,?,?;/?,?,?,?;",
                "RYG/B/-/-/-/-/-/-/R 1 place:1 ?,?,?,?;/?,?,?,?;",
                (600, 270),
                (61, 139, 79),
            )
            for rules in ("wheel", "grid")
        ),
    ],
)
def test_a_position_is_drawn(
    game: str, rules: str, empty: str, full: str, spot: tuple[int, int], colour: Colour
) -> None:
    pictures = []
    for text in (empty, full):
        position = GAMES[game].parse_position(text, GAMES[game].parse_rules(rules))
        canvas = Canvas(WIDTH, HEIGHT, GROUND)
        ADAPTERS[game].draw(canvas, position)
        pictures.append(read(canvas))
        assert pictures[-1].size == (WIDTH, HEIGHT)
    assert pictures[0].getpixel(spot) != colour
    assert pictures[1].getpixel(spot) == colour
    assert HOLLOW in {each for _, each in pictures[0].getcolors(1 << 24) or ()}
