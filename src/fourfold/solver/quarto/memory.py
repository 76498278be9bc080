"""How much memory a solver may promise itself: no more than the machine can give.

A table takes memory from the system only where it is used. Two that fit one by one can therefore
get the process killed later, so what is promised and not yet used counts as taken.
"""

from collections.abc import Iterator
from pathlib import Path
from weakref import WeakSet

from fourfold.games.game import check_type
from fourfold.solver.quarto.native import Core

MAX_MEGABYTES = 16_384
"""The largest table that the core can make."""

MAX_UNCHECKED_MEGABYTES = 64
"""Any machine has this much; asking the system takes longer than making a small solver."""

MAX_SHARE = 0.9
"""How much of the available memory a solver may take; the rest is for everything else."""

_MEGABYTE = 1 << 20
_cores: WeakSet[Core] = WeakSet()


def check_megabytes(megabytes: int) -> None:
    """Raise `ValueError` for an impossible size, and `MemoryError` for too much."""
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
    """Round a size down to that of a table: a power of two."""
    return 1 << megabytes.bit_length() - 1


def count_in(core: Core) -> None:
    """Let a core's memory count as taken as long as it lives."""
    _cores.add(core)


def available_bytes() -> int | None:
    """Return how much memory this process can still get; None where the system does not tell."""
    return min((*_of_machine(), *_of_control_groups()), default=None)


def _of_machine() -> Iterator[int]:
    for line in _read(Path("/proc/meminfo")).splitlines():
        if line.startswith("MemAvailable:"):
            yield int(line.split()[1]) << 10


def _of_control_groups() -> Iterator[int]:
    """Yield what the limits of containers and services leave, from the inside outwards."""
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
        # The system drops cached files before it kills anything.
        yield max(0, int(most) - int(used) + int(figures.get(cached, 0)))


def _read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""
