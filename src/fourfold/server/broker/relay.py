"""Base class of brokers over an external server, with automatic reconnection."""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from fourfold.server.broker.mailbox import Mailbox
from fourfold.server.broker.note import Note, format_note, is_sendable, parse_note

MAILBOX_SIZE = 10_000
MAX_NOTES_AT_ONCE = 200
"""Notes sent in one batch."""

PING_SECONDS = 15.0
"""An idle connection is pinged this often."""

CLOSE_SECONDS = 1.0
"""Time limit for sending the last notes on close."""

MIN_PAUSE_SECONDS = 0.05
MAX_PAUSE_SECONDS = 2.0
"""Exponential backoff between reconnection attempts."""

_log = logging.getLogger(__name__)


class Link(Protocol):
    """A connection to the external server."""

    async def send(self, texts: list[str]) -> None:
        """Send texts to all listeners; an empty list pings the connection."""

    async def listen(self) -> None:
        """Deliver incoming messages; raise when the connection is lost."""


class RelayBroker(ABC):
    """Sends and receives notes in the background, and reconnects automatically."""

    def __init__(self, name: str) -> None:
        self._name = name
        # Identifies our own notes, which the channel echoes back.
        self._sender = secrets.token_hex(8)
        self._outgoing = Mailbox(MAILBOX_SIZE)
        self._incoming = Mailbox(MAILBOX_SIZE)
        self._is_connected = False
        self._is_closed = False
        self._task = asyncio.create_task(self._run(), name=f"broker {name}")

    @abstractmethod
    def link(self, deliver: Callable[[str], None]) -> AbstractAsyncContextManager[Link]:
        """Connect and listen, passing incoming messages to `deliver`."""

    @property
    def is_local(self) -> bool:
        """Always false: other processes may join at any time."""
        return False

    @property
    def is_connected(self) -> bool:
        """Whether notes are getting through, as far as is known."""
        return self._is_connected

    @property
    def dropped(self) -> int:
        """Notes dropped because a queue was full."""
        return self._outgoing.dropped + self._incoming.dropped

    async def publish(self, note: Note) -> None:
        """Queue a note to be sent in the background."""
        self._outgoing.put(note)

    async def notes(self) -> AsyncIterator[Note]:
        """Yield other processes' notes until the broker is closed."""
        while notes := await self._incoming.take(MAX_NOTES_AT_ONCE):
            for note in notes:
                yield note

    async def close(self) -> None:
        """Send queued notes if connected, then stop."""
        self._is_closed = True
        self._outgoing.close()
        if self._is_connected:
            await asyncio.wait([self._task], timeout=CLOSE_SECONDS)
        self._task.cancel()
        await asyncio.wait([self._task])
        self._incoming.close()

    async def _run(self) -> None:
        pause = MIN_PAUSE_SECONDS
        while not self._is_closed:
            try:
                async with self.link(self._deliver) as link:
                    _log.info("connected to broker %s", self._name)
                    self._is_connected = True
                    pause = MIN_PAUSE_SECONDS
                    await self._use(link)
            except Exception as error:
                # Warn once per outage, not for every failed attempt.
                level = logging.WARNING if pause == MIN_PAUSE_SECONDS else logging.DEBUG
                reason = f"{type(error).__name__}: {error}"
                _log.log(level, "can't reach broker %s: %s", self._name, reason)
            finally:
                self._is_connected = False
            if not self._is_closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE_SECONDS)

    async def _use(self, link: Link) -> None:
        """Send and listen; return when the broker closes, raise when the link is lost."""
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
                    notes = await self._outgoing.take(MAX_NOTES_AT_ONCE)
            except TimeoutError:
                await link.send([])
                continue
            if not notes:
                return
            try:
                await link.send(
                    [format_note(note, self._sender) for note in notes if is_sendable(note)]
                )
            except BaseException:
                self._outgoing.put_back(notes)
                raise

    def _deliver(self, text: str) -> None:
        note = parse_note(text, self._sender)
        if note is not None:
            self._incoming.put(note)
