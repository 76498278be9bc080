"""Trailers after a chunked body: many of them, or an endless one."""

from pathlib import Path

from tests.server.attack.stream import pour
from tests.server.house import ServerProcess

HEAD = b"POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
MANY = (b"x-a: " + b"y" * 90 + b"\r\n") * 300
ONE = b"y" * 30_000
EXTENSION = b"1;" + b"y" * 30_000 + b"\r\n \r\n"

FLOOD = 100_000_000
"""Maximum bytes sent."""

ALLOWED_BYTES = 20_000_000
"""More than the buffers on both ends hold after the server stops reading."""

ALLOWED_MEGABYTES = 12.0


async def send_all(url: str, limit: int) -> list[int]:
    """Send each kind; return the bytes sent of each."""
    kinds = ((HEAD, MANY), (HEAD + b"x-a: ", ONE), (HEAD.rpartition(b"0")[0], EXTENSION))
    return [await pour(url, head, part, limit) for head, part in kinds]


def find_peak(server: ServerProcess) -> float:
    """Return the server's peak memory in megabytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1_024 / 1e6


async def run(server: ServerProcess) -> str:
    """Send each kind; check that the server reads little of it and keeps none."""
    before = find_peak(server)
    sent = await send_all(server.url, FLOOD)
    grown = find_peak(server) - before
    figures = f"at most {max(sent) / 1e6:.1f} of {FLOOD / 1e6:.0f} MB taken, {grown:+.1f} MB"
    assert max(sent) < ALLOWED_BYTES, figures
    assert grown < ALLOWED_MEGABYTES, figures
    return figures
