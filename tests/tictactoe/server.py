"""Tic-tac-toe on the server: its wire types and adapter."""

from collections.abc import Callable, Sequence
from typing import Literal

from fourfold.match import AnyMatch
from fourfold.server.games.adapter import GameAdapter
from fourfold.server.games.assessment import Assessment
from fourfold.server.games.digest import digest
from fourfold.server.picture import EDGE, Canvas
from fourfold.server.wire import part
from tests.tictactoe.game import GAME
from tests.tictactoe.move import SQUARES, Mark
from tests.tictactoe.position import Position, Rules


def assess(_position: Position, _seconds: float) -> Assessment:
    """Evaluate nothing: nobody needs help with tic-tac-toe."""
    return Assessment(None, -1, 1, None, is_exact=False, turns=(), line=())


class TicTacToeRuleSet(part.RuleSet):
    """A rule set of tic-tac-toe."""

    game: Literal["tictactoe"] = "tictactoe"


class TicTacToePosition(part.Position):
    """The board."""

    game: Literal["tictactoe"] = "tictactoe"
    board: dict[str, Literal["X", "O"] | None]
    """The mark on each square."""


class TicTacToeMark(part.Move):
    """Mark a square."""

    kind: Literal["mark"] = "mark"
    square: str


class TicTacToeMoves(part.Moves):
    """Moves of tic-tac-toe."""

    game: Literal["tictactoe"] = "tictactoe"
    moves: tuple[TicTacToeMark, ...]


class TicTacToePlayed(part.Played):
    """A move of tic-tac-toe."""

    game: Literal["tictactoe"] = "tictactoe"
    move: TicTacToeMark


class TicTacToeAftermath(part.Aftermath):
    """A departure changes nothing on the board."""

    game: Literal["tictactoe"] = "tictactoe"


class TicTacToeEnding(part.Ending):
    """Nothing to add about the end."""

    game: Literal["tictactoe"] = "tictactoe"


class TicTacToeAdapter(GameAdapter[Position, Mark, Rules]):
    """Tic-tac-toe as the server plays it."""

    game = GAME
    review_seconds = 1.0

    def describe_rules(self, rules: Rules) -> TicTacToeRuleSet:
        """Describe a rule set for a screen."""
        key = GAME.format_rules(rules)
        return TicTacToeRuleSet(key=key, seconds=rules.seconds, has_secrets=False)

    def describe_position(self, position: Position) -> TicTacToePosition:
        """Describe a position for a screen."""
        board = {str(square): _mark(position.board[square]) for square in SQUARES}
        return TicTacToePosition(text=GAME.format_position(position), board=board)

    def describe_moves(self, moves: Sequence[Mark]) -> TicTacToeMoves:
        """Describe moves, with their notation."""
        return TicTacToeMoves(moves=tuple(map(_describe_move, moves)))

    def describe_played(
        self,
        before: Position,  # noqa: ARG002 - a mark is a mark
        move: Mark,
        after: Position,  # noqa: ARG002
    ) -> TicTacToePlayed:
        """Describe a move: its only effect is the mark."""
        return TicTacToePlayed(move=_describe_move(move))

    def describe_aftermath(self, before: Position, after: Position) -> TicTacToeAftermath:  # noqa: ARG002
        """Describe what a departure did to the table: nothing."""
        return TicTacToeAftermath()

    def describe_ending(self, match: AnyMatch) -> TicTacToeEnding:  # noqa: ARG002
        """Describe the end: winner and reason say it all."""
        return TicTacToeEnding()

    def position_key(self, position: Position) -> str:
        """Return a position's key; symmetric ones are not merged."""
        return digest(b"tictactoe", "".join(position.board).encode())

    def guarded_keys(self, position: Position) -> tuple[str, ...]:
        """Return the keys that no running game may have while this position is analysed."""
        return (self.position_key(position),)

    def known_position(self, position: Position) -> Position:
        """Return the position itself: there are no secrets."""
        return position

    @property
    def judge(self) -> Callable[[Position, float], Assessment]:
        """The function that evaluates a position."""
        return assess

    def draw(self, canvas: Canvas, position: Position) -> None:
        """Draw the marks: a disc for O, a square for X."""
        canvas.slab(60, 60, 500, 500)
        for square in SQUARES:
            x, y = 140 + 170 * (square % 3), 480 - 170 * (square // 3)
            if position.board[square] == "O":
                canvas.ellipse(x, y, 50, 50, EDGE)
            elif position.board[square] == "X":
                corners = [(x - 50, y - 50), (x + 50, y - 50), (x + 50, y + 50), (x - 50, y + 50)]
                canvas.polygon(corners, EDGE)


def _mark(content: str) -> Literal["X", "O"] | None:
    match content:
        case "X":
            return "X"
        case "O":
            return "O"
        case _:
            return None


def _describe_move(move: Mark) -> TicTacToeMark:
    return TicTacToeMark(text=GAME.format_move(move), square=str(move.square))


ADAPTER = TicTacToeAdapter()
