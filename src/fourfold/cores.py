"""How many processor cores this process may use."""

import os


def count_cores() -> int:
    """Return the number of cores; at least 1.

    On Linux, those that the process may run on; on other systems, all of the machine's.
    """
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
