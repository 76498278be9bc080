"""The maximum memory that one address can tie up without a cookie, in all ways at once.

Endless heads and bodies, pipelined requests, tiny frames, fragments, and responses that are never
read: of long games over HTTP, and of repeated watches on sockets. Many different games, each of
which the server must load.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from itertools import count, cycle
from pathlib import Path

from tests.server.attack.stream import ATTACKER, Stream, connect
from tests.server.guest import ME
from tests.server.house import ServerProcess, start_server
from tests.server.raw import CONTINUATION, TEXT, frame

ALLOWED_MEGABYTES = 64.0
SECONDS = 20.0
"""How long the attack runs."""

WORKERS = 700
"""Connections that are reopened whenever they close."""

ROUNDS = 900
"""Moves of the requested game, and as many taken back."""

LONG_GAME = "long_game"
"""The file with its id."""

COPIES = 800
"""Copies of that game, which are requested one after another."""

HEADERS = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 140) for number in range(90))
FILLER = b"{" + b" " * 16_000
WATCH = frame(TEXT, b'{"type":"watch"}')

_numbers = count()

Way = Callable[[Stream, str], Awaitable[None]]
"""A way to tie up memory through a connection, using a game."""


def head(stream: Stream) -> str:
    """Return the headers of every request."""
    return f"Host: x\r\n{stream.headers}"


async def leave_head(stream: Stream, game: str) -> None:
    """Send nearly a whole head of maximum size."""
    await stream.send(f"GET /api/games/{game} HTTP/1.1\r\n{head(stream)}".encode() + HEADERS)


async def leave_body(stream: Stream, game: str) -> None:
    """Send a large head, nearly a whole body in small chunks, and an endless trailer."""
    begin = f"POST /api/games/{game}/actions HTTP/1.1\r\n{head(stream)}".encode() + HEADERS
    chunks = b"".join(b"40\r\n%s\r\n" % FILLER[at : at + 64] for at in range(0, 15_000, 64))
    await stream.send(begin + b"Transfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\nx-a: ")
    await stream.send(b"y" * 12_000)


async def pipeline(stream: Stream, game: str) -> None:
    """Send many requests at once and read no response."""
    request = f"GET /api/games/{game} HTTP/1.1\r\n{head(stream)}\r\n".encode()
    await stream.send(request * 8)
    for _ in range(200):
        if not await stream.send(request * 50):
            break


async def ask_slowly(stream: Stream, game: str) -> None:
    """Request something long as soon as the server reads, and read no response."""
    for _ in range(20):
        if not await stream.send(f"GET /api/games/{game} HTTP/1.1\r\n{head(stream)}\r\n".encode()):
            break
        await asyncio.sleep(0.5)


async def watch(stream: Stream, game: str) -> None:
    """Request snapshots repeatedly, and read nothing."""
    await stream.upgrade(game)
    for _ in range(40):
        if not await stream.send(WATCH * 10):
            break
        await asyncio.sleep(0.3)


async def flood(stream: Stream, game: str) -> None:
    """Send tiny messages and fragments in one large write."""
    await stream.upgrade(game)
    await stream.send(WATCH + frame(TEXT, b"[" * 4_000, is_last=False))
    await stream.send((frame(CONTINUATION, b"", is_last=False) * 50 + frame(TEXT, b"")) * 800)


async def look(stream: Stream, game: str) -> None:
    """Request a picture, which is drawn large."""
    await stream.send(f"GET /g/{game}/picture.png HTTP/1.1\r\n{head(stream)}\r\n".encode())


async def open_many(stream: Stream, game: str) -> None:
    """Request one game after another, all different."""
    while stream.is_open:
        path = f"/api/games/{copy_id(game, next(_numbers) % COPIES)}"
        await stream.send(f"GET {path} HTTP/1.1\r\n{head(stream)}\r\n".encode())
        answer = (await stream.read_head()).decode().lower()
        if not answer.startswith("http/1.1 200"):
            break
        await stream.reader.readexactly(int(answer.partition("content-length: ")[2].split()[0]))


WAYS: tuple[Way, ...] = (
    leave_head,
    leave_body,
    pipeline,
    ask_slowly,
    watch,
    flood,
    look,
    open_many,
)


async def prepare(folder: Path) -> None:
    """Create a long game on a server without limits: longer games have larger responses."""
    with start_server(folder, "--unlimited", log=folder / "before.log") as server:
        async with server.guest() as host:
            game = (await host.open(seats=(ME, ME), starter=1))["id"]
            async with host.watch(game) as watcher:
                for _ in range(ROUNDS):
                    await watcher.move("=0", seat=1)
                    answer = await watcher.act("take_back", seat=1)
                    if answer["type"] == "refused":
                        break
                    while watcher.state["version"] < answer["version"]:
                        await watcher.next()
            (folder / LONG_GAME).write_text(game)
    with closing(sqlite3.connect(folder / "games.db")) as database, database:
        for number in range(COPIES):
            copy_game(database, game, copy_id(game, number))


def copy_id(game: str, number: int) -> str:
    """Return the id of a copy of a game."""
    return f"{game[:-4]}{number:04}"


def copy_game(database: sqlite3.Connection, game: str, copy: str) -> None:
    """Store a game once more, under another id."""
    for table, column in (("games", "id"), ("seats", "game_id"), ("events", "game_id")):
        names = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        values = ", ".join("?" if name == column else f'"{name}"' for name in names)
        database.execute(
            f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {column} = ?", (copy, game)
        )


async def attack_repeatedly(url: str, game: str, way: Way, end: float, headers: str) -> None:
    """Attack in one way through one connection after another."""
    while time.monotonic() < end:
        try:
            stream = await connect(url, source=ATTACKER, receive_buffer=4_096, headers=headers)
        except OSError:
            await asyncio.sleep(0.2)
            continue
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(max(0.1, end - time.monotonic())):
                await way(stream, game)
                while stream.is_open and time.monotonic() < end:
                    await asyncio.sleep(0.2)
        stream.close()
        await asyncio.sleep(0.05)


async def weigh(
    server: ServerProcess,
    ways: Sequence[Way],
    *,
    seconds: float = SECONDS,
    workers: int = WORKERS,
    headers: str = "",
) -> float:
    """Attack in these ways for some time; return the server's peak growth in megabytes."""
    game = (server.log.parent / LONG_GAME).read_text()
    before, peak = server.megabytes, 0.0
    end = time.monotonic() + seconds
    shares = cycle(ways)
    running = [
        asyncio.ensure_future(attack_repeatedly(server.url, game, next(shares), end, headers))
        for _ in range(workers)
    ]
    while not all(worker.done() for worker in running):
        peak = max(peak, server.megabytes - before)
        await asyncio.sleep(0.05)
    await asyncio.gather(*running)
    return peak


async def run(server: ServerProcess) -> str:
    """Attack in all ways at once, and check the server's memory."""
    grown = await weigh(server, WAYS)
    figures = f"one address ties up at most {grown:.1f} MB"
    assert grown <= ALLOWED_MEGABYTES, figures
    return figures
