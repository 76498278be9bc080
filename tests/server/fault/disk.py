"""A simulated disk: only synced data is sure to survive a power cut."""

from dataclasses import dataclass, field
from pathlib import PurePath
from random import Random

from tests.server.fault.trace import Call

SECTOR = 512
"""Bytes that a disk writes atomically."""

FATES = ("nothing", "everything", "some", "rubbish")
"""What survives of unsynced data in a power cut; `rubbish`: some of it, and garbage besides."""


@dataclass(slots=True)
class File:
    """A file's synced content, and the writes since."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Offset and data of each write; with None as data, a truncation to that size."""

    def sync(self, count: int) -> None:
        """Make the first pending writes durable."""
        for write in self.pending[:count]:
            _apply(self.synced, *write)
        del self.pending[:count]

    def leave(self, fate: str, random: Random) -> bytes:
        """Return what a power cut leaves."""
        if fate == "nothing" or not self.pending:
            return bytes(self.synced)
        content, share = bytearray(self.synced), random.random()
        for offset, data in self.pending:
            if fate == "everything":
                _apply(content, offset, data)
            elif data is None:
                if random.random() < share:
                    _apply(content, offset, None)
            else:
                _tear(content, offset, data, fate, share, random)
        return bytes(content)


def _apply(content: bytearray, offset: int, data: bytes | None) -> None:
    end = offset + len(data or b"")
    content.extend(bytes(max(0, end - len(content))))
    if data is None:
        del content[offset:]
    else:
        content[offset:end] = data


def _tear(
    content: bytearray, offset: int, data: bytes, fate: str, share: float, random: Random
) -> None:
    """Write some sectors of the pending data."""
    start = 0
    while start < len(data):
        end = min(len(data), start + SECTOR - (offset + start) % SECTOR)
        if random.random() < share:
            _apply(content, offset + start, data[start:end])
        elif fate == "rubbish" and random.random() < share:
            _apply(content, offset + start, random.randbytes(end - start))
        start = end


class Disk:
    """The files in a folder that belong to a database, as system calls create and change them."""

    def __init__(self, database: str, lost: tuple[str, ...] = ("-shm",)) -> None:
        """Start with an empty folder; files whose names end in one of `lost` are only in memory."""
        self._folder = str(PurePath(database).parent)
        self._database = database
        self._lost = lost
        self._files: dict[str, File] = {}
        self._synced: dict[str, File] = {}
        self._pending: list[tuple[str, File | None]] = []
        """Names added and removed (None) since the folder was synced."""
        self._syncing: dict[str, list[int]] = {}

    def knows(self, path: str) -> bool:
        """Return whether a file belongs to the database and is on disk."""
        return path.startswith(self._database) and not path.endswith(self._lost)

    def take(self, call: Call) -> None:
        """Apply a system call."""
        if call.path == self._folder and call.name.endswith("sync"):
            self._sync_folder(is_done=call.result is not None)
        elif self.knows(call.path):
            if call.result is None:
                self._begin(call)
            elif call.result >= 0:
                self._end(call)

    def leave(self, fate: str, random: Random) -> dict[str, bytes]:
        """Return the files that a power cut leaves, by name."""
        names = dict(self._synced)
        share = {"nothing": 0.0, "everything": 1.0}.get(fate, random.random())
        # File systems make name changes durable in order.
        for path, file in self._pending[: round(share * len(self._pending))]:
            _set(names, path, file)
        return {PurePath(path).name: file.leave(fate, random) for path, file in names.items()}

    def _begin(self, call: Call) -> None:
        match call.name:
            case "pwrite64":
                self._files[call.path].pending.append((call.last_number, call.data))
            case "ftruncate":
                self._files[call.path].pending.append((call.last_number, None))
            case "fsync" | "fdatasync":
                count = len(self._files[call.path].pending)
                self._syncing.setdefault(call.path, []).append(count)
            case "openat" | "unlink" | "unlinkat":
                pass
            case _:
                raise AssertionError(f"not simulated: {call.name} {call.path}")

    def _end(self, call: Call) -> None:
        match call.name:
            case "openat" if b"O_CREAT" in call.rest and call.path not in self._files:
                self._set_name(call.path, File())
            case "unlink" | "unlinkat":
                self._set_name(call.path, None)
            case "fsync" | "fdatasync":
                self._files[call.path].sync(self._syncing[call.path].pop(0))
            case _:
                pass

    def _set_name(self, path: str, file: File | None) -> None:
        self._pending.append((path, file))
        _set(self._files, path, file)

    def _sync_folder(self, *, is_done: bool) -> None:
        counts = self._syncing.setdefault(self._folder, [])
        if not is_done:
            counts.append(len(self._pending))
            return
        count = counts.pop(0)
        for path, file in self._pending[:count]:
            _set(self._synced, path, file)
        del self._pending[:count]
        # Syncs still in progress counted these changes, which have left the list.
        self._syncing[self._folder] = [other - count for other in counts]


def _set(names: dict[str, File], path: str, file: File | None) -> None:
    if file is None:
        names.pop(path, None)
    else:
        names[path] = file
