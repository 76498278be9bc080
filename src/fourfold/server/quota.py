"""Rate limits: token buckets."""

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from math import inf

MAX_KEYS = 10_000
"""Default maximum number of buckets."""

DAY_SECONDS = 24 * 3600


class Quota:
    """A token bucket per key, with `rate` requests per second and bursts of `burst`.

    Callers pass the time as monotonic seconds. The least recently used keys are evicted once their
    buckets are full, which has no effect, or if there are more than `max_keys`.
    """

    def __init__(self, rate: float, burst: float, *, max_keys: int = MAX_KEYS) -> None:
        """Start with full buckets."""
        if rate <= 0 or burst < 1 or max_keys < 1:
            raise ValueError(f"invalid quota: {rate} per second, burst {burst}, {max_keys} keys")
        self._rate = rate
        self._burst = burst
        self._max_keys = max_keys
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()
        """When each bucket will be full; the most recently used key is last."""

    def __len__(self) -> int:
        return len(self._full_at)

    def take_all(self, costs: Mapping[Hashable, float], now: float) -> float:
        """Take from all these buckets and return 0, or from none and return seconds to wait."""
        wait = max(self._wait(key, now, cost) for key, cost in costs.items())
        if wait:
            return wait
        for key, cost in costs.items():
            self.take(key, now, cost)
        return 0.0

    def take(self, key: Hashable, now: float, cost: float = 1.0) -> float:
        """Take from a key's bucket and return 0, or take nothing and return seconds to wait.

        A cost above `burst` is never allowed.
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
            if self._full_at[oldest] > now and len(self._full_at) <= self._max_keys:
                return
            del self._full_at[oldest]


def daily_quota(count: float) -> Quota:
    """Return a quota of at most `count` in any 24 hours: half at once, half over the day."""
    half = max(1.0, count / 2)
    return Quota(half / DAY_SECONDS, half)


class Bucket:
    """A single token bucket, such as for a connection; thousands take little memory."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        """Start with a full bucket."""
        self._rate = rate
        self._burst = burst
        self._full_at = -inf

    def take(self, now: float, cost: float = 1.0) -> float:
        """Take from the bucket and return 0, or return seconds to wait."""
        full_at = max(self._full_at, now) + cost / self._rate
        if wait := _wait(full_at - now, self._burst / self._rate):
            return wait
        self._full_at = full_at
        return 0.0


_GRAIN = 1e-9
"""Rounding tolerance in seconds; shorter waits count as 0."""


def _wait(fill_seconds: float, max_seconds: float) -> float:
    """Return how long until a bucket that takes `fill_seconds` to fill takes only `max_seconds`."""
    wait = fill_seconds - max_seconds
    return wait if wait > _GRAIN else 0.0
