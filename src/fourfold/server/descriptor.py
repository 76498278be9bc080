"""The limit on open file descriptors; each connection takes one."""

import importlib
import logging
from math import inf
from types import ModuleType

WANTED_DESCRIPTORS = 65_536
"""Enough for all the connections that one process can serve."""

FEW_DESCRIPTORS = 4_096
"""With fewer, a warning is logged at startup."""

log = logging.getLogger(__name__)


def _find_resource() -> ModuleType | None:
    """Import the module for process limits; None on Windows, which has no such limits."""
    try:
        return importlib.import_module("resource")
    except ImportError:
        return None


resource = _find_resource()


def max_descriptors() -> float:
    """Return the hard limit; infinity if there is none."""
    if resource is None:
        return inf
    hard: int = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return inf if hard == resource.RLIM_INFINITY else hard


def raise_descriptor_limit() -> float:
    """Raise the soft limit as far as the hard limit allows, and return it.

    Many systems still default to 1,024, which about 900 clients would exhaust.
    """
    if resource is None:
        return inf
    soft: int
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = int(min(WANTED_DESCRIPTORS, max_descriptors()))
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError) as error:
            log.warning("can't raise the file descriptor limit above %d: %s", soft, error)
    if soft == resource.RLIM_INFINITY:
        return inf
    if soft < FEW_DESCRIPTORS:
        log.warning(
            "only %d file descriptors: raise the limit (LimitNOFILE of the service, ulimit -Hn)",
            soft,
        )
    return soft
