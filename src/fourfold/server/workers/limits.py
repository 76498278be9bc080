"""What the system lets a worker process use: CPU time and memory."""

import logging
import os

from fourfold.server.descriptor import resource

NICENESS = 5
"""The niceness of worker processes, so that they yield the CPU to the server process."""

log = logging.getLogger(__name__)


def yield_cpu() -> None:
    """Lower this process's priority, if the system supports it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def limit_memory(memory: int) -> None:
    """Limit this process's memory in bytes, if the system can.

    Windows has no such limit, and macOS may refuse it; bots and solvers bound their own tables.
    """
    if resource is not None:
        try:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        except (OSError, ValueError) as error:
            log.warning("can't limit a worker's memory: %s", error)
