"""A Quarto! position, and the rules of play."""

from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Self, assert_never

from fourfold.games import game
from fourfold.games.game import (
    Departure,
    IllegalMoveError,
    IllegalPositionError,
    Outcome,
    Seat,
    check_seat,
    check_type,
    check_viewer,
    quote,
)
from fourfold.games.legality import check_outcome, check_problem
from fourfold.games.quarto.diagram import draw_text
from fourfold.games.quarto.encoding import encode
from fourfold.games.quarto.fault import Fault
from fourfold.games.quarto.group import Group
from fourfold.games.quarto.legality import can_end, find_problem
from fourfold.games.quarto.move import (
    CALLS,
    GIVES,
    NUMBERS,
    PASS,
    PLACES,
    Call,
    Give,
    Move,
    Pass,
    Place,
    parse_move,
)
from fourfold.games.quarto.piece import DIGITS, PIECES, Piece, shared_bits
from fourfold.games.quarto.reason import Reason
from fourfold.games.quarto.refusal import refusal_of
from fourfold.games.quarto.rules import AS_PRINTED, Rules, read_rules
from fourfold.games.quarto.square import SQUARES, Square
from fourfold.games.selection import mask_of
from fourfold.games.trusted import derive, unchecked

Board = tuple[Piece | None, ...]
"""The piece on each of the sixteen squares, or None."""

FIRST_OF_RANKS = (12, 8, 4, 0)
"""The first square of each rank, in the notation's order."""

EMPTY_BOARD: Board = (None,) * 16


@dataclass(frozen=True, slots=True)
class Position:
    """A state of play; its fields determine the seat to move and the legal moves.

    Every position can be reached in a game: the constructor raises `IllegalPositionError` for
    all others. With calls off it fills in the outcome that the board implies.
    """

    rules: Rules = AS_PRINTED
    """The rule set in force."""

    board: Board = EMPTY_BOARD
    """The piece on each of the sixteen squares, or None."""

    hand: Piece | None = None
    """The piece that was given and must be placed; None if there is none."""

    last: Square | None = None
    """The square placed on last. With calls off it makes no difference, and may be None."""

    has_called: bool = False
    """Whether the seat to move has called wrongly in the open window."""

    has_passed: bool = False
    """Whether the placer of the 16th piece has passed."""

    starter: Seat = 1
    """The seat that gave, or will give, the first piece."""

    outcome: Outcome | None = None
    """How the game ended; None while it is in progress."""

    def __post_init__(self) -> None:
        """Reject a position that no game can reach."""
        check_type(self.rules, Rules, "a rule set (parse_rules reads a key)")
        check_problem(find_problem(self))
        self._fill_in()
        check_outcome(self.outcome, self._implied_outcome(), partial(can_end, self))

    @property
    def notation(self) -> str:
        """The position in notation, such as `..../..../.5../.... A b2`."""
        squares = "".join(["." if piece is None else DIGITS[piece] for piece in self.board])
        board = "/".join([squares[first : first + 4] for first in FIRST_OF_RANKS])
        hand = "-" if self.hand is None else str(self.hand)
        if self.last is None:
            return f"{board} {hand} -"
        return f"{board} {hand} {self.last}{'~' * self.has_passed}{'!' * self.has_called}"

    def __repr__(self) -> str:
        """Return an expression that recreates the position."""
        rest = [repr(self.notation)]
        if self.rules != AS_PRINTED:
            rest.append(repr(str(self.rules)))
        if self.starter != 1:
            rest.append(f"starter={self.starter}")
        if self.outcome != self._implied_outcome():
            rest.append(f"outcome={self.outcome!r}")
        return f"quarto.parse_position({', '.join(rest)})"

    def __str__(self) -> str:
        """Return the board as a text diagram, followed by what comes next."""
        return draw_text(self)

    def _repr_svg_(self) -> str:
        """Return the board as SVG, which notebooks display."""
        # Imported here: drawing.py imports this module.
        from fourfold.games.quarto.drawing import draw_svg

        return draw_svg(self)

    @property
    def seats(self) -> int:
        """The number of seats at the table: two."""
        return 2

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when the game is over."""
        return None if self.outcome else self.mover

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is, or was when the game ended."""
        # Giving a piece, or passing, hands the turn over; the starter gives the first piece.
        empty = self.board.count(None)
        handed_over = 16 - empty + (self.hand is not None) + self.has_passed
        return 3 - self.starter if handed_over % 2 else self.starter

    @property
    def placed(self) -> int:
        """The number of pieces on the board."""
        return 16 - self.board.count(None)

    @property
    def placer(self) -> Seat | None:
        """The seat that placed last; None on the empty board."""
        if not self.placed:
            return None
        # The starter places the even-numbered pieces.
        return self.starter if self.placed % 2 == 0 else 3 - self.starter

    @property
    def is_full(self) -> bool:
        """Whether all sixteen pieces have been placed."""
        return None not in self.board

    @property
    def supply(self) -> tuple[Piece, ...]:
        """The pieces neither on the board nor in hand."""
        used = {*self.board, self.hand}
        return tuple([piece for piece in PIECES if piece not in used])

    @property
    def can_call(self) -> bool:
        """Whether the seat to move may call: a piece has been placed and its window is open."""
        return (
            self.rules.calls
            and self.last is not None
            and not self.has_called
            and self.outcome is None
        )

    def is_complete(self, group: Group) -> bool:
        """Return whether a group's four pieces share a trait in play."""
        board = self.board
        try:
            w, x, y, z = group.squares
        except AttributeError:
            # Checked only on failure: this runs several times per move.
            check_type(group, Group, "a group (parse_group reads one)")
            raise
        a, b, c, d = board[w], board[x], board[y], board[z]
        if a is None or b is None or c is None or d is None:
            return False
        return shared_bits((a, b, c, d)) & self.rules.mask != 0

    def complete_groups(self) -> tuple[Group, ...]:
        """List every complete group on the board, including dead ones."""
        return tuple(filter(self.is_complete, self.rules.groups))

    def live_groups(self) -> tuple[Group, ...]:
        """List the complete groups that the latest placement completed."""
        if self.last is None:
            return ()
        return tuple(filter(self.is_complete, self.rules.groups_through[self.last]))

    def legal_moves(self) -> tuple[Move, ...]:
        """List every legal move, including wrong calls."""
        if not self.can_call:
            return tuple(self._moves_but_calls())
        # `CALLS` is in the order of `GROUPS`, in which the groups that count come first.
        return (*self._moves_but_calls(), *CALLS[: len(self.rules.groups)])

    def legal_mask(self) -> bytes:
        """Return one byte per entry of `MOVES`: 1 if the move is legal, else 0."""
        return mask_of(self.legal_moves(), NUMBERS)

    def encode(self) -> bytes:
        """Encode the position as bytes; `decode` reads them and documents the format.

        The rule set is not included.
        """
        return encode(self)

    def sensible_moves(self) -> tuple[Move, ...]:
        """List the legal moves except wrong calls."""
        if not self.can_call:
            return tuple(self._moves_but_calls())
        return (*self._moves_but_calls(), *map(Call, self.live_groups()))

    def play(self, move: Move | str, seat: Seat | None = None) -> Self:
        """Return the position after a move, or raise `IllegalMoveError` with the reason.

        The move may be given in its notation: raise `NotationError` if the text is not a move, and
        `TypeError` for anything else that is not one.
        """
        if isinstance(move, str):
            move = parse_move(move)
        refusal = refusal_of(self, move, seat)
        if refusal:
            raise IllegalMoveError(refusal)
        match move:
            case Give():
                return self._follow(self.board, move.piece, self.last)
            case Place():
                return self._place(move.square)
            case Call() if self.is_wrong(move):
                return derive(self, has_called=True)
            case Call():
                return derive(self, outcome=Outcome(self.mover, Reason.CALL))
            case Pass() if self.has_passed:
                draw = Outcome(None, Reason.FULL_BOARD)
                return derive(self, has_called=False, outcome=draw)
            case Pass():
                return derive(self, has_called=False, has_passed=True)
            case _:
                assert_never(move)

    def is_legal(self, move: Move | str) -> bool:
        """Return whether a move is legal; raise `NotationError` for a text that is not a move."""
        if isinstance(move, str):
            move = parse_move(move)
        return refusal_of(self, move, None) is None

    def is_wrong(self, move: Move | str) -> bool:
        """Return whether a move calls a group that the latest placement did not complete."""
        if isinstance(move, str):
            move = parse_move(move)
        return isinstance(move, Call) and move.group not in self.live_groups()

    def fault(self, call: Call | str) -> Fault | None:
        """Return why a call, which may be given in its notation, is wrong; None if it is right."""
        if isinstance(call, str):
            move = parse_move(call)
            if not isinstance(move, Call):
                raise TypeError(f"expected a call, such as !a1-d4, found {quote(call)}")
            call = move
        check_type(call, Call, "a call")
        if call.group in self.live_groups():
            return None
        if any(self.board[square] is None for square in call.group.squares):
            return Fault.EMPTY
        return Fault.OLD if self.is_complete(call.group) else Fault.DIFFERENT

    def view(self, seat: Seat | None) -> Self:
        """Return the position itself: Quarto! has no hidden information."""
        check_viewer(seat, self.seats)
        return self

    def leave(self, departure: Departure) -> Self:
        """Return the position after a seat has left: the other seat has won."""
        check_type(departure, Departure, "a departure, such as Departure(1, Reason.RESIGNATION)")
        if self.outcome:
            raise IllegalMoveError("the game is over")
        if departure.seat not in (1, 2):
            raise IllegalMoveError(f"there is no seat {departure.seat}")
        return derive(self, outcome=Outcome(3 - departure.seat, departure.reason))

    def agree_draw(self) -> Self:
        """Return the position after all players have agreed to a draw."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        return derive(self, outcome=Outcome(None, game.Reason.AGREEMENT))

    def expiry(self) -> Move | Departure:
        """Return what running out of time means: a pass after the 16th piece, else a loss."""
        if self.outcome:
            raise IllegalMoveError("the game is over")
        if self.is_full:
            return PASS
        return Departure(self.mover, game.Reason.TIME)

    def _fill_in(self) -> None:
        """Convert plain numbers to pieces and squares, and add the implied outcome."""
        board = tuple(None if piece is None else PIECES[piece] for piece in self.board)
        object.__setattr__(self, "board", board)
        if self.hand is not None:
            object.__setattr__(self, "hand", PIECES[self.hand])
        if self.last is not None:
            object.__setattr__(self, "last", SQUARES[self.last])
        if self.outcome is None:
            object.__setattr__(self, "outcome", self._implied_outcome())

    def _implied_outcome(self) -> Outcome | None:
        """Return the outcome that the board implies if calls are off."""
        rules = self.rules
        if rules.calls:
            return None
        groups = rules.groups if self.last is None else rules.groups_through[self.last]
        if any(map(self.is_complete, groups)):
            return Outcome(self.mover, Reason.LINE)
        return Outcome(None, Reason.FULL_BOARD) if self.is_full else None

    def _moves_but_calls(self) -> list[Move]:
        """List the legal gives, places or passes."""
        if self.outcome:
            return []
        if self.hand is not None:
            return [PLACES[square] for square, on in enumerate(self.board) if on is None]
        if self.is_full:
            return [PASS]
        on_board = set(self.board)
        return [give for give in GIVES if give.piece not in on_board]

    def _follow(self, board: Board, hand: Piece | None, last: Square | None) -> Self:
        """Return the position after a give or a place; both close the window to call."""
        rules, starter = self.rules, self.starter
        return unchecked(type(self))(rules, board, hand, last, False, False, starter)

    def _place(self, square: Square) -> Self:
        board = list(self.board)
        board[square] = self.hand
        after = self._follow(tuple(board), None, square)
        outcome = after._implied_outcome()
        return after if outcome is None else derive(after, outcome=outcome)


def start(
    rules: Rules | str = AS_PRINTED,
    *,
    seats: int | None = None,
    starter: Seat = 1,
    deal: str | None = None,
) -> Position:
    """Return the first position: an empty board, and the starter gives a piece.

    Every game takes these arguments; Quarto! has two seats and no deal.
    """
    if seats not in (None, 2):
        raise IllegalPositionError(f"Quarto! has 2 seats, not {seats}")
    if deal is not None:
        raise IllegalPositionError("Quarto! has no deal")
    rules = read_rules(rules)
    check_seat(starter)
    return _first_position(rules, starter)


@lru_cache
def _first_position(rules: Rules, starter: Seat) -> Position:
    return Position(rules, starter=starter)
