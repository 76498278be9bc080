"""A program under strace: what it does to its files is recorded, or its disk is made slow."""

import os
import signal
import subprocess
import time
from functools import cache
from pathlib import Path

from tests.services.lack import do_without
from tools.bring_programs import LACK_OF_STRACE, find_strace

SYNCS = "fsync,fdatasync"
CHANGES = "pwrite64,write,ftruncate,unlink,unlinkat"
SENDS = "sendto,sendmsg,writev"
STRANGE = "rename,renameat,renameat2,link,linkat,fallocate,pwritev,pwritev2,copy_file_range,msync"
"""What would change a file, too, and no database does so far."""

MAX_BYTES = 1 << 20
"""More of one write is never looked at."""


def need_strace() -> None:
    """Skip a test where nothing can be traced."""
    if not _can_trace():
        do_without(LACK_OF_STRACE)


def record(trace: Path) -> tuple[str, ...]:
    """Return what runs a command and writes all that it does to files and sockets into a file."""
    calls = f"openat,{CHANGES},{SYNCS},{SENDS},{STRANGE}"
    # -D: the command is the child, strace a process beside it. Only these calls stop it.
    own = ("-D", "-f", "--seccomp-bpf", "-q", "-y", "-xx", "-s", str(MAX_BYTES))
    return (_program(), *own, "-e", f"trace={calls}", "-e", "signal=none", "-o", str(trace))


def slow_down(seconds: float) -> tuple[str, ...]:
    """Return what runs a command whose every sync takes so much longer, until `hurry`."""
    delay = f"inject={SYNCS}:delay_exit={round(seconds * 1e6)}"
    # Without a filter in the kernel, which would outlive strace.
    own = ("-D", "-f", "-q", "-e", f"trace={SYNCS}", "-e", delay)
    return (_program(), *own, "-e", "signal=none", "-o", "/dev/null")


def hurry(pid: int) -> None:
    """Let a process go on without its strace."""
    tracer = _tracer(pid)
    assert tracer, "it is traced"
    os.kill(tracer, signal.SIGTERM)
    while _tracer(pid):
        time.sleep(0.01)


def _tracer(pid: int) -> int:
    [line] = [
        line
        for line in Path(f"/proc/{pid}/status").read_text("utf-8").splitlines()
        if line.startswith("TracerPid:")
    ]
    return int(line.split()[1])


def _program() -> str:
    program = find_strace()
    assert program is not None
    return program


@cache
def _can_trace() -> bool:
    """Tell whether there is strace, and whether it may trace: not in every container."""
    if find_strace() is None:
        return False
    command = [_program(), "-f", "--seccomp-bpf", "-e", "trace=openat", "-o", "/dev/null", "true"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0
