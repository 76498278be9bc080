"""Every way to play a Quartino turn, by the rules."""

from collections.abc import Iterator

from fourfold.games.quartino import Claim, Move, Phase, Position


def claiming_turns(position: Position, claims: int) -> Iterator[tuple[Move, ...]]:
    """Yield every sequence of moves that makes this many claims and ends with the last."""
    if position.phase is Phase.PLACE:
        for move in position.legal_moves():
            for rest in claiming_turns(position.play(move), claims):
                yield (move, *rest)
    elif position.phase is Phase.CLAIM:
        for move in position.sensible_moves():
            if not isinstance(move, Claim):
                continue
            if claims == 1:
                yield (move,)
                continue
            after = position.play(move)
            if after.outcome is None:
                for rest in claiming_turns(after, claims - 1):
                    yield (move, *rest)


def most_claims(position: Position) -> int:
    """Return the largest number of claims in the rest of the turn."""
    return _Counter().count(position)


class _Counter:
    """Counts claims; stones placed in another order lead to the same count."""

    def __init__(self) -> None:
        self._known: dict[object, int] = {}

    def count(self, position: Position) -> int:
        key = position.stacks, position.phase, position.stones, position.rack.hidden
        if key not in self._known:
            self._known[key] = self._count(position)
        return self._known[key]

    def _count(self, position: Position) -> int:
        if position.phase is Phase.PLACE:
            return max(self.count(position.play(move)) for move in position.legal_moves())
        most = 0
        for move in position.sensible_moves():
            if isinstance(move, Claim):
                after = position.play(move)
                most = max(most, 1 + (0 if after.outcome else self.count(after)))
        return most
