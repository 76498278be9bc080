"""A program under strace, which records its file operations or slows its disk down."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from tests.services.missing import skip_or_fail
from tools.bring_programs import MISSING_STRACE, find_strace

SYNCS = "fsync,fdatasync"
CHANGES = "pwrite64,write,ftruncate,unlink,unlinkat"
SENDS = "sendto,sendmsg,writev"
RARE = "rename,renameat,renameat2,link,linkat,fallocate,pwritev,pwritev2,copy_file_range,msync"
"""Calls that would change a file too, which no database has made so far."""

MAX_BYTES = 1 << 20
"""Longer writes are never examined in full."""


def need_strace(*, is_attached: bool = False) -> None:
    """Skip a test if tracing isn't possible; some systems let only root attach to a process."""
    if find_strace() is None:
        skip_or_fail(MISSING_STRACE)
    if not _can_record() or (is_attached and not _can_attach()):
        # Not a program that could be installed.
        pytest.skip("this system doesn't allow tracing a process")


def record(trace: Path) -> tuple[str, ...]:
    """Return what runs a command and records all its file and socket operations."""
    calls = f"openat,{CHANGES},{SYNCS},{SENDS},{RARE}"
    # -D: strace runs alongside the command, not as its parent. Only these calls stop it.
    own = ("-D", "-f", "--seccomp-bpf", "-q", "-y", "-xx", "-s", str(MAX_BYTES))
    return (_program(), *own, "-e", f"trace={calls}", "-e", "signal=none", "-o", str(trace))


@contextmanager
def slow_disk(pid: int, seconds: float) -> Iterator[None]:
    """Slow every sync of a running process down by this much, until the block ends."""
    delay = f"inject={SYNCS}:delay_exit={round(seconds * 1e6)}"
    own = ("-f", "-q", "-e", f"trace={SYNCS}", "-e", delay, "-e", "signal=none")
    with _attach(pid, *own) as is_attached:
        assert is_attached
        yield


@contextmanager
def _attach(pid: int, *options: str) -> Iterator[bool]:
    command = [_program(), "-o", "/dev/null", *options, "-p", str(pid)]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as tracer:
        try:
            while tracer.poll() is None and not _is_traced(pid):
                time.sleep(0.01)
            yield tracer.returncode is None
        finally:
            tracer.terminate()


def _is_traced(pid: int) -> bool:
    """Return whether all threads of a process are traced."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        # A thread may exit in between.
        with suppress(FileNotFoundError):
            if "\nTracerPid:\t0\n" in (task / "status").read_text("utf-8"):
                return False
    return True


def _program() -> str:
    program = find_strace()
    assert program is not None
    return program


@cache
def _can_record() -> bool:
    command = [_program(), "-f", "--seccomp-bpf", "-e", "trace=openat", "-o", "/dev/null", "true"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


@cache
def _can_attach() -> bool:
    with subprocess.Popen(["sleep", "60"]) as process:
        try:
            with _attach(process.pid) as is_attached:
                return is_attached
        finally:
            process.kill()
