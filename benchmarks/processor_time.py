"""The processor time of other processes, to the nanosecond. Linux only."""

import time
from contextlib import suppress

from tests.services.postgresql import PostgreSQL

BACKENDS = """
SELECT pid,
  CASE
    WHEN backend_type <> 'client backend' THEN 'upkeep'
    WHEN query ILIKE '%pg_notify%' OR query ILIKE 'LISTEN%' THEN 'notes'
    ELSE 'games'
  END
FROM pg_stat_activity WHERE pid <> pg_backend_pid()
"""
"""PostgreSQL's processes by what they do: carry notes between servers, store and read games, or
write the log and tidy up. The one that answers this query is not among them."""

Usage = dict[str, float]
"""Seconds of processor time, by what they were used for."""


def used(*pids: int) -> float:
    """Return the seconds of processor time that processes have used; one that has ended, none."""
    seconds = 0.0
    for pid in pids:
        with suppress(OSError):
            # What clock_getcpuclockid returns: /proc/PID/stat would tell hundredths of a second.
            seconds += time.clock_gettime((~pid << 3) | 2)
    return seconds


def used_by_database(service: PostgreSQL) -> Usage:
    """Return the seconds of PostgreSQL's processes."""
    assert service.process is not None
    usage = {"games": 0.0, "notes": 0.0, "upkeep": used(service.process.pid)}
    for line in service.run_sql(BACKENDS).splitlines():
        pid, kind = line.split("|")
        usage[kind] += used(int(pid))
    return usage


def difference(before: Usage, after: Usage) -> Usage:
    """Return what was used in between."""
    return {name: after[name] - before[name] for name in before}
