"""The opening book: the scores of all positions with few pieces, found beforehand.

A file holds the eight classes of rules (one to four traits in play, with and without squares):

    8 bytes    the magic number
    4 bytes    CRC-32 of the rest, little-endian
    the rest   compressed by LZMA (raw, preset 9), for each class:
               1 byte    traits in play + 8 if squares count
               1 byte    the most pieces of its positions
               4 bytes   number of entries, little-endian
               varints   the differences of the entries' keys, in rising order
               bytes     the entries' scores, each + 128

An entry is a position that is not a draw and whose piece in hand does not win at once; every other
one with so few pieces is a draw. A key is that of the core (`native/solver/key.hpp`), its lower 16
bits, the occupied squares, turned to the top: keys of one shape then lie close together.
"""

import lzma
import warnings
import zlib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import accumulate, pairwise
from pathlib import Path

from fourfold.solver.quarto.native import BookCore, make_book_core

MAGIC = b"4FOLDBK1"
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]


class BookError(ValueError):
    """A file that is no book, or a damaged one."""


class Book:
    """The openings of one class of rules."""

    def __init__(self, most_pieces: int, scores: Mapping[int, int]) -> None:
        """Make a book of the scores that are not draws, by key."""
        self.most_pieces = most_pieces
        self.scores = scores

    @cached_property
    def core(self) -> BookCore:
        """The book as the core wants it."""
        return make_book_core(self.most_pieces, self.scores)


Books = dict[tuple[int, bool], Book]
"""Books by the number of traits in play and whether squares count."""


def encode_books(books: Books) -> bytes:
    """Return the bytes of a file."""
    packed = b"".join(_encode(traits, squares, book) for (traits, squares), book in books.items())
    body = lzma.compress(packed, lzma.FORMAT_RAW, filters=_FILTERS)
    return MAGIC + zlib.crc32(body).to_bytes(4, "little") + body


def decode_books(data: bytes) -> Books:
    """Read the bytes of a file; raise `BookError` if they are no book, or not all of it."""
    if data[:8] != MAGIC:
        raise BookError("this is no opening book of this program")
    body = data[12:]
    if zlib.crc32(body) != int.from_bytes(data[8:12], "little"):
        raise BookError("the opening book is damaged: its checksum is wrong")
    try:
        packed = lzma.decompress(body, lzma.FORMAT_RAW, filters=_FILTERS)
    except lzma.LZMAError:
        raise BookError("the opening book is damaged: it can't be unpacked") from None
    try:
        return dict(_decode(packed))
    except (IndexError, ValueError):
        raise BookError("the opening book is damaged: its entries can't be read") from None


def read_books(path: Path) -> Books:
    """Read a file; raise `OSError` or `BookError`."""
    return decode_books(path.read_bytes())


@cache
def load_book(traits: int, *, squares: bool) -> Book | None:
    """Return the book of a class that the package ships; None if it has none."""
    return _shipped_books().get((traits, squares))


def shipped_path() -> Path:
    """Return where the package keeps its book."""
    return Path(str(files("fourfold.solver.quarto"))) / "openings.book"


@cache
def _shipped_books() -> Books:
    """Read the package's book; without it, or with a damaged one, everything works but slower."""
    try:
        return read_books(shipped_path())
    except FileNotFoundError:
        return {}
    except (OSError, BookError) as error:
        warnings.warn(f"solving without the opening book: {error}", stacklevel=4)
        return {}


def _encode(traits: int, squares: bool, book: Book) -> bytes:
    turned = sorted((_turn(key), score) for key, score in book.scores.items())
    keys = [0, *(key for key, _ in turned)]
    steps = b"".join(_encode_varint(high - low) for low, high in pairwise(keys))
    head = bytes([traits + 8 * squares, book.most_pieces]) + len(turned).to_bytes(4, "little")
    return head + steps + bytes(score + 128 for _, score in turned)


def _decode(packed: bytes) -> Iterator[tuple[tuple[int, bool], Book]]:
    """Yield the classes of a file; raise `IndexError` or `ValueError` where it makes no sense."""
    place = 0
    while place < len(packed) or place == 0:
        kind, most_pieces = packed[place], packed[place + 1]
        if not 1 <= kind & 7 <= 4 or kind > 15:
            raise ValueError(kind)
        count = int.from_bytes(packed[place + 2 : place + 6], "little")
        steps, place = _decode_varints(packed, place + 6, count)
        scores = (byte - 128 for byte in packed[place : place + count])
        keys = map(_turn_back, accumulate(steps))
        yield (kind & 7, kind > 7), Book(most_pieces, dict(zip(keys, scores, strict=True)))
        place += count


def _turn(key: int) -> int:
    return (key & 0xFFFF) << 32 | key >> 16


def _turn_back(turned: int) -> int:
    return turned >> 32 | (turned & 0xFFFFFFFF) << 16


def _encode_varint(number: int) -> bytes:
    """Write seven bits a byte, the lowest first; a byte of 128 or more has another behind it."""
    encoded = bytearray()
    while number > 127:
        encoded.append(number & 127 | 128)
        number >>= 7
    return bytes(encoded) + bytes([number])


def _decode_varints(data: bytes, place: int, count: int) -> tuple[list[int], int]:
    numbers = []
    for _ in range(count):
        number = shift = 0
        while True:
            byte = data[place]
            place += 1
            number |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        numbers.append(number)
    return numbers, place
