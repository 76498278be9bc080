"""The broker interface: pub/sub between the processes of one server."""

from collections.abc import AsyncIterator
from typing import Protocol

from fourfold.server.broker.note import Note


class BrokerError(Exception):
    """The broker can't be created; the message says why, without passwords."""


class Broker(Protocol):
    """Carries notes between processes.

    Delivery is best effort: a note may be lost, late or duplicated, and several notes with the same
    key may be merged into the newest. The stored log is authoritative.
    """

    @property
    def is_local(self) -> bool:
        """Whether there are no other processes."""

    @property
    def is_connected(self) -> bool:
        """Whether notes are getting through, as far as is known."""

    async def publish(self, note: Note) -> None:
        """Queue a note for the other processes; never raises or blocks."""

    def notes(self) -> AsyncIterator[Note]:
        """Yield other processes' notes until the broker is closed; supports one reader."""

    async def close(self) -> None:
        """Close the broker, after sending queued notes if connected."""
