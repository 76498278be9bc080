"""Draws cards: their pattern as it appears on the board, or their back."""

from fourfold.games.quartino.card import Card
from fourfold.games.quartino.geometry import GRID, WHEEL, Geometry
from fourfold.games.quartino.stone_shape import draw_coin
from fourfold.games.svg import Part, Steps, element, path

_FACE, _FACE_EDGE, _LINE = "#fbf5e6", "#d8c7a2", "#b79f74"
_BACK, _BACK_LINE = "#4a3226", "#cda86c"

_SPOTS = {
    WHEEL.name: ((0, 22, 18.5), (-32, -8, 15.5), (0, -24, 15.5), (32, -8, 15.5)),
    GRID.name: ((-21, -21, 18.5), (21, -21, 18.5), (-21, 21, 18.5), (21, 21, 18.5)),
}
"""The positions of a window's stones on a card, and their radius."""

_GUIDES: dict[str, Steps] = {
    WHEEL.name: (
        *("M", -32, -8, "A", 46, 46, 0, 0, 1, 32, -8),
        *("M", 0, 22, "L", -32, -8, "M", 0, 22, "V", -24, "M", 0, 22, "L", 32, -8),
    ),
    GRID.name: ("M", -42, 0, "H", 42, "M", 0, -42, "V", 42),
}


def draw_card(card: Card | None, geometry: Geometry) -> Part:
    """Draw a card around the origin; its back if it is unknown."""
    return _draw_back() if card is None else _draw_face(card, geometry)


def _draw_face(card: Card, geometry: Geometry) -> Part:
    stones = zip(card.colours, _SPOTS[geometry.name], strict=True)
    return "".join(
        (
            _draw_sheet(51, 12, fill=_FACE, stroke=_FACE_EDGE, stroke_width=2),
            path(
                *_GUIDES[geometry.name],
                fill="none",
                stroke=_LINE,
                stroke_width=3,
                stroke_linecap="round",
            ),
            *(draw_coin(colour, *spot) for colour, spot in stones),
        )
    )


def _draw_back() -> Part:
    line = {"fill": "none", "stroke": _BACK_LINE}
    return "".join(
        (
            _draw_sheet(51, 12, fill=_BACK, stroke=_FACE_EDGE, stroke_width=2),
            _draw_sheet(45, 7, stroke_width=1.6, **line),
            element("circle", r=27, stroke_width=1.6, **line),
            # Eight dots on the rim, and the hub with a spoke to each.
            element("circle", r=27, stroke_width=10.8, stroke_linecap="round", **line, **_EIGHT),
            element("circle", r=14.5, stroke_width=9, stroke_dasharray="1.6 9.79", **line),
            element("circle", r=8.5, fill=_BACK_LINE),
        )
    )


_EIGHT = {"stroke_dasharray": "0.1 21.106"}
"""A dash pattern that repeats eight times around the rim: 2π · 27 / 8 = 21.206."""


def _draw_sheet(half: float, corner: float, **style: object) -> Part:
    return element("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=corner, **style)
