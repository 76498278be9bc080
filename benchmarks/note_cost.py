"""Measures the CPU time of a note between server processes: sending, receiving and carrying it.

One process sends notes through the servers' own broker, one by one or many at once; others receive
them and look up a room that they don't have, as most servers would.
"""

import argparse
import asyncio
import subprocess
import sys
import time
from collections.abc import Iterable
from contextlib import ExitStack
from types import TracebackType
from typing import Self

import uvloop

from benchmarks.processor_time import Usage, difference, used, used_by_database
from benchmarks.scale_figures import NoteCost
from fourfold.server.broker import Hint
from fourfold.server.broker.broker import Broker
from fourfold.server.broker.factory import make_broker
from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis

ALONE = 1
"""Notes per burst when a process has few moves and sends their hints one by one."""
TOGETHER = 50
"""Notes per burst from many busy processes, or from one that repeats who is watching its games."""

SECONDS = 5
ROUNDS = 2
BURSTS_PER_SECOND = {ALONE: 200, TOGETHER: 20}
"""A Redis client receives no more than a few thousand notes a second."""

SETTLE_SECONDS = 0.5
SILENT = "none:"


class Peer:
    """A process that sends or receives notes."""

    def __init__(self, role: str, size: int, broker: str, database: str) -> None:
        command = [sys.executable, "-m", "benchmarks.note_cost"]
        command += [role, str(size), broker, database]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.await_line()

    @property
    def pid(self) -> int:
        return self._process.pid

    def prompt(self) -> None:
        """Tell the process to send, or to report how many notes it has received."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()

    def await_line(self) -> str:
        """Return the process's next line: `ready`, `done`, or a number of notes."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the process has exited"
        return line.strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()


def measure(service: PostgreSQL | Redis, size: int) -> NoteCost:
    """Send bursts of notes to one and to three receivers; return the costs.

    The cheaper of two rounds counts, since other work on the machine can only add to the cost.
    """
    one, three = (_best(_round(service, count, size) for _ in range(ROUNDS)) for count in (1, 3))
    silent = _round(service, 0, size, is_silent=True)
    deliver = max(0.0, (three["carrier"] - one["carrier"]) / 2)
    return NoteCost(
        send=min(one["sender"], three["sender"]) - silent["sender"],
        receive=min(one["receiver"], three["receiver"]),
        carry=max(0.0, one["carrier"] - 2 * deliver),
        deliver=deliver,
    )


def _best(rounds: Iterable[Usage]) -> Usage:
    found = list(rounds)
    return {name: min(each[name] for each in found) for name in found[0]}


def _round(
    service: PostgreSQL | Redis, receivers: int, size: int, *, is_silent: bool = False
) -> Usage:
    """Return the time per note at the sender, at the broker, and at each receiver."""
    database = service.url(service.create_database()) if isinstance(service, PostgreSQL) else ""
    broker = SILENT if is_silent else (service.url if isinstance(service, Redis) else "")
    with ExitStack() as stack:
        sender = stack.enter_context(Peer("send", size, broker, database))
        others = [
            stack.enter_context(Peer("receive", size, broker, database)) for _ in range(receivers)
        ]

        def read() -> Usage:
            return {
                "sender": used(sender.pid),
                "carrier": _carrier_seconds(service),
                "receiver": used(*(other.pid for other in others)) / max(1, receivers),
            }

        notes = SECONDS * BURSTS_PER_SECOND[size] * size
        before = read()
        sender.prompt()
        assert sender.await_line() == "done"
        time.sleep(SETTLE_SECONDS)
        spent = {name: each / notes for name, each in difference(before, read()).items()}
        for other in others:
            other.prompt()
            assert other.await_line() == f"{notes}", "notes were lost"
    return spent


def _carrier_seconds(service: PostgreSQL | Redis) -> float:
    if isinstance(service, PostgreSQL):
        return sum(used_by_database(service).values())
    assert service.process is not None
    return used(service.process.pid)


async def _run_peer(role: str, size: int, broker_url: str, database: str) -> None:
    broker = await make_broker(broker_url or None, database)
    while not (broker.is_local or broker.is_connected):
        await asyncio.sleep(0.01)
    print("ready", flush=True)
    await (_send(broker, size) if role == "send" else _receive(broker))


async def _send(broker: Broker, size: int) -> None:
    await asyncio.to_thread(sys.stdin.readline)
    start, rate = time.monotonic(), BURSTS_PER_SECOND[size]
    for burst in range(SECONDS * rate):
        for number in range(burst * size, (burst + 1) * size):
            await broker.publish(Hint(f"{number:022d}", number))
        due = start + (burst + 1) / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
    print("done", flush=True)
    # Keep running, since the broker may still have notes to send.
    await asyncio.sleep(3600)


async def _receive(broker: Broker) -> None:
    rooms: dict[str, object] = {}
    received = 0

    async def listen() -> None:
        nonlocal received
        async for note in broker.notes():
            assert rooms.get(note.game_id) is None
            received += 1

    listening = asyncio.ensure_future(listen())
    await asyncio.to_thread(sys.stdin.readline)
    listening.cancel()
    print(received, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("role", choices=["send", "receive"])
    parser.add_argument("size", type=int)
    parser.add_argument("broker")
    parser.add_argument("database")
    options = parser.parse_args()
    uvloop.run(
        _run_peer(options.role, options.size, options.broker, options.database or "games.db")
    )


if __name__ == "__main__":
    main()
