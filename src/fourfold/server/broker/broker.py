"""The contract of a broker: it tells the processes of one server that a game has gone on."""

from collections.abc import AsyncIterator
from typing import NamedTuple, Protocol


class Hint(NamedTuple):
    """That a game has reached a version, by the word of another process."""

    game_id: str
    version: int


class BrokerError(Exception):
    """No broker can be made as asked; the text says why, and no password."""


class Broker(Protocol):
    """Carries hints between processes.

    Hints only: one may be lost, come late, or come twice, and of several for a game only the newest
    may come. The log in the storage is what counts.
    """

    @property
    def is_connected(self) -> bool:
        """Whether hints get through now, as far as is known."""

    async def publish(self, game_id: str, version: int) -> None:
        """Tell the other processes; never raises and never waits for them."""

    def hints(self) -> AsyncIterator[Hint]:
        """Yield the hints of other processes, until the broker is closed. For one reader."""

    async def close(self) -> None:
        """End it; what was published before is sent first if that is possible at once."""
