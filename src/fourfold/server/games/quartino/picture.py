"""Draws Quartino positions for link previews."""

import math
from collections.abc import Iterable

from fourfold.games.quartino import Position
from fourfold.server.picture import DEPTH, EDGE, HOLLOW, WIDTH, WOOD, Canvas, Colour

STONES: dict[str, Colour] = {
    "R": (200, 55, 45),
    "Y": (240, 195, 60),
    "G": (61, 139, 79),
    "B": (47, 109, 181),
}


def draw(canvas: Canvas, position: Position) -> None:
    """Draw the board and its stacks."""
    x, y = WIDTH / 2, 330.0
    if position.rules.geometry.name == "wheel":
        canvas.cylinder(x, y + 26, 430, 26, EDGE, WOOD)
        rim = [math.pi * (step / 4 - 0.5) for step in range(8)]
        spots = [(x, y), *((x + 310 * math.cos(a), y + 310 * DEPTH * math.sin(a)) for a in rim)]
    else:
        canvas.slab(260, 70, 680, 480)
        around = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
        spots = [(x, y), *((x + 210 * dx, y + 150 * dy) for dx, dy in around)]
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
