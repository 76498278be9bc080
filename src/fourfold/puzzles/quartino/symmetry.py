"""The canonical key of a Quartino puzzle."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from fourfold.games.quartino import COLOURS, Position
from fourfold.games.quartino.symmetry import FieldSymmetry, field_symmetries

_LETTERS = "".join(COLOURS)
_DIGITS = "0123"


def canonical_key(position: Position) -> str:
    """Return a key that is the same for all positions equal up to symmetry.

    It covers the stones, the mover's cards in any order, and the decision to make. The other
    racks make no difference to this turn.
    """
    stacks = ["".join(stack) for stack in position.stacks]
    cards = [str(card) for card in position.rack.hidden]
    due = f"{position.phase}:{position.stones}"
    forms = (
        form
        for symmetry in field_symmetries(position.rules.geometry)
        for form in _forms(symmetry, stacks, cards)
    )
    return f"{min(forms)} {due}"


def _forms(symmetry: FieldSymmetry, stacks: Sequence[str], cards: Sequence[str]) -> Iterator[str]:
    """Yield the image with the colours named in order of appearance.

    Colours that do not appear on the board are named in every order.
    """
    moved = [""] * len(stacks)
    for field, stack in enumerate(stacks):
        moved[symmetry.fields[field]] = stack
    board = ",".join(moved)
    seen = "".join(dict.fromkeys(board.replace(",", "")))
    turned = [_turned(symmetry, card) for card in cards]
    for rest in permutations([letter for letter in _LETTERS if letter not in seen]):
        names = str.maketrans(seen + "".join(rest), _DIGITS)
        own = ",".join(sorted(card.translate(names) for card in turned))
        yield f"{board.translate(names)} {own}"


def _turned(symmetry: FieldSymmetry, card: str) -> str:
    image = [""] * len(card)
    for place, colour in zip(symmetry.places, card, strict=True):
        image[place] = colour
    return "".join(image)
