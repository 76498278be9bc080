"""Plain minimax for late Quarto! positions: another way to prove puzzles.

It shares no code with the solver or the rules' positions: a board is a tuple of piece codes, and a
group is complete if its codes, or their complements, have a bit in common.
"""

from collections.abc import Iterator, Sequence

from fourfold.games.quarto import Give, Move, Piece, Place, Position, Square
from fourfold.puzzles.quarto.turn import play_turn
from fourfold.solver import MoveVerdict, Solver, Verdict

MAX_EMPTY_SQUARES = 6
"""With more empty squares plain minimax takes too long."""

_FILES, _EMPTY, _WIN = 4, -1, 17

Codes = tuple[int, ...]


class Minimax:
    """The scores of positions of one rule set, as the solver defines them."""

    def __init__(self, *, mask: int, squares: bool) -> None:
        self._mask = mask
        self._groups = list(_list_groups(squares=squares))
        self._known: dict[tuple[Codes, int, int], int] = {}

    def turns(self, position: Position) -> list[MoveVerdict]:
        """Return the verdict on every whole turn of a position with calls off."""
        self._known.clear()
        board = tuple(_EMPTY if piece is None else int(piece) for piece in position.board)
        supply = [int(piece) for piece in position.supply]
        if position.hand is None:
            return [
                _judged((Give(Piece(piece)),), -self._placer(board, piece, _without(supply, piece)))
                for piece in supply
            ]
        return list(self._turns_with(board, int(position.hand), supply))

    def _turns_with(self, board: Codes, hand: int, supply: list[int]) -> Iterator[MoveVerdict]:
        for square in _empty_squares(board):
            place = Place(Square(square))
            after = _put(board, square, hand)
            if self._is_complete(after, square):
                yield _judged((place,), _WIN - 1)
            elif not supply:
                yield _judged((place,), 0)
            else:
                for piece in supply:
                    score = _before(-self._placer(after, piece, _without(supply, piece)))
                    yield _judged((place, Give(Piece(piece))), score)

    def _placer(self, board: Codes, hand: int, supply: list[int]) -> int:
        """Return the score of the player who must place a piece."""
        key = (board, hand, sum(1 << piece for piece in supply))
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._best_placement(board, hand, supply)
        return known

    def _best_placement(self, board: Codes, hand: int, supply: list[int]) -> int:
        best = -_WIN
        for square in _empty_squares(board):
            after = _put(board, square, hand)
            if self._is_complete(after, square):
                return _WIN - 1
            if not supply:
                best = max(best, 0)
            for piece in supply:
                best = max(best, _before(-self._placer(after, piece, _without(supply, piece))))
        return best

    def _is_complete(self, board: Codes, square: int) -> bool:
        """Return whether a group through a square is complete."""
        for group in self._groups:
            if square in group:
                ones, zeros = self._mask, self._mask
                for each in group:
                    code = board[each]
                    ones, zeros = (0, 0) if code == _EMPTY else (ones & code, zeros & ~code)
                if ones or zeros:
                    return True
        return False


def judge_independently(positions: Sequence[Position]) -> list[Sequence[MoveVerdict]]:
    """Return the verdict on every whole turn, by minimax or by a solver with other settings.

    That solver has no opening book and the smallest table, starts empty for every batch, and is
    asked about the position after each turn instead of about the turns.
    """
    if not positions:
        return []
    rules = positions[0].rules
    minimax = Minimax(mask=rules.mask, squares=rules.squares)
    solver = Solver(rules, memory=1, use_book=False)
    return [
        minimax.turns(position)
        if position.board.count(None) <= MAX_EMPTY_SQUARES
        else _turns_one_by_one(solver, position)
        for position in positions
    ]


def _turns_one_by_one(solver: Solver, position: Position) -> list[MoveVerdict]:
    turns = list(_list_turns(position))
    after = [play_turn(position, turn) for turn in turns]
    judged = []
    for turn, end, answer in zip(turns, after, solver.solve_many(after), strict=True):
        score = answer.verdict.low if end.mover == position.mover else -answer.verdict.low
        judged.append(_judged(turn, _before(score) if isinstance(turn[0], Place) else score))
    return judged


def _list_turns(position: Position) -> Iterator[tuple[Move, ...]]:
    """Yield the whole turns of a position with calls off."""
    for first in position.legal_moves():
        after = position.play(first)
        if after.outcome is not None or after.mover != position.mover:
            yield (first,)
        else:
            yield from ((first, second) for second in after.legal_moves())


def _list_groups(*, squares: bool) -> Iterator[tuple[int, ...]]:
    """Yield the rows, columns and diagonals, and the 2 by 2 blocks if these count."""
    size = range(_FILES)
    for n in size:
        yield tuple(_FILES * n + file for file in size)
        yield tuple(_FILES * rank + n for rank in size)
    yield tuple(_FILES * n + n for n in size)
    yield tuple(_FILES * n + _FILES - 1 - n for n in size)
    if squares:
        for rank in size[:-1]:
            for file in size[:-1]:
                corner = _FILES * rank + file
                yield (corner, corner + 1, corner + _FILES, corner + _FILES + 1)


def _judged(moves: tuple[Move, ...], score: int) -> MoveVerdict:
    return MoveVerdict(moves, Verdict(score, score))


def _before(score: int) -> int:
    """Return a score as seen one placement earlier."""
    return score - (score > 0) + (score < 0)


def _put(board: Codes, square: int, piece: int) -> Codes:
    return (*board[:square], piece, *board[square + 1 :])


def _empty_squares(board: Codes) -> list[int]:
    return [square for square, code in enumerate(board) if code == _EMPTY]


def _without(supply: list[int], piece: int) -> list[int]:
    return [each for each in supply if each != piece]
