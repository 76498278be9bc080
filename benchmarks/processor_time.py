"""CPU time of other processes, to the nanosecond. Linux only."""

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
"""PostgreSQL's processes by role: carrying notes between servers, storing and reading games, or
writing the log and housekeeping. Excludes the one that answers this query.
"""

Usage = dict[str, float]
"""Seconds of CPU time by use."""


def used(*pids: int) -> float:
    """Return the CPU seconds of processes; 0 for one that has exited."""
    seconds = 0.0
    for pid in pids:
        with suppress(OSError):
            # The clock id that clock_getcpuclockid returns; /proc/PID/stat has only hundredths.
            seconds += time.clock_gettime((~pid << 3) | 2)
    return seconds


def used_by_database(service: PostgreSQL) -> Usage:
    """Return the CPU seconds of PostgreSQL's processes."""
    assert service.process is not None
    usage = {"games": 0.0, "notes": 0.0, "upkeep": used(service.process.pid)}
    for line in service.run_sql(BACKENDS).splitlines():
        pid, kind = line.split("|")
        usage[kind] += used(int(pid))
    return usage


def difference(before: Usage, after: Usage) -> Usage:
    """Return the CPU seconds between two readings, by use."""
    return {name: after[name] - before[name] for name in before}
