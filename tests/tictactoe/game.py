"""Tic-tac-toe as a `Game`, with its notation."""

from collections.abc import Sequence

from fourfold.games.encoding import DRAW, decode_outcome, decode_whole
from fourfold.games.game import IllegalPositionError, NotationError, Outcome, Seat
from fourfold.games.scanner import Scanner
from tests.tictactoe.move import MOVES, Mark, parse_move
from tests.tictactoe.position import CONTENTS, REASONS, Position, Rules

DEFAULT_RULES = Rules()
_CONTENTS = {mark: mark for mark in "XO."}


class TicTacToe:
    """Tic-tac-toe: its constants, start and notation."""

    name = "tictactoe"
    seat_counts = (2,)
    uncounted = ()
    default_rules = DEFAULT_RULES
    default_turn_cap = None
    default_loser_starts = True
    reasons = REASONS
    moves = MOVES

    def __reduce__(self) -> str:
        """Make an unpickled copy the same object."""
        return "GAME"

    def index(self, move: Mark | str) -> int:
        """Return a move's index."""
        return MOVES.index(parse_move(move) if isinstance(move, str) else move)

    def count_seats(self, deal: str | None) -> int:  # noqa: ARG002 - nothing is dealt
        """Return the number of seats: two."""
        return 2

    def format_deal(self, deal: object) -> str:  # noqa: ARG002 - nothing is dealt
        """Refuse every deal: there is none."""
        raise IllegalPositionError("tic-tac-toe has no deal")

    def draw_deal(self, seats: int, seed: int) -> None:
        """Return None: nothing is dealt."""

    def view_deal(self, deal: str | None, viewer: Seat | None) -> str | None:  # noqa: ARG002
        """Return the deal: there is none, so nothing to hide."""
        return deal

    def start(
        self,
        rules: Rules | str = DEFAULT_RULES,
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: str | None = None,
    ) -> Position:
        """Return the empty board, with the starter to play X."""
        if seats not in (None, 2) or deal is not None:
            raise IllegalPositionError("tic-tac-toe has 2 seats and no deal")
        return Position(self._read(rules), starter=starter)

    def parse_rules(self, text: str) -> Rules:
        """Parse a rule set key, `3` or `3/60`."""
        scanner = Scanner(text)
        scanner.expect("3", "3, the marks in a line")
        seconds = scanner.take_number("a number of seconds") if scanner.accept("/") else None
        scanner.expect_end()
        return Rules(seconds)

    def format_rules(self, rules: Rules) -> str:
        """Format a rule set key."""
        return str(rules)

    def parse_position(
        self,
        text: str,
        rules: Rules | str = DEFAULT_RULES,
        *,
        starter: Seat = 1,
        outcome: Outcome | None = None,
    ) -> Position:
        """Parse a position, such as `..O/.X./X..`, highest rank first."""
        scanner, ranks = Scanner(text), list[list[str]]()
        for _ in range(3):
            if ranks:
                scanner.expect("/", "'/' after the three squares of a rank")
            ranks.append([scanner.take(_CONTENTS, "X, O or '.'") for _ in range(3)])
        scanner.expect_end()
        try:
            board = tuple(mark for rank in reversed(ranks) for mark in rank)
            return Position(self._read(rules), board, starter, outcome)
        except IllegalPositionError as error:
            if error.field != "board":
                raise
            raise NotationError(1, str(error)) from None

    def decode(self, data: bytes, rules: Rules | str) -> Position:
        """Return the position that `Position.encode` encoded."""

        def read(numbers: bytes) -> Position:
            board = tuple(CONTENTS[number] for number in numbers[:9])
            outcome = decode_outcome(numbers[10], numbers[11], REASONS)
            return Position(self._read(rules), board, numbers[9], outcome)

        return decode_whole(data, (*(2,) * 10, DRAW, len(REASONS)), read)

    def format_position(self, position: Position) -> str:
        """Format a position, without who started."""
        return position.notation

    def parse_move(self, text: str) -> Mark:
        """Parse a move: a square's name."""
        return parse_move(text)

    def format_move(self, move: Mark) -> str:
        """Format a move."""
        return str(move)

    def parse_turn(self, text: str) -> tuple[Mark, ...]:
        """Parse a turn, which is one move."""
        return (self.parse_move(text),)

    def format_turn(self, moves: Sequence[Mark]) -> str:
        """Format a turn."""
        return "".join(map(self.format_move, moves))

    def _read(self, rules: Rules | str) -> Rules:
        return self.parse_rules(rules) if isinstance(rules, str) else rules


GAME = TicTacToe()
