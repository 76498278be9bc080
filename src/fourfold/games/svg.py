"""Writes drawings as SVG text.

A drawing uses neither ids nor style sheets, so several can share one notebook page without
affecting each other.
"""

import re

from fourfold.games.game import check_type

Part = str
"""A piece of a drawing: one or more elements as text."""

Steps = tuple[float | str, ...]
"""The letters and numbers of a path."""

Box = tuple[float, float, float, float]
"""The view box of a drawing: left and upper edge, width and height."""

_NAMESPACE = "http://www.w3.org/2000/svg"
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_NEAR_LETTER = re.compile(r" ?([A-Za-z]) ?")


def number(value: float) -> str:
    """Format a length with one decimal place, which is finer than a pixel."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, *parts: Part, **attributes: object) -> Part:
    """Write an element; `_` in an attribute's name becomes `-`, and None omits the attribute."""
    written = "".join(
        f' {key.replace("_", "-")}="{_value(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{''.join(parts)}</{name}>" if parts else f"<{name}{written}/>"


def path(*steps: float | str, **attributes: object) -> Part:
    """Draw a path, given as its letters and numbers."""
    written = " ".join(step if isinstance(step, str) else number(step) for step in steps)
    return element("path", d=_NEAR_LETTER.sub(r"\1", written), **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: object) -> Part:
    """Draw an ellipse around a point."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def text(words: str, x: float, y: float, size: float, **attributes: object) -> Part:
    """Write text centred on a point of its baseline."""
    style = {"font_family": "system-ui, sans-serif", "text_anchor": "middle", **attributes}
    return element("text", _escape(words), x=x, y=y, font_size=size, **style)


def move(x: float, y: float, *parts: Part, scale: float = 1, **attributes: object) -> Part:
    """Move parts to a point and scale them."""
    shift = f"translate({number(x)} {number(y)})"
    where = shift if scale == 1 else f"{shift} scale({scale:.3g})"
    return element("g", *parts, transform=where, **attributes)


def check_size(size: float) -> None:
    """Raise if a size is not a valid width of a drawing."""
    check_type(size, int | float, "the width of a drawing in pixels")
    if not 0 < size < float("inf"):
        raise ValueError(f"a drawing can't be {size} pixels wide")


def document(
    *parts: Part,
    box: Box,
    size: float,
    title: str,
    label: str,
) -> str:
    """Write a whole drawing, `size` pixels wide.

    Browsers show the title as a tooltip; screen readers read the label.
    """
    _, _, width, height = box
    return element(
        "svg",
        element("title", _escape(title)),
        *parts,
        xmlns=_NAMESPACE,
        viewBox=" ".join(map(number, box)),
        width=size,
        height=size * height / width,
        role="img",
        aria_label=label,
    )


def _value(value: object) -> str:
    return number(value) if isinstance(value, int | float) else _escape(str(value))


def _escape(words: str) -> str:
    return words.translate(_ESCAPES)
