"""Tic-tac-toe as a game among games: the contract filled in, with its notation."""

from collections.abc import Sequence

from fourfold.games.encoding import decode_outcome, decode_whole
from fourfold.games.game import IllegalPositionError, NotationError, Outcome, Seat
from fourfold.games.scanner import Scanner
from tests.tictactoe.move import MOVES, Mark, parse_move
from tests.tictactoe.position import CONTENTS, REASONS, Position, Rules

DEFAULT_RULES = Rules()
_CONTENTS = {mark: mark for mark in "XO."}


class TicTacToe:
    """The static facts of tic-tac-toe, how it starts, and its notation."""

    name = "tictactoe"
    seat_counts = (2,)
    uncounted = ()
    default_rules = DEFAULT_RULES
    default_turn_cap = None
    default_loser_starts = True
    moves = MOVES

    def __reduce__(self) -> str:
        """Let a copy from another process be the same object."""
        return "GAME"

    def index(self, move: Mark | str) -> int:
        """Return the number of a move."""
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
        """Return the deal: there is none, and nothing to hide."""
        return deal

    def start(
        self,
        rules: Rules | str = DEFAULT_RULES,
        *,
        seats: int | None = None,
        starter: Seat = 1,
        deal: str | None = None,
    ) -> Position:
        """Return the empty board, the starter to play X."""
        if seats not in (None, 2) or deal is not None:
            raise IllegalPositionError("tic-tac-toe has 2 seats and no deal")
        return Position(self._read(rules), starter=starter)

    def parse_rules(self, text: str) -> Rules:
        """Read a rule set key, `3` or `3/60`."""
        scanner = Scanner(text)
        scanner.expect("3", "3, the marks of a line")
        seconds = scanner.take_number("a number of seconds") if scanner.accept("/") else None
        scanner.expect_end()
        return Rules(seconds)

    def format_rules(self, rules: Rules) -> str:
        """Write a rule set key."""
        return str(rules)

    def parse_position(
        self,
        text: str,
        rules: Rules | str = DEFAULT_RULES,
        *,
        starter: Seat = 1,
        outcome: Outcome | None = None,
    ) -> Position:
        """Read a position, such as `..O/.X./X..`, the highest rank first."""
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
        """Return the position that `Position.encode` has turned into numbers."""

        def read(numbers: bytes) -> Position:
            board = tuple(CONTENTS[number] for number in numbers[:9])
            outcome = decode_outcome(numbers[10], numbers[11], REASONS)
            return Position(self._read(rules), board, numbers[9], outcome)

        return decode_whole(data, 12, read)

    def format_position(self, position: Position) -> str:
        """Write a position; which seat began is lost."""
        return position.notation

    def parse_move(self, text: str) -> Mark:
        """Read one move: the name of a square."""
        return parse_move(text)

    def format_move(self, move: Mark) -> str:
        """Write one move."""
        return str(move)

    def parse_turn(self, text: str) -> tuple[Mark, ...]:
        """Read a turn, which is one move."""
        return (self.parse_move(text),)

    def format_turn(self, moves: Sequence[Mark]) -> str:
        """Write a turn."""
        return "".join(map(self.format_move, moves))

    def _read(self, rules: Rules | str) -> Rules:
        return self.parse_rules(rules) if isinstance(rules, str) else rules


GAME = TicTacToe()
