"""Log sampling: writes the first few of repeated lines, and a summary with a count of the rest.

Warnings, errors and refused requests are sampled after the first few, successful requests only if
one address makes very many. All other records are written.
"""

import logging
import time
from dataclasses import dataclass
from http import HTTPStatus
from types import TracebackType

INTERVAL_SECONDS = 60.0
"""How long repeats are counted before a summary is written."""

MAX_REPEATS = 10
"""Maximum lines of one kind per interval."""

MAX_SUCCESSES = 600
"""Maximum lines about an address's successful requests per interval."""

MAX_KINDS = 1_000
"""Maximum kinds tracked per interval, since a flood may come from many addresses."""

Kind = tuple[object, ...]

OTHERS = "others"
"""Stands for the address and game of records beyond `MAX_KINDS`."""


@dataclass(slots=True)
class _Repeats:
    began: float
    address: object
    written: int = 0
    dropped: int = 0
    summary: logging.LogRecord | None = None
    """The summary of the dropped records, still without their count."""


class Sampler:
    """Decides which records are written; callers pass the time in seconds."""

    def __init__(self) -> None:
        self._kinds: dict[Kind, _Repeats] = {}
        """Ordered by the start of their interval."""
        self.waiting = 0
        """The number of pending summaries."""

    def admit(self, record: logging.LogRecord, now: float) -> list[logging.LogRecord]:
        """Return the records to write now: due summaries, and this record unless it is dropped."""
        due = self.summarise(now)
        limit = _limit(record)
        if limit is None:
            return [*due, record]
        repeats = self._find(record, now)
        if repeats.written < limit:
            repeats.written += 1
            return [*due, record]
        repeats.dropped += 1
        if repeats.summary is None:
            repeats.summary = _begin_summary(record, repeats.address)
            self.waiting += 1
        return due

    def summarise(self, now: float, *, is_end: bool = False) -> list[logging.LogRecord]:
        """Return the summaries of kinds whose interval is over, and forget these kinds.

        With `is_end`, return the summaries of all kinds.
        """
        ended = []
        while self._kinds:
            kind, repeats = next(iter(self._kinds.items()))
            if not is_end and now - repeats.began < INTERVAL_SECONDS:
                break
            del self._kinds[kind]
            if repeats.summary is not None:
                self.waiting -= 1
                ended.append(_end_summary(repeats.summary, repeats, now))
        return ended

    def _find(self, record: logging.LogRecord, now: float) -> _Repeats:
        address = getattr(record, "address", None)
        kind = _kind(record, address, getattr(record, "game_id", None))
        if kind not in self._kinds and len(self._kinds) >= MAX_KINDS:
            address = OTHERS
            kind = _kind(record, OTHERS, OTHERS)
        return self._kinds.setdefault(kind, _Repeats(now, address))


def _limit(record: logging.LogRecord) -> int | None:
    """Return the maximum of such lines per interval; None if it is not sampled."""
    if record.levelno >= logging.WARNING or getattr(record, "code", None) is not None:
        return MAX_REPEATS
    status = getattr(record, "status", None)
    if status is None:
        return None
    return MAX_REPEATS if status >= HTTPStatus.BAD_REQUEST else MAX_SUCCESSES


def _kind(record: logging.LogRecord, address: object, game_id: object) -> Kind:
    """Return the key that makes two records repeats of each other.

    It must not contain anything that clients choose freely, such as the path.
    """
    if _limit(record) == MAX_SUCCESSES:
        # One kind per address, whatever it requested.
        return (record.name, record.levelno, address)
    error, place = None, None
    if record.exc_info and record.exc_info[0] is not None:
        error, place = record.exc_info[0], _place(record.exc_info[2])
    status, code = getattr(record, "status", None), getattr(record, "code", None)
    return (
        record.name,
        record.levelno,
        str(record.msg),
        status,
        code,
        address,
        game_id,
        error,
        place,
    )


def _place(trace: TracebackType | None) -> tuple[str, int] | None:
    """Return where an error was raised."""
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def _begin_summary(record: logging.LogRecord, address: object) -> logging.LogRecord:
    kept = () if address == OTHERS else ("game_id",)
    # A summary covers many requests, so it must not carry the id of the current one.
    fields: dict[str, object] = {"request_id": None, "game_id": None, "address": address}
    fields |= {name: getattr(record, name, None) for name in ("status", "code", *kept)}
    about = {"name": record.name, "levelno": record.levelno, "levelname": record.levelname}
    return logging.makeLogRecord({**about, **fields, "msg": record.getMessage().strip()})


def _end_summary(summary: logging.LogRecord, repeats: _Repeats, now: float) -> logging.LogRecord:
    summary.msg = f"{summary.msg}: … {repeats.dropped:,} more in {now - repeats.began:.0f} s"
    summary.created = time.time()
    vars(summary)["more"] = repeats.dropped
    return summary
