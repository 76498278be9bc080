"""Proves Quartino puzzles by trying every way to play the turn."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from fourfold.games.quartino import Claim, Declare, Decline, End, Move, Phase, Place, Position
from fourfold.games.quartino.move import format_turn
from fourfold.puzzles.adapter import Finding, Study, Unfit
from fourfold.puzzles.quartino.theme import CLAIM, COLOUR, MAX_ANSWERS, MAX_STONES, STONES

CLAIMABLE, NOTHING = "claim", "none"


@dataclass(frozen=True, slots=True)
class Oracle:
    """A way to answer questions about a turn."""

    claiming_turns: Callable[[Position, int], Iterator[tuple[Move, ...]]]
    """Yields every sequence of moves up to a number of claims."""

    most_claims: Callable[[Position], int]
    """Returns the largest number of claims in the rest of the turn."""


def study(theme: str, position: Position, oracle: Oracle) -> Finding:
    """Prove a position, or say why it does not fit the theme."""
    if position.seat is None or None in position.rack.hidden:
        return Unfit("the seat to move must know its own cards")
    if theme == CLAIM:
        return _study_claim(position, oracle)
    if theme == COLOUR:
        return _study_colour(position, oracle)
    return _study_turns(position, oracle, claims=1 if theme == STONES else 2)


def _study_claim(position: Position, oracle: Oracle) -> Finding:
    if position.phase is not Phase.CLAIM:
        return Unfit("all stones must be placed")
    claims = [format_turn(turn) for turn in oracle.claiming_turns(position, 1)]
    candidates = len(position.rack.hidden) * len(position.rules.geometry.windows)
    kind = CLAIMABLE if claims else NOTHING
    return Study(tuple(sorted(claims)) or (str(End()),), 1, candidates, kind)


def _study_turns(position: Position, oracle: Oracle, claims: int) -> Finding:
    if position.phase is not Phase.PLACE or position.stones > MAX_STONES:
        return Unfit(f"one or {MAX_STONES} stones must be left to place")
    turns = list(oracle.claiming_turns(position, claims))
    if not turns:
        return Unfit(f"no turn makes {claims} claims")
    if len({_first_stones(turn) for turn in turns}) > 1:
        return Unfit("several choices of stones reach the goal")
    if len(turns) > MAX_ANSWERS:
        return Unfit(f"there are {len(turns)} solutions")
    candidates = len(position.legal_moves()) ** position.stones
    depth = position.stones + claims - 1
    return Study(tuple(sorted(map(format_turn, turns))), depth, candidates)


def _study_colour(position: Position, oracle: Oracle) -> Finding:
    if position.phase is not Phase.COLOUR:
        return Unfit("Colour must be possible")
    declared, declined = position.play(Declare()), position.play(Decline())
    if declared.stones > MAX_STONES:
        return Unfit(f"more than {MAX_STONES} stones can be placed")
    most = oracle.most_claims(declared)
    if not most:
        return Unfit("no card can be claimed, with or without Colour")
    is_needed = most > oracle.most_claims(declined)
    move: Move = Declare() if is_needed else Decline()
    candidates = len(declared.legal_moves()) ** declared.stones
    return Study((str(move),), declared.stones, candidates, str(move))


def _first_stones(turn: Sequence[Move]) -> tuple[str, ...]:
    """Return the stones placed before the first claim, in any order."""
    stones = []
    for move in turn:
        if isinstance(move, Claim):
            break
        if isinstance(move, Place):
            stones.append(str(move))
    return tuple(sorted(stones))
