"""The symmetries of Quartino, and the canonical form of boards.

A symmetry permutes the fields, permutes the places of a card accordingly, and renames the colours.
There are 16 field permutations on the wheel (8 rotations, each also mirrored) and 8 on the grid,
all derived from the table of windows. With 24 ways to rename the colours that makes 384 and 192.

A mirror image matches the mirrored card, not the original, so a mirrored board with mirrored cards
is the same game.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from typing import assert_never

from fourfold.games.game import check_type, prefixed_repr
from fourfold.games.quartino.card import Card, Rack
from fourfold.games.quartino.geometry import FIELDS, Geometry
from fourfold.games.quartino.move import Claim, Declare, Decline, End, Move, Place
from fourfold.games.quartino.position import Position
from fourfold.games.quartino.rules import Rules, read_rules
from fourfold.games.quartino.stone import COLOURS, Colour, Stack
from fourfold.games.trusted import derive


@dataclass(frozen=True, slots=True)
class FieldSymmetry:
    """A permutation of the fields that maps every window to a window."""

    fields: tuple[int, ...]
    """Where each field goes."""

    places: tuple[int, ...]
    """Where each of a card's four places goes, the same in every window."""

    windows: tuple[int, ...]
    """Where each window goes, counted from 0."""

    def __repr__(self) -> str:
        """Return the constructor call."""
        return prefixed_repr("quartino", self)


@dataclass(frozen=True, slots=True)
class Symmetry:
    """A permutation of fields and colours that leaves the game unchanged."""

    board: FieldSymmetry
    """The permutation of the fields, the windows and the places of a card."""

    colours: tuple[Colour, ...]
    """The new name of each colour."""

    def __repr__(self) -> str:
        """Return the constructor call."""
        return prefixed_repr("quartino", self)

    def apply_to_stack(self, stack: Stack) -> Stack:
        """Return a stack with its colours renamed."""
        return tuple(map(self._rename, stack))

    def apply_to_card(self, card: Card) -> Card:
        """Return the card that the image of a window shows when the window shows this one."""
        image = list(card.colours)
        for place, colour in zip(self.board.places, card.colours, strict=True):
            image[place] = self._rename(colour)
        a, b, c, d = image
        return Card((a, b, c, d))

    def apply_to_move(self, move: Move) -> Move:
        """Return the image of a move."""
        match move:
            case Place(colour, field):
                return Place(self._rename(colour), self.board.fields[field])
            case Claim(card, window):
                return Claim(self.apply_to_card(card), self.board.windows[window - 1] + 1)
            case Declare() | Decline() | End():
                return move
            case _:
                assert_never(move)

    def apply(self, position: Position) -> Position:
        """Return the image of a position; the seats stay as they are."""
        stacks: list[Stack] = [()] * len(FIELDS)
        for field, stack in enumerate(position.stacks):
            stacks[self.board.fields[field]] = self.apply_to_stack(stack)
        racks = tuple(map(self._apply_to_rack, position.racks))
        return derive(position, stacks=tuple(stacks), racks=racks)

    def _apply_to_rack(self, rack: Rack) -> Rack:
        return replace(
            rack,
            hidden=tuple(
                None if card is None else self.apply_to_card(card) for card in rack.hidden
            ),
            claimed=tuple(map(self.apply_to_card, rack.claimed)),
        )

    def _rename(self, colour: Colour) -> Colour:
        return self.colours[COLOURS.index(colour)]


@cache
def field_symmetries(geometry: Geometry) -> tuple[FieldSymmetry, ...]:
    """List the field symmetries of a geometry, the identity first."""
    return tuple(
        FieldSymmetry(tuple(fields[field] for field in FIELDS), places, windows)
        for places in permutations(range(4))
        for fields, windows in _extend(geometry, places, {}, ())
    )


def symmetries(rules: Rules | str) -> tuple[Symmetry, ...]:
    """List all symmetries of a rule set, the identity first."""
    return _symmetries(read_rules(rules).geometry)


@cache
def _symmetries(geometry: Geometry) -> tuple[Symmetry, ...]:
    return tuple(
        Symmetry(board, colours)
        for board in field_symmetries(geometry)
        for colours in permutations(COLOURS)
    )


def canonical_stacks(rules: Rules | str, stacks: Sequence[Stack]) -> tuple[Stack, ...]:
    """Return the canonical form of a board: the same for all boards equal up to symmetry.

    `canonical_stacks(r, canonical_stacks(r, s)) == canonical_stacks(r, s)`.
    """
    geometry = read_rules(rules).geometry
    check_type(stacks, Sequence, "the stacks of a board, such as position.stacks")
    texts = ["".join(stack) for stack in stacks]
    # Naming the colours in order of appearance gives the lexicographically smallest form.
    forms = (_renamed(",".join([texts[field] for field in order])) for order in _sources(geometry))
    return tuple(tuple(COLOURS[int(digit)] for digit in stack) for stack in min(forms).split(","))


def _extend(
    geometry: Geometry, places: tuple[int, ...], fields: dict[int, int], windows: tuple[int, ...]
) -> Iterator[tuple[dict[int, int], tuple[int, ...]]]:
    """Yield the field permutations that extend a mapping of the first windows."""
    if len(windows) == len(geometry.windows):
        yield fields, windows
        return
    source = geometry.windows[len(windows)]
    for number, target in enumerate(geometry.windows):
        moved = {field: target[places[place]] for place, field in enumerate(source)}
        both = fields | moved
        if all(fields.get(field, image) == image for field, image in moved.items()) and len(
            set(both.values())
        ) == len(both):
            yield from _extend(geometry, places, both, (*windows, number))


@cache
def _sources(geometry: Geometry) -> tuple[tuple[int, ...], ...]:
    """List, for every field symmetry, where each field's stack comes from."""
    return tuple(
        tuple(symmetry.fields.index(field) for field in FIELDS)
        for symmetry in field_symmetries(geometry)
    )


def _renamed(text: str) -> str:
    """Name the colours of a board 0, 1, 2, 3 in order of appearance."""
    for digit, letter in enumerate(dict.fromkeys(text.replace(",", ""))):
        text = text.replace(letter, str(digit))
    return text
