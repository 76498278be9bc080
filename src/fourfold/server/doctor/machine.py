"""What the machine gives a server: descriptors, cores, worker processes, and the built page."""

import os
import resource
from collections.abc import AsyncIterator, Iterator

from fourfold.server.built_page import FOLDER
from fourfold.server.doctor.finding import Finding, fault, ok, warning
from fourfold.server.workers.failure import WorkersError
from fourfold.server.workers.workers import Workers

MIN_DESCRIPTORS = 4_096
"""Each socket takes one; a server raises its own limit as far as it may."""


def check_limits() -> Iterator[Finding]:
    """Yield what is too small."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = "any number of" if hard == resource.RLIM_INFINITY else f"{hard:,}"
    if hard == resource.RLIM_INFINITY or hard >= MIN_DESCRIPTORS:
        yield ok("limits", f"{most} open files in this shell")
    else:
        yield fault("limits", f"{most} open files", "LimitNOFILE=65536 in the unit, or ulimit -n")


async def check_workers(count: int) -> AsyncIterator[Finding]:
    """Yield whether worker processes can be started, and whether there are cores for them."""
    cores = len(os.sched_getaffinity(0))
    if count > cores:
        told = f"{count} workers on {cores} cores"
        yield warning("workers", told, f"--workers {cores} think as fast, in less memory")
    try:
        async with Workers(1):
            yield ok("workers", f"one starts; {cores} cores for {count}")
    except (WorkersError, OSError) as error:
        yield fault("workers", str(error), "give the machine more memory or processes (ulimit -u)")


def check_page() -> Finding:
    """Tell whether the page is there."""
    if (FOLDER / "index.html").is_file():
        return ok("page", "built")
    return fault("page", "not built: people see nothing", "install the wheel, or run make page")
