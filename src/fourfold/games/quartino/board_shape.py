"""Draws the wheel and the grid with the stacks on them, around the origin."""

import math
from collections.abc import Iterator
from typing import assert_never

from fourfold.games.quartino.geometry import FIELDS, WHEEL, Geometry
from fourfold.games.quartino.position import Position
from fourfold.games.quartino.stone_shape import LIFT, draw_stack
from fourfold.games.svg import Part, ellipse, move, path
from fourfold.games.wood import DEPTH, EDGE, SIDE_DEEP, Point, coordinate, hollow, slab

HALF = 180
"""Half the width of the wheel; the grid is a little smaller."""

_GRID_HALF, _RIM, _STEP, _FIELD = 168, 124, 104, 37
"""Half the width of the grid; the distance from the hub to the rim's fields; the distance between
the grid's fields; half the width of a field."""

_GRID = ((0, 0), (-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
"""The column and row of each field of the grid."""


def draw_board(position: Position, *, digits: float) -> Iterator[Part]:
    """Draw the board and its stacks; empty fields show their number, `digits` high."""
    geometry = position.rules.geometry
    yield from _draw_wood(geometry)
    for field, stack in enumerate(position.stacks):
        x, y = _spot(field, geometry)
        yield hollow((x, y), _FIELD)
        if not stack:
            yield coordinate(str(field), x, y + digits / 3, digits)
    # Back to front: nearer stacks cover the ones behind them.
    for field in sorted(FIELDS, key=lambda field: _spot(field, geometry)[1]):
        if stack := position.stacks[field]:
            x, y = _spot(field, geometry)
            yield move(x, y, draw_stack(stack), data_field=field, data_stack="".join(stack))


def top_of(position: Position) -> float:
    """Return the upper edge of the board, or of a stack that towers over it."""
    tops = (
        _spot(field, position.rules.geometry)[1] - 32 - LIFT * len(stack)
        for field, stack in enumerate(position.stacks)
    )
    return min(-HALF * DEPTH, *tops)


def _spot(field: int, geometry: Geometry) -> Point:
    """Return the centre of a field in the drawing."""
    match geometry.name:
        case "wheel":
            turn, reach = math.pi * (field - 1) / 4, _RIM if field else 0
            return reach * math.sin(turn), -reach * math.cos(turn) * DEPTH
        case "grid":
            column, row = _GRID[field]
            return column * _STEP, row * _STEP * DEPTH
        case _:
            assert_never(geometry.name)


def _draw_wood(geometry: Geometry) -> Iterator[Part]:
    match geometry.name:
        case "wheel":
            yield from _draw_wheel()
        case "grid":
            yield slab(_GRID_HALF, 26)
        case _:
            assert_never(geometry.name)


def _draw_wheel() -> Iterator[Part]:
    yield slab(HALF, HALF)
    rim = [_spot(field, WHEEL) for field in FIELDS if field]
    spokes = [step for x, y in rim for step in ("M", x * 0.435, y * 0.435, "L", x, y)]
    # Hub, spokes and rim are carved: a dark groove with a highlight on its lower edge.
    for shift, colour, width in ((0, SIDE_DEEP, 2), (1.6, EDGE, 1)):
        style = {"fill": "none", "stroke": colour, "stroke_width": width}
        rings = (ellipse(0, 0, radius, radius * DEPTH, **style) for radius in (172, _RIM, 54))
        yield move(0, shift, *rings, path(*spokes, **style))
