"""Renders positions: as text, or as pixels of the same drawing that notebooks show."""

from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from fourfold.games.game import AnyPosition

RENDER_MODES = ("human", "ansi", "rgb_array")
"""What `render_mode` may be: print the diagram, return it, or return pixels."""

WIDTH_PIXELS = 480


def rasterize(position: AnyPosition) -> NDArray[np.uint8]:
    """Return the pixels of a position's drawing, as rows of red, green and blue."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    drawing = position._repr_svg_()  # type: ignore[attr-defined]  # what notebooks call
    png = svg_to_bytes(svg_string=drawing, width=WIDTH_PIXELS, background="#ffffff")
    return np.asarray(Image.open(BytesIO(bytes(png))).convert("RGB"))


def render(position: AnyPosition, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Render a position in one of the modes."""
    match mode:
        case "ansi":
            return str(position)
        case "rgb_array":
            return rasterize(position)
        case "human":
            print(position)  # noqa: T201 - that is what the mode is for
            return None
        case _:
            raise ValueError(f"to render, pass render_mode={' or '.join(map(repr, RENDER_MODES))}")
