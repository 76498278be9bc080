"""A position of tic-tac-toe, and the rules of play."""

from dataclasses import dataclass
from typing import Self

from fourfold.games import game
from fourfold.games.encoding import encode_outcome
from fourfold.games.game import (
    AnyReason,
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    Outcome,
    Seat,
    check_viewer,
)
from fourfold.games.trusted import derive
from tests.tictactoe.move import LINES, MOVES, SQUARES, Mark, parse_move

Board = tuple[str, ...]
EMPTY = "."


class Reason(AnyReason):
    """Why a game ended, beyond the reasons that every game has."""

    LINE = "line"
    FULL_BOARD = "full board"


CONTENTS = (EMPTY, "X", "O")
REASONS: tuple[AnyReason, ...] = (*game.Reason, *Reason)


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set: only the clock can be chosen."""

    seconds: int | None = None
    """Seconds per turn; None for no limit."""

    def __post_init__(self) -> None:
        """Validate."""
        if self.seconds is not None and self.seconds < 1:
            raise IllegalPositionError("the time per turn must be at least one second")

    def __str__(self) -> str:
        """Return the key of the rule set, `3` or `3/60`."""
        return "3" if self.seconds is None else f"3/{self.seconds}"


@dataclass(frozen=True, slots=True)
class Position:
    """A state of play; X starts, and the marks on the board say who is next."""

    rules: Rules = Rules()
    """The rule set in force."""

    board: Board = (EMPTY,) * 9
    """`X`, `O` or `.` on each square."""

    starter: Seat = 1
    """The seat that plays X."""

    outcome: Outcome | None = None
    """How the game ended; None while it is in progress."""

    def __post_init__(self) -> None:
        """Refuse unreachable positions, and set the outcome that the board implies."""
        crosses, noughts = self.board.count("X"), self.board.count("O")
        ahead = crosses - noughts
        if len(self.board) != 9 or set(self.board) - set("XO."):
            raise IllegalPositionError("a board has 9 squares, each X, O or empty", "board")
        if self.starter not in (1, 2):
            raise IllegalPositionError(f"there is no seat {self.starter}", "starter")
        if ahead not in (0, 1):
            counts = f"X has {crosses} marks and O {noughts}"
            raise IllegalPositionError(f"{counts}: X must have as many or one more", "board")
        if any(self._has_line(mark) for mark in "XO" if mark != "OX"[ahead]):
            raise IllegalPositionError("the game was over before the last mark", "board")
        if self.outcome is None:
            object.__setattr__(self, "outcome", self._implied_outcome())
        elif not self._can_end():
            raise IllegalPositionError(f"the game can't have ended here: {self.outcome}", "outcome")

    @property
    def notation(self) -> str:
        """The position in notation, such as `..O/.X./X..`, without who started."""
        board = "".join(self.board)
        return f"{board[6:]}/{board[3:6]}/{board[:3]}"

    def __repr__(self) -> str:
        """Return a call that makes an equal position."""
        rest = f"{self.notation!r}, {str(self.rules)!r}, starter={self.starter}"
        if self.outcome != self._implied_outcome():
            rest += f", outcome={self.outcome!r}"
        return f"tictactoe.parse_position({rest})"

    def __str__(self) -> str:
        """Return the board, and what to do below it."""
        due = self.outcome or f"Seat {self.seat} plays {'X' if self.seat == self.starter else 'O'}."
        return f"{self.notation}\n{due}".replace("/", "\n")

    @property
    def seats(self) -> int:
        """The number of seats: two."""
        return 2

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return None if self.outcome else self._mover

    def legal_moves(self) -> tuple[Mark, ...]:
        """List the empty squares, unless the game is over."""
        if self.outcome:
            return ()
        return tuple(Mark(square) for square in SQUARES if self.board[square] == EMPTY)

    def legal_mask(self) -> bytes:
        """Return 1 for each empty square, unless the game is over, else 0."""
        legal = self.legal_moves()
        return bytes(move in legal for move in MOVES)

    def encode(self) -> bytes:
        """Return the squares (0 empty, 1 X, 2 O), the starter, and the outcome as numbers."""
        board = (CONTENTS.index(mark) for mark in self.board)
        return bytes((*board, self.starter, *encode_outcome(self.outcome, REASONS)))

    def sensible_moves(self) -> tuple[Mark, ...]:
        """List the legal moves: there are no wrong claims."""
        return self.legal_moves()

    def play(self, move: Mark | str, seat: Seat | None = None) -> Self:
        """Return the position after a mark, or raise `IllegalMoveError` with the reason."""
        if isinstance(move, str):
            move = parse_move(move)
        if self.outcome:
            raise IllegalMoveError("the game is over")
        if seat is not None and seat != self._mover:
            raise IllegalMoveError(f"it is seat {self._mover}'s turn")
        if not isinstance(move, Mark):
            raise TypeError(f"expected a tic-tac-toe move, found {move!r}")
        if self.board[move.square] != EMPTY:
            raise IllegalMoveError(f"square {move.square} is taken")
        mark = "X" if self._mover == self.starter else "O"
        board = (*self.board[: move.square], mark, *self.board[move.square + 1 :])
        after = derive(self, board=board)
        return derive(after, outcome=after._implied_outcome())

    def is_legal(self, move: Mark | str) -> bool:
        """Return whether a square is empty and the game is not over."""
        return (parse_move(move) if isinstance(move, str) else move) in self.legal_moves()

    def is_wrong(self, move: Mark | str) -> bool:  # noqa: ARG002 - nothing is claimed
        """Return False: a mark claims nothing."""
        return False

    def view(self, seat: Seat | None) -> Self:
        """Return the position itself: there are no secrets."""
        check_viewer(seat, self.seats)
        return self

    def leave(self, departure: Departure) -> Self:
        """Return the position after a seat has left: the other one has won."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        if departure.seat not in (1, 2):
            raise IllegalMoveError(f"there is no seat {departure.seat}")
        return derive(self, outcome=Outcome(3 - departure.seat, departure.reason))

    def agree_draw(self) -> Self:
        """Return the position after both players have agreed to a draw."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        return derive(self, outcome=Outcome(None, game.Reason.AGREEMENT))

    def expiry(self) -> Mark | Departure:
        """Return what running out of time means: a loss."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        return Departure(self._mover, game.Reason.TIME)

    @property
    def _mover(self) -> Seat:
        marks = len(self.board) - self.board.count(EMPTY)
        return self.starter if marks % 2 == 0 else 3 - self.starter

    def _has_line(self, mark: str) -> bool:
        return any(all(self.board[square] == mark for square in line) for line in LINES)

    def _implied_outcome(self) -> Outcome | None:
        if self._has_line("X") or self._has_line("O"):
            return Outcome(3 - self._mover, Reason.LINE)
        return None if EMPTY in self.board else Outcome(None, Reason.FULL_BOARD)

    def _can_end(self) -> bool:
        assert self.outcome is not None
        implied, winner = self._implied_outcome(), self.outcome.winner
        if implied:
            return self.outcome == implied
        if self.outcome.reason is game.Reason.AGREEMENT:
            return winner is None
        return isinstance(self.outcome.reason, game.Reason) and winner in (1, 2)
