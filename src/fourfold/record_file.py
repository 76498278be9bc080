"""Files of written games."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from fourfold.games.record import Record, RecordError, bounded_lines, scan_records

__all__ = [
    "read_records",
]


def read_records(
    source: str | os.PathLike[str] | Iterable[bytes] | Iterable[str], *, skips_bad: bool = False
) -> Iterator[Record]:
    """Yield each game of a file, given by its path or by its lines, in constant memory.

    Raise `RecordError` at a game that can't be read, or skip it. Whether its moves are legal is
    seen when it is replayed, as by `Match.from_record`. `scan_records` yields the errors too.
    """
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as file:
            yield from _sound(bounded_lines(file), skips_bad)
    else:
        lines = (line.encode() if isinstance(line, str) else line for line in source)
        yield from _sound(lines, skips_bad)


def _sound(lines: Iterable[bytes], skips_bad: bool) -> Iterator[Record]:
    for record in scan_records(lines):
        if not isinstance(record, RecordError):
            yield record
        elif not skips_bad:
            raise record
