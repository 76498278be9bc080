"""A program under strace: what it does to its files is recorded, or its disk is made slow."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest

from tests.services.lack import do_without
from tools.bring_programs import LACK_OF_STRACE, find_strace

SYNCS = "fsync,fdatasync"
CHANGES = "pwrite64,write,ftruncate,unlink,unlinkat"
SENDS = "sendto,sendmsg,writev"
STRANGE = "rename,renameat,renameat2,link,linkat,fallocate,pwritev,pwritev2,copy_file_range,msync"
"""What would change a file, too, and no database does so far."""

MAX_BYTES = 1 << 20
"""More of one write is never looked at."""


def need_strace(*, is_attached: bool = False) -> None:
    """Skip a test where nothing can be traced; some systems let only root attach to a process."""
    if find_strace() is None:
        do_without(LACK_OF_STRACE)
    if not _can_record() or (is_attached and not _can_attach()):
        # That is no program which could be installed.
        pytest.skip("this system lets nobody trace a process")


def record(trace: Path) -> tuple[str, ...]:
    """Return what runs a command and writes all that it does to files and sockets into a file."""
    calls = f"openat,{CHANGES},{SYNCS},{SENDS},{STRANGE}"
    # -D: the command is the child, strace a process beside it. Only these calls stop it.
    own = ("-D", "-f", "--seccomp-bpf", "-q", "-y", "-xx", "-s", str(MAX_BYTES))
    return (_program(), *own, "-e", f"trace={calls}", "-e", "signal=none", "-o", str(trace))


@contextmanager
def slow_disk(pid: int, seconds: float) -> Iterator[None]:
    """Let every sync of a running process take so much longer, until the block ends."""
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
    """Tell whether all threads of a process are traced."""
    for task in Path(f"/proc/{pid}/task").iterdir():
        # A thread may end while it is looked at.
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
