"""A broker over another program, to which it connects again by itself whenever it is lost."""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fourfold.server.broker.broker import Hint
from fourfold.server.broker.mailbox import Mailbox

MAILBOX_SIZE = 10_000
MOST_AT_ONCE = 200
"""So many hints are sent in one go at most."""

LONGEST_ID = 1000
"""A hint for a game with a longer id is not sent: PostgreSQL's messages hold 8,000 bytes."""

PING_SECONDS = 15.0
"""After so long without a hint to send, the connection is tried."""

CLOSE_SECONDS = 1.0
"""So long the last hints may take when the broker is closed."""

FIRST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
"""Before it connects again, each pause twice the one before."""

_log = logging.getLogger(__name__)


class Link(Protocol):
    """A connection to the other program."""

    async def send(self, texts: list[str]) -> None:
        """Send texts to all who listen; with none, see whether the connection holds."""

    async def listen(self) -> None:
        """Hand on what arrives; raise as soon as the connection is lost."""


class RelayBroker(ABC):
    """Sends and receives hints in the background, and connects again by itself."""

    def __init__(self, name: str) -> None:
        self._name = name
        # By this it knows its own hints, which come back to it.
        self._sender = secrets.token_hex(8)
        self._outgoing = Mailbox(MAILBOX_SIZE)
        self._incoming = Mailbox(MAILBOX_SIZE)
        self._is_connected = False
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name=f"broker {name}")

    @abstractmethod
    def link(self, deliver: Callable[[str], None]) -> AbstractAsyncContextManager[Link]:
        """Connect and listen; what arrives is to be given to `deliver`."""

    @property
    def is_connected(self) -> bool:
        """Whether hints get through now, as far as is known."""
        return self._is_connected

    @property
    def dropped(self) -> int:
        """How many hints were dropped because too many waited."""
        return self._outgoing.dropped + self._incoming.dropped

    async def publish(self, game_id: str, version: int) -> None:
        """Leave a hint to be sent in the background."""
        self._outgoing.put(Hint(game_id, version))

    async def hints(self) -> AsyncIterator[Hint]:
        """Yield the hints of other processes, until the broker is closed."""
        while hints := await self._incoming.take(MOST_AT_ONCE):
            for hint in hints:
                yield hint

    async def close(self) -> None:
        """Send what waits, if connected, and end."""
        self._is_closed = True
        self._outgoing.close()
        if self._is_connected:
            await asyncio.wait([self._task], timeout=CLOSE_SECONDS)
        self._task.cancel()
        await asyncio.wait([self._task])
        self._incoming.close()

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while not self._is_closed:
            try:
                async with self.link(self._deliver) as link:
                    _log.info("hints go through %s", self._name)
                    self._is_connected = True
                    pause = FIRST_PAUSE
                    await self._use(link)
            except Exception as error:
                # Once each time: the pauses between the attempts after it are no news.
                level = logging.WARNING if pause == FIRST_PAUSE else logging.DEBUG
                reason = f"{type(error).__name__}: {error}"
                _log.log(level, "no hints through %s: %s", self._name, reason)
            finally:
                self._is_connected = False
            if not self._is_closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _use(self, link: Link) -> None:
        """Send and listen; return when the broker is closed, raise when the link is lost."""
        tasks = [asyncio.create_task(self._send(link)), asyncio.create_task(link.listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, link: Link) -> None:
        while True:
            try:
                async with asyncio.timeout(PING_SECONDS):
                    hints = await self._outgoing.take(MOST_AT_ONCE)
            except TimeoutError:
                await link.send([])
                continue
            if not hints:
                return
            try:
                await link.send([self._format(hint) for hint in hints if _is_sendable(hint)])
            except BaseException:
                self._outgoing.put_back(hints)
                raise

    def _deliver(self, text: str) -> None:
        sender, _, rest = text.partition(" ")
        version, _, game_id = rest.partition(" ")
        # Anybody can write to the channel.
        if sender != self._sender and game_id and version.isascii() and version.isdigit():
            self._incoming.put(Hint(game_id, int(version[:18])))

    def _format(self, hint: Hint) -> str:
        return f"{self._sender} {hint.version} {hint.game_id}"


def _is_sendable(hint: Hint) -> bool:
    return len(hint.game_id) <= LONGEST_ID and hint.game_id.isprintable()
