"""Parses strace recordings: system calls, each at its start and end."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

LINE = re.compile(rb"(\d+) +(.*)")
BEGIN = re.compile(rb"(\w+)\((?:(?:AT_FDCWD|-?\d+)(?:<([^>]*)>)?)?(.*)", re.DOTALL)
RESUMED = re.compile(rb"<\.\.\. \w+ resumed>(.*)")
RESULT = re.compile(rb".*\) += (-?\d+)")
TEXT = re.compile(rb'"((?:\\x[0-9a-f]{2})*)"')
DELETED = " (deleted)"
UNFINISHED = b" <unfinished ...>"


@dataclass(frozen=True, slots=True)
class Call:
    """A system call; calls of all threads are in the order in which they take effect."""

    name: str
    path: str
    """Its file or socket; for `openat` and `unlink` the path."""
    data: bytes
    """The data written."""
    rest: bytes
    """Everything after the first argument, as strace prints it."""
    result: int | None = None
    """None at its start."""

    @property
    def last_number(self) -> int:
        """The last argument."""
        return int(self.rest.partition(b")")[0].rpartition(b",")[2])


def read_calls(trace: Path) -> Iterator[Call]:
    """Yield every call twice: at its start and at its end."""
    begun: dict[bytes, Call] = {}
    with trace.open("rb") as lines:
        for line in lines:
            if (found := LINE.match(line)) is None:
                continue
            thread, text = found.groups()
            if (resumed := RESUMED.match(text)) is not None:
                call = begun.pop(thread)
                # For some calls strace prints an argument only at the end.
                rest = call.rest + resumed[1]
                yield replace(call, rest=rest, result=_result(resumed[1]))
            elif (begin := BEGIN.match(text.removesuffix(UNFINISHED))) is not None:
                call = _read(*begin.groups())
                yield call
                if text.endswith(UNFINISHED):
                    begun[thread] = call
                else:
                    yield replace(call, result=_result(text))


def _read(name: bytes, path: bytes | None, rest: bytes) -> Call:
    texts = [_unescape(text) for text in TEXT.findall(rest)]
    head = rest.partition(b'"')[0] + rest.rpartition(b'"')[2] if texts else rest
    if name in (b"openat", b"unlink", b"unlinkat"):
        return Call(name.decode(), texts[0].decode() if texts else "", b"", head)
    shown = _unescape(path or b"").decode().removesuffix(DELETED)
    return Call(name.decode(), shown, b"".join(texts), head)


def _unescape(text: bytes) -> bytes:
    return bytes.fromhex(text.replace(b"\\x", b"").decode()) if b"\\x" in text else text


def _result(text: bytes) -> int | None:
    found = RESULT.match(text)
    return None if found is None else int(found[1])
