"""Draws a wooden piece that stands on a point of the table."""

from typing import NamedTuple

from fourfold.games.quarto.piece import Piece, Trait
from fourfold.games.svg import Part, Steps, ellipse, path
from fourfold.games.wood import DEPTH, SHADOW, band, shade

LIFTS = (15, 46)
"""The heights of a short and a tall piece as drawn."""

_ROUND, _SQUARE = 29.5, 35.0
"""Half the width of a round piece, and of a square one seen corner first."""

_HOLE = 13.8
"""Half the width of the hole."""


class Wood(NamedTuple):
    """The colours of the light or the dark pieces."""

    top: str
    edge: str
    lit: str
    mid: str
    dim: str
    deep: str
    hole: str
    hole_deep: str
    lip: float
    """The width of the bright edge around a hole: dark wood needs a wider one."""


_MAPLE = Wood(
    "#f6e4c1", "#fff5df", "#eed3a2", "#dcb87e", "#b98c54", "#966a3a", "#8a5c2e", "#3a220f", 1.2
)
_WALNUT = Wood(
    "#6a4630", "#a57f63", "#5e3b27", "#472a1a", "#301b10", "#20110a", "#21120a", "#080402", 2.4
)


def draw_piece(piece: Piece, *, is_small: bool = False) -> Part:
    """Draw a piece that stands on the origin; a small one lacks the shadow and finer tones."""
    wood = _WALNUT if piece.value(Trait.COLOUR) else _MAPLE
    lift = LIFTS[piece.value(Trait.HEIGHT)]
    draw = _draw_square if piece.value(Trait.SHAPE) else _draw_round
    hole = "" if piece.value(Trait.TOP) else _draw_hole(wood, lift)
    return ("" if is_small else _draw_shade(piece, lift)) + draw(wood, lift, is_small) + hole


def _draw_shade(piece: Piece, lift: float) -> Part:
    wide, far = (_SQUARE - 3, 27) if piece.value(Trait.SHAPE) else (_ROUND + 3, 28)
    return shade(4 + lift / 10, 3, wide + lift / 12, far)


def _draw_round(wood: Wood, lift: float, is_small: bool) -> Part:
    half, deep = _ROUND, _ROUND * DEPTH
    body: Steps = ("M", -half, -lift, "A", half, deep, 0, 1, 1, half, -lift)
    body += ("V", 0, "A", half, deep, 0, 0, 1, -half, 0, "Z")
    coarse = ((-0.8, -0.1, wood.lit, 1), (0.5, 1, wood.dim, 1))
    fine = (
        (-0.94, 0.1, wood.lit, 0.35),
        (-0.86, -0.05, wood.lit, 0.4),
        (-0.74, -0.22, wood.lit, 0.7),
        (0.3, 1, wood.dim, 0.3),
        (0.46, 1, wood.dim, 0.35),
        (0.62, 1, wood.dim, 0.4),
        (0.78, 1, wood.dim, 0.6),
        (0.9, 0.98, wood.deep, 0.5),
    )
    return "".join(
        (
            path(*body, fill=wood.mid),
            *(band(half, lift, *each) for each in (coarse if is_small else fine)),
            ellipse(0, -lift, half, deep, fill=wood.edge),
            ellipse(0, -lift - 0.6, half - 2.2, deep - 2.1, fill=wood.top),
            path(*body, **_OUTLINE),
        )
    )


def _draw_square(wood: Wood, lift: float, is_small: bool) -> Part:  # noqa: ARG001 - it has no tones
    half, deep = _SQUARE, _SQUARE * DEPTH
    left, front = ("M", -half, -lift, "L", 0, deep - lift), ("V", deep, "L")
    body: Steps = ("M", -half, -lift, "L", 0, -deep - lift, half, -lift)
    body += ("V", 0, "L", 0, deep, -half, 0, "Z")
    style = {"stroke_linejoin": "round", "stroke_width": 3}
    return "".join(
        (
            path(*body, fill=wood.dim, stroke=wood.dim, **style),
            path(*left, *front, -half, 0, "Z", fill=wood.lit, stroke=wood.lit, **style),
            path("M", 0, deep - lift, "V", deep, stroke=wood.edge, stroke_width=1.6),
            path(*_diamond(half, lift), fill=wood.edge, stroke=wood.edge, **style),
            path(*_diamond(half - 2.6, lift + 0.6), fill=wood.top, stroke=wood.top, **style),
            path(*body, **_OUTLINE),
        )
    )


_OUTLINE = {"fill": "none", "stroke": SHADOW, "stroke_opacity": "0.38", "stroke_width": 0.8}


def _diamond(half: float, lift: float) -> Steps:
    deep = half * DEPTH
    return ("M", -half, -lift, "L", 0, -deep - lift, half, -lift, 0, deep - lift, "Z")


def _draw_hole(wood: Wood, lift: float) -> Part:
    """Draw the hole: its lip, then its wall, which darkens with depth."""
    rim = _HOLE + wood.lip
    depths = ((0.0, wood.hole), (3.0, wood.hole_deep))
    return ellipse(0, 0.8 - lift, rim, rim * DEPTH, fill=wood.edge) + "".join(
        ellipse(0, shift - lift, _HOLE - shift / 3, _HOLE * DEPTH - shift, fill=colour)
        for shift, colour in depths
    )
