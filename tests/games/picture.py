"""Parses drawings: what they contain, and how they look without labels."""

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

NAMESPACE = "{http://www.w3.org/2000/svg}"


def read_svg(drawing: str) -> Element:
    """Return the root of a drawing; raise if it is not well-formed XML."""
    return ElementTree.fromstring(drawing)


def find(drawing: str, *keys: str) -> list[tuple[str, ...]]:
    """Return the values of data attributes, in painting order."""
    names = [f"data-{key}" for key in keys]
    return [
        tuple(part.attrib[name] for name in names)
        for part in read_svg(drawing).iter()
        if all(name in part.attrib for name in names)
    ]


def look(drawing: str) -> str:
    """Return a drawing without title, label and data: only what is visible."""
    bare = re.sub(r' (?:aria-label|data-[a-z]+)="[^"]*"', "", drawing)
    return re.sub(r"<title>.*?</title>", "", bare)
