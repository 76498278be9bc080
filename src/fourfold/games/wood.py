"""Wooden boards and the marks on them: the look that all games' drawings share.

The table is viewed from the front, 60 degrees above it, without perspective, as on the web page;
the colours are the page's light theme. An object on the table is drawn *lift* units high.
"""

import math
from collections.abc import Iterable, Iterator

from fourfold.games.svg import Box, Part, Steps, element, ellipse, move, path, text

DEPTH = 0.866
"""Foreshortening of lengths that point away from the viewer: the sine of 60 degrees."""

Point = tuple[float, float]

# The names are those of the page's style sheets.
GROUND = "#f6f1e7"
TOP = "#ad8359"
EDGE = "#c69e73"
SIDE = "#7b5636"
SIDE_DEEP = "#5d3f26"
GRAIN = "#5b3a1e"
HOLLOW = "#8d6542"
HOLLOW_DEEP = "#785436"
HOLLOW_EDGE = "#c79f74"
INK = "#2a1708"
SHADOW = "#2a1a0d"
LAST = "#fff3d6"
GROUP = "#fff7e2"
GROUP_LINE = "#1f7a3f"
WHITE = "#ffffff"

_THICK = 13
"""The height of a board's side as drawn."""

_FIBRES = 36
"""The number of lines in a board's grain."""


def ground(box: Box) -> Part:
    """Draw the table as a background, so that a drawing is readable in a dark notebook too."""
    x, y, width, height = box
    return element("rect", x=x, y=y, width=width, height=height, rx=16, fill=GROUND)


def slab(half: float, corner: float) -> Part:
    """Draw a square board with rounded corners around the origin."""
    deep = half * DEPTH
    shape = {"x": -half, "width": 2 * half, "rx": corner, "ry": corner * DEPTH}
    shadows = (
        element(
            "rect", y=8 - deep, height=2 * deep + grown, fill=SHADOW, fill_opacity="0.09", **shape
        )
        for grown in (12, 15, 18)
    )
    return "".join(
        (
            *shadows,
            element("rect", y=-deep, height=2 * deep + _THICK, fill=SIDE_DEEP, **shape),
            element("rect", y=-deep, height=2 * deep + _THICK - 4, fill=SIDE, **shape),
            element("rect", y=-deep, height=2 * deep + 2, fill=EDGE, **shape),
            element("rect", y=-deep, height=2 * deep, fill=TOP, **shape),
            _grain(half, corner),
        )
    )


def hollow(spot: Point, radius: float) -> Part:
    """Draw the hollow of a field."""
    x, y = spot
    return "".join(
        (
            ellipse(x, y + 1, radius + 1.6, (radius + 1.6) * DEPTH, fill=HOLLOW_EDGE),
            ellipse(x, y, radius, radius * DEPTH, fill=HOLLOW_DEEP),
            ellipse(x, y + 1.5, radius - 1.2, (radius - 1.2) * DEPTH - 1, fill=HOLLOW),
        )
    )


def shade(x: float, y: float, rx: float, ry: float) -> Part:
    """Draw the soft shadow of something on the table."""
    return "".join(
        ellipse(x, y, rx + grown, ry + grown, fill=SHADOW, fill_opacity="0.17")
        for grown in (-3, 1, 5)
    )


def band(half: float, lift: float, left: float, right: float, colour: str, opacity: float) -> Part:
    """Tint a cylinder's side between two fractions of its half width, -1 to 1."""
    deep = half * DEPTH
    (x, y), (end, end_y) = (
        (half * share, deep * math.sqrt(1 - share * share)) for share in (left, right)
    )
    steps = ("M", x, -lift, "V", y, "A", half, deep, 0, 0, 0, end, end_y, "V", -lift, "Z")
    return path(*steps, fill=colour, fill_opacity=f"{opacity:.2g}")


def outline(points: Iterable[Point], radius: float) -> Steps:
    """Return the foreshortened path around a convex polygon on the table, `radius` away from it."""
    corners = list(points)
    steps: list[float | str] = []
    arc = ("A", radius, radius * DEPTH, 0, 0, 1)
    for (x, y), (end, end_y) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(end - x, end_y - y)
        across, along = (end_y - y) / length * radius, (x - end) / length * radius
        steps += arc if steps else ("M",)
        steps += (x + across, (y + along) * DEPTH, "L", end + across, (end_y + along) * DEPTH)
    return (*steps, *arc, *steps[1:3], "Z")


def ring(*steps: float | str) -> Part:
    """Draw a line around a completed group."""
    return "".join(
        path(*steps, fill="none", stroke=colour, stroke_width=width)
        for colour, width in ((GROUP, 9), (GROUP_LINE, 4.4))
    )


def tick(x: float, y: float, *, scale: float = 1) -> Part:
    """Draw the tick that marks something as completed or claimed."""
    stroke = {"stroke": WHITE, "stroke_linecap": "round", "stroke_linejoin": "round"}
    sign = path("M", -4.5, 0.4, "L", -1.3, 3.8, 4.8, -3.6, fill="none", stroke_width=2.6, **stroke)
    badge = element("circle", r=11, fill=GROUP_LINE, stroke=WHITE, stroke_width=2)
    return move(x, y, badge, sign, scale=scale)


def coordinate(words: str, x: float, y: float, size: float) -> Part:
    """Write the name of a square or a field on the wood."""
    serif = "ui-serif, Georgia, 'Times New Roman', serif"
    return text(words, x, y, size, fill=INK, font_weight=600, font_family=serif)


def _grain(half: float, corner: float) -> Part:
    """Draw the lines of the grain, within the board's edge."""
    style = {"fill": "none", "stroke": GRAIN, "stroke_linecap": "round"}
    return "".join(
        path(*_fibres(half, corner, first), stroke_opacity=opacity, stroke_width=width, **style)
        for first, opacity, width in ((0, "0.13", 1.8), (1, "0.2", 0.8))
    )


def _fibres(half: float, corner: float, first: int) -> Iterator[float | str]:
    """Yield every other fibre as a long S; multiples of the golden ratio spread them evenly."""
    deep, rise = half * DEPTH, corner * DEPTH
    for line in range(first, _FIBRES, 2):
        begin, length, sway = ((line + 1) * share % 1 for share in (0.618, 0.382, 0.755))
        y = deep * (2 * (line + 0.2 + 0.6 * sway) / _FIBRES - 1)
        over = max(0.0, abs(y) - deep + rise) / rise
        reach = half - corner + corner * math.sqrt(1 - min(1.0, over) ** 2) - 8
        left = -reach if begin < 0.5 else reach * (1.6 * begin - 1.3)
        right = reach if length < 0.6 else left + (reach - left) * length
        bend = 5 * (sway - 0.5) * (right - left) / half
        yield from ("M", left, y, "C", left + (right - left) / 3, y + bend)
        yield from (left + (right - left) * 2 / 3, y - bend, right, y)
