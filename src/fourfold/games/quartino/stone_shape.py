"""Draws stones of lacquered wood, with a symbol per colour for colour-blind viewers."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from fourfold.games.quartino.stone import Colour, Stack
from fourfold.games.svg import Part, Steps, element, ellipse, move, path, text
from fourfold.games.wood import DEPTH, INK, LAST, SHADOW, WHITE, Point, band, shade

HALF, LIFT = 30.0, 9.0
"""Half the width of a stone, and its height as drawn."""

_DEEP = HALF * DEPTH


class Paint(NamedTuple):
    """The colours that a stone is drawn with."""

    base: str
    lit: str
    dim: str
    ink: str
    """The colour of the sign."""


PAINTS = {
    Colour.RED: Paint("#b03325", "#d15844", "#701a11", "#ffe9dc"),
    Colour.YELLOW: Paint("#f0bd3c", "#ffd974", "#b07c12", "#5a3500"),
    Colour.GREEN: Paint("#3f8f5a", "#68b57d", "#1d5634", "#eefbe9"),
    Colour.BLUE: Paint("#2d57a4", "#5580cc", "#152f63", "#e4f0ff"),
}


def draw_stack(stack: Stack) -> Part:
    """Draw a stack of stones on the origin, with their number if there are several."""
    if not stack:
        return ""
    shadow = shade(4, 3, HALF + 1, _DEEP + 1)
    stones = (
        move(0, -LIFT * height, *_draw_stone(colour, is_top=height == len(stack) - 1))
        for height, colour in enumerate(stack)
    )
    return "".join((shadow, *stones, _draw_number(len(stack)) if len(stack) > 1 else ""))


def draw_coin(colour: Colour, x: float, y: float, radius: float) -> Part:
    """Draw a stone as seen from straight above, as cards show it."""
    paint = PAINTS[colour]
    edge = element("circle", r=29, fill=paint.dim)
    face = element("circle", r=26.4, fill=paint.base)
    return move(x, y, edge, face, _draw_sign(colour), scale=radius / 29)


def _draw_stone(colour: Colour, *, is_top: bool) -> Iterator[Part]:
    paint = PAINTS[colour]
    side = ("M", -HALF, -LIFT, "V", 0, "A", HALF, _DEEP, 0, 0, 0, HALF, 0, "V", -LIFT)
    yield path(*side, "Z", fill=paint.base)
    yield band(HALF, LIFT, -0.85, -0.15, paint.lit, 0.5)
    yield band(HALF, LIFT, 0.35, 1, paint.dim, 0.4)
    yield band(HALF, LIFT, 0.65, 1, paint.dim, 0.5)
    yield _draw_side_marks(colour)
    yield ellipse(0, -LIFT, HALF, _DEEP, fill=paint.lit)
    if is_top:
        yield ellipse(0, -LIFT - 0.4, HALF - 2.2, _DEEP - 2, fill=paint.base)
        flat = f"translate(0 {-LIFT}) scale(1 {DEPTH})"
        yield element("g", _draw_sign(colour), transform=flat)
    outline = (*side, "A", HALF, _DEEP, 0, 0, 0, -HALF, -LIFT, "Z")
    yield path(*outline, fill="none", stroke=SHADOW, stroke_opacity="0.4", stroke_width=0.8)


def _draw_side_marks(colour: Colour) -> Part:
    """Draw small signs on the side, which identify covered stones."""
    steps: list[float | str] = []
    for angle in (-54, -36, -18, 0, 18, 36, 54):
        turn = math.radians(angle)
        x, y, wide = math.sin(turn) * HALF, math.cos(turn) * _DEEP - LIFT / 2 + 0.4, math.cos(turn)
        match colour:
            case Colour.RED:
                steps += ("M", x, y, "h", 0.1)
            case Colour.YELLOW:
                steps += ("M", x, y - 2.3, "v", 4.6)
            case Colour.GREEN:
                steps += ("M", x - 1.8 * wide, y + 2.1, "l", 3.6 * wide, -4.2)
            case Colour.BLUE:
                steps += ("M", x - 4.6 * wide, y, "q", 2.3 * wide, -3, 4.6 * wide, 0)
                steps += ("t", 4.6 * wide, 0)
    return path(*steps, **_pen(colour, 3.4 if colour is Colour.RED else 1.4))


def _draw_sign(colour: Colour) -> Part:
    """Draw the inlay, 48 units wide, around the origin: dots, a sun, a leaf, waves."""
    match colour:
        case Colour.RED:
            dots = [(0.0, 0.0), *_around(6, 13)]
            return path(*(s for x, y in dots for s in ("M", x, y, "h", 0.1)), **_pen(colour, 8.4))
        case Colour.YELLOW:
            ends = zip(_around(8, 11.4), _around(8, 19), strict=True)
            rays = (step for begin, end in ends for step in ("M", *begin, "L", *end))
            sun = element("circle", r=7.4, fill=PAINTS[colour].ink)
            return sun + path(*rays, **_pen(colour, 3.6))
        case Colour.GREEN:
            leaf = ("M", -15, 15, "C", -17, -3, -6, -17, 16, -16, "C", 18, 5, 5, 17, -11, 12.5)
            stalk = ("M", -17, 17, "C", -9, 8, -1, -1, 9, -9)
            veins: Steps = ("M", -8.5, 8.5, "V", -4, "M", -1.5, 1.5, "V", -11)
            veins += ("M", -8.5, 8.5, "H", 4, "M", -1.5, 1.5, "H", 11)
            return path(*leaf, **_pen(colour, 3.6)) + path(*stalk, *veins, **_pen(colour, 2.4))
        case Colour.BLUE:
            waves = (("M", -18, y, "q", 4.5, -6, 9, 0, *("t", 9, 0) * 3) for y in (-9.5, 1.5, 12.5))
            return path(*(step for wave in waves for step in wave), **_pen(colour, 3.6))


def _around(count: int, radius: float) -> list[Point]:
    turns = (2 * math.pi * index / count for index in range(count))
    return [(math.sin(turn) * radius, -math.cos(turn) * radius) for turn in turns]


def _pen(colour: Colour, width: float) -> dict[str, object]:
    ink = PAINTS[colour].ink
    return {
        "fill": "none",
        "stroke": ink,
        "stroke_width": width,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }


def _draw_number(count: int) -> Part:
    badge = element("circle", r=11.5, fill=INK, stroke=LAST, stroke_width=1.6)
    return move(27, 20, badge, text(str(count), 0, 5.4, 15, fill=WHITE, font_weight=700))
