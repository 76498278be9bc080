"""Position keys up to symmetry, by which running games are found.

A key holds the board seen from above and the pending decision: the top stone of each field, which
stacks are a Column, and the phase. It leaves out buried stones, cards, the clock and the seats, so
that a cheater can't get another key by changing them; now and then two games share a key.
"""

from functools import lru_cache

from fourfold.games import quartino
from fourfold.server.games.digest import digest

MAX_CACHED_POSITIONS = 2_000


def position_key(position: quartino.Position) -> str:
    """Return a position's key, equal for all positions that look alike from above."""
    geometry = position.rules.geometry
    columns = position.columns
    # A Column is encoded as two stones.
    seen = [
        stack[-1:] * (2 if field in columns else 1) for field, stack in enumerate(position.stacks)
    ]
    stacks = ",".join("".join(stack) for stack in quartino.canonical_stacks(position.rules, seen))
    text = f"{geometry.name} {stacks} {position.phase}:{position.stones}"
    return digest(b"quartino", text.encode())


@lru_cache(MAX_CACHED_POSITIONS)
def guarded_keys(position: quartino.Position) -> tuple[str, ...]:
    """Return the keys that a running game must not have for this position to be analysed.

    The empty board is never guarded. Neither are a position's parents, where hidden cards decide.
    """
    return (position_key(position),) if any(position.stacks) else ()
