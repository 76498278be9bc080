"""The five kinds of moves that make up a turn, and their notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from fourfold.games import game
from fourfold.games.quartino.card import CARDS, Card, parse_card, take_card
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.stone import COLOURS, Colour, read_colour
from fourfold.games.scanner import END_OF_MOVE, Scanner, read_whole

WINDOWS = range(1, 9)
"""The window numbers of the wheel, the board with the most windows."""


@dataclass(frozen=True, slots=True)
class Declare(game.Move):
    """Declare Colour: one extra stone."""

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return "quartino.Declare()"

    def __str__(self) -> str:
        """Return the notation, `+`."""
        return "+"


@dataclass(frozen=True, slots=True)
class Decline(game.Move):
    """Decline Colour though it could be declared."""

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return "quartino.Decline()"

    def __str__(self) -> str:
        """Return the notation, `-`."""
        return "-"


@dataclass(frozen=True, slots=True)
class Place(game.Move):
    """Put a stone from the supply on a field."""

    colour: Colour
    """The colour of the stone."""

    field: int
    """The field, 0 to 8."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, colour: Colour | str, field: int) -> None: ...

    def __post_init__(self) -> None:
        """Convert a letter to its colour; check the colour and the field."""
        if type(self.colour) is not Colour:
            object.__setattr__(self, "colour", read_colour(self.colour))
        game.check_type(self.field, int, "the number of a field")
        if self.field not in FIELDS:
            raise game.IllegalPositionError(f"there is no field {self.field}: fields are 0 to 8")

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return f"quartino.Place({str(self.colour)!r}, {self.field})"

    def __str__(self) -> str:
        """Return the notation, such as `R3`."""
        return f"{self.colour}{self.field}"


@dataclass(frozen=True, slots=True)
class Claim(game.Move):
    """Claim QUARTINO: turn a card face up and name the window that it matches."""

    card: Card
    """A card from the player's rack."""

    window: int
    """The number of the window, from 1."""

    if TYPE_CHECKING:
        # For type checkers: the constructor accepts more types than the fields have.
        def __init__(self, card: Card | str, window: int) -> None: ...

    def __post_init__(self) -> None:
        """Convert a card's notation to the card; check the card and the window."""
        if isinstance(self.card, str):
            object.__setattr__(self, "card", parse_card(self.card))
        game.check_type(self.card, Card, "a card, such as RYGB")
        game.check_type(self.window, int, "the number of a window")
        if self.window not in WINDOWS:
            raise game.IllegalPositionError(f"there is no window {self.window}: windows are 1 to 8")

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return f"quartino.Claim({str(self.card)!r}, {self.window})"

    def __str__(self) -> str:
        """Return the notation, such as `RYGB@5`."""
        return f"{self.card}@{self.window}"


@dataclass(frozen=True, slots=True)
class End(game.Move):
    """End the turn without a claim."""

    def __repr__(self) -> str:
        """Return an expression that recreates the move."""
        return "quartino.End()"

    def __str__(self) -> str:
        """Return the notation, `.`."""
        return "."


Move: TypeAlias = Declare | Decline | Place | Claim | End
"""Any Quartino move."""

DECLARE, DECLINE, END = Declare(), Decline(), End()
PLACES = {colour: tuple(Place(colour, field) for field in FIELDS) for colour in COLOURS}
CLAIMS = {card.colours: tuple(Claim(card, window) for window in WINDOWS) for card in CARDS}
MOVES: tuple[Move, ...] = (
    DECLARE,
    DECLINE,
    *(place for places in PLACES.values() for place in places),
    *(claim for claims in CLAIMS.values() for claim in claims),
    END,
)
"""Every possible move; its index here is its number, the same in every version."""

NUMBERS = {move: number for number, move in enumerate(MOVES)}

_MOVES = {str(move): move for move in MOVES}


@cache
def places_of(colours: tuple[Colour, ...]) -> tuple[Place, ...]:
    """List the placements of stones of these colours, on every field."""
    return tuple(place for colour in colours for place in PLACES[colour])


def index(move: Move | str) -> int:
    """Return the number of a move: `MOVES[index(move)] == move`."""
    if isinstance(move, str):
        move = parse_move(move)
    return NUMBERS[game.check_type(move, Move, "a Quartino move")]


_COLOURS = {str(colour): colour for colour in COLOURS}
_FIELDS = {str(field): field for field in FIELDS}
_WINDOWS = {str(window): window for window in WINDOWS}

_A_MOVE = "a move (such as +, -, R3, RYGB@5 or .)"


def parse_move(text: str) -> Move:
    """Parse one move; raise `NotationError` if the text is not one."""
    # A text that is not in the table is parsed only to raise an error with the column.
    return _MOVES.get(game.check_type(text, str, "a string")) or read_whole(
        text, _take_move, END_OF_MOVE
    )


def format_move(move: Move) -> str:
    """Return the notation of one move."""
    return str(game.check_type(move, Move, "a Quartino move"))


def parse_turn(text: str) -> tuple[Move, ...]:
    """Parse the moves of one turn, such as `+,R3,G0,.`, at least one; raise `NotationError`."""
    scanner = Scanner(text)
    moves = [_take_move(scanner)]
    while scanner.accept(","):
        moves.append(_take_move(scanner))
    if not scanner.is_at_end:
        scanner.refuse("',' or the end of the turn")
    return tuple(moves)


def format_turn(moves: Sequence[Move]) -> str:
    """Return the notation of one turn's moves."""
    return ",".join(map(format_move, moves))


def _take_move(scanner: Scanner) -> Move:
    if scanner.accept("+"):
        return Declare()
    if scanner.accept("-"):
        return Decline()
    if scanner.accept("."):
        return End()
    # Places and claims both start with a colour; the second character distinguishes them.
    if scanner.peek(0) in _COLOURS and scanner.peek(1) in _COLOURS:
        card = take_card(scanner)
        scanner.expect("@", "'@' and a window")
        return Claim(card, scanner.take(_WINDOWS, "a window (1 to 8)"))
    colour = scanner.take(_COLOURS, _A_MOVE)
    return Place(colour, scanner.take(_FIELDS, "a field (0 to 8)"))
