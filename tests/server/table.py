"""Games between guests, played as far as a test needs."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from tests.server.guest import ME, OPEN, Guest, Watcher

FULL_BOARD = (
    *("=0", "a1", "=7", "b1", "=8", "c1", "=1", "d1"),
    *("=6", "a2", "=9", "b2", "=E", "c2", "=3", "d2"),
    *("=C", "a3", "=5", "b3", "=2", "c3", "=D", "d3"),
    *("=B", "a4", "=4", "b4", "=F", "c4", "=A"),
)
"""A game of Quarto! up to the 16th piece's placement on d4; nobody calls."""


class Host(Protocol):
    """A server that people can play on."""

    def guest(self) -> Guest:
        """Return a new guest."""


@dataclass
class GuestTable:
    """A game that has begun, and everybody's sockets."""

    game: str
    guests: list[Guest]
    watchers: list[Watcher]
    """In seat order."""

    async def play(self, *moves: str) -> None:
        """Make moves, each by the seat to move, and wait until everybody has received them."""
        for move in moves:
            seat = self.watchers[0].state["to_move"]
            await self.watchers[seat - 1].move(move)
            version = self.watchers[seat - 1].state["version"]
            await self.wait_for(version)

    async def wait_for(self, version: int) -> None:
        """Wait until everybody has received a version."""
        for watcher in self.watchers:
            while watcher.state["version"] < version:
                await watcher.next()

    @property
    def state(self) -> dict[str, Any]:
        """The game's state for the first seat."""
        return self.watchers[0].state


@asynccontextmanager
async def sit_together(
    house: Host,
    game: str = "quarto",
    rules: str = "CSHT",
    *,
    seats: int = 2,
    **more: Any,
) -> AsyncIterator[GuestTable]:
    """Let people play a game against each other; seat 1 starts."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(house.guest()) for _ in range(seats)]
        plan = (ME, *(OPEN for _ in range(seats - 1)))
        game_id = (await guests[0].open(game, rules, plan, **({"starter": 1} | more)))["id"]
        for guest in guests[1:]:
            await guest.sit(game_id)
        watchers = [await stack.enter_async_context(guest.watch(game_id)) for guest in guests]
        yield GuestTable(game_id, guests, watchers)
