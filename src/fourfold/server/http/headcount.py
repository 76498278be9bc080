"""Counts of open connections, and of their unread bytes, per network."""

from collections import defaultdict
from collections.abc import Hashable

from fourfold.server.http.address import Shares


class Headcount:
    """Counts connections or bytes per household and site."""

    def __init__(self) -> None:
        self._open: defaultdict[Hashable, float] = defaultdict(float)

    def count(self, shares: Shares) -> float:
        """Return the count of the fullest of these networks."""
        return max((self._open.get(key, 0.0) for key in shares), default=0.0)

    def add(self, shares: Shares) -> None:
        """Add these shares."""
        for key, share in shares.items():
            self._open[key] += share

    def remove(self, shares: Shares) -> None:
        """Remove what was added."""
        for key, share in shares.items():
            self._open[key] -= share
            if self._open[key] <= 0:
                del self._open[key]
