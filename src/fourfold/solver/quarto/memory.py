"""Limits the memory that solvers reserve to what the machine can provide.

A table's pages are allocated only when first used. Two tables that each fit can therefore get the
process killed later, so memory that is reserved but not yet used counts as taken.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol
from weakref import WeakSet

from fourfold.games.game import check_type

MAX_MEGABYTES = 16_384
"""Maximum size of a table in the core."""

MAX_UNCHECKED_MEGABYTES = 64
"""Maximum size that is not checked: any machine has this much, and checking takes longer than
creating a small solver."""

MAX_SHARE = 0.9
"""Maximum fraction of the available memory that solvers may take."""

_MEGABYTE = 1 << 20


class HasTable(Protocol):
    """Anything with transposition tables, such as a solver's core or a pool of solvers."""

    @property
    def unused_bytes(self) -> int:
        """Roughly how much memory its tables have reserved but not used yet."""


_cores: WeakSet[HasTable] = WeakSet()


def check_megabytes(megabytes: int) -> None:
    """Raise `ValueError` for an invalid size, and `MemoryError` if it does not fit."""
    check_type(megabytes, int, "a whole number of megabytes")
    if not 1 <= megabytes <= MAX_MEGABYTES:
        raise ValueError(f"a solver has 1 to {MAX_MEGABYTES} MB of memory, not {megabytes}")
    taken = table_megabytes(megabytes)
    if taken <= MAX_UNCHECKED_MEGABYTES:
        return
    available = available_bytes()
    if available is None:
        return
    left = int(MAX_SHARE * available - sum(core.unused_bytes for core in _cores)) // _MEGABYTE
    if taken > left:
        raise MemoryError(
            f"a solver can't have {taken} MB of memory: this machine has {max(0, left)} MB to spare"
        )


def table_megabytes(megabytes: int) -> int:
    """Round a size down to a power of two, the size of a table."""
    return 1 << megabytes.bit_length() - 1


def count_in(core: HasTable) -> None:
    """Count a core's memory as taken for as long as it lives."""
    _cores.add(core)


def available_bytes() -> int | None:
    """Return how much memory this process can still allocate; None if unknown."""
    return min((*_of_machine(), *_of_control_groups()), default=None)


def _of_machine() -> Iterator[int]:
    for line in _read(Path("/proc/meminfo")).splitlines():
        if line.startswith("MemAvailable:"):
            yield int(line.split()[1]) << 10


def _of_control_groups() -> Iterator[int]:
    """Yield the memory left by each enclosing cgroup limit, from the inside out."""
    for line in _read(Path("/proc/self/cgroup")).splitlines():
        _, controllers, path = line.split(":", 2)
        if controllers == "":
            root, names = Path("/sys/fs/cgroup"), ("memory.max", "memory.current", "inactive_file")
        elif "memory" in controllers.split(","):
            root = Path("/sys/fs/cgroup/memory")
            names = ("memory.limit_in_bytes", "memory.usage_in_bytes", "total_inactive_file")
        else:
            continue
        group = root / path.lstrip("/")
        for folder in (group, *group.parents):
            if folder.is_relative_to(root):
                yield from _of_control_group(folder, *names)


def _of_control_group(folder: Path, limit: str, usage: str, cached: str) -> Iterator[int]:
    most, used = _read(folder / limit).strip(), _read(folder / usage).strip()
    if most.isdecimal() and used.isdecimal():
        figures = dict(line.split() for line in _read(folder / "memory.stat").splitlines())
        # The kernel reclaims cached files before it kills a process.
        yield max(0, int(most) - int(used) + int(figures.get(cached, 0)))


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
