"""Ways to make a position without the check of its constructor, for the rules alone.

A position that exists is legal: its constructor refuses what no game leads to, and so does
`dataclasses.replace`. What follows from a legal position by the rules is legal too, so it needs no
check: `play`, `view`, the symmetries and the like derive it. Tests check along random games that
they may. Anything that comes from outside goes through the notation or the constructor.
"""

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_CONSTRUCTORS: dict[object, Any] = {}  # Any: no type pairs each class with its own constructor


def derive(value: T, /, **changes: object) -> T:
    """Return a copy of a frozen dataclass with slots, some fields changed and nothing checked."""
    kind = type(value)
    names = kind.__slots__  # type: ignore[attr-defined]  # no type says "has slots"
    return unchecked(kind)(**{name: getattr(value, name) for name in names} | changes)


def unchecked(kind: Callable[P, T]) -> Callable[P, T]:
    """Return the constructor of a frozen dataclass, less its checks.

    It takes the same arguments. `derive` is easier to read and takes three times as long.
    """
    constructor = _CONSTRUCTORS.get(kind)
    if constructor is None:
        constructor = _CONSTRUCTORS[kind] = _draft_of(kind)
    own: Callable[P, T] = constructor
    return own


def _draft_of(kind: Any) -> type:  # Any: no type says "a frozen dataclass"
    """Return a class of drafts: each is filled in unguarded, then becomes a value of the kind.

    A frozen dataclass guards each of its fields, even from its own constructor: filling in a draft
    takes a third of the time.
    """

    def freeze(draft: object) -> None:
        draft.__class__ = kind

    filling = make_dataclass(
        kind.__name__,
        [(field.name, field.type, field) for field in fields(kind)],
        namespace={"__post_init__": freeze},
    )
    own = {
        "__slots__": (),
        # Both: a class that guards one of them guards the other too, at the price of the first.
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
        "__init__": vars(filling)["__init__"],
        "__post_init__": freeze,
    }
    return type(kind.__name__, (kind,), own)
