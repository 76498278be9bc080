"""The contract of a broker: it carries notes between the processes of one server."""

from collections.abc import AsyncIterator
from typing import Protocol

from fourfold.server.broker.note import Note


class BrokerError(Exception):
    """No broker can be made as asked; the text says why, and no password."""


class Broker(Protocol):
    """Carries notes between processes.

    A note may be lost, come late, or come twice, and of several about one thing only the newest may
    come. The log in the storage is what counts.
    """

    @property
    def is_local(self) -> bool:
        """Whether there is no other process to tell."""

    @property
    def is_connected(self) -> bool:
        """Whether notes get through now, as far as is known."""

    async def publish(self, note: Note) -> None:
        """Tell the other processes; never raises and never waits for them."""

    def notes(self) -> AsyncIterator[Note]:
        """Yield the notes of other processes, until the broker is closed. For one reader."""

    async def close(self) -> None:
        """End it; what was published before is sent first if that is possible at once."""
