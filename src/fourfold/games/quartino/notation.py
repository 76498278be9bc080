"""The written form of rule sets, cards, moves, turns, deals and positions.

Every `parse_` function raises `NotationError` with the column of the first wrong character, and
`parse_x(format_x(x)) == x`. The text of a position does not say that a game has ended otherwise
than by a last card: that is lost.
"""

from collections.abc import Sequence
from typing import assert_never

from fourfold.games.game import IllegalPositionError, NotationError
from fourfold.games.quartino.card import CARDS, CARDS_OF_A_RACK, Card, Deal, Rack
from fourfold.games.quartino.geometry import FIELDS, GEOMETRIES
from fourfold.games.quartino.move import Claim, Declare, Decline, End, Move, Place
from fourfold.games.quartino.position import Phase, Position
from fourfold.games.quartino.rules import SEAT_COUNTS, Rules
from fourfold.games.quartino.stone import COLOURS, Stack
from fourfold.games.scanner import Scanner

_CARDS = {str(card): card for card in CARDS}
_COLOURS = {str(colour): colour for colour in COLOURS}
_FIELDS = {str(field): field for field in FIELDS}
_SEATS = {str(seat): seat for seat in range(1, max(SEAT_COUNTS) + 1)}
_WINDOWS = {str(window): window for window in range(1, 9)}
_STONES = {str(stones): stones for stones in (1, 2, 3)}

_A_CARD = "a card (the letters R, Y, G, B in any order)"
_A_MOVE = "a move (such as +, -, R3, RYGB@5 or .)"


def parse_rules(text: str) -> Rules:
    """Read a rule set key, such as `wheel/60`."""
    scanner = Scanner(text)
    names = " or ".join(GEOMETRIES)
    geometry = next((g for name, g in GEOMETRIES.items() if scanner.accept(name)), None)
    if geometry is None:
        scanner.refuse(f"a geometry ({names})")
    seconds = scanner.take_number("a number of seconds") if scanner.accept("/") else None
    scanner.expect_end()
    return Rules(geometry, seconds)


def format_rules(rules: Rules) -> str:
    """Write a rule set key."""
    return rules.geometry.name + ("" if rules.seconds is None else f"/{rules.seconds}")


def parse_card(text: str) -> Card:
    """Read a card."""
    scanner = Scanner(text)
    card = scanner.take(_CARDS, _A_CARD)
    scanner.expect_end()
    return card


def parse_move(text: str) -> Move:
    """Read one move."""
    scanner = Scanner(text)
    move = _take_move(scanner)
    scanner.expect_end()
    return move


def format_move(move: Move) -> str:
    """Write one move."""
    match move:
        case Declare():
            return "+"
        case Decline():
            return "-"
        case Place(colour, field):
            return f"{colour}{field}"
        case Claim(card, window):
            return f"{card}@{window}"
        case End():
            return "."
        case _:
            assert_never(move)


def parse_turn(text: str) -> tuple[Move, ...]:
    """Read the moves of one turn, such as `+,R3,G0,.`; at least one."""
    scanner = Scanner(text)
    moves = [_take_move(scanner)]
    while scanner.accept(","):
        moves.append(_take_move(scanner))
    if not scanner.is_at_end:
        scanner.refuse("',' or the end of the turn")
    return tuple(moves)


def format_turn(moves: Sequence[Move]) -> str:
    """Write the moves of one turn."""
    return ",".join(map(format_move, moves))


def parse_deal(text: str) -> Deal:
    """Read a deal: four cards a seat joined by commas, the seats by `/`; `?` for an unknown one."""
    scanner = Scanner(text)
    deal: list[tuple[Card | None, ...]] = []
    seen: set[Card] = set()
    while not deal or scanner.accept("/"):
        rack: list[Card | None] = []
        for number in range(CARDS_OF_A_RACK):
            if number:
                scanner.expect(",", "',' and four cards a seat")
            column = scanner.column
            card = _take_card(scanner)
            if card in seen:
                raise NotationError(column, f"card {card} is dealt twice")
            if card is not None:
                seen.add(card)
            rack.append(card)
        deal.append(tuple(rack))
    if not scanner.is_at_end:
        scanner.refuse("'/' or the end of the deal")
    if len(deal) not in SEAT_COUNTS:
        raise NotationError(1, f"a deal is for 2, 3 or 4 seats, not {len(deal)}")
    return tuple(deal)


def format_deal(deal: Deal) -> str:
    """Write a deal."""
    return "/".join(map(_format_cards, deal))


def parse_position(text: str, rules: Rules) -> Position:
    """Read a position, such as `-/R/-/-/-/-/-/-/- 2 place:1 RYGB,BGYR,GRYB,YBRG;/?,?,?,?;`."""
    scanner = Scanner(text)
    stacks = _take_stacks(scanner)
    scanner.expect(" ", "a blank, then the seat to move")
    columns = {"stacks": 1, "mover": scanner.column}
    mover = scanner.take(_SEATS, "the seat to move (1 to 4)")
    scanner.expect(" ", "a blank, then the phase")
    columns["phase"] = scanner.column
    phase, stones = _take_phase(scanner)
    scanner.expect(" ", "a blank, then the racks")
    columns["racks"] = scanner.column
    racks = [_take_rack(scanner)]
    while scanner.accept("/"):
        racks.append(_take_rack(scanner))
    if not scanner.is_at_end:
        scanner.refuse("'/' or the end of the position")
    try:
        return Position(rules, stacks, mover, phase, stones, tuple(racks))
    except IllegalPositionError as error:
        if error.field not in columns:
            raise
        raise NotationError(columns[error.field], str(error)) from None


def format_position(position: Position) -> str:
    """Write a position."""
    stacks = "/".join("".join(stack) or "-" for stack in position.stacks)
    stones = f":{position.stones}" if position.phase is Phase.PLACE else ""
    racks = "/".join(map(_format_rack, position.racks))
    return f"{stacks} {position.mover} {position.phase}{stones} {racks}"


def _take_move(scanner: Scanner) -> Move:
    if scanner.accept("+"):
        return Declare()
    if scanner.accept("-"):
        return Decline()
    if scanner.accept("."):
        return End()
    # A place and a claim both begin with a colour; the second character tells them apart.
    if scanner.peek(0) in _COLOURS and scanner.peek(1) in _COLOURS:
        card = scanner.take(_CARDS, _A_CARD)
        scanner.expect("@", "'@' and a window")
        return Claim(card, scanner.take(_WINDOWS, "a window (1 to 8)"))
    colour = scanner.take(_COLOURS, _A_MOVE)
    return Place(colour, scanner.take(_FIELDS, "a field (0 to 8)"))


def _take_stacks(scanner: Scanner) -> tuple[Stack, ...]:
    stacks: list[Stack] = []
    for field in FIELDS:
        if field:
            scanner.expect("/", "a stone (R, Y, G or B), or '/' and the next field")
        if scanner.accept("-"):
            stacks.append(())
            continue
        stack = [scanner.take(_COLOURS, "a stone (R, Y, G or B), or '-' for an empty field")]
        while scanner.sees_any(_COLOURS):
            stack.append(scanner.take(_COLOURS, "a stone"))
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
    while not scanner.sees(";") and len(hidden) < CARDS_OF_A_RACK:
        if hidden:
            scanner.expect(",", "',' and a card, or ';'")
        hidden.append(_take_card(scanner))
    scanner.expect(";", "';' and the claimed cards")
    claimed: list[Card] = []
    while scanner.sees_any(_CARDS) or (claimed and scanner.sees(",")):
        if claimed:
            scanner.expect(",")
        claimed.append(scanner.take(_CARDS, _A_CARD))
    return Rack(tuple(hidden), tuple(claimed), is_out=scanner.accept("x"))


def _take_card(scanner: Scanner) -> Card | None:
    """Read a card, or `?` for one that the reader may not know."""
    return None if scanner.accept("?") else scanner.take(_CARDS, f"{_A_CARD}, or '?'")


def _format_rack(rack: Rack) -> str:
    hidden, claimed = _format_cards(rack.hidden), _format_cards(rack.claimed)
    return f"{hidden};{claimed}{'x' * rack.is_out}"


def _format_cards(cards: Sequence[Card | None]) -> str:
    return ",".join("?" if card is None else str(card) for card in cards)
