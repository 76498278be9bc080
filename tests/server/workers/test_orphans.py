"""However a server ends, its worker processes end with it, silently."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

ROOT = Path(__file__).parents[3]


def is_alive(pid: int) -> bool:
    """Return whether a process is alive; zombies don't count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.fixture
def server() -> Iterator[subprocess.Popen[str]]:
    """Start a program in its own process group, with busy workers."""
    program = subprocess.Popen(
        [sys.executable, "-m", "tests.server.workers.server"],
        cwd=ROOT,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    yield program
    # The group outlives the program if a worker does.
    with suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    program.communicate()


def end(server: subprocess.Popen[str], number: signal.Signals, *, group: bool) -> tuple[str, str]:
    """Send a signal, wait until all workers have ended, and return the output."""
    assert server.stdout is not None
    workers = [int(pid) for pid in server.stdout.readline().split()]
    assert len(workers) == 2
    (os.killpg if group else os.kill)(server.pid, number)
    output, complaints = server.communicate(timeout=60)
    deadline = monotonic() + 60
    while any(map(is_alive, workers)):
        assert monotonic() < deadline, "a worker is still alive"
        sleep(0.01)
    return output, complaints


def test_ctrl_c_ends_the_workers_with_the_server(server: subprocess.Popen[str]) -> None:
    output, complaints = end(server, signal.SIGINT, group=True)
    assert (output, complaints) == ("interrupted\n", "")
    assert server.returncode == 0


def test_a_terminated_group_logs_no_traceback(server: subprocess.Popen[str]) -> None:
    _, complaints = end(server, signal.SIGTERM, group=True)
    assert "Traceback" not in complaints


def test_a_killed_servers_workers_end(server: subprocess.Popen[str]) -> None:
    _, complaints = end(server, signal.SIGKILL, group=False)
    assert "Traceback" not in complaints
