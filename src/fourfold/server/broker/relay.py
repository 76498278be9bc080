"""A broker over another program, to which it connects again by itself whenever it is lost."""

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
"""Notes that are sent in one go."""

PING_SECONDS = 15.0
"""The connection is tried after this long without a note to send."""

CLOSE_SECONDS = 1.0
"""How long the last notes may take when the broker is closed."""

MIN_PAUSE_SECONDS = 0.05
MAX_PAUSE_SECONDS = 2.0
"""Before it connects again, each pause twice the one before."""

_log = logging.getLogger(__name__)


class Link(Protocol):
    """A connection to the other program."""

    async def send(self, texts: list[str]) -> None:
        """Send texts to all who listen; with none, see whether the connection holds."""

    async def listen(self) -> None:
        """Hand on what arrives; raise as soon as the connection is lost."""


class RelayBroker(ABC):
    """Sends and receives notes in the background, and connects again by itself."""

    def __init__(self, name: str) -> None:
        self._name = name
        # By this it knows its own notes, which come back to it.
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
    def is_local(self) -> bool:
        """Never: others may be there at any time."""
        return False

    @property
    def is_connected(self) -> bool:
        """Whether notes get through now, as far as is known."""
        return self._is_connected

    @property
    def dropped(self) -> int:
        """How many notes were dropped because too many waited."""
        return self._outgoing.dropped + self._incoming.dropped

    async def publish(self, note: Note) -> None:
        """Leave a note to be sent in the background."""
        self._outgoing.put(note)

    async def notes(self) -> AsyncIterator[Note]:
        """Yield the notes of other processes, until the broker is closed."""
        while notes := await self._incoming.take(MAX_NOTES_AT_ONCE):
            for note in notes:
                yield note

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
        pause = MIN_PAUSE_SECONDS
        while not self._is_closed:
            try:
                async with self.link(self._deliver) as link:
                    _log.info("hints go through %s", self._name)
                    self._is_connected = True
                    pause = MIN_PAUSE_SECONDS
                    await self._use(link)
            except Exception as error:
                # Once each time: the pauses between the attempts after it are no news.
                level = logging.WARNING if pause == MIN_PAUSE_SECONDS else logging.DEBUG
                reason = f"{type(error).__name__}: {error}"
                _log.log(level, "no hints through %s: %s", self._name, reason)
            finally:
                self._is_connected = False
            if not self._is_closed:
                await asyncio.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE_SECONDS)

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
