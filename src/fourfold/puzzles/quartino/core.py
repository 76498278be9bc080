"""Claims in a Quartino turn: the functions of `exhaustion`, using the compiled core.

Its rules and its search for turns are written independently of the Python rules.
"""

from collections.abc import Iterator

from fourfold.games.quartino import Claim, Move, Phase, Position
from fourfold.solver.quartino.search import Character, cards_within, choose_turn, know_nothing

_GREEDY = Character(sees_others=False)
"""Claims as many cards as possible, and overlooks nothing."""


def claiming_turns(position: Position, claims: int) -> Iterator[tuple[Move, ...]]:
    """Yield every sequence of moves that makes this many claims and ends with the last."""
    near = set(cards_within(position, position.stones)) & set(position.rack.hidden)
    if not near:
        return
    if position.phase is Phase.PLACE:
        for move in position.legal_moves():
            for rest in claiming_turns(position.play(move), claims):
                yield (move, *rest)
        return
    for window in range(1, len(position.rules.geometry.windows) + 1):
        for card in position.rack.hidden:
            if card not in near or card is None:
                continue
            claim = Claim(card, window)
            after = position.play(claim)
            if card not in after.racks[position.mover - 1].claimed:
                continue
            if claims == 1:
                yield (claim,)
            elif after.outcome is None:
                for rest in claiming_turns(after, claims - 1):
                    yield (claim, *rest)


def most_claims(position: Position) -> int:
    """Return the largest number of claims in the rest of the turn."""
    if position.phase is Phase.CLAIM and not any(
        card in position.rack.hidden for card in cards_within(position, 0)
    ):
        return 0
    found = choose_turn(position, know_nothing(position.seats), _GREEDY, seed=0)
    return sum(isinstance(move, Claim) for move in found.turns[0].moves)
