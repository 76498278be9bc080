"""The notation of positions.

`parse_position` raises `NotationError` with the column of the first wrong character. The notation
does not include an outcome other than a claimed last card: `parse_position` takes that as an
argument.
"""

from fourfold.games.game import (
    IllegalPositionError,
    NotationError,
    Outcome,
    Seat,
    check_seat,
    check_type,
)
from fourfold.games.quartino.card import (
    CARDS_PER_RACK,
    Card,
    Rack,
    sees_card,
    take_card,
    take_unknown_card,
)
from fourfold.games.quartino.geometry import FIELDS
from fourfold.games.quartino.phase import Phase
from fourfold.games.quartino.position import Position
from fourfold.games.quartino.rules import AS_PRINTED, SEAT_COUNTS, Rules, read_rules
from fourfold.games.quartino.stone import COLOURS, STONES_PER_COLOUR, Colour, Stack
from fourfold.games.scanner import Scanner

_COLOURS = {str(colour): colour for colour in COLOURS}
_SEATS = {str(seat): seat for seat in range(1, max(SEAT_COUNTS) + 1)}
_STONES = {str(stones): stones for stones in (1, 2, 3)}


def parse_position(
    text: str,
    rules: Rules | str = AS_PRINTED,
    *,
    starter: Seat = 1,
    outcome: Outcome | None = None,
) -> Position:
    """Parse a position, such as `-/R/-/-/-/-/-/-/- 2 place:1 RYGB,BGYR,GRYB,YBRG;/?,?,?,?;`.

    Raise `NotationError` if the text is not one. It does not include how the game ended unless the
    racks imply it: pass `outcome`. `starter` is ignored: the text says whose turn it is.
    """
    rules = read_rules(rules)
    scanner = Scanner(text)
    stacks = _take_stacks(scanner)
    scanner.expect(" ", "a space, then the seat to move")
    columns = {"stacks": 1, "mover": scanner.column}
    mover = scanner.take(_SEATS, "the seat to move (1 to 4)")
    scanner.expect(" ", "a space, then the phase")
    columns["phase"] = scanner.column
    phase, stones = _take_phase(scanner)
    scanner.expect(" ", "a space, then the racks")
    columns["racks"] = scanner.column
    racks = [_take_rack(scanner)]
    while scanner.accept("/"):
        racks.append(_take_rack(scanner))
    if not scanner.is_at_end:
        scanner.refuse("'/' or the end of the position")
    check_seat(starter, len(racks))
    try:
        return Position(rules, stacks, mover, phase, stones, tuple(racks), outcome)
    except IllegalPositionError as error:
        if error.field not in columns:
            raise
        raise NotationError(columns[error.field], str(error)) from None


def format_position(position: Position) -> str:
    """Return the notation of a position."""
    return check_type(position, Position, "a Quartino position").notation


def _take_stacks(scanner: Scanner) -> tuple[Stack, ...]:
    stacks: list[Stack] = []
    supply = dict.fromkeys(COLOURS, STONES_PER_COLOUR)

    def take_stone(expected: str) -> Colour:
        column, colour = scanner.column, scanner.take(_COLOURS, expected)
        supply[colour] -= 1
        if supply[colour] < 0:
            name, most = colour.name.lower(), STONES_PER_COLOUR
            raise NotationError(column, f"there are only {most} {name} stones")
        return colour

    for field in FIELDS:
        if field:
            scanner.expect("/", "a stone (R, Y, G or B), or '/' and the next field")
        if scanner.accept("-"):
            stacks.append(())
            continue
        stack = [take_stone("a stone (R, Y, G or B), or '-' for an empty field")]
        while scanner.sees_any(_COLOURS):
            stack.append(take_stone("a stone"))
        stacks.append(tuple(stack))
    return tuple(stacks)


def _take_phase(scanner: Scanner) -> tuple[Phase, int]:
    if scanner.accept("colour"):
        return Phase.COLOUR, 0
    if scanner.accept("claim"):
        return Phase.CLAIM, 0
    scanner.expect("place:", "a phase (colour, place:1 to place:3, or claim)")
    return Phase.PLACE, scanner.take(_STONES, "the stones still to be placed (1 to 3)")


def _take_rack(scanner: Scanner) -> Rack:
    hidden: list[Card | None] = []
    while not scanner.sees(";") and len(hidden) < CARDS_PER_RACK:
        if hidden:
            scanner.expect(",", "',' and a card, or ';'")
        hidden.append(take_unknown_card(scanner))
    scanner.expect(";", "';' and the claimed cards")
    claimed: list[Card] = []
    while sees_card(scanner) or (claimed and scanner.sees(",")):
        if claimed:
            scanner.expect(",")
        claimed.append(take_card(scanner))
    return Rack(tuple(hidden), tuple(claimed), is_out=scanner.accept("x"))
