"""The opening book: precomputed scores of all positions with few pieces.

A file contains the eight rule classes (one to four traits in play, with and without squares):

    8 bytes    the magic number
    4 bytes    CRC-32 of the rest, little-endian
    the rest   LZMA-compressed (raw, preset 9), for each class:
               1 byte    traits in play + 8 if squares count
               1 byte    maximum number of pieces in its positions
               4 bytes   number of entries, little-endian
               varints   the differences between the entries' keys, in ascending order
               bytes     the entries' scores, each + 128

An entry is a position that is not a draw and whose piece in hand does not win at once; any other
position with that few pieces is a draw. A key is the core's hash key (`native/solver/key.hpp`) with
its lower 16 bits, the occupied squares, rotated to the top: keys of one shape are then adjacent.
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
    """A file that is not a book, or a corrupt one."""


class Book:
    """The openings of one rule class."""

    def __init__(self, max_pieces: int, scores: Mapping[int, int]) -> None:
        """Create a book from the scores by key, draws omitted."""
        self.max_pieces = max_pieces
        self.scores = scores

    @cached_property
    def core(self) -> BookCore:
        """The book in the core's format."""
        return make_book_core(self.max_pieces, self.scores)


Books = dict[tuple[int, bool], Book]
"""Books by the number of traits in play and whether squares count."""


def encode_books(books: Books) -> bytes:
    """Encode books as a file's bytes."""
    packed = b"".join(_encode(traits, squares, book) for (traits, squares), book in books.items())
    body = lzma.compress(packed, lzma.FORMAT_RAW, filters=_FILTERS)
    return MAGIC + zlib.crc32(body).to_bytes(4, "little") + body


def decode_books(data: bytes) -> Books:
    """Decode a file's bytes; raise `BookError` if they are not a complete book."""
    if data[:8] != MAGIC:
        raise BookError("this is not an opening book")
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
    """Return the shipped book for a rule class; None if there is none."""
    return _shipped_books().get((traits, squares))


def shipped_path() -> Path:
    """Return the path of the shipped book."""
    return Path(str(files("fourfold.solver.quarto"))) / "openings.book"


@cache
def _shipped_books() -> Books:
    """Read the shipped book; return nothing if it is missing, or corrupt (with a warning)."""
    try:
        return read_books(shipped_path())
    except FileNotFoundError:
        return {}
    except (OSError, BookError) as error:
        warnings.warn(f"solving without the opening book: {error}", stacklevel=4)
        return {}


def _encode(traits: int, squares: bool, book: Book) -> bytes:
    rotated = sorted((_rotate(key), score) for key, score in book.scores.items())
    keys = [0, *(key for key, _ in rotated)]
    steps = b"".join(_encode_varint(high - low) for low, high in pairwise(keys))
    head = bytes([traits + 8 * squares, book.max_pieces]) + len(rotated).to_bytes(4, "little")
    return head + steps + bytes(score + 128 for _, score in rotated)


def _decode(packed: bytes) -> Iterator[tuple[tuple[int, bool], Book]]:
    """Yield the rule classes of a file; raise `IndexError` or `ValueError` if it is malformed."""
    place = 0
    while place < len(packed) or place == 0:
        kind, max_pieces = packed[place], packed[place + 1]
        if not 1 <= kind & 7 <= 4 or kind > 15:
            raise ValueError(kind)
        count = int.from_bytes(packed[place + 2 : place + 6], "little")
        steps, place = _decode_varints(packed, place + 6, count)
        scores = (byte - 128 for byte in packed[place : place + count])
        keys = map(_rotate_back, accumulate(steps))
        yield (kind & 7, kind > 7), Book(max_pieces, dict(zip(keys, scores, strict=True)))
        place += count


def _rotate(key: int) -> int:
    return (key & 0xFFFF) << 32 | key >> 16


def _rotate_back(rotated: int) -> int:
    return rotated >> 32 | (rotated & 0xFFFFFFFF) << 16


def _encode_varint(number: int) -> bytes:
    """Encode a varint: seven bits per byte, lowest first; the top bit means that more follow."""
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
