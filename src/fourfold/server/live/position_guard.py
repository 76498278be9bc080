"""Keeps positions that people are playing from every way to an evaluation.

Analysis, hints, reviews, and bots that go on from a copied game all ask here.
"""

from collections.abc import Sequence

from fourfold.games.game import AnyPosition
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.storage import Storage

MIN_MOVES_GUARDED_FROM_BOTS = 8
"""Moves before which any two games may look the same, so a bot's answer gives nothing away."""


class PositionGuard:
    """Knows what people are playing."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find_played(
        self, adapter: AnyAdapter, positions: Sequence[AnyPosition]
    ) -> list[bool]:
        """Tell of each of these positions whether people are playing it just now.

        However it is turned and its traits or colours are named, and whatever else the game's
        `guarded_keys` leave out.
        """
        keys = [adapter.guarded_keys(position) for position in positions]
        every = {key for each in keys for key in each}
        played = await self._storage.find_positions(every) if every else set()
        return [not played.isdisjoint(each) for each in keys]

    async def is_played(self, adapter: AnyAdapter, position: AnyPosition) -> bool:
        """Tell whether people are playing a position just now."""
        [is_it] = await self.find_played(adapter, [position])
        return is_it

    async def hinders_bots(self, adapter: AnyAdapter, position: AnyPosition, moves: int) -> bool:
        """Tell whether no bot may answer a position after so many moves of a copied game.

        What was not copied needs no guard: there the bot's own moves lead elsewhere.
        """
        is_opening = moves < MIN_MOVES_GUARDED_FROM_BOTS
        return not is_opening and await self.is_played(adapter, position)
