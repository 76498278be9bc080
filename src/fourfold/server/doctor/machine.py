"""Checks file descriptors, cores, worker processes, and the built page."""

from collections.abc import AsyncIterator, Iterator
from math import inf

from fourfold.cores import count_cores
from fourfold.server.built_page import FOLDER
from fourfold.server.descriptor import max_descriptors
from fourfold.server.doctor.finding import Finding, fault, ok, warning
from fourfold.server.workers.failure import WorkersError
from fourfold.server.workers.workers import Workers

MIN_DESCRIPTORS = 4_096
"""Minimum hard limit, to which the server raises its soft limit; each socket takes one."""


def check_limits() -> Iterator[Finding]:
    """Check the limit on open files."""
    hard = max_descriptors()
    limit = "unlimited" if hard == inf else f"{hard:,}"
    if hard >= MIN_DESCRIPTORS:
        yield ok("limits", f"{limit} open files in this shell")
    else:
        yield fault("limits", f"{limit} open files", "LimitNOFILE=65536 in the unit, or ulimit -n")


async def check_workers(count: int) -> AsyncIterator[Finding]:
    """Check that worker processes start, and that there are enough cores for them."""
    cores = count_cores()
    if count > cores:
        text = f"{count} workers on {cores} cores"
        yield warning("workers", text, f"--workers {cores} is as fast and takes less memory")
    try:
        async with Workers(1):
            yield ok("workers", f"can start; {count} on {cores} cores")
    except (WorkersError, OSError) as error:
        yield fault("workers", str(error), "add memory, or allow more processes (ulimit -u)")


def check_page() -> Finding:
    """Check that the page has been built."""
    if (FOLDER / "index.html").is_file():
        return ok("page", "built")
    return fault("page", "not built: browsers get an error", "install the wheel, or run make page")
