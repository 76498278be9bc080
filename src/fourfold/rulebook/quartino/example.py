"""The positions in Quartino's figures, computed by the rules, for the page and the terminal.

The worked turns are those of the printed sheet: a normal one, and a full one.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from fourfold.games.quartino import (
    Card,
    Claim,
    Colour,
    End,
    Move,
    Phase,
    Place,
    Position,
    Rules,
    parse_card,
    parse_move,
    parse_position,
    parse_rules,
)

WHEEL, GRID = BOARDS = parse_rules("wheel"), parse_rules("grid")

CARD = parse_card("RYGB")
PLACED = Place(Colour.RED, 4)
CLAIM_CARDS = tuple(map(parse_card, ("YRGB", "BYGR", "GRYB")))

_CARDS = "RYGB,BGYR,GRYB,YBRG"
_CARD_STACKS = {WHEEL: "GR/B/-/RG/Y/YBG/RB/-/-", GRID: "GR/B/-/YG/Y/B/RG/RB/-"}
_CLAIM_STACKS = {WHEEL: "YB/G/R/-/-/GY/-/R/BY", GRID: "YG/G/B/RY/R/-/B/-/Y"}
_COLOUR_STACKS = "R/RG/-/YR/-/B/-/RY/-"
_COLUMN_STACKS = "Y/-/GB/-/-/RYBG/-/B/-"
_PLACE_STACKS = "R/Y/-/-/GB/-/-/-/Y"

WORKED_TURNS = {
    "normal": ("G/Y/-/R/B/-/-/-/YB", "YRGB,BYGR,GRYB,RGBY", "R8,."),
    "full": ("YR/-/B/R/-/GBRY/-/R/G", "RYGB,YGRB,GBRY,BYRG", "+,Y1,G2,B3,RYGB@1,G4,."),
}
"""The worked turns: the board before, the player's cards, and the moves."""


def card_position(rules: Rules = WHEEL) -> Position:
    """Return a position that `CARD` fits."""
    return _stand(_CARD_STACKS[rules], rules)


def claim_position(rules: Rules = WHEEL) -> Position:
    """Return a position in which one of `CLAIM_CARDS` can be claimed."""
    return _stand(_CLAIM_STACKS[rules], rules, ",".join(map(str, (*CLAIM_CARDS, CARD))))


def right_claims(position: Position) -> list[Claim]:
    """Return the claims of `CLAIM_CARDS` that are right in a position."""
    return [Claim(card, w) for card in CLAIM_CARDS for w in windows(position, card)]


def colour_position() -> Position:
    """Return a position after which Colour can be declared."""
    return _stand(_COLOUR_STACKS)


def column_position() -> Position:
    """Return a position after which a Column is removed."""
    return _stand(_COLUMN_STACKS)


def place_position() -> Position:
    """Return a position at the start of a normal turn."""
    return parse_position(f"{_PLACE_STACKS} 2 claim {_CARDS};/?,?,?,?;", WHEEL).play(End())


def windows(position: Position, card: Card) -> list[int]:
    """Return the windows that a card fits."""
    count = len(position.rules.geometry.windows)
    return [window for window in range(1, count + 1) if position.is_match(card, window)]


def colour_fields(position: Position) -> list[int]:
    """Return the fields with stones of the colours for which Colour can be declared."""
    colours = set(position.colours)
    return [field for field, stack in enumerate(position.stacks) if colours & set(stack)]


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a worked turn: a position, and what to highlight in it."""

    caption: str
    """The id of the message that describes it."""

    position: Position
    """The position reached."""

    last: int | None = None
    """The field of the stone just placed."""

    claim: Claim | None = None
    """The claim about to be made: its card is shown over its window."""

    @property
    def fields(self) -> list[int]:
        """The fields that decide Colour or Column, in steps about them."""
        if self.position.phase is not Phase.COLOUR:
            return []
        return sorted({*colour_fields(self.position), *self.position.columns})


def worked_turn(name: str) -> tuple[Step, ...]:
    """Return the steps of the `normal` or the `full` turn; seat 1 plays it."""
    stacks, cards, moves = WORKED_TURNS[name]
    before = parse_position(f"{stacks} 2 claim {cards};/?,?,?,?;", WHEEL)
    reached = _play(before.play(End()), [parse_move(move) for move in moves.split(",")])
    return tuple(
        Step(f"figure-quartino-{name}-{number}", position, last, claim)
        for number, (position, last, claim) in enumerate(reached, 1)
    )


def _play(
    position: Position, moves: list[Move]
) -> Iterator[tuple[Position, int | None, Claim | None]]:
    """Yield the position before and after each move, and an extra step before a claim."""
    yield position, None, None
    for move in moves:
        if isinstance(move, Claim):
            yield position, None, move
        position = position.play(move)
        yield position, move.field if isinstance(move, Place) else None, None


def _stand(stacks: str, rules: Rules = WHEEL, cards: str = _CARDS) -> Position:
    """Return a position at the end of seat 1's turn."""
    return parse_position(f"{stacks} 1 claim {cards};/?,?,?,?;", rules)
