"""Prevents cheating: the server tells nobody the value of a position that people are playing now.

Analysis, hints, reviews, and bots in a copied game all check here. Bots in other games don't:
someone may relay a running game to one, but the page plays the same bots without a server.
"""

from collections.abc import Sequence

from fourfold.games.game import AnyPosition
from fourfold.server.games.adapter import AnyAdapter
from fourfold.server.storage import Storage

MIN_MOVES_GUARDED_FROM_BOTS = 8
"""Before this many moves any two games may look alike, so a bot's answer gives nothing away."""


class PositionGuard:
    """Looks positions up among the running games between people."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def find_played(
        self, adapter: AnyAdapter, positions: Sequence[AnyPosition]
    ) -> list[bool]:
        """Return for each position whether people are playing it now.

        Positions are compared by the game's `guarded_keys`, that is, up to symmetry.
        """
        keys = [adapter.guarded_keys(position) for position in positions]
        every = {key for each in keys for key in each}
        played = await self._storage.find_positions(every) if every else set()
        return [not played.isdisjoint(each) for each in keys]

    async def is_played(self, adapter: AnyAdapter, position: AnyPosition) -> bool:
        """Whether people are playing a position now."""
        [is_played] = await self.find_played(adapter, [position])
        return is_played

    async def blocks_bots(self, adapter: AnyAdapter, position: AnyPosition, moves: int) -> bool:
        """Whether bots must not answer a position of a copied game, reached after `moves` moves.

        Only copied games are guarded: they reach a position without any move by a bot.
        """
        is_opening = moves < MIN_MOVES_GUARDED_FROM_BOTS
        return not is_opening and await self.is_played(adapter, position)
