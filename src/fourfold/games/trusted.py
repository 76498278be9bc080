"""Constructors that skip a position's legality check, for use by the rules only.

Every position is legal: the constructor rejects unreachable ones, and so does
`dataclasses.replace`. A position derived from a legal one by the rules is legal too, so `play`,
`view`, the symmetries and so on skip the check; tests verify this on random games. Input from
outside goes through the notation or the constructor.
"""

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_CONSTRUCTORS: dict[object, Any] = {}  # Any: each class maps to its own constructor


def derive(value: T, /, **changes: object) -> T:
    """Return a copy of a frozen, slotted dataclass with some fields changed, unchecked."""
    kind = type(value)
    names = kind.__slots__  # type: ignore[attr-defined]  # there is no type for slots
    return unchecked(kind)(**{name: getattr(value, name) for name in names} | changes)


def unchecked(kind: Callable[P, T]) -> Callable[P, T]:
    """Return a constructor for a frozen dataclass that skips its checks.

    It takes the same arguments. `derive` is easier to read but takes three times as long.
    """
    constructor = _CONSTRUCTORS.get(kind)
    if constructor is None:
        constructor = _CONSTRUCTORS[kind] = _draft_of(kind)
    own: Callable[P, T] = constructor
    return own


def _draft_of(kind: Any) -> type:  # Any: there is no type for dataclasses
    """Return a mutable subclass whose constructor fills in the fields, then freezes the instance.

    A frozen dataclass guards every field even in its own constructor: filling in a mutable one
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
        # Override both: CPython fills one slot for the two, so a guard on either slows the other.
        "__setattr__": object.__setattr__,
        "__delattr__": object.__delattr__,
        "__init__": vars(filling)["__init__"],
        "__post_init__": freeze,
    }
    return type(kind.__name__, (kind,), own)
