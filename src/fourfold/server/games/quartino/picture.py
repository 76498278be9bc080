"""Draws Quartino positions for link previews."""

import math
from collections.abc import Iterable
from typing import assert_never

from fourfold.games.quartino import Position
from fourfold.server.picture import DEPTH, EDGE, HOLLOW, WIDTH, WOOD, Canvas, Colour

STONES: dict[str, Colour] = {
    "R": (200, 55, 45),
    "Y": (240, 195, 60),
    "G": (61, 139, 79),
    "B": (47, 109, 181),
}

GRID_RIM = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""The column and row of the grid's fields 1 to 8, from the middle."""


def draw(canvas: Canvas, position: Position) -> None:
    """Draw the board and its stacks."""
    x, y = WIDTH / 2, 330.0
    name = position.rules.geometry.name
    match name:
        case "wheel":
            canvas.cylinder(x, y + 26, 430, 26, EDGE, WOOD)
            rim = [math.pi * (step / 4 - 0.5) for step in range(8)]
            around = [(310 * math.cos(turn), 310 * DEPTH * math.sin(turn)) for turn in rim]
        case "grid":
            canvas.slab(260, 70, 680, 480)
            around = [(210.0 * column, 150.0 * row) for column, row in GRID_RIM]
        case _:
            assert_never(name)
    spots = [(x, y), *((x + dx, y + dy) for dx, dy in around)]
    # Back to front: nearer stacks hide farther ones.
    for spot, stack in sorted(
        zip(spots, position.stacks, strict=True), key=lambda each: each[0][1]
    ):
        canvas.ellipse(*spot, 76, 76 * DEPTH, HOLLOW)
        _draw_stack(canvas, *spot, (stone.value for stone in stack))


def _draw_stack(canvas: Canvas, x: float, y: float, stones: Iterable[str]) -> None:
    for stone in stones:
        colour = STONES[stone]
        side = (colour[0] * 2 // 3, colour[1] * 2 // 3, colour[2] * 2 // 3)
        canvas.cylinder(x, y, 60, 20, side, colour)
        y -= 20
