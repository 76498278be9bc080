"""Keepalive pings of all sockets, from one timer: a timer per socket would take 0.5 kB each."""

import asyncio
from typing import Protocol

PING_INTERVAL_SECONDS = 30.0
"""Interval between keepalive pings, and the time limit for answering one."""


class Pinged(Protocol):
    """Something that is pinged at intervals, and can be a dictionary's key."""

    def ping(self) -> None:
        """Send a ping, and arrange the next one; never raises."""
        ...


class Pulse:
    """Calls `ping` of each registered object once, an interval later."""

    def __init__(self) -> None:
        self._due: dict[Pinged, float] = {}
        """When to ping each, the earliest first."""
        self._timer: asyncio.TimerHandle | None = None

    def add(self, pinged: Pinged) -> None:
        """Ping this once, after the interval, unless it is removed before."""
        due = asyncio.get_running_loop().time() + PING_INTERVAL_SECONDS
        self._due[pinged] = due
        if self._timer is None:
            self._wait_until(due)

    def remove(self, pinged: Pinged) -> None:
        """Don't ping this any more; it may be unknown."""
        self._due.pop(pinged, None)

    def _wait_until(self, due: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(due, self._beat)

    def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        try:
            while self._due and (first := next(iter(self._due.items())))[1] <= now:
                del self._due[first[0]]
                first[0].ping()
        finally:
            self._timer = None
            if self._due:
                self._wait_until(next(iter(self._due.values())))
