"""Keys of positions up to symmetry, by which running games are found.

A key tells what is seen from above and what is to be decided: the stone on top of each field,
which stacks are a Column, and the phase. Buried stones, the cards, the clock and the seats are left
out, so that nobody gets another key by changing them; now and then another game has the same key.
"""

from functools import lru_cache

from fourfold.games import quartino
from fourfold.server.games.digest import digest

MAX_CACHED_POSITIONS = 2_000


def position_key(position: quartino.Position) -> str:
    """Return what all positions share that look like this one from above, up to symmetry."""
    geometry = position.rules.geometry
    columns = position.columns
    # A Column is written as two stones.
    seen = [
        stack[-1:] * (2 if field in columns else 1) for field, stack in enumerate(position.stacks)
    ]
    stacks = ",".join("".join(stack) for stack in quartino.canonical_stacks(position.rules, seen))
    text = f"{geometry.name} {stacks} {position.phase}:{position.stones}"
    return digest(b"quartino", text.encode())


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quartino.Position) -> tuple[str, ...]:
    """Return the keys that no running game may have while this position is analysed.

    The empty board is nobody's secret. What leads to a position need not be guarded: there the
    cards decide, and they are secret.
    """
    return (position_key(position),) if any(position.stacks) else ()
