"""What was hard to find out, kept for who asks next."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """Values by their keys, so many at most: what nobody has asked for longest is forgotten."""

    def __init__(self, most: int) -> None:
        """Begin with nothing."""
        if most < 1:
            raise ValueError(f"{most} values to keep")
        self._most = most
        self._values: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def get(self, key: K) -> V | None:
        """Return what is kept for a key; None for nothing."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def keep(self, key: K, value: V) -> None:
        """Keep a value, in place of the one before."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._most:
            self._values.popitem(last=False)
