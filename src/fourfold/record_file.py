"""Reads files of recorded games."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from fourfold.games.game import check_type, quote
from fourfold.games.record import Record, RecordError, bounded_lines, scan_records

__all__ = [
    "read_records",
]


def read_records(
    source: str | os.PathLike[str] | Iterable[bytes] | Iterable[str], *, skips_bad: bool = False
) -> Iterator[Record]:
    """Yield each game of a file, given by its path or its lines, in constant memory.

    Raise `OSError` at once for a file that can't be opened; raise `RecordError` at a game that
    can't be parsed, or skip it with `skips_bad`. The moves are not checked: `replay` and
    `Match.from_record` do that. `scan_records` also yields the errors.
    """
    if isinstance(source, str) and "\n" in source:
        raise ValueError("expected the path of a file, found text: parse_record reads one game")
    if isinstance(source, str | os.PathLike):
        # Opened here, so that this call raises for a missing file, not the first iteration.
        return _read_file(Path(source).open("rb"), skips_bad)
    given: object = source
    if isinstance(given, bytes) or not isinstance(given, Iterable):
        raise TypeError(f"expected the path of a file, or its lines, found {quote(given)}")
    return _valid_records(map(_encode, source), skips_bad)


def _read_file(file: IO[bytes], skips_bad: bool) -> Iterator[Record]:
    with file:
        yield from _valid_records(bounded_lines(file), skips_bad)


def _encode(line: str | bytes) -> bytes:
    check_type(line, str | bytes, "a line of a file")
    return line.encode("utf-8", "surrogatepass") if isinstance(line, str) else line


def _valid_records(lines: Iterable[bytes], skips_bad: bool) -> Iterator[Record]:
    for record in scan_records(lines):
        if not isinstance(record, RecordError):
            yield record
        elif not skips_bad:
            raise record
