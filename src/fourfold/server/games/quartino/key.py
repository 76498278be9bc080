"""Keys of positions up to symmetry, by which running games are found.

The cards, the clock and the seats are left out, so that nobody gets another key by changing them.
"""

from functools import lru_cache

from fourfold.games import quartino
from fourfold.server.games.digest import digest

MAX_CACHED_POSITIONS = 2_000


def position_key(position: quartino.Position) -> str:
    """Return what all positions share that are equal to this one up to symmetry."""
    geometry = position.rules.geometry
    canonical = quartino.canonical_stacks(position.rules, position.stacks)
    stacks = ",".join("".join(stack) for stack in canonical)
    text = f"{geometry.name} {stacks} {position.phase}:{position.stones}"
    return digest(b"quartino", text.encode())


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quartino.Position) -> tuple[str, ...]:
    """Return the keys that no running game may have while this position is analysed.

    The empty board is nobody's secret. What leads to a position need not be guarded: there the
    cards decide, and they are secret.
    """
    return (position_key(position),) if any(position.stacks) else ()
