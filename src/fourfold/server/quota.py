"""How often somebody may ask: a bucket for each, which fills slowly and is emptied by asking."""

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from math import inf

MAX_KEYS = 10_000
"""Maximum number of buckets."""


class Quota:
    """Lets each key through `rate` times a second, and `burst` times at once after a pause.

    It knows no clock: time is passed in, in seconds that never go back. It remembers a bounded
    number of keys and forgets first those whose bucket is full again, which nobody can tell, then
    those that were longest without a request.
    """

    def __init__(self, rate: float, burst: float, *, most_keys: int = MAX_KEYS) -> None:
        """Begin with full buckets."""
        if rate <= 0 or burst < 1 or most_keys < 1:
            raise ValueError(f"a quota of {rate} a second, {burst} at once, {most_keys} keys")
        self._rate = rate
        self._burst = burst
        self._most_keys = most_keys
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()
        """When each bucket will be full, the key that asked last at the end."""

    def __len__(self) -> int:
        return len(self._full_at)

    def take_all(self, costs: Mapping[Hashable, float], now: float) -> float:
        """Take from several buckets and return 0, or from none and return how long to wait."""
        wait = max(self._wait(key, now, cost) for key, cost in costs.items())
        if wait:
            return wait
        for key, cost in costs.items():
            self.take(key, now, cost)
        return 0.0

    def take(self, key: Hashable, now: float, cost: float = 1.0) -> float:
        """Take from a key's bucket and return 0, or return how many seconds to wait.

        Who has to wait takes nothing. A cost beyond the burst never comes through.
        """
        if wait := self._wait(key, now, cost):
            return wait
        self._full_at[key] = max(self._full_at.get(key, now), now) + cost / self._rate
        self._full_at.move_to_end(key)
        self._forget(now)
        return 0.0

    def _wait(self, key: Hashable, now: float, cost: float) -> float:
        full_at = max(self._full_at.get(key, now), now)
        return _wait(full_at + cost / self._rate - now, self._burst / self._rate)

    def _forget(self, now: float) -> None:
        while self._full_at:
            oldest = next(iter(self._full_at))
            if self._full_at[oldest] > now and len(self._full_at) <= self._most_keys:
                return
            del self._full_at[oldest]


class Bucket:
    """A quota for one alone, such as a connection; thousands of them take little memory."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Begin with a full bucket."""
        self._rate = rate
        self._burst = burst
        self._full_at = -inf

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take from the bucket and return 0, or return how many seconds to wait."""
        full_at = max(self._full_at, now) + cost / self._rate
        if wait := _wait(full_at - now, self._burst / self._rate):
            return wait
        self._full_at = full_at
        return 0.0


_GRAIN = 1e-9
"""Rounding tolerance in seconds: nobody is told to wait for less."""


def _wait(lack: float, most: float) -> float:
    """Return the wait for a bucket that lacks `lack` seconds of filling and may lack `most`."""
    return lack - most if lack - most > _GRAIN else 0.0
