"""Attacks a server with bad input: each message must get one typed answer or a clean close.

`python -m tests.server.hostile --messages 1000000` is the long version, against a separate process.
"""

import asyncio
import contextlib
import json
import tempfile
import time
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any, Protocol, Self

import click

from fourfold.server.refusal import Code
from tests.server.bad_messages import Target, draw_frames, draw_message
from tests.server.bad_requests import BadRequest, draw_bad_request
from tests.server.guest import TIMEOUT_SECONDS, Guest
from tests.server.house import start_server
from tests.server.ledger import log_lines
from tests.server.raw import CLOSE, PING, PONG, TEXT

BATCH = 15
"""Bad messages between two good ones: after 20 bad ones in a row a socket is closed."""

BATCHES = 40
"""Batches per socket."""

GOOD = b'{"type":"ping"}'
CLEAN_CODES = {1000, 1002, 1003, 1005, 1007, 1008, 1009}
CODES = {code.value for code in Code} - {Code.INTERNAL.value}


class Attacked(Protocol):
    """A server under attack."""

    @property
    def url(self) -> str: ...

    def guest(self) -> Guest:
        """Return a new guest."""


class HostileError(AssertionError):
    """The server answered incorrectly."""


class Frames:
    """A frame-level socket, over a plain connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._frames: deque[tuple[int, bytes]] = deque()
        self._rest = b""

    @classmethod
    async def open(cls, url: str, game_id: str, cookie: str) -> "Frames":
        """Open a socket to a room."""
        host, _, port = url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = (
            f"GET /api/games/{game_id}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        )
        writer.write((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise HostileError(f"no socket: {answer!r}")
        return cls(reader, writer)

    def send(self, *payloads: bytes, opcode: int = TEXT) -> None:
        """Send messages, masked with zeros, which is as good as any mask."""
        for payload in payloads:
            size = len(payload)
            head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else b""
            if not head:
                head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
            self._writer.write(head + bytes(4) + payload)

    def send_raw(self, data: bytes) -> None:
        """Send raw bytes."""
        self._writer.write(data)

    async def receive(self) -> tuple[int, bytes]:
        """Return the next frame; a close with code 1006 if the connection just ended.

        Answers the server's pings.
        """
        opcode, payload = await self._receive()
        while opcode == PING:
            self.send(payload, opcode=PONG)
            opcode, payload = await self._receive()
        return opcode, payload

    async def _receive(self) -> tuple[int, bytes]:
        while not self._frames:
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    data = await self._reader.read(262_144)
            except TimeoutError:
                raise HostileError("a message was not answered") from None
            except ConnectionError:
                data = b""
            if not data:
                return CLOSE, (1006).to_bytes(2, "big")
            self._rest += data
            self._cut()
        return self._frames.popleft()

    def _cut(self) -> None:
        """Split the received bytes into frames; a server's are unmasked."""
        rest, start = self._rest, 0
        while len(rest) >= start + 2:
            size, head = rest[start + 1], 2
            if size > 125:
                head = 4 if size == 126 else 10
                if len(rest) < start + head:
                    break
                size = int.from_bytes(rest[start + 2 : start + head], "big")
            end = start + head + size
            if len(rest) < end:
                break
            self._frames.append((rest[start] & 15, rest[start + head : end]))
            start = end
        self._rest = rest[start:]

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Abort the connection."""
        self._writer.transport.abort()


class TooSlowError(Exception):
    """This process, on a busy machine, was too slow to answer the server's pings."""


class Attack:
    """An attack on a server, and how it answered."""

    def __init__(self, url: str, seed: int) -> None:
        self._url = url
        self._random = Random(seed)
        self.answers: Counter[str] = Counter()
        """The number of answers of each kind."""

    async def send_messages(self, target: Target, cookie: str, messages: int) -> None:
        """Send bad messages through sockets; raise `HostileError` for a wrong answer."""
        left = messages
        while left > 0:
            async with await Frames.open(self._url, target.game_id, cookie) as frames:
                with contextlib.suppress(TooSlowError):
                    frames.send(b'{"type":"watch"}')
                    while (await frames.receive())[1].find(b'"type":"snapshot"') < 0:
                        pass
                    for _ in range(min(BATCHES, -(-left // BATCH))):
                        size = min(BATCH, left)
                        await self._send_batch(frames, target, size)
                        left -= size

    async def _send_batch(self, frames: Frames, target: Target, size: int) -> None:
        texts = [draw_message(self._random, target) for _ in range(size)]
        for text in texts:
            is_binary = self._random.random() < 0.03
            frames.send(text.encode("utf-8", "surrogatepass"), opcode=2 if is_binary else TEXT)
        frames.send(GOOD)
        # Actions take time, so other messages overtake them: answers come in any order.
        answers: list[dict[str, Any]] = []
        pongs = 0
        while pongs == 0 or len(answers) < size:
            opcode, payload = await frames.receive()
            if payload[2:] == b"keepalive ping timeout":
                raise TooSlowError
            if opcode != TEXT:
                raise HostileError(f"the socket was closed, {payload!r}, after {texts}")
            message = json.loads(payload)
            if message["type"] == "pong":
                pongs += 1
                if pongs > 1:
                    raise HostileError(f"one of these was mistaken for a valid one: {texts}")
            elif message["type"] != "presence":
                answers.append(message)
        for answer in answers:
            if answer["type"] != "refused" or answer["code"] not in CODES:
                raise HostileError(f"one of {texts} was answered with {answer}")
            self.answers[answer["code"]] += 1

    async def send_frames(self, game_id: str, count: int) -> None:
        """Violate the WebSocket protocol; each violation must end in a clean close."""
        for _ in range(count):
            data = draw_frames(self._random)
            async with await Frames.open(self._url, game_id, "") as frames:
                frames.send(b'{"type":"watch"}')
                frames.send_raw(data)
                # If the bytes began an endless frame, these end it.
                frames.send_raw(bytes(6_000))
                while (answer := await frames.receive())[0] in (TEXT, PONG):
                    pass
            code = int.from_bytes(answer[1][:2] or b"\x03\xed", "big")
            if answer[0] != CLOSE or code not in {*CLEAN_CODES, 1006}:
                raise HostileError(f"{data!r} was answered with {answer}")
            self.answers[f"closed {code}"] += 1

    async def send_requests(self, game_id: str, count: int) -> None:
        """Send bad requests; raise `HostileError` for a wrong answer."""
        for _ in range(count):
            bad_request = draw_bad_request(self._random, game_id)
            try:
                async with asyncio.timeout(TIMEOUT_SECONDS):
                    answer = await self._ask(bad_request)
            except TimeoutError:
                raise HostileError(f"no answer to {bad_request.data!r}") from None
            self.answers[self._judge(bad_request, answer)] += 1

    async def _ask(self, bad_request: BadRequest) -> bytes:
        host, _, port = self._url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(bad_request.data)
            if not bad_request.is_whole:
                writer.write_eof()
                await asyncio.sleep(0)
                return b""
            if not bad_request.is_request:
                # The server may wait for data that never comes.
                writer.write_eof()
            return await reader.read()
        except OSError:
            # The server has already closed: EOF then raises an OSError, not a ConnectionError.
            return b""
        finally:
            writer.transport.abort()

    def _judge(self, bad_request: BadRequest, answer: bytes) -> str:
        if not answer:
            if bad_request.is_request:
                raise HostileError(f"no answer to {bad_request.data!r}")
            return "http closed"
        while answer.startswith(b"HTTP/1.1 100 "):
            answer = answer.partition(b"\r\n\r\n")[2]
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        is_busy = status == 503 and b'"code":"busy"' in body
        if status >= 500 and not is_busy:
            raise HostileError(f"{bad_request.data!r} was answered with {answer!r}")
        if status >= 400 and bad_request.has_body and b"application/json" in head:
            code = json.loads(body[: _length(head)])["code"]
            if code not in CODES:
                raise HostileError(f"{bad_request.data!r} was answered with {answer!r}")
            return f"http {status} {code}"
        if status >= 400 and bad_request.has_body and bad_request.is_request and status != 400:
            raise HostileError(f"{bad_request.data!r} was answered with {answer!r}")
        return f"http {status}"


def _length(head: bytes) -> int | None:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return None


async def attack(server: Attacked, messages: int, seed: int) -> Counter[str]:
    """Attack from several sides at once; return how the server answered."""
    async with server.guest() as host, server.guest() as other:
        game = (await host.open(starter=1))["id"]
        await other.sit(game)
        version = (await host.look(game))["state"]["version"]
        sides = [Attack(server.url, seed + number) for number in range(4)]
        frames, requests = max(10, messages // 200), messages // 6
        rest = (messages - frames - requests) // 2
        await asyncio.gather(
            sides[0].send_messages(Target(game, version, is_holder=True), host.cookie, rest),
            sides[1].send_messages(Target(game, version, is_holder=False), "", rest),
            sides[2].send_requests(game, requests),
            sides[3].send_frames(game, frames),
        )
        assert (await host.look(game))["state"]["version"] == version, "the attack changed the game"
        await play_a_game(server)
    return sum((side.answers for side in sides), Counter[str]())


async def play_a_game(server: Attacked) -> None:
    """Check that the server still works."""
    async with server.guest() as host:
        game = (await host.open(seats=({"kind": "me"}, {"kind": "me"}), starter=1))["id"]
        async with host.watch(game) as watcher:
            await watcher.move("=5", seat=1)
            await watcher.move("b3", seat=2)


def check_log(log: Path) -> None:
    """Check that nothing failed internally: no traceback, no error."""
    for line in log_lines(log):
        assert "traceback" not in line, line
        assert line["level"] != "error", line


@click.command()
@click.option("--messages", default=1_000_000, show_default=True, help="Number of messages.")
@click.option("--seed", default=0, show_default=True, help="RNG seed.")
def main(messages: int, seed: int) -> None:
    """Attack a new server with bad messages and requests."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        with start_server(Path(folder), "--unlimited", "--log-level", "warning") as server:
            answers = asyncio.run(attack(server, messages, seed))
            assert server.is_alive
        check_log(server.log)
    seconds = time.monotonic() - began
    for what, count in sorted(answers.items()):
        print(f"{count:>12,}  {what}")
    print(f"{sum(answers.values()):,} bad messages answered in {seconds:.0f} s")


if __name__ == "__main__":
    main()
