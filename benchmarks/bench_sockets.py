"""Measures the cost of a message with each WebSocket library, and the memory of an open socket.

    python -m benchmarks.bench_sockets [--sockets N] [--rate N] [--seconds N]

A server in its own process echoes each message to the three sockets of a room; only its CPU time
and memory count, not the client's. Libraries that aren't installed are skipped: picows, wsproto and
granian are not part of Fourfold. Linux only. Replaces benchmarks/sockets.md.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import uvloop

from benchmarks.machine import describe
from benchmarks.socket_servers import SERVERS
from tests.server.house import free_port
from tests.server.raw import TEXT, frame

REPORT = Path(__file__).parent / "sockets.md"
TITLE = (
    "# Sockets, measured\n\n"
    "Measured with `python -m benchmarks.bench_sockets`: rooms of three sockets, each message of "
    "1 kB echoed to all three. CPU time and memory of the server alone.\n"
)
WHY = """
Why we wrote our own: picows is the fastest, but doesn't speak HTTP, so it would need its own
port or a second parser for requests, and it has no hook for our limits on frames and unread pongs;
its buffers take more memory. granian's sockets cost the most. Our `Wire` is the sans-I/O protocol
of `websockets`, which uvicorn uses too, without uvicorn's task, queue and copy of the request for
each socket.
"""
HEAD = "GET /room/{room} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n" + (
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36\r\n"
    "Accept-Language: cs,en;q=0.5\r\nCookie: fourfold_guest=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n"
    "Origin: http://127.0.0.1:{port}\r\n\r\n"
)
SOCKETS_PER_ROOM = 3
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
START_TIMEOUT_SECONDS = 30.0


@dataclass(frozen=True, slots=True)
class Load:
    """The number of sockets, messages per second, and seconds."""

    sockets: int
    rate: int
    seconds: float


class Client(asyncio.Protocol):
    """A socket that counts what it receives."""

    def __init__(self) -> None:
        self.received = 0
        self.is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        """Count bytes; the first ones are the handshake response."""
        if self.is_open.done():
            self.received += len(data)
        else:
            assert b" 101 " in data, data
            self.is_open.set_result(None)


def processor_seconds(pid: int) -> float:
    """Return a process's CPU time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND


def resident_bytes(pid: int) -> int:
    """Return a process's memory."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def measure(kind: str, load: Load) -> tuple[float, float]:
    """Return a server kind's seconds per message and bytes per socket."""
    port = free_port()
    command = [sys.executable, "-m", "benchmarks.socket_servers", kind, str(port)]
    with subprocess.Popen(command) as server:
        try:
            await _wait_for(port, server)
            before = resident_bytes(server.pid)
            clients = [
                await _connect(number // SOCKETS_PER_ROOM, port) for number in range(load.sockets)
            ]
            await asyncio.sleep(1)
            memory = (resident_bytes(server.pid) - before) / load.sockets
            used = processor_seconds(server.pid)
            sent = await _send(clients, load)
            await asyncio.sleep(1)
            used = processor_seconds(server.pid) - used
            received = sum(client.received for client, _ in clients)
            assert received >= sent * SOCKETS_PER_ROOM * 1_000, (
                "every socket receives every message"
            )
            return used / sent, memory
        finally:
            server.kill()


async def _wait_for(port: int, server: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + START_TIMEOUT_SECONDS
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            is_late = time.monotonic() > deadline
            assert server.poll() is None, "the server has exited"
            assert not is_late, "the server did not start in time"
            await asyncio.sleep(0.1)


async def _connect(room: int, port: int) -> tuple[Client, asyncio.WriteTransport]:
    transport, client = await asyncio.get_running_loop().create_connection(
        Client, "127.0.0.1", port
    )
    transport.write(HEAD.format(room=room, port=port).encode())
    await client.is_open
    return client, transport


async def _send(clients: list[tuple[Client, asyncio.WriteTransport]], load: Load) -> int:
    message = frame(TEXT, b"x" * 1_000)
    began, sent = time.monotonic(), 0
    while (passed := time.monotonic() - began) < load.seconds:
        while sent < passed * load.rate:
            _, transport = clients[sent * 7 % len(clients)]
            transport.write(message)
            sent += 1
        await asyncio.sleep(0.002)
    return sent


def _is_installed(kind: str) -> bool:
    needed = {"uvicorn, wsproto": "wsproto", "picows": "picows", "granian": "granian"}.get(kind)
    code = f"import {needed or 'uvicorn'}"
    return not subprocess.run([sys.executable, "-c", code], capture_output=True).returncode


def main() -> None:
    """Measure all installed libraries alternately, and write the report."""
    parser = argparse.ArgumentParser(description=__doc__, prog="bench_sockets")
    parser.add_argument("--sockets", type=int, default=600)
    parser.add_argument("--rate", type=int, default=800)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    load = Load(given.sockets, given.rate, given.seconds)
    kinds = [kind for kind in SERVERS if _is_installed(kind)]
    found: dict[str, list[tuple[float, float]]] = {kind: [] for kind in kinds}
    for _ in range(given.rounds):
        for kind in kinds:
            found[kind].append(uvloop.run(measure(kind, load)))
    rows = ["| | CPU time per message | memory per socket |", "|---|---|---|"]
    for kind, results in found.items():
        seconds, size = (min(each) for each in zip(*results, strict=True))
        rows.append(f"| {kind} | {seconds * 1e6:.0f} µs | {size / 1000:.1f} kB |")
    about = f"{load.sockets} sockets, {load.rate} messages/s, the best of {given.rounds} rounds"
    text = "\n".join([TITLE, describe(), "", about, "", *rows, WHY])
    REPORT.write_text(text, "utf-8")
    print(text)


if __name__ == "__main__":
    main()
