"""The exam paper: a fixed list of positions with their exact values.

A file contains the questions in the order in which they are asked:

    8 bytes    the magic number
    the rest   LZMA-compressed, for each question:
               1 byte     the rule set's index in `RULE_SETS`
               1 byte     1 + the exact value for the seat to move
               24 bytes   the encoded position

The order mixes phases and rule sets, so that the first questions are an exam too.
"""

import lzma
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import combinations

from fourfold.games.quarto import ALL_TRAITS, ENCODED_LENGTH, Position, Rules, decode

VERSION = 1
"""The number of the paper; grades of different papers can't be compared."""

MAGIC = b"4FOLDEX1"
FILE_NAME = "exam.paper"

RULE_SETS = tuple(
    Rules(traits, squares, calls)
    for count in range(len(ALL_TRAITS), 0, -1)
    for traits in combinations(ALL_TRAITS, count)
    for squares in (False, True)
    for calls in (True, False)
)
"""Every rule set without a clock: 60, those with all traits first."""

_RECORD = 2 + ENCODED_LENGTH


class Phase(StrEnum):
    """The phase of a game, by the number of pieces on the board."""

    OPENING = "opening"
    """Up to five pieces."""

    MIDDLEGAME = "middlegame"
    """Six to nine pieces."""

    ENDGAME = "endgame"
    """Ten or more pieces."""


def phase_of(position: Position) -> Phase:
    """Return the phase that a position belongs to."""
    if position.placed <= 5:
        return Phase.OPENING
    return Phase.MIDDLEGAME if position.placed <= 9 else Phase.ENDGAME


@dataclass(frozen=True, slots=True)
class ExamQuestion:
    """A position to answer with a turn."""

    number: int
    """Its place on the paper, from 0; also the RNG seed that the bot gets."""

    position: Position
    """The position."""

    value: int
    """Its exact value for the seat to move: 1 for a win, 0 for a draw, -1 for a loss."""


class PaperError(ValueError):
    """A file that is not an exam paper."""


def encode_paper(questions: Iterable[ExamQuestion]) -> bytes:
    """Encode questions as a file's bytes."""
    records = (
        bytes((RULE_SETS.index(question.position.rules), 1 + question.value))
        + question.position.encode()
        for question in questions
    )
    return MAGIC + lzma.compress(b"".join(records), preset=9 | lzma.PRESET_EXTREME)


def decode_paper(data: bytes, count: int | None = None) -> Iterator[ExamQuestion]:
    """Yield the first `count` questions of a file's bytes, or all of them."""
    if data[: len(MAGIC)] != MAGIC:
        raise PaperError("this is not an exam paper")
    records = lzma.decompress(data[len(MAGIC) :])
    total = len(records) // _RECORD
    for number in range(total if count is None else min(count, total)):
        record = records[number * _RECORD : (number + 1) * _RECORD]
        position = decode(record[2:], RULE_SETS[record[0]])
        yield ExamQuestion(number, position, record[1] - 1)


@cache
def _paper() -> bytes:
    return files("fourfold.exam.quarto").joinpath(FILE_NAME).read_bytes()


def load_paper(count: int | None = None) -> list[ExamQuestion]:
    """Return the first `count` questions of the shipped paper, or all of them."""
    return list(decode_paper(_paper(), count))
