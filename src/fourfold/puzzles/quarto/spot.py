"""Puzzles that ask whether there is a line on the board.

Calls are on. The latest piece may have completed a group; no other group is complete, so whoever
sees one may call it.
"""

from collections.abc import Iterator, Sequence
from random import Random

from fourfold.games.quarto import PIECES, SQUARES, Call, Group, Move, Pass, Position, Rules, Trait
from fourfold.games.quarto.move import GIVES
from fourfold.puzzles.adapter import Finding, Study, Unfit
from fourfold.puzzles.quarto.theme import PLACED, SPOT

LINE, NO_LINE = "line", "none"

MIN_FULL_GROUPS = 4
"""Minimum number of groups with four pieces, complete or not, in which to look for a line."""


def study_spot(positions: Sequence[Position]) -> list[Finding]:
    """Prove each position by the rules."""
    return [_study(position, position.complete_groups()) for position in positions]


def study_spot_by_words(positions: Sequence[Position]) -> list[Finding]:
    """Prove each position by the words for its pieces, as a person would."""
    return [_study(position, tuple(_complete_by_words(position))) for position in positions]


def propose_boards(rules: Rules, random: Random) -> Iterator[Position]:
    """Yield crowded boards on which at most one placement has completed groups, endlessly."""
    while True:
        placed = random.choice(PLACED[SPOT])
        pieces = iter(random.sample(PIECES, placed))
        occupied = set(random.sample(SQUARES, placed))
        board = tuple(next(pieces) if square in occupied else None for square in SQUARES)
        last = random.choice(sorted(occupied))
        position = Position(rules, board, None, last)
        groups = position.complete_groups()
        shared = set(SQUARES).intersection(*(group.squares for group in groups))
        if not shared:
            continue
        # The last placement completed all lines; without a line, it can be on any occupied square.
        yield Position(rules, board, None, random.choice(sorted(shared & occupied)))


def calls_or_none(position: Position, groups: Sequence[Group]) -> list[Move]:
    """Return the right calls or, if there are none, the moves of a player who sees no line."""
    if groups:
        return [Call(group) for group in groups]
    return [Pass()] if position.is_full else [GIVES[piece] for piece in position.supply]


def _study(position: Position, groups: Sequence[Group]) -> Finding:
    last = position.last
    if not position.rules.calls or position.hand is not None or last is None:
        return Unfit("calls must be on, and the latest piece just placed")
    if position.has_called or position.has_passed:
        return Unfit("nobody may have called or passed")
    if position.placed not in PLACED[SPOT]:
        return Unfit(f"there are {position.placed} pieces on the board, too few to overlook a line")
    dead = [group for group in groups if last not in group.squares]
    if dead:
        return Unfit(f"group {dead[0]} is complete, but can no longer be called")
    answers = tuple(sorted(str(move) for move in calls_or_none(position, groups)))
    full = sum(
        all(position.board[square] is not None for square in group.squares)
        for group in position.rules.groups
    )
    if full < MIN_FULL_GROUPS:
        return Unfit(f"only {full} groups are full: there is too little to look at")
    return Study(answers, 1, full, LINE if groups else NO_LINE)


def _complete_by_words(position: Position) -> Iterator[Group]:
    """Yield the groups whose four pieces share a word for a trait in play."""
    idle = {word for trait in Trait if trait not in position.rules.traits for word in trait.values}
    for group in position.rules.groups:
        words = [
            set(piece.words) - idle if (piece := position.board[square]) is not None else set()
            for square in group.squares
        ]
        if set.intersection(*words):
            yield group
