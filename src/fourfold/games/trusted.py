"""A way to make a position without the check of its constructor, for the rules alone.

A position that exists is legal: its constructor refuses what no game leads to, and so does
`dataclasses.replace`. What follows from a legal position by the rules is legal too, so it needs no
check: `play`, `view`, the symmetries and the like derive it. Tests check along random games that
they may. Anything that comes from outside goes through the notation or the constructor.
"""

from typing import TypeVar

T = TypeVar("T")


def derive(value: T, /, **changes: object) -> T:
    """Return a copy of a frozen dataclass with slots, some fields changed and nothing checked."""
    kind = type(value)
    copy = object.__new__(kind)
    for name in kind.__slots__:  # type: ignore[attr-defined]  # no type says "has slots"
        new = changes.pop(name) if name in changes else getattr(value, name)
        object.__setattr__(copy, name, new)
    if changes:
        raise TypeError(f"{kind.__name__} has no field {', '.join(changes)}")
    return copy
